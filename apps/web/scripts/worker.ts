// Builds the service worker into the browser build. Its address never changes, and it is no part of any page.
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    outDir: join(root, 'dist/client'),
    emptyOutDir: false,
    rolldownOptions: {
      input: join(root, 'worker/push-worker.ts'),
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
