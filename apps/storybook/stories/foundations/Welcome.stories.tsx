import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Container } from '@regen/ui-kit/Container';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { Logo } from '@regen/ui-kit/Logo';
import { Price } from '@regen/ui-kit/Price';
import { Packshot } from '@regen/ui-kit/src/stories/packshot.tsx';
import { Stack } from '@regen/ui-kit/Stack';
import { StockState } from '@regen/ui-kit/StockState';
import { Text } from '@regen/ui-kit/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Section } from './Page.tsx';

const meta: Meta = { title: 'Welcome' };
export default meta;

type Story = StoryObj;

/** The frame holds the story; its links open in the whole. */
const story = (id: string) => `./?path=/story/${id}`;

const foundations = [
  { id: 'foundations-color--light', name: 'Color', about: 'Roles, four themes, and the contrast of every pair.' },
  { id: 'foundations-type--type', name: 'Type', about: 'Two families, fluid headings, figures in columns.' },
  {
    id: 'foundations-space-and-shape--space-and-shape',
    name: 'Space and shape',
    about: 'The grid of 4 px, corners, shadows.',
  },
  { id: 'foundations-icons--icons', name: 'Icons', about: 'All of them, to search through.' },
  { id: 'foundations-motion--motion', name: 'Motion', about: 'Durations, easings and reduced motion.' },
  { id: 'foundations-voice--voice', name: 'Voice', about: 'How we write, and for whom.' },
] as const;

const switches = [
  { name: 'Theme', about: 'Light, dark, two high-contrast themes, or match the system.' },
  { name: 'Channel', about: 'Web, Pro, Retail or School: the audience of a text.' },
  { name: 'Direction', about: 'Left to right, or right to left.' },
  { name: 'Viewport', about: 'From 320 to 1920 px.' },
] as const;

export const Welcome: Story = {
  render: () => (
    <Container paddingY="6">
      <Stack gap="12">
        <Grid columns={{ base: '1', desktop: '2' }} gap="8" align="center">
          <Stack gap="5" align="start">
            <Logo size="lg" />
            <Heading level={1} size="xl">
              The look and feel of Regen
            </Heading>
            <Text size="lg" tone="muted" measure>
              Calm, clinical, confident: the feeling of a well-lit treatment room. Here is every part our screens are
              made of, live, in all its states.
            </Text>
            <Inline>
              <Button asChild iconEnd="arrowEnd">
                <a href={story('actions-button--values')} target="_top">
                  See the components
                </a>
              </Button>
              <Button asChild variant="secondary">
                <a href={story('foundations-color--light')} target="_top">
                  Start with color
                </a>
              </Button>
            </Inline>
          </Stack>
          <Card padding="none" overflow="hidden" marginX="auto">
            <Packshot />
            <Stack gap="2" padding="5">
              <Text weight="semibold">Vitamin C serum, 30 ml</Text>
              <Price amount={64} />
              <StockState state="in-stock" />
            </Stack>
          </Card>
        </Grid>
        <Section title="Foundations">
          <Grid min="sm" gap="4">
            {foundations.map(({ id, name, about }) => (
              <Card key={id}>
                <Stack gap="1">
                  <Heading level={3} size="xs">
                    <Link href={story(id)} target="_top" variant="standalone">
                      {name}
                    </Link>
                  </Heading>
                  <Text tone="muted">{about}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
        <Section title="The toolbar" note="Above each story, and stored in the URL, so a view can be shared.">
          <Grid min="sm" gap="4">
            {switches.map(({ name, about }) => (
              <Stack key={name} gap="1">
                <Text weight="semibold">{name}</Text>
                <Text tone="muted">{about}</Text>
              </Stack>
            ))}
          </Grid>
        </Section>
        <Section title="In your app" note="One entry point for each component; a page carries only what it uses.">
          <Stack gap="1">
            <Code>import &#39;@regen/ui-kit/global&#39;;</Code>
            <Code>import {'{ Button }'} from &#39;@regen/ui-kit/Button&#39;;</Code>
            <Code>import tokens from &#39;@regen/ui-kit/tokens.json&#39; with {"{ type: 'json' }"};</Code>
          </Stack>
        </Section>
      </Stack>
    </Container>
  ),
};
