import { describe, expect, expectTypeOf, it } from 'vitest';
import { createAppState } from '../../../electron/main/app-state';
import { createDispatcher, type Handlers } from '../../../electron/main/ipc/dispatcher';
import type { AnswerOf, CallName, AppState } from '../../../shared/contract';
import { fail, succeed } from '../../../shared/failure';
import { appParts } from '../calls/app-parts';

/** Whether a type is the app state, or contains in a field the state or its list of profiles. */
type HasState<Answer> = Answer extends { readonly profiles: AppState['profiles'] }
  ? true
  : Answer extends object
    ? true extends {
        [Field in keyof Answer]: Answer[Field] extends AppState ? true : false;
      }[keyof Answer]
      ? true
      : false
    : false;

/** The calls whose result contains the state, by their types. */
type CallsForState = {
  [Name in CallName]: true extends HasState<AnswerOf<Name>> ? Name : never;
}[CallName];

const setUp = () => {
  const { revision, ...first } = appParts().state();
  expect(revision).toBe(1);
  let now: Omit<AppState, 'revision'> = first;
  const rounds: (() => void)[] = [];
  const sent: (readonly [string, unknown])[] = [];
  const state = createAppState(
    () => now,
    (name, data) => void sent.push([name, data]),
    (run) => rounds.push(run),
  );
  const become = (changes: Partial<AppState>): void => {
    now = { ...now, ...changes };
  };
  return { state, sent, rounds, become, first };
};

describe('the state that main sends', () => {
  it('has revision 1 at first, and is sent only when something changes', () => {
    const { state, sent, become, first } = setUp();
    expect(state.current()).toEqual({ ...first, revision: 1 });
    state.publish();
    // Equal, but a new object.
    become({ preferences: { ...first.preferences } });
    state.publish();
    expect(sent).toEqual([]);
    become({ activeProfileId: 'one' });
    state.publish();
    state.publish();
    expect(sent).toEqual([['state', { ...first, activeProfileId: 'one', revision: 2 }]]);
    expect(state.current()).toMatchObject({ revision: 2, activeProfileId: 'one' });
  });

  it('is returned by one call only, so that the window has a single source', () => {
    expectTypeOf<CallsForState>().toEqualTypeOf<'getState'>();
  });

  it('is never returned before it was sent as an event', () => {
    const { state, sent, become } = setUp();
    become({ activeProfileId: 'two' });
    expect(state.current()).toMatchObject({ revision: 2, activeProfileId: 'two' });
    expect(sent).toMatchObject([['state', { revision: 2, activeProfileId: 'two' }]]);
  });

  it.each([
    [{ valuesHidden: true }, ['valuesHidden', { revision: 2, hidden: true }]],
    [{ screenLocked: true }, ['screenLocked', { revision: 2, locked: true }]],
  ])('sends urgent changes first: %j', (changes, event) => {
    const { state, sent, become } = setUp();
    become(changes);
    state.publish();
    expect(sent).toMatchObject([event, ['state', { ...changes, revision: 2 }]]);
  });

  it('is sent once for all changes within one turn of the event loop', () => {
    const { state, sent, rounds, become } = setUp();
    become({ activeProfileId: 'one' });
    state.publishSoon();
    become({ activeProfileId: 'two' });
    state.publishSoon();
    expect([sent, rounds.length]).toEqual([[], 1]);
    rounds.shift()?.();
    expect(sent).toMatchObject([['state', { revision: 2, activeProfileId: 'two' }]]);
    become({ activeProfileId: 'three' });
    state.publishSoon();
    rounds.shift()?.();
    expect(sent).toMatchObject([{}, ['state', { revision: 3, activeProfileId: 'three' }]]);
  });

  it('sends a newer version first, once', () => {
    const { state, sent, become, first } = setUp();
    const updates = { ...first.updates, newer: '9.0.0' };
    become({ updates });
    state.publish();
    become({ updates: { ...updates, last: { outcome: 'newer', at: 1 } } });
    state.publish();
    expect(sent).toMatchObject([
      ['updateFound', { revision: 2, updates }],
      ['state', { revision: 2 }],
      ['state', { revision: 3 }],
    ]);
  });

  it('is sent before the response of the call that changed it, even if the call failed', async () => {
    const { state, sent, become } = setUp();
    const answers = [() => succeed(null), () => fail('FILE_NOT_WRITTEN')];
    const handlers = {
      noteUse: () => {
        become({ activeProfileId: `after ${answers.length}` });
        return answers.shift()?.();
      },
    };
    const answer = createDispatcher({
      handlers: handlers as unknown as Handlers,
      findProfile: () => fail('PROFILE_NOT_FOUND'),
      now: () => 0,
      onDone: state.publish,
    });
    for (const count of [1, 2]) {
      await answer('noteUse', []).then(() => {
        expect(sent).toHaveLength(count);
      });
    }
    expect(sent.map(([, data]) => (data as AppState).revision)).toEqual([2, 3]);
  });
});
