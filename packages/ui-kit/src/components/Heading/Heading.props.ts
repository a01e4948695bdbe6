import type { ComponentPropsWithRef } from 'react';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export const headingSizes = ['hero', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
export const headingTones = ['heading', 'body', 'inverse', 'inherit'] as const;
export const headingDefaults = { tone: 'heading' } as const;

/** The size that a level has when none is asked for. */
export const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'xs', 6: 'xs' } as const;

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Place in the outline of the page. */
  level: (typeof headingLevels)[number];
  size?: (typeof headingSizes)[number];
  tone?: (typeof headingTones)[number];
  align?: 'start' | 'center' | 'end';
}
