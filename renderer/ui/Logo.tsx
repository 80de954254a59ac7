interface Props {
  /** Length of a side in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The logo of the app, as on its icon: a wallet whose clasp is an eye. */
export function Logo({ size, className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 512 512" width={size} height={size} className={className}>
      <linearGradient id="mark" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="512">
        <stop offset="0" stopColor="#2f6fe4" />
        <stop offset="1" stopColor="#173f9c" />
      </linearGradient>
      <rect width="512" height="512" rx="112" fill="url(#mark)" />
      <path d="M96 192V144a48 48 0 0 1 48-48H336a48 48 0 0 1 48 48V192Z" fill="#a9c6ff" />
      <rect x="64" y="160" width="384" height="256" rx="48" fill="#ffffff" />
      <path d="M448 224H320a64 64 0 0 0 0 128H448Z" fill="url(#mark)" />
      <circle cx="320" cy="288" r="32" fill="#ffffff" />
    </svg>
  );
}
