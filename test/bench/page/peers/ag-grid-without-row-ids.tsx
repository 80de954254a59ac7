import { AgGrid } from './AgGrid';
import { showPeer } from './show-peer';

showPeer(AgGrid);
