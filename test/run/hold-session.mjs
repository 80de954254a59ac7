// Opens a session with a keyring in the state named on the command line, prints the session's environment as JSON, and
// keeps the session open until stdin ends.
import { runWithKeyring } from './keyring.mjs';

const hold = 'console.log(JSON.stringify(process.env)); process.stdin.resume()';
process.exitCode = await runWithKeyring(process.argv[2], [process.execPath, '-e', hold]);
