import type { ListColumn } from '../../../../../renderer/features/records/list/model/columns';
import {
  createListModel,
  type ListModel,
} from '../../../../../renderer/features/records/list/model/list-model';

/** A model of texts only: no checksums, no times, no assets, and nothing unusual. */
export const plainModel = <Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  more: {
    readonly address?: string;
    readonly readTime?: (text: string) => number;
  } = {},
): ListModel =>
  createListModel<Row>({
    rows,
    columns,
    address: 'address',
    unique: [],
    sortedEarly: [],
    checksum: () => 'unchecked',
    differs: () => false,
    asset: () => null,
    readTime: () => NaN,
    ...more,
  });
