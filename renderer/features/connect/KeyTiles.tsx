import { ClipboardPaste, KeyRound, Upload, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { keyLengths, type KeyLength } from '../../../shared/profile';
import { Icon } from '../../ui/Icon';
import { Menu, MenuItem } from '../../ui/Menu';
import { usePassedFocus } from '../../ui/use-passed-focus';
import { words } from '../../i18n/window';
import styles from './KeyTiles.module.css';
import type { KeyChoice } from './use-key-choice';

interface TileProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  readonly onPress: () => void;
  /** Beside the button, over its tile. */
  readonly children?: ReactNode;
}

function Tile({ icon, label, hint, onPress, children }: TileProps) {
  return (
    <li className={styles['tile']}>
      <button type="button" className={styles['way']} onClick={onPress}>
        <Icon of={icon} size={18} />
        <span className={styles['label']}>{label}</span>{' '}
        <span className={styles['hint']}>{hint}</span>
      </button>
      {children}
    </li>
  );
}

/** The ways to a private key. The length of a new one is chosen on its tile. */
export function KeyTiles({ choice }: { readonly choice: KeyChoice }) {
  const list = useRef<HTMLUListElement>(null);
  const [bits, setBits] = useState<KeyLength>(4096);
  usePassedFocus(list);
  const { connect } = words;
  return (
    <ul ref={list} className={styles['tiles']}>
      <Tile
        icon={Upload}
        label={connect.chooseFile}
        hint={connect.chooseFileHint}
        onPress={choice.readFile}
      />
      <Tile
        icon={ClipboardPaste}
        label={connect.paste}
        hint={connect.pasteHint}
        onPress={choice.paste}
      />
      <Tile
        icon={KeyRound}
        label={connect.generate}
        hint={connect.generateHint}
        onPress={() => {
          choice.generate(bits);
        }}
      >
        <Menu
          className={styles['length']}
          title={connect.keyLength}
          name={`${connect.keyLength}: ${connect.bits(bits)}`}
          label={connect.bits(bits)}
        >
          {() =>
            keyLengths.map((length) => (
              <MenuItem
                key={length}
                chosen={length === bits}
                onPress={() => {
                  setBits(length);
                }}
              >
                {connect.bits(length)}
              </MenuItem>
            ))
          }
        </Menu>
      </Tile>
    </ul>
  );
}
