import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDisplay, type Display } from './host';
import type { KeyringState } from './keyring.mjs';

/** A desktop session that stays open while a test changes its keyring. */
export interface KeyringSession {
  /** Environment for programs in this session. */
  readonly env: NodeJS.ProcessEnv;
  /** Locks the keyring, as a screen lock or a log-out does. Throws when that fails. */
  readonly lock: () => void;
  readonly close: () => Promise<void>;
}

const holder = fileURLToPath(new URL('hold-session.mjs', import.meta.url));

const login = '/org/freedesktop/secrets/collection/login';

const readLine = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('the child has no output');
  let text = '';
  while (!text.includes('\n')) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    text += chunk.toString('utf8');
  }
  return text.trim();
};

/** Opens a display on which a keyring's prompt can open and stay unanswered. Rejects without Xvfb. */
const openPromptDisplay = async (): Promise<Display> => {
  const display = await openDisplay();
  if (!display) throw new Error('a keyring can ask on a display only, and there is no Xvfb');
  return display;
};

/** Opens a session in the given state. With `prompts` it has a display on which the keyring can prompt. */
export const openKeyringSession = async (
  state: KeyringState,
  prompts: 'no prompts' | 'prompts' = 'no prompts',
): Promise<KeyringSession> => {
  const screen = prompts === 'prompts' ? await openPromptDisplay() : undefined;
  const display = screen ? { KEYRING_DISPLAY: screen.name } : {};
  const child = spawn(process.execPath, [holder, state], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...display },
  });
  const inside = JSON.parse(await readLine(child)) as NodeJS.ProcessEnv;
  // Variables that the session lacks must not come from the environment of the tests, which has an open keyring.
  const outside = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
  const env = { ...outside, ...inside };
  return {
    env,
    lock: () => {
      const call = ['org.freedesktop.Secret.Service.Lock', `array:objpath:${login}`];
      const to = ['--session', '--print-reply', '--dest=org.freedesktop.secrets'];
      const args = [...to, '/org/freedesktop/secrets', ...call];
      const { status, stderr } = spawnSync('dbus-send', args, { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`the keyring could not be locked: ${stderr}`);
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
      await screen?.close();
    },
  };
};
