import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { QrCode } from './index.ts';
import { qrCodeCorrections, qrCodeSizes } from './QrCode.props.ts';

const meta: Meta = { title: 'Data/QrCode', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const value = 'https://regen.example/bundle/bdl_01JCZ7R5KQ';

export const Playground = playground(QrCode, { value, label: 'Open the evening routine' });
export const Sizes: Story = {
  render: () => (
    <Specimens of={qrCodeSizes}>
      {(size) => (
        <QrCode size={size} value={value} label={`Open the evening routine, ${size}`} caption="regen.example/bundle" />
      )}
    </Specimens>
  ),
};
export const Corrections: Story = {
  render: () => (
    <Specimens of={qrCodeCorrections}>
      {(correction) => <QrCode correction={correction} value={value} label={`Correction ${correction}`} />}
    </Specimens>
  ),
};
