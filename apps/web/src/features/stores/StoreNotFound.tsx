import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';

/** A label that no store has or had; the text is fixed (rule L5). */
export function StoreNotFound() {
  return (
    <Container width="narrow" paddingY="24">
      <Stack gap="6" align="start">
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
      </Stack>
    </Container>
  );
}
