export const galleryZooms = [1, 2, 3] as const;
export const galleryRatios = ['portrait', 'square', 'landscape'] as const;
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

export interface GalleryPicture {
  id: string;
  src: string;
  srcSet?: string;
  sizes?: string;
  /** What it shows. */
  alt: string;
  width: number;
  height: number;
  /** A larger file for the zoom. */
  largeSrc?: string;
  thumbSrc?: string;
}

export interface GalleryProps {
  /** Names it, such as "Pictures of Barrier Cream". */
  label: string;
  pictures: readonly GalleryPicture[];
  ratio?: (typeof galleryRatios)[number];
  /** Loads the first one ahead of everything else. */
  priority?: boolean;
  enlargeLabel?: string;
  closeLabel?: string;
  previousLabel?: string;
  nextLabel?: string;
  zoomInLabel?: string;
  zoomOutLabel?: string;
  position?: (index: number, count: number) => string;
  className?: string;
}
