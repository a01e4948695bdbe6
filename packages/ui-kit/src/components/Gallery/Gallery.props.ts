import type { ReactElement } from 'react';

export const galleryZooms = [1, 2, 3] as const;
/** Of the large picture; `adaptive` is portrait on phones and square from tablets on. */
export const galleryRatios = ['portrait', 'square', 'landscape', 'adaptive'] as const;
export const galleryDefaults = {
  ratio: 'portrait',
  enlargeLabel: 'Enlarge',
  closeLabel: 'Close',
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  zoomInLabel: 'Zoom in',
  zoomOutLabel: 'Zoom out',
  position: (index: number, count: number) => `Picture ${index} of ${count}`,
} as const;

export type GalleryZoom = (typeof galleryZooms)[number];
/** Where a picture is drawn: large on the page, small in the row, or in the closer look. */
export type GalleryPlace = 'stage' | 'thumb' | 'large';

export interface GalleryPicture {
  id: string;
  src: string;
  srcSet?: string;
  sizes?: string;
  /** What it shows. */
  alt: string;
  width: number;
  height: number;
  /** A larger file for the closer look. */
  largeSrc?: string;
  thumbSrc?: string;
}

export interface GalleryViewerProps {
  /** Names it, such as "Pictures of Barrier Cream". */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Draws a picture in formats of the app's own, with this class. In the row and in the closer look it needs no text. */
  renderPicture?: (index: number, place: GalleryPlace, className: string) => ReactElement | null;
  closeLabel?: string;
  previousLabel?: string;
  nextLabel?: string;
  zoomInLabel?: string;
  zoomOutLabel?: string;
  position?: (index: number, count: number) => string;
}

export interface GalleryProps extends GalleryViewerProps {
  ratio?: (typeof galleryRatios)[number];
  /** Loads the first one ahead of everything else. */
  priority?: boolean;
  enlargeLabel?: string;
  className?: string;
}
