import { answerRequests, loadKeytar } from './answer-requests';

// The entry of the keychain process: Electron's utility process hands it one port, to main.
const port = process.parentPort;
const answer = answerRequests(loadKeytar);

port.on('message', ({ data }: { readonly data: unknown }) => {
  void answer(data).then((reply) => {
    port.postMessage(reply);
  });
});
