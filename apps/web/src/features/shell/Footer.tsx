import { Container } from '@regen/ui-kit/Container';
import { Logo } from '@regen/ui-kit/Logo';
import { Text } from '@regen/ui-kit/Text';
import { ThemeSelect } from '@regen/ui-kit/ThemeSelect';
import { Link } from '@tanstack/react-router';
import { chosenTheme, chooseTheme } from '~/app/theme-choice.ts';
import { useCategories } from '~/features/catalogue/index.ts';
import { useSession } from '~/session/index.ts';
import * as styles from './Footer.css.ts';

export function Footer() {
  const categories = useCategories();
  const session = useSession();
  return (
    <footer className={styles.root} data-print="hide">
      <Container width="wide" className={styles.columns}>
        <div className={styles.brand}>
          <Logo tone="inverse" label="Regen" />
          <Text tone="inverseMuted" size="sm" measure>
            Professional skin care, formulated with measured actives and explained in plain words, for the treatment
            room and for the shelf at home.
          </Text>
        </div>
        <nav aria-label="Shop">
          <h2 className={styles.title}>Shop</h2>
          <ul className={styles.list}>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/products" search={{ category: [slug] }} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Your account">
          <h2 className={styles.title}>Your account</h2>
          <ul className={styles.links}>
            {session ? (
              <li>
                <Link to="/account" className={styles.link}>
                  Account
                </Link>
              </li>
            ) : (
              <>
                <li>
                  <Link to="/login" className={styles.link}>
                    Sign in
                  </Link>
                </li>
                <li>
                  <Link to="/register-retail" className={styles.link}>
                    Create an account
                  </Link>
                </li>
              </>
            )}
            <li>
              <Link to="/cart" className={styles.link}>
                Cart
              </Link>
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
}
