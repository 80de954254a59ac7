// Runs the probe in a session with a keyring in the given state: run-probe.mjs STATE PROBE REQUESTS
import { runWithKeyring } from '../run/keyring.mjs';

const [state, probe, requests] = process.argv.slice(2);
process.exitCode = await runWithKeyring(state, [
  process.execPath,
  '--import',
  'tsx',
  probe,
  requests,
]);
