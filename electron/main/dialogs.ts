/** The parts of the desktop that calls use; Electron's dialogs and clipboard in the app. */
export interface Desk {
  /** Asks for a file to read; undefined when the person cancels. */
  chooseFile(purpose: 'key' | 'profiles'): Promise<string | undefined>;
  /** Asks where to save; undefined when the person cancels. */
  chooseTarget(suggestedName: string): Promise<string | undefined>;
  /** Asks whether keys may go to another address, in a dialog of the system's that the window cannot answer. */
  confirmAddress(from: string, to: string): Promise<boolean>;
  /** Asks whether the API key of a profile may be shown, likewise out of the window's reach. */
  confirmReveal(profileName: string): Promise<boolean>;
  /** Asks whether a website may see an address of the account, likewise; `host` with port. */
  confirmLink(host: string): Promise<boolean>;
  /** Asks whether the page of a newer version may be opened, likewise; `host` with port. */
  confirmReleasePage(host: string): Promise<boolean>;
  /** Asks whether files that the person has not chosen by name may be replaced, likewise. */
  confirmReplace(names: readonly string[]): Promise<boolean>;
  readClipboard(): Promise<string>;
  writeClipboard(text: string): Promise<void>;
}
