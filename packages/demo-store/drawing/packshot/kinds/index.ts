import type { PackagingKind } from '../../packaging.ts';
import type { Pack, PackInput } from '../pack.ts';
import { airless } from './airless.ts';
import { bottle } from './bottle.ts';
import { dropper } from './dropper.ts';
import { jar } from './jar.ts';
import { kit } from './kit.ts';
import { pump } from './pump.ts';
import { sachet } from './sachet.ts';
import { spray } from './spray.ts';
import { tube } from './tube.ts';

const kinds: Readonly<Record<PackagingKind, (input: PackInput) => Pack>> = {
  airless,
  bottle,
  dropper,
  jar,
  kit: (input) => kit(input, drawPack),
  pump,
  sachet,
  spray,
  tube,
};

export function drawPack(input: PackInput): Pack {
  return kinds[input.design.packaging](input);
}
