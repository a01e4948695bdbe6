import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { execFileSync } from 'node:child_process';
import { mergeConfig } from 'vite';
import { kitSources } from './kit-sources/plugin.ts';
import { fromRoot, sources } from './sources.ts';

/** The store's own packshots, drawn once and cached. */
function drawnPictures(): string {
  const folder = fromRoot('apps/storybook/.cache/pictures');
  execFileSync(process.execPath, [fromRoot('packages/demo-store/drawing/story-catalog.ts'), 'pictures', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return folder;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/ui-kit/src/components/**/*.stories.tsx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    './public',
    { from: fromRoot('packages/ui-kit/src/fonts'), to: '/fonts' },
    { from: drawnPictures(), to: '/media' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), kitSources()],
      resolve: { alias: sources },
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
