import type { ComponentPropsWithRef, ReactNode } from 'react';

/** The position of the switch: before its label, or at the end of the line as in a list of settings. */
export const switchSides = ['start', 'end'] as const;
export const switchDefaults = { side: 'start' } as const;

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the change was not saved, such as "Not saved. Try again." */
  error?: ReactNode;
  side?: (typeof switchSides)[number];
}
