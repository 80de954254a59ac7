import { plainLanguage, type SpokenLanguage } from '../../shared/language';

/** The catalogues of words. Each is written in English in a file of this folder, and in German in `de/`. */
type CatalogueName =
  | 'about'
  | 'activity'
  | 'addressRelations'
  | 'charts'
  | 'clockOff'
  | 'compare'
  | 'connectionCheck'
  | 'details'
  | 'export'
  | 'failures'
  | 'history'
  | 'kept'
  | 'notes'
  | 'notesFile'
  | 'palette'
  | 'privacy'
  | 'requests'
  | 'shortcuts'
  | 'templateProblem'
  | 'tools'
  | 'updates'
  | 'window';

/** All catalogues in another language than English, which are loaded at once. */
export type Catalogues = Readonly<Record<CatalogueName, object>>;

let loaded: Catalogues | null = null;
let spoken: SpokenLanguage = plainLanguage;

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let zone = zoneHere();

/** Name of this computer's time zone, such as "Europe/Berlin", as it was when it was looked up last. */
export const localZone = (): string => zone;

/** Looks up the time zone of this computer, which may change at any time; formats follow it from then on. */
export const lookUpZone = (): void => {
  zone = zoneHere();
};

/**
 * Makes a catalogue of English words one that is always in the language in use: what is read from it, or called, is
 * the other language's while that is spoken. What has been read stays as it was, so read it while drawing.
 */
export const catalogue = <Words extends object>(name: CatalogueName, english: Words): Words => {
  const inUse = (): object => loaded?.[name] ?? english;
  return new Proxy(english, {
    get: (_english, key): unknown => Reflect.get(inUse(), key),
    apply: (_english, self, given): unknown => Reflect.apply(inUse() as () => unknown, self, given),
  });
};

/** Speaks a language from now on; English needs no catalogues, and any other without its own speaks English. */
export const speak = (wanted: SpokenLanguage, catalogues: Catalogues | null): void => {
  loaded = catalogues;
  spoken = wanted.language !== plainLanguage.language && loaded === null ? plainLanguage : wanted;
  document.documentElement.lang = spoken.language;
};

/** Makes something once for each language and time zone it is asked in, such as a format of Intl's. */
export const perLanguage = <T>(make: (locale: string) => T): (() => T) => {
  let made: { readonly locale: string; readonly zone: string; readonly value: T } | undefined;
  return () => {
    const { locale } = spoken;
    if (made?.locale !== locale || made.zone !== zone) made = { locale, zone, value: make(locale) };
    return made.value;
  };
};
