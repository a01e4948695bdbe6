import { Badge } from '@regen/ui-kit/Badge';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { channels, useStoryChannel, type StoryChannel } from '@regen/ui-kit/src/stories/channel.tsx';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Voice' };
export default meta;

type Story = StoryObj;

const rules = [
  {
    rule: 'Say what happened, then what to do.',
    good: 'The card was declined. Try another card, or ask your bank.',
    bad: 'Oops! Something went wrong.',
  },
  {
    rule: 'A button says what it does.',
    good: 'Place order',
    bad: 'Submit',
  },
  {
    rule: 'Ask for one thing at a time, and say why.',
    good: 'Phone, for the courier only',
    bad: 'Phone (required)',
  },
  {
    rule: 'Speak of skin with care; promise nothing the label doesn’t.',
    good: 'Helps skin keep its moisture.',
    bad: 'Repairs your damaged skin overnight!',
  },
  {
    rule: 'An empty state names the next step.',
    good: 'No orders yet. What you buy appears here.',
    bad: 'No data',
  },
  {
    rule: 'Give figures their reason.',
    good: '$38.40, your tier’s price',
    bad: '20% off!!!',
  },
] as const;

const people: Readonly<Record<StoryChannel, { who: string; tone: string; example: string }>> = {
  web: {
    who: 'Someone who found us by searching',
    tone: 'Explain the product first; ask for nothing.',
    example: 'A serum with 15% vitamin C, for mornings.',
  },
  b2b: {
    who: 'A professional between two treatments',
    tone: 'Short and exact. Trade terms are welcome: back bar, SKU, tier.',
    example: 'Reorder your back bar: 6 items, $412.80 at your tier.',
  },
  retail: {
    who: 'A client with the routine that her esthetician sent',
    tone: 'Warm and plain. No trade terms; the professional is the expert.',
    example: 'Your esthetician chose these four for you.',
  },
  school: {
    who: 'A student looking for the next lesson',
    tone: 'Clear about time and place; encouraging without noise.',
    example: 'Next lesson: Peels, part 2. Thursday, 10:00, room B.',
  },
};

export const Voice: Story = {
  render: function Render() {
    const channel = useStoryChannel();
    const { who, tone, example } = people[channel];
    return (
      <Page
        title="Voice"
        lead="Calm, clinical, confident: the voice of someone who knows the answer and has time for the question."
      >
        <Section title={`Audience: ${channels[channel]}`} note="The channel is chosen in the toolbar.">
          <Card>
            <Stack gap="2">
              <Text weight="semibold">{who}</Text>
              <Text>{tone}</Text>
              <Text tone="muted">“{example}”</Text>
            </Stack>
          </Card>
        </Section>
        <Section title="Rules">
          <Grid min="lg" gap="6">
            {rules.map(({ rule, good, bad }) => (
              <Card key={rule}>
                <Stack gap="3">
                  <Text weight="semibold">{rule}</Text>
                  <Stack gap="1" align="start">
                    <Badge tone="success" icon="check">
                      Write
                    </Badge>
                    <Text>{good}</Text>
                  </Stack>
                  <Stack gap="1" align="start">
                    <Badge tone="danger" icon="close">
                      Don’t write
                    </Badge>
                    <Text tone="muted">{bad}</Text>
                  </Stack>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
      </Page>
    );
  },
};
