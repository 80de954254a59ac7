import { randomUUID } from 'node:crypto';
import type { EditCommand } from '../calls';
import { throwOnUncovered } from '../uncovered';
import { tag, unpack, untag } from './codec';
import { editAs } from './edit-as';
import { linkWorlds } from './link-worlds';
import { showExposed } from './main-world';
import { runPreload } from './preload-world';
import { watchMenus } from './watch-menus';

/** Secret names for the host and the preload's world, so that the page cannot use the connection. */
interface PageNames {
  readonly world: string;
  readonly binding: string;
  readonly host: string;
  readonly toPreload: string;
  readonly toPage: string;
  readonly mark: string;
}

/** Makes new names that the page cannot guess. */
export function inventNames(): PageNames {
  const name = () => `s${randomUUID().replaceAll('-', '')}`;
  return {
    world: name(),
    binding: name(),
    host: name(),
    toPreload: name(),
    toPage: name(),
    mark: name(),
  };
}

// The link numbers exported functions from 1, and the function that returns the preload's list is exported first.
const listId = 1;

// tsx wraps functions in a helper, `__name`, which does not exist in the page.
const prelude = 'const __name = (f) => f;';
const quiet = `new Set(['then', 'toJSON', 'asymmetricMatch', '$$typeof', 'nodeType'])`;
const quoted = (...names: string[]) => names.map((name) => JSON.stringify(name)).join(', ');

// Electron runs the preload in the main frame only, unless asked otherwise.
const inMainFrame = (body: string) => `(() => { if (window !== window.top) return; ${body} })();`;

/** Script for the preload's own world. Runs in every document before any script of the page. */
export function preloadScript(names: PageNames, preload: string): string {
  const link = `linkWorlds(${quoted(names.toPreload, names.toPage, names.mark)})`;
  return inMainFrame(`${prelude}
    const tag = ${tag.toString()};
    const untag = ${untag.toString()};
    const unpack = ${unpack.toString()};
    const linkWorlds = ${linkWorlds.toString()};
    const send = globalThis[${quoted(names.binding)}];
    const parts = {
      tag, untag, unpack, throwOnUncovered: ${throwOnUncovered.toString()}, link: ${link}, quiet: ${quiet},
      platform: ${quoted(process.platform)},
      say: (message) => send(JSON.stringify({ frameUrl: location.href, message })),
      preload(require, process) {
        const module = { exports: {} };
        (function (module, exports, globalThis) {\n${preload}\n})(module, module.exports, window);
      },
    };
    (${watchMenus.toString()})((params) => { parts.say({ kind: 'menu', params }); });
    globalThis[${quoted(names.host)}] = (${runPreload.toString()})(parts);`);
}

/** Script for the page's own world. Runs after the preload's script and adds only the bridge to `window`. */
export function pageScript(names: PageNames): string {
  const link = `linkWorlds(${quoted(names.toPage, names.toPreload, names.mark)})`;
  return inMainFrame(`${prelude}
    const linkWorlds = ${linkWorlds.toString()};
    const showExposed = ${showExposed.toString()};
    showExposed(${link}, { ${quoted(names.mark)}: 'function', id: ${String(listId)} });`);
}

/** Script that runs an edit command in the page. Its result is the text for the clipboard. */
export function editScript(command: EditCommand, clipboard: string): string {
  return `(() => { ${prelude} return (${editAs.toString()})(${quoted(command, clipboard)}); })()`;
}
