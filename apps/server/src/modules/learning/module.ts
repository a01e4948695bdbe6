import { userOf } from '../../auth/user-of.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import type { Module } from '../module.ts';
import { platformUrl } from './platform-url.ts';

/** The way to a learning platform, which is a service of its own. */
export function createLearningModule({
  clock,
  config,
  publicUrl,
}: Needs<'clock' | 'config' | 'publicUrl'>): Module<'learningSignIn'> {
  return {
    operations: {
      learningSignIn: operation(self('id'), async ({ actor }) => {
        const { userId: id, email, firstName, lastName, site: channel } = userOf(actor);
        const name = `${firstName} ${lastName}`.trim();
        const url = await platformUrl(config, { id, email, name, channel }, { issuer: publicUrl(), now: clock.now() });
        return { url };
      }),
    },
  };
}
