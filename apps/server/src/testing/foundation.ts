import type { CreateModule } from '../http/module.ts';
import { createAddressesModule } from '../modules/addresses/module.ts';
import { createSessionModule } from '../modules/session/module.ts';
import { createUsersModule } from '../modules/users/module.ts';

/** The modules about people, for tests that need nothing else. */
export const peopleModules: readonly CreateModule[] = [createSessionModule, createUsersModule, createAddressesModule];
