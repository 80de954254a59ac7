import type { CDPSession } from 'playwright';
import type { IpcAnswer } from './calls';
import type { Tagged } from './page/codec';
import type { FromPreload, ToPreload } from './page/preload-world';
import { inventNames, pageScript, preloadScript } from './page/scripts';
import { fromPageUrl } from './page-url';
import type { MainWire } from './host-wire';

/** The connection between the main process and the preload script in the page. */
export interface PageBridge {
  /** Sets the preload script that runs in the documents loaded from now on. */
  readonly install: (preload: string | null) => Promise<void>;
  /** Delivers webContents.send to the current document, if it has a preload. */
  readonly emit: (channel: string, args: readonly Tagged[]) => Promise<void>;
  /** Gives the preload of the current document the path of a file that will be dropped. */
  readonly expectFile: (name: string, path: string) => Promise<void>;
}

interface Envelope {
  readonly frameUrl: string;
  readonly message: FromPreload;
}

/** Opens the bridge on one page. The page itself sees only the objects that its preload exposes. */
export async function openPageBridge(
  session: CDPSession,
  windowId: number,
  main: MainWire,
): Promise<PageBridge> {
  const names = inventNames();
  let installed: string[] = [];
  let shown: number | undefined;

  async function callPreload<K extends keyof ToPreload>(
    executionContextId: number,
    method: K,
    args: Parameters<ToPreload[K]>,
  ): Promise<void> {
    const host = `globalThis[${JSON.stringify(names.host)}]`;
    await session
      .send('Runtime.callFunctionOn', {
        executionContextId,
        functionDeclaration: `(method, ...args) => { ${host}[method](...args); }`,
        arguments: [method, ...args].map((value) => ({ value })),
      })
      // The document may be gone by now, and with it the caller.
      .catch(() => undefined);
  }

  async function receive(documentId: number, { frameUrl, message }: Envelope): Promise<void> {
    switch (message.kind) {
      case 'hello':
        shown = documentId;
        return;
      case 'failed': {
        main.tell('preloadFailed', windowId, message.message);
        return;
      }
      case 'menu': {
        main.tell('pageWantsMenu', windowId, message.params);
        return;
      }
      case 'invoke': {
        const answer = await main
          .call('ipc', windowId, { channel: message.channel, args: message.args, frameUrl })
          .catch((error: unknown): IpcAnswer => ({ error: String(error) }));
        return callPreload(documentId, 'settle', [message.id, answer]);
      }
    }
  }

  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== names.binding) return;
    const { frameUrl, message } = JSON.parse(payload) as Envelope;
    void receive(executionContextId, { frameUrl: fromPageUrl(frameUrl), message });
  });
  await session.send('Runtime.enable');
  await session.send('Page.enable');
  await session.send('Runtime.addBinding', {
    name: names.binding,
    executionContextName: names.world,
  });

  async function addScript(source: string, worldName?: string): Promise<void> {
    const added = await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source,
      ...(worldName === undefined ? {} : { worldName }),
    });
    installed.push(added.identifier);
  }

  return {
    async install(preload) {
      for (const identifier of installed) {
        await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      }
      installed = [];
      if (preload === null) return;
      await addScript(preloadScript(names, preload), names.world);
      await addScript(pageScript(names));
    },
    async expectFile(name, path) {
      if (shown !== undefined) await callPreload(shown, 'expectFile', [name, path]);
    },
    async emit(channel, args) {
      if (shown !== undefined) await callPreload(shown, 'emit', [channel, args]);
    },
  };
}
