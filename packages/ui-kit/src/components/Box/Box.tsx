import { Slot } from 'radix-ui';
import type { ElementType } from 'react';
import { atomNames, atoms, type AtomProps } from '../../atoms/index.ts';
import { cx } from '../../cx.ts';
import { boxDefaults, type BoxProps } from './Box.props.ts';

/** Any element with atoms as props. The other layout components are built from it. */
export function Box({ as = boxDefaults.as, asChild, className, ...props }: BoxProps) {
  const style: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (atomNames.has(name) ? style : rest)[name] = value;
  const Element: ElementType = asChild ? Slot.Root : as;
  return <Element className={cx(atoms(style as AtomProps), className) || undefined} {...rest} />;
}
