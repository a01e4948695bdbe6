import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';

/** A label that no store has or had; the text is fixed (rule L5). */
export function StoreNotFound() {
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <Text eyebrow tone="muted">
        404
      </Text>
      <Heading level={1} tabIndex={-1}>
        Retail store was not found.
      </Heading>
      <Text size="lg" tone="muted">
        The address may be misspelled, or the store may have closed. Find another store, or browse our products.
      </Text>
      <Inline>
        <Button asChild>
          <Link to="/locations">Find a store</Link>
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/products">Browse all products</Link>
        </Button>
      </Inline>
    </Page>
  );
}
