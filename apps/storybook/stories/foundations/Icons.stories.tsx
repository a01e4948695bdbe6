import { Grid } from '@regen/ui-kit/Grid';
import { Icon } from '@regen/ui-kit/Icon';
import { iconNames } from '@regen/ui-kit/src/components/Icon/icon-names.ts';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Code, Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Icons' };
export default meta;

type Story = StoryObj;

export const Icons: Story = {
  render: function Render() {
    const [wanted, setWanted] = useState('');
    const found = iconNames.filter((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
    return (
      <Page
        title="Icons"
        lead="Drawn on 24 units with one line width, in the color of the text beside them. Pair an icon with text; on its own, it needs a label."
      >
        <Section title={`${iconNames.length} icons`}>
          <TextField
            label="Find an icon"
            type="search"
            iconStart="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <Text asChild tone="muted">
            <output>{found.length === 0 ? `No icon has “${wanted}” in its name.` : `${found.length} shown`}</output>
          </Text>
          <Grid min="xs">
            {found.map((name) => (
              <Stack key={name} align="center" gap="2" padding="3">
                <Icon name={name} size="lg" />
                <Code>{name}</Code>
              </Stack>
            ))}
          </Grid>
        </Section>
      </Page>
    );
  },
};
