import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Table, type TableSort } from './index.ts';
import { tableNarrowLayouts } from './Table.props.ts';

const orders = [
  { id: 'GM-20418', date: 'Nov 3, 2026', state: 'Shipped', total: '$148.00' },
  { id: 'GM-20377', date: 'Oct 12, 2026', state: 'Delivered', total: '$64.00' },
];

const meta: Meta = { title: 'Data/Table', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Table<(typeof orders)[number]>, {
  caption: 'Orders',
  rows: orders,
  rowKey: (order) => order.id,
  columns: [
    { id: 'id', header: 'Order', cell: (order) => order.id, rowHeader: true },
    { id: 'date', header: 'Placed', cell: (order) => order.date },
    { id: 'total', header: 'Total', cell: (order) => order.total, align: 'end' },
  ],
});
export const Layouts: Story = {
  render: () => (
    <Specimens of={tableNarrowLayouts}>
      {(narrow) => (
        <Table
          caption={`Orders, ${narrow}`}
          narrow={narrow}
          rows={orders}
          rowKey={(order) => order.id}
          columns={[
            { id: 'id', header: 'Order', cell: (order) => order.id, rowHeader: true },
            { id: 'date', header: 'Placed', cell: (order) => order.date },
            { id: 'state', header: 'State', cell: (order) => <Badge tone="success">{order.state}</Badge> },
            { id: 'total', header: 'Total', cell: (order) => order.total, align: 'end' },
            {
              id: 'open',
              header: 'Actions',
              headerHidden: true,
              align: 'end',
              cell: (order) => (
                <Button size="sm" variant="secondary" aria-label={`Reorder ${order.id}`}>
                  Reorder
                </Button>
              ),
            },
          ]}
          footer={[
            { id: 'sub', label: 'Subtotal', value: '$212.00' },
            { id: 'sum', label: 'Total', value: '$226.00' },
          ]}
        />
      )}
    </Specimens>
  ),
};

const classes = [
  { id: 'peels', name: 'Peels, step by step', seats: 4, day: '2026-12-03' },
  { id: 'barrier', name: 'Barrier repair', seats: 12, day: '2026-12-01' },
  { id: 'retail', name: 'Retail that helps', seats: 0, day: '2026-12-10' },
];
export const Sortable: Story = {
  render: function Render() {
    const [sort, setSort] = useState<TableSort>({ column: 'day', direction: 'ascending' });
    const key = sort.column as 'name' | 'seats' | 'day';
    const rows = classes.toSorted((a, b) => (a[key] < b[key] ? -1 : 1) * (sort.direction === 'ascending' ? 1 : -1));
    return (
      <Table
        caption="Classes"
        stickyHead
        sort={sort}
        onSortChange={setSort}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { id: 'name', header: 'Class', cell: (row) => row.name, rowHeader: true, sortable: true },
          { id: 'day', header: 'Day', cell: (row) => row.day, sortable: true },
          { id: 'place', header: 'Place', cell: () => 'Online' },
          { id: 'seats', header: 'Seats left', cell: (row) => row.seats, align: 'end', sortable: true },
        ]}
      />
    );
  },
};

export const Compared: Story = {
  render: () => (
    <Table
      caption="Classes side by side"
      narrow="scroll"
      compare
      rows={['Day', 'Seats left']}
      rowKey={(row) => row}
      columns={[
        { id: 'property', header: 'Property', headerHidden: true, cell: (row) => row, rowHeader: true },
        ...classes.map(({ id, name, day, seats }) => ({
          id,
          header: name,
          cell: (row: string) => (row === 'Day' ? day : seats),
        })),
      ]}
    />
  ),
};
