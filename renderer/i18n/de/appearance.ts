import type { appearanceWords as english } from '../appearance';

export const appearanceWords: typeof english = {
  title: 'Diese App',
  language: 'Sprache',
  languages: { system: 'Wie das System', en: 'English', de: 'Deutsch' },
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Kontrast',
  contrasts: { system: 'Wie das System', more: 'Hoch' },
  dates: 'Zeiten anzeigen',
  zones: { local: 'In der Zeitzone dieses Computers', utc: 'In UTC' },
  logTitle: 'Protokoll',
  log: 'Protokoll darüber führen, was mit der App geschieht',
  logHint:
    'Zwei Dateien von höchstens 1 MB im Ordner der App: Starts, Abstürze, wie Aufrufe endeten. Niemals Schlüssel, Token, Namen, Adressen oder sonst etwas aus einem Konto.',
  deleteLogs: 'Protokolle löschen',
  logsDeleted: 'Protokolle gelöscht.',
};
