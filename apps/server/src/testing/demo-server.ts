import { addDemo } from '@regen/demo-store/demo-start';
import { runServer } from '../run-server.ts';

/** The server with the demo, from source, as a process. */
await runServer(addDemo);
