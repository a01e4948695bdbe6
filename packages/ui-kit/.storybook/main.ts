import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      build: {
        reportCompressedSize: false,
        // Storybook's own preview and axe, which are loaded from this machine.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          // "use client" in libraries means nothing here; neither does how long plugins take.
          checks: { moduleLevelDirective: false, bundlerTimings: false },
        },
      },
    }),
};

export default config;
