/**
 * What the person prefers, as programs on Linux read it from their environment, in BCP 47 tags. The locale `C` names
 * no language.
 */
export function preferredLanguages(env: NodeJS.ProcessEnv): string[] {
  const listed = env['LANGUAGE']?.split(':') ?? [];
  const locale = env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
  const tags = [...listed, locale]
    .map((name) => (name.split(/[.@]/u)[0] ?? '').replaceAll('_', '-'))
    .filter((tag) => /^[a-z]{2,3}(-|$)/u.test(tag));
  return tags.length > 0 ? tags : ['en-US'];
}
