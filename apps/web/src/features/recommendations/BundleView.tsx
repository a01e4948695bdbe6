import type { SharedBundle } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Suspense } from 'react';
import { BrandMark } from '~/kernel/page/BrandMark.tsx';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import * as styles from './bundle.css.ts';
import { BundleItems } from './BundleItems.tsx';
import { BundleSummary } from './BundleSummary.tsx';
import { Instructions } from './Instructions.tsx';

const EmptyBundle = lazyPart(() => import('./EmptyBundle.tsx'), 'EmptyBundle');

export function BundleView({ bundle }: { bundle: SharedBundle }) {
  const { bundleName, items, hiddenItemCount, professional } = bundle;
  return (
    <Page>
      <article className={styles.layout}>
        <header className={styles.head}>
          {/* The header of the page, which has it on screen, is not printed. */}
          <div className={styles.onPaper}>
            <BrandMark />
          </div>
          <Text eyebrow tone="muted">
            Recommended for you
          </Text>
          <Heading level={1} tabIndex={-1} className={styles.wraps}>
            {bundleName}
          </Heading>
          <Text size="lg" tone="muted" className={styles.wraps}>
            By {professional.firstName}, {professional.accountName}
          </Text>
        </header>
        {items.length === 0 ? (
          <div className={styles.products}>
            <Suspense fallback={null}>
              <EmptyBundle hiddenItemCount={hiddenItemCount} />
            </Suspense>
          </div>
        ) : (
          <>
            <div className={styles.aside}>
              <BundleSummary bundle={bundle} />
            </div>
            <div className={styles.products}>
              <BundleItems bundle={bundle} />
            </div>
          </>
        )}
        <div className={styles.usage}>
          <Instructions bundle={bundle} />
        </div>
      </article>
    </Page>
  );
}
