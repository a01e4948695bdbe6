import type { Category, Image } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { Frame } from '@regen/ui-kit/Frame';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Link } from '@tanstack/react-router';
import { ProductPicture } from '~/features/pictures/index.ts';
import * as styles from './HomePage.css.ts';

export interface StepsProps {
  title: string | undefined;
  categories: readonly Category[];
  /** By the slug of the category. */
  pictures: Readonly<Record<string, Image>>;
}

/** Categories with their pictures. */
export function Steps({ title = 'Shop by category', categories, pictures }: StepsProps) {
  return (
    <Container width="wide" className={styles.section}>
      <SectionHead level={2} className={styles.sectionHead}>
        {title}
      </SectionHead>
      <ul className={styles.categories}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/products" search={{ category: [slug] }} className={styles.category}>
              <Frame as="span" focus="low" lively className={styles.categoryPicture}>
                <ProductPicture
                  image={pictures[slug] ?? null}
                  sizes="(min-width: 64em) 22rem, 50vw"
                  size="thumbnail"
                  isDecorative
                />
              </Frame>
              <span className={styles.categoryName}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
