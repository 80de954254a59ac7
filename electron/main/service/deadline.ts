/** Limits of one exchange in milliseconds. */
export interface Limits {
  /** Until the answer's headers are there. */
  readonly headers: number;
  /** Until its body is complete. */
  readonly whole: number;
}

export interface Deadline {
  readonly signal: AbortSignal;
  /** The headers have come; only the whole exchange counts from here. */
  gotHeaders(): void;
  /** True once a limit has passed, as opposed to the caller giving up. */
  expired(): boolean;
  end(): void;
}

/** Aborts an exchange when one of its limits passes or when the caller gives up. */
export const startDeadline = (limits: Limits, caller: AbortSignal): Deadline => {
  const controller = new AbortController();
  let late = false;
  const expire = (): void => {
    late = true;
    controller.abort();
  };
  const stop = (): void => {
    controller.abort();
  };
  const headers = setTimeout(expire, limits.headers);
  const whole = setTimeout(expire, limits.whole);
  caller.addEventListener('abort', stop, { once: true });
  if (caller.aborted) stop();
  return {
    signal: controller.signal,
    gotHeaders: () => {
      clearTimeout(headers);
    },
    expired: () => late,
    end: () => {
      clearTimeout(headers);
      clearTimeout(whole);
      caller.removeEventListener('abort', stop);
    },
  };
};
