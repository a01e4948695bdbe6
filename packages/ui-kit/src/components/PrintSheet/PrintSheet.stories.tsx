import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Specimens } from '../../stories/Specimens.tsx';
import { QrCode } from '../QrCode/index.ts';
import { Text } from '../Text/index.ts';
import { PrintSheet } from './index.ts';
import { printSheetSizes } from './PrintSheet.props.ts';

const meta: Meta = {
  title: 'Layout/PrintSheet',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for what people take along on paper: a receipt, a routine for a client, a protocol, a class list. Put no navigation and no buttons into it. A page that is merely read, such as a blog post, prints well without it.',
      },
    },
  },
};
export default meta;

type Story = StoryObj;

function Receipt({ size }: { size: (typeof printSheetSizes)[number] }) {
  const [printed, setPrinted] = useState(0);
  return (
    <PrintSheet
      size={size}
      level={2}
      title="Your evening routine"
      facts={[
        { label: 'For', value: 'Maya Torres' },
        { label: 'By', value: 'Lotus Skin Studio' },
        { label: 'Date', value: 'November 21, 2026' },
      ]}
      aside={<QrCode size="sm" value="https://regen.example/bundle/bdl_01" label={`Open the routine, ${size}`} />}
      footer="Lotus Skin Studio, 120 S Main Street, Salt Lake City"
      onPrint={() => setPrinted(printed + 1)}
    >
      <Text>1. Gentle Cleanser: massage into damp skin for one minute, rinse.</Text>
      <Text>2. Barrier Cream: a pea-sized amount on face and neck.</Text>
      {printed > 0 ? <Text size="sm" tone="muted">{`Printed ${printed} times`}</Text> : null}
    </PrintSheet>
  );
}

export const Sizes: Story = {
  render: () => <Specimens of={printSheetSizes}>{(size) => <Receipt size={size} />}</Specimens>,
};
