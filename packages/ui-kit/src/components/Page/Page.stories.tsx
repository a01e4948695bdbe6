import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Page } from './index.ts';
import { pageSpaces } from './Page.props.ts';

const meta: Meta = { title: 'Layout/Page', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

// Without a title: the page in the Storybook has a heading of level 1 already.
export const Playground = playground(Page, { children: <Text>What the page is about.</Text> });
export const Spaces: Story = {
  render: () => (
    <Specimens of={pageSpaces}>
      {(space) => (
        <Box border="subtle">
          <Page space={space} width="narrow">
            <Text>What the page is about.</Text>
            <Button variant="secondary">Continue shopping</Button>
          </Page>
        </Box>
      )}
    </Specimens>
  ),
};
