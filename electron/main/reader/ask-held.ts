import type { Result } from '../../../shared/failure';
import type { ReaderCallName, ReaderRequest } from '../../../shared/reader-messages';
import type { ReaderReply } from './reader-process';
import type { ReaderSession } from './session';

/** Fresh processes in a row, after which a question is given up: others may be killing them. */
const mostTimes = 3;

/**
 * Asks about something beside the account that the process of a session has been handed. A fresh process does not have
 * it, and says `BAD_REQUEST`: it is handed over, and the question asked again. Fails as either does.
 */
export const askHeld = async <Name extends ReaderCallName>(
  session: ReaderSession,
  name: Name,
  request: ReaderRequest<Name>,
  handOver: () => Promise<Result<unknown>>,
  bytes?: Uint8Array,
): Promise<ReaderReply<Name>> => {
  let reply = await session.ask(name, request, bytes);
  for (let tried = 0; tried < mostTimes; tried += 1) {
    if (reply.result.ok || reply.result.error.code !== 'BAD_REQUEST') break;
    const handed = await handOver();
    if (!handed.ok) return { result: handed, bytes: new Uint8Array() };
    reply = await session.ask(name, request, bytes);
  }
  return reply;
};
