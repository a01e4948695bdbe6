import type { Image } from '@regen/sdk';
import { useState } from 'react';
import { ProductPicture } from '~/features/catalogue/index.ts';
import { gallerySizes } from './gallery-sizes.ts';
import * as styles from './Gallery.css.ts';

const viewNames: Record<Image['view'], string> = { front: 'Packaging', texture: 'Texture', context: 'In use' };

/** One large picture and the choice of the others. */
export function Gallery({ images }: { images: readonly Image[] }) {
  const [at, setAt] = useState(0);
  const image = images[at] ?? images[0];
  if (!image) return null;
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        <ProductPicture key={image.view} image={image} sizes={gallerySizes} size="standard" isPriority />
      </div>
      {images.length > 1 ? (
        <ul className={styles.thumbs} aria-label="Pictures">
          {images.map((other, index) => (
            <li key={other.view}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Show picture: ${viewNames[other.view]}`}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                <ProductPicture image={other} sizes="80px" size="icon" isDecorative />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
