export { Gallery } from './Gallery.tsx';
export type { GalleryPicture, GalleryPlace, GalleryProps } from './Gallery.props.ts';
