/// <reference types="vite/client" />
// A component's folder is its definition of done.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from './docs.ts';

const home = join(import.meta.dirname, 'components');
const names = readdirSync(home);
const modules = import.meta.glob<{ docs?: ComponentDocs }>('./components/*/*.docs.ts');
// Parts of a component that are no component of their own, such as `MenuSeparator`.
const exportedParts = new Set(
  names.flatMap((name) => {
    const index = readFileSync(join(home, name, 'index.ts'), 'utf8');
    return [...index.matchAll(/\b[A-Z]\w+/g)].map(([part]) => part);
  }),
);
const snapshot = readFileSync(join(import.meta.dirname, '__snapshots__/public-props.test.ts.snap'), 'utf8');

it('finds the components', () => {
  expect(names.length).toBeGreaterThan(40);
});

describe.each(names)('%s', (name) => {
  const files = readdirSync(join(home, name));
  const read = (file: string) => readFileSync(join(home, name, file), 'utf8');

  it('has its component, props, stories, test, docs and index', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        `${name}.tsx`,
        `${name}.props.ts`,
        `${name}.stories.tsx`,
        `${name}.test.tsx`,
        `${name}.docs.ts`,
        'index.ts',
      ]),
    );
  });

  it('keeps its styles in one file of its name, and uses them', () => {
    const styles = files.filter((file) => file.includes('.css'));
    expect(styles.filter((file) => file !== `${name}.css.ts`)).toEqual([]);
    const sources = files.filter((file) => /(?<!\.test|\.stories)\.tsx$/.test(file)).map(read);
    for (const file of styles) expect(sources.join('\n')).toContain(`'./${file}'`);
    // Written in the markup, a style is out of the reach of themes, media conditions and the content security policy.
    for (const source of sources) expect(source).not.toMatch(/<style|dangerouslySetInnerHTML/);
  });

  it('has no raw color', () => {
    for (const file of files.filter((each) => each.endsWith('.css.ts'))) {
      expect(read(file)).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(\s*\d/i);
    }
  });

  it('exports itself and its props, which are in the snapshot', () => {
    expect(read('index.ts')).toMatch(new RegExp(`\\b${name}(?:Provider)?\\b.* from './${name}\\.tsx'`));
    expect(read('index.ts')).toMatch(/export (?:type \{[^}]*|\{[^}]*\btype )\w*Props\b/);
    expect(snapshot).toContain(`  "${name}": {`);
  });

  it('has a story that shows it and a test that can fail', () => {
    const stories = read(`${name}.stories.tsx`);
    expect(stories).toMatch(/export const \w+: Story\b/);
    expect(stories).toMatch(new RegExp(`title: '[A-Z]\\w+/${name}'`));
    expect(stories).toContain("tags: ['autodocs']");
    expect(stories).toMatch(new RegExp(`<${name}\\b|<${name}(?:Provider|\\.)`));
    expect(read(`${name}.test.tsx`)).toMatch(/\bexpect[.(]|\.waitFor/);
  });

  it('says what it is for, and what to take instead', async () => {
    const { docs } = (await modules[`./components/${name}/${name}.docs.ts`]?.()) ?? {};
    if (!docs) throw new Error(`${name}.docs.ts exports no docs.`);
    const texts = [docs.is, ...docs.use, ...docs.accessibility, ...docs.do, ...docs.dont];
    for (const text of [...texts, ...docs.avoid.map(([when]) => when), ...docs.keyboard.map(([, action]) => action)]) {
      expect(text).toMatch(/^\S.{8,}[.?]$/s);
    }
    for (const list of [docs.use, docs.avoid, docs.accessibility, docs.do, docs.dont]) expect(list).not.toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    // Everything that takes the focus says how; "Tab, Escape" is written so that it can be shown as keys.
    const isInteractive = /\bonKey|<(?:button|input|select|textarea|summary|a)\b|\bRadix\./.test(
      files
        .filter((file) => /(?<!\.test|\.stories)\.tsx$/.test(file))
        .map(read)
        .join('\n'),
    );
    expect(!isInteractive || docs.keyboard.length > 0).toBe(true);
    for (const [keys] of docs.keyboard) expect(keys).toMatch(/^[A-Z][\w+ ]*(?:, [A-Z][\w+ ]*)*$/);
    // A component that is named is there.
    const all = [...texts, ...docs.avoid.flat(), ...docs.keyboard.flat()].join(' ');
    const named = [...all.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, each = '']) => each);
    expect(named.filter((each) => !names.includes(each) && !exportedParts.has(each))).toEqual([]);
  });
});
