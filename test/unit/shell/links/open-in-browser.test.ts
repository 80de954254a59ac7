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
  it('is passed to the system unchanged', async () => {
    openExternal.mockResolvedValue();
    expect(await openInBrowser(page)).toEqual(succeed(null));
    expect(openExternal.mock.calls).toEqual([[page]]);
  });

  it('is reported as not opened if there is no browser, without the system’s message', async () => {
    openExternal.mockRejectedValue(new Error('CANARY'));
    expect(await openInBrowser(page)).toEqual(fail('LINK_NOT_OPENED'));
  });

  it.each(['http://etherscan.io/', 'file:///etc/passwd', 'mailto:somebody@example.com', 'https:'])(
    'is not passed to the system unless it is https: %s',
    async (url) => {
      expect(await openInBrowser(url)).toEqual(fail('LINK_NOT_OPENED'));
      expect(openExternal).not.toHaveBeenCalled();
    },
  );
});
