/** The built server with the demo, as `npm start` opens it. */
import { addDemo } from '@regen/demo-store/demo-start';
import { runServer } from '@regen/server/run-server';

await runServer(addDemo);
