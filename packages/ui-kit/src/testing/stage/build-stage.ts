// node src/testing/stage/build-stage.ts <folder>: builds the page of the stage, with React as shipped, into a folder.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Name the folder to build into.');

await build({
  root: import.meta.dirname,
  configFile: false,
  base: './',
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    // All stories in one script: it is loaded from this machine.
    chunkSizeWarningLimit: 3000,
    // "use client" in libraries means nothing here; neither does how long plugins take.
    rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
  },
});
