// Chromium under Playwright cannot load custom schemes, so app://HOST is served as http://HOST.localhost, which
// Chromium also treats as a secure context.
const suffix = '.localhost';

/** The URL that Chromium loads for a URL of the app. Throws for schemes other than app:. */
export function toPageUrl(url: string): string {
  const parsed = new URL(url);
  if (parsed.protocol !== 'app:') {
    throw new Error(`stand-in: loading ${parsed.protocol} URLs is not covered, only app:`);
  }
  return `http://${parsed.host}${suffix}${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** The URL that Electron would report for a URL of Chromium. */
export function fromPageUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.protocol !== 'http:' || !parsed.host.endsWith(suffix)) return url;
  const host = parsed.host.slice(0, -suffix.length);
  return `app://${host}${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** The origin of a frame in Electron. Unlike in URL.origin, custom schemes have one. */
export function frameOrigin(url: string): string {
  const parsed = new URL(url);
  return parsed.protocol === 'app:' ? `app://${parsed.host}` : parsed.origin;
}
