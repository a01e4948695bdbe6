import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { renderToStaticMarkup } from 'react-dom/server';
import * as styles from '~/shell/Shell.css.ts';
import type { PreviewPaths } from '../../types/entry-server.d.ts';
import { inlineScript } from './inline-script.ts';

const ID = 'preview';

function Bar({ leavePath }: Pick<PreviewPaths, 'leavePath'>) {
  return (
    <Box
      as="aside"
      id={ID}
      aria-label="Preview"
      data-version=""
      background="primarySoft"
      paddingY="2"
      data-print="hide"
    >
      <Container width="wide">
        <Inline justify="between" wrap="wrap" gap="4" className={styles.announcement}>
          <Text size="sm">You’re previewing drafts. Pages update when a draft is saved.</Text>
          <form method="post" action={leavePath}>
            <Button type="submit" size="sm" variant="secondary">
              Leave preview
            </Button>
          </form>
        </Inline>
      </Container>
    </Box>
  );
}

/**
 * Runs inline: reloads the page when the drafts that it shows have changed, and asks only while it is visible. The server says
 * which version of them it rendered.
 */
function follow(id: string, versionPath: string, leavePath: string): void {
  const bar = document.getElementById(id);
  const form = bar?.querySelector('form');
  if (!bar || !form) return;
  const here = () => location.pathname + location.search;
  let page = here();
  let version = bar.dataset['version'];
  /** Returns the delay until the next poll. A reload replaces this page before that, unless something stops it. */
  const reload = () => {
    location.reload();
    return 10_000;
  };
  const look = async (): Promise<number | undefined> => {
    const asked = here();
    // One that is never answered must not end the following.
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`${versionPath}?page=${encodeURIComponent(asked)}`, { signal });
    // The preview has ended.
    if (response.status === 404) return reload();
    if (!response.ok) return undefined;
    const answer: { version: string } = await response.json();
    // Somebody has followed a link meanwhile, or since the last time: that page was just read.
    if (asked !== here()) return undefined;
    if (asked === page && answer.version !== version) return reload();
    page = asked;
    version = answer.version;
    return undefined;
  };
  const next = (delay = 1_000): void => {
    setTimeout(() => {
      if (document.hidden) next();
      // What fails now may work in a second.
      else void look().then(next, () => next());
    }, delay);
  };
  next();
  form.addEventListener('submit', () => {
    form.action = `${leavePath}?to=${encodeURIComponent(here())}`;
  });
}

/** The bar above the pages of a preview, written by the server alone, as announcements are: no script of the store knows of it. */
export function previewHtml({ leavePath, versionPath }: PreviewPaths): string {
  return renderToStaticMarkup(<Bar leavePath={leavePath} />) + inlineScript(follow, ID, versionPath, leavePath);
}
