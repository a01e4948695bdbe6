import type { ReactNode } from 'react';

export const frameRadii = ['none', 'md', 'lg'] as const;
export const frameFocuses = ['center', 'low'] as const;
export const frameElements = ['div', 'span', 'figure'] as const;
export const frameDefaults = { as: 'div', radius: 'lg', focus: 'center' } as const;

export interface FrameProps {
  as?: (typeof frameElements)[number];
  radius?: (typeof frameRadii)[number];
  /** A thin line around it, for small pictures beside text. */
  outline?: boolean;
  /** Which part stays visible when the picture is cropped: packs are in the lower half of theirs. */
  focus?: (typeof frameFocuses)[number];
  /** The picture comes a little nearer under the pointer. */
  lively?: boolean;
  /** Its size and shape. */
  className?: string;
  /** The picture, or the placeholder for a missing one. */
  children: ReactNode;
}
