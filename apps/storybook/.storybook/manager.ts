import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
// By path: Storybook bundles its frame without our aliases.
import { scales } from '../../../packages/ui-kit/src/theme/scales.ts';
import { themes } from '../../../packages/ui-kit/src/theme/themes.ts';

// The frame around the stories, in the theme that the person's settings ask for.
const { scheme, color } = window.matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light;

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: 'Regen design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: scales.font.sans,
    fontCode: scales.font.mono,
    appBg: color.surface.ground,
    appContentBg: color.surface.card,
    appPreviewBg: color.surface.ground,
    appHoverBg: color.surface.hover,
    appBorderColor: color.border.subtle,
    appBorderRadius: 8,
    inputBorderRadius: 8,
    colorPrimary: color.primary.solid,
    colorSecondary: color.secondary.strong,
    textColor: color.text.body,
    textMutedColor: color.text.muted,
    textInverseColor: color.primary.on,
    barBg: color.surface.card,
    barTextColor: color.text.muted,
    barHoverColor: color.text.heading,
    barSelectedColor: color.primary.solid,
    inputBg: color.surface.card,
    inputBorder: color.border.control,
    inputTextColor: color.text.body,
    buttonBg: color.surface.sunken,
    buttonBorder: color.border.control,
  }),
});
