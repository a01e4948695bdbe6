import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routerPluginOptions } from './router-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter(routerPluginOptions), react(), vanillaExtractPlugin()],
  resolve: { alias: { '~': `${import.meta.dirname}/src` } },
  // The server build carries its libraries, so that they are the production ones whatever NODE_ENV the process has.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: isSsrBuild ? 'node24' : ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    manifest: isSsrBuild ? false : 'manifest.json',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { input: `${import.meta.dirname}/src/app/entry-client.tsx` },
  },
}));
