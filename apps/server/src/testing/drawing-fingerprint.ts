import { palettes } from '@regen/demo-store/catalog-source/packaging';
import { createHash } from 'node:crypto';
import { designs } from '../media/designs.ts';
import { editorialCrops, editorialNames, editorialPictures } from '../media/editorial/pictures.ts';
import { stillLifeSvg } from '../media/editorial/still-life.ts';
import { textures } from '../media/packshot/design.ts';
import { colorsOf } from '../media/packshot/palettes.ts';
import { productSvg } from '../media/render.ts';
import { paintTexture } from '../media/texture/paint.ts';

/** Fingerprint of everything that is drawn; `DRAWING_VERSION` holds the committed one. */
export function drawingFingerprint(): string {
  const hash = createHash('sha256');
  for (const design of designs.values()) {
    for (const size of ['standard', 'icon', 'video'] as const) {
      hash.update(productSvg(design, 'front', size)).update(productSvg(design, 'context', size));
    }
  }
  for (const name of editorialNames) {
    const { subject } = editorialPictures[name];
    if (subject.kind !== 'still-life') continue;
    for (const { ratio } of Object.values(editorialCrops)) {
      hash.update(stillLifeSvg(subject.palette, subject.group, { width: 800, height: Math.round(800 * ratio) }));
    }
  }
  for (const texture of textures) {
    for (const palette of palettes.slice(0, 3))
      hash.update(paintTexture(texture, colorsOf(palette, 'retail'), 7, 64, 80));
  }
  return hash.digest('hex').slice(0, 10);
}
