import type { ComponentProps } from 'react';
import { hidesSearch } from '~/kernel/page/hide-search.ts';
import * as styles from './messages.css.ts';

/** The side of the page that a conversation is on; on a phone, all of it. */
export function ChatPane(props: ComponentProps<'section'>) {
  return <section className={styles.chatPane} {...hidesSearch} {...props} />;
}
