/** The parts of the desktop that calls use; Electron's dialogs and clipboard in the app. */
export interface Desk {
  /** Asks for a file to read; undefined when the person cancels. */
  chooseFile(purpose: 'key' | 'profiles'): Promise<string | undefined>;
  /** Asks where to save; undefined when the person cancels. */
  chooseTarget(suggestedName: string): Promise<string | undefined>;
  readClipboard(): Promise<string>;
  writeClipboard(text: string): Promise<void>;
}
