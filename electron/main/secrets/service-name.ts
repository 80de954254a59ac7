/**
 * The keychain's service name. Builds of the app as shipped and from source must not share items: macOS ties an
 * item to the program that made it. Only the latter look at `named`, with which a test run keeps to itself.
 */
export const serviceName = async (
  packaged: boolean,
  named: () => Promise<string>,
): Promise<string> => {
  if (packaged) return 'Account Viewer';
  return (await named()).trim() || 'Account Viewer (dev)';
};
