export { Gallery } from './Gallery.tsx';
export type { GalleryPicture, GalleryProps } from './Gallery.props.ts';
