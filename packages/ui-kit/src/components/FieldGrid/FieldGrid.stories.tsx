import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { TextField } from '../TextField/index.ts';
import { fieldGridWidths } from './FieldGrid.props.ts';
import { FieldGrid, WholeRow } from './index.ts';

const meta: Meta = { title: 'Forms/FieldGrid', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(FieldGrid, {
  children: [<TextField key="city" label="City" />, <TextField key="zip" label="ZIP code" />],
});
export const Values: Story = {
  render: () => (
    <Specimens of={fieldGridWidths}>
      {(from) => (
        <FieldGrid from={from}>
          <WholeRow>
            <TextField label="Street address" />
          </WholeRow>
          <TextField label="City" />
          <TextField label="ZIP code" />
        </FieldGrid>
      )}
    </Specimens>
  ),
};
