const span = (seconds: number): string => {
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200
    ? `${Math.round(seconds / 60)} minutes`
    : `${Math.round(seconds / 3600)} hours`;
};

/** "The clock of this computer is 95 seconds ahead". */
export const clockOff = (skewSeconds: number): string =>
  `The clock of this computer is ${span(Math.abs(skewSeconds))} ${skewSeconds > 0 ? 'ahead' : 'behind'}`;
