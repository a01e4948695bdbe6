import { expect, it } from 'vitest';
import { defineTheme, themeRule } from './define-theme.ts';
import { light } from './light.ts';

it('does not compile a theme that lacks a role or has one of its own', () => {
  const { border: _border, ...rest } = light.color;
  // What `tsc` reports is the test; that each is what it seems is asserted here.
  // @ts-expect-error -- without the borders
  expect(defineTheme({ ...light, color: rest }).color).not.toHaveProperty('border');
  // @ts-expect-error -- `glow` is in no contract
  expect(defineTheme({ ...light, shadow: { ...light.shadow, glow: 'none' } }).shadow).toHaveProperty('glow');
  const text = { ...light.color.text, loud: '#ff0000' };
  // @ts-expect-error -- nor is `loud`, and it does not get in by a variable either
  expect(defineTheme({ ...light, color: { ...light.color, text } }).color.text).toHaveProperty('loud');
  // @ts-expect-error -- browsers know two schemes
  expect(defineTheme({ ...light, scheme: 'night' }).scheme).toBe('night');
});

it('gives a rule that sets each custom property', () => {
  const { colorScheme, vars } = themeRule(light);
  expect(colorScheme).toBe('light');
  expect(vars).toMatchObject({ '--rg-color-text-body': '#26283c', '--rg-shadow-modal': light.shadow.modal });
  const roles = [...Object.values(light.color), light.shadow].flatMap((values) => Object.keys(values));
  expect(Object.keys(vars)).toHaveLength(roles.length);
});
