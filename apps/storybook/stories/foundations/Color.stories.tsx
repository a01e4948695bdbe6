import { Grid } from '@regen/ui-kit/Grid';
import { contrast } from '@regen/ui-kit/src/theme/contrast.ts';
import { colorPairs, levels } from '@regen/ui-kit/src/theme/pairs.ts';
import { colorRoles } from '@regen/ui-kit/src/theme/theme.ts';
import { themeNames, themes, type ThemeName } from '@regen/ui-kit/src/theme/themes.ts';
import { customProperty } from '@regen/ui-kit/src/theme/tokens.ts';
import { Stack } from '@regen/ui-kit/Stack';
import { Table } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './foundations.css.ts';
import { Code, Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Color' };
export default meta;

type Story = StoryObj;

const words = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
  'high-contrast-dark': 'High contrast, dark',
};
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;

/** On the page's ground and on a card: what a color can be used for. */
function Figures({ value, theme }: { value: string; theme: ThemeName }) {
  if (!value.startsWith('#')) return null;
  const { ground, card } = themes[theme].color.surface;
  return (
    <Text size="xs" tone="muted" numeric>
      {ratio(contrast(value, ground))} on ground, {ratio(contrast(value, card))} on card
    </Text>
  );
}

function Swatches({ theme }: { theme: ThemeName }) {
  return (
    <div data-theme={theme} className={styles.sheet}>
      <Page
        title={`Color: ${words[theme].toLowerCase()}`}
        lead="Colors are named by the role they play, never by their look, so that each theme can give the role another value."
      >
        {Object.entries(colorRoles).map(([role, keys]) => (
          <Section key={role} title={role}>
            <Grid min="sm" gap="6">
              {Object.entries<string>(keys).map(([key, use]) => {
                const values: Readonly<Record<string, string>> = themes[theme].color[role as keyof typeof colorRoles];
                const value = values[key] ?? '';
                return (
                  <Stack key={key} gap="2">
                    <div
                      className={styles.swatch}
                      style={{ background: `var(--${customProperty(['color', role, key])})` }}
                    />
                    <Stack gap="0">
                      <Text weight="semibold">
                        {role}.{key}
                      </Text>
                      <Text size="sm">{use}</Text>
                      <Code>{value}</Code>
                      {role === 'surface' ? null : <Figures value={value} theme={theme} />}
                      <Code>--{customProperty(['color', role, key])}</Code>
                    </Stack>
                  </Stack>
                );
              })}
            </Grid>
          </Section>
        ))}
      </Page>
    </div>
  );
}

export const Light: Story = { render: () => <Swatches theme="light" /> };
export const Dark: Story = { render: () => <Swatches theme="dark" /> };
export const HighContrast: Story = { render: () => <Swatches theme="high-contrast" /> };
export const HighContrastDark: Story = { render: () => <Swatches theme="high-contrast-dark" /> };

const measured = themeNames.map((theme) => {
  const { color } = themes[theme];
  // The strictest list names every pair; what a theme is held to is its own.
  const figures = new Map(
    colorPairs(color, 'AAA').map((pair) => [pair.name, contrast(pair.foreground, pair.background)]),
  );
  const least = new Map(colorPairs(color, levels[theme]).map((pair) => [pair.name, pair.atLeast]));
  return { theme, figures, least };
});
const names = [...(measured[0]?.figures.keys() ?? [])];

export const Contrast: Story = {
  render: () => (
    <Page
      title="Contrast"
      lead="Every foreground on each background it can appear on. Tests require WCAG 2.2 AA of light and dark: 4.5 for text, 3 for icons and edges. The high-contrast themes require 7 and 4.5."
    >
      <Table
        caption={`${names.length} pairs in ${themeNames.length} themes; each theme’s minimum is in parentheses`}
        rows={names}
        rowKey={(name) => name}
        columns={[
          { id: 'name', header: 'Pair', rowHeader: true, cell: (name) => name },
          ...measured.map(({ theme, figures, least }) => ({
            id: theme,
            header: words[theme],
            align: 'end' as const,
            cell: (name: string) => {
              const asked = least.get(name);
              return `${(figures.get(name) ?? 1).toFixed(1)}${asked ? ` (${asked})` : ''}`;
            },
          })),
        ]}
      />
    </Page>
  ),
};
