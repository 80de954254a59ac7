import type { Handlers } from '../ipc/answer-call';
import type { Notes } from './notes';
import type { ProfileStore } from '../profiles/profile-store';

export interface NotesCallsOptions {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly notes: Notes;
}

/** A person's own names, tags and notes of addresses. */
export const notesCalls = ({
  profiles,
  notes,
}: NotesCallsOptions): Pick<Handlers, 'readNotes' | 'saveNote'> => ({
  readNotes: ({ profileId }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? notes.read(profileId) : Promise.resolve(profile);
  },
  saveNote: ({ profileId, address, ...note }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? notes.save(profileId, address, note) : Promise.resolve(profile);
  },
});
