import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import * as styles from './NotFoundPage.css.ts';
import { usePageTitle } from './use-page-title.ts';

export interface NotFoundPageProps {
  /** Above the title. */
  label?: string;
  /** In the title of the window. */
  pageTitle?: string;
  title?: string;
  message?: string;
  /** A link that helps more than the home page. */
  action?: ReactElement;
}

/** A plain form: it works without scripts as well, and this page needs nothing else of them. */
function SearchForm() {
  return (
    <search className={styles.search}>
      <form action="/search" className={styles.form}>
        <TextField
          name="q"
          type="search"
          label="What are you looking for?"
          maxLength={100}
          required
          autoComplete="off"
          enterKeyHint="search"
          iconStart="search"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

/** The page behind a URL that leads nowhere. */
export function NotFoundPage({
  label = '404',
  pageTitle = 'Page not found',
  title = 'We couldn’t find this page',
  message = 'It may have moved or been removed. Try browsing or searching.',
  action,
}: NotFoundPageProps) {
  usePageTitle(pageTitle);
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <Text eyebrow tone="muted">
        {label}
      </Text>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="lg" tone="muted">
        {message}
      </Text>
      {action ? null : <SearchForm />}
      <Inline>
        {action ? <Button asChild>{action}</Button> : null}
        <Button variant="secondary" asChild>
          <Link to="/products">Browse all products</Link>
        </Button>
        {action ? null : (
          <Button variant="secondary" asChild>
            <Link to="/">Go to the home page</Link>
          </Button>
        )}
      </Inline>
    </Page>
  );
}
