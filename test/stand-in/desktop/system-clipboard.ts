import { spawn } from 'node:child_process';
import type { Desktop } from './desktop';

type Command = readonly [string, ...string[]];

interface ClipboardCommands {
  readonly read: Command;
  readonly write: Command;
}

const wayland: ClipboardCommands = { read: ['wl-paste', '--no-newline'], write: ['wl-copy'] };
const x11: ClipboardCommands = {
  read: ['xclip', '-selection', 'clipboard', '-out'],
  write: ['xclip', '-selection', 'clipboard', '-in'],
};
const mac: ClipboardCommands = { read: ['pbpaste'], write: ['pbcopy'] };
const windows: ClipboardCommands = {
  read: ['powershell', '-NoProfile', '-Command', 'Get-Clipboard -Raw'],
  write: ['powershell', '-NoProfile', '-Command', 'Set-Clipboard ($input | Out-String)'],
};

function commands(): ClipboardCommands {
  if (process.platform === 'darwin') return mac;
  if (process.platform === 'win32') return windows;
  return process.env['WAYLAND_DISPLAY'] ? wayland : x11;
}

// The text goes through pipes only, because other processes can read a command line.
function run([program, ...args]: Command, input: string, wantsOutput: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    // xclip keeps running to serve the selection, so it must not hold an output pipe of this process.
    const child = spawn(program, args, {
      stdio: ['pipe', wantsOutput ? 'pipe' : 'ignore', 'ignore'],
    });
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    child.stdin?.on('error', reject).end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(text);
      else reject(new Error(`${program} ended with ${String(code)}`));
    });
  });
}

/** Accesses the system's clipboard with the usual command. Without the command, uses a clipboard in memory. */
export function createSystemClipboard(): Pick<Desktop, 'readClipboard' | 'writeClipboard'> {
  const { read, write } = commands();
  let inMemory = '';
  return {
    readClipboard: () => run(read, '', true).catch(() => inMemory),
    async writeClipboard(text) {
      inMemory = text;
      await run(write, text, false).catch(() => undefined);
    },
  };
}
