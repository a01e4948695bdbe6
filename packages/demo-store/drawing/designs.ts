import listed from './designs.json' with { type: 'json' };
import { packagingKinds, palettes } from './packaging.ts';
import { lines, textures } from './packshot/design.ts';
import type { Design } from './packshot/design.ts';

type Listed = (typeof listed)[number];

function oneOf<Word extends string>(words: readonly Word[], text: string, key: string): Word {
  const word = words.find((one) => one === text);
  if (word === undefined)
    throw new Error(`designs.json: ${key} has "${text}", but must have one of ${words.join(', ')}.`);
  return word;
}

function designOf(one: Listed, all: ReadonlyMap<string, Listed>): Design {
  const { key } = one;
  return {
    ...one,
    packaging: oneOf(packagingKinds, one.packaging, key),
    palette: oneOf(palettes, one.palette, key),
    line: oneOf(lines, one.line, key),
    texture: oneOf(textures, one.texture, key),
    contents: one.contents.map((content) => {
      const found = all.get(content);
      if (!found) throw new Error(`designs.json: ${key} contains ${content}, which does not exist.`);
      return designOf(found, all);
    }),
  };
}

const byKey: ReadonlyMap<string, Listed> = new Map(listed.map((one) => [one.key, one]));

/** Every design by its key, which is the SKU of its product. */
export const designs: ReadonlyMap<string, Design> = new Map(listed.map((one) => [one.key, designOf(one, byKey)]));
