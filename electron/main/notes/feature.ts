import type { Feature } from '../feature';
import type { Notes } from './notes';

/** A person's own names, tags and notes of addresses. */
export const createNotesFeature = ({ notes }: { readonly notes: Notes }) =>
  ({
    handlers: {
      readNotes: ({ profileId }) => notes.read(profileId),
      saveNote: ({ profileId, address, ...note }) => notes.save(profileId, address, note),
    },
    onProfileRemoved: (profileId) => {
      notes.forget(profileId);
    },
  }) satisfies Feature;
