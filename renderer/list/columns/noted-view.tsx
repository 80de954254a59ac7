import type { Field } from '../../../shared/account';
import { LocalMark } from '../../notes/LocalMark';
import { fieldText } from '../../text/field';
import type { CellContext, CellView } from '../grid/grid-column';

/** A name of the service, with what the person calls the address themselves in front of it. */
export const notedView = (view: CellView, address: Field, { noteOf }: CellContext): CellView => {
  const note = noteOf(fieldText(address));
  if (!note) return view;
  const content = (
    <>
      <LocalMark note={note} />
      {view.content}
    </>
  );
  return { ...view, content };
};
