import { Container } from '@regen/ui-kit/Container';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProductPicture } from '~/features/pictures/index.ts';
import { categoriesFor, concernsFor, MostLoved, ProductGrid } from '~/features/products/index.ts';
import { Part } from '~/kernel/page/Part.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { EditorialPicture } from './EditorialPicture.tsx';
import { Hero } from './Hero.tsx';
import { bestsellers, categoryPicks, categoryPictures, imageOf, kits } from './home-queries.ts';
import * as styles from './HomePage.css.ts';
import { editorSections, latestPosts } from './late-sections.tsx';
import { Values } from './Values.tsx';

export function HomePage() {
  const { config, call } = useApp();
  const caller = useCaller();
  const mostLoved = usePrefetchedQuery(bestsellers, caller).data.items;
  const routines = usePrefetchedQuery(kits, caller).data.items;
  const concerns = usePrefetchedQuery(concernsFor, caller).data.items;
  const categories = usePrefetchedQuery(categoriesFor, caller).data.items;
  const pictures = categoryPictures(call);
  const images = useRendered(pictures.queryKey, useQuery(pictures).data);
  const steps = categories.flatMap(({ slug, name }) => {
    const image = imageOf(images, categoryPicks[slug] ?? '', 'front');
    return image === undefined ? [] : { slug, name, image };
  });
  return (
    <>
      <Hero />

      {mostLoved.length > 0 ? (
        <Part>
          <Container width="wide" className={styles.section}>
            <MostLoved products={mostLoved} />
          </Container>
        </Part>
      ) : null}

      {concerns.length > 0 ? (
        <Part>
          <section className={styles.band} id="concerns" aria-labelledby="concerns-title">
            <Container width="wide" className={styles.concerns}>
              <div className={styles.concernsIntro}>
                <Heading level={2} id="concerns-title">
                  Start with what your skin needs
                </Heading>
                <Text tone="muted" size="lg">
                  Every formula names the concerns it’s made for. Choose one to see what helps.
                </Text>
                <Frame className={styles.texture}>
                  <EditorialPicture
                    image={config.editorial.texture}
                    sizes="(min-width: 64em) 34vw, 100vw"
                    isDecorative
                  />
                </Frame>
              </div>
              <ul className={styles.concernList}>
                {concerns.map(({ slug, name, description }) => (
                  <li key={slug}>
                    <TextLink variant="quiet" className={styles.concern} asChild>
                      <Link to="/products" search={{ concern: [slug] }}>
                        <span className={styles.concernName}>{name}</span>
                        <span className={styles.concernText}>{description}</span>
                        <Icon name="arrowEnd" />
                      </Link>
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Container>
          </section>
        </Part>
      ) : null}

      {steps.length > 0 ? (
        <Part>
          <Container width="wide" className={styles.section}>
            <SectionHead level={2} className={styles.sectionHead}>
              Shop by step
            </SectionHead>
            <ul className={styles.categories}>
              {steps.map(({ slug, name, image }) => (
                <li key={slug}>
                  <Link to="/products" search={{ category: [slug] }} className={styles.category}>
                    <Frame as="span" focus="low" lively className={styles.categoryPicture}>
                      <ProductPicture
                        image={image}
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
        </Part>
      ) : null}

      {editorSections}

      {routines.length > 0 ? (
        <Part>
          <section className={styles.band} aria-labelledby="kits-title">
            <Container width="wide" className={styles.section}>
              <SectionHead
                level={2}
                id="kits-title"
                className={styles.sectionHead}
                lead="Complete sets for morning and evening, for less than the products cost on their own."
                action={
                  <TextLink variant="standalone" asChild>
                    <Link to="/products" search={{ category: ['kits'] }}>
                      See all kits
                    </Link>
                  </TextLink>
                }
              >
                Whole routines, chosen to work together
              </SectionHead>
              <ProductGrid products={routines} label="Kits and routines" />
            </Container>
          </section>
        </Part>
      ) : null}

      {latestPosts}

      <Part>
        <Values />
      </Part>
    </>
  );
}
