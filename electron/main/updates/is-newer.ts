/** A version as Semantic Versioning 2.0.0 writes it; no number is longer than a double holds exactly. */
const form =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[\w.-]{1,64})?(?:\+[\w.-]{1,64})?$/u;

/**
 * Whether a version is to be offered to those who have another: greater, and no pre-release. False for anything that
 * is not a version, so that nothing leads to an older one.
 */
export const isNewer = (offered: string, current: string): boolean => {
  const [theirs, ours] = [form.exec(offered), form.exec(current)];
  if (!theirs || !ours || theirs[4] !== undefined) return false;
  for (const part of [1, 2, 3]) {
    const ahead = Number(theirs[part]) - Number(ours[part]);
    if (ahead !== 0) return ahead > 0;
  }
  // A release is greater than its own pre-releases.
  return ours[4] !== undefined;
};
