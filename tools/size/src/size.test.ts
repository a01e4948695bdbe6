import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { measureSizes, overBudget } from './measure.ts';

it('the built storefront keeps within its budgets', () => {
  const sizes = measureSizes();
  expect(overBudget(sizes)).toEqual([]);
  // Nothing is within any budget.
  expect(sizes.signedIn.length).toBeGreaterThan(10);
  for (const { js } of [...sizes.pages, ...sizes.signedIn]) expect(js.value).toBeGreaterThan(80);
  for (const { css, fonts } of sizes.pages) expect(Math.min(css.value, fonts.value)).toBeGreaterThan(5);
});

it('public pages load nothing of the staff area except the route that leads to it', () => {
  expect(measureSizes().staffParts).toEqual(['/_member/_staff', '/_member/_staff/admin/$', '/admin/$']);
});

it('names each page that costs too much, and by how much', () => {
  const within = { value: 1, budget: 20 };
  const page = { name: 'home', js: within, css: within, fonts: within, gzip: 1 };
  const sizes = {
    staffParts: [],
    pages: [page, { ...page, name: 'list', css: { value: 21.04, budget: 21 } }],
    signedIn: [{ name: 'cart', js: { value: 186, budget: 185 } }],
  };
  expect(overBudget(sizes)).toEqual([
    'CSS of list: 21.04 kB is over the budget of 21 kB.',
    'JavaScript of cart, signed in: 186.00 kB is over the budget of 185 kB.',
  ]);
});

it('reports a missing page, instead of measuring less', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regen-size-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(() => measureSizes(folder)).toThrow('no build');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry.js'), '');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ entry: { file: 'assets/entry.js', isEntry: true } }));
  expect(() => measureSizes(folder)).toThrow('The build has no page src/routes/(shop)/index.tsx.');
});
