// The Storybook as its readers get it: the frame with its list, search and toolbar, at the path where it is served.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './testing/story.ts';

let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  const browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${inject('storybookUrl')}/`);
});
afterAll(async () => {
  await page.close();
});

const inside = () => page.frameLocator('#storybook-preview-iframe');

it('opens with a welcome, under our name', async () => {
  await inside().getByRole('heading', { level: 1, name: 'The look and feel of Regen' }).waitFor();
  expect(await page.title()).toContain('Welcome');
  await page.getByRole('link', { name: 'Regen design system' }).waitFor();
});

it('links its parts to each other', async () => {
  await inside().getByRole('link', { name: 'Start with color' }).click();
  await inside().getByRole('heading', { level: 1, name: 'Color: light' }).waitFor();
  expect(page.url()).toContain('path=/story/foundations-color--light');
});

it('finds a component by its name', async () => {
  await page.getByPlaceholder('Find components').fill('steppe');
  await page
    .getByRole('option', { name: /QuantityStepper/ })
    .first()
    .click();
  await inside().getByRole('group').or(inside().getByRole('spinbutton')).first().waitFor();
  expect(page.url()).toContain('path=/docs/forms-quantitystepper--docs');
});

it('switches theme, channel and direction from the toolbar, and keeps them in the address', async () => {
  await page.goto(`${inject('storybookUrl')}/?path=/story/foundations-voice--voice`);
  const choose = async (tool: RegExp, item: string) => {
    await page.getByRole('button', { name: tool }).click();
    await page.getByRole('option', { name: item, exact: true }).click();
  };
  await inside().getByText('Audience: Web').waitFor();
  await choose(/^Theme As/, 'Dark');
  await inside().locator('html[data-theme="dark"]').waitFor();
  await choose(/^Sales channel/, 'Pro');
  await inside().getByText('Audience: Pro').waitFor();
  await choose(/^Direction of text/, 'Right to left');
  await inside().locator('.regen-story[dir="rtl"]').waitFor();
  expect(decodeURIComponent(page.url())).toMatch(/globals=theme:dark;channel:b2b;direction:rtl/);
});

it('shows a story at the width of a phone', async () => {
  await page.goto(`${inject('storybookUrl')}/?path=/story/actions-button--values&globals=viewport.value:w320`);
  await inside().getByRole('button', { name: 'Add to cart' }).first().waitFor();
  await expect.poll(() => page.locator('#storybook-preview-iframe').evaluate((frame) => frame.clientWidth)).toBe(320);
});

it('sets the props of a playground by its controls, and keeps them in the address', async () => {
  await page.goto(`${inject('storybookUrl')}/?path=/story/actions-button--playground`);
  const button = inside().getByRole('button', { name: 'Add to cart' });
  await button.waitFor();
  const primary = await button.getAttribute('class');
  // Its defaults are set from the start.
  expect(await page.getByRole('radio', { name: 'primary' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'danger' }).click();
  await expect.poll(() => button.getAttribute('class')).not.toBe(primary);
  await expect.poll(() => decodeURIComponent(page.url())).toContain('args=variant:danger');
});

it('asks for nothing that is not there', () => {
  expect(problems).toEqual([]);
});
