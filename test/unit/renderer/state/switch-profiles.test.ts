import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import { profiles, setUp, settle, stateWith } from './answering-main';

describe('choosing another profile', () => {
  it('is not undone by what main said of the time before', async () => {
    const { actions, active, last } = await setUp();
    void actions.selectProfile('two');
    actions.showApp(stateWith('one'));
    expect(active()).toBe('two');
    last('selectProfile').answer(succeed(profiles[1]));
    await settle();
    expect(active()).toBe('two');
    // From then on main knows better: another window’s part, a removal.
    actions.showApp(stateWith('three'));
    expect(active()).toBe('three');
  });

  it('twice in a row ends with the last, whatever comes in between', async () => {
    const { actions, active, last, calls } = await setUp();
    void actions.selectProfile('two');
    void actions.selectProfile('three');
    last('selectProfile', 'two').answer(succeed(profiles[1]));
    await settle();
    actions.showApp(stateWith('two'));
    expect(active()).toBe('three');
    last('selectProfile', 'three').answer(succeed(profiles[2]));
    await settle();
    expect(active()).toBe('three');
    expect(calls().filter((name) => name.startsWith('refreshAccount'))).toEqual([
      'refreshAccount three',
    ]);
  });

  it('that is gone meanwhile goes back to what main has', async () => {
    const { actions, active, last } = await setUp();
    void actions.selectProfile('two');
    last('selectProfile').answer(fail('PROFILE_NOT_FOUND'));
    await settle();
    last('getState').answer(succeed(stateWith('one', profiles.slice(0, 1))));
    await settle();
    expect(active()).toBe('one');
  });

  it('is not kept where the profile is no longer listed', async () => {
    const { actions, active } = await setUp();
    void actions.selectProfile('two');
    actions.showApp(stateWith('one', profiles.slice(0, 1)));
    expect(active()).toBe('one');
  });
});
