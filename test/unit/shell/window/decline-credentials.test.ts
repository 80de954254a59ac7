import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import { declineCredentials } from '../../../../electron/main/shell/window/lock-down-session';

/** The result of a demand: whether the default was prevented, and each answer's contents. */
const demand = (name: string, ...details: readonly unknown[]) => {
  const events = new EventEmitter();
  declineCredentials(events as unknown as App);
  let prevented = 0;
  const answers: unknown[][] = [];
  const event = { preventDefault: () => (prevented += 1) };
  const callback = (...answer: unknown[]): void => {
    answers.push(answer);
  };
  events.emit(name, event, null, ...details, callback);
  return { prevented, answers };
};

const declined = { prevented: 1, answers: [[]] };

describe('a demand for credentials is declined', () => {
  it.each([
    ['a proxy', { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3128, realm: '' }],
    ['the service', { isProxy: false, scheme: 'basic', host: 'a.example', port: 443, realm: 'x' }],
  ])('by %s, for a login (security C9)', (_who, authInfo) => {
    const details = { url: 'https://a.example/', pid: 0 };
    expect(demand('login', details, authInfo)).toEqual(declined);
  });

  it('for a client certificate, whatever the system has (security C9; fault 29)', () => {
    const certificates = [{ subjectName: 'person' }];
    const url = 'https://a.example/';
    expect(demand('select-client-certificate', url, certificates)).toEqual(declined);
  });
});
