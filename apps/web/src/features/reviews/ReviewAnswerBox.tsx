import { Card } from '@regen/ui-kit/Card';
import { Text } from '@regen/ui-kit/Text';
import { useApp } from '~/kernel/use-app.ts';
import { ReviewText } from './ReviewText.tsx';

/** The seller's reply. */
export function ReviewAnswerBox({ text }: { text: string }) {
  const { brand } = useApp().config.seller;
  return (
    <Card tone="sunken" padding="sm">
      <Text size="sm" weight="semibold">
        {`Reply from ${brand}`}
      </Text>
      <ReviewText>{text}</ReviewText>
    </Card>
  );
}
