export { ItemPicture, ItemPictureSkeleton } from './ItemPicture.tsx';
export { pictureSrcSet, pictureUrl, pictureWidths } from './pictures.ts';
export { preparePicture } from './prepare-picture.ts';
export { ProductPicture } from './ProductPicture.tsx';
