import { describe, expect, it } from 'vitest';
import { errorFacts } from '../../../electron/main/log/log-events';

const thrownAt = (frame: string, error = new TypeError('canary-secret')): Error =>
  Object.assign(error, {
    stack: `TypeError: canary-secret\n    at f (${frame})\n    at g (x:1:1)`,
  });

describe('the logged facts of an error', () => {
  it.each([
    ['/opt/Account Viewer/resources/app.asar/out/main/index.cjs:1:2345', 'index'],
    ['/opt/app.asar/out/main/app-BJKAB5p6.cjs:1:2345', 'app'],
    [String.raw`C:\Program Files\app.asar\out\main\app-a_c-5p6x.cjs:1:2345`, 'app'],
  ])('are its kind and its place in %s', (frame, file) => {
    expect(errorFacts(thrownAt(frame))).toEqual({
      error: 'TypeError',
      file,
      line: 1,
      column: 2345,
    });
  });

  it.each(['/home/ada/secret.js:1:2', 'node:internal/fs:1:2', '/x/index.cjs', ''])(
    'are only its kind if it comes from %j',
    (frame) => {
      expect(errorFacts(thrownAt(frame))).toEqual({ error: 'TypeError' });
    },
  );

  it('include the code of a file system error', () => {
    const error = Object.assign(new Error('ENOSPC: /home/ada'), { code: 'ENOSPC', stack: '' });
    expect(errorFacts(error)).toEqual({ error: 'ENOSPC' });
  });

  it('are nothing for an unknown kind', () => {
    const error = Object.assign(new Error('x'), { name: 'canary-secret', stack: '' });
    expect(errorFacts(error)).toEqual({ error: undefined });
  });

  it.each<[string, unknown]>([
    ['a text', 'canary-secret'],
    ['nothing', undefined],
    [
      'an error whose stack cannot be read',
      Object.defineProperty(new Error('x'), 'stack', {
        get: () => {
          throw new Error('no');
        },
      }),
    ],
  ])('are nothing for %s', (_name, thrown) => {
    expect(errorFacts(thrown)).toEqual({});
  });
});
