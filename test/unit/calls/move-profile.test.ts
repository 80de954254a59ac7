import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { fail, succeed } from '../../../shared/failure';
import { profileWith } from '../profiles/fake-settings';
import { setUp } from './profiles-set-up';

describe('moving a profile to another address', () => {
  it('is done after the person has confirmed both addresses in a dialog of main (security G2; fault 62)', async () => {
    const { calls, id, asked, edges, profiles, copiesDropped } = await setUp('One');
    const move = { profileId: id, baseUrl: 'https://new.example/t/' };
    expect(await calls.moveProfile(move)).toEqual(fail('CANCELLED'));
    expect(profiles.list()[0]?.baseUrl).toBe('https://api.example.com');
    edges.confirms = true;
    const moved = succeed({ baseUrl: 'https://new.example/t', accepted: false });
    expect(await calls.moveProfile(move)).toMatchObject(moved);
    expect(asked).toEqual(Array(2).fill('https://api.example.com https://new.example/t'));
    // The copy is shown again once the address is set back.
    expect(copiesDropped).toEqual([]);
  });

  it('to another path of the same host asks too: another tenant may be there (M7)', async () => {
    const { calls, id, asked, edges, called } = await setUp('One');
    const move = { profileId: id, baseUrl: 'https://api.example.com/other-tenant' };
    expect(await calls.moveProfile(move)).toEqual(fail('CANCELLED'));
    edges.confirms = true;
    expect(await calls.moveProfile(move)).toMatchObject({ ok: true });
    expect(asked).toEqual(Array(2).fill(`https://api.example.com ${move.baseUrl}`));
    expect(await calls.refreshAccount({ profileId: id })).toMatchObject({ ok: true });
    expect([asked.length, called.length]).toEqual([2, 1]);
  });

  it('to its own address asks nothing, nor without keys, which are asked about when they are added', async () => {
    const { calls, id, asked, profiles } = await setUp('One');
    const stay = { profileId: id, baseUrl: 'https://api.example.com/' };
    const before = await profiles.change(id, (profile) => ({ ...profile, accepted: true }));
    expect(before.ok).toBe(true);
    expect(await calls.moveProfile(stay)).toEqual(before);
    expect(profiles.find(id)).toEqual(before);
    const settings = {
      id: randomUUID(),
      name: 'Imported',
      baseUrl: 'https://a.example',
      publicKey: null,
    };
    await profiles.addAll([profileWith(settings)]);
    const move = { profileId: settings.id, baseUrl: 'https://b.example' };
    expect(await calls.moveProfile(move)).toMatchObject({ ok: true });
    expect(asked).toEqual([]);
  });

  it('binds the keys to the new address, and back where the change could not be kept (security E6)', async () => {
    const { calls, id, secrets, keysOf, settings, edges } = await setUp('One');
    edges.confirms = true;
    const { update } = settings;
    settings.update = () => Promise.resolve(fail('FILE_NOT_WRITTEN'));
    const move = { profileId: id, baseUrl: 'https://new.example/t' };
    expect(await calls.moveProfile(move)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(await secrets.bindingOf(id)).toEqual({ destination: 'https://api.example.com' });
    expect((await keysOf(id)).ok).toBe(true);
    settings.update = update;
    expect(await calls.moveProfile(move)).toMatchObject({ ok: true });
    expect(await secrets.bindingOf(id)).toEqual({ destination: 'https://new.example/t' });
    expect((await keysOf(id)).ok).toBe(true);
  });

  it('fails if the keychain does not store the new address', async () => {
    const { calls, id, items, keysOf, edges, profiles } = await setUp('One');
    edges.confirms = true;
    const { set } = items;
    items.set = () => items;
    const moved = await calls.moveProfile({ profileId: id, baseUrl: 'https://new.example' });
    expect(moved).toEqual(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' }));
    items.set = set;
    expect(profiles.list()[0]?.baseUrl).toBe('https://api.example.com');
    expect((await keysOf(id)).ok).toBe(true);
  });

  it('accepts no invalid address', async () => {
    const { calls, id, asked } = await setUp('One');
    const move = { profileId: id, baseUrl: 'http://new.example' };
    expect(await calls.moveProfile(move)).toMatchObject(fail('BASE_URL_INVALID'));
    expect(asked).toEqual([]);
  });
});

describe('an address that another program wrote into the settings (security E6, G2)', () => {
  const evil = 'https://evil.example';
  const given = 'https://api.example.com';
  const tampered = async (name = 'One') => {
    const parts = await setUp(name);
    await parts.profiles.change(parts.id, (profile) => ({ ...profile, baseUrl: evil }));
    return parts;
  };

  it.each(['One', 'Passing'])('gets no key, and is not kept secret: %s', async (name) => {
    const { calls, id, called } = await tampered(name);
    expect(await calls.refreshAccount({ profileId: id })).toEqual(
      fail('HOST_CHANGED', { keysFor: 'https://api.example.com' }),
    );
    expect(called).toEqual([]);
  });

  it('gets keys once the user has confirmed it, although the settings already have it', async () => {
    const { calls, id, asked, called, edges } = await tampered();
    const confirm = () => calls.moveProfile({ profileId: id, baseUrl: evil });
    expect(await confirm()).toEqual(fail('CANCELLED'));
    expect(await calls.refreshAccount({ profileId: id })).toMatchObject({ ok: false });
    edges.confirms = true;
    expect(await confirm()).toMatchObject({ ok: true });
    expect(asked).toEqual(Array(2).fill(`${given} ${evil}`));
    expect(await calls.refreshAccount({ profileId: id })).toMatchObject({ ok: true });
    expect(called).toHaveLength(1);
  });

  it('can be set back without a question', async () => {
    const { calls, id, asked } = await tampered();
    const back = await calls.moveProfile({ profileId: id, baseUrl: given });
    expect(back).toMatchObject({ ok: true });
    expect(asked).toEqual([]);
    expect(await calls.refreshAccount({ profileId: id })).toMatchObject({ ok: true });
  });

  it('can be changed while the keychain is locked, and its keys still go nowhere else', async () => {
    const { calls, id, edges, asked } = await tampered();
    edges.locked = true;
    edges.confirms = true;
    const path = { profileId: id, baseUrl: `${evil}/path` };
    expect(await calls.moveProfile(path)).toMatchObject({ ok: true });
    expect(asked).toEqual([`${evil} ${evil}/path`]);
    edges.locked = false;
    expect(await calls.refreshAccount({ profileId: id })).toMatchObject(fail('HOST_CHANGED'));
  });

  it('gets no keys while it is being set back either', async () => {
    const { calls, id, settings, called } = await tampered();
    const { update } = settings;
    let finish = (): void => undefined;
    const written = new Promise<void>((resolve) => (finish = resolve));
    settings.update = async (change) => {
      await written;
      return update(change);
    };
    const moving = calls.moveProfile({ profileId: id, baseUrl: given });
    const asked = calls.refreshAccount({ profileId: id });
    await new Promise((resolve) => setTimeout(resolve, 0));
    finish();
    expect(await moving).toMatchObject({ ok: true });
    expect(await asked).toMatchObject({ ok: false });
    expect(called.filter((call) => call.includes('evil'))).toEqual([]);
    expect(await calls.refreshAccount({ profileId: id })).toMatchObject({ ok: true });
  });
});
