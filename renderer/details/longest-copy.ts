/** Most UTF-16 units that main takes for the clipboard (`clipboardText` of the schemas). */
export const longestCopy = 60_000;
