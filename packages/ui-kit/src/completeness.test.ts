// A component's folder is its definition of done.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const home = join(import.meta.dirname, 'components');
const names = readdirSync(home);
const snapshot = readFileSync(join(import.meta.dirname, '__snapshots__/public-props.test.ts.snap'), 'utf8');

it('finds the components', () => {
  expect(names.length).toBeGreaterThan(40);
});

describe.each(names)('%s', (name) => {
  const files = readdirSync(join(home, name));
  const read = (file: string) => readFileSync(join(home, name, file), 'utf8');

  it('has its component, props, stories, test and index', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        `${name}.tsx`,
        `${name}.props.ts`,
        `${name}.stories.tsx`,
        `${name}.test.tsx`,
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

  it('has no raw colour', () => {
    for (const file of files.filter((each) => each.endsWith('.css.ts'))) {
      expect(read(file)).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(\s*\d/i);
    }
  });

  it('exports itself and its props, which are in the snapshot', () => {
    expect(read('index.ts')).toMatch(new RegExp(`\\b${name}(?:Provider)?\\b.* from './${name}\\.tsx'`));
    expect(read('index.ts')).toMatch(/export type \{[^}]*Props\b/);
    expect(snapshot).toContain(`  "${name}": {`);
  });

  it('has a story that shows it and a test that can fail', () => {
    const stories = read(`${name}.stories.tsx`);
    expect(stories).toMatch(/export const \w+: Story\b/);
    expect(stories).toMatch(new RegExp(`<${name}\\b|<${name}(?:Provider|\\.)`));
    expect(read(`${name}.test.tsx`)).toMatch(/\bexpect[.(]|\.waitFor/);
  });
});
