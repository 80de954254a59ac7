import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from './command.mjs';

/**
 * States of a Linux session. `unlocked`: an open keyring; `locked`: a keyring that nobody can unlock; `no-keyring`: a
 * keychain service without a keyring; `no-service`: a session bus without a keychain service; `no-bus`: no session bus.
 * @typedef {'unlocked' | 'locked' | 'no-keyring' | 'no-service' | 'no-bus'} KeyringState
 */

const unlock =
  'printf "pw\\n" | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1';

/**
 * Creates the login keyring in a separate session, so that the next session finds it locked. The separate session has
 * its own runtime folder. Otherwise the next daemon might find the socket of this one, if it ends slowly, and wait.
 */
const createThenLeave = `mkdir -m 700 "$XDG_DATA_HOME/first" && XDG_RUNTIME_DIR="$XDG_DATA_HOME/first" dbus-run-session -- bash -c '${unlock}; for i in {1..400}; do [ -e "$XDG_DATA_HOME/keyrings/login.keyring" ] && exit 0; sleep 0.05; done; exit 1' 2>/dev/null`;

/** Configuration of a bus that can start no services. */
const bareBus = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context="default"><allow send_destination="*"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>`;

/**
 * Runs the command and then ends the keyring's daemon, which would outlive its bus. The session's own bus names the
 * daemon's process, so no other session's daemon is ended.
 */
const runThenEnd = `"$@" 2>&3; code=$?; pid=$(dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus /org/freedesktop/DBus org.freedesktop.DBus.GetConnectionUnixProcessID string:org.freedesktop.secrets); kill "\${pid##* }"; exit $code`;

// Messages of the bus and the keyring on stderr are discarded. The command's stderr goes through descriptor 3.
const scripts = {
  unlocked: `exec dbus-run-session -- bash -c '${unlock}; ${runThenEnd}' run "$@" 3>&2 2>/dev/null`,
  locked: `${createThenLeave} && exec dbus-run-session -- bash -c '${runThenEnd}' run "$@" 3>&2 2>/dev/null`,
  'no-keyring': `exec dbus-run-session -- bash -c '${runThenEnd}' run "$@" 3>&2 2>/dev/null`,
  'no-service': `printf '%s' "$BARE_BUS" > "$XDG_DATA_HOME/bus.conf"; exec dbus-run-session --config-file="$XDG_DATA_HOME/bus.conf" -- bash -c 'exec "$@" 2>&3' run "$@" 3>&2 2>/dev/null`,
  'no-bus': 'exec "$@"',
};

/**
 * Runs a command in a session with its own keyring, separate from the user's, and resolves to the exit code. On Windows
 * and macOS it only runs the command, because their keychains need no session.
 * @param {KeyringState} state
 * @param {readonly string[]} words the program and its arguments
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export const runWithKeyring = async (state, words, options = {}) => {
  const [program = '', ...args] = words;
  if (process.platform !== 'linux') {
    const started = command(program, args);
    const { shell } = started;
    return finished(() =>
      spawn(started.file, started.args, { stdio: 'inherit', ...options, shell }),
    );
  }
  const home = mkdtempSync(path.join(tmpdir(), 'account-viewer-keyring-'));
  const {
    DBUS_SESSION_BUS_ADDRESS: _bus,
    XDG_RUNTIME_DIR: _runtime,
    DISPLAY: _display,
    WAYLAND_DISPLAY: _wayland,
    ...env
  } = options.env ?? process.env;
  try {
    return await finished(() =>
      spawn('bash', ['-c', scripts[state], 'run', program, ...args], {
        stdio: 'inherit',
        ...options,
        env: {
          ...env,
          XDG_DATA_HOME: home,
          XDG_RUNTIME_DIR: home,
          BARE_BUS: bareBus,
          // Only a session that may prompt has a display.
          ...(env.KEYRING_DISPLAY ? { DISPLAY: env.KEYRING_DISPLAY } : {}),
        },
      }),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

/**
 * Resolves to the exit code of a command. Ctrl+C reaches both the command and this process. This process waits until
 * the command has ended, so that the session's files can be removed.
 * @param {() => import('node:child_process').ChildProcess} start called after the signal handlers are installed
 */
const finished = async (start) => {
  let child;
  const stay = () => {};
  const handOn = () => child?.kill('SIGTERM');
  process.on('SIGINT', stay).on('SIGTERM', handOn);
  let isCancelled = false;
  try {
    child = start();
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        isCancelled = signal !== null;
        resolve(isCancelled ? 1 : (code ?? 1));
      });
    });
  } finally {
    // If a signal ended the command, the handlers stay: the signal may still reach this process, which must clean up.
    if (!isCancelled) process.off('SIGINT', stay).off('SIGTERM', handOn);
  }
};
