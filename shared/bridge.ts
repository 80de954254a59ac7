import type { AnswerOf, CallName, DataOf, EventName, RequestOf } from './contract';
import type { Result } from './failure';

/** Name of the only object that the preload adds to the window. */
export const bridgeName = 'accountViewer';

/** IPC channel of a call. The prefix keeps the app's channels apart from those of other modules. */
export const channelOf = (name: CallName): string => `account-viewer:${name}`;

/** IPC channel of an event. No call uses the same channel. */
export const eventChannelOf = (name: EventName): string => `account-viewer:on:${name}`;

/** Calls that take a file which the page must not read. The preload sends the path of the file instead. */
export const fileCalls = ['dropKeyFile'] as const satisfies readonly CallName[];

/** Argument that the window passes to a call. The window has no paths, so it passes a dropped file itself. */
type ArgumentOf<Name extends CallName> = Name extends (typeof fileCalls)[number]
  ? DroppedFile
  : RequestOf<Name>;

/** Stands for the DOM's `File`: shared code does not see the DOM's types. */
interface DroppedFile {
  readonly name: string;
  readonly size: number;
}

/** Subscribes to an event of main; returns the unsubscribe function. Ignores other names. Passes no IPC object on. */
export type OnEvent = <Name extends EventName>(
  name: Name,
  listener: (data: DataOf<Name>) => void,
) => () => void;

/** Everything the window can use of main: one method per call, and `on` for events. */
export type Bridge = { readonly on: OnEvent } & {
  readonly [Name in CallName]: undefined extends RequestOf<Name>
    ? () => Promise<Result<AnswerOf<Name>>>
    : (argument: ArgumentOf<Name>) => Promise<Result<AnswerOf<Name>>>;
};
