const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Seconds as a clock shows them, in any language: "00:42", "1:00:00". */
export const countdown = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
};
