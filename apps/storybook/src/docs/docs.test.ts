// Every component's page: it is there, whole, silent and accessible, and the code on it runs in an app.
import type axe from 'axe-core';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { bringAxe } from '../../../../tools/browser/axe.ts';
import { storyExports, storySource } from '../../.storybook/kit-sources/source.ts';
import { newPage } from '../testing/story.ts';

const root = join(import.meta.dirname, '../../../..');
const src = join(root, 'packages/ui-kit/src');
const names = readdirSync(join(src, 'components')).filter((name) =>
  readdirSync(join(src, 'components', name)).includes(`${name}.docs.ts`),
);

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; importPath: string }>;
}
const { entries } = (await (await fetch(`${inject('storybookUrl')}/index.json`)).json()) as StoryIndex;
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

function read(path: string): string | undefined {
  try {
    return readFileSync(join(src, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** Loads the first page and swaps the others in, which takes a tenth of the time. */
async function open(page: Page, id: string): Promise<void> {
  if (!page.url().includes('/iframe.html')) {
    const globals = 'theme:light;a11y.manual:!true';
    await page.goto(`${inject('storybookUrl')}/iframe.html?id=${id}&viewMode=docs&globals=${globals}`);
    return;
  }
  await page.evaluate((storyId) => {
    interface Channel {
      emit: (event: string, payload: object) => void;
    }
    // Storybook's own channel, which its manager talks to the preview through.
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
}

it('has a page for every component, and for nothing else', () => {
  expect(names.length).toBeGreaterThan(0);
  expect(pages.map(({ title }) => title.split('/').at(-1)).toSorted()).toEqual(names);
});

const sections = ['When to use it', 'Examples', "Do and don't", 'Props', 'Keyboard', 'Accessibility'];

/** The narrowest supported screen, where overflow shows first: every page is checked at this size, and one on a wide screen as well. */
const narrow = { width: 320, height: 640 };

// Themes change colors only, not names or sizes.
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * The axe violations of a page. Color rules run only on a page where a class stands on a background that it had on no earlier page: one
 * component renders all pages, and each class of the kit has a single declaration.
 */
function violationsIn(page: Page, themes: readonly string[] = ['light']): Promise<string[]> {
  return page.evaluate(
    async ({ shown, colors }) => {
      const { axe: inPage, seenClasses = new Set<string>() } = window as unknown as {
        axe: typeof axe;
        seenClasses?: Set<string>;
      }; // injected before this call, and left by the previous page
      Object.assign(window, { seenClasses });
      // The preview's own hidden help.
      for (const help of document.querySelectorAll('.sb-wrapper')) help.replaceChildren();
      for (const each of document.querySelectorAll('details:has(> section > pre)')) each.setAttribute('open', '');
      // Stories are checked one by one elsewhere, and two of them may have the same landmarks. The controls are Storybook's.
      const exclude = ['.sb-story', 'iframe', 'div[data-theme="light"]:has(.docblock-argstable)'];
      const backgrounds = new Map<Element, string>();
      const backgroundOf = (element: Element): string => {
        const seen = backgrounds.get(element);
        if (seen !== undefined) return seen;
        const own = getComputedStyle(element).backgroundColor;
        const isClear = own === 'rgba(0, 0, 0, 0)' && element.parentElement !== null;
        const found = isClear ? backgroundOf(element.parentElement) : own;
        backgrounds.set(element, found);
        return found;
      };
      const classes = [...document.querySelectorAll('#storybook-docs [class]')]
        .filter((element) => !element.closest(exclude.join()))
        .flatMap((element) => [...element.classList].map((each) => `${each} on ${backgroundOf(element)}`));
      const hasNew = classes.some((each) => !seenClasses.has(each));
      for (const each of classes) seenClasses.add(each);
      const known = { rules: Object.fromEntries(colors.map((rule) => [rule, { enabled: hasNew }])) };
      const found: string[] = [];
      for (const theme of shown) {
        document.documentElement.dataset['theme'] = theme;
        const { violations } = await inPage.run(
          { exclude: exclude.map((each) => [each]) },
          {
            resultTypes: ['violations'],
            iframes: false,
            preload: { assets: ['media'] },
            ...(theme === 'light' ? known : { runOnly: colors }),
          },
        );
        found.push(
          ...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        );
      }
      return found;
    },
    { shown: themes, colors: colorRules },
  );
}

describe('the pages', () => {
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    page = await newPage('audit');
    await page.setViewportSize(narrow);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(String(error)));
  });
  afterAll(async () => {
    await page.close();
  });

  it('are accessible on a wide screen in every theme', async () => {
    const [first] = pages;
    if (!first) throw new Error('There are no pages.');
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, first.id);
    await page.getByRole('heading', { level: 2, name: 'Accessibility', exact: true }).waitFor();
    await bringAxe(page);
    expect(await violationsIn(page, ['light', 'dark', 'high-contrast'])).toEqual([]);
    await page.setViewportSize(narrow);
  });

  it('report poor contrast in a new class, or on a new background, even next to the controls of a playground', async () => {
    await open(page, 'actions-button--docs');
    await page.locator('.docblock-argstable').first().waitFor();
    await bringAxe(page);
    expect(await violationsIn(page)).toEqual([]);
    const planted = '<p class="new" style="color: #777; background: #666">Faint</p>';
    await page.evaluate((html) => {
      document.querySelector('#storybook-docs main')?.insertAdjacentHTML('beforeend', html);
    }, planted);
    expect(await violationsIn(page)).toEqual([`light, color-contrast: ${planted}`]);
    // The same class elsewhere: only its background is new.
    await page.evaluate(() => {
      const faint = document.querySelector<HTMLElement>('#storybook-docs main > .new');
      if (faint) faint.style.background = '#707070';
    });
    expect(await violationsIn(page)).toEqual([expect.stringContaining('light, color-contrast: <p class="new"')]);
    await page.evaluate(() => document.querySelector('#storybook-docs main > .new')?.remove());
  });

  it.each(pages.map(({ id, title }) => [title, id] as const))(
    '%s is complete, accessible and logs nothing',
    async (title, id) => {
      await open(page, id);
      await page
        .getByRole('heading', { level: 1, name: title.split('/').at(-1) ?? '', exact: true })
        .first()
        .waitFor();
      await expect
        .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
        .toEqual(expect.arrayContaining(sections));
      const stories = Object.values(entries).filter((entry) => entry.type === 'story' && entry.title === title);
      await expect.poll(() => page.locator('.regen-story, iframe').count()).toBe(stories.length);
      expect(await page.locator('details:has(pre)').count()).toBe(stories.length);
      await bringAxe(page);
      expect(await violationsIn(page)).toEqual([]);
      const ids = await page.evaluate(() => [...document.querySelectorAll('main [id]')].map((element) => element.id));
      expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(problems.splice(0)).toEqual([]);
    },
  );
});

it('shows code that compiles in an app', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, '.cache/story-sources-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  let count = 0;
  for (const name of names) {
    const path = `components/${name}/${name}.stories.tsx`;
    const stories = read(path) ?? '';
    for (const story of storyExports(stories, path)) {
      const code = storySource(path, story, read);
      expect(code).not.toMatch(/storybook|Specimens/);
      expect(code).toMatch(/^import .* from '@regen\/ui-kit\//m);
      writeFileSync(join(home, `${name}.${story}.tsx`), code);
      count++;
    }
  }
  for (const file of readdirSync(join(src, 'stories')).filter((each) => each.endsWith('.css.ts'))) {
    const styles = (read(`stories/${file}`) ?? '').replace(
      /import \{ css \} from '[^']+'/,
      "import { style as css } from '@vanilla-extract/css'",
    );
    writeFileSync(join(home, file), styles.replaceAll(/'\.\.\/theme\/[^']+'/g, "'@regen/ui-kit/theme'"));
  }
  expect(count).toBeGreaterThan(names.length);
  const compilerOptions = {
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    // For the addresses of pictures and films.
    types: ['vite/client'],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const compile = () => {
    try {
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      return execFileSync(process.execPath, [tsc, '-p', home, '--pretty', 'false'], { encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  expect(compile()).toBe('');
  // A wrong value must not compile, or the check above says nothing.
  writeFileSync(
    join(home, 'wrong.tsx'),
    `import { Button } from '@regen/ui-kit/Button';\nexport const wrong = <Button size="tiny" />;\n`,
  );
  expect(compile()).toContain('"tiny"');
});

it('distinguishes stories from what they use', () => {
  const files: Record<string, string> = {
    'components/Chip/index.ts': "export { Chip } from './Chip.tsx';\n",
    'components/Stack/index.ts': "export { Stack } from './Stack.tsx';\n",
    'components/Chip/Chip.props.ts':
      "export const chipSizes = ['sm', 'md'] as const;\nexport const chipTones = ['a'] as const;\n",
    'components/Chip/Chip.stories.tsx': [
      "import type { Meta, StoryObj } from '@storybook/react-vite';",
      "import { Specimens } from '../../stories/Specimens.tsx';",
      "import { Chip } from './index.ts';",
      "import { chipSizes, chipTones } from './Chip.props.ts';",
      '',
      "const meta: Meta = { title: 'Data/Chip' };",
      'export default meta;',
      '',
      'type Story = StoryObj;',
      '',
      'export const Sizes: Story = {',
      '  render: () => <Specimens of={chipSizes}>{(size) => <Chip size={size} />}</Specimens>,',
      '};',
      'export const Tones: Story = { render: () => <Chip tone={chipTones[0]} /> };',
      '',
    ].join('\n'),
  };
  expect(storySource('components/Chip/Chip.stories.tsx', 'Sizes', (path) => files[path])).toBe(
    [
      "import { Chip } from '@regen/ui-kit/Chip';",
      "import { Stack } from '@regen/ui-kit/Stack';",
      '',
      "const chipSizes = ['sm', 'md'] as const;",
      '',
      'export function Sizes() {',
      '  return <Stack>{chipSizes.map((size) => <Chip key={size} size={size} />)}</Stack>;',
      '}',
      '',
    ].join('\n'),
  );
  expect(() => storySource('components/Chip/Chip.stories.tsx', 'Nothing', (path) => files[path])).toThrow('no Nothing');
});
