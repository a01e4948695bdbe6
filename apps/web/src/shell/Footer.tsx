import { HOUSE_BRAND } from '@regen/domain';
import { Container } from '@regen/ui-kit/Container';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { ThemeSelect } from '@regen/ui-kit/ThemeSelect';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useCategories } from '~/features/products/index.ts';
import { BrandMark } from '~/kernel/page/BrandMark.tsx';
import { chosenTheme, chooseTheme } from '~/kernel/theme-choice.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useSession } from '~/kernel/use-session.ts';
import { useHasWrittenPage } from '~/kernel/use-written-page.ts';
import { useSignInSearch } from '~/session/use-sign-in-search.ts';
import * as styles from './Footer.css.ts';
import { learnPlaces } from './learn-places.ts';
import { aboutPlaces, helpPlaces } from './written-places.ts';

type Place = readonly [name: string, label: string];

function WrittenPlaces({ places }: { places: readonly Place[] }) {
  return places.map(([name, label]) => (
    <li key={name}>
      <NavLink variant="foot">
        <Link to="/$name" params={{ name }}>
          {label}
        </Link>
      </NavLink>
    </li>
  ));
}

/** The one part that follows the page. */
function SignIn() {
  return (
    <NavLink variant="foot">
      <Link to="/login" search={useSignInSearch()}>
        Sign in
      </Link>
    </NavLink>
  );
}

/** As the header, it is the same on the next page, and the router renders the document anew with every step of a navigation. */
export const Footer = memo(function Footer() {
  const categories = useCategories();
  const session = useSession();
  const { brand } = useApp().config.seller;
  const hasPage = useHasWrittenPage();
  const isThere = ([name]: Place) => hasPage(name);
  const about = aboutPlaces.filter(isThere);
  return (
    <footer className={styles.root} data-print="hide">
      <Container width="wide" className={styles.columns}>
        <div className={styles.brand}>
          <BrandMark tone="inverse" />
          {brand === HOUSE_BRAND ? (
            <Text tone="inverseMuted" size="sm" measure>
              Professional skin care, for the treatment room and your shelf at home.
            </Text>
          ) : null}
        </div>
        <nav aria-label="Shop" className={styles.shop}>
          <Text eyebrow tone="inverseMuted" className={styles.title} asChild>
            <h2>Shop</h2>
          </Text>
          <ul className={styles.list}>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <NavLink variant="foot">
                  <Link to="/products" search={{ category: [slug] }}>
                    {name}
                  </Link>
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink variant="foot">
                <Link to="/locations">Find a store</Link>
              </NavLink>
            </li>
          </ul>
        </nav>
        <nav aria-label="Learn">
          <Text eyebrow tone="inverseMuted" className={styles.title} asChild>
            <h2>Learn</h2>
          </Text>
          <ul>
            {learnPlaces(session?.site, hasPage).map(({ to, label }) => (
              <li key={to}>
                <NavLink variant="foot">
                  <Link to={to}>{label}</Link>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Help">
          <Text eyebrow tone="inverseMuted" className={styles.title} asChild>
            <h2>Help</h2>
          </Text>
          <ul>
            <li>
              <NavLink variant="foot">
                <Link to="/faqs">FAQs</Link>
              </NavLink>
            </li>
            <WrittenPlaces places={helpPlaces.filter(isThere)} />
          </ul>
        </nav>
        {about.length > 0 ? (
          <nav aria-label="About us">
            <Text eyebrow tone="inverseMuted" className={styles.title} asChild>
              <h2>About us</h2>
            </Text>
            <ul>
              <WrittenPlaces places={about} />
            </ul>
          </nav>
        ) : null}
        <nav aria-label="Your account">
          <Text eyebrow tone="inverseMuted" className={styles.title} asChild>
            <h2>Your account</h2>
          </Text>
          <ul>
            {session ? (
              <li>
                <NavLink variant="foot">
                  <Link to="/account">Account</Link>
                </NavLink>
              </li>
            ) : (
              <>
                <li>
                  <SignIn />
                </li>
                <li>
                  <NavLink variant="foot">
                    <Link to="/register-retail">Create an account</Link>
                  </NavLink>
                </li>
                <li>
                  <NavLink variant="foot">
                    <Link to="/favorites">Favorites</Link>
                  </NavLink>
                </li>
              </>
            )}
            <li>
              <NavLink variant="foot">
                <Link to="/become-pro">For professionals</Link>
              </NavLink>
            </li>
            <li>
              <NavLink variant="foot">
                <Link to="/cart">Cart</Link>
              </NavLink>
            </li>
          </ul>
        </nav>
      </Container>
      <Container width="wide" className={styles.bottom}>
        <Text as="small" size="xs" tone="inverseMuted">
          {`© ${brand}`}
        </Text>
        <ThemeSelect current={chosenTheme} onChoose={chooseTheme} />
      </Container>
    </footer>
  );
});
