/// What the library says where an app leaves it to the platform, in the language that a view has said.
///
/// The client has the languages of its own words in `web/render/words.js`: they are the same ones.
nonisolated enum OwnWord: Int, CaseIterable {
  case ok, cancel, noResults
  /// With "%" for what was looked for.
  case noResultsFor
  case checkSpelling
  case chooseFile, chooseFiles
  case searchIn
  case close, confirm, delete

  /// The word in the language of a BCP 47 tag: English where there is no tag, or none that is known.
  func said(in language: String?) -> String {
    guard let language, let words = OwnWord.translations[OwnWord.primary(of: language)] else {
      return OwnWord.english[rawValue]
    }
    return words[rawValue]
  }

  /// A word in a language, if it is one of these in English; else as it is.
  static func said(_ english: String, in language: String?) -> String {
    let word = OwnWord.english.firstIndex(of: english).flatMap(OwnWord.init)
    return word?.said(in: language) ?? english
  }

  /// The word with `part` in it.
  func said(in language: String?, with part: String) -> String {
    let said = said(in: language)
    guard let hole = said.firstIndex(of: "%") else { return said }
    return said[..<hole] + part + said[said.index(after: hole)...]
  }

  /// The languages there are besides English.
  static var languages: [String] { translations.keys.sorted() }

  /// The language of a tag; none for traditional Chinese, which is written in other characters than those here.
  private static func primary(of tag: String) -> String {
    let tag = tag.lowercased()
    guard let first = tag.split(separator: "-").first else { return "" }
    if first == "zh", LanguageTag.isTraditional(tag) { return "" }
    return first == "iw" ? "he" : String(first)
  }

  private static let english = [
    "OK", "Cancel", "No Results", "No Results for “%”", "Check the spelling or try a new search.",
    "Choose a File", "Choose Files", "Search In", "Close", "Confirm", "Delete",
  ]

  private static let translations: [String: [String]] = [
    "ar": [
      "موافق", "إلغاء", "لا توجد نتائج", "لا توجد نتائج لـ ”%“",
      "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
      "اختيار ملف", "اختيار ملفات", "البحث في",
      "إغلاق", "تأكيد", "حذف",
    ],
    "de": [
      "OK", "Abbrechen", "Keine Ergebnisse", "Keine Ergebnisse für „%“",
      "Überprüfe die Schreibweise oder suche etwas anderes.",
      "Datei auswählen", "Dateien auswählen", "Suchen in",
      "Schließen", "Bestätigen", "Löschen",
    ],
    "es": [
      "Aceptar", "Cancelar", "Sin resultados", "No hay resultados para “%”",
      "Revisa la ortografía o haz otra búsqueda.",
      "Elegir un archivo", "Elegir archivos", "Buscar en",
      "Cerrar", "Confirmar", "Eliminar",
    ],
    "fr": [
      "OK", "Annuler", "Aucun résultat", "Aucun résultat pour « % »",
      "Vérifiez l’orthographe ou lancez une autre recherche.",
      "Choisir un fichier", "Choisir des fichiers", "Rechercher dans",
      "Fermer", "Confirmer", "Supprimer",
    ],
    "he": [
      "אישור", "ביטול", "אין תוצאות", "אין תוצאות עבור ”%“",
      "כדאי לבדוק את האיות או לנסות חיפוש חדש.",
      "בחירת קובץ", "בחירת קבצים", "חיפוש ב־",
      "סגירה", "אשר", "מחיקה",
    ],
    "it": [
      "OK", "Annulla", "Nessun risultato", "Nessun risultato per “%”",
      "Controlla l’ortografia o prova con un’altra ricerca.",
      "Scegli un file", "Scegli i file", "Cerca in",
      "Chiudi", "Conferma", "Elimina",
    ],
    "ja": [
      "OK", "キャンセル", "結果なし", "“%”の検索結果なし", "入力内容を確認するか、新しい検索をお試しください。",
      "ファイルを選択", "複数のファイルを選択", "検索する範囲",
      "閉じる", "確認", "削除",
    ],
    "ko": [
      "확인", "취소", "결과 없음", "‘%’에 대한 결과 없음", "맞춤법을 확인하거나 새로 검색해 보십시오.",
      "파일 선택", "여러 파일 선택", "검색 범위",
      "닫기", "확정", "삭제",
    ],
    "nl": [
      "OK", "Annuleer", "Geen resultaten", "Geen resultaten voor ‘%’",
      "Controleer de spelling of probeer een nieuwe zoekopdracht.",
      "Kies een bestand", "Kies bestanden", "Zoek in",
      "Sluit", "Bevestig", "Verwijder",
    ],
    "pt": [
      "OK", "Cancelar", "Nenhum resultado", "Nenhum resultado para “%”",
      "Verifique a ortografia ou tente outra busca.",
      "Escolher um arquivo", "Escolher arquivos", "Buscar em",
      "Fechar", "Confirmar", "Apagar",
    ],
    "sv": [
      "OK", "Avbryt", "Inga resultat", "Inga resultat för ”%”",
      "Kontrollera stavningen eller prova en ny sökning.",
      "Välj en fil", "Välj filer", "Sök i",
      "Stäng", "Bekräfta", "Radera",
    ],
    "zh": [
      "好", "取消", "无结果", "没有“%”的结果", "请检查拼写或尝试新的搜索。", "选取文件", "选取多个文件", "搜索范围",
      "关闭", "确认", "删除",
    ],
  ]
}
