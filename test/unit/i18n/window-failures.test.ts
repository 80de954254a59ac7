import { describe, expect, it } from 'vitest';
import { german } from '../../../renderer/i18n/de';
import { messageOf } from '../../../renderer/i18n/failures';
import { codes, type Failure, type FailureParams } from '../../../shared/failure';
import { keychainProblems, templateProblems } from '../../../shared/problems';

describe('the text of a failure', () => {
  it.each(keychainProblems)('of a keychain says what to do: %s', (keychain) => {
    expect(messageOf({ code: 'KEYCHAIN_UNAVAILABLE', keychain }).remedy).toBeTruthy();
  });

  it('differs for each flaw of a key', () => {
    const keys = codes
      .filter((code) => code.startsWith('KEY_'))
      .map((code) => messageOf({ code, bits: 1024, limitBytes: 65_536 }).message);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tells a service that never responded from one that fell silent, and after how many bytes', () => {
    const said = (params: FailureParams): string =>
      messageOf({ code: 'TIMEOUT', host: 'api.example.com', ...params }).message;
    expect([
      said({}),
      said({ silentSeconds: 30 }),
      said({ silentSeconds: 20, receivedBytes: 0 }),
      said({ silentSeconds: 20, receivedBytes: 1 }),
      said({ silentSeconds: 120, receivedBytes: 3_000_000 }),
    ]).toEqual([
      'api.example.com did not answer in time.',
      'api.example.com did not answer within 30 seconds.',
      'api.example.com began to answer, then sent nothing for 20 seconds.',
      'api.example.com sent 1 byte, then nothing for 20 seconds.',
      'api.example.com sent 3 MB, then nothing for 2 minutes.',
    ]);
  });

  it('has a next step, unless a field or the user’s own action makes it clear', () => {
    const withNone = codes.filter((code) => messageOf({ code }).remedy === undefined);
    expect(withNone).toEqual([
      'ABORTED',
      'BASE_URL_INVALID',
      'API_KEY_INVALID',
      'LINK_TEMPLATE_INVALID',
      'UNTRUSTED_SENDER',
      'CANCELLED',
    ]);
  });

  it.each(['KEY_EMPTY', 'KEY_MISSING', 'KEY_DAMAGED'] as const)(
    '%s says where the key was looked for',
    (code) => {
      expect(messageOf({ code }).message).toMatch(/^The file or clipboard has no /u);
      expect(german.failures[code]({ code }).message).toMatch(
        /^Die Datei oder Zwischenablage enthält keinen /u,
      );
    },
  );

  it.each(templateProblems)('names the asset of a link’s template: %s', (template) => {
    const failure: Failure = { code: 'LINK_TEMPLATE_INVALID', template, asset: 'ETH' };
    expect(messageOf(failure).remedy).toContain('ETH');
  });

  it.each<[Failure, string]>([
    [{ code: 'DNS', host: 'api.example.com' }, 'api.example.com'],
    [{ code: 'ABORTED', endedBy: 'sleep' }, 'because the computer slept.'],
    [{ code: 'ABORTED', endedBy: 'lock' }, 'because the screen was locked.'],
    [{ code: 'TLS_ERROR', netError: 'ERR_CERT_REVOKED' }, 'ERR_CERT_REVOKED'],
    [{ code: 'AUTH', fingerprint: 'SHA256:abc' }, 'SHA256:abc'],
    [
      { code: 'REDIRECT_REFUSED', redirectOrigin: 'https://b.example' },
      'redirect the call to https://b.example.',
    ],
    [
      { code: 'REDIRECT_REFUSED', url: 'https://a/v1/account', redirectOrigin: 'https://a' },
      'redirect the call to another path of https://a.',
    ],
    [
      { code: 'REDIRECT_REFUSED', url: 'https://a.b/v1/account', redirectOrigin: 'https://a' },
      'redirect the call to https://a.',
    ],
    [
      { code: 'REDIRECT_REFUSED', url: 'https://a/v1/account' },
      'redirect the call to another address.',
    ],
    [{ code: 'NOT_FOUND', url: 'https://a/v1/account' }, 'https://a/v1/account'],
    [{ code: 'RATE_LIMITED', seconds: 0 }, 'Wait a little'],
    [{ code: 'RATE_LIMITED', seconds: 119 }, 'a pause of 01:59'],
    [{ code: 'RATE_LIMITED', seconds: 120 }, 'a pause of 02:00'],
    [{ code: 'RATE_LIMITED', seconds: 3599 }, 'a pause of 59:59'],
    [{ code: 'RATE_LIMITED', seconds: 3601 }, 'a pause of 60 minutes'],
    [{ code: 'RATE_LIMITED', seconds: 7200 }, 'a pause of 2 hours'],
    [{ code: 'SERVER_ERROR', status: 503 }, '503'],
    [{ code: 'UNEXPECTED_STATUS', status: 418 }, '418'],
    [{ code: 'NOT_JSON', title: 'Hotel Wi-Fi' }, '“Hotel Wi-Fi”'],
    [{ code: 'NOT_JSON', title: '' }, 'web page'],
    [{ code: 'TOO_LARGE', limitBytes: 67_108_864 }, 'larger than 67.1 MB.'],
    [{ code: 'FILE_NOT_WRITTEN', notesFile: 'too-large' }, 'would be larger than 67.1 MB.'],
    [{ code: 'FILE_NOT_WRITTEN', notesFile: 'too-many-pins' }, 'more than 200,000'],
    [{ code: 'PROFILES_FILE_NOT_READ', profilesFile: 'not-ours' }, 'contains no profiles'],
    [{ code: 'PROFILES_FILE_NOT_READ', profilesFile: 'newer' }, 'saved by a newer version'],
    [{ code: 'PROFILES_FILE_NOT_READ', profilesFile: 'too-large' }, 'larger than 1 MB'],
    [{ code: 'KEYCHAIN_UNAVAILABLE', keychain: 'no-bus' }, 'no D-Bus session bus is running.'],
    [{ code: 'CLOCK_SKEW', skewSeconds: -540 }, 'is 9 minutes behind'],
    [{ code: 'CLOCK_SKEW', skewSeconds: 3600 }, 'is 60 minutes ahead'],
    [{ code: 'CLOCK_SKEW', skewSeconds: 86_400 }, 'is 24 hours ahead'],
    [{ code: 'KEY_TOO_BIG', limitBytes: 65_536 }, 'larger than 65.5 kB,'],
    [{ code: 'KEY_TOO_SHORT', bits: 1024 }, '1024 bits'],
    [{ code: 'KEY_TOO_LONG', bits: 65_536 }, '65536 bits'],
  ])('names its subject: %j', (failure, named) => {
    const { message: what, remedy: next = '' } = messageOf(failure);
    expect(`${what} ${next}`).toContain(named);
  });

  it.each<[Failure, string, string]>([
    [{ code: 'SERVER_ERROR' }, 'The service has a problem.', 'Der Dienst hat ein Problem.'],
    [
      { code: 'UNEXPECTED_STATUS' },
      'The service answered with an unexpected status.',
      'Der Dienst hat mit einem unerwarteten Status geantwortet.',
    ],
    [
      { code: 'CLOCK_SKEW' },
      'The service does not accept this computer’s time.',
      'Der Dienst akzeptiert die Uhrzeit dieses Computers nicht.',
    ],
    [{ code: 'TOO_LARGE' }, 'The answer is too large.', 'Die Antwort ist zu groß.'],
    [
      { code: 'BAD_SHAPE' },
      'The answer cannot be shown as an account.',
      'Die Antwort lässt sich nicht als Konto anzeigen.',
    ],
    [
      { code: 'DNS' },
      'The name of the service could not be found.',
      'Der Name des Dienstes wurde nicht gefunden.',
    ],
    [
      { code: 'UNREACHABLE' },
      'The service does not accept connections.',
      'Der Dienst nimmt keine Verbindungen an.',
    ],
    [
      { code: 'TIMEOUT' },
      'The service did not answer in time.',
      'Der Dienst hat nicht rechtzeitig geantwortet.',
    ],
    [
      { code: 'TLS_ERROR' },
      'The secure connection to the service could not be trusted.',
      'Die sichere Verbindung zum Dienst ist nicht vertrauenswürdig.',
    ],
    [
      { code: 'SECRET_IN_ANSWER' },
      'The answer from the service contains the API key or the token of the call.',
      'Die Antwort des Dienstes enthält den API-Schlüssel oder das Token des Aufrufs.',
    ],
  ])('invents nothing if only the code is known: %j', (failure, said, inGerman) => {
    expect(messageOf(failure).message).toBe(said);
    expect(german.failures[failure.code](failure).message).toBe(inGerman);
  });

  it('refers to longer waits in the settings only if there are longer ones', () => {
    const remedies = (params: FailureParams): readonly (string | undefined)[] =>
      [messageOf, german.failures.TIMEOUT].map((say) => say({ code: 'TIMEOUT', ...params }).remedy);
    for (const came of [{ silentSeconds: 60 }, { silentSeconds: 40, receivedBytes: 3 }]) {
      expect(remedies(came)).toEqual([
        'Try again. A saved profile can wait longer: Settings > Connection and keys > Wait for the service.',
        'Versuchen Sie es erneut. Ein gespeichertes Profil kann länger warten: Einstellungen > Verbindung und Schlüssel > Auf den Dienst warten.',
      ]);
    }
    for (const came of [{ silentSeconds: 120 }, { silentSeconds: 80, receivedBytes: 3 }, {}]) {
      expect(remedies(came)).toEqual(['Try again.', 'Versuchen Sie es erneut.']);
    }
  });

  it('about a blocked address fits a copied address, rows, and a page', () => {
    const [{ message }, inGerman] = [
      messageOf({ code: 'ADDRESS_CHANGED' }),
      german.failures.ADDRESS_CHANGED({ code: 'ADDRESS_CHANGED' }),
    ];
    expect(message).toBe(
      'Nothing was copied or opened: an address in it has an alarm, or is not the one you know for its record.',
    );
    expect(inGerman.message).toContain('kopiert oder geöffnet');
  });
});
