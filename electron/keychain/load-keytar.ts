/** The three calls the app makes. The module's searches crash on items of other programs, so they are not named here. */
export interface NativeKeychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** Loads the native module at first use, so that a missing library is an answer and not a crash at start. */
export const loadKeytar = async (): Promise<NativeKeychain> => {
  const module = await import('keytar');
  // As CommonJS it arrives under `default` in some loaders.
  return 'default' in module ? module.default : module;
};
