import { stockAlertDelete, stockAlertList } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';

/** The products of which a person wants to know when they are back. */
export function StockAlertList({ userId }: { userId: string }) {
  const { call } = useApp();
  // No loader: it is far down the page.
  const alerts = useQuery(stockAlertList(call, { id: userId }));
  const end = useWrite(stockAlertDelete);
  const announce = useAnnounce();
  const part = useRef<HTMLDivElement>(null);
  const ended = (name: string) => {
    announce(`Your alert for ${name} is off.`);
    // The pressed button is gone.
    part.current?.focus();
  };
  return (
    <Stack gap="3" ref={part} tabIndex={-1}>
      <Text>Back-in-stock alerts</Text>
      <Reading query={alerts}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm" tone="muted">
              No alerts yet. Turn one on from the page of any out-of-stock product.
            </Text>
          ) : (
            <Stack as="ul" gap="2" aria-label="Back-in-stock alerts">
              {items.map(({ sku, name }) => (
                <Inline as="li" key={sku} gap="3" justify="between" align="center">
                  <Link to="/products/$sku" params={{ sku }}>
                    {name}
                  </Link>
                  <Button
                    size="sm"
                    variant="ghost"
                    loading={end.isPending && end.variables.sku === sku}
                    onClick={() => end.mutate({ id: userId, sku }, { onSuccess: () => ended(name) })}
                  >
                    Turn off<VisuallyHidden>: {name}</VisuallyHidden>
                  </Button>
                </Inline>
              ))}
            </Stack>
          )
        }
      </Reading>
      {end.error ? <FailureBanner error={end.error} /> : null}
    </Stack>
  );
}
