import type { HomePage } from '@regen/content-sdk/models';
import type { ProductSummary } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Link } from '@tanstack/react-router';
import { ProductGrid } from '~/features/products/index.ts';
import { KITS } from './home-queries.ts';
import * as styles from './HomePage.css.ts';

export interface KitsProps {
  kits: readonly ProductSummary[];
  content: HomePage | undefined;
}

export function Kits({ kits, content }: KitsProps) {
  return (
    <section className={styles.band} aria-labelledby="kits-title">
      <Container width="wide" className={styles.section}>
        <SectionHead
          level={2}
          id="kits-title"
          className={styles.sectionHead}
          lead={content?.kitsLead}
          action={
            <TextLink variant="standalone" asChild>
              <Link to="/products" search={{ category: [KITS] }}>
                See all kits
              </Link>
            </TextLink>
          }
        >
          {content?.kitsTitle ?? 'Kits and routines'}
        </SectionHead>
        <ProductGrid products={kits} label="Kits and routines" />
      </Container>
    </section>
  );
}
