/**
 * What the person prefers, as GLib reads it from the environment for Electron on Linux: the first of these variables
 * that says anything, in BCP 47 tags, each followed by its language alone. The locale `C` names no language, and then
 * there is none at all.
 */
export function preferredLanguages(env: NodeJS.ProcessEnv): string[] {
  const names = ['LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => env[name]);
  const tags = (names.find((value) => value) ?? 'C')
    .split(':')
    .map((name) => (name.split(/[.@]/u)[0] ?? '').replaceAll('_', '-'))
    .filter((tag) => /^[a-z]{2,3}(-|$)/u.test(tag));
  return [...new Set(tags.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]))];
}
