import { userOf } from '../../auth/user-of.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import type { CheckPdf } from '../../pdf/check-pdf.ts';
import type { Needs } from '../../platform.ts';
import { HttpError, notFound, refuse } from '../../refuse.ts';
import {
  deleteBundle,
  findBundle,
  insertBundle,
  listBundles,
  lockAuthor,
  lockBundle,
  replaceToken,
  searchBundles,
  updateBundle,
} from './author-repository.ts';
import type { AuthorBundle, Page } from './author-repository.ts';
import { assertOneKind, storePdf, typedText } from './instructions.ts';
import type { StoredPdf } from './instructions.ts';
import { assertSold, countSkus } from './items.ts';
import { writeLimits } from './limits.ts';
import { authorView, summaryView } from './present.ts';
import type { Presenting } from './present.ts';
import { bundleReport } from './report.ts';

export type AuthorOperation =
  | 'recommendationList'
  | 'recommendationCreate'
  | 'recommendationGet'
  | 'recommendationUpdate'
  | 'recommendationDelete'
  | 'recommendationDeleteFile'
  | 'recommendationReplaceLink'
  | 'recommendationSearch'
  | 'recommendationReport';

const MAX_BUNDLES = 500;
export const NO_BUNDLE = 'You have no such bundle.';

function pageView(needs: Presenting, { page, perPage }: Page, found: { bundles: AuthorBundle[]; total: number }) {
  return {
    items: found.bundles.map((bundle) => summaryView(needs, bundle)),
    currentPage: page,
    totalPages: Math.ceil(found.total / perPage),
    totalCount: found.total,
    perPage,
  };
}

async function requireBundle(found: Promise<AuthorBundle | null>): Promise<AuthorBundle> {
  const bundle = await found;
  if (!bundle) throw notFound(NO_BUNDLE);
  return bundle;
}

/** Who makes bundles. */
export const authors = { sites: ['b2b'], permission: 'recommendations:write' } as const;

export type AuthorNeeds = Presenting & Needs<'auth' | 'clock' | 'db' | 'ids' | 'log'> & { checkPdf: CheckPdf };

