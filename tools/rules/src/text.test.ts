import { expect, test } from 'vitest';
import { filesOf, isTest, sourceFiles } from './files.ts';

const files = sourceFiles();
const lines = (text: string) => text.split('\n').length;

test('a hand-written file has at most 500 lines, a test 800', () => {
  const offenses = files
    .filter((file) => lines(file.text) > (isTest(file.path) ? 800 : 500))
    .map((file) => `${file.path}: ${lines(file.text)} lines`);
  expect(offenses).toEqual([]);
});

test('a file over 300 lines says why in its first comment', () => {
  const offenses = files
    .filter((file) => !isTest(file.path) && lines(file.text) > 300)
    .filter((file) => !/^\s*(\/\/|\/\*)/.test(file.text))
    .map((file) => file.path);
  expect(offenses).toEqual([]);
});

test('no test is skipped, focused or empty', () => {
  const pattern = new RegExp(['\\b(it|test|describe)\\.(skip|only|to', 'do|fix', 'me)\\b'].join(''));
  expect(files.filter((file) => pattern.test(file.text)).map((file) => file.path)).toEqual([]);
});

test('nothing escapes the type checker', () => {
  const pattern = new RegExp(
    ['@ts-' + 'ignore', '@ts-' + 'nocheck', String.raw`\bas ` + 'any\\b', ':\\s' + 'any\\b'].join('|'),
  );
  expect(files.filter((file) => pattern.test(file.text)).map((file) => file.path)).toEqual([]);
});

test('nothing promises instead of doing', () => {
  const pattern = new RegExp(
    ['coming ' + 'soon', 'not ' + 'implemented', 'lorem ' + 'ipsum', '\\bTO' + 'DO\\b', '\\bFIX' + 'ME\\b'].join('|'),
    'i',
  );
  const offenses = filesOf(['.ts', '.tsx', '.md', '.yaml']).filter((file) => pattern.test(file.text));
  expect(offenses.map((file) => file.path)).toEqual([]);
});

test('raw colors are in the theme and in drawings only', () => {
  const offenses = files
    .filter((file) => file.path.endsWith('.css.ts') && !file.path.startsWith('packages/ui-kit/src/theme/'))
    .filter((file) => /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(file.text))
    .map((file) => file.path);
  expect(offenses).toEqual([]);
});

test('files speak of the project only', () => {
  const pattern = new RegExp(['/wo' + 'rk/', 'registry\\.' + 'npmjs', '/ro' + 'ot/'].join('|'));
  const offenses = filesOf(['.ts', '.tsx', '.md', '.json', '.yaml', '.css'])
    .filter((file) => !file.path.endsWith('package-lock.json'))
    .filter((file) => pattern.test(file.text));
  expect(offenses.map((file) => file.path)).toEqual([]);
});

test('no package reaches into an app by the address of a file, which no tool sees as an import', () => {
  const offenses = files
    .filter(
      (file) => file.path.startsWith('packages/') && /['"`][^'"`\n]*\bapps\/(web|server|storybook)\b/.test(file.text),
    )
    .map((file) => file.path);
  expect(offenses).toEqual([]);
});

test('no lock file names a download address', () => {
  const locks = filesOf(['package-lock.json']);
  expect(locks.length).toBeGreaterThan(1);
  expect(locks.filter(({ text }) => /"resolved": "https?:/.test(text)).map(({ path }) => path)).toEqual([]);
});
