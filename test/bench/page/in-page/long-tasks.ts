/** Watches the page's long tasks. Returns a function for the longest since its previous call, in milliseconds. */
export const watchTasks = (): (() => number) => {
  let longest = 0;
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => {
    take(list.getEntries());
  });
  observer.observe({ type: 'longtask' });
  return () => {
    take(observer.takeRecords());
    const found = longest;
    longest = 0;
    return found;
  };
};
