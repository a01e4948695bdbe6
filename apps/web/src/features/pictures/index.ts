export { ItemPicture, ItemPictureSkeleton } from './ItemPicture.tsx';
export { NoPicture } from './NoPicture.tsx';
export { asImage, pictureSrcSet, pictureUrl, pictureWidths } from './pictures.ts';
export { preparePicture } from './prepare-picture.ts';
export { ProductPicture } from './ProductPicture.tsx';
export { gallerySizes, heroSizes, heroWidths, productTileSizes, storePictureSizes } from './sizes.ts';
