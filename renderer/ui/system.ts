/** The system this window is on, as far as words and keys differ: only macOS has keys and prompts of its own. */
export const system = navigator.userAgent.includes('Macintosh') ? 'mac' : 'other';
