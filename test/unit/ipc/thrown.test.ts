import { expect, it } from 'vitest';
import { answerCalls, type Handlers } from '../../../electron/main/ipc/answer-call';
import { fail } from '../../../shared/failure';

it('main is told of a handler that throws, which is a bug, and of no expected failure', async () => {
  const thrown: unknown[] = [];
  const error = new Error('CANARY');
  const answers = [() => Promise.reject(error), () => Promise.resolve(fail('BUSY'))];
  const handlers = { getState: () => answers.shift()?.() } as unknown as Handlers;
  const answer = answerCalls({
    handlers,
    findProfile: () => fail('PROFILE_NOT_FOUND'),
    now: () => 0,
    onThrown: (one) => thrown.push(one),
  });
  expect(await answer('getState', [])).toEqual(fail('INTERNAL'));
  expect(await answer('getState', [])).toEqual(fail('BUSY'));
  expect(thrown).toEqual([error]);
});
