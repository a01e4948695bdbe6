import type { ProtocolStep } from '@regen/content-sdk/models';
import type { ProductSummary } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { RichText } from '~/features/content/index.ts';

export interface StepTextProps {
  step: ProtocolStep;
  headingLevel: 2 | 4;
  /** Those that the person may buy, as far as they are read. */
  products: readonly ProductSummary[];
}

/** What a step says: its caution before anything else. */
export function StepText({ step: { body, caution, products: skus }, headingLevel, products }: StepTextProps) {
  const used = products.filter(({ sku }) => skus.includes(sku));
  return (
    <>
      {caution ? (
        <Banner tone="warning" title="Caution">
          {caution}
        </Banner>
      ) : null}
      <RichText text={body} headingLevel={headingLevel} />
      {used.length > 0 ? (
        <Text tone="muted">
          With{' '}
          {used.map(({ sku, shortName }, index) => (
            <span key={sku}>
              {index > 0 ? ', ' : ''}
              <TextLink asChild>
                <Link to="/products/$sku" params={{ sku }}>
                  {shortName}
                </Link>
              </TextLink>
            </span>
          ))}
        </Text>
      ) : null}
    </>
  );
}
