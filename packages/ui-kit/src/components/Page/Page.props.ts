import type { ReactNode } from 'react';
import type { ContainerProps } from '../Container/index.ts';

export const pageSpaces = ['sm', 'md', 'lg'] as const;
export const pageDefaults = { width: 'wide', space: 'md', gap: '8' } as const;

export interface PageProps extends Omit<ContainerProps, 'display' | 'direction' | 'paddingY' | 'title'> {
  /** The heading of the page. It can take the focus, so that a new page is read from its start. */
  title?: ReactNode;
  /** Above and below: `sm` for pages with parts that have room of their own, `lg` around a single message. */
  space?: (typeof pageSpaces)[number];
}
