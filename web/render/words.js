// What the client says by itself, in the language that the app's content is in. English is what stands for the words
// in the code; where a language is missing here, it is also what is said. "%1" and "%2" are filled in.

const words = {
  'Actions': {
    ar: 'الإجراءات', de: 'Aktionen', es: 'Acciones', fr: 'Actions', he: 'פעולות', it: 'Azioni',
    ja: 'アクション', ko: '동작', nl: 'Acties', pt: 'Ações', sv: 'Åtgärder', zh: '操作',
  },
  'Actions for %1': {
    ar: 'إجراءات %1', de: 'Aktionen für %1', es: 'Acciones de %1', fr: 'Actions pour %1', he: 'פעולות עבור %1',
    it: 'Azioni per %1', ja: '%1のアクション', ko: '%1 동작', nl: 'Acties voor %1', pt: 'Ações de %1',
    sv: 'Åtgärder för %1', zh: '%1的操作',
  },
  'Back': {
    ar: 'رجوع', de: 'Zurück', es: 'Atrás', fr: 'Retour', he: 'חזרה', it: 'Indietro',
    ja: '戻る', ko: '뒤로', nl: 'Terug', pt: 'Voltar', sv: 'Tillbaka', zh: '返回',
  },
  'Back from %1': {
    ar: 'رجوع من %1', de: 'Zurück aus %1', es: 'Volver de %1', fr: 'Revenir de %1', he: 'חזרה מתוך %1',
    it: 'Torna da %1', ja: '%1から戻る', ko: '%1에서 돌아가기', nl: 'Terug uit %1', pt: 'Voltar de %1',
    sv: 'Tillbaka från %1', zh: '从%1返回',
  },
  'Back to %1': {
    ar: 'رجوع إلى %1', de: 'Zurück zu %1', es: 'Volver a %1', fr: 'Retour à %1', he: 'חזרה אל %1',
    it: 'Torna a %1', ja: '%1に戻る', ko: '%1(으)로 돌아가기', nl: 'Terug naar %1', pt: 'Voltar a %1',
    sv: 'Tillbaka till %1', zh: '返回%1',
  },
  'Choose': {
    ar: 'اختيار', de: 'Auswählen', es: 'Elegir', fr: 'Choisir', he: 'בחירה', it: 'Scegli',
    ja: '選択', ko: '선택', nl: 'Kies', pt: 'Escolher', sv: 'Välj', zh: '选取',
  },
  'Choose a file': {
    ar: 'اختيار ملف', de: 'Datei auswählen', es: 'Elegir un archivo', fr: 'Choisir un fichier', he: 'בחירת קובץ',
    it: 'Scegli un file', ja: 'ファイルを選択', ko: '파일 선택', nl: 'Kies een bestand', pt: 'Escolher um arquivo',
    sv: 'Välj en fil', zh: '选取文件',
  },
  'Choose files': {
    ar: 'اختيار ملفات', de: 'Dateien auswählen', es: 'Elegir archivos', fr: 'Choisir des fichiers', he: 'בחירת קבצים',
    it: 'Scegli i file', ja: 'ファイルを選択', ko: '파일 선택', nl: 'Kies bestanden', pt: 'Escolher arquivos', sv: 'Välj filer',
    zh: '选取文件',
  },
  'Choose where it goes': {
    ar: 'اختر الوجهة', de: 'Wähle, wohin es kommt', es: 'Elige dónde va', fr: 'Choisissez où le déposer', he: 'יש לבחור לאן',
    it: 'Scegli dove metterlo', ja: '移動先を選択してください', ko: '옮길 곳을 선택하세요', nl: 'Kies waar het komt',
    pt: 'Escolha para onde vai', sv: 'Välj vart den ska', zh: '请选择放置的位置',
  },
  'Clear text': {
    ar: 'مسح النص', de: 'Text löschen', es: 'Borrar texto', fr: 'Effacer le texte', he: 'ניקוי הטקסט',
    it: 'Cancella testo', ja: 'テキストを消去', ko: '텍스트 지우기', nl: 'Wis tekst', pt: 'Limpar texto',
    sv: 'Rensa text', zh: '清除文本',
  },
  'Close': {
    ar: 'إغلاق', de: 'Schließen', es: 'Cerrar', fr: 'Fermer', he: 'סגירה', it: 'Chiudi',
    ja: '閉じる', ko: '닫기', nl: 'Sluit', pt: 'Fechar', sv: 'Stäng', zh: '关闭',
  },
  'Close Inspector': {
    ar: 'إغلاق الفاحص', de: 'Informationen schließen', es: 'Cerrar inspector', fr: 'Fermer l’inspecteur',
    he: 'סגירת הבדיקה', it: 'Chiudi informazioni', ja: 'インスペクタを閉じる', ko: '속성 닫기', nl: 'Sluit infovenster',
    pt: 'Fechar inspetor', sv: 'Stäng granskaren', zh: '关闭检查器',
  },
  'Column': {
    ar: 'عمود', de: 'Spalte', es: 'Columna', fr: 'Colonne', he: 'עמודה', it: 'Colonna',
    ja: '列', ko: '열', nl: 'Kolom', pt: 'Coluna', sv: 'Kolumn', zh: '栏',
  },
  'Connected again.': {
    ar: 'عاد الاتصال.', de: 'Wieder verbunden.', es: 'Conexión restablecida.', fr: 'Connexion rétablie.',
    he: 'החיבור חזר.', it: 'Connessione ripristinata.', ja: '再接続しました。', ko: '다시 연결되었습니다.',
    nl: 'Weer verbonden.', pt: 'Conexão restabelecida.', sv: 'Ansluten igen.', zh: '已重新连接。',
  },
  'Connecting…': {
    ar: 'جارٍ الاتصال…', de: 'Verbinden …', es: 'Conectando…', fr: 'Connexion…', he: 'מתבצע חיבור…',
    it: 'Connessione…', ja: '接続中…', ko: '연결 중…', nl: 'Verbinden…', pt: 'Conectando…', sv: 'Ansluter…', zh: '正在连接…',
  },
  'Connection lost. Trying again…': {
    ar: 'انقطع الاتصال. تجري المحاولة مجددًا…', de: 'Verbindung unterbrochen. Neuer Versuch …',
    es: 'Se perdió la conexión. Reintentando…', fr: 'Connexion perdue. Nouvelle tentative…',
    he: 'החיבור נותק. מתבצע ניסיון נוסף…', it: 'Connessione interrotta. Nuovo tentativo…',
    ja: '接続が切れました。再接続しています…', ko: '연결이 끊겼습니다. 다시 시도하는 중…',
    nl: 'Verbinding verbroken. Nieuwe poging…', pt: 'Conexão perdida. Tentando de novo…',
    sv: 'Anslutningen bröts. Försöker igen…', zh: '连接已断开，正在重试…',
  },
  'Content': {
    ar: 'المحتوى', de: 'Inhalt', es: 'Contenido', fr: 'Contenu', he: 'תוכן', it: 'Contenuto',
    ja: 'コンテンツ', ko: '콘텐츠', nl: 'Inhoud', pt: 'Conteúdo', sv: 'Innehåll', zh: '内容',
  },
  'Copied': {
    ar: 'تم النسخ', de: 'Kopiert', es: 'Copiado', fr: 'Copié', he: 'הועתק', it: 'Copiato',
    ja: 'コピーしました', ko: '복사됨', nl: 'Gekopieerd', pt: 'Copiado', sv: 'Kopierat', zh: '已拷贝',
  },
  'Date': {
    ar: 'التاريخ', de: 'Datum', es: 'Fecha', fr: 'Date', he: 'תאריך', it: 'Data',
    ja: '日付', ko: '날짜', nl: 'Datum', pt: 'Data', sv: 'Datum', zh: '日期',
  },
  'Decrement %1': {
    ar: 'إنقاص %1', de: '%1 verringern', es: 'Disminuir %1', fr: 'Diminuer %1', he: 'הקטנת %1',
    it: 'Diminuisci %1', ja: '%1を減らす', ko: '%1 감소', nl: 'Verlaag %1', pt: 'Diminuir %1', sv: 'Minska %1', zh: '减少%1',
  },
  'Delete': {
    ar: 'حذف', de: 'Löschen', es: 'Eliminar', fr: 'Supprimer', he: 'מחיקה', it: 'Elimina',
    ja: '削除', ko: '삭제', nl: 'Verwijder', pt: 'Apagar', sv: 'Radera', zh: '删除',
  },
  'Detail': {
    ar: 'التفاصيل', de: 'Details', es: 'Detalle', fr: 'Détail', he: 'פרטים', it: 'Dettaglio',
    ja: '詳細', ko: '세부사항', nl: 'Details', pt: 'Detalhes', sv: 'Detaljer', zh: '详细信息',
  },
  'Dismiss': {
    ar: 'تجاهل', de: 'Ausblenden', es: 'Descartar', fr: 'Ignorer', he: 'ביטול ההודעה', it: 'Ignora',
    ja: '閉じる', ko: '닫기', nl: 'Negeer', pt: 'Dispensar', sv: 'Avfärda', zh: '忽略',
  },
  'Drop here': {
    ar: 'أفلت هنا', de: 'Hier ablegen', es: 'Soltar aquí', fr: 'Déposer ici', he: 'שחרור כאן', it: 'Rilascia qui',
    ja: 'ここにドロップ', ko: '여기에 놓기', nl: 'Zet hier neer', pt: 'Soltar aqui', sv: 'Släpp här', zh: '放在这里',
  },
  'Drop on %1': {
    ar: 'أفلت على %1', de: 'Auf %1 ablegen', es: 'Soltar en %1', fr: 'Déposer sur %1', he: 'שחרור על %1', it: 'Rilascia su %1',
    ja: '%1にドロップ', ko: '%1에 놓기', nl: 'Zet neer op %1', pt: 'Soltar em %1', sv: 'Släpp på %1', zh: '放到%1',
  },
  'Dropped': {
    ar: 'تم الإفلات', de: 'Abgelegt', es: 'Soltado', fr: 'Déposé', he: 'שוחרר', it: 'Rilasciato',
    ja: 'ドロップしました', ko: '놓았습니다', nl: 'Neergezet', pt: 'Solto', sv: 'Släppt', zh: '已放下',
  },
  'Dropped on %1': {
    ar: 'تم الإفلات على %1', de: 'Auf %1 abgelegt', es: 'Soltado en %1', fr: 'Déposé sur %1', he: 'שוחרר על %1',
    it: 'Rilasciato su %1', ja: '%1にドロップしました', ko: '%1에 놓았습니다', nl: 'Neergezet op %1', pt: 'Solto em %1',
    sv: 'Släppt på %1', zh: '已放到%1',
  },
  'Full screen': {
    ar: 'ملء الشاشة', de: 'Vollbild', es: 'Pantalla completa', fr: 'Plein écran', he: 'מסך מלא', it: 'Schermo intero',
    ja: 'フルスクリーン', ko: '전체 화면', nl: 'Volledig scherm', pt: 'Tela cheia', sv: 'Helskärm', zh: '全屏',
  },
  'Hide Sidebar': {
    ar: 'إخفاء الشريط الجانبي', de: 'Seitenleiste ausblenden', es: 'Ocultar barra lateral',
    fr: 'Masquer la barre latérale', he: 'הסתרת סרגל הצד', it: 'Nascondi barra laterale', ja: 'サイドバーを隠す',
    ko: '사이드바 가리기', nl: 'Verberg navigatiekolom', pt: 'Ocultar barra lateral', sv: 'Göm sidofältet', zh: '隐藏边栏',
  },
  'Image': {
    ar: 'صورة', de: 'Bild', es: 'Imagen', fr: 'Image', he: 'תמונה', it: 'Immagine',
    ja: '画像', ko: '이미지', nl: 'Afbeelding', pt: 'Imagem', sv: 'Bild', zh: '图像',
  },
  'In progress': {
    ar: 'قيد التقدم', de: 'In Arbeit', es: 'En curso', fr: 'En cours', he: 'בביצוע', it: 'In corso',
    ja: '進行中', ko: '진행 중', nl: 'Bezig', pt: 'Em andamento', sv: 'Pågår', zh: '进行中',
  },
  'Increment %1': {
    ar: 'زيادة %1', de: '%1 erhöhen', es: 'Aumentar %1', fr: 'Augmenter %1', he: 'הגדלת %1',
    it: 'Aumenta %1', ja: '%1を増やす', ko: '%1 증가', nl: 'Verhoog %1', pt: 'Aumentar %1', sv: 'Öka %1', zh: '增加%1',
  },
  'Inspector': {
    ar: 'الفاحص', de: 'Informationen', es: 'Inspector', fr: 'Inspecteur', he: 'בדיקה', it: 'Informazioni',
    ja: 'インスペクタ', ko: '속성', nl: 'Infovenster', pt: 'Inspetor', sv: 'Granskare', zh: '检查器',
  },
  'Menu': {
    ar: 'قائمة', de: 'Menü', es: 'Menú', fr: 'Menu', he: 'תפריט', it: 'Menu',
    ja: 'メニュー', ko: '메뉴', nl: 'Menu', pt: 'Menu', sv: 'Meny', zh: '菜单',
  },
  'Move %1…': {
    ar: 'نقل %1…', de: '%1 bewegen …', es: 'Mover %1…', fr: 'Déplacer %1…', he: 'הזזת %1…', it: 'Sposta %1…',
    ja: '%1を移動…', ko: '%1 이동…', nl: 'Verplaats %1…', pt: 'Mover %1…', sv: 'Flytta %1…', zh: '移动%1…',
  },
  'Move Down': {
    ar: 'تحريك لأسفل', de: 'Nach unten bewegen', es: 'Mover hacia abajo', fr: 'Descendre', he: 'הזזה למטה',
    it: 'Sposta giù', ja: '下に移動', ko: '아래로 이동', nl: 'Verplaats omlaag', pt: 'Mover para baixo', sv: 'Flytta ned', zh: '下移',
  },
  'Move Up': {
    ar: 'تحريك لأعلى', de: 'Nach oben bewegen', es: 'Mover hacia arriba', fr: 'Monter', he: 'הזזה למעלה',
    it: 'Sposta su', ja: '上に移動', ko: '위로 이동', nl: 'Verplaats omhoog', pt: 'Mover para cima', sv: 'Flytta upp', zh: '上移',
  },
  'Move…': {
    ar: 'نقل…', de: 'Bewegen …', es: 'Mover…', fr: 'Déplacer…', he: 'הזזה…', it: 'Sposta…',
    ja: '移動…', ko: '이동…', nl: 'Verplaats…', pt: 'Mover…', sv: 'Flytta…', zh: '移动…',
  },
  'Moved to place %1 of %2': {
    ar: 'نُقل إلى الموضع %1 من %2', de: 'An Stelle %1 von %2 bewegt', es: 'Movido a la posición %1 de %2',
    fr: 'Déplacé à la position %1 sur %2', he: 'הועבר למקום %1 מתוך %2', it: 'Spostato alla posizione %1 di %2',
    ja: '%2個中%1番目に移動しました', ko: '%2개 중 %1번째로 이동함', nl: 'Verplaatst naar plaats %1 van %2',
    pt: 'Movido para a posição %1 de %2', sv: 'Flyttad till plats %1 av %2', zh: '已移到第%1位，共%2位',
  },
  'Nothing here takes it': {
    ar: 'لا شيء هنا يقبله', de: 'Hier nimmt es nichts an', es: 'Aquí nada lo acepta', fr: 'Rien ici ne l’accepte',
    he: 'אין כאן מקום שמקבל אותו', it: 'Qui nulla lo accetta', ja: 'ここには置けません', ko: '여기에는 놓을 수 없습니다',
    nl: 'Niets hier neemt het aan', pt: 'Nada aqui o aceita', sv: 'Inget här tar emot den', zh: '这里没有可放置的位置',
  },
  'Notifications': {
    ar: 'الإشعارات', de: 'Mitteilungen', es: 'Notificaciones', fr: 'Notifications', he: 'עדכונים', it: 'Notifiche',
    ja: '通知', ko: '알림', nl: 'Meldingen', pt: 'Notificações', sv: 'Notiser', zh: '通知',
  },
  'Open %1': {
    ar: 'فتح %1', de: '%1 öffnen', es: 'Abrir %1', fr: 'Ouvrir %1', he: 'פתיחת %1', it: 'Apri %1',
    ja: '%1を開く', ko: '%1 열기', nl: 'Open %1', pt: 'Abrir %1', sv: 'Öppna %1', zh: '打开%1',
  },
  'Options': {
    ar: 'الخيارات', de: 'Optionen', es: 'Opciones', fr: 'Options', he: 'אפשרויות', it: 'Opzioni',
    ja: 'オプション', ko: '옵션', nl: 'Opties', pt: 'Opções', sv: 'Alternativ', zh: '选项',
  },
  'Or drop it here': {
    ar: 'أو أفلته هنا', de: 'Oder hier ablegen', es: 'O suéltalo aquí', fr: 'Ou déposez-le ici', he: 'או גרירה לכאן',
    it: 'O rilascialo qui', ja: 'またはここにドロップ', ko: '또는 여기에 놓기', nl: 'Of zet het hier neer', pt: 'Ou solte aqui',
    sv: 'Eller släpp den här', zh: '或拖放到此处',
  },
  'Popover': {
    ar: 'نافذة منبثقة', de: 'Popover', es: 'Ventana emergente', fr: 'Fenêtre contextuelle', he: 'חלונית צצה', it: 'Finestra a comparsa',
    ja: 'ポップオーバー', ko: '팝오버', nl: 'Pop-over', pt: 'Popover', sv: 'Popover', zh: '弹出窗口',
  },
  'Page %1 of %2': {
    ar: 'الصفحة %1 من %2', de: 'Seite %1 von %2', es: 'Página %1 de %2', fr: 'Page %1 sur %2', he: 'עמוד %1 מתוך %2',
    it: 'Pagina %1 di %2', ja: '%1/%2ページ', ko: '%2페이지 중 %1페이지', nl: 'Pagina %1 van %2', pt: 'Página %1 de %2',
    sv: 'Sida %1 av %2', zh: '第%1页，共%2页',
  },
  'Put back': {
    ar: 'أُعيد إلى مكانه', de: 'Zurückgelegt', es: 'Devuelto a su sitio', fr: 'Remis en place', he: 'הוחזר למקומו',
    it: 'Rimesso a posto', ja: '元に戻しました', ko: '제자리로 돌려놓았습니다', nl: 'Teruggezet', pt: 'Devolvido ao lugar',
    sv: 'Lagd tillbaka', zh: '已放回原处',
  },
  'Refresh': {
    ar: 'تحديث', de: 'Aktualisieren', es: 'Actualizar', fr: 'Actualiser', he: 'רענון', it: 'Aggiorna',
    ja: '更新', ko: '새로 고침', nl: 'Vernieuw', pt: 'Atualizar', sv: 'Uppdatera', zh: '刷新',
  },
  'Search': {
    ar: 'بحث', de: 'Suchen', es: 'Buscar', fr: 'Rechercher', he: 'חיפוש', it: 'Cerca',
    ja: '検索', ko: '검색', nl: 'Zoek', pt: 'Buscar', sv: 'Sök', zh: '搜索',
  },
  'Select': {
    ar: 'تحديد', de: 'Auswählen', es: 'Seleccionar', fr: 'Sélectionner', he: 'בחירה', it: 'Seleziona',
    ja: '選択', ko: '선택', nl: 'Selecteer', pt: 'Selecionar', sv: 'Välj', zh: '选择',
  },
  'Select %1': {
    ar: 'تحديد %1', de: '%1 auswählen', es: 'Seleccionar %1', fr: 'Sélectionner %1', he: 'בחירה: %1', it: 'Seleziona %1',
    ja: '%1を選択', ko: '%1 선택', nl: 'Selecteer %1', pt: 'Selecionar %1', sv: 'Välj %1', zh: '选择%1',
  },
  'Sending… %1': {
    ar: 'جارٍ الإرسال… %1', de: 'Senden … %1', es: 'Enviando… %1', fr: 'Envoi… %1', he: 'שליחה… %1', it: 'Invio… %1',
    ja: '送信中… %1', ko: '보내는 중… %1', nl: 'Versturen… %1', pt: 'Enviando… %1', sv: 'Skickar… %1', zh: '正在发送… %1',
  },
  'Share…': {
    ar: 'مشاركة…', de: 'Teilen …', es: 'Compartir…', fr: 'Partager…', he: 'שיתוף…', it: 'Condividi…',
    ja: '共有…', ko: '공유…', nl: 'Deel…', pt: 'Compartilhar…', sv: 'Dela…', zh: '共享…',
  },
  'Sheet': {
    ar: 'ورقة', de: 'Fenster', es: 'Hoja', fr: 'Feuille', he: 'גיליון', it: 'Foglio',
    ja: 'シート', ko: '시트', nl: 'Venster', pt: 'Folha', sv: 'Blad', zh: '表单',
  },
  'Sheet height': {
    ar: 'ارتفاع الورقة', de: 'Höhe des Fensters', es: 'Altura de la hoja', fr: 'Hauteur de la feuille', he: 'גובה הגיליון',
    it: 'Altezza del foglio', ja: 'シートの高さ', ko: '시트 높이', nl: 'Vensterhoogte', pt: 'Altura da folha',
    sv: 'Bladets höjd', zh: '表单高度',
  },
  'Show Sidebar': {
    ar: 'إظهار الشريط الجانبي', de: 'Seitenleiste einblenden', es: 'Mostrar barra lateral',
    fr: 'Afficher la barre latérale', he: 'הצגת סרגל הצד', it: 'Mostra barra laterale', ja: 'サイドバーを表示',
    ko: '사이드바 보기', nl: 'Toon navigatiekolom', pt: 'Mostrar barra lateral', sv: 'Visa sidofältet', zh: '显示边栏',
  },
  'Sidebar': {
    ar: 'الشريط الجانبي', de: 'Seitenleiste', es: 'Barra lateral', fr: 'Barre latérale', he: 'סרגל צד',
    it: 'Barra laterale', ja: 'サイドバー', ko: '사이드바', nl: 'Navigatiekolom', pt: 'Barra lateral', sv: 'Sidofält', zh: '边栏',
  },
  'Suggestions': {
    ar: 'اقتراحات', de: 'Vorschläge', es: 'Sugerencias', fr: 'Suggestions', he: 'הצעות', it: 'Suggerimenti',
    ja: '候補', ko: '추천 검색어', nl: 'Suggesties', pt: 'Sugestões', sv: 'Förslag', zh: '建议',
  },
  'Tab': {
    ar: 'علامة تبويب', de: 'Tab', es: 'Pestaña', fr: 'Onglet', he: 'כרטיסיה', it: 'Pannello',
    ja: 'タブ', ko: '탭', nl: 'Tabblad', pt: 'Aba', sv: 'Flik', zh: '标签页',
  },
  'Tabs': {
    ar: 'علامات التبويب', de: 'Tabs', es: 'Pestañas', fr: 'Onglets', he: 'כרטיסיות', it: 'Pannelli',
    ja: 'タブ', ko: '탭', nl: 'Tabbladen', pt: 'Abas', sv: 'Flikar', zh: '标签页',
  },
  'Text': {
    ar: 'نص', de: 'Text', es: 'Texto', fr: 'Texte', he: 'טקסט', it: 'Testo',
    ja: 'テキスト', ko: '텍스트', nl: 'Tekst', pt: 'Texto', sv: 'Text', zh: '文本',
  },
  'That cannot be taken here.': {
    ar: 'لا يمكن قبول هذا هنا.', de: 'Das kann hier nicht angenommen werden.', es: 'Eso no se puede aceptar aquí.',
    fr: 'Ce fichier ne peut pas être accepté ici.', he: 'אי אפשר לקבל את זה כאן.',
    it: 'Qui non può essere accettato.', ja: 'ここでは受け付けられません。', ko: '여기서는 받을 수 없습니다.',
    nl: 'Dat kan hier niet worden aangenomen.', pt: 'Isso não pode ser aceito aqui.',
    sv: 'Det kan inte tas emot här.', zh: '此处无法接收该文件。',
  },
  'That could not be sent. Choose it again.': {
    ar: 'تعذّر الإرسال. اختره مرة أخرى.', de: 'Das konnte nicht gesendet werden. Bitte noch einmal auswählen.',
    es: 'No se pudo enviar. Elígelo otra vez.', fr: 'L’envoi a échoué. Choisissez-le à nouveau.',
    he: 'השליחה נכשלה. יש לבחור שוב.', it: 'Invio non riuscito. Sceglilo di nuovo.', ja: '送信できませんでした。もう一度選択してください。',
    ko: '보낼 수 없습니다. 다시 선택하십시오.', nl: 'Dat kon niet worden verstuurd. Kies het opnieuw.',
    pt: 'Não foi possível enviar. Escolha de novo.', sv: 'Det kunde inte skickas. Välj det igen.', zh: '无法发送，请重新选取。',
  },
  'That did not work.': {
    ar: 'لم تنجح العملية.', de: 'Das hat nicht geklappt.', es: 'No ha funcionado.', fr: 'Cela n’a pas fonctionné.',
    he: 'הפעולה לא הצליחה.', it: 'Operazione non riuscita.', ja: '操作を完了できませんでした。', ko: '작업을 완료하지 못했습니다.',
    nl: 'Dat is niet gelukt.', pt: 'Não funcionou.', sv: 'Det gick inte.', zh: '操作未成功。',
  },
  'That is too large: at most %1.': {
    ar: 'هذا كبير جدًا: الحد الأقصى %1.', de: 'Das ist zu groß: höchstens %1.',
    es: 'Es demasiado grande: como máximo %1.', fr: 'C’est trop volumineux : %1 au maximum.',
    he: 'גדול מדי: לכל היותר %1.', it: 'È troppo grande: al massimo %1.', ja: '大きすぎます：最大%1です。',
    ko: '너무 큽니다: 최대 %1입니다.', nl: 'Dat is te groot: hoogstens %1.', pt: 'É grande demais: no máximo %1.',
    sv: 'Det är för stort: högst %1.', zh: '文件太大：最多%1。',
  },
  'That is too long to be kept. Please shorten it.': {
    ar: 'هذا أطول من أن يُحفظ. يُرجى تقصيره.', de: 'Das ist zu lang, um behalten zu werden. Bitte kürzen.',
    es: 'Es demasiado largo para guardarlo. Acórtalo.', fr: 'C’est trop long pour être conservé. Veuillez raccourcir.',
    he: 'זה ארוך מכדי להישמר. נא לקצר.', it: 'È troppo lungo per essere conservato. Abbrevialo.',
    ja: '長すぎるため保存できません。短くしてください。', ko: '너무 길어서 보관할 수 없습니다. 줄여 주세요.',
    nl: 'Dit is te lang om te bewaren. Maak het korter.', pt: 'É longo demais para ser guardado. Encurte-o.',
    sv: 'Det är för långt för att sparas. Korta det.', zh: '内容过长，无法保留，请缩短。',
  },
  'The last thing you did may not have been done. Please look.': {
    ar: 'ربما لم يُنفَّذ آخر ما قمت به. يُرجى التحقق.', de: 'Das Letzte ist vielleicht nicht geschehen. Bitte nachsehen.',
    es: 'Puede que lo último no se haya hecho. Compruébalo.', fr: 'La dernière action n’a peut-être pas été effectuée. Veuillez vérifier.',
    he: 'ייתכן שהפעולה האחרונה לא בוצעה. נא לבדוק.', it: 'L’ultima operazione potrebbe non essere stata eseguita. Controlla.',
    ja: '最後の操作は実行されていない可能性があります。ご確認ください。', ko: '마지막 작업이 실행되지 않았을 수 있습니다. 확인해 주세요.',
    nl: 'Het laatste is misschien niet gebeurd. Kijk het even na.', pt: 'A última ação pode não ter sido feita. Verifique.',
    sv: 'Det senaste kanske inte blev gjort. Kontrollera.', zh: '上一步操作可能未完成，请检查。',
  },
  'The server does not answer. Trying again…': {
    ar: 'الخادم لا يستجيب. تجري المحاولة مجددًا…', de: 'Der Server antwortet nicht. Neuer Versuch …',
    es: 'El servidor no responde. Reintentando…', fr: 'Le serveur ne répond pas. Nouvelle tentative…',
    he: 'השרת אינו מגיב. מתבצע ניסיון נוסף…', it: 'Il server non risponde. Nuovo tentativo…',
    ja: 'サーバが応答しません。再試行しています…', ko: '서버가 응답하지 않습니다. 다시 시도하는 중…',
    nl: 'De server antwoordt niet. Nieuwe poging…', pt: 'O servidor não responde. Tentando de novo…',
    sv: 'Servern svarar inte. Försöker igen…', zh: '服务器没有响应，正在重试…',
  },
  'This cannot be read. Please correct it.': {
    ar: 'لا يمكن قراءة هذا. يُرجى تصحيحه.', de: 'Das lässt sich nicht lesen. Bitte korrigieren.',
    es: 'No se puede leer. Corríjalo.', fr: 'Illisible. Veuillez corriger.', he: 'לא ניתן לקרוא זאת. נא לתקן.',
    it: 'Impossibile da leggere. Correggi.', ja: '読み取れません。修正してください。', ko: '읽을 수 없습니다. 고쳐 주세요.',
    nl: 'Dit is niet te lezen. Verbeter het.', pt: 'Não é possível ler isto. Corrija.',
    sv: 'Det går inte att läsa. Rätta det.', zh: '无法识别，请更正。',
  },
  'This page is out of date. Please reload it.': {
    ar: 'هذه الصفحة قديمة. يُرجى إعادة تحميلها.', de: 'Diese Seite ist veraltet. Bitte lade sie neu.',
    es: 'Esta página no está actualizada. Vuelve a cargarla.', fr: 'Cette page n’est plus à jour. Veuillez la recharger.',
    he: 'הדף אינו עדכני. יש לטעון אותו מחדש.', it: 'Questa pagina non è aggiornata. Ricaricala.',
    ja: 'このページは最新ではありません。再読み込みしてください。', ko: '이 페이지는 최신이 아닙니다. 다시 로드하십시오.',
    nl: 'Deze pagina is verouderd. Laad de pagina opnieuw.', pt: 'Esta página está desatualizada. Recarregue-a.',
    sv: 'Sidan är inaktuell. Läs in den igen.', zh: '此页面已过期，请重新载入。',
  },
  'Too many files: at most %1.': {
    ar: 'عدد الملفات كبير جدًا: الحد الأقصى %1.', de: 'Das sind zu viele Dateien: höchstens %1.',
    es: 'Demasiados archivos: como máximo %1.', fr: 'Trop de fichiers : %1 au maximum.', he: 'יותר מדי קבצים: עד %1.',
    it: 'Troppi file: al massimo %1.', ja: 'ファイルが多すぎます：最大%1個です。', ko: '파일이 너무 많습니다. 최대 %1개입니다.',
    nl: 'Te veel bestanden: hoogstens %1.', pt: 'Arquivos demais: no máximo %1.', sv: 'För många filer: högst %1.',
    zh: '文件过多：最多 %1 个。',
  },
  'Value': {
    ar: 'القيمة', de: 'Wert', es: 'Valor', fr: 'Valeur', he: 'ערך', it: 'Valore',
    ja: '値', ko: '값', nl: 'Waarde', pt: 'Valor', sv: 'Värde', zh: '值',
  },
  'You are offline. What you do is kept and sent later.': {
    ar: 'أنت غير متصل. سيُحفظ ما تفعله ويُرسل لاحقًا.', de: 'Du bist offline. Was du tust, wird behalten und später gesendet.',
    es: 'Estás sin conexión. Lo que hagas se guarda y se envía después.',
    fr: 'Vous êtes hors ligne. Vos actions sont conservées et envoyées plus tard.',
    he: 'אין חיבור לאינטרנט. הפעולות נשמרות ויישלחו מאוחר יותר.',
    it: 'Sei offline. Ciò che fai viene conservato e inviato più tardi.',
    ja: 'オフラインです。操作は保存され、後で送信されます。', ko: '오프라인입니다. 작업은 보관되었다가 나중에 전송됩니다.',
    nl: 'Je bent offline. Wat je doet wordt bewaard en later verstuurd.',
    pt: 'Você está offline. O que fizer é guardado e enviado depois.',
    sv: 'Du är offline. Det du gör sparas och skickas senare.', zh: '您已离线。您的操作会保留并稍后发送。',
  },
};

const nothing = {};
let spoken = 'en';

// Traditional characters are another script than those here.
function languageOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script === 'Hant' ? 'en' : language;
  } catch {
    return 'en';
  }
}

/** From now on `word` answers in the language of `tag` (BCP 47). Answers whether that is another one than before. */
export function speak(tag) {
  const before = spoken;
  spoken = languageOf(tag);
  return spoken !== before;
}

/** `english` in the language that is spoken, with `parts` for "%1" and "%2". */
export function word(english, ...parts) {
  const said = (words[english] ?? nothing)[spoken] ?? english;
  return parts.length === 0 ? said : said.replace(/%([12])/g, (_, at) => parts[at - 1]);
}

/** The language of a tag for the browser's formats; undefined, which is its own, for a tag that these do not take. */
export function inFormats(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
