// Opens a session of the state named on the command line, prints its environment, and keeps it until stdin ends.
import { runWithKeyring } from './keyring.mjs';

const hold = 'console.log(JSON.stringify(process.env)); process.stdin.resume()';
process.exitCode = await runWithKeyring(process.argv[2], [process.execPath, '-e', hold]);
