/** Every way in which a page could reach another host, named after its listener. */
export const waysOut = [
  ...['fetch', 'fetch no-cors', 'keepalive fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
  ...['sendBeacon', 'WebTransport', 'stun', 'turn over udp', 'turn over tcp', 'turn over tls'],
  ...['link prefetch', 'link preconnect', 'link dns-prefetch', 'link preload'],
  ...['link modulepreload', 'link stylesheet', 'link manifest', 'link icon', 'speculation rules'],
  ...['form get', 'form post', 'form to a new window', 'form to a frame', 'image', 'css image'],
  ...['css import', 'font', 'audio', 'video track', 'object', 'embed', 'iframe', 'srcdoc'],
  ...['script', 'module import', 'worker', 'shared worker', 'service worker', 'blob worker'],
  ...['worklet', 'svg use', 'window.open', 'link to a new window', 'link with ping', 'location'],
  ...['meta refresh', 'payment method', 'background of a frame', 'favicon by a script'],
] as const;

export type WayOut = (typeof waysOut)[number];

/**
 * Tries every way out; runs in the page and needs nothing from outside it. `ports` are ports of 127.0.0.1. Resolves
 * with the outcome of each way, once each has ended or taken 5 s. A way without any sign gets 1 s.
 */
export const goEveryWay = async (
  ports: Readonly<Record<WayOut, number>>,
): Promise<Readonly<Record<string, string>>> => {
  const url = (way: WayOut): string => `http://127.0.0.1:${ports[way]}/${encodeURIComponent(way)}`;
  const pause = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  /** Resolves with the first of these events. */
  const heard = (target: EventTarget, ...events: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      for (const event of events)
        target.addEventListener(event, () => {
          resolve(event);
        });
    });
  const made = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    parent: Element = document.body,
  ): Promise<string> & { readonly element: HTMLElementTagNameMap[Name] } => {
    const element = document.createElement(name);
    const ended = heard(element, 'load', 'error');
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return Object.assign(ended, { element });
  };
  const link = (rel: string, way: WayOut, more = {}): Promise<string> =>
    made('link', { rel, href: url(way), ...more }, document.head);
  const send = (way: WayOut, attributes: Readonly<Record<string, string>>): void => {
    const { element } = made('form', { action: url(way), ...attributes });
    element.append(Object.assign(document.createElement('input'), { name: 'x', value: '1' }));
    element.submit();
  };
  const relay = async (urls: string): Promise<string> => {
    const connection = new RTCPeerConnection({
      iceServers: [{ urls, username: 'name', credential: 'word' }],
    });
    connection.createDataChannel('data');
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== 'complete')
      await heard(connection, 'icegatheringstatechange');
    return 'gathered';
  };
  const at = (way: WayOut): string => `127.0.0.1:${ports[way]}`;
  const adopted = (text: string): string => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return 'set';
  };
  const click = (attributes: Readonly<Record<string, string>>): string => {
    const { element } = made('a', attributes);
    element.click();
    return 'clicked';
  };
  const source = async (way: WayOut): Promise<string> => {
    const opened = new EventSource(url(way));
    const outcome = await heard(opened, 'error');
    opened.close();
    return outcome;
  };
  const request = async (way: WayOut): Promise<string> => {
    const asked = new XMLHttpRequest();
    asked.open('POST', url(way));
    asked.send('x');
    await heard(asked, 'loadend');
    return String(asked.status);
  };
  const transport = async (way: WayOut): Promise<string> => {
    const opened = new WebTransport(`https://${at(way)}/`);
    opened.closed.catch(() => undefined);
    await opened.ready;
    return 'ready';
  };
  const worker = (text: string): Worker =>
    new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  const styled = (text: string): string => {
    const { element } = made('style', {}, document.head);
    element.textContent = text;
    return 'set';
  };

  const ways: Readonly<Record<WayOut, (way: WayOut) => unknown>> = {
    fetch: async (way) => (await fetch(url(way))).status,
    'fetch no-cors': async (way) => (await fetch(url(way), { mode: 'no-cors' })).type,
    'keepalive fetch': async (way) =>
      (await fetch(url(way), { method: 'POST', body: 'x', keepalive: true })).status,
    XMLHttpRequest: request,
    WebSocket: (way) => heard(new WebSocket(`ws://${at(way)}/`), 'open', 'error'),
    EventSource: source,
    sendBeacon: (way) => navigator.sendBeacon(url(way), 'x'),
    WebTransport: transport,
    stun: (way) => relay(`stun:${at(way)}`),
    'turn over udp': (way) => relay(`turn:${at(way)}?transport=udp`),
    'turn over tcp': (way) => relay(`turn:${at(way)}?transport=tcp`),
    'turn over tls': (way) => relay(`turns:${at(way)}?transport=tcp`),
    'link prefetch': (way) => link('prefetch', way),
    'link preconnect': (way) => link('preconnect', way),
    'link dns-prefetch': (way) => link('dns-prefetch', way),
    'link preload': (way) => link('preload', way, { as: 'fetch', crossorigin: 'anonymous' }),
    'link modulepreload': (way) => link('modulepreload', way),
    'link stylesheet': (way) => link('stylesheet', way),
    'link manifest': (way) => link('manifest', way),
    'link icon': (way) => link('icon', way),
    'speculation rules': (way) => {
      const { element } = made('script', { type: 'speculationrules' });
      const rules = [{ source: 'list', urls: [url(way)], eagerness: 'immediate' }];
      element.textContent = JSON.stringify({ prefetch: rules, prerender: rules });
    },
    image: (way) => made('img', { src: url(way) }),
    'css image': (way) => adopted(`body { background-image: url('${url(way)}') }`),
    'css import': (way) => styled(`@import url('${url(way)}');`),
    font: async (way) => (await new FontFace('far', `url('${url(way)}')`).load()).status,
    audio: (way) => made('audio', { src: url(way), preload: 'auto' }),
    'video track': (way) => {
      const { element } = made('video', { crossorigin: 'anonymous' });
      const track = made('track', { src: url(way), default: '' }, element);
      for (const text of element.textTracks) text.mode = 'showing';
      return track;
    },
    object: (way) => made('object', { data: url(way) }),
    embed: (way) => made('embed', { src: url(way) }),
    iframe: (way) => made('iframe', { src: url(way) }),
    srcdoc: (way) => made('iframe', { srcdoc: `<img src="${url(way)}">` }),
    script: (way) => made('script', { src: url(way) }),
    // As text, because the test runner rewrites imports of tests before they reach the page.
    'module import': (way) => {
      const { element } = made('script', { type: 'module' });
      element.textContent = `import '${url(way)}';`;
    },
    worker: (way) => heard(new Worker(url(way)), 'error'),
    'shared worker': (way) => heard(new SharedWorker(url(way)), 'error'),
    'service worker': (way) => navigator.serviceWorker.register(url(way)),
    'blob worker': (way) => heard(worker(`importScripts('${url(way)}')`), 'error'),
    worklet: (way) => new AudioContext().audioWorklet.addModule(url(way)),
    'svg use': (way) => {
      const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
      image.setAttribute('href', url(way));
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.append(image);
      document.body.append(picture);
    },
    'background of a frame': (way) => {
      const { element } = made('iframe', {});
      const inside = element.contentDocument?.body;
      inside?.append(Object.assign(document.createElement('img'), { src: url(way) }));
    },
    'favicon by a script': (way) => link('shortcut icon', way, { type: 'image/png' }),
    'payment method': async (way) => {
      const total = { label: 'all', amount: { currency: 'EUR', value: '1' } };
      return new PaymentRequest([{ supportedMethods: url(way) }], { total }).canMakePayment();
    },
    'window.open': (way) => window.open(url(way)) === null,
    'link to a new window': (way) => click({ href: url(way), target: '_blank' }),
    'form to a new window': (way) => {
      send(way, { target: '_blank' });
    },
    'form to a frame': (way) => {
      void made('iframe', { name: 'inner' });
      send(way, { target: 'inner', method: 'post' });
    },
    'link with ping': (way) => click({ href: '#here', ping: url(way) }),
    'meta refresh': (way) => {
      void made('meta', { 'http-equiv': 'refresh', content: `0;url=${url(way)}` });
    },
    'form get': (way) => {
      send(way, { method: 'get' });
    },
    'form post': (way) => {
      send(way, { method: 'post' });
    },
    location: (way) => {
      location.href = url(way);
    },
  };

  const said: Record<string, string> = {};
  const go = (taken: readonly WayOut[]) =>
    Promise.all(
      taken.map(async (way) => {
        const attempt = async (): Promise<string> => String(await ways[way](way));
        const late = pause(5_000).then(() => 'no end');
        said[way] = await Promise.race([attempt(), late]).catch((error: unknown) => String(error));
      }),
    );
  // These come last: if the page navigates away, nothing after that runs.
  const leaving: readonly WayOut[] = ['meta refresh', 'form get', 'form post', 'location'];
  await go((Object.keys(ways) as WayOut[]).filter((way) => !leaving.includes(way)));
  await pause(1_000);
  await go(leaving);
  await pause(1_000);
  return said;
};
