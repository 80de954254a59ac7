/** The system this window runs on, as far as texts and keys need it: only macOS has keys and prompts of its own. */
export const system = navigator.userAgent.includes('Macintosh') ? 'mac' : 'other';
