import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../Button/index.ts';
import { QrCode } from '../QrCode/index.ts';
import { Text } from '../Text/index.ts';
import { PrintSheet } from './index.ts';
import { printSheetLevels, printSheetSizes } from './PrintSheet.props.ts';

const meta: Meta = { title: 'Layout/PrintSheet', tags: ['autodocs'] };
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

export const Playground = playground(PrintSheet, {
  level: 2,
  title: 'Receipt',
  facts: [{ label: 'Order', value: 'R-100482' }],
  children: <Text>Barrier Cream, 50 ml: $68.00</Text>,
});
export const Sizes: Story = {
  render: () => <Specimens of={printSheetSizes}>{(size) => <Receipt size={size} />}</Specimens>,
};
export const WithActions: Story = {
  render: () => (
    <PrintSheet
      level={2}
      title="Receipt"
      facts={[
        { label: 'Order', value: 'R-100482' },
        { label: 'Date', value: 'November 21, 2026' },
      ]}
      actions={
        <Button variant="ghost" iconStart="arrowStart" asChild>
          <a href="#order">Back to the order</a>
        </Button>
      }
      footer="All amounts in US dollars."
    >
      <Text>Barrier Cream, 50 ml: $68.00</Text>
    </PrintSheet>
  ),
};
export const Several: Story = {
  render: () => (
    <>
      {['R-100482', 'R-100483'].map((number, index) => (
        <PrintSheet
          key={number}
          level={2}
          title="Packing slip"
          facts={[{ label: 'Order', value: number }]}
          isButtonless={index > 0}
        >
          <Text>1 × Barrier Cream, 50 ml</Text>
        </PrintSheet>
      ))}
    </>
  ),
};
export const Levels: Story = {
  render: () => (
    <Specimens of={printSheetLevels}>
      {(level) => (
        <PrintSheet level={level} title={`Class list, level ${level}`}>
          <Text>Maya Torres</Text>
        </PrintSheet>
      )}
    </Specimens>
  ),
};
