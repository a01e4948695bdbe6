import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Where the switch stands: before its label, or at the end of the line as in a list of settings. */
export const switchSides = ['start', 'end'] as const;
export const switchDefaults = { side: 'start' } as const;

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the change was not kept, such as "Not saved. Try again." */
  error?: ReactNode;
  side?: (typeof switchSides)[number];
}
