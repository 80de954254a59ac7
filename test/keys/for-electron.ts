// The modules that a test runs inside Electron's main process, whose crypto is BoringSSL; see inside-electron.ts.
export { readRows } from './read-rows';
export { takenOf } from './signed-answers';
