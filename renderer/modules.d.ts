declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module 'virtual:licences' {
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    /** SPDX expression. */
    readonly kind: string;
    readonly text: string;
  }[];
}
