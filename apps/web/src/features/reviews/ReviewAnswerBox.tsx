import { Card } from '@regen/ui-kit/Card';
import { Text } from '@regen/ui-kit/Text';
import { ReviewText } from './ReviewText.tsx';

/** Regen's reply. */
export function ReviewAnswerBox({ text }: { text: string }) {
  return (
    <Card tone="sunken" padding="sm">
      <Text size="sm" weight="semibold">
        Reply from Regen
      </Text>
      <ReviewText>{text}</ReviewText>
    </Card>
  );
}
