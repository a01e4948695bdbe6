import { Heading } from '@regen/ui-kit/Heading';
import { headingSizes } from '@regen/ui-kit/src/components/Heading/Heading.props.ts';
import { textSizes, textWeights } from '@regen/ui-kit/src/components/Text/Text.props.ts';
import { scales } from '@regen/ui-kit/src/theme/scales.ts';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './foundations.css.ts';
import { Code, Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Type' };
export default meta;

type Story = StoryObj;

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Newsreader for headings, Source Sans 3 for reading, Source Code Pro for copying. All are self-hosted Latin subsets with metric-matched fallbacks, so nothing shifts when they load."
    >
      <Section
        title="Headings"
        note="Sizes grow with the screen between two ends. A level is the place in the outline; a size is the look."
      >
        {headingSizes.map((size) => (
          <Stack key={size} gap="1">
            <Heading level={3} size={size} className={styles.overflowing}>
              Skin that keeps its calm
            </Heading>
            <Code>
              heading.{size}: {scales.heading[size]}
            </Code>
          </Stack>
        ))}
      </Section>
      <Section title="Text">
        {textSizes.map((size) => (
          <Stack key={size} gap="1">
            <Text size={size} measure>
              Apply two pumps to clean, dry skin in the morning, and wait a minute before sunscreen.
            </Text>
            <Code>
              text.{size}: {scales.text[size]}
            </Code>
          </Stack>
        ))}
      </Section>
      <Section title="Weights">
        {textWeights.map((weight) => (
          <Stack key={weight} gap="1">
            <Text weight={weight} size="lg">
              Barrier Cream, 50 ml
            </Text>
            <Code>
              weight.{weight}: {scales.weight[weight]}
            </Code>
          </Stack>
        ))}
      </Section>
      <Section title="Codes" note="SKUs, request ids and keys. No letter looks like a digit.">
        <Text>
          Reference: <code>req_01JD0O1lI5S</code>
        </Text>
      </Section>
      <Section title="Figures" note="Prices in columns use tabular figures.">
        <Stack gap="0">
          <Text numeric>$1,148.00</Text>
          <Text numeric>$1,011.11</Text>
        </Stack>
      </Section>
    </Page>
  ),
};
