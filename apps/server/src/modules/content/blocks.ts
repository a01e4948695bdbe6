import type { PageContent } from '@regen/sdk';
import type { BlockColumn } from '../../db/schema.ts';
import { editorialCrops, editorialNames, editorialPictures, editorialUrl } from '../../media/editorial/pictures.ts';

type Block = PageContent['blocks'][number];

const WIDTH = 1280;

/** The current URL of a picture; none if the picture is no longer drawn. */
function imageBlock(picture: string): Block[] {
  const name = editorialNames.find((one) => one === picture);
  if (name === undefined) return [];
  return [
    {
      type: 'image',
      image: {
        alt: editorialPictures[name].subject.alt,
        url: editorialUrl(name, 'wide', WIDTH, 'webp'),
        width: WIDTH,
        height: Math.round(WIDTH * editorialCrops.wide.ratio),
      },
    },
  ];
}

/** Stored blocks as the contract has them. */
export function presentBlocks(blocks: readonly BlockColumn[]): Block[] {
  return blocks.flatMap((block) => (block.type === 'image' ? imageBlock(block.picture) : [block]));
}
