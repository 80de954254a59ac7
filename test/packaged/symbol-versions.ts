/** Numbers of a version, the most important one first. */
type Version = readonly number[];

const isNewer = (one: Version, other: Version): boolean => {
  const at = one.findIndex((part, index) => part !== (other[index] ?? 0));
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
};

/**
 * The newest that Red Hat Enterprise Linux 9 has of the C library and of GCC's C++ library: the oldest of the systems that
 * Electron supports, with Ubuntu 22.04 and Debian 12.
 */
const newest: ReadonlyMap<string, Version> = new Map([
  ['GLIBC', [2, 34]],
  ['GLIBCXX', [3, 4, 29]],
]);

/** Versions that a Linux module asks these libraries for and that the oldest system does not have, as the module names them. */
export const tooNewVersions = (module: Buffer): readonly string[] =>
  [...module.toString('latin1').matchAll(/\b(GLIBC|GLIBCXX)_(\d+(?:\.\d+)+)\0/gu)]
    .filter(([, library = '', version = '']) =>
      isNewer(version.split('.').map(Number), newest.get(library) ?? []),
    )
    .map(([name]) => name.slice(0, -1));
