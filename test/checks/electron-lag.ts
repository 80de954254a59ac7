const day = 86_400_000;

interface Version {
  readonly text: string;
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** Parses a released version. Returns undefined for a beta, a nightly and any other text. */
const parse = (text: string): Version | undefined => {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/u.exec(text);
  if (!parts) return undefined;
  return { text, major: Number(parts[1]), minor: Number(parts[2]), patch: Number(parts[3]) };
};

const isNewer = (a: Version, b: Version): boolean =>
  a.minor === b.minor ? a.patch > b.patch : a.minor > b.minor;

/**
 * Returns the problems of the Electron version in use as texts; empty when there are none. `published` has the release
 * time of each version, `now` is in milliseconds since 1970. Electron supports its three newest majors.
 */
export const electronLag = (
  used: string,
  published: Readonly<Record<string, string>>,
  now: number,
): readonly string[] => {
  const current = parse(used);
  if (!current) return [`${used} is no released version`];
  const released = Object.keys(published).flatMap((text) => parse(text) ?? []);
  const majors = new Set(
    released.map(({ major }) => major).filter((major) => major > current.major),
  );
  const overdue = released.filter(
    (version) =>
      version.major === current.major &&
      isNewer(version, current) &&
      now - Date.parse(published[version.text] ?? '') > 14 * day,
  );
  return [
    ...(majors.size >= 3 ? [`Electron ${current.major} is no longer supported`] : []),
    ...(overdue.length > 0
      ? [`Electron ${overdue.map(({ text }) => text).join(', ')} came out more than 14 days ago`]
      : []),
  ];
};
