// What the monkey of `monkey.py` knows of a page: whether it is quiet, what can be done on it, and what is wrong with it.

{
  const talk = { sockets: [], given: 0, answered: 0, last: 0, screen: null };
  window.monkey = talk;

  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (!talk.sockets.includes(this)) listen(this);
    talk.given = Math.max(talk.given, JSON.parse(text).seq ?? 0);
    talk.last = performance.now();
    send.call(this, text);
  };

  const heard = (message) => {
    talk.last = performance.now();
    if (message.type === 'welcome') Object.assign(talk, { given: message.seq, answered: message.seq });
    if (message.type === 'screen') talk.screen = message;
    talk.answered = Math.max(talk.answered, message.ack ?? 0);
  };

  function listen(socket) {
    talk.sockets = [socket];
    socket.addEventListener('message', ({ data }) => heard(JSON.parse(data)));
  }

  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Nothing is on its way, and nothing moves. */
  talk.isQuiet = (silence) => {
    const [socket] = talk.sockets;
    return socket?.readyState === WebSocket.OPEN && talk.given <= talk.answered
      && performance.now() - talk.last > silence && document.querySelector('.page') !== null
      && !document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
      && !document.querySelector('[data-pending], [data-arriving], [data-leaving], .content .spinner:not(.pull *)');
  };

  /** Asks for the whole document. */
  talk.document = async () => {
    talk.screen = null;
    send.call(talk.sockets[0], JSON.stringify({ type: 'sync' }));
    const end = performance.now() + 5000;
    while (!talk.screen && performance.now() < end) await new Promise((resolve) => { setTimeout(resolve, 5); });
    return talk.screen?.document ?? null;
  };

  // The page as lines

  const passing = new Set([
    'data-pending', 'data-awaits', 'data-many', 'data-scrolled', 'data-title-gone', 'data-swiping', 'data-settled', 'data-full', 'data-side', 'data-under', 'style',
    'data-detent', 'data-dragging', 'data-moving', 'data-sorting', 'data-pulling', 'data-refreshing', 'data-turning',
  ]);
  const passes = (element, name) => passing.has(name)
    || (name === 'aria-expanded' && element.matches('[aria-haspopup]'))
    || (name === 'inert' && element.matches('.row-strip'));
  const own = ['--spacing', '--line-limit', '--columns', '--tracks', '--column-width', '--width', '--height', '--chosen'];

  function head(element) {
    const attributes = [...element.attributes].filter(({ name }) => !passes(element, name))
      .map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
    const style = own.map((name) => [name, element.style?.getPropertyValue(name)]).filter(([, value]) => value)
      .map(([name, value]) => `${name}:${value}`);
    const state = 'value' in element && /input|textarea|select/.test(element.localName)
      ? [`.value=${JSON.stringify(element.value)}`, `.checked=${element.checked ?? ''}`] : [];
    return [element.localName, ...attributes, ...style, ...state].join(' ');
  }

  function lines(node, indent = '') {
    if (node.nodeType === Node.TEXT_NODE) return [`${indent}"${node.data}"`];
    return [indent + head(node), ...[...node.childNodes].flatMap((child) => lines(child, `${indent} `))];
  }
  talk.lines = () => lines(document.querySelector('.page'));

  /** What a fresh page would be for a document. */
  talk.fresh = async (value) => {
    const { Renderer } = await import('/_wheelhouse/render/renderer.js');
    const other = document.implementation.createHTMLDocument();
    const root = other.createElement('div');
    other.body.append(root);
    new Renderer({ root, isPending: () => false, still: () => true }).draw(value);
    return lines(root.querySelector('.page'));
  };

  // What can be done

  const controls = 'button, a[href], input, select, textarea, [data-does="tap"], [tabindex="0"], .scrim[data-does]';
  const isFree = (element) => !element.closest('[inert], [data-leaving]') && !element.disabled
    && element.getAttribute('aria-disabled') !== 'true' && shown(element);

  function place(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, left, top, width, height };
  }

  const inWindow = ({ x, y, width, height }) =>
    width > 0 && height > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  const nameOf = (element) => (element.getAttribute('aria-label') || element.innerText || element.title
    || element.className || element.localName).trim().replaceAll(/\s+/g, ' ').slice(0, 40);

  const describe = (element) => ({
    ...place(element), name: nameOf(element), does: element.dataset.does ?? '',
  });

  /** What could be pressed with a finger or the mouse now. */
  talk.controls = () => [...document.querySelectorAll(controls)].filter((element) => isFree(element) && !covering(element)).map(describe).filter(inWindow);
  talk.fields = () => [...document.querySelectorAll(texts)].filter(isFree).map(describe).filter(inWindow);
  talk.rows = () => [...document.querySelectorAll('.row')].filter(isFree).map(describe).filter(inWindow);
  talk.grips = () => [...document.querySelectorAll('.sheet > .grabber, .sheet .bar')].filter(isFree).map(describe).filter(inWindow);

  const texts = 'input[type="text"], input[type="search"], input[type="password"], textarea';
  talk.isTyping = () => document.activeElement.matches(texts);
  talk.held = () => (talk.isTyping() ? document.activeElement.value : null);
  talk.hasFocus = () => document.activeElement !== document.body;

  // What is wrong

  const all = (selector) => [...document.querySelectorAll(selector)];
  const brief = (element) => element.outerHTML.slice(0, 160);

  const sameIDs = () => {
    const ids = all('[id]').map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements of id ${id}`);
  };

  const unseenParts = '[data-axes], .visually-hidden, .row-strip, .row[data-settled] > .row-body, [inert], [data-hidden], [popover]:not(:popover-open)';
  const wide = () => all('.page *').filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 1 || left < -1) && !element.closest(unseenParts) && shown(element);
  }).map((element) => `wider than the window: ${brief(element)}`).slice(0, 2);

  const sideways = () => all('.scroller, html, body, .page').filter((element) => element.scrollWidth > element.clientWidth + 1
    && getComputedStyle(element).overflowX !== 'visible' && element.matches('.scroller') && shown(element) && !element.closest('[inert]'))
    .map((element) => `scrolls sideways: ${brief(element)}`);
  const scrolledRoot = () => [document.scrollingElement, document.body, document.querySelector('#app'), document.querySelector('.page'),
    ...all('.root, .split, .splitColumn, .stack, .screen, .tabs, .tab-panels')]
    .filter((element) => element.scrollTop !== 0 || element.scrollLeft !== 0)
    .map((element) => `moved out of its frame by ${element.scrollLeft}, ${element.scrollTop}: ${brief(element)}`);

  const headings = () => {
    const seen = all('h1').filter((element) => shown(element) && !element.closest('[inert]'));
    const isMany = document.querySelector('.split:not([data-collapsed]), [data-inspected]');
    const most = isMany ? Infinity : 1 + all(':is(.screen, .splitColumn) .tabs').filter((tabs) => isFree(tabs)).length;
    return seen.length === 0 || seen.length > most ? [`${seen.length} headings: ${seen.map((each) => each.textContent)}`] : [];
  };

  const modal = () => {
    const top = all('.presentation').at(-1);
    if (!top) return [];
    return all('.root button, .root input, .presentation button, .presentation input')
      .filter((element) => !top.contains(element) && !element.closest('[inert]')).slice(0, 2)
      .map((element) => `in reach behind what is modal: ${brief(element)}`);
  };

  const lost = () => (document.activeElement?.closest('[inert], [data-leaving]')
    ? [`the focus is in what is out of reach: ${brief(document.activeElement)}`] : []);

  // What is hit where an element has its middle, once it is scrolled to where it can be seen
  function covering(element) {
    const { x, y } = place(element);
    const hit = document.elementFromPoint(x, y);
    const around = element.closest('label') ?? element;
    return !hit || around.contains(hit) || hit.contains(element) ? null : hit;
  }

  const pressed = 'button[data-does], a[href], .page input:not([type="radio"]), .page select, .page textarea, [data-does="tap"]';
  const covered = () => all(pressed)
    .filter((element) => isFree(element) && !element.closest('[popover], .row-strip, .visually-hidden, .row-menu') && !element.matches('.close, .scrim, .row-more, .context-more')
      && place(element).width > 1)
    .filter((element) => covering(element))
    .filter((element) => { element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }); return covering(element); })
    .map((element) => `covered: ${brief(element)} by ${brief(covering(element))}`).slice(0, 3);

  const remains = () => all('[data-swiping], [data-dragging], [data-moving], [data-sorting], [data-pulling], [data-refreshing], [data-turning]')
    .filter((element) => !element.matches('[data-swiping][data-settled]'))
    .map((element) => `a gesture is left over: ${brief(element)}`);

  const keepingScroll = (check) => {
    const before = all('.scroller, .scrollView, .menu-list, .tab-list, .tab-bar').map((element) => [element, element.scrollTop, element.scrollLeft]);
    const found = check();
    before.forEach(([element, top, left]) => { element.scrollTop = top; element.scrollLeft = left; });
    return found;
  };

  const isMenuOpen = () => document.querySelector('[popover]:popover-open:not(#tip)') !== null;
  const astray = (url) => {
    const address = `${location.pathname}${location.search}${location.hash}`;
    return address === url ? [] : [`the address is ${address}, and the document's ${url}`];
  };

  /** What is wrong with the page as it is, for a document at `url`. */
  talk.wrongs = (url) => [
    ...astray(url), ...scrolledRoot(), ...sameIDs(), ...wide(), ...sideways(), ...headings(), ...modal(), ...lost(), ...remains(),
    ...(isMenuOpen() ? [] : keepingScroll(covered)),
  ];
}
