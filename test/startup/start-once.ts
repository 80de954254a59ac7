import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readStartTimes, type StartTimes } from './figures';

const marker = fileURLToPath(new URL('mark-start.cjs', import.meta.url));

/** Starts the app in a folder and ends it once it has printed its marks. Rejects if it ends without them. */
export const startOnce = async (
  electron: string,
  folder: string,
  how: { readonly userData: string; readonly paintedSelector: string },
): Promise<StartTimes> => {
  const display = process.env['APP_DISPLAY'];
  const spawnedAt = Date.now();
  const child = spawn(electron, ['-r', marker, folder, `--user-data-dir=${how.userData}`], {
    env: {
      ...process.env,
      PAINTED_SELECTOR: how.paintedSelector,
      ...(display ? { DISPLAY: display } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  let times: StartTimes | undefined;
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += String(chunk);
    times = readStartTimes(output, spawnedAt);
    if (times !== undefined) break;
  }
  child.kill();
  await closed;
  if (times === undefined) throw new Error(`${folder} ended before it had painted: ${output}`);
  return times;
};
