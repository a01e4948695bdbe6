import type { Image } from '@regen/sdk';

interface Pictured {
  image: Image | null;
  images?: Image[];
}

/** A file that is no picture. Unlike an address where there is none, the browser has nothing to say about it. */
const gone = (image: Image): Image => ({ ...image, template: 'data:image/{format};{size},gone' });

/** What has no picture. */
export const withoutPicture = <Thing extends Pictured>(thing: Thing): Thing => ({
  ...thing,
  image: null,
  ...(thing.images && { images: [] }),
});

/** What has pictures whose files are gone. */
export const withPicturesGone = <Thing extends Pictured>(thing: Thing): Thing => ({
  ...thing,
  image: thing.image && gone(thing.image),
  ...(thing.images && { images: thing.images.map(gone) }),
});

/** A list of which every other one has its picture; of the rest, half have none, and half have one whose file is gone. */
export const withMixedPictures = <Thing extends Pictured>(things: readonly Thing[]): Thing[] =>
  things.map((thing, at) => (at % 4 === 0 ? withoutPicture(thing) : at % 4 === 2 ? withPicturesGone(thing) : thing));
