/** Starts to watch the page's tasks. Gives back what answers with the longest since it was last asked, in milliseconds. */
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
