import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchChromium } from '../chromium';
import { startSelfTestApp, type SelfTestApp } from './self-test-app';

// Each start is two processes and a page, which a busy machine may take its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let browser: Browser;
let app: SelfTestApp;

beforeAll(async () => {
  browser = await launchChromium(true);
});
afterAll(async () => {
  await browser.close();
});

describe('the desktop', () => {
  beforeAll(async () => {
    app = await startSelfTestApp(browser);
  });
  afterAll(async () => {
    await app.standIn.close();
  });

  it('answers dialogs as told, and fails one that no answer was given for', async () => {
    const { standIn, invoke } = app;
    standIn.chooseFile('/keys/key.pem');
    standIn.chooseFile(null);
    expect(await invoke('open')).toEqual({ canceled: false, filePaths: ['/keys/key.pem'] });
    expect(await invoke('open')).toEqual({ canceled: true, filePaths: [] });
    await expect(invoke('open')).rejects.toThrow('the open dialog has no answer to give');
    standIn.saveTo('/out.csv');
    expect(await invoke('save')).toEqual({ canceled: false, filePath: '/out.csv' });
    expect(await invoke('confirm')).toMatchObject({ response: 1 });
    standIn.pressButton('Yes');
    expect(await invoke('confirm')).toMatchObject({ response: 0 });
  });

  it('answers a message box that was taken back before it was shown without a response, as Electron does', async () => {
    const answer = { cancelId: 1, checkboxChecked: false };
    expect(await app.invoke('confirmUntilAborted')).toEqual(answer);
  });

  it('has a clipboard and records the links that were opened', async () => {
    const { standIn, invoke } = app;
    standIn.setClipboard('from outside');
    expect(await invoke('paste')).toBe('from outside');
    await invoke('copy', 'from the app');
    expect(standIn.clipboard()).toBe('from the app');
    await invoke('link', 'https://example.test/');
    expect(standIn.openedLinks()).toEqual(['https://example.test/']);
  });

  it('has a clipboard that another program can hold: reading and writing tell nothing of it, as on Windows', async () => {
    const { standIn, invoke } = app;
    standIn.setClipboard('from outside');
    standIn.holdClipboard(true);
    await invoke('copy', 'from the app');
    expect(await invoke('paste')).toBe('');
    standIn.holdClipboard(false);
    expect(await invoke('paste')).toBe('from outside');
  });

  it('shows of the app what it has told of itself, as on Linux, and nothing else', async () => {
    const { standIn, invoke } = app;
    await standIn.clickMenu('Help', 'about');
    await invoke('tellAbout', { applicationName: 'Self-test', applicationVersion: '1.2.3' });
    await standIn.clickMenu('Help', 'about');
    await expect.poll(standIn.aboutPanels).toEqual([' ', 'Self-test 1.2.3']);
  });

  it('has a menu, a power monitor and a colour scheme', async () => {
    const { standIn, invoke, page, log } = app;
    await standIn.clickMenu('Help', 'Say hello');
    await standIn.powerEvent('suspend');
    await expect.poll(log).toEqual(expect.arrayContaining(['hello', 'suspend']));
    await expect(standIn.clickMenu('Help', 'Say nothing')).rejects.toThrow('the menu has no item');

    const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    expect(await isDark()).toBe(false);
    expect(await invoke('theme', 'dark')).toBe(true);
    await expect.poll(isDark).toBe(true);
    expect(await invoke('theme', 'system')).toBe(false);
    await standIn.setOsColorScheme('dark');
    await expect.poll(isDark).toBe(true);
  });
});

describe('an open and a save dialog that are left open', () => {
  it('name what was in them as chosen when their window closes, as on macOS', async () => {
    const { standIn, invoke, log } = await startSelfTestApp(browser);
    standIn.leaveOpen('/marked.json');
    standIn.leaveOpen('/export.csv');
    await invoke('leaveOpen');
    await standIn.close();
    const told = log().filter((line) => /^(?:ended|close|destroyed)/u.test(line));
    expect(told.toSorted()).toEqual([
      'close',
      'closed true',
      'destroyed',
      'ended {"canceled":false,"filePath":"/export.csv"}',
      'ended {"canceled":false,"filePaths":["/marked.json"]}',
    ]);
  });
});
