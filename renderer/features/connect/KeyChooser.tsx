import { useId } from 'react';
import { words } from '../../i18n/window';
import { KeyChoices } from './KeyChoices';
import styles from './KeyChooser.module.css';
import { useFileDrop } from '../../ui/use-file-drop';
import { useKeyChoice, type KeyChoiceProps } from './use-key-choice';

interface Props extends KeyChoiceProps {
  readonly problem: string | undefined;
}

/** The choice of a private key with its own title and place to drop a file on. */
export function KeyChooser({ chosen, onChoose, problem }: Props) {
  const id = useId();
  const choice = useKeyChoice({ chosen, onChoose });
  const { isOver, handlers } = useFileDrop(choice.readDropped);
  return (
    <div className={styles['chooser']} data-over={isOver} {...handlers}>
      <h2 id={id}>{words.connect.privateKey}</h2>
      <KeyChoices choice={choice} labelledBy={id} problem={problem} />
    </div>
  );
}
