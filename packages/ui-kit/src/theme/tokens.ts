import { scales } from './scales.ts';
import { colorRoles, shadowRoles } from './theme.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? null : Shape<T[K]> };

const shapeOf = <T extends object>(node: T): Shape<T> =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, typeof value === 'string' ? null : shapeOf(value as object)]),
  ) as Shape<T>;

/** Everything that has a custom property: what themes supply, and the scales that all of them share. */
export const tokenShape = shapeOf({ color: colorRoles, shadow: shadowRoles, ...scales });

export const customProperty = (path: readonly string[]): string => `rg-${path.join('-')}`;
