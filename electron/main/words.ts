/** The few words main says itself, in dialogs that the window must not be able to answer. */
export const words = {
  cancel: 'Cancel',
  confirmHost: {
    message: (host: string) => `Send the keys of this profile to ${host}?`,
    detail: (from: string, to: string) =>
      `Calls go to ${from} now. From then on the API key, and tokens signed with the private key, will go to ${to}. ` +
      'Only go on if you know this address.',
    confirm: (host: string) => `Send keys to ${host}`,
  },
  confirmReveal: {
    message: (profileName: string) => `Show the API key of “${profileName}”?`,
    detail:
      'Whoever sees the window can read it. It is needed only to compare it with the service’s.',
    confirm: 'Show the API key',
  },
  confirmLink: {
    message: (host: string) => `Open ${host} in your browser?`,
    detail: (host: string) =>
      `${host} will see this address and your IP address. It is not asked again for this website.`,
    confirm: 'Open',
  },
  refusedSwitch: {
    title: 'Account Viewer was not started',
    message: (name: string) =>
      `It was started with --${name}, which takes away its protection. ` +
      (name === 'no-sandbox'
        ? 'AppImages do this where the system allows no sandbox: install the deb or rpm package instead.'
        : 'Start it without.'),
  },
};
