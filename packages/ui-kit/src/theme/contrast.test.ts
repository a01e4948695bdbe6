import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { light } from './light.ts';
import { colorPairs } from './pairs.ts';

describe('contrast', () => {
  it('knows the reference values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#e53e3e', '#ffffff')).toBeCloseTo(4.13, 2);
    expect(contrast('#353954', '#353954')).toBe(1);
  });
});

describe('light theme', () => {
  it.each(colorPairs(light))('$name reaches $atLeast:1', ({ foreground, background, atLeast }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(atLeast);
  });
});

it('leaves out only colours that separate or cover, and so carry no meaning of their own', () => {
  const paired = new Set(colorPairs(light).flatMap(({ name }) => name.split(' on ')));
  const colors = Object.entries(light).flatMap(([role, values]) => Object.keys(values).map((key) => `${role}.${key}`));
  expect(colors.filter((name) => !paired.has(name))).toEqual([
    'surface.overlaid',
    'surface.overlay',
    'border.subtle',
    'border.inverse',
    'danger.border',
    'success.border',
    'warning.border',
    'info.border',
  ]);
});
