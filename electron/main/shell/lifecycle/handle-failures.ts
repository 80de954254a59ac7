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
 * An exception that nobody caught ends the app, in words of ours: Electron's own dialog, and Node's own output, show
 * the error's text, which can hold a secret (security I5). A rejection that nobody waits for breaks nothing and is
 * only noted.
 */
export const handleFailures = (process: Process, parts: FailureParts): void => {
  process.on('uncaughtException', (error) => {
    parts.log('failed', { where: 'exception', ...errorFacts(error) });
    parts.tellDeveloper(error);
    parts.flush();
    try {
      parts.showErrorBox(words.failed.title, words.failed.detail);
    } catch {
      // An error of its own here would come back to this listener for ever.
    }
    parts.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    parts.log('failed', { where: 'rejection', ...errorFacts(error) });
    parts.tellDeveloper(error);
  });
};
