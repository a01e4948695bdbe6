import { LiveRegionProvider } from '@regen/ui-kit/LiveRegion';
import { SkipLink } from '@regen/ui-kit/SkipLink';
import { ToastProvider } from '@regen/ui-kit/Toast';
import type { ReactNode } from 'react';
import { CartDrawer } from '~/features/cart/index.ts';
import { QuickViewHost } from '~/features/products/index.ts';
import { Header } from './Header.tsx';
import { footer } from './late-footer.tsx';
import { Overlays, PageStatus } from './PageStatus.tsx';
import { PendingBar } from './PendingBar.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import * as styles from './Shell.css.ts';

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <LiveRegionProvider>
      <ToastProvider>
        <SkipLink href="#main" />
        <PendingBar />
        <div className={styles.root}>
          <Header />
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
            <Overlays>
              <QuickViewHost />
            </Overlays>
          </main>
          {footer}
        </div>
        <Overlays>
          <CartDrawer />
        </Overlays>
        <PageStatus />
        <RouteFocus />
      </ToastProvider>
    </LiveRegionProvider>
  );
}
