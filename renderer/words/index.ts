import { en } from './en';

/** The catalogue in use. All text of the window comes through it. */
export const words = en;
