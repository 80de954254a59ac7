import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openInBrowser } from '../../../../electron/main/shell/links/open-in-browser';
import { fail, succeed } from '../../../../shared/failure';

const { openExternal } = vi.hoisted(() => ({
  openExternal: vi.fn<(url: string) => Promise<void>>(),
}));
vi.mock('electron', () => ({ shell: { openExternal } }));

const page = 'https://etherscan.io/address/0x1';

beforeEach(() => {
  openExternal.mockReset();
});

describe('an address that is opened in the browser', () => {
  it('goes to the system as it is', async () => {
    openExternal.mockResolvedValue();
    expect(await openInBrowser(page)).toEqual(succeed(null));
    expect(openExternal.mock.calls).toEqual([[page]]);
  });

  it('is said not to be opened where there is no browser, without the words of the system', async () => {
    openExternal.mockRejectedValue(new Error('CANARY'));
    expect(await openInBrowser(page)).toEqual(fail('LINK_NOT_OPENED'));
  });

  it.each(['http://etherscan.io/', 'file:///etc/passwd', 'mailto:somebody@example.com', 'https:'])(
    'is not handed to the system unless it is https: %s',
    async (url) => {
      expect(await openInBrowser(url)).toEqual(fail('LINK_NOT_OPENED'));
      expect(openExternal).not.toHaveBeenCalled();
    },
  );
});
