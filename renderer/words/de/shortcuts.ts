import type { shortcutWords as english } from '../en/shortcuts';

/** What the keys of the app do. */
export const shortcutWords: typeof english = {
  places: {
    everywhere: 'Überall',
    lists: 'In einer Liste',
    details: 'Neben geöffneten Details',
  },
  does: {
    refresh: 'Konto aktualisieren',
    views: 'Übersicht, Wallets, Contracts, Änderungen',
    settings: 'Einstellungen',
    hide: 'Werte verbergen oder zeigen',
    zoom: 'Größer, kleiner, Originalgröße',
    sheet: 'Diese Tasten',
    search: 'Suchen',
    move: 'Bewegen',
    ends: 'Erste, letzte Zeile',
    open: 'Details öffnen; auf einer Überschrift: sortieren',
    select: 'Zeile auswählen, oder bis zu einer Zeile',
    selectAll: 'Alle Zeilen auswählen',
    clear: 'Suche oder Auswahl aufheben',
    copy: 'Zelle oder ausgewählte Zeilen kopieren',
    width: 'Spalte schmaler, breiter',
    neighbours: 'Voriger, nächster Eintrag',
    close: 'Details schließen',
  },
  keys: {
    shift: 'Umschalt',
    control: 'Strg',
    space: 'Leertaste',
    enter: 'Eingabe',
    escape: 'Esc',
    home: 'Pos1',
    end: 'Ende',
    pageUp: 'Bild↑',
    pageDown: 'Bild↓',
  },
};
