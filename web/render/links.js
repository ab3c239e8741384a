// Where the links of a document lead: away by `https:` and `http:`, to another program by `mailto:`, `tel:` and `sms:`, within
// the app by its paths.

const followable = /^(https?:\/\/|\/(?![/\\\t\n\r]))/i;
const others = /^(mailto|tel|sms):/i;

// Whether another program than the browser follows an address, which then opens no window.
const isForOthers = (url) => others.test(url ?? '');

// What runs something, or reads what is there already.
const unsafe = /^(javascript|vbscript|data|blob|file|filesystem|about|view-source):/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Whether the device may be asked to open an address in whatever it has for that, which may be an app of any scheme. */
export const isForDevice = (url) => scheme.test(url) && !unsafe.test(url);

/** Whether an address is one that may be followed; a script is none, nor is what a browser takes for two slashes. */
export const isFollowable = (url) => followable.test(url ?? '') || isForOthers(url);

/** The path of an address, with its query and fragment. */
export const pathOf = ({ pathname, search, hash }) => `${pathname}${search}${hash}`;

const loadable = /^(https:\/\/|data:image\/|\/(?![/\\\t\n\r]))/i;

/** Whether an address is one that a picture may be loaded from. */
export const isLoadable = (url) => loadable.test(url ?? '');

// Whether an address is a path of the app, which is sent to the server instead of being loaded.
const leadsIntoApp = (url) => isFollowable(url) && url.startsWith('/');

/** The attributes of an element that leads to an address which may be followed. */
export const leading = (url) => ({
  href: url, ...(leadsIntoApp(url) ? { 'data-does': 'open' } : !isForOthers(url) && { target: '_blank', rel: 'noopener noreferrer' }),
});
