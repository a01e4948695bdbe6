import type { ReactElement } from 'react';

/** Of the large picture; `adaptive` is square, on phones with the small pictures beside it. */
export const galleryRatios = ['portrait', 'square', 'landscape', 'adaptive'] as const;
export const galleryDefaults = {
  ratio: 'portrait',
  enlargeLabel: 'Enlarge',
  position: (index: number, count: number) => `Picture ${index} of ${count}`,
} as const;
export interface GalleryPicture {
  id: string;
  /** What it shows. */
  alt: string;
  /** The URL of the picture itself: where the link leads before, and without, the closer look. */
  href: string;
  /** Large on the page, with `alt`; the app knows its formats and sizes, and what is loaded first. */
  picture: ReactElement;
  /** In the row to choose from; without text, as its button has it. */
  thumb: ReactElement;
  /** In the closer look, as large as there is; without text. */
  large: ReactElement;
}

export interface GalleryViewerProps {
  /** Names it, such as "Pictures of Barrier Cream". */
  label: string;
  pictures: readonly GalleryPicture[];
  /** "Close" when left out. */
  closeLabel?: string;
  /** "Previous picture" when left out. */
  previousLabel?: string;
  /** "Next picture" when left out. */
  nextLabel?: string;
  /** "Zoom in" when left out. */
  zoomInLabel?: string;
  /** "Zoom out" when left out. */
  zoomOutLabel?: string;
  position?: (index: number, count: number) => string;
}

export interface GalleryProps extends GalleryViewerProps {
  ratio?: (typeof galleryRatios)[number];
  enlargeLabel?: string;
  className?: string;
}
