import { describe, expect, it } from 'vitest';
import { answerCalls as dispatch, type Handlers } from '../../../electron/main/ipc/answer-call';
import { contract, type CallName } from '../../../shared/contract';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { profileWith } from '../profiles/fake-settings';
import { id, valid } from './valid-payloads';

const names = Object.keys(contract) as CallName[];
const profileOf = (profileId: string): Profile => ({
  ...profileWith({ id: profileId }),
  secrets: 'keychain',
});

describe('the profile that a call names', () => {
  const withProfile = (findProfile: (id: string) => Result<Profile>) => {
    const seen: unknown[] = [];
    const entries = names.map((name) => [
      name,
      (...given: unknown[]) => {
        seen.push(given[1]);
        return succeed(name);
      },
    ]);
    const handlers = Object.fromEntries(entries) as Handlers;
    return { seen, answer: dispatch({ handlers, findProfile, now: () => 0 }) };
  };
  const naming = names.filter((name) => {
    const payload = valid[name];
    return typeof payload === 'object' && payload !== null && 'profileId' in payload;
  });

  it.each(naming)('is handed to the handler of %s, found once', async (name) => {
    const found: string[] = [];
    const { seen, answer } = withProfile((wanted) => {
      found.push(wanted);
      return succeed(profileOf(wanted));
    });
    expect(await answer(name, [valid[name]])).toEqual(succeed(name));
    expect([found, seen]).toEqual([[id], [profileOf(id)]]);
  });

  it.each(naming)(
    'is PROFILE_NOT_FOUND for %s where it is unknown, and no handler runs',
    async (name) => {
      const { seen, answer } = withProfile(() => fail('PROFILE_NOT_FOUND'));
      expect(await answer(name, [valid[name]])).toEqual(fail('PROFILE_NOT_FOUND'));
      expect(seen).toEqual([]);
    },
  );
});
