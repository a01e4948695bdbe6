// Here and not in index.ts: a bundler skips a module that only re-exports, and the stylesheet with it.
import './properties.css.ts';
import type { plain, responsive } from './properties.css.ts';

type Keys<T> = { [P in keyof T]: keyof T[P] };

/** A value for every width, or one per width: `{ base, tablet, desktop }`. */
export type Responsive<Value> = Value | { readonly base?: Value; readonly tablet?: Value; readonly desktop?: Value };

type ResponsiveProps = { readonly [P in keyof typeof responsive]?: Responsive<Keys<typeof responsive>[P]> };
type PlainProps = { readonly [P in keyof typeof plain]?: Keys<typeof plain>[P] };

export type AtomProps = ResponsiveProps & PlainProps;
export type AtomValue<P extends keyof AtomProps> = NonNullable<AtomProps[P]>;

const prefixes = { base: '', tablet: 't-', desktop: 'd-' } as const;

/**
 * Class names for a set of properties: `atoms({ gap: { base: '2', desktop: '4' }, color: 'muted' })`.
 * Names follow from the property and value, so no table of classes is shipped to the browser.
 */
export function atoms(props: AtomProps): string {
  const classes: string[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    if (typeof value === 'object') {
      for (const at of ['base', 'tablet', 'desktop'] as const) {
        if (value[at] !== undefined) classes.push(`rg-${prefixes[at]}${name}-${value[at]}`);
      }
    } else classes.push(`rg-${name}-${value}`);
  }
  return classes.join(' ');
}
