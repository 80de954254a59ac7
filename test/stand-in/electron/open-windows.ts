import type { BrowserWindow } from 'electron';

const windows = new Map<number, BrowserWindow>();
let lastId = 0;

/** All windows that are not closed. */
export const openWindows = (): BrowserWindow[] => [...windows.values()];

/** The id for the next window. */
export const nextWindowId = (): number => ++lastId;

/** Adds a window to the list. */
export const addWindow = (window: BrowserWindow): void => void windows.set(window.id, window);

/** Removes a window from the list. */
export const removeWindow = (id: number): void => void windows.delete(id);
