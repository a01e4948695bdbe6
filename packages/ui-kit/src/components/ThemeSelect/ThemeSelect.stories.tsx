import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Card } from '../Card/index.ts';
import { ThemeSelect } from './index.ts';

const meta: Meta = { title: 'Forms/ThemeSelect', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(
  ThemeSelect,
  { current: () => 'system', onChoose: () => undefined },
  {
    around: (args) => (
      <Card tone="inverse">
        <ThemeSelect {...args} />
      </Card>
    ),
  },
);
/** On a dark page footer. */
export const InTheFoot: Story = {
  render: () => (
    <Card tone="inverse">
      <ThemeSelect current={() => 'system'} onChoose={() => undefined} />
    </Card>
  ),
};

export const OtherWords: Story = {
  render: () => (
    <Card tone="inverse">
      <ThemeSelect
        label="Darstellung"
        names={['System', 'Hell', 'Dunkel', 'Hoher Kontrast']}
        current={() => 'dark'}
        onChoose={() => undefined}
      />
    </Card>
  ),
};
