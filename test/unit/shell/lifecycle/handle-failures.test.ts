import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { handleFailures } from '../../../../electron/main/shell/lifecycle/handle-failures';
import { createLogger } from '../../../../electron/main/log/logger';
import { formsOf } from '../../../secret-forms';
import { fakeLogFile } from '../../log/fake-log-file';

const canary = 'canary/api+key=4f1c2b7a9d';

/** Everything that a failure makes visible, in order. */
const failing = (showErrorBox: (text: string) => void = () => undefined) => {
  const process = new EventEmitter();
  const seen: string[] = [];
  const file = fakeLogFile((line) => void seen.push(line));
  const logger = createLogger(file, () => 0);
  logger.setLevel('info');
  handleFailures(process, {
    log: logger.log,
    tellDeveloper: () => undefined,
    flush: () => void seen.push('flushed'),
    showErrorBox: (title, content) => {
      seen.push(`box ${title} ${content}`);
      showErrorBox(content);
    },
    exit: (code) => void seen.push(`exit ${code}`),
  });
  return { process, seen };
};

const errors = formsOf(canary).map((form) => new Error(form, { cause: form }));

describe('an exception that nobody caught (security I5; fault 64)', () => {
  it.each(errors)('is logged, then told in words of ours, and ends the app: %s', (error) => {
    const { process, seen } = failing();
    process.emit('uncaughtException', error);
    expect(seen.map((step) => step.split(' ')[0])).toEqual([
      expect.stringContaining('"event":"failed","where":"exception","error":"Error"'),
      'flushed',
      'box',
      'exit',
    ]);
    expect(seen.at(-1)).toBe('exit 1');
    for (const form of formsOf(canary)) expect(seen.join('\n')).not.toContain(form);
  });

  it('ends the app even if no dialog can be shown', () => {
    const { process, seen } = failing(() => {
      throw new Error('no display');
    });
    process.emit('uncaughtException', new Error('x'));
    expect(seen.at(-1)).toBe('exit 1');
  });
});

describe('a rejection that nobody waits for (security I5)', () => {
  it.each<unknown>([...errors, canary, undefined])('is logged, and nothing else: %s', (error) => {
    const { process, seen } = failing();
    process.emit('unhandledRejection', error);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('"where":"rejection"');
    for (const form of formsOf(canary)) expect(seen[0]).not.toContain(form);
  });
});
