import { HOUSE_BRAND } from '@regen/domain';
import { Logo } from '@regen/ui-kit/Logo';
import { Text } from '@regen/ui-kit/Text';
import { useApp } from '../use-app.ts';

interface BrandMarkProps {
  tone?: 'heading' | 'inverse';
  /** Whether something around it names the brand for screen readers. */
  isNamed?: boolean;
}

/** Regen's wordmark; any other seller's brand is plain text. */
export function BrandMark({ tone = 'heading', isNamed = false }: BrandMarkProps) {
  const { brand } = useApp().config.seller;
  if (brand === HOUSE_BRAND) return <Logo tone={tone} label={isNamed ? null : brand} />;
  return (
    <Text as="span" size="xl" weight="semibold" tone={tone} clamp={1} aria-hidden={isNamed || undefined}>
      {brand}
    </Text>
  );
}
