import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import { makeCall, quietJournal, signed, signedAt, signer, subject, url } from './requests';

const journalAt = () => quietJournal(() => signedAt);
const accepted = { result: succeed(null) };
const refused = { result: fail('AUTH', { status: 401 }) };

describe('what is kept of requests', () => {
  it('is the last 50 of each profile, though there are a thousand', async () => {
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

  it('is less where their answers are long, and always the last', async () => {
    const journal = journalAt();
    for (let made = 0; made < 60; made += 1) {
      await makeCall(journal, [{ ...refused, text: '\u202e'.repeat(65_536) }]);
    }
    const kept = journal.requests(signer.id);
    expect(kept.map(({ id }) => id)).toEqual([60, 59, 58]);
    await makeCall(journal, [{ ...refused, text: 'x'.repeat(1_000_000) }]);
    expect(journal.requests(signer.id).map(({ id }) => id)).toEqual([61]);
  });

  it('is one dry run, which takes the place of no request', async () => {
    const journal = journalAt();
    for (let made = 0; made < 50; made += 1) await makeCall(journal, [refused]);
    for (let made = 0; made < 3; made += 1) journal.noteUnsent(signer, await signed(), url);
    const kept = journal.requests(signer.id);
    expect(kept.map(({ outcome }) => outcome)).toEqual([
      'unsent',
      ...Array.from({ length: 50 }, () => 'AUTH'),
    ]);
  });

  it('names what the service calls a request, as its error or else a header says', async () => {
    const journal = journalAt();
    const headers = [{ name: 'x-request-id', value: 'from-header' }];
    await makeCall(journal, [{ ...refused, headers }]);
    await makeCall(journal, [{ result: fail('AUTH', { requestId: 'from-body' }), headers }]);
    expect(journal.requests(signer.id).map(({ serviceId }) => serviceId)).toEqual([
      'from-body',
      'from-header',
    ]);
  });

  it('is dropped when the app ends', async () => {
    const journal = journalAt();
    await makeCall(journal, [accepted]);
    journal.clear();
    expect(journal.requests(signer.id)).toEqual([]);
    expect(journal.lastAccepted(signer.id)).toBeUndefined();
    expect(journal.outcomesAt(subject.baseUrl)).toEqual([]);
  });
});
