import type {
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
} from 'electron';

/** The desktop around the app: native dialogs, the clipboard, the system browser. */
export interface Desktop {
  readonly showOpenDialog: (options: OpenDialogOptions) => Promise<OpenDialogReturnValue>;
  readonly showSaveDialog: (options: SaveDialogOptions) => Promise<SaveDialogReturnValue>;
  readonly showMessageBox: (options: MessageBoxOptions) => Promise<MessageBoxReturnValue>;
  readonly showErrorBox: (title: string, content: string) => void;
  readonly readClipboard: () => Promise<string>;
  readonly writeClipboard: (text: string) => Promise<void>;
  readonly openExternal: (url: string) => Promise<void>;
}

/** Returns the result of pressing Enter in a message box. */
export function defaultButton(options: MessageBoxOptions): MessageBoxReturnValue {
  const response = options.defaultId ?? options.cancelId ?? 0;
  return { response, checkboxChecked: options.checkboxChecked ?? false };
}
