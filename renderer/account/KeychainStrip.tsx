import { KeyRound } from 'lucide-react';
import { Strip, type StripPlace } from '../ui/Strip';
import { system } from '../ui/system';
import { words } from '../words';

/** Says that the keychain is waited for: its prompt may be somewhere behind the window. */
export function KeychainStrip(place: StripPlace) {
  const { title, hint, hintOnMac } = words.wait.keychain;
  // A prompt of macOS names another program than the person has started, so it is told.
  const detail = system === 'mac' ? hintOnMac : hint;
  return (
    <Strip
      {...place}
      kind="plain"
      role="status"
      icon={KeyRound}
      title={title}
      detail={detail}
      hint={`${title} ${detail}`}
    />
  );
}
