import { describe, expect, it } from 'vitest';
import { checkContrast } from './check-contrast.ts';
import { contrast } from './contrast.ts';
import { colorPairs, levels, type ContrastLevel } from './pairs.ts';
import { colorRoles } from './theme.ts';
import { themeNames, themes } from './themes.ts';

describe('contrast', () => {
  it('knows the reference values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#e53e3e', '#ffffff')).toBeCloseTo(4.13, 2);
    expect(contrast('#353954', '#353954')).toBe(1);
  });
});

it.each(themeNames)('%s has the contrast that its level asks for', (name) => {
  expect(checkContrast(themes[name], levels[name])).toEqual([]);
});

describe('checkContrast', () => {
  const { color } = themes.light;
  const withText = (text: object) => ({ color: { ...color, text: { ...color.text, ...text } } });

  it('names each pair below its ratio', () => {
    const issues = checkContrast(withText({ inverseMuted: '#767676' }));
    expect(issues.map(({ pair }) => pair)).toEqual(
      ['inverse', 'brand', 'brandLit'].map((surface) => `text.inverseMuted on surface.${surface}`),
    );
    expect(issues[0]).toEqual({
      pair: 'text.inverseMuted on surface.inverse',
      foreground: '#767676',
      background: color.surface.inverse,
      ratio: contrast('#767676', color.surface.inverse),
      needed: 4.5,
    });
  });

  it.each(['AA', 'AAA'] as const)('looks at every pair of %s', (level) => {
    const gray = structuredClone(color) as unknown as Record<string, Record<string, string>>;
    for (const values of Object.values(gray)) for (const key of Object.keys(values)) values[key] = '#808080';
    const issues = checkContrast({ color: gray as unknown as typeof color }, level);
    expect(issues.map(({ pair }) => pair)).toEqual(colorPairs(color, level).map(({ name }) => name));
    expect(issues.length).toBeGreaterThan(100);
  });

  it('asks for more at AAA', () => {
    // 5.3:1 on its darkest ground: enough for text at AA.
    expect(checkContrast(themes.light, 'AA')).toEqual([]);
    expect(checkContrast(themes.light, 'AAA')).toContainEqual(
      expect.objectContaining({ pair: 'text.muted on surface.sunken', needed: 7 }),
    );
  });

  it('refuses a color that shines through', () => {
    expect(() => checkContrast(withText({ body: 'rgb(0 0 0 / 0.8)' }))).toThrow(
      /^The contrast of text\.body on surface\.ground is unknown: .*rgb\(0 0 0 \/ 0\.8\) is not a #rrggbb color/,
    );
  });
});

it('leaves out only colors that separate or cover, and so carry no meaning of their own', () => {
  const unpaired = (level: ContrastLevel) => {
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
