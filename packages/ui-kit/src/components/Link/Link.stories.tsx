import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Link } from './index.ts';
import { linkVariants } from './Link.props.ts';

const meta: Meta = { title: 'Typography/Link', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Link, { href: '#ingredients', children: 'Our ingredients' });
export const Variants: Story = {
  render: () => (
    <Specimens of={linkVariants.filter((variant) => variant !== 'inverse')}>
      {(variant) => (
        <p>
          Read about{' '}
          <Link href="#ingredients" variant={variant}>
            our ingredients
          </Link>{' '}
          before you choose.
        </p>
      )}
    </Specimens>
  ),
};
export const OnDark: Story = {
  render: () => (
    <Box background="inverse" padding="6" color="inverse">
      <Link href="#shipping" variant="inverse">
        Shipping and returns
      </Link>
    </Box>
  ),
};
export const AsChild: Story = {
  render: () => (
    <Link asChild variant="standalone">
      <a href="#router" data-router-link="">
        A link of the app’s router
      </a>
    </Link>
  ),
};
