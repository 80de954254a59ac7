import path from 'node:path';
import ts from 'typescript';

/** A member of Electron that a source file uses. */
export interface ElectronUse {
  /** As in Electron's typings: `App.enableSandbox`, or `App.on('login')` for an event. */
  readonly name: string;
  /** File and line. */
  readonly place: string;
  readonly deprecated: boolean;
  /** False for plain data, such as options and details. */
  readonly isCall: boolean;
}

/** Electron's typings are generated from its documentation. This matches the line that names the page. */
const documented = /Docs: https:\/\/electronjs\.org\/docs\/api\/(?!structures\/)/u;

const isElectrons = (declaration: ts.Declaration | undefined): declaration is ts.Declaration =>
  /\/electron\/electron\.d\.ts$/u.test(declaration?.getSourceFile().fileName ?? '');

type Owner = ts.ClassDeclaration | ts.InterfaceDeclaration;

const ownerOf = (declaration: ts.Declaration): Owner | undefined => {
  const { parent } = declaration;
  return ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent) ? parent : undefined;
};

const readConfig = (folder: string): ts.ParsedCommandLine => {
  const file = path.join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, folder);
};

/** Files of a part of the project. */
interface Part {
  /** The folder of its tsconfig. */
  readonly folder: string;
  readonly match: RegExp;
}

/** The files of both parts, type-checked under the tsconfig of the wider part. */
export const openProject = (part: Part, wider: Part) => {
  const [names, widerNames] = [part, wider].map(({ folder, match }) =>
    readConfig(folder).fileNames.filter((name) => match.test(name)),
  ) as [string[], string[]];
  const { options } = readConfig(wider.folder);
  const program = ts.createProgram([...names, ...widerNames], { ...options, types: ['node'] });
  const filesOf = (wanted: readonly string[]): readonly ts.SourceFile[] =>
    program.getSourceFiles().filter(({ fileName }) => wanted.includes(fileName));
  return { program, files: filesOf(names), widerFiles: filesOf(widerNames) };
};

const events = new Set(['on', 'once', 'off', 'addListener', 'removeListener']);

/** All members of Electron's objects and plain data that these files use. */
export const electronUses = (
  program: ts.Program,
  files: readonly ts.SourceFile[],
): readonly ElectronUse[] => {
  const checker = program.getTypeChecker();
  const found: ElectronUse[] = [];

  const note = (node: ts.Node, name: string, declaration: ts.Declaration | undefined): void => {
    const owner = isElectrons(declaration) ? ownerOf(declaration) : undefined;
    if (!declaration || !owner) return;
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({
      name: `${owner.name?.text ?? ''}.${name}`,
      place: `${path.basename(file.fileName)}:${line + 1}`,
      deprecated: ts.getJSDocDeprecatedTag(declaration) !== undefined,
      isCall: documented.test(owner.getFullText()),
    });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const call =
        ts.isCallExpression(node.parent) && node.parent.expression === node && node.parent;
      // The chosen overload. Each event has its own.
      const chosen = call ? checker.getResolvedSignature(call)?.declaration : undefined;
      const event =
        call && events.has(node.name.text) ? `(${call.arguments[0]?.getText() ?? ''})` : '';
      const declared = checker.getSymbolAtLocation(node.name)?.declarations?.[0];
      note(node, `${node.name.text}${event}`, chosen ?? declared);
    }
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const wanted = checker.getContextualType(node.parent)?.getProperty(node.name.getText());
      note(node, node.name.getText(), wanted?.declarations?.[0]);
    }
    if (ts.isBindingElement(node)) {
      const member = node.propertyName ?? node.name;
      const source = checker.getTypeAtLocation(node.parent);
      note(node, member.getText(), source.getProperty(member.getText())?.declarations?.[0]);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
};

/**
 * The members that the stand-in implements for each of Electron's objects: the names in what it passes to
 * `throwOnUncovered`, or marks as a part.
 */
export const coveredMembers = (
  program: ts.Program,
  files: readonly ts.SourceFile[],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const checker = program.getTypeChecker();
  const covered = new Map<string, Set<string>>();
  const add = (whole: ts.TypeNode | undefined, part: ts.Expression | undefined): void => {
    const name = whole && checker.getTypeFromTypeNode(whole).getSymbol()?.name;
    if (!name || !part) return;
    const there = checker
      .getPropertiesOfType(checker.getTypeAtLocation(part))
      .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
    covered.set(name, new Set([...(covered.get(name) ?? []), ...there.map((one) => one.name)]));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'throwOnUncovered')
      add(node.typeArguments?.[0], node.arguments[1]);
    if (
      ts.isSatisfiesExpression(node) &&
      ts.isTypeReferenceNode(node.type) &&
      node.type.typeName.getText() === 'Partial'
    )
      add(node.type.typeArguments?.[0], node.expression);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return covered;
};
