import type { Theme } from './theme.ts';
import { customProperty } from './tokens.ts';

/** `T`, with `never` for each key that `Shape` does not have: what is inferred is not checked for them. */
type Exact<Shape, T> = {
  [Key in keyof T]: Key extends keyof Shape ? (T[Key] extends object ? Exact<Shape[Key], T[Key]> : T[Key]) : never;
};

/** A theme that gives a value to each role of the contract and to nothing else, or does not compile. */
export const defineTheme = <const T extends Theme>(theme: T & Exact<Theme, T>): T => theme;

type Properties = Record<`--${string}`, string>;

interface Roles {
  readonly [key: string]: string | Roles;
}

const propertiesOf = (roles: Roles, path: readonly string[]): Properties =>
  Object.entries(roles).reduce<Properties>((found, [key, value]) => {
    const at = [...path, key];
    return {
      ...found,
      ...(typeof value === 'string' ? { [`--${customProperty(at)}`]: value } : propertiesOf(value, at)),
    };
  }, {});

/** The theme as a rule for vanilla-extract's `style` and `globalStyle`. */
export const themeRule = ({ scheme, color, shadow }: Theme): { colorScheme: string; vars: Properties } => ({
  colorScheme: scheme,
  vars: propertiesOf({ color, shadow }, []),
});
