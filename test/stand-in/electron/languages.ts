/**
 * The user's preferred languages, as GLib reads them from the environment for Electron on Linux: the languages of the
 * first non-empty variable as BCP 47 tags, each followed by its language without region. The locale `C` gives an empty
 * list.
 */
export function preferredLanguages(env: NodeJS.ProcessEnv): string[] {
  const names = ['LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => env[name]);
  const tags = (names.find((value) => value) ?? 'C')
    .split(':')
    .map((name) => (name.split(/[.@]/u)[0] ?? '').replaceAll('_', '-'))
    .filter((tag) => /^[a-z]{2,3}(-|$)/u.test(tag));
  return [...new Set(tags.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]))];
}
