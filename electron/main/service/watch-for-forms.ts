/** Reads along with an answer of any size: each byte of it is looked at a fixed number of times. */
export interface FormWatch {
  readonly add: (chunk: Uint8Array) => void;
  /** Whether one of the forms stood in what has come. */
  readonly hasFound: () => boolean;
}

/** Bytes that are looked through at a time, so that main does other things in between. */
const windowSize = 65_536;

interface Search {
  readonly wanted: readonly Buffer[];
  /** Bytes of what was looked through that a form may begin in. */
  readonly overlap: number;
  /** A window, and the overlap before it. */
  readonly held: Buffer;
}

const prepare = (forms: readonly string[]): Search => {
  // What holds another form is found by it.
  const wanted = forms
    .filter((form) => !forms.some((other) => other !== form && form.includes(other)))
    .map((form) => Buffer.from(form, 'latin1'));
  const overlap = Math.max(0, ...wanted.map(({ length }) => length - 1));
  return { wanted, overlap, held: Buffer.alloc(windowSize + overlap) };
};

/** Looks for texts of ASCII across the pieces of an answer. They are asked for when the first piece comes. */
export const watchForForms = (forms: () => readonly string[]): FormWatch => {
  let search: Search | undefined;
  let length = 0;
  let found = false;

  const look = ({ wanted, overlap, held }: Search): void => {
    const text = held.subarray(0, length);
    found ||= wanted.some((form) => text.includes(form));
    // A form may go on in what comes next.
    const kept = Math.min(length, overlap);
    held.copyWithin(0, length - kept, length);
    length = kept;
  };

  return {
    add: (chunk) => {
      const current = (search ??= prepare(forms()));
      const { held } = current;
      for (let at = 0; at < chunk.length && !found;) {
        const piece = chunk.subarray(at, at + held.length - length);
        held.set(piece, length);
        length += piece.length;
        at += piece.length;
        // Only whole windows: a body of single bytes would have the overlap looked through for each of them.
        if (length === held.length) look(current);
      }
    },
    hasFound: () => {
      if (search && !found) look(search);
      return found;
    },
  };
};
