import { channels } from '@regen/ui-kit/src/stories/channel.tsx';
import '@regen/ui-kit/global';
import { decorators, initialGlobals } from '@regen/ui-kit/src/stories/decorators.tsx';
import { breakpoints } from '@regen/ui-kit/src/theme/breakpoints.ts';
import { themeChoices } from '@regen/ui-kit/src/theme/themes.ts';
import type { Preview } from '@storybook/react-vite';
import { LazyDocsContainer, LazyDocsPage } from '../src/docs/index.tsx';
import { countFallbacks } from '../stories/fallbacks.ts';
import { argsOfPlaygrounds, argTypesOfPlaygrounds } from './playgrounds.ts';

// For tests, which ask from outside whether a story has all its parts.
Object.assign(window, { countFallbacks });

const words = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const pixels = (em: string) => Number.parseFloat(em) * 16;

/** Screens of the brief: the smallest, then the first of each layout. */
const screens = [
  { name: 'Phone, small', width: 320, height: 640, type: 'mobile' },
  { name: 'Phone', width: 390, height: 844, type: 'mobile' },
  { name: 'Tablet', width: pixels(breakpoints.tablet), height: 1024, type: 'tablet' },
  { name: 'Laptop', width: 1280, height: 800, type: 'desktop' },
  { name: 'Wide', width: 1920, height: 1080, type: 'desktop' },
] as const;

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: themeChoices.map((value) => ({ value, title: value === 'system' ? 'As the system' : words(value) })),
      },
    },
    channel: {
      description: 'Sales channel',
      toolbar: {
        title: 'Channel',
        icon: 'users',
        dynamicTitle: true,
        items: Object.entries(channels).map(([value, title]) => ({ value, title })),
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // Components have pages of their own; every story shows its source in the panel below it.
    docs: { page: LazyDocsPage, container: LazyDocsContainer, codePanel: true, source: { type: 'code' } },
    // The themes bring their own grounds.
    backgrounds: { disable: true },
    // Playgrounds have controls; the other stories show all values at once, so there is nothing to set.
    controls: { disable: true },
    actions: { disable: true },
    interactions: { disable: true },
    viewport: {
      options: Object.fromEntries(
        screens.map(({ name, width, height, type }) => [
          `w${width}`,
          { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` }, type },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Color', 'Type', 'Space and shape', 'Icons', 'Motion', 'Voice'],
          'Brand',
          'Typography',
          'Layout',
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Disclosure',
          'Data',
          'Feedback',
          'Commerce',
          'Messages',
          'Accessibility',
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  decorators,
  argTypesEnhancers: [argTypesOfPlaygrounds],
  argsEnhancers: [argsOfPlaygrounds],
};

export default preview;
