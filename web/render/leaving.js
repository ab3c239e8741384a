// Whether an app has drawn a way out of what it presents. Then the client draws none of its own beside it: where a tap
// leads only the server knows, so what counts is what a person sees it by.

// What a button that closes is called, in the languages of the client's own words.
const words = new Set([
  'close', 'cancel', 'done', 'dismiss', 'schließen', 'abbrechen', 'fertig', 'cerrar', 'cancelar', 'listo', 'fermer', 'annuler',
  'terminé', 'chiudi', 'annulla', 'fine', 'sluit', 'sluiten', 'annuleer', 'annuleren', 'gereed', 'klaar', 'fechar', 'concluído',
  'stäng', 'avbryt', 'klar', 'إغلاق', 'إلغاء', 'تم', 'סגירה', 'סגור', 'ביטול', 'סיום', '閉じる', 'キャンセル', '完了', '닫기', '취소', '완료',
  '关闭', '取消', '完成',
]);
const roles = new Set(['cancel', 'close', 'confirm']);
const slots = ['toolbar', 'children', 'label', 'headerContent', 'footerContent'];

const inside = (node, test) => slots.some((slot) => node[slot]?.some((each) => test(each) || inside(each, test)));

const isCross = ({ systemImage, systemName = systemImage }) => /^xmark\b/.test(systemName ?? '');

const says = ({ accessibilityLabel, text }) => words.has((accessibilityLabel ?? text ?? '').trim().toLowerCase());

const isTapped = ({ type, actions }) => type === 'button' || type === 'menu' || (actions?.includes('tap') ?? false);

const closes = (node) => (node.type === 'toolbarItem' ? node.placement === 'cancellationAction' && node.children?.length > 0
  : isTapped(node) && (roles.has(node.role) || says(node) || isCross(node) || inside(node, (each) => says(each) || isCross(each))));

/** Whether something in a node is there to leave it, by its role, its place, its words or its symbol. */
export const hasWayOut = (node) => closes(node) || inside(node, closes);

/** Whether there is anything in a node that may lead out of it. */
export const hasButtons = (node) => isTapped(node) || inside(node, isTapped);
