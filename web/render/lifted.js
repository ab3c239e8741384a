// A picture of what is dragged, over everything else, which follows the pointer.

const homeward = 180;

/** Lifts an element: a picture of it lies where it is, until it is moved. */
export function lift(element) {
  const picture = element.cloneNode(true);
  const { left, top, width, height } = element.getBoundingClientRect();
  const { fontFamily, fontSize, fontWeight, color, textAlign } = element.ownerDocument.defaultView.getComputedStyle(element);
  const around = element.ownerDocument.createElement('div');
  // What is known by a name stays the one in the page.
  for (const each of [picture, ...picture.querySelectorAll('[id], [name]')]) {
    each.removeAttribute('id');
    each.removeAttribute('name');
  }
  around.className = 'lifted';
  around.inert = true;
  around.popover = 'manual';
  around.setAttribute('aria-hidden', 'true');
  Object.assign(around.style, {
    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, fontFamily, fontSize, fontWeight, color, textAlign,
  });
  around.append(picture);
  element.ownerDocument.body.append(around);
  around.showPopover?.();
  return around;
}

/** Puts the picture of something so far from where that is. */
export function carry(picture, across, down) {
  picture.style.translate = `${across}px ${down}px`;
}

/** Puts something down: its picture goes, back to where that is first if nothing has taken it. */
export function putDown(picture, goesBack) {
  if (!goesBack) return picture.remove();
  picture.dataset.returning = '';
  carry(picture, 0, 0);
  picture.ownerDocument.defaultView.setTimeout(() => picture.remove(), homeward);
}
