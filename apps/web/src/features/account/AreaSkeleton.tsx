import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

export function AreaSkeleton() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <VisuallyHidden>
        <output>Loading</output>
      </VisuallyHidden>
      <Stack gap="6">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Container>
  );
}
