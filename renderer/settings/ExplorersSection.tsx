import { useState } from 'react';
import type { Explorer } from '../../shared/explorer';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { takeState } from '../state/actions';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import { ExplorerFields } from './ExplorerFields';
import { Section } from './Section';
import styles from './settings.module.css';

const blank: Explorer = { asset: '', evm: true, address: '', code: null, verification: null };

/** Which pages a person is sent to for the addresses of an asset. Nothing is opened without a click. */
export function ExplorersSection() {
  const saved = useWindow((state) => state.app?.explorers);
  const [draft, setDraft] = useState<readonly Explorer[]>(saved ?? []);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState(false);

  const change = (next: readonly Explorer[]): void => {
    setDraft(next);
    setSaid(false);
    setFailure(null);
  };
  const save = async (): Promise<void> => {
    const set = takeState(await main.setExplorers({ explorers: [...draft] }));
    setFailure(set.ok ? null : set.error);
    setSaid(set.ok);
  };

  return (
    <Section title={words.explorers.title}>
      <p className={styles['hint']}>{words.explorers.hint}</p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {draft.map((explorer, index) => (
          <ExplorerFields
            // An asset's name is being typed here, so its place is all that tells one from another.
            key={index}
            explorer={explorer}
            onChange={(changed) => {
              change(draft.with(index, changed));
            }}
            onRemove={() => {
              change(draft.toSpliced(index, 1));
            }}
          />
        ))}
        {failure && <FailureNotice failure={failure} />}
        <div className={styles['actions']}>
          <Button type="submit">{words.explorers.save}</Button>
          <Button
            kind="quiet"
            onClick={() => {
              change([...draft, blank]);
            }}
          >
            {words.explorers.add}
          </Button>
          <span role="status" className={styles['said']}>
            {said && words.explorers.saved}
          </span>
        </div>
      </form>
    </Section>
  );
}
