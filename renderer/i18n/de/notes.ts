import type { noteWords as english } from '../notes';
import { integer } from './plural';

export const noteWords: typeof english = {
  title: 'Ihre Notizen',
  favourite: 'Favorit',
  favourites: 'Favoriten',
  ownName: 'Ihr Name dafür',
  noted: 'Sie haben etwas notiert',
  none: 'Noch nichts. Nur Sie sehen, was Sie hier notieren; es ist verschlüsselt und bleibt auf diesem Computer.',
  thisRun:
    'Nur bis zum Schließen der App: Die Schlüssel dieses Profils sind nicht im Schlüsselbund, deshalb kann nichts davon verschlüsselt aufbewahrt werden.',
  notRead:
    'Ihre Notizen ließen sich noch nicht lesen. Mit der nächsten Aktualisierung wird es erneut versucht.',
  noAddress: 'Notizen gehören zu einer Adresse, und dieser Eintrag hat keine verwendbare.',
  add: 'Namen, Tags oder Notiz hinzufügen',
  edit: 'Bearbeiten',
  name: 'Eigener Name',
  tags: 'Tags, durch Kommas getrennt',
  note: 'Notiz',
  save: 'Notizen speichern',
  saved: 'Gespeichert.',
  tooManyTags: (most, length) =>
    `Höchstens ${integer.format(most)} Tags mit je ${integer.format(length)} Zeichen.`,
  tooLong: (excess, most) =>
    `${integer.format(excess)} Zeichen zu lang: Höchstens ${integer.format(most)} passen hinein.`,
  unsaved:
    'Noch nicht gespeichert. Es bleibt hier, während Sie anderes ansehen, bis die App schließt.',
  full: (most) =>
    `Es ist Platz für Notizen zu ${integer.format(most)} Adressen. Leeren Sie erst einige.`,
  include: 'Ihre Namen, Tags und Notizen mit ausgeben',
};
