import { randomUUID } from 'node:crypto';
import { app, powerMonitor } from 'electron';
import { succeed } from '../../shared/failure';
import { createAccountsFeature } from './account/feature';
import { createAppState } from './app-state';
import { createClipboardFeature } from './shell/clipboard/feature';
import { createContext, type Start } from './context';
import { createContextMenuFeature } from './shell/context-menu/feature';
import { createDemoFeature } from './demo/feature';
import { createConnectionCheckFeature } from './diagnostics/connection-check/feature';
import { createExpectedFeature } from './expected/feature';
import { createExportFeature } from './export/feature';
import { joinFeatures } from './feature';
import { createDispatcher } from './ipc/dispatcher';
import type { AnswerCall } from './ipc/register-calls';
import { createStorageFeature } from './storage/feature';
import { createKeysFeature } from './credentials/keys/feature';
import { createStagedKeys } from './credentials/keys/staged-keys';
import { quitWhenWritten } from './shell/lifecycle/quit-in-time';
import { followSleepAndLock } from './shell/lifecycle/sleep-and-lock';
import { createLinksFeature } from './shell/links/feature';
import { openInBrowser } from './shell/links/open-in-browser';
import { errorFacts } from './log/log-events';
import { createNotesFeature } from './notes/feature';
import { createNotesFileFeature } from './notes/notes-file';
import { createOwnershipFeature } from './ownership/feature';
import { createPrivacyFeature } from './shell/privacy/feature';
import { createProfilesFeature } from './profiles/feature';
import { createProfileActs } from './profiles/profile-acts';
import { createElectronUpdates } from './updates/electron-updates';
import { createRequestsFeature } from './diagnostics/requests/feature';
import { createSettingsFeature } from './profiles/settings/feature';

/**
 * Starts the features of main, each with the parts it asks for. Returns the function that answers the window's calls.
 */
export const startApp = async (start: Start): Promise<AnswerCall> => {
  const publish = (): void => {
    appState.publish();
  };
  const context = await createContext(start, () => {
    appState.publishSoon();
  });
  const { dialogs, log, monotonic, profiles, settings } = context;
  const staged = createStagedKeys();
  const privacy = createPrivacyFeature({
    ...context,
    now: monotonic,
    idleSeconds: () => powerMonitor.getSystemIdleTime(),
    onAway: () => {
      features.tell((feature) => feature.onAway?.());
    },
    onChanged: publish,
  });
  const updates = await createElectronUpdates(context);
  const { isScreenLocked } = followSleepAndLock(powerMonitor, {
    onSleep: () => {
      features.tell((feature) => feature.onSleep?.());
    },
    onWake: () => {
      features.tell((feature) => feature.onWake?.());
    },
    onLock: () => {
      features.tell((feature) => feature.onLock?.());
      publish();
    },
    onUnlock: publish,
  });
  const acts = createProfileActs({
    ...context,
    onRemoved: (profileId) => {
      features.tell((feature) => feature.onProfileRemoved?.(profileId));
    },
  });
  const appState = createAppState(
    () => ({
      profiles: profiles.list(),
      activeProfileId: profiles.activeId(),
      openAlarms: Object.fromEntries(
        profiles.list().map(({ id }) => [id, context.baselines.openAlarms(id)]),
      ),
      version: app.getVersion(),
      versions: context.engines,
      development: !app.isPackaged,
      updates: updates.state(),
      notice: settings.notice,
      settingsFolder: app.getPath('userData'),
      earlierProfiles: acts.earlierWithFiles(),
      preferences: settings.current().preferences,
      language: context.language(),
      valuesHidden: privacy.isHidden(),
      captureProtection: start.captures.state,
      screenLocked: isScreenLocked(),
      canDetectLock: process.platform !== 'linux',
      explorers: settings.current().explorers,
    }),
    context.send,
    setImmediate,
  );
  const comparisons = createExpectedFeature(context);
  const features = joinFeatures(
    [
      { handlers: { getState: () => succeed(appState.current()) } },
      // Withdraws an open question on lock and sleep, because a different person may be at the screen afterwards.
      {
        handlers: {},
        onLock: dialogs.withdraw,
        onSleep: dialogs.withdraw,
        onQuit: dialogs.quit,
      },
      privacy,
      createKeysFeature({ ...context, staged, generator: context.newGenerator() }),
      createAccountsFeature(context),
      createProfilesFeature({ ...context, staged, acts }),
      createDemoFeature({ ...context, generator: context.newGenerator(), acts }),
      { handlers: context.baselines.handlers, onProfileRemoved: context.baselines.forget },
      createStorageFeature(context),
      createNotesFeature(context),
      createNotesFileFeature({
        ...context,
        appVersion: app.getVersion(),
        areValuesHidden: privacy.isHidden,
      }),
      createOwnershipFeature(context),
      createSettingsFeature(context),
      createClipboardFeature(context),
      createContextMenuFeature(start),
      comparisons,
      createExportFeature({
        ...context,
        comparisons,
        platform: process.platform,
        areValuesHidden: privacy.isHidden,
      }),
      createLinksFeature({ ...context, openInBrowser }),
      updates,
      createConnectionCheckFeature({
        ...context,
        randomText: randomUUID,
        call: (profile, ready, onHeaders, signal) =>
          context.tests.run((stopped) =>
            context.callService(
              profile,
              ready,
              AbortSignal.any([signal, stopped]),
              { onHeaders },
              { profile, purpose: 'check' },
            ),
          ),
      }),
      createRequestsFeature(context),
      { handlers: { deleteLogs: start.logger.remove } },
    ],
    log,
  );
  app.on('before-quit', () => {
    features.tell((feature) => feature.onQuit?.());
  });
  quitWhenWritten(app, [settings, context.files, context.baselines, start.logger]);
  // Electron ends all processes after this event, and none may be started in place of one: PostMainMessageLoopRun in
  // electron_browser_main_parts.cc. Readers stop only now, because writing an acknowledged change needs a reader; the
  // keychain has stopped before, unless the app ends without being asked to quit.
  app.on('quit', () => {
    context.readers.stop();
    context.keychain.stop();
  });
  void acts.lookForEarlier().then(publish);
  // Not awaited: a locked keyring may take a minute to answer.
  void acts.sweepAtStart();
  // Deletes copies that could not be deleted when the user switched copies off.
  if (!settings.current().preferences.keepCopy) void context.files.removeKind('copy');
  return createDispatcher({
    handlers: features.handlers,
    findProfile: (profileId) => profiles.find(profileId),
    now: monotonic,
    onThrown: (error) => {
      log('failed', { where: 'call', ...errorFacts(error) });
    },
    onDone: publish,
  });
};
