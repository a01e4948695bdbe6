import { sellerAddressLines } from '@regen/domain';
import { Box } from '@regen/ui-kit/Box';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useApp } from '~/kernel/use-app.ts';
import * as styles from './PageScreen.css.ts';

/** Name, address, email and phone number of the company that sells, as the store is set up. */
export function SellerCard() {
  const { name, address, email, phone } = useApp().config.seller;
  const lines = address === null ? [] : sellerAddressLines(address);
  return (
    <Card padding="lg" className={styles.seller}>
      <Stack gap="4">
        <Heading level={2} size="xs">
          {name}
        </Heading>
        {lines.length > 0 ? (
          <Text as="address">
            {lines.map((line) => (
              <Box as="span" display="block" key={line}>
                {line}
              </Box>
            ))}
          </Text>
        ) : null}
        {email === null && phone === null ? null : (
          <Stack gap="2" align="start">
            {email === null ? null : (
              <TextLink variant="standalone" href={`mailto:${email}`}>
                {email}
              </TextLink>
            )}
            {phone === null ? null : (
              <TextLink variant="standalone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </TextLink>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
