// What of ours is run inside Electron's main process, whose crypto is BoringSSL's; see inside-electron.ts.
export { readRows } from './read-rows';
export { takenOf } from './signed-answers';
