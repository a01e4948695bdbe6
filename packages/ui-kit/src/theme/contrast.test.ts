import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { colorPairs, levels } from './pairs.ts';
import { colorRoles } from './theme.ts';
import { themeNames, themes } from './themes.ts';

describe('contrast', () => {
  it('knows the reference values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#e53e3e', '#ffffff')).toBeCloseTo(4.13, 2);
    expect(contrast('#353954', '#353954')).toBe(1);
  });
});

describe.each(themeNames)('%s theme', (name) => {
  const pairs = colorPairs(themes[name].color, levels[name]);
  it.each(pairs)('$name reaches $atLeast:1', ({ foreground, background, atLeast }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(atLeast);
  });
});

it('leaves out only colors that separate or cover, and so carry no meaning of their own', () => {
  const unpaired = (level: 'AA' | 'AAA') => {
    const paired = new Set(colorPairs(themes.light.color, level).flatMap((pair) => pair.name.split(' on ')));
    const names = Object.entries(colorRoles).flatMap(([role, values]) =>
      Object.keys(values).map((key) => `${role}.${key}`),
    );
    return names.filter((name) => !paired.has(name));
  };
  const lines = ['border.subtle', 'border.inverse', 'danger.border', 'success.border', 'warning.border', 'info.border'];
  expect(unpaired('AA')).toEqual(['surface.veil', 'surface.overlaid', 'surface.overlay', ...lines]);
  expect(unpaired('AAA')).toEqual(['surface.veil', 'surface.overlaid', 'surface.overlay']);
});

it('keeps to the colors that the brand gives', () => {
  const { color } = themes.light;
  expect([color.primary.solid, color.secondary.solid, color.danger.icon]).toEqual(['#353954', '#5a789f', '#e53e3e']);
});
