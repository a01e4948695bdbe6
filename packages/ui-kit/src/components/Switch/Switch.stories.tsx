import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Stack } from '../Stack/index.ts';
import { Switch } from './index.ts';
import { switchSides } from './Switch.props.ts';

const meta: Meta = { title: 'Forms/Switch', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Switch, { label: 'New client messages', name: 'messages' });
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow" gap="2">
      <Switch label="Order updates by text message" hint="Message rates may apply." name="sms" />
      <Switch label="New client messages" defaultChecked name="messages" />
      <Switch label="Class reminders" defaultChecked error="Not saved. Try again." name="classes" />
      <Switch label="Not available here" disabled name="none" />
      <Switch label="Always on" disabled defaultChecked name="always" />
    </Stack>
  ),
};
export const Sides: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <Specimens of={switchSides}>
        {(side) => <Switch side={side} label="Show my store in the locator" defaultChecked name={side} />}
      </Specimens>
    </Stack>
  ),
};
