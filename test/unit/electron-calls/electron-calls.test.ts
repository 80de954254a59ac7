import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';
import { throwOnUncovered } from '../../stand-in/uncovered';
import { coveredMembers, electronUses, openProject } from './electron-uses';

// Electron's typings are generated from its documentation, so all declared members are documented.

const {
  program: project,
  files,
  widerFiles,
} = openProject(
  {
    folder: path.join(projectFolder, 'electron'),
    match: /\/electron\/(?:main|preload|keychain)\//u,
  },
  { folder: path.join(projectFolder, 'test'), match: /\/test\/stand-in\//u },
);
const uses = electronUses(project, files);
const covered = coveredMembers(project, widerFiles);

/**
 * Calls that the stand-in implements outside of `throwOnUncovered`, and where; or that it cannot implement, and why.
 */
const elsewhere: Readonly<Record<string, string>> = {
  'ParentPort.on': 'parent-port.cjs, which runs before any of our modules',
  'ParentPort.once': 'parent-port.cjs',
  'ParentPort.postMessage': 'parent-port.cjs',
  'Process.parentPort': 'parent-port.cjs',
  'Process.mas': 'nowhere: undefined, as in every build that is not from Apple’s store',
  'Process.windowsStore':
    'nowhere: undefined, as in every build that is not from Microsoft’s store',
};

/** Classes by the class whose members they inherit. */
const heirs: Readonly<Record<string, string>> = { BaseWindow: 'BrowserWindow' };

const isCovered = (name: string): boolean => {
  const [owner = '', member = ''] = name.replace(/\(.*/u, '').split('.');
  return (covered.get(heirs[owner] ?? owner) ?? covered.get(owner))?.has(member) ?? false;
};

describe('every use of Electron', () => {
  it('is found by this test: windows, sessions, the bridge, the keychain’s process', () => {
    const names = new Set(uses.map(({ name }) => name));
    for (const name of [
      'App.enableSandbox',
      "App.on('login')",
      'BrowserWindow.getAllWindows',
      'ContextBridge.exposeInMainWorld',
      'ParentPort.postMessage',
      'Session.setPermissionRequestHandler',
      'WebPreferences.sandbox',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('uses nothing deprecated', () => {
    expect(uses.filter(({ deprecated }) => deprecated)).toEqual([]);
  });

  it('is implemented by the stand-in', () => {
    const calls = [...new Set(uses.filter(({ isCall }) => isCall).map(({ name }) => name))];
    const unknown = calls.filter(
      (name) => !isCovered(name) && elsewhere[name.replace(/\(.*/u, '')] === undefined,
    );
    expect(unknown).toEqual([]);
  });

  it('is on the list of exceptions only while it is used and not implemented', () => {
    const used = new Set(uses.map(({ name }) => name.replace(/\(.*/u, '')));
    const idle = Object.keys(elsewhere).filter((name) => !used.has(name) || isCovered(name));
    expect(idle).toEqual([]);
  });
});

describe('the search for uses', () => {
  const file = path.join(projectFolder, 'electron/main/example.ts');
  const example = (code: string) => {
    const options = project.getCompilerOptions();
    const host = ts.createCompilerHost(options);
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    const program = ts.createProgram([file], options, {
      ...host,
      getSourceFile: (name, target) =>
        name === file ? source : (project.getSourceFile(name) ?? host.getSourceFile(name, target)),
    });
    return {
      found: electronUses(program, [source]),
      problems: program.getSemanticDiagnostics(source),
    };
  };

  it('reports deprecated members', () => {
    const { found, problems } = example(`import { BrowserView } from 'electron';
      new BrowserView().setBackgroundColor('#fff');`);
    expect(problems).toEqual([]);
    expect(found.filter(({ deprecated }) => deprecated).map(({ name }) => name)).toEqual([
      'BrowserView.setBackgroundColor',
    ]);
  });

  it('relies on the types: an event that Electron does not have does not compile', () => {
    const { problems } = example(`import { app } from 'electron';
      app.on('redy', () => undefined);`);
    expect(problems).toHaveLength(1);
  });

  it('does not count a member as covered that the stand-in lacks', () => {
    expect(covered.get('App')?.has('enableSandbox')).toBe(true);
    expect(covered.get('App')?.has('getFileIcon')).toBe(false);
    expect(covered.get('BrowserWindow')?.has('setKiosk')).toBe(false);
  });
});

describe('the stand-in', () => {
  it.each([...covered.keys()])('throws on a member of %s that it does not have', (name) => {
    const object = throwOnUncovered<Record<string, unknown>>(name, { known: 1 });
    expect(object['known']).toBe(1);
    expect(() => object['unheardOf']).toThrow(`electron.${name}.unheardOf is not covered`);
    expect(() => (object['unheardOf'] = 1)).toThrow('is not covered');
  });
});
