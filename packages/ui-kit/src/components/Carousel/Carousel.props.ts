import type { ReactNode } from 'react';

/** How wide one item is: a card, a wide card, or the whole line. */
export const carouselWidths = ['card', 'wide', 'full'] as const;
export const carouselDefaults = {
  width: 'card',
  roleDescription: 'carousel',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  position: (first: number, last: number, count: number) =>
    first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
} as const;

export interface CarouselItem {
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Names it, such as "Often bought with it". */
  label: string;
  /** At the start of the head, such as a Heading with the same words. */
  heading?: ReactNode;
  items: readonly CarouselItem[];
  width?: (typeof carouselWidths)[number];
  /** What a screen reader calls it, in the language of the page. */
  roleDescription?: string;
  previousLabel?: string;
  nextLabel?: string;
  position?: (first: number, last: number, count: number) => string;
  className?: string;
}
