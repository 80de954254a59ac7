import { useState } from 'react';
import { Field } from '../../ui/Field';
import { Saves } from './Saves';
import { usePause } from './use-pause';

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** The text in force. */
  readonly value: string;
  /** Has the text written; answers with what is wrong with it, in words, or null. */
  readonly onSave: (text: string) => Promise<string | null>;
  /** What was said of the text before is over. */
  readonly onType: () => void;
}

/** A text that saves itself on Enter, after a pause, and when it is left. What is typed stays until it is in force. */
export function TextSetting({ label, hint, value, onSave, onType }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (text: string | null, leaves: boolean): Promise<void> => {
    if (text === null) return;
    const wrong = text === value ? null : await onSave(text);
    setProblem(wrong);
    // While it is being typed nothing is taken away, such as a space at its end.
    if (wrong === null && leaves) setTyped((now) => (now === text ? null : now));
  };
  const { later, cancel } = usePause(() => void save(typed, false));
  const saveNow = (): void => {
    cancel();
    void save(typed, true);
  };

  return (
    <Saves>
      <Field
        label={label}
        hint={hint}
        value={typed ?? value}
        problem={problem ?? undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
          onType();
          later();
        }}
        onBlur={saveNow}
        onKeyDown={({ key }) => {
          if (key === 'Enter') saveNow();
        }}
      />
    </Saves>
  );
}
