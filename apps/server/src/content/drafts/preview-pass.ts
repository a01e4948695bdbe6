import { createSigner, loadSecret } from '../../auth/secret.ts';
import type { Config } from '../../config.ts';
import type { Needs } from '../../platform.ts';
import { contentTokens, createTokenCheck, previewSeries } from '../delivery/tokens.ts';

/** Where a browser keeps that it may see drafts. */
export const PREVIEW_COOKIE = 'regen_preview';
/** The parameter of a URL that starts a preview. */
export const PREVIEW_PARAMETER = 'preview';

/** Seconds. */
export const PREVIEW_SECONDS = 2 * 3_600;
const LINK_SECONDS = 300;

const LINK = 'content preview link';
const COOKIE = 'content preview';

/** Says who may see drafts. */
export interface PreviewPass {
  /** A value of the parameter for staff, which soon expires. */
  link(): { value: string; expiresAt: Date };
  /** The cookie for whoever has a link or the preview token; null for any other value. */
  open(value: string): string | null;
  /** A cookie for the server's own calls, while it renders for somebody who has one. */
  cookie(): string;
  isValid(cookie: string | undefined): boolean;
}

/**
 * Links and cookies are signed, and end with the preview token that they were made with. The token itself starts a preview too: the
 * settings of a hosted space take one URL for all of its editors.
 */
export function createPreviewPass({ clock, config }: Needs<'clock'> & { config: Config }): PreviewPass {
  const signer = createSigner(loadSecret(config.JWT_SECRET, config.DATA_FOLDER));
  const tokens = contentTokens(config, signer);
  const stageOf = createTokenCheck(tokens, signer);
  const series = previewSeries(config, signer);
  const now = (): number => Math.floor(clock.now().getTime() / 1000);

  const make = (purpose: string, until: number): string => signer.sign(purpose, `${until} ${series}`);
  function isGood(purpose: string, value: string): boolean {
    const [until, of] = signer.verify(purpose, value)?.split(' ', 2) ?? [];
    return of === series && now() < Number(until);
  }

  const cookie = (): string => make(COOKIE, now() + PREVIEW_SECONDS);
  return {
    link() {
      const until = now() + LINK_SECONDS;
      return { value: make(LINK, until), expiresAt: new Date(until * 1000) };
    },
    open(value) {
      const mayOpen = stageOf(value) === 'draft' || isGood(LINK, value);
      return mayOpen ? cookie() : null;
    },
    cookie,
    isValid: (given) => given !== undefined && isGood(COOKIE, given),
  };
}
