import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

// The one place where the design system knows the rest of the repository: its Storybook also shows the store's screens.
const root = join(import.meta.dirname, '../../..');
const from = (path: string) => join(root, path);

/** The store's own packshots, drawn once and kept. */
function drawnPictures(): string {
  const folder = from('packages/ui-kit/node_modules/.cache/story-pictures');
  execFileSync(process.execPath, [from('apps/server/scripts/story-catalogue.ts'), 'pictures', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return folder;
}

/** Everything from its source, so that nothing has to be built before and a change shows at once. */
const sources = [
  { find: /^~\//, replacement: `${from('apps/web/src')}/` },
  { find: /^@regen\/ui-kit\/(theme|atoms|fonts)$/, replacement: from('packages/ui-kit/src/$1/index.ts') },
  { find: /^@regen\/ui-kit\/global$/, replacement: from('packages/ui-kit/src/theme/global.ts') },
  { find: /^@regen\/ui-kit\/(\w+)$/, replacement: from('packages/ui-kit/src/components/$1/index.ts') },
  { find: /^@regen\/domain$/, replacement: from('packages/domain/src/index.ts') },
  { find: /^@regen\/sdk$/, replacement: from('packages/regen-sdk/src/index.ts') },
  { find: /^@regen\/sdk\/(query|session)$/, replacement: from('packages/regen-sdk/src/$1/index.ts') },
  { find: /^@regen\/sdk\/(resources\/.+)$/, replacement: from('packages/regen-sdk/src/$1.ts') },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../apps/web/stories/**/*.stories.tsx'],
  staticDirs: ['./public', { from: '../src/fonts', to: '/fonts' }, { from: drawnPictures(), to: '/media' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
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
