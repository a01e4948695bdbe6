import { Container } from '@regen/ui-kit/Container';
import { Logo } from '@regen/ui-kit/Logo';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { ThemeSelect } from '@regen/ui-kit/ThemeSelect';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useCategories } from '~/features/products/index.ts';
import { chosenTheme, chooseTheme } from '~/kernel/theme-choice.ts';
import { useSession } from '~/kernel/use-session.ts';
import * as styles from './Footer.css.ts';

/** As the header, it is the same on the next page, and the router renders the document anew with every step of a navigation. */
export const Footer = memo(function Footer() {
  const categories = useCategories();
  const session = useSession();
  return (
    <footer className={styles.root} data-print="hide">
      <Container width="wide" className={styles.columns}>
        <div className={styles.brand}>
          <Logo tone="inverse" label="Regen" />
          <Text tone="inverseMuted" size="sm" measure>
            Professional skin care with measured actives and plain instructions, for the treatment room and your shelf
            at home.
          </Text>
        </div>
        <nav aria-label="Shop">
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
                  <NavLink variant="foot">
                    <Link to="/login">Sign in</Link>
                  </NavLink>
                </li>
                <li>
                  <NavLink variant="foot">
                    <Link to="/register-retail">Create an account</Link>
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
          © Regen
        </Text>
        <ThemeSelect current={chosenTheme} onChoose={chooseTheme} />
      </Container>
    </footer>
  );
});
