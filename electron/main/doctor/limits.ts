/**
 * Longest time of each check in milliseconds. They run one after another at worst, and add up to less than the
 * minute a person is asked to wait. The keychain gets the most: its prompt waits for somebody to type.
 */
export const limits = { keychain: 22_000, secrets: 10_000, proxy: 5000, dns: 8000, call: 20_000 };

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
