import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly of: LucideIcon;
  /** Length of a side in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** An icon beside a text, or in a button that has a name. Never the only element that gives a piece of information. */
export function Icon({ of: Drawing, size = 16, className }: Props) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={1.75}
      className={className}
    />
  );
}
