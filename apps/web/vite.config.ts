import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { routerPluginOptions } from './router-plugin.ts';
import { loadChunk } from './src/kernel/errors/load-chunk.ts';

/**
 * Vite wraps each dynamic import in a helper that loads its style sheets. Ours skips those that are in the page, times out, and throws one
 * kind of error where browsers have three.
 */
const chunkLoading: Plugin = {
  name: 'chunk-loading',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? `export { ${loadChunk.name} as __vitePreload } from '${import.meta.dirname}/src/kernel/errors/load-chunk.ts';`
      : undefined,
};

/** Short class names: they stand in every page many times. Should two ever be the same, the build says so. */
function createIdentifiers() {
  const owners = new Map<string, string>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const name = `r${hash.slice(3)}`;
    const owner = `${filePath} ${hash}`;
    if ((owners.get(name) ?? owner) !== owner)
      throw new Error(`Two styles are called ${name}: ${owners.get(name)}, ${owner}.`);
    owners.set(name, owner);
    return name;
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    chunkLoading,
    tanstackRouter(routerPluginOptions),
    react(),
    vanillaExtractPlugin({ identifiers: createIdentifiers() }),
  ],
  resolve: {
    alias: {
      '~': `${import.meta.dirname}/src`,
    },
  },
  // The server build carries its libraries, so that they are the production ones whatever NODE_ENV the process has.
  ssr: { noExternal: true },
  define: {
    // Styles are written into the page by entry-server.tsx, not by the router.
    'process.env.TSS_INLINE_CSS_ENABLED': '"false"',
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  build: {
    target: isSsrBuild ? 'node24' : ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    manifest: isSsrBuild ? false : 'manifest.json',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: `${import.meta.dirname}/src/entry/client.tsx`,
          // Every page lists the chunks and style sheets of all others, so a hash is enough of a name.
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
          },
        },
  },
}));
