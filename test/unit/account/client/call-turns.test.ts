import { describe, expect, it } from 'vitest';
import { createCallTurns } from '../../../../electron/main/account/client/call-turns';
import { createServiceCaller } from '../../../../electron/main/account/client/service-calls';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { fail, succeed } from '../../../../shared/failure';
import { usualKeyPair } from '../../../keys/usual-key-pair';

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Calls that end when the test says so. */
const setUp = () => {
  const inTurn = createCallTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, signal = new AbortController().signal): Promise<string | null> =>
    inTurn(signal, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, () => {
          if (name === 'failing') reject(new Error(name));
          else resolve(name);
        });
      });
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await soon();
  };
  return { begun, call, end };
};

describe('calls to services', () => {
  it('run up to a limit at once; the others wait in order, also after a failed call', async () => {
    const { begun, call, end } = setUp();
    const failing = call('failing').catch(() => 'failed');
    const others = ['two', 'three', 'four', 'five'].map((name) => call(name));
    await soon();
    expect(begun).toEqual(['failing', 'two']);
    await end('failing');
    expect(begun).toEqual(['failing', 'two', 'three']);
    for (const name of ['three', 'two', 'four', 'five']) await end(name);
    expect(await failing).toBe('failed');
    expect(await Promise.all(others)).toEqual(['two', 'three', 'four', 'five']);
    const again = [call('six'), call('seven')];
    await soon();
    expect(begun.slice(-2)).toEqual(['six', 'seven']);
    for (const name of ['six', 'seven']) await end(name);
    await Promise.all(again);
  });

  it('that are stopped while they wait never begin, and take no turn from others', async () => {
    const { begun, call, end } = setUp();
    const [early, late] = [new AbortController(), new AbortController()];
    const first = [call('one'), call('two')];
    const given = [call('early', early.signal), call('late', late.signal)];
    const last = call('last');
    early.abort();
    await soon();
    // Stopped at the moment its turn comes.
    const ending = end('one');
    late.abort();
    await ending;
    expect(await Promise.all(given)).toEqual([null, null]);
    for (const name of ['two', 'last']) await end(name);
    expect([await Promise.all(first), await last]).toEqual([['one', 'two'], 'last']);
    expect(begun).toEqual(['one', 'two', 'last']);
  });

  it('are sixteen at once at most, of all addresses together (security D8)', async () => {
    const { privateKey } = usualKeyPair('own');
    const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' });
    const credentials = { apiKey: 'key', key: await importSigningKey(pkcs8) };
    let begun = 0;
    const ends: (() => void)[] = [];
    const { callService } = createServiceCaller({
      addresses: { agree: () => Promise.resolve(succeed(null)) },
      secrets: { bind: () => Promise.resolve(succeed(null)) },
      journal: {
        watch: (_subject, make) => make({ onSigned: () => undefined, onEnded: () => undefined }),
      },
      service: {
        call: async () => {
          begun += 1;
          await new Promise<void>((resolve) => ends.push(resolve));
          return { result: fail('OFFLINE') };
        },
      },
    });
    const { signal } = new AbortController();
    const calls = Array.from({ length: 17 }, (_, at) => {
      const baseUrl = `https://${at}.example`;
      const target = { kind: 'service', baseUrl, signedPath: 'endpoint', waitSeconds: 30 } as const;
      return callService(target, credentials, signal);
    });
    await soon();
    expect(begun).toBe(16);
    ends[0]?.();
    await calls[0];
    await soon();
    expect(begun).toBe(17);
    for (const end of ends) end();
    await Promise.all(calls);
  });
});
