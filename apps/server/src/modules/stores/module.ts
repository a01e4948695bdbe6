import { readStoreLabel, STORE_LABEL_MAX, STORE_LABEL_MIN, storeLabelProblem } from '@regen/domain';
import type { StoreLabelProblem } from '@regen/domain';
import type { StoreLabel, StoreMatch } from '@regen/sdk';
import { noteCatalog } from '../../content/snapshot/note-reads.ts';
import { anyone, ownAccount } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import type { Module } from '../module.ts';
import type { Catalog } from '../products/catalog.ts';
import { storeOf } from '../products/freshness.ts';
import { readProfile, writeProfile } from './profile-repository.ts';
import { chooseLabel, findStore, readLabels, searchLabels, toLocations } from './repository.ts';
import type { LabelState, StoreRow } from './repository.ts';
import { storeBundles } from './store-bundles.ts';
import { toStorePicture } from './store-picture.ts';

type StoreOperation =
  | 'storeSearch'
  | 'storeGet'
  | 'storeLabelGet'
  | 'storeLabelCreate'
  | 'storeLabelUpdate'
  | 'storeProfileGet'
  | 'storeProfileUpdate';

/** The characters of any label, or its prefix. */
const LABEL = /^[a-z0-9-]+$/;
/** To prevent hoarding of good names: each change keeps the old label for the account. */
const MAX_LABELS = 12;

const PROBLEMS: Readonly<Record<Exclude<StoreLabelProblem, 'reserved'>, string>> = {
  too_short: `A label has at least ${STORE_LABEL_MIN} characters.`,
  too_long: `A label has at most ${STORE_LABEL_MAX} characters.`,
  characters: 'A label can contain only the letters a–z, digits and single hyphens between them.',
};

function checkLabel(label: string, path: string): void {
  const problem = storeLabelProblem(label);
  if (problem === null) return;
  if (problem === 'reserved') {
    const message = `“${label}” is reserved. Choose another label.`;
    throw refuse('store_label_reserved', message, { details: [{ path, message }] });
  }
  const message = PROBLEMS[problem];
  throw refuse('store_label_invalid', message, { details: [{ path, message }] });
}

function toMatch({ storeLabel, accountId, accountName, hasRetailStore, pictureHash }: StoreRow): StoreMatch {
  const picture = toStorePicture({ accountId, accountName, pictureHash });
  return { storeLabel, accountId, accountName, hasRetailStore, picture };
}

export function createStoresModule({
  catalog,
  clock,
  db,
  publicUrl,
}: Needs<'clock' | 'db' | 'publicUrl'> & { catalog: Pick<Catalog, 'summariesFor'> }): Module<StoreOperation> {
  function toStoreLabel(accountId: string, state: LabelState): StoreLabel {
    const { accountName, formerLabels, hasRetailStore, pictureHash, storeLabel } = state;
    const hasPage = storeLabel !== null && hasRetailStore;
    return {
      accountId,
      storeLabel,
      formerLabels,
      hasRetailStore,
      url: hasPage ? `${publicUrl()}/store/${storeLabel}` : null,
      picture: toStorePicture({ accountId, accountName, pictureHash }),
    };
  }

  async function stateOf(...given: Parameters<typeof readLabels>): Promise<LabelState> {
    const state = await readLabels(...given);
    if (!state) throw new Error('The account of a signed-in user does not exist.');
    return state;
  }

  const mine = ownAccount('id', { sites: ['b2b'], permission: 'store:write' });
  return {
    operations: {
      storeSearch: operation(anyone(), async (call) => {
        const { ip, query } = call;
        await call.limit([{ bucket: 'store-search ip', ip, max: 120, windowSeconds: 60 }]);
        const beginning = readStoreLabel(query.search);
        if (!LABEL.test(beginning)) return { items: [] };
        return { items: (await searchLabels(db, beginning)).map(toMatch) };
      }),
      storeGet: operation(anyone(), async ({ params }) => {
        const label = readStoreLabel(params.storeLabel);
        noteCatalog([storeOf(label)]);
        const found = LABEL.test(label) ? await findStore(db, label) : null;
        if (!found) throw refuse('store_not_found');
        const { intro, team } = found;
        return {
          ...toMatch(found),
          hasRetailStore: true,
          intro,
          team,
          locations: toLocations(found, found.locations),
          bundles: await storeBundles(catalog, found.bundles),
        };
      }),
      storeProfileGet: operation(mine, async ({ params }) => readProfile(db, params.id)),
      storeProfileUpdate: operation(mine, async ({ body, params }) => {
        const { bundleIds, intro, team } = body;
        return db.transaction(async (tx) => {
          const change = {
            intro: intro?.trim() || null,
            team: team.map(({ name, role }) => ({ name: name.trim(), role: role.trim() })),
            bundleIds,
            now: clock.now(),
          };
          if (!(await writeProfile(tx, params.id, change))) throw notFound('Bundle not found.');
          return readProfile(tx, params.id);
        });
      }),
      storeLabelGet: operation(mine, async ({ params }) => {
        return toStoreLabel(params.id, await stateOf(db, params.id));
      }),
      storeLabelCreate: operation(mine, async (call) => {
        const accountId = call.params.id;
        const { storeLabel } = call.body;
        checkLabel(storeLabel, '/storeLabel');
        return call.once(async (tx) => {
          const before = await stateOf(tx, accountId, { isWriting: true });
          if (before.storeLabel !== null) {
            throw refuse('store_label_exists');
          }
          if (!(await chooseLabel(tx, accountId, storeLabel, clock.now()))) throw taken(storeLabel);
          return toStoreLabel(accountId, { ...before, storeLabel });
        });
      }),
      storeLabelUpdate: operation(mine, async (call) => {
        const accountId = call.params.id;
        const { newStoreLabel, storeLabel } = call.body;
        checkLabel(newStoreLabel, '/newStoreLabel');
        return call.once(async (tx) => {
          const before = await stateOf(tx, accountId, { isWriting: true });
          if (before.storeLabel === null) {
            throw refuse('store_label_not_found');
          }
          if (before.storeLabel !== storeLabel) {
            const message = `The label has been changed since you loaded it. It is now ${before.storeLabel}.`;
            throw refuse('store_label_changed', message);
          }
          if (newStoreLabel === storeLabel) return toStoreLabel(accountId, before);
          const isOwn = before.formerLabels.includes(newStoreLabel);
          if (!isOwn && before.formerLabels.length + 1 >= MAX_LABELS) {
            const message = `You can have at most ${MAX_LABELS} labels, including former ones. Choose one you have used before.`;
            throw refuse('store_label_limit', message);
          }
          if (!(await chooseLabel(tx, accountId, newStoreLabel, clock.now()))) throw taken(newStoreLabel);
          return toStoreLabel(accountId, await stateOf(tx, accountId));
        });
      }),
    },
  };
}

function taken(label: string): HttpError {
  return refuse('store_label_taken', `“${label}” is taken. Choose another label.`);
}
