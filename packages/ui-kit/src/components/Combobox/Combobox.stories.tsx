import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Combobox, type ComboboxItem, type ComboboxProps } from './index.ts';

const products = [
  { id: 'GM100', label: 'Vitamin C Serum' },
  { id: 'GM101', label: 'Vitamin C Eye Cream' },
  { id: 'GM102', label: 'Vitamin A Night Cream' },
];
const concerns = [{ id: 'dull', label: 'Vitamin-hungry, dull skin' }];

const meta: Meta = { title: 'Forms/Combobox', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

function Controlled({ value: first, ...props }: ComboboxProps) {
  const [value, setValue] = useState(first);
  return (
    <Stack maxWidth="narrow">
      <Combobox {...props} value={value} onValueChange={setValue} />
    </Stack>
  );
}

export const Playground = playground(
  Combobox<ComboboxItem>,
  {
    label: 'Search',
    value: 'vitamin',
    onValueChange: () => {},
    groups: [{ label: 'Products', items: products }],
    onSelect: () => {},
  },
  { around: (args) => <Controlled {...args} /> },
);
export const Interactive: Story = {
  render: function Render() {
    const [value, setValue] = useState('');
    const [last, setLast] = useState('Nothing chosen');
    const match = (items: readonly ComboboxItem[]) =>
      items.filter((item) => item.label.toLowerCase().includes(value.toLowerCase()));
    const groups = [
      { label: 'Products', items: match(products) },
      { label: 'Concerns', items: match(concerns) },
    ];
    const count = groups.flatMap((group) => group.items).length;
    return (
      <Stack maxWidth="narrow">
        <Combobox
          label="Search"
          value={value}
          onValueChange={setValue}
          groups={groups}
          status={`${count} suggestions`}
          emptyText={`Nothing matches “${value}”.`}
          onSelect={(item) => setLast(`Chosen: ${item.label}`)}
          onSubmit={(text) => setLast(`Searched: ${text}`)}
          footer={<Link href="#all">See all results</Link>}
        />
        <Text>{last}</Text>
        <Button variant="secondary">After</Button>
      </Stack>
    );
  },
};
export const LoadingAndDrawn: Story = {
  render: function Render() {
    const [value, setValue] = useState('vitamin c');
    return (
      <Stack maxWidth="narrow">
        <Combobox
          label="Search"
          labelHidden
          placeholder="Search products and concerns"
          value={value}
          onValueChange={setValue}
          groups={[]}
          loading
          onSelect={() => {}}
        />
      </Stack>
    );
  },
};
