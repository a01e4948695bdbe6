// What `@regen/web/entry-server` offers to a server of the storefront. Kept by hand: the server compiles against it before
// the build exists; entry-server.tsx is checked against it.

import type { BrandedSeller } from '@regen/domain';

export interface PublicConfig {
  readonly apiBaseUrl: string;
  readonly clientKey: string;
  readonly origin: string;
  /** Where browsers open the live connection, when that is not the API itself; null for nowhere. */
  readonly liveUrl?: string | null;
  /** Whether there is a learning platform that people are sent to. */
  readonly hasLearningPlatform?: true;
  /** Who sells: for titles, the contact page, and search engines. */
  readonly seller: BrandedSeller;
  /** Which of `writtenPaths` exist now, for visitors. */
  readonly pages: readonly string[];
}

/** A page that exists only while editors have a record for it, or a list that is empty until then. */
export interface WrittenPath {
  readonly path: string;
  /** The content type of the record. */
  readonly type: 'page' | 'promotion' | 'blogPost' | 'webinar' | 'resource';
  /** Whether the page lists all records of the type; otherwise its path is the slug of one. */
  readonly isList?: true;
}

/** What stands above the header until somebody puts it away. */
export interface Announcement {
  /** Empty: nothing for visitors. */
  readonly text: string;
  /** Path in the store to which the text leads; null for none. */
  readonly path: string | null;
  /** ISO 8601, when it is taken away; null for never. */
  readonly endsAt: string | null;
  /** Otherwise each channel may have its own, which a browser asks for once somebody is signed in. */
  readonly isForAll: boolean;
}

/** Paths of the server's own for previews of drafts. */
export interface PreviewPaths {
  /** Says the version of the drafts that a page shows, for `?page=` with its address. */
  readonly versionPath: string;
  /** Where the preview is ended by a form. */
  readonly leavePath: string;
}

export interface RendererOptions {
  readonly config: PublicConfig;
  readonly announcement: Announcement | null;
  /** How to reach the shop, in a sentence, for browsers without scripts. */
  readonly contact?: string | undefined;
  /** Parsed `manifest.json` of the browser build. */
  readonly manifest: Readonly<Record<string, ViteChunk>>;
  /** Text of the style sheets, by file name in the manifest, to be written into the page. */
  readonly styles: Readonly<Record<string, string>>;
  /** Carries the calls of a page to the API, in-process. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Pages say that they show drafts, in an element with an empty `data-version` for the server to fill, and follow changes. */
  readonly preview?: PreviewPaths | undefined;
}

export interface ViteChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Hashes for a content security policy, in its notation. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Hashes of the page's inline scripts and styles: nothing else may run in it. */
  readonly inline: InlineSources;
  /** Where to go instead, a path on this origin. */
  readonly redirect?: string;
}

/** What an address is, before anything is rendered. */
export interface PagePlan {
  /** Two addresses with one key get the same page: unknown parameters are left out. Null: never kept. */
  readonly key: string | null;
  /** What to render for it: the address without what the page does not know. */
  readonly href: string;
  /** `public`: whole page with data. `shell`: header, footer and a skeleton; the browser does the rest. */
  readonly kind: 'public' | 'shell';
  /** What is known of its status before; else what comes of rendering it. */
  readonly status?: 404;
}

export interface Renderer {
  /** When the code of all pages is loaded. Rendering waits for it as well. */
  readonly ready: Promise<unknown>;
  plan(href: string): PagePlan;
  render(href: string): Promise<RenderedPage>;
}

export function createRenderer(options: RendererOptions): Renderer;

/** Public addresses for the sitemap that do not come from the catalog. */
export const publicPaths: readonly string[];

/** Editorial pages that the storefront itself links to or lists for search engines, but only while they exist. */
export const writtenPaths: readonly WrittenPath[];

/** The first parts of the addresses of pages, as they are written: `products`, `resetPassword`. */
export const pageStarts: readonly string[];
