import { AgGrid } from './AgGrid';
import { showPeer, type PeerProps } from './show-peer';

const byAddress = ({ data }: { readonly data: { readonly address: string } }) => data.address;

showPeer((props: PeerProps) => <AgGrid {...props} getRowId={byAddress} />);
