import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

export function QuickOrderSkeleton() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="8">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" />
      </Stack>
    </Container>
  );
}
