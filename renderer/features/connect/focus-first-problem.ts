/** Takes the person to the first field of a form that something is said beside, once it is shown. */
export const focusFirstProblem = (formId: string): void => {
  requestAnimationFrame(() =>
    document
      .getElementById(formId)
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] button')
      ?.focus(),
  );
};
