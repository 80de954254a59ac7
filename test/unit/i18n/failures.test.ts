import { describe, expect, it } from 'vitest';
import { german } from '../../../renderer/i18n/de';
import { templateProblem } from '../../../renderer/i18n/settings';
import { failureWords } from '../../../renderer/i18n/failures';
import { connectionCheckWords } from '../../../renderer/i18n/diagnostics';
import { checks, reasons, type Facts } from '../../../shared/diagnosis';
import { codes, type FailureParams } from '../../../shared/failure';
import {
  answerProblems,
  apiKeyProblems,
  baseUrlProblems,
  fileProblems,
  keyFormats,
  keychainProblems,
  listProblems,
  notesFileProblems,
  profilesFileProblems,
  shapeProblems,
  templateProblems,
} from '../../../shared/problems';

const everything: FailureParams = {
  status: 418,
  host: 'api.example.com',
  url: 'https://api.example.com/v1/account',
  redirectOrigin: 'https://elsewhere.example',
  netError: 'ERR_CERT_DATE_INVALID',
  seconds: 95,
  silentSeconds: 20,
  receivedBytes: 3,
  skewSeconds: 700,
  limitBytes: 67_108_864,
  bits: 1024,
  serverText: 'words of the service',
  title: 'Hotel Wi-Fi',
  fingerprint: 'SHA256:fingerprint',
  asset: 'ETH',
};

/** Network errors with texts of their own. */
const netErrors = [
  'ERR_ADDRESS_UNREACHABLE',
  'ERR_SSL_PROTOCOL_ERROR',
  'ERR_CERT_COMMON_NAME_INVALID',
  'ERR_CERT_AUTHORITY_INVALID',
  'ERR_CERT_REVOKED',
  'ERR_SSL_VERSION_OR_CIPHER_MISMATCH',
  'ERR_SSL_CLIENT_AUTH_CERT_NEEDED',
];

const variants: readonly FailureParams[] = [
  {},
  everything,
  {
    skewSeconds: -5,
    title: '',
    url: 'https://elsewhere.example/x',
    redirectOrigin: 'https://elsewhere.example',
  },
  { skewSeconds: 400 * 86_400 },
  ...keychainProblems.map((keychain) => ({ keychain })),
  ...keyFormats.map((keyFormat) => ({ keyFormat })),
  ...apiKeyProblems.map((apiKeyProblem) => ({ apiKeyProblem })),
  ...fileProblems.map((file) => ({ file })),
  ...answerProblems.map((answer) => ({ answer })),
  ...netErrors.map((netError) => ({ netError })),
  ...baseUrlProblems.map((baseUrl) => ({ baseUrl })),
  ...shapeProblems.map((shape) => ({ shape })),
  ...listProblems.flatMap((list) => [{ list }, { list, place: 7, limitBytes: 67_108_864 }]),
  ...notesFileProblems.flatMap((notesFile) => [{ notesFile }, { notesFile, place: 7 }]),
  ...profilesFileProblems.map((profilesFile) => ({ profilesFile })),
  ...templateProblems.map((template) => ({ template, asset: 'ETH' })),
];

/** Facts that both languages must name: everything from the failure, commands, and numbers. */
const factsIn = (text: string): readonly string[] =>
  [
    ...(text.match(
      /https?:\/\/\S*[a-z\d/]|api\.example\.com|ERR_\w+|SHA256:\w+|Hotel Wi-Fi|openssl .*|ssh-keygen .*|puttygen .*|\/v1\/\w+|\{address\}|libsecret-1-0|--talk-name=[\w.]+|RS256|UTF-8/gu,
    ) ?? []),
    ...(text.replaceAll(/(?<=\d)[.,](?=\d{3})/gu, '').match(/\b\d+\b/gu) ?? []),
  ].toSorted();

