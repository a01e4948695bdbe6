import type { announcement } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import { currentAnnouncement } from '@regen/domain/announcements';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  announcementEvent,
  announcementId,
  announcementMark,
  ownAnnouncement,
  type ShownAnnouncement,
} from '~/kernel/announcement.ts';
import { contentList } from '~/kernel/content.ts';
import { storedOfPage } from '~/kernel/stored/use-stored.ts';
import { useApp } from '~/kernel/use-app.ts';

const announcements = modelRef<typeof announcement>('announcement');

const barOfChannels = () => document.querySelector(`#${announcementId}[data-by-channel]`);

const show = (shown: ShownAnnouncement | null) =>
  barOfChannels()?.dispatchEvent(new CustomEvent(announcementEvent, { detail: shown }));

/** Puts the announcement of a person's channel into the bar, which the server writes for visitors, and keeps it for the next page. */
export function OwnAnnouncement({ person }: { person: string }) {
  const app = useApp();
  // No loader: it is on every page, none of which waits for it.
  const { data } = useQuery({
    ...contentList(app.call, announcements, { perPage: 20 }, person),
    // As configured, it is the same for everybody.
    enabled: barOfChannels() !== null,
  });
  useEffect(() => {
    if (!data) return;
    const { text = '', path = '', endsAt = '' } = currentAnnouncement(data.items, new Date()) ?? {};
    const shown = { text, path, endsAt, mark: announcementMark(text, path) };
    storedOfPage(app, ownAnnouncement).write({ owner: person, value: shown });
    show(shown);
  }, [app, data, person]);
  useEffect(() => () => void show(null), [person]);
  return null;
}
