import { plainLanguage, type SpokenLanguage } from '../../shared/language';

/** Names of the catalogues of texts. The English texts are in this folder, the German ones in `de/`. */
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

/** All catalogues of a language other than English, loaded together. */
export type Catalogues = Readonly<Record<CatalogueName, object>>;

let loaded: Catalogues | null = null;
let spoken: SpokenLanguage = plainLanguage;

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let zone = zoneHere();

/** Name of this computer's time zone, such as "Europe/Berlin", from the last `lookUpZone`. */
export const localZone = (): string => zone;

/** Reads this computer's time zone again, because it may change at any time. Later formats use the new zone. */
export const lookUpZone = (): void => {
  zone = zoneHere();
};

/**
 * Wraps a catalogue of English texts, so that every access returns the text of the language in use. Access the
 * catalogue while rendering: a text that was read earlier stays in its language.
 */
export const catalogue = <Words extends object>(name: CatalogueName, english: Words): Words => {
  const inUse = (): object => loaded?.[name] ?? english;
  return new Proxy(english, {
    get: (_english, key): unknown => Reflect.get(inUse(), key),
    apply: (_english, self, given): unknown => Reflect.apply(inUse() as () => unknown, self, given),
  });
};

/** Sets the language in use. English needs no catalogues. Another language without catalogues falls back to English. */
export const speak = (wanted: SpokenLanguage, catalogues: Catalogues | null): void => {
  loaded = catalogues;
  spoken = wanted.language !== plainLanguage.language && loaded === null ? plainLanguage : wanted;
  document.documentElement.lang = spoken.language;
};

/** Caches a value, such as an `Intl` format, and makes it again when the language or time zone has changed. */
export const perLanguage = <T>(make: (locale: string) => T): (() => T) => {
  let made: { readonly locale: string; readonly zone: string; readonly value: T } | undefined;
  return () => {
    const { locale } = spoken;
    if (made?.locale !== locale || made.zone !== zone) made = { locale, zone, value: make(locale) };
    return made.value;
  };
};
