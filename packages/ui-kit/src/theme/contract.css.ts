import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

type Shape<T> = { [K in keyof T]: T[K] extends string ? null : Shape<T[K]> };

const shapeOf = <T extends object>(node: T): Shape<T> =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, typeof value === 'string' ? null : shapeOf(value as object)]),
  ) as Shape<T>;

/** The contract: every theme gives each of these custom properties a value. Names are stable: `--rg-color-text-body`. */
export const vars = createGlobalThemeContract(shapeOf(tokens), (_value, path) => `rg-${path.join('-')}`);
