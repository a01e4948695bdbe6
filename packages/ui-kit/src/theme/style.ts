import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

type LayerRule = Omit<StyleRule, '@layer'>;

/** A style that belongs to a component. */
export const css = (rule: LayerRule, debugId?: string): string =>
  style({ '@layer': { [components]: rule } } as ComplexStyleRule, debugId);

/** One style per key; the keys come from a `Name.props.ts`. */
export const variants = <Key extends string | number>(
  keys: readonly Key[],
  rule: (key: Key) => LayerRule,
  debugId?: string,
): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, css(rule(key), debugId ? `${debugId}_${key}` : String(key))])) as Record<
    Key,
    string
  >;
