// Part of `npm run check`: checks the workflows with GitHub's own checker (offline) and with this project's rules.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { projectFolder } from '../launch/built-app';
import { brokenRules } from './rules';

const folder = path.join(projectFolder, '.github');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.ya?ml$/u.test(name),
);

for (const name of files) {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const uri = `file:///.github/${name.replaceAll('\\', '/')}`;
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text));
  const problems = [
    ...found.map(({ range, message }) => ({
      line: range.start.line + 1,
      message: typeof message === 'string' ? message : message.value,
    })),
    ...brokenRules(text),
  ];
  for (const { line, message } of problems) {
    process.stdout.write(`.github/${name}:${line} ${message}\n`);
    process.exitCode = 1;
  }
}
if (files.length === 0) throw new Error('no workflow was found to check');
