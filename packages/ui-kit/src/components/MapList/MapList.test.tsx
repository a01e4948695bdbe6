import { geoAlbersUsa, geoEqualEarth } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawUs, drawWorld } from '../../../scripts/draw-maps.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { MapList } from './index.ts';
import { project } from './projection.ts';
import { fit, groups, onCanvas } from './view.ts';

const base = { width: 9750, height: 6100 };
const size = { width: 600, height: 400 };

it('puts places where d3 does', () => {
  const us = geoAlbersUsa().scale(13_000).translate([4875, 3050]);
  const world = geoEqualEarth().scale(1730).translate([4800, 2480]);
  const away: number[] = [];
  const unlike: string[] = [];
  for (let latitude = -55; latitude <= 80; latitude += 3.7) {
    for (let longitude = -179; longitude <= 179; longitude += 3.1) {
      for (const [area, expected] of [
        ['us', us([longitude, latitude])],
        ['world', world([longitude, latitude])],
      ] as const) {
        const own = project(area, { latitude, longitude });
        if (own && expected) away.push(Math.hypot(own.x - expected[0], own.y - expected[1]));
        else if (own || (expected && expected[1] <= 4300)) unlike.push(`${area} ${latitude} ${longitude}`);
      }
    }
  }
  expect(away.length).toBeGreaterThan(3000);
  expect(Math.max(...away)).toBeLessThan(0.01);
  expect(unlike).toEqual([]);
  expect(project('us', undefined)).toBeUndefined();
  expect(project('us', { latitude: Number.NaN, longitude: 0 })).toBeUndefined();
});

it('has the maps that the script draws', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/:\s+'/g, ": '");
  expect(read('us.ts')).toBe(drawUs());
  expect(read('world.ts')).toBe(drawWorld());
});

it('shows all pins at once, and joins those that would cover each other', () => {
  const pins = [
    { id: 'a', number: 1, name: 'A', x: 2000, y: 2000 },
    { id: 'b', number: 2, name: 'B', x: 2040, y: 2010 },
    { id: 'c', number: 3, name: 'C', x: 7000, y: 4000 },
  ];
  const view = fit(base, size, pins);
  for (const pin of pins) {
    const { x, y } = onCanvas(base, size, view, pin);
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  }
  expect(groups(pins, 0.06).map((group) => group.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  expect(groups(pins, 2)).toHaveLength(3);
  expect(fit(base, size, [])).toEqual({ x: 4875, y: 3050, zoom: 1 });
});

it('is a list first: complete without a script, and without the map', () => {
  const html = markup(<MapList label="Clinics" places={[{ id: 'a', name: 'Wasatch', details: 'Broadway' }]} />);
  expect(html).toContain('<ol aria-label="Clinics">');
  expect(html).toContain('Broadway');
  expect(html).toContain('Not on the map');
  // The only drawing is the icon of the button.
  expect(html.match(/<svg/g)).toHaveLength(1);
});

it('chooses in the list and on the map by keyboard, and says it', async () => {
  const page = await openStory('data-maplist--areas', { width: 1280 });
  const list = page.getByRole('list', { name: 'Clinics, us' });
  const map = page.getByRole('group', { name: 'Map of the clinics, us' });
  await map.getByRole('button', { name: '3, Mile High Dermal' }).waitFor();
  const current = () =>
    page.locator('[aria-current="true"]').evaluateAll((nodes) => nodes.map((node) => node.textContent));
  expect((await current()).slice(0, 2)).toEqual(['3Mile High Dermal', '3']);

  await list.getByRole('button', { name: '4 Silver Lake Aesthetics' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Selected: 4, Silver Lake Aesthetics').waitFor();
  expect((await current()).slice(0, 2)).toEqual(['4Silver Lake Aesthetics', '4']);

  const stops = await map.locator('[data-pin][tabindex="0"]').count();
  expect(stops).toBe(1);
  await map.locator('[data-pin][tabindex="0"]').focus();
  await page.keyboard.press('End');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('7, Aloha Facial Bar');
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('6, Northern Light Skin');
  await page.keyboard.press('Space');
  await page.getByText('Selected: 6, Northern Light Skin').waitFor();
  expect((await current()).slice(0, 2)).toEqual(['6Northern Light Skin', '6']);
});

it('opens pins that stand close, and zooms and moves by buttons', async () => {
  const page = await openStory('data-maplist--areas', { width: 1280 });
  const map = page.getByRole('group', { name: 'Map of the clinics, us' });
  await map.getByRole('button', { name: /^2 places, zoom in: 1, Wasatch Skin Clinic, 2, Provo/ }).focus();
  await page.keyboard.press('Enter');
  const first = map.getByRole('button', { name: '1, Wasatch Skin Clinic', exact: true });
  await first.waitFor();
  await map.getByRole('button', { name: '2, Provo Laser & Skin', exact: true }).waitFor();
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('1, Wasatch Skin Clinic');
  const before = await first.boundingBox();
  await map.getByRole('button', { name: 'Move right' }).click();
  await expect.poll(async () => (await first.boundingBox())?.x ?? 0).toBeLessThan((before?.x ?? 0) - 50);
  await map.getByRole('button', { name: 'Show all places' }).click();
  await map.getByRole('button', { name: /^2 places/ }).waitFor();
});

it('asks nobody for the map, and only when it is shown', async () => {
  const page = await openStory('data-maplist--one-without-pin', { width: 390, ownPage: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(await page.getByRole('group', { name: 'Map' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show map' }).click();
  await page.getByRole('button', { name: '1, Wasatch Skin Clinic' }).waitFor();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(await page.getByText('Not on the map').count()).toBe(1);
});
