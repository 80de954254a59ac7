import { Eye, EyeOff } from 'lucide-react';
import { toggleValuesHidden } from '../state/hiding';
import { useValuesHidden } from '../state/values-hidden';
import { IconButton } from '../ui/IconButton';
import { privacyWords } from '../words/privacy';

/** Keeps the values of the account out of the window, for eyes beside or behind the person and for shared screens. */
export function HideToggle() {
  const hidden = useValuesHidden();
  return (
    <IconButton
      framed
      icon={hidden ? EyeOff : Eye}
      label={privacyWords.hide}
      hint={privacyWords.hideHint}
      keys="Control+Shift+H Meta+Shift+H"
      pressed={hidden}
      onPress={toggleValuesHidden}
    />
  );
}
