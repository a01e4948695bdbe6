import type { Image } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { categoriesFor, categoryPictures, concernsFor, MostLoved } from '~/features/products/index.ts';
import { Part } from '~/kernel/page/Part.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { Concerns } from './Concerns.tsx';
import { Hero } from './Hero.tsx';
import { bestsellers, kits, KITS } from './home-queries.ts';
import * as styles from './HomePage.css.ts';
import { Kits } from './Kits.tsx';
import { editorSections, latestPosts } from './late-sections.tsx';
import { Steps } from './Steps.tsx';
import { useHomeContent } from './use-home-content.ts';
import { Values } from './Values.tsx';

/** Two rows; the menu has all categories. */
const SHOWN_CATEGORIES = 8;

/** Empty while they can't be read: that section is then left out. */
function useCategoryPictures(caller: string): Readonly<Record<string, Image>> {
  const query = categoryPictures(useApp().call, caller);
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  return useRendered(query.queryKey, data) ?? {};
}

export function HomePage() {
  const caller = useCaller();
  const content = useHomeContent();
  const mostLoved = usePrefetchedQuery(bestsellers, caller).data.items;
  const routines = usePrefetchedQuery(kits, caller).data.items;
  const concerns = usePrefetchedQuery(concernsFor, caller).data.items;
  const { data: categories } = usePrefetchedQuery(categoriesFor, caller);
  const pictures = useCategoryPictures(caller);
  const steps = categories.items
    .filter(({ slug }) => slug !== KITS && Object.hasOwn(pictures, slug))
    .slice(0, SHOWN_CATEGORIES);
  return (
    <>
      <Hero content={content} />

      {mostLoved.length > 0 ? (
        <Part>
          <Container width="wide" className={styles.section}>
            <MostLoved products={mostLoved} />
          </Container>
        </Part>
      ) : null}

      {concerns.length > 0 ? (
        <Part>
          <Concerns concerns={concerns} content={content} />
        </Part>
      ) : null}

      {steps.length > 0 ? (
        <Part>
          <Steps title={content?.stepsTitle} categories={steps} pictures={pictures} />
        </Part>
      ) : null}

      {editorSections}

      {routines.length > 0 ? (
        <Part>
          <Kits kits={routines} content={content} />
        </Part>
      ) : null}

      {latestPosts}

      {content && content.values.length > 0 ? (
        <Part>
          <Values {...content} />
        </Part>
      ) : null}
    </>
  );
}
