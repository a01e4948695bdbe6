import { Container } from '@regen/ui-kit/Container';
import { IconButton } from '@regen/ui-kit/IconButton';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Link } from '@tanstack/react-router';
import { memo, Suspense, useRef, useState } from 'react';
import { CartButton } from '~/features/cart/index.ts';
import { useCategories } from '~/features/products/index.ts';
import { SearchBox } from '~/features/search/index.ts';
import { BrandMark } from '~/kernel/page/BrandMark.tsx';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useSession } from '~/kernel/use-session.ts';
import { AccountLink } from './AccountLink.tsx';
import * as styles from './Header.css.ts';
import { Overlays } from './PageStatus.tsx';

const MobileMenu = lazyPart(() => import('./MobileMenu.tsx'), 'MobileMenu');

// Most visitors aren’t professionals.
const HiddenPricesMark = lazyPart(() => import('./HiddenPricesMark.tsx'), 'HiddenPricesMark', orNothing);

/** How many categories fit beside one another; all of them are in the menu and on the list. */
const inBar = 8;

export const Header = memo(function Header() {
  const categories = useCategories();
  const site = useSession()?.site;
  const { brand } = useApp().config.seller;
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <header className={styles.root} data-print="hide">
      <Container width="wide" className={styles.top}>
        <div className={styles.menu}>
          <IconButton
            ref={menuButton}
            icon="menu"
            label="Menu"
            aria-expanded={menu === 'open'}
            onClick={() => setMenu('open')}
          />
        </div>
        <Link to="/" className={styles.logo} aria-label={`${brand}, home`}>
          <BrandMark isNamed />
        </Link>
        {site === 'b2b' ? (
          <Suspense>
            <HiddenPricesMark />
          </Suspense>
        ) : null}
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
          <AccountLink />
          <CartButton />
        </div>
      </Container>
      <Container width="wide" className={styles.bar}>
        <nav aria-label="Categories and education">
          <ul className={styles.list}>
            <li>
              <NavLink variant="bar">
                <Link to="/products" activeOptions={{ exact: true, includeSearch: true }}>
                  All products
                </Link>
              </NavLink>
            </li>
            {categories.slice(0, inBar).map(({ slug, name }) => (
              <li key={slug}>
                <NavLink variant="bar">
                  <Link
                    to="/products"
                    search={{ category: [slug] }}
                    activeOptions={{ exact: true, includeSearch: true }}
                  >
                    {name}
                  </Link>
                </NavLink>
              </li>
            ))}
            {site === 'b2b' ? (
              <li>
                <NavLink variant="bar">
                  <Link to="/b2b/quick-order">Quick order</Link>
                </NavLink>
              </li>
            ) : null}
            <li>
              <NavLink variant="bar">
                <Link to="/education">Education</Link>
              </NavLink>
            </li>
          </ul>
        </nav>
      </Container>
      {menu === 'never' ? null : (
        <Overlays>
          <Suspense fallback={null}>
            <MobileMenu
              isOpen={menu === 'open'}
              onClose={() => setMenu('closed')}
              returnFocus={menuButton}
              categories={categories}
            />
          </Suspense>
        </Overlays>
      )}
    </header>
  );
});
