import {
  AtSign,
  Check,
  CircleMinus,
  Flag,
  OctagonAlert,
  PencilLine,
  Pencil,
  Plus,
  RotateCcw,
  ShieldCheck,
  ShieldOff,
  type LucideIcon,
} from 'lucide-react';
import type { HistoryKind } from '../../../shared/activity';

/** What each kind of line is told apart by at a glance; its words say the same. */
export const kindIcons: Readonly<Record<HistoryKind, LucideIcon>> = {
  alarm: OctagonAlert,
  acknowledged: Check,
  reverted: RotateCcw,
  settled: Check,
  trusted: ShieldCheck,
  lost: ShieldOff,
  begun: Flag,
  holder: AtSign,
  changed: PencilLine,
  renamed: Pencil,
  added: Plus,
  returned: RotateCcw,
  removed: CircleMinus,
};
