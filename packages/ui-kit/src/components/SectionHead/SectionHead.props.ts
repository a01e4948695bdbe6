import type { ReactNode } from 'react';
import type { HeadingProps } from '../Heading/index.ts';

export const sectionHeadAligns = ['end', 'center', 'baseline'] as const;
export const sectionHeadDefaults = { rowAlign: 'end' } as const;

export interface SectionHeadProps extends Omit<HeadingProps, 'align'> {
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** At the end of the line: a link to more, a button, a number. */
  action?: ReactNode;
  /** How heading and action stand to each other. */
  rowAlign?: (typeof sectionHeadAligns)[number];
}
