import { Grid } from '@regen/ui-kit/Grid';
import { breakpoints } from '@regen/ui-kit/src/theme/breakpoints.ts';
import { vars } from '@regen/ui-kit/src/theme/contract.css.ts';
import { scales } from '@regen/ui-kit/src/theme/scales.ts';
import { shadowRoles } from '@regen/ui-kit/src/theme/theme.ts';
import { Stack } from '@regen/ui-kit/Stack';
import { Table } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './foundations.css.ts';
import { Code, Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Space and shape' };
export default meta;

type Story = StoryObj;

const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[];

function Values({ of, caption }: { of: Readonly<Record<string, string>>; caption: string }) {
  return (
    <Table
      caption={caption}
      captionHidden
      rows={Object.entries(of)}
      rowKey={([key]) => key}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: ([key]) => key },
        { id: 'value', header: 'Value', align: 'end', cell: ([, value]) => <Code>{value}</Code> },
      ]}
    />
  );
}

export const SpaceAndShape: Story = {
  name: 'Space and shape',
  render: () => (
    <Page
      title="Space and shape"
      lead="Everything sits on a grid of 4 px, in rem, so that the reader's own text size scales all of it. Few corners, and shadows only on what floats."
    >
      <Section title="Space">
        {keysOf(scales.space).map((key) => (
          <Stack key={key} gap="1">
            <Code>
              space.{key}: {scales.space[key]}
            </Code>
            <div className={styles.bar} style={{ inlineSize: vars.space[key] }} />
          </Stack>
        ))}
      </Section>
      <Section title="Corners">
        <Grid min="xs" gap="6">
          {keysOf(scales.radius).map((key) => (
            <Stack key={key} gap="2">
              <div className={styles.shape} style={{ borderRadius: vars.radius[key] }} />
              <Code>
                radius.{key}: {scales.radius[key]}
              </Code>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section title="Shadows" note="In high contrast, a border replaces them.">
        <Grid min="sm" gap="10">
          {keysOf(shadowRoles).map((key) => (
            <Stack key={key} gap="3">
              <div className={styles.shape} style={{ boxShadow: vars.shadow[key], borderColor: 'transparent' }} />
              <Text size="sm">{shadowRoles[key]}</Text>
              <Code>shadow.{key}</Code>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section title="Sizes">
        <Values of={scales.size} caption="Sizes" />
      </Section>
      <Section title="Layers" note="The stacking order.">
        <Values of={scales.layer} caption="Layers" />
      </Section>
      <Section title="Breakpoints" note="In em, so that zoomed text gets the smaller layout. 48em is 768 px.">
        <Values of={breakpoints} caption="Breakpoints" />
      </Section>
    </Page>
  ),
};
