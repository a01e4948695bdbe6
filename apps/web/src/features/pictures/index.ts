export { ItemPicture } from './ItemPicture.tsx';
export { pictureSrcSet, pictureUrl, pictureWidths } from './pictures.ts';
export { ProductPicture } from './ProductPicture.tsx';
