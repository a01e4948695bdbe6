import { atoms } from '@regen/ui-kit/atoms';
import { Box } from '@regen/ui-kit/Box';
import { Container } from '@regen/ui-kit/Container';
import { IconButton } from '@regen/ui-kit/IconButton';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  announcementCookie,
  announcementEvent,
  announcementId,
  announcementKey,
  type ShownAnnouncement,
} from '~/kernel/announcement.ts';
import * as styles from '~/shell/Shell.css.ts';
import type { Announcement } from '../../types/entry-server.d.ts';
import { inlineScript } from './inline-script.ts';

/** Both a text and a link, of which one is hidden: another announcement may have the other. */
function Bar({ text, path, isForAll }: Announcement) {
  return (
    <Box
      as="aside"
      id={announcementId}
      aria-label="Announcement"
      background="sunken"
      data-print="hide"
      data-by-channel={isForAll ? undefined : ''}
      hidden={text === ''}
    >
      <Container width="wide">
        <Inline justify="between" wrap="nowrap" gap="4" className={styles.announcement}>
          <Text size="sm" className={atoms({ leading: 'snug' })}>
            <span hidden={path !== null}>{path === null ? text : ''}</span>
            <Link href={path ?? '/'} hidden={path === null}>
              {path === null ? '' : text}
            </Link>
          </Text>
          <IconButton icon="close" size="sm" label="Dismiss the announcement" />
        </Inline>
      </Container>
    </Box>
  );
}

/**
 * Runs inline, before the first paint: the page is the same for everyone, and only the browser knows what was dismissed, and which
 * announcement a signed-in person was shown last. What comes later replaces the words and moves nothing: a bar that is hidden stays so until
 * the next page. A cookie and not local storage, which sign-out clears.
 */
function runBar(id: string, event: string, key: string, text: string, path: string, cookie: string): void {
  const bar = document.getElementById(id);
  const words = bar?.querySelector('span');
  const link = bar?.querySelector('a');
  if (!bar || !words || !link) return;
  const ofVisitors = { text, path, cookie };
  let shown: ShownAnnouncement = ofVisitors;
  const show = (next: ShownAnnouncement): void => {
    shown = next;
    words.hidden = next.path !== '';
    words.textContent = next.path === '' ? next.text : '';
    link.hidden = next.path === '';
    link.textContent = next.path === '' ? '' : next.text;
    if (next.path !== '') link.setAttribute('href', next.path);
  };
  try {
    const kept: unknown =
      bar.dataset['byChannel'] === undefined || document.documentElement.dataset['known'] === undefined
        ? null
        : JSON.parse(localStorage.getItem(key) ?? 'null');
    if (kept !== null) show((kept as { value: ShownAnnouncement }).value);
  } catch {
    show(ofVisitors);
  }
  bar.hidden = shown.text === '' || document.cookie.split('; ').includes(shown.cookie);
  bar.addEventListener(event, (given) => {
    show((given as CustomEvent<ShownAnnouncement | null>).detail ?? ofVisitors);
    if (shown.text === '') bar.hidden = true;
  });
  bar.querySelector('button')?.addEventListener('click', () => {
    document.cookie = `${shown.cookie};path=/;max-age=31536000;samesite=lax`;
    bar.hidden = true;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/**
 * The bar above the header, as HTML with its script. The server alone writes it, between the skip link and the page: React passes over what it
 * did not put into the body. `OwnAnnouncement` tells it what the channel of a signed-in person has.
 */
export function announcementHtml(announcement: Announcement, nonce: string): string {
  const { text } = announcement;
  const path = announcement.path ?? '';
  const script = inlineScript(
    nonce,
    runBar,
    announcementId,
    announcementEvent,
    announcementKey,
    text,
    path,
    announcementCookie(text, path),
  );
  return renderToStaticMarkup(<Bar {...announcement} />) + script;
}
