import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Mark } from './index.ts';
import { markSizes, markTones } from './Mark.props.ts';

const meta: Meta = { title: 'Feedback/Mark', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Mark, { children: '3' });
export const Values: Story = {
  render: () => (
    <Stack gap="4">
      {markSizes.map((size) => (
        <Inline key={size} gap="4">
          {markTones.map((tone) => (
            <Mark key={tone} tone={tone} size={size}>
              {tone === 'outline' || tone === 'primary' ? (
                '3'
              ) : (
                <Icon name="check" size={size === 'lg' ? 'xl' : 'sm'} />
              )}
            </Mark>
          ))}
          <Text as="span">{size}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
