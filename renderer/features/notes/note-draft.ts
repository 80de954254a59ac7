import { noteLimits, type LocalNote } from '../../../shared/notes';

/** A note as it is being typed. */
export interface NoteDraft {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
}

export const draftOf = ({ name, tags, note }: LocalNote): NoteDraft => ({
  name,
  tags: tags.join(', '),
  note,
});

/** What a text field may pass on and nobody could have meant; line ends and tabs of a note stay. */
const withoutControls = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');

const oneLine = (text: string): string =>
  withoutControls(text)
    .replace(/[\n\t\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** The tags of a list with commas, each once; null when there are too many or too long ones. */
export const readTags = (text: string): readonly string[] | null => {
  const tags = [...new Set(text.split(',').map(oneLine))].filter((tag) => tag !== '');
  const isFine =
    tags.length <= noteLimits.tags && tags.every(({ length }) => length <= noteLimits.tag);
  return isFine ? tags : null;
};

/** The note that was typed; null when its tags are too many or too long. */
export const readDraft = (
  { name, tags, note }: NoteDraft,
  favourite: boolean,
): LocalNote | null => {
  const read = readTags(tags);
  return read && { name: oneLine(name), tags: read, note: withoutControls(note).trim(), favourite };
};
