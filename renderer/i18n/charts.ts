import { integer, plural } from './plural';
import { catalogue } from './language';

/** What the charts of the overview say. */
export const chartWords = catalogue('charts', {
  others: (kinds: number) => plural(kinds, 'other', 'others'),
  count: (count: number) => integer.format(count),
  title: 'Deployments over time',
  per: {
    any: 'Deployments',
    day: 'Deployments per day',
    month: 'Deployments per month',
    year: 'Deployments per year',
  },
  explore: 'Explore',
  picture: (range: string, fullest: string) => `${range}; the most in ${fullest}`,
  contracts: (count: number) => plural(count, 'contract', 'contracts'),
  reading: 'Reading the times…',
  hidden: 'The times are hidden with the other values.',
  noDates: 'None of the contracts has a time that can be drawn.',
  unit: 'Per',
  units: { auto: 'Automatic', day: 'Day', month: 'Month', year: 'Year' },
  group: 'Colour by',
  groups: { type: 'Type', deployedBy: 'Deployer' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Whole period',
  keys: 'Arrow keys go from one period to the next, + and − zoom, 0 shows the whole period, Enter opens the contracts of the period. With the mouse: drag to zoom, click to open.',
  period: (period: string, count: string) => `${period}: ${count}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  beyond: (count: number) => `${plural(count, 'contract', 'contracts')} outside the period shown`,
  open: 'Show in the list',
  lanes: {
    undated: 'No time given',
    invalid: 'Not a time',
    'no-zone': 'Time without its zone',
    'before-2015': 'Before 2015',
    future: 'In the future',
  },
  lanesTitle: 'Not on the time axis',
  table: 'Show as table',
  columns: { period: 'Period', total: 'Contracts' },
});
