/** The few words main says itself, in dialogs that the window must not be able to answer. */
export const words = {
  confirmHost: {
    message: (host: string) => `Send the keys of this profile to ${host}?`,
    detail: (from: string, to: string) =>
      `Calls go to ${from} now. From then on the API key, and tokens signed with the private key, will go to ${to}. ` +
      'Only go on if you know this address.',
    cancel: 'Cancel',
    confirm: (host: string) => `Send keys to ${host}`,
  },
};
