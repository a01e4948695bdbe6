import type { ElementType, ReactNode } from 'react';
import { atomNames, atoms, type AtomProps } from '../../atoms/index.ts';
import { cx } from '../../cx.ts';
import { slot } from '../../slot.ts';
import { boxDefaults, type BoxProps } from './Box.props.ts';

/** Any element with atoms as props. The other layout components are built from it. */
export function Box({ as = boxDefaults.as, asChild, className, ...props }: BoxProps) {
  const style: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (atomNames.has(name) ? style : rest)[name] = value;
  const classes = cx(atoms(style as AtomProps), className) || undefined;
  if (asChild) return slot(rest['children'] as ReactNode, { ...rest, className: classes });
  const Element = as as ElementType;
  return <Element className={classes} {...rest} />;
}
