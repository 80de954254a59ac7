import { answerRequests, loadKeytar } from '../../electron/keychain/answer-requests';
import type { KeychainRequest } from '../../shared/keychain-messages';

// Answers the keychain requests given on the command line, one after the other, and prints the answers as JSON.
const requests = JSON.parse(process.argv[2] ?? '[]') as readonly KeychainRequest[];
const answer = answerRequests(loadKeytar);
const answers = [];
for (const request of requests) answers.push(await answer(request));
process.stdout.write(JSON.stringify(answers));
