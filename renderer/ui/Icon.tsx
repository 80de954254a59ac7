import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly of: LucideIcon;
  /** Length of a side in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A drawing beside words, or in a button that has a name: never the only thing that says something. */
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