/** What professionals do with their own bundles. */
export function authorOperations(needs: AuthorNeeds): Operations<AuthorOperation> {
  const { auth, clock, db, ids, log, storage } = needs;

  /** An unreferenced file. Leaving it is no reason to fail. */
  const discard = (key: string): void =>
    void storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'a PDF was not removed'));

  /** Runs a write; a PDF that was stored for it and that it did not keep is removed again. */
  async function keeping(file: StoredPdf | null, write: () => Promise<AuthorBundle>): Promise<AuthorBundle> {
    try {
      const bundle = await write();
      // A repeated call gets the first response, with the original file.
      if (file && bundle.file?.key !== file.key) discard(file.key);
      return bundle;
    } catch (error) {
      // After anything but a refusal, it is unknown whether it was written.
      if (file && error instanceof HttpError) discard(file.key);
      throw error;
    }
  }

  async function create(call: Call<'recommendationCreate'>, accountId: string): Promise<AuthorBundle> {
    const { id: userId } = call.params;
    const { bundleName, items: skus, file } = call.body;
    const instructions = typedText(call.body.instructions);
    assertOneKind(instructions, file !== undefined, false);
    await call.limit(writeLimits(userId));
    const pdf = file ? await storePdf(needs, file) : null;
    return keeping(pdf, () =>
      call.once(async (tx) => {
        if ((await lockAuthor(tx, userId)) >= MAX_BUNDLES) {
          throw refuse('bundles_full', `You can have up to ${MAX_BUNDLES} bundles. Delete one to create another.`);
        }
        const now = clock.now();
        await assertSold(tx, skus, now);
        const id = ids('bundle');
        const token = auth.randomToken();
        const [name, items] = [bundleName.trim(), countSkus(skus)];
        await insertBundle(tx, { id, userId, accountId, name, items, instructions, file: pdf, token, now });
        return requireBundle(findBundle(tx, id, userId));
      }),
    );
  }

  async function update(call: Call<'recommendationUpdate'>): Promise<AuthorBundle> {
    const { bundleId, userId } = call.params;
    const { bundleName, items: skus, file } = call.body;
    const isTyped = call.body.instructions !== undefined;
    const typed = typedText(call.body.instructions);
    assertOneKind(typed, file !== undefined, false);
    await call.limit(writeLimits(userId));
    const pdf = file ? await storePdf(needs, file) : null;
    return keeping(pdf, () =>
      call.once(async (tx) => {
        const old = await lockBundle(tx, bundleId, userId);
        if (!old) throw notFound(NO_BUNDLE);
        const instructions = isTyped ? typed : old.instructions;
        assertOneKind(instructions, pdf !== null, old.file !== null);
        if (skus) await assertSold(tx, skus, clock.now());
        await updateBundle(tx, bundleId, {
          name: bundleName?.trim() ?? old.name,
          instructions,
          file: pdf ?? old.file,
          items: skus && countSkus(skus),
          now: clock.now(),
        });
        const replaced = pdf && old.file;
        if (replaced) tx.afterCommit(() => discard(replaced.key));
        return requireBundle(findBundle(tx, bundleId, userId));
      }),
    );
  }

  return {
    recommendationList: operation(self('id', authors), async ({ params, query }) => {
      const page = { page: query.page ?? 1, perPage: query.perPage ?? 10 };
      return pageView(needs, page, await listBundles(db, params.id, page));
    }),

    recommendationSearch: operation(self('userId', authors), async (call) => {
      const { params, query } = call;
      await call.limit([{ bucket: `bundle-search ${params.userId}`, max: 240, windowSeconds: 60 }]);
      const page = { page: query.page ?? 1, perPage: query.perPage ?? 10 };
      const term = params.term.trim();
      if (term === '') return pageView(needs, page, { bundles: [], total: 0 });
      return pageView(needs, page, await searchBundles(db, params.userId, term, page));
    }),

    recommendationCreate: operation(self('id', authors), async (call) => {
      const author = userOf(call.actor);
      return authorView(needs, author, await create(call, author.accountId));
    }),

    recommendationGet: operation(self('userId', authors), async ({ actor, params }) => {
      return authorView(needs, actor, await requireBundle(findBundle(db, params.bundleId, params.userId)));
    }),

    recommendationUpdate: operation(self('userId', authors), async (call) =>
      authorView(needs, call.actor, await update(call)),
    ),

    recommendationDelete: operation(self('userId', authors), async ({ params }) => {
      const key = await deleteBundle(db, params.bundleId, params.userId);
      if (key === undefined) throw notFound(NO_BUNDLE);
      if (key !== null) discard(key);
      return undefined;
    }),

    recommendationDeleteFile: operation(self('userId', authors), async ({ actor, params }) => {
      const { bundleId, userId } = params;
      const bundle = await db.transaction(async (tx) => {
        const old = await lockBundle(tx, bundleId, userId);
        if (!old) throw notFound(NO_BUNDLE);
        const { name, instructions, file } = old;
        if (file) {
          await updateBundle(tx, bundleId, { name, instructions, file: null, items: undefined, now: clock.now() });
          tx.afterCommit(() => discard(file.key));
        }
        return requireBundle(findBundle(tx, bundleId, userId));
      });
      return authorView(needs, actor, bundle);
    }),

    recommendationReplaceLink: operation(self('userId', authors), async ({ actor, params }) => {
      const { bundleId, userId } = params;
      const bundle = await db.transaction(async (tx) => {
        const old = await lockBundle(tx, bundleId, userId);
        if (!old) throw notFound(NO_BUNDLE);
        await replaceToken(tx, bundleId, old.token, auth.randomToken(), clock.now());
        return requireBundle(findBundle(tx, bundleId, userId));
      });
      return authorView(needs, actor, bundle);
    }),

    recommendationReport: operation(self('userId', authors), async ({ params, query }) => {
      const page = { page: query.page ?? 1, perPage: query.perPage ?? 25 };
      return bundleReport(db, params.userId, params.period, clock.now(), page);
    }),
  };
}
