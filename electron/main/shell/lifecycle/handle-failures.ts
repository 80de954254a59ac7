import { errorFacts } from '../../log/log-events';
import type { Log } from '../../log/logger';
import { words } from '../../i18n';

interface FailureParts {
  readonly log: Log;
  /** Does nothing in packaged builds. */
  readonly tellDeveloper: (error: unknown) => void;
  readonly flush: () => void;
  readonly showErrorBox: (title: string, content: string) => void;
  readonly exit: (code: number) => void;
}

/** What this module needs of Node's `process`. */
interface Process {
  on(
    event: 'uncaughtException' | 'unhandledRejection',
    listener: (error: unknown) => void,
  ): unknown;
}

/**
 * An uncaught exception ends the app with a message of its own: Electron's dialog and Node's output show the error's
 * text, which can hold a secret (security I5). An unhandled rejection breaks nothing and is only logged.
 */
export const handleFailures = (process: Process, parts: FailureParts): void => {
  process.on('uncaughtException', (error) => {
    parts.log('failed', { where: 'exception', ...errorFacts(error) });
    parts.tellDeveloper(error);
    parts.flush();
    try {
      parts.showErrorBox(words.failed.title, words.failed.detail);
    } catch {
      // An error thrown here would call this listener again, endlessly.
    }
    parts.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    parts.log('failed', { where: 'rejection', ...errorFacts(error) });
    parts.tellDeveloper(error);
  });
};

/**
 * Turns a rejection of work that the app cannot do without into an uncaught exception, which `handleFailures` tells the
 * user. Without a window, nobody would see the app, which would go on and keep its lock: no further start would open
 * one.
 */
export const mustSucceed = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => {
    setImmediate(() => {
      throw error;
    });
  });
};
