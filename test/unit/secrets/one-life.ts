/** Never comes back from the step it is told to die in, as a killed program never does. */
export type Step = <T>(act: () => T | Promise<T>) => Promise<T>;

export interface Life {
  readonly step: Step;
  readonly taken: () => number;
  /** Resolves when the step of death has come; nothing moves after it. */
  readonly died: Promise<void>;
}

/** Dies when it has taken `last` steps and comes to another. */
export const dyingIn = (last: number): Life => {
  let steps = 0;
  let die = (): void => undefined;
  const died = new Promise<void>((resolve) => (die = resolve));
  const never = new Promise<never>(() => undefined);
  return {
    step: async (act) => {
      steps += 1;
      if (steps <= last) return act();
      die();
      return never;
    },
    taken: () => steps,
    died,
  };
};

/** The steps of a run that nothing ends. */
export const alive: Step = async (act) => act();
