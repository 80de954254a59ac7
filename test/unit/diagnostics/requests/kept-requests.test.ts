import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import { makeCall, quietJournal, signed, signedAt, signer, subject, url } from './requests';

const journalAt = () => quietJournal(() => signedAt);
const accepted = { result: succeed(null) };
const refused = { result: fail('AUTH', { status: 401 }) };

describe('the kept requests', () => {
  it('are the last 50 of each profile, out of a thousand', async () => {
    const journal = journalAt();
    const request = await signed();
    for (let made = 0; made < 1000; made += 1) await makeCall(journal, [refused], { request });
    await makeCall(journal, [accepted], { request, owner: { id: 'another' } });
    expect(journal.requests(signer.id)).toHaveLength(50);
    expect(journal.requests(signer.id).map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, place) => 1000 - place),
    );
    expect(journal.requests('another')).toHaveLength(1);
  });

  it('are fewer if their responses are long, and always include the last', async () => {
    const journal = journalAt();
    for (let made = 0; made < 60; made += 1) {
      await makeCall(journal, [{ ...refused, text: '\u202e'.repeat(65_536) }]);
    }
    const kept = journal.requests(signer.id);
    expect(kept.map(({ id }) => id)).toEqual([60, 59, 58]);
    await makeCall(journal, [{ ...refused, text: 'x'.repeat(1_000_000) }]);
    expect(journal.requests(signer.id).map(({ id }) => id)).toEqual([61]);
  });

  it('include one dry run, which replaces no request', async () => {
    const journal = journalAt();
    for (let made = 0; made < 50; made += 1) await makeCall(journal, [refused]);
    for (let made = 0; made < 3; made += 1) journal.noteUnsent(signer, await signed(), url);
    const kept = journal.requests(signer.id);
    expect(kept.map(({ outcome }) => outcome)).toEqual([
      'unsent',
      ...Array.from({ length: 50 }, () => 'AUTH'),
    ]);
  });

  it('include the service’s name for a request, from its error or else a header', async () => {
    const journal = journalAt();
    const headers = [{ name: 'x-request-id', value: 'from-header' }];
    await makeCall(journal, [{ ...refused, headers }]);
    await makeCall(journal, [{ result: fail('AUTH', { requestId: 'from-body' }), headers }]);
    expect(journal.requests(signer.id).map(({ serviceId }) => serviceId)).toEqual([
      'from-body',
      'from-header',
    ]);
  });

  it('are dropped when the app ends', async () => {
    const journal = journalAt();
    await makeCall(journal, [accepted]);
    journal.clear();
    expect(journal.requests(signer.id)).toEqual([]);
    expect(journal.lastAccepted(signer.id)).toBeUndefined();
    expect(journal.outcomesAt(subject.baseUrl)).toEqual([]);
  });
});
