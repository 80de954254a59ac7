import type { chartWords as english } from '../charts';
import { integer, plural } from './plural';

/** Was die Diagramme der Übersicht sagen. */
export const chartWords: typeof english = {
  others: (kinds: number) => plural(kinds, 'weiterer', 'weitere'),
  count: (count: number) => integer.format(count),
  title: 'Deployments im Zeitverlauf',
  per: {
    any: 'Deployments',
    day: 'Deployments je Tag',
    month: 'Deployments je Monat',
    year: 'Deployments je Jahr',
  },
  explore: 'Genauer ansehen',
  picture: (range, fullest) => `${range}; die meisten im Abschnitt ${fullest}`,
  contracts: (count: number) => plural(count, 'Smart Contract', 'Smart Contracts'),
  reading: 'Zeitpunkte werden gelesen …',
  hidden: 'Die Zeitpunkte sind mit den anderen Werten verborgen.',
  noDates: 'Kein Smart Contract hat einen Zeitpunkt, der sich darstellen lässt.',
  unit: 'Je',
  units: { auto: 'Automatisch', day: 'Tag', month: 'Monat', year: 'Jahr' },
  group: 'Farbe nach',
  groups: { type: 'Typ', deployedBy: 'Deployer' },
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  reset: 'Ganzer Zeitraum',
  keys: 'Pfeiltasten wechseln den Abschnitt, + und − zoomen, 0 zeigt den ganzen Zeitraum, Eingabe öffnet die Smart Contracts des Abschnitts. Mit der Maus: Ziehen zoomt, Klicken öffnet.',
  period: (period: string, count: string) => `${period}: ${count}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  beyond: (count: number) =>
    `${plural(count, 'Smart Contract', 'Smart Contracts')} außerhalb des gezeigten Zeitraums`,
  open: 'In der Liste zeigen',
  lanes: {
    undated: 'Ohne Zeitpunkt',
    invalid: 'Kein Zeitpunkt',
    'no-zone': 'Ohne Zeitzone',
    'before-2015': 'Vor 2015',
    future: 'In der Zukunft',
  },
  lanesTitle: 'Nicht auf der Zeitachse',
  table: 'Als Tabelle zeigen',
  columns: { period: 'Zeitraum', total: 'Smart Contracts' },
};
