import { answerRequests, loadKeytar } from './answer-requests';

// Entry of the keychain process. Electron gives a utility process one port, to main.
const port = process.parentPort;
const answer = answerRequests(loadKeytar);

port.on('message', ({ data }: { readonly data: unknown }) => {
  void answer(data).then((reply) => {
    port.postMessage(reply);
  });
});
