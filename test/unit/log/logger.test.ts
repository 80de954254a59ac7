import { describe, expect, it } from 'vitest';
import { events, type EventName } from '../../../electron/main/log/log-events';
import { createLogger, type Log } from '../../../electron/main/log/logger';
import { formsOf } from '../../secret-forms';
import { fc, forAllIn } from '../for-all';
import { fakeLogFile } from './fake-log-file';

const at = Date.UTC(2026, 0, 2, 3, 4, 5, 600);

const logging = () => {
  const lines: string[] = [];
  let lost = 0;
  const takeLost = (): number => {
    const taken = lost;
    lost = 0;
    return taken;
  };
  const file = { ...fakeLogFile((line) => void lines.push(line)), takeLost };
  const logger = createLogger(file, () => at);
  const lose = (count: number): void => {
    lost += count;
  };
  return { ...logger, file, lines, lose };
};

/** Untyped calls, as JavaScript code could make them. */
const untyped = (log: Log) => log as (event: string, fields?: unknown) => void;

describe('the logger', () => {
  it('writes one line of JSON per event', () => {
    const { log, setLevel, lines } = logging();
    setLevel('info');
    log('call', { code: 'AUTH', status: 401, milliseconds: 120 });
    log('second-start');
    expect(lines).toEqual([
      '{"time":"2026-01-02T03:04:05.600Z","event":"call","code":"AUTH","status":401,"milliseconds":120}\n',
      '{"time":"2026-01-02T03:04:05.600Z","event":"second-start"}\n',
    ]);
  });

  it('writes nothing while it is off, and only later events once it is on', () => {
    const { log, setLevel, lines } = logging();
    setLevel('off');
    log('quitting');
    expect(lines).toEqual([]);
    setLevel('info');
    log('second-start');
    expect(lines.join()).toContain('second-start');
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['info', 200],
    ['off', 0],
  ] as const)('holds 200 lines back until it is known to be %s', (level, written) => {
    const { log, setLevel, lines } = logging();
    for (let count = 0; count < 300; count += 1) log('call', { milliseconds: count });
    expect(lines).toEqual([]);
    setLevel(level);
    expect(lines).toHaveLength(written);
    if (written > 0) expect(lines.at(-1)).toContain(':299}');
  });

  it('reports how many lines were lost', () => {
    const { log, setLevel, lines, lose } = logging();
    setLevel('info');
    lose(7);
    log('quitting');
    log('quitting');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"event":"lines-lost","count":7');
  });

  it('keeps what has its shape and leaves out what has not (security I4)', () => {
    const { log, setLevel, lines } = logging();
    setLevel('info');
    const fields = { app: '1.2.3-beta.4', electron: '45.0.0-stand-in', node: 'v24', platform: 'x' };
    untyped(log)('started', { ...fields, chromium: 150, extra: 'text' });
    expect(lines.join()).toContain('"event":"started","app":"1.2.3","electron":"45.0.0"}');
  });

  it.each<[string, unknown]>([
    ['an event that is not on the list', ['unheard-of', {}]],
    ['an event of every object', ['constructor', {}]],
    ['an event of the prototype', ['__proto__', {}]],
  ])('writes nothing for %s', (_name, call) => {
    const { log, setLevel, lines } = logging();
    setLevel('info');
    untyped(log)(...(call as [string, unknown]));
    expect(lines).toEqual([]);
  });

  it('never throws, neither for fields nor for a file that throws', () => {
    const { log, setLevel, file } = logging();
    setLevel('info');
    const hostile = {
      get code(): string {
        throw new Error('no');
      },
    };
    expect(() => {
      untyped(log)('call', hostile);
      untyped(log)('call', null);
    }).not.toThrow();
    file.append = () => {
      throw new Error('full');
    };
    expect(() => {
      log('quitting');
    }).not.toThrow();
  });
});

describe('no secret leaves the logger (security I4)', () => {
  const names = Object.keys(events) as EventName[];
  const fieldNames = [...new Set(names.flatMap((name) => Object.keys(events[name])))];
  /** Any text that an API key may be. A few digits alone could also be a version. */
  const secret = fc
    .string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 12,
      maxLength: 200,
    })
    .filter((text) => /[a-z]/iu.test(text));

  it('in any field of any event, in any of six encodings, alone or within other text', () => {
    forAllIn(500)(
      secret,
      fc.constantFrom(...names),
      fc.constantFrom('', 'ERR_', '1.2.3-', 'eyJ'),
      (canary, name, before) => {
        const { log, setLevel, lines } = logging();
        setLevel('info');
        for (const form of formsOf(canary)) {
          const value = `${before}${form}`;
          const fields = Object.fromEntries(fieldNames.map((field) => [field, value]));
          untyped(log)(name, { ...fields, [value]: value });
          untyped(log)(value, fields);
        }
        const written = lines.join('').toLowerCase();
        expect(lines).toHaveLength(6);
        for (const form of formsOf(canary)) expect(written).not.toContain(form.toLowerCase());
      },
    );
  });

  it('as a number with as many digits as an API key', () => {
    const { log, setLevel, lines } = logging();
    setLevel('info');
    log('call', { status: 1_234_567_890_123 });
    expect(lines.join()).not.toContain('1234567890123');
  });
});
