/** Numbers of a version, major first. */
type Version = readonly number[];

const isNewer = (one: Version, other: Version): boolean => {
  const at = one.findIndex((part, index) => part !== (other[index] ?? 0));
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
};

/**
 * Newest symbol versions of the C library and of GCC's C++ library in Red Hat Enterprise Linux 9. Electron supports
 * RHEL 9, Ubuntu 22.04 and Debian 12; RHEL 9 has the oldest libraries of them.
 */
const newest: ReadonlyMap<string, Version> = new Map([
  ['GLIBC', [2, 34]],
  ['GLIBCXX', [3, 4, 29]],
]);

/** Symbol versions that a Linux module needs and the oldest supported system lacks, e.g. `GLIBC_2.38`. */
export const tooNewVersions = (module: Buffer): readonly string[] =>
  [...module.toString('latin1').matchAll(/\b(GLIBC|GLIBCXX)_(\d+(?:\.\d+)+)\0/gu)]
    .filter(([, library = '', version = '']) =>
      isNewer(version.split('.').map(Number), newest.get(library) ?? []),
    )
    .map(([name]) => name.slice(0, -1));
