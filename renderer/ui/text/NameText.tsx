import { ScriptMark } from './ScriptMark';
import { ServiceText } from './ServiceText';
import { rowLength } from './visible';

interface Props {
  /** Null shows as "not given". */
  readonly text: string | null;
  /** Longest text shown, in UTF-16 units. */
  readonly longest?: number;
}

/** A name from the service, with a warning before it when it mixes scripts: after it, a narrow cell would cut it off. */
export function NameText({ text, longest = rowLength }: Props) {
  return (
    <>
      {text !== null && <ScriptMark text={text} />}
      <ServiceText text={text} longest={longest} />
    </>
  );
}
