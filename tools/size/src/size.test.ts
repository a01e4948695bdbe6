import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { budgets, measureSizes, overBudget } from './measure.ts';

it('the built storefront keeps within its budgets', () => {
  const sizes = measureSizes();
  expect(overBudget(sizes)).toEqual([]);
  // Nothing is within any budget.
  expect(sizes.signedIn.length).toBeGreaterThan(10);
  for (const { js } of [...sizes.pages, ...sizes.signedIn]) expect(js.value).toBeGreaterThan(80);
  for (const { css, fonts } of sizes.pages) expect(Math.min(css.value, fonts.value)).toBeGreaterThan(5);
});

it('names each page that costs too much, and by how much', () => {
  const within = { value: 1, budget: 20 };
  const page = { name: 'home', js: within, css: within, fonts: within, gzip: 1 };
  const sizes = {
    pages: [page, { ...page, name: 'list', css: { value: budgets.css + 0.04, budget: budgets.css } }],
    signedIn: [{ name: 'cart', js: { value: budgets.signedIn + 1, budget: budgets.signedIn } }],
  };
  expect(overBudget(sizes)).toEqual([
    `CSS of list: ${(budgets.css + 0.04).toFixed(2)} kB is over the budget of ${budgets.css} kB.`,
    `JavaScript of cart, signed in: ${(budgets.signedIn + 1).toFixed(2)} kB is over the budget of ${budgets.signedIn} kB.`,
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
