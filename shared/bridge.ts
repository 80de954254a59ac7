import type { AnswerOf, CallName, DataOf, EventName, RequestOf } from './contract';
import type { Result } from './failure';

/** Name of the one object the preload puts on the window. */
export const bridgeName = 'accountViewer';

/** Prefix of every IPC channel, so that no other module's channel can be mistaken for one of ours. */
export const channelOf = (name: CallName): string => `account-viewer:${name}`;

/** Channel of an event; no call has the same. */
export const eventChannelOf = (name: EventName): string => `account-viewer:on:${name}`;

/** The calls that take a file which the page may not read; the preload sends the file's path in its stead. */
export const fileCalls = ['dropKeyFile'] as const satisfies readonly CallName[];

/** What the window passes to a call. A path is nothing it knows, so it passes the dropped file itself. */
type ArgumentOf<Name extends CallName> = Name extends (typeof fileCalls)[number]
  ? DroppedFile
  : RequestOf<Name>;

/** The DOM's `File`, of which shared code needs nothing but that it is one. */
interface DroppedFile {
  readonly name: string;
  readonly size: number;
}

/** Follows an event of main; what it answers ends that. Takes no other names and gives no IPC object away. */
export type OnEvent = <Name extends EventName>(
  name: Name,
  listener: (data: DataOf<Name>) => void,
) => () => void;

/** The window's whole reach: one method a call, and `on` for the events. */
export type Bridge = { readonly on: OnEvent } & {
  readonly [Name in CallName]: undefined extends RequestOf<Name>
    ? () => Promise<Result<AnswerOf<Name>>>
    : (argument: ArgumentOf<Name>) => Promise<Result<AnswerOf<Name>>>;
};
