import { useRef, useState } from 'react';
import { explorerProblem, type Explorer, type ExplorerProblem } from '../../shared/explorer';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { useValuesHidden } from '../state/values-hidden';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import { ExplorerFields } from './ExplorerFields';
import { HiddenForm } from './HiddenForm';
import { Section } from './Section';
import styles from './settings.module.css';

const blank: Explorer = { asset: '', evm: true, address: '', code: null, verification: null };

/** Which pages a person is sent to for the addresses of an asset. Nothing is opened without a click. */
export function ExplorersSection() {
  const hidden = useValuesHidden();
  const saved = useWindow((state) => state.app?.explorers);
  const edited = useWindow((state) => state.explorerDraft);
  const draft = edited ?? saved ?? [];
  const [failure, setFailure] = useState<Failure | null>(null);
  const [found, setFound] = useState<ExplorerProblem | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const change = (next: readonly Explorer[]): void => {
    useWindow.setState({ explorerDraft: next });
    setSaid(null);
    setFailure(null);
    setFound(null);
  };
  const save = async (): Promise<void> => {
    const trimmed = draft.map((explorer) => ({ ...explorer, asset: explorer.asset.trim() }));
    const problem = explorerProblem(trimmed);
    setFound(problem);
    setSaid(null);
    if (problem) return;
    const set = await main.setExplorers({ explorers: trimmed });
    setFailure(set.ok ? null : set.error);
    if (!set.ok) return;
    useWindow.setState({ explorerDraft: null });
    setSaid(words.explorers.saved);
  };

  if (hidden) {
    return (
      <Section title={words.explorers.title}>
        <HiddenForm />
      </Section>
    );
  }
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
            found={found?.index === index ? found : null}
            isNew={added === index}
            onChange={(changed) => {
              change(draft.with(index, changed));
            }}
            onRemove={() => {
              change(draft.toSpliced(index, 1));
              setAdded(null);
              setSaid(words.explorers.removed(explorer.asset));
              // The button that was pressed is gone.
              addButton.current?.focus();
            }}
          />
        ))}
        {failure && <FailureNotice failure={failure} />}
        <div className={styles['actions']}>
          <Button type="submit">{words.explorers.save}</Button>
          <Button
            ref={addButton}
            kind="quiet"
            onClick={() => {
              change([...draft, blank]);
              setAdded(draft.length);
            }}
          >
            {words.explorers.add}
          </Button>
          {edited && (
            <Button
              kind="quiet"
              onClick={() => {
                useWindow.setState({ explorerDraft: null });
                setFound(null);
                setFailure(null);
                setSaid(null);
                addButton.current?.focus();
              }}
            >
              {words.explorers.discard}
            </Button>
          )}
          <span role="status" className={styles['said']}>
            {said}
          </span>
        </div>
      </form>
    </Section>
  );
}
