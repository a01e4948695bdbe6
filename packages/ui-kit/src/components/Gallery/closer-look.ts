// Apart from the props, so that a page without the closer look loads none of it.

export const galleryZooms = [1, 2, 3] as const;
export type GalleryZoom = (typeof galleryZooms)[number];

export const galleryViewerDefaults = {
  closeLabel: 'Close',
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  zoomInLabel: 'Zoom in',
  zoomOutLabel: 'Zoom out',
} as const;
