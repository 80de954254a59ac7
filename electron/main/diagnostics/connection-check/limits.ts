import { longestSilence, type Profile } from '../../../../shared/profile';

/**
 * Longest time of each check on this computer in milliseconds. The keychain gets the most: its prompt waits for somebody
 * to type.
 */
export const limits = { keychain: 22_000, secrets: 10_000, proxy: 5000, dns: 8000 };

/**
 * Longest time of the call in milliseconds: whoever reads an account can stop it and sees how much has come, but a check
 * has to end, even if its answer never does. With the checks before it, that is a minute and a half at worst, or more for
 * a profile that is told to wait longer.
 */
export const callLimit = ({ waitSeconds }: Pick<Profile, 'waitSeconds'>): number =>
  (waitSeconds + longestSilence(waitSeconds)) * 1000;

/** What the work gives, or what `late` gives when it takes longer. Rejects when the work does. */
export const within = async <T>(
  milliseconds: number,
  work: Promise<T>,
  late: () => T,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(late());
    }, milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