describe('the sentence of a failure, in English as in German,', () => {
  it.each(codes)(
    '%s is whole, names the same, and never quotes the service (security H9)',
    (code) => {
      for (const variant of variants) {
        const ours = failureWords[code]({ code, ...variant });
        const theirs = german.failures[code]({ code, ...variant });
        expect(Object.keys(theirs)).toEqual(Object.keys(ours));
        for (const part of ['message', 'remedy'] as const) {
          const [english = '', translated = ''] = [ours[part], theirs[part]];
          expect(factsIn(translated)).toEqual(factsIn(english));
          if (ours[part] === undefined) continue;
          expect(translated).not.toBe(english);
          expect(english).toMatch(/^\S.{8,}\S$/u);
          expect(translated).toMatch(/^\S.{8,}\S$/u);
          expect(translated).not.toMatch(/[’"]/u);
          const both = `${english}\n${translated}`;
          expect(both).not.toMatch(/undefined|null|NaN|\[object|\$\{|words of the service/u);
        }
      }
    },
  );

  it.each([
    ['KEYCHAIN_UNAVAILABLE', 'keychain', keychainProblems],
    ['KEY_FORMAT', 'keyFormat', keyFormats],
    ['API_KEY_INVALID', 'apiKeyProblem', apiKeyProblems],
    ['FILE_NOT_READABLE', 'file', fileProblems],
    ['NOT_JSON', 'answer', answerProblems],
    ['BAD_SHAPE', 'shape', shapeProblems],
    ['BASE_URL_INVALID', 'baseUrl', baseUrlProblems],
    ['LIST_NOT_READ', 'list', listProblems],
    ['NOTES_FILE_NOT_READ', 'notesFile', notesFileProblems],
    ['PROFILES_FILE_NOT_READ', 'profilesFile', profilesFileProblems],
    ['TLS_ERROR', 'netError', netErrors],
  ] as const)('%s says something different for each %s', (code, name, problems) => {
    for (const words of [failureWords, german.failures]) {
      const said = problems.map((problem) =>
        JSON.stringify(words[code]({ code, [name]: problem })).replace(/ERR_\w+/u, ''),
      );
      expect(new Set(said).size).toBe(problems.length);
    }
  });

  it.each(templateProblems)('describes the flaw "%s" of a website', (problem) => {
    expect(german.templateProblem(problem)).not.toBe(templateProblem(problem));
    expect(factsIn(german.templateProblem(problem))).toEqual(factsIn(templateProblem(problem)));
  });
});

const factsOfChecks: readonly Facts[] = [
  {},
  { home: 'this-run', bits: 3072, fingerprint: 'SHA256:x', scheme: 'http', addresses: 1 },
  {
    scheme: 'https',
    addresses: 2,
    route: 'proxy',
    proxyHost: 'api.example.com',
    skewSeconds: 95,
    milliseconds: 17,
  },
];

describe('the texts of the connection check', () => {
  it('are different for every passed check and for every reason for making none', () => {
    const facts = Object.assign({}, ...factsOfChecks) as Facts;
    for (const { passed, unchecked } of [connectionCheckWords, german.connectionCheck]) {
      const said = [
        ...checks.map((check) => passed(check, facts)),
        ...reasons.map((why) => unchecked({ why, on: 'dns' })),
      ];
      expect(said.join(' ')).not.toMatch(/undefined|null|NaN|\[object|\$\{/u);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it.each(checks)('say the same of a passed "%s" as the English', (check) => {
    for (const facts of factsOfChecks) {
      const english = connectionCheckWords.passed(check, facts);
      const translated = german.connectionCheck.passed(check, facts);
      expect(translated).not.toBe(english);
      expect(factsIn(translated)).toEqual(factsIn(english));
    }
  });

  it.each(reasons)('say why a check was not made: %s', (why) => {
    const translated = german.connectionCheck.unchecked({ why, on: 'keychain' });
    expect(translated).not.toBe(connectionCheckWords.unchecked({ why, on: 'keychain' }));
    expect(translated.includes('„Schlüsselbund“')).toBe(why === 'depends');
  });
});
