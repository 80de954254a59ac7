import { describe, expect, it } from 'vitest';
import { isLocalPath } from '../../../electron/main/shell/chosen-file';

describe('the path of a dropped file', () => {
  it.each<[NodeJS.Platform, string]>([
    ['linux', '/home/a person/key.pem'],
    ['linux', '/home/someone/dev/proc/key.pem'],
    ['linux', '/device/key.pem'],
    ['linux', String.raw`/home/someone/a\b`],
    ['darwin', '/Volumes/Stick/key.pem'],
    ['darwin', '/Users/someone/../other/key.pem'],
    ['darwin', '/System/Volumes/Data/Users/someone/key.pem'],
    ['win32', String.raw`C:\Users\someone\key.pem`],
    ['win32', 'd:/keys/key.pem'],
    ['win32', String.raw`C:\console\nullable.pem`],
    ['win32', String.raw`C:\dev\con-key.pem`],
  ])('may be a file on this computer: %s %s', (platform, path) => {
    expect(isLocalPath(path, platform)).toBe(true);
  });

  it.each<[NodeJS.Platform, string]>([
    ['linux', ''],
    ['linux', 'key.pem'],
    ['linux', './key.pem'],
    ['linux', '~/key.pem'],
    ['linux', '//host/share/key.pem'],
    ['linux', '/dev'],
    ['linux', '/dev/stdin'],
    ['linux', '/proc/self/environ'],
    ['linux', '/home/../proc/self/environ'],
    ['linux', '/home//..//dev/sda'],
    ['linux', '/./sys/key'],
    ['linux', '/net/host/share/key.pem'],
    ['linux', '/home/a\0b'],
    ['darwin', '/dev/fd/0'],
    ['darwin', '/DEV/fd/0'],
    ['darwin', '/Net/host/share/key.pem'],
    ['darwin', '/System/Volumes/Data/net/host/share/key.pem'],
    ['darwin', 'file:///Users/someone/key.pem'],
    ['win32', ''],
    ['win32', 'key.pem'],
    ['win32', String.raw`\key.pem`],
    ['win32', '/key.pem'],
    ['win32', 'C:key.pem'],
    ['win32', String.raw`\\host\share\key.pem`],
    ['win32', '//host/share/key.pem'],
    ['win32', String.raw`\\?\UNC\host\share\key.pem`],
    ['win32', String.raw`\\?\C:\key.pem`],
    ['win32', String.raw`\\.\PhysicalDrive0`],
    ['win32', '//./pipe/x'],
    ['win32', String.raw`\??\C:\key.pem`],
    ['win32', String.raw`C:\Users\NUL`],
    ['win32', String.raw`C:\Users\con.pem`],
    ['win32', String.raw`C:\Users\COM1 .txt`],
    ['win32', String.raw`C:\aux\key.pem`],
    ['win32', String.raw`C:\key.pem:stream`],
    ['win32', 'C:\\a\0b'],
  ])('is refused before the system is asked about it: %s %j', (platform, path) => {
    expect(isLocalPath(path, platform)).toBe(false);
  });
});
