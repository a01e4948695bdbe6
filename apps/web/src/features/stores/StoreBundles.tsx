import type { Store } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ItemPicture } from '~/features/pictures/index.ts';
import { counted } from '~/kernel/words/counts.ts';

/** What a clinic recommends to everybody. */
export function StoreBundles({ accountName, bundles }: Pick<Store, 'accountName' | 'bundles'>) {
  if (bundles.length === 0) return null;
  return (
    <Stack as="section" gap="5" aria-labelledby="bundles">
      <Heading level={2} id="bundles">
        Recommended by {accountName}
      </Heading>
      <Grid as="ul" columns={{ base: '1', tablet: '2' }}>
        {bundles.map(({ bundleToken, bundleName, itemCount, products }) => (
          <Card as="li" key={bundleToken}>
            <Stack gap="4">
              <Inline gap="2">
                {products.map(({ sku, image }) => (
                  <ItemPicture key={sku} image={image} size="sm" />
                ))}
              </Inline>
              <div>
                <Text weight="semibold">
                  <TextLink asChild>
                    <Link to="/bundle/$bundleToken" params={{ bundleToken }}>
                      {bundleName}
                    </Link>
                  </TextLink>
                </Text>
                <Text size="sm" tone="muted">
                  {counted(itemCount, 'item')}: {products.map(({ shortName }) => shortName).join(', ')}
                </Text>
              </div>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
