import { atoms } from '@regen/ui-kit/atoms';
import { Box } from '@regen/ui-kit/Box';
import { Container } from '@regen/ui-kit/Container';
import { IconButton } from '@regen/ui-kit/IconButton';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  announcementEvent,
  announcementId,
  announcementKey,
  announcementMark,
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
function runBar(
  id: string,
  event: string,
  key: string,
  text: string,
  path: string,
  mark: string,
  endsAt: string,
): void {
  const bar = document.getElementById(id);
  const words = bar?.querySelector('span');
  const link = bar?.querySelector('a');
  if (!bar || !words || !link) return;
  const ofVisitors: ShownAnnouncement = { text, path, mark, endsAt };
  let shown = ofVisitors;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const dismissed = (): string[] => /(?:^|; )announcements=([^;]+)/.exec(document.cookie)?.[1]?.split('.') ?? [];
  const show = (next: ShownAnnouncement): void => {
    shown = next;
    words.hidden = next.path !== '';
    words.textContent = next.path === '' ? next.text : '';
    link.hidden = next.path === '';
    link.textContent = next.path === '' ? '' : next.text;
    if (next.path !== '') link.setAttribute('href', next.path);
    const left = next.endsAt === '' ? Infinity : Date.parse(next.endsAt) - Date.now();
    if (next.text === '' || left <= 0 || dismissed().includes(next.mark)) bar.hidden = true;
    clearTimeout(ending);
    // Timers count up to 2^31 milliseconds; no page stays open for so long.
    if (left < 2_147_483_648) ending = setTimeout(() => (bar.hidden = true), left);
  };
  bar.hidden = false;
  try {
    const kept: unknown =
      bar.dataset['byChannel'] === undefined || document.documentElement.dataset['known'] === undefined
        ? null
        : JSON.parse(localStorage.getItem(key) ?? 'null');
    show(kept === null ? ofVisitors : (kept as { value: ShownAnnouncement }).value);
  } catch {
    show(ofVisitors);
  }
  bar.addEventListener(event, (given) => show((given as CustomEvent<ShownAnnouncement | null>).detail ?? ofVisitors));
  bar.querySelector('button')?.addEventListener('click', () => {
    // The last ten: a cookie goes along with every request.
    const marks = [...dismissed(), shown.mark].slice(-10).join('.');
    document.cookie = `announcements=${marks};path=/;max-age=31536000;samesite=lax`;
    bar.hidden = true;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/**
 * The bar above the header, as HTML with its script. The server alone writes it, between the skip link and the page: React passes over what it
 * did not put into the body. `OwnAnnouncement` tells it what the channel of a signed-in person has.
 */
export function announcementHtml(announcement: Announcement): string {
  const { text } = announcement;
  const path = announcement.path ?? '';
  const script = inlineScript(
    runBar,
    announcementId,
    announcementEvent,
    announcementKey,
    text,
    path,
    announcementMark(text, path),
    announcement.endsAt ?? '',
  );
  return renderToStaticMarkup(<Bar {...announcement} />) + script;
}
