import { main } from '../../bridge';
import { words } from '../../i18n/window';
import type { OutcomeButton } from '../../ui/OutcomeButtons';

/** The button that adds the profiles of a file, which contains no keys. */
export const importButton = (): OutcomeButton => ({
  label: words.settings.import,
  act: (follow) =>
    follow(main.importProfiles(), ({ added, skipped, noRoom }) =>
      words.settings.imported(added, skipped, noRoom),
    ),
});
