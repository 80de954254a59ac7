import { expect, it } from 'vitest';
import { tooNewVersions } from '../../packaged/symbol-versions';

/** Symbol names as in a module, each ended by a zero. */
const asking = (...names: readonly string[]): Buffer =>
  Buffer.from(['\x7fELF', 'libsecret-1.so.0', ...names, 'memcpy'].join('\0'));

it('a module may need the symbol versions that the oldest supported system has', () => {
  const old = asking('GLIBC_2.2.5', 'GLIBC_2.34', 'GLIBCXX_3.4', 'GLIBCXX_3.4.29', 'CXXABI_1.3');
  expect(tooNewVersions(old)).toEqual([]);
});

it('a module compiled against newer libraries is recognised by the symbol versions it needs', () => {
  const compiled = asking('GLIBC_2.35', 'GLIBC_2.4', 'GLIBCXX_3.4.31', 'GLIBCXX_3.5');
  expect(tooNewVersions(compiled)).toEqual(['GLIBC_2.35', 'GLIBCXX_3.4.31', 'GLIBCXX_3.5']);
});
