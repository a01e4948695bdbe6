import { Text } from '@regen/ui-kit/Text';

/** A review's text, in paragraphs. */
export function ReviewText({ children }: { children: string }) {
  return children.split(/\n+/).map((paragraph, place) => (
    // The text does not change, so a place names its paragraph.
    <Text key={place} measure>
      {paragraph}
    </Text>
  ));
}
