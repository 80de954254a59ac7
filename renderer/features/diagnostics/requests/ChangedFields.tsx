import type { Changes } from '../../../../shared/requests';
import { useNow } from '../../../store/now';
import { showMoment } from '../../../ui/text/dates';
import { requestWords } from '../../../i18n/requests';
import { describeChange } from './describe-change';

/** How a request differs from the last one that was accepted. */
export function ChangedFields({ changes }: { readonly changes: Changes }) {
  const now = useNow();
  if (changes.since === 'nothing-accepted') return <p>{requestWords.nothingAccepted}</p>;
  if (changes.since === 'this-is-it') return <p>{requestWords.thisIsIt}</p>;
  const when = showMoment(changes.at, now);
  if (changes.fields.length === 0) return <p>{requestWords.unchanged(when)}</p>;
  return (
    <div>
      <p>{requestWords.changed(when)}</p>
      <ul>
        {changes.fields.map((field) => (
          <li key={field}>{describeChange(field)}</li>
        ))}
      </ul>
    </div>
  );
}
