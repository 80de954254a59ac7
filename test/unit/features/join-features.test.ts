import { describe, expect, expectTypeOf, it } from 'vitest';
import { joinFeatures, type Feature } from '../../../electron/main/feature';
import { createDispatcher, type Handlers } from '../../../electron/main/ipc/dispatcher';
import { fail, succeed } from '../../../shared/failure';

const hooks = ['onLock', 'onSleep', 'onWake', 'onAway', 'onProfileRemoved', 'onQuit'] as const;

/** Features that note their events; the middle one throws at every event. */
const setUp = () => {
  const seen: string[] = [];
  const logged: unknown[] = [];
  const counting = (name: string): Feature => ({
    handlers: {},
    ...Object.fromEntries(
      hooks.map((hook) => [
        hook,
        (id: string) => {
          seen.push(`${name} ${hook} ${id}`);
          if (name === 'broken') throw new Error('CANARY');
        },
      ]),
    ),
  });
  const features = joinFeatures(
    [counting('first'), counting('broken'), { handlers: {} }, counting('last')],
    (event, fields) => logged.push([event, fields]),
  );
  return { features, seen, logged };
};

describe('an event of the app', () => {
  it.each(hooks)('%s reaches each feature once, in order, whatever another one throws', (hook) => {
    const { features, seen, logged } = setUp();
    features.tell((feature) => feature[hook]?.('one'));
    expect(seen).toEqual([`first ${hook} one`, `broken ${hook} one`, `last ${hook} one`]);
    expect(logged).toMatchObject([['failed', { where: 'feature', error: 'Error' }]]);
    expect(JSON.stringify(logged)).not.toContain('CANARY');
  });

  it('a lock ends before another call is handled', async () => {
    const order: string[] = [];
    const handlers = {
      getState: () => {
        order.push('answered');
        return fail('BUSY');
      },
    };
    const features = joinFeatures(
      [
        { handlers, onLock: () => order.push('first') },
        { handlers: {}, onLock: () => order.push('last') },
      ],
      () => undefined,
    );
    const answer = createDispatcher({
      handlers: features.handlers as unknown as Handlers,
      findProfile: () => fail('PROFILE_NOT_FOUND'),
      now: () => 0,
    });
    const calls = [Promise.resolve().then(() => answer('getState', []))];
    features.tell((feature) => feature.onLock?.());
    await Promise.all(calls);
    expect(order).toEqual(['first', 'last', 'answered']);
  });
});

describe('the calls of all features', () => {
  it('are merged', () => {
    const one = { handlers: { noteUse: () => succeed(null) } };
    const two = { handlers: { cancelExport: () => succeed(null) } };
    const { handlers } = joinFeatures([one, two], () => undefined);
    expect(handlers).toEqual({ ...one.handlers, ...two.handlers });
  });

  it('keep their types, so that the compiler reports a call without a handler', () => {
    // Literals inside the list: a plain array type would give each element the names of all.
    const { handlers } = joinFeatures(
      [
        { handlers: { noteUse: () => succeed(null) } },
        { handlers: { cancelExport: () => succeed(null) } },
      ],
      () => undefined,
    );
    expectTypeOf(handlers).not.toBeNever();
    expectTypeOf(handlers).toExtend<Pick<Handlers, 'noteUse' | 'cancelExport'>>();
    expectTypeOf(handlers).not.toExtend<Pick<Handlers, 'getState'>>();
    expect(Object.keys(handlers)).toEqual(['noteUse', 'cancelExport']);
  });

  it('have one feature each: a second one makes the start fail', () => {
    const twice = { handlers: { noteUse: () => succeed(null) } };
    expect(() => joinFeatures([twice, twice], () => undefined)).toThrow(
      'two features answer noteUse',
    );
  });
});
