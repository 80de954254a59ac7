import {
  checks,
  reasons,
  routes,
  schemes,
  type CheckResult,
  type Diagnosis,
} from '../../../../shared/diagnosis';
import { codes, type Code } from '../../../../shared/failure';
import {
  answerProblems,
  baseUrlProblems,
  keychainProblems,
  shapeProblems,
} from '../../../../shared/problems';
import { secretHomes } from '../../../../shared/file-state';
import type { RequestOutcome } from '../requests/request-journal';

/** Versions of the app, and of what it runs on. */
export interface Versions {
  readonly app: string;
  /** Undefined outside Electron. */
  readonly electron: string | undefined;
  readonly chromium: string | undefined;
  readonly node: string;
  /** `process.platform` and `os.release()`. */
  readonly platform: string;
  readonly release: string;
}

export interface ReportParts {
  readonly versions: Versions;
  /** When the report is made, in milliseconds since the epoch. */
  readonly at: number;
  readonly diagnosis: Diagnosis;
  /** Host of the service; null when the user leaves it out. */
  readonly host: string | null;
  readonly history: readonly RequestOutcome[];
}

/**
 * A report consists only of texts of these shapes, numbers, and words of closed lists. Anything else, such as a key, an
 * address, a path or a name, cannot be in a report.
 */
const shapes = {
  version: /^\d{1,5}(?:\.\d{1,6}){1,3}(?:-[0-9.]{1,20})?/u,
  platform: /^(?:aix|android|darwin|freebsd|linux|openbsd|sunos|win32)$/u,
  fingerprint: /^SHA256:[A-Za-z0-9+/]{43}=$/u,
  netError: /^ERR_[A-Z0-9_]{1,60}$/u,
  host: /^[\w.[\]:-]{1,300}$/u,
} as const;

const take = (shape: keyof typeof shapes, text: string | undefined): string | undefined =>
  shapes[shape].exec(text ?? '')?.[0];

const version = (text: string | undefined): string => take('version', text) ?? 'unknown';

const time = (at: number): string => (Number.isFinite(at) ? new Date(at).toISOString() : 'unknown');

const codeOf = (code: Code | 'ok'): string =>
  code === 'ok' || codes.includes(code) ? code : 'unknown';

/** `name=value`, or nothing without a value. */
const pair = (name: string, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`${name}=${value}`];

const number = (name: string, value: number | undefined): readonly string[] =>
  pair(name, Number.isFinite(value) ? String(value) : undefined);

const word = <Word extends string>(
  name: string,
  words: readonly Word[],
  value: Word | undefined,
): readonly string[] =>
  pair(
    name,
    words.find((known) => known === value),
  );

const failureLine = ({ failure }: CheckResult): readonly string[] => {
  if (!failure) return [];
  return [
    codeOf(failure.code),
    ...number('status', failure.status),
    ...number('retry-after', failure.seconds),
    ...number('bits', failure.bits),
    ...pair('net', take('netError', failure.netError)),
    ...word('keychain', keychainProblems, failure.keychain),
    ...word('base-url', baseUrlProblems, failure.baseUrl),
    ...word('shape', shapeProblems, failure.shape),
    ...word('answer', answerProblems, failure.answer),
  ];
};

const factsLine = ({ facts = {} }: CheckResult, withHost: boolean): readonly string[] => [
  ...word('keys-in', secretHomes, facts.home),
  ...number('bits', facts.bits),
  ...pair('fingerprint', take('fingerprint', facts.fingerprint)),
  ...word('scheme', schemes, facts.scheme),
  ...number('addresses', facts.addresses),
  ...word('route', routes, facts.route),
  ...pair('proxy', withHost ? take('host', facts.proxyHost) : undefined),
  ...number('clock-ahead-seconds', facts.skewSeconds),
  ...number('milliseconds', facts.milliseconds),
  ...word('why', reasons, facts.why),
  ...word('on', checks, facts.on),
];

const checkLine = (result: CheckResult, withHost: boolean): string =>
  [
    result.check.padEnd(9),
    result.outcome.padEnd(9),
    ...failureLine(result),
    ...factsLine(result, withHost),
  ]
    .join(' ')
    .trimEnd();

/**
 * Writes a report to be passed on, as plain text. Holds no secret and no data of the account or user. Times are UTC.
 */
export const writeReport = ({ versions, at, diagnosis, host, history }: ReportParts): string => {
  const { platform, release } = versions;
  const calls = history.map((outcome) => `${time(outcome.at)} ${codeOf(outcome.code)}`);
  return [
    'Account Viewer report',
    `made       ${time(at)}`,
    `app        ${version(versions.app)}`,
    `electron   ${version(versions.electron)}`,
    `chromium   ${version(versions.chromium)}`,
    `node       ${version(versions.node)}`,
    `system     ${take('platform', platform) ?? 'unknown'} ${version(release)}`,
    `host       ${host === null ? 'left out' : (take('host', host) ?? 'unknown')}`,
    '',
    `Checks of ${time(diagnosis.at)}`,
    ...diagnosis.results.map((result) => checkLine(result, host !== null)),
    '',
    'Last calls',
    ...(calls.length === 0 ? ['none'] : calls),
    '',
  ].join('\n');
};
