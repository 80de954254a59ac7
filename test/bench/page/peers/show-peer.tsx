import { useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchPage, Box } from '../in-page/bench-page';
import type { SeededContract } from '../seeded-contracts';
import { columns } from './columns';
import './peers.css';

export interface PeerSort {
  readonly field: keyof SeededContract;
  readonly direction: 'asc' | 'desc';
}

/** Props of every peer's grid. */
export interface PeerProps {
  readonly rows: readonly SeededContract[];
  readonly search: string;
  readonly sort: PeerSort | null;
  readonly box: Box;
}

const turned = (sort: PeerSort | null, field: PeerSort['field']): PeerSort => ({
  field,
  direction: sort?.field === field && sort.direction === 'asc' ? 'desc' : 'asc',
});

function Page({ Grid, bench }: { Grid: ComponentType<PeerProps>; bench: BenchPage }) {
  const [rows] = useState(bench.readRows);
  const [view, setView] = useState<'overview' | 'contracts'>('overview');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<PeerSort | null>(null);
  useEffect(bench.markReady, [bench]);
  return (
    <div className="page">
      <nav>
        <a
          onClick={() => {
            setView('overview');
          }}
        >
          Overview
        </a>
        <a
          onClick={() => {
            setView('contracts');
          }}
        >
          Contracts
        </a>
        <input
          type="search"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
          }}
        />
        {columns.map(({ field, label }) => (
          <div key={field} role="columnheader">
            <button
              onClick={() => {
                setSort(turned(sort, field));
              }}
            >
              {label}
            </button>
          </div>
        ))}
      </nav>
      <div style={{ width: bench.box.width, height: bench.box.height }}>
        {view === 'contracts' && <Grid rows={rows} search={search} sort={sort} box={bench.box} />}
      </div>
    </div>
  );
}

/** Renders a peer's grid with the app's controls around it: the same links, search field and sort buttons. */
export const showPeer = (Grid: ComponentType<PeerProps>): void => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Page Grid={Grid} bench={window.bench} />);
};
