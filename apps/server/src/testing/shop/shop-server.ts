import { runServer } from '../../run-server.ts';
import { shopFill } from './shop-cluster.ts';

/** The server with the shop that tests run on, from source, as a process. */
await runServer(() => ({ fill: shopFill }));
