import type { Changes } from '../../shared/inspection';
import { useNow } from '../state/now';
import { showMoment } from '../text/dates';
import { inspectorWords } from '../words/inspector';
import { describeChange } from './describe-change';

/** How a request differs from the last one that was accepted. */
export function ChangedFields({ changes }: { readonly changes: Changes }) {
  const now = useNow();
  if (changes.since === 'nothing-accepted') return <p>{inspectorWords.nothingAccepted}</p>;
  if (changes.since === 'this-is-it') return <p>{inspectorWords.thisIsIt}</p>;
  const when = showMoment(changes.at, now);
  if (changes.fields.length === 0) return <p>{inspectorWords.unchanged(when)}</p>;
  return (
    <div>
      <p>{inspectorWords.changed(when)}</p>
      <ul>
        {changes.fields.map((field) => (
          <li key={field}>{describeChange(field)}</li>
        ))}
      </ul>
    </div>
  );
}
