import { runServer } from './run-server.ts';

await runServer(({ env, refuse }) => {
  // Ignored, it would leave a store that never gets the demo: a first start without it is remembered.
  if (['true', '1'].includes(env['SEED'] ?? ''))
    refuse('The setting SEED asks for the demo, which only "npm start" adds. Start the store with it, or remove SEED.');
  return {};
});
