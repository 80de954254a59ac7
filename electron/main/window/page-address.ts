/** Where the page lives. Parts are compared, never `URL.origin`: Node gives 'null' for it on custom schemes. */
export const pageScheme = 'app';
export const pageProtocol = 'app:';
export const pageHost = 'bundle';
export const pageOrigin = 'app://bundle';
export const pageUrl = 'app://bundle/';
