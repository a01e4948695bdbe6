// Writes src/routeTree.gen.ts from src/routes, without a build.
import { Generator, getConfig } from '@tanstack/router-generator';
import { join } from 'node:path';
import { routerPluginOptions } from '../router-plugin.ts';

const root = join(import.meta.dirname, '..');
await new Generator({ config: getConfig(routerPluginOptions, root), root }).run();
