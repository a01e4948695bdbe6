import { atoms } from '@regen/ui-kit/atoms';
import { Box } from '@regen/ui-kit/Box';
import { Container } from '@regen/ui-kit/Container';
import { IconButton } from '@regen/ui-kit/IconButton';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { renderToStaticMarkup } from 'react-dom/server';
import * as styles from '~/shell/Shell.css.ts';
import type { Announcement } from '../../types/entry-server.d.ts';
import { inlineScript } from './inline-script.ts';

const ID = 'announcement';

/** A short name of a text: a dismissed announcement does not hide the next one. */
function hashOf(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;
  return hash.toString(36);
}

function Bar({ text, path }: Announcement) {
  return (
    <Box as="aside" id={ID} aria-label="Announcement" background="sunken" data-print="hide">
      <Container width="wide">
        <Inline justify="between" wrap="nowrap" gap="4" className={styles.announcement}>
          <Text size="sm" className={atoms({ leading: 'snug' })}>
            {path === null ? text : <Link href={path}>{text}</Link>}
          </Text>
          <IconButton icon="close" size="sm" label="Dismiss the announcement" />
        </Inline>
      </Container>
    </Box>
  );
}

/**
 * Runs inline, before the first paint: the page is the same for everyone, and only the browser knows what was dismissed. A cookie and
 * not local storage, which sign-out clears.
 */
function hideDismissed(id: string, cookie: string): void {
  const bar = document.getElementById(id);
  if (!bar) return;
  bar.hidden = document.cookie.split('; ').includes(cookie);
  bar.querySelector('button')?.addEventListener('click', () => {
    document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`;
    bar.hidden = true;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/**
 * The bar above the header, as HTML with its script. The server alone writes it, between the skip link and the page: no script
 * of the store knows of it, and React passes over what it did not put into the body.
 */
export function announcementHtml(announcement: Announcement, nonce: string): string {
  const name = hashOf(`${announcement.text} ${announcement.path ?? ''}`);
  return (
    renderToStaticMarkup(<Bar {...announcement} />) + inlineScript(nonce, hideDismissed, ID, `announcement=${name}`)
  );
}
