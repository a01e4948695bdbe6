import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { carouselWidths } from './Carousel.props.ts';
import { Carousel } from './index.ts';

const meta: Meta = { title: 'Layout/Carousel', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const names = ['Gentle Cleanser', 'Vitamin C Serum', 'Barrier Cream', 'Mineral Shield', 'Enzyme Mask', 'Eye Cream'];
const items = names.map((name) => ({
  id: name,
  content: (
    <Card>
      <Stack gap="2">
        <Heading level={3} size="xs">
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          Often bought with it.
        </Text>
        <Link href={`#${name}`}>{`See ${name}`}</Link>
      </Stack>
    </Card>
  ),
}));

export const Playground = playground(Carousel, { label: 'Goes well with it', items });
export const Widths: Story = {
  render: () => (
    <Specimens of={carouselWidths}>
      {(width) => (
        <Carousel
          width={width}
          label={`Goes well with it, ${width}`}
          heading={<Heading level={2}>Goes well with it</Heading>}
          items={items}
        />
      )}
    </Specimens>
  ),
};
export const AllInView: Story = {
  render: () => <Carousel label="Goes well with it" width="card" items={items.slice(0, 1)} />,
};
