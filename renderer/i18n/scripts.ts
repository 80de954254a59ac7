/** What is said about names and addresses in unexpected letters. Scripts have their Unicode names. */
export const scriptWords = {
  mixed: (scripts: readonly string[]) =>
    `mixed scripts: ${scripts.join(', ').replaceAll('_', ' ')}`,
  mixedHint: 'Letters of these scripts can look alike, so this name may not be what it seems.',
  foreign: 'unusual characters',
  foreignHint:
    'Addresses and IDs are made of plain letters and digits. This one has others, or spaces, that can go unnoticed.',
};
