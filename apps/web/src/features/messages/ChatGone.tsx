import { storeGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { ChatLink } from './ChatLink.tsx';
import { ChatPane } from './ChatPane.tsx';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import type { MessagesSearch } from './messages-search.ts';

export interface ChatGoneProps {
  accountId: string;
  /** Label of the store page the person came from. */
  storeLabel: string | undefined;
  search: MessagesSearch;
}

/** The account doesn't exist, or isn't connected with the person's. */
export function ChatGone({ accountId, storeLabel, search }: ChatGoneProps) {
  const { call } = useApp();
  // No loader: only people who came from the page of a store, and aren't its clients, get here.
  const { data: store, isLoading } = useQuery({
    ...storeGet(call, { storeLabel: storeLabel ?? '' }),
    enabled: storeLabel !== undefined,
  });
  if (isLoading) return <ChatSkeleton />;
  if (store?.accountId === accountId) return <ClientsOnlyChat {...store} />;
  return (
    <ChatPane>
      <EmptyState
        headingLevel={1}
        icon="mail"
        title="We couldn’t find this conversation"
        action={
          <Button asChild>
            <ChatLink search={search}>All messages</ChatLink>
          </Button>
        }
      >
        <Text>You may be signed in to a different account.</Text>
      </EmptyState>
    </ChatPane>
  );
}

interface ClientsOnlyChatProps {
  accountName: string;
  storeLabel: string;
}

function ClientsOnlyChat({ accountName, storeLabel }: ClientsOnlyChatProps) {
  return (
    <ChatPane>
      <EmptyState
        headingLevel={1}
        icon="mail"
        title={`You’re not a client of ${accountName} yet`}
        action={
          <Inline>
            <Button asChild>
              <Link to="/store/$storeLabel" params={{ storeLabel }}>
                View store page
              </Link>
            </Button>
            <Button variant="secondary" asChild>
              <ChatLink>All messages</ChatLink>
            </Button>
          </Inline>
        }
      >
        <Text>
          Clients can message the clinic once they’ve accepted its invitation. Ask {accountName} to invite you by email.
          If you’re already a client, you may be signed in to a different account.
        </Text>
      </EmptyState>
    </ChatPane>
  );
}
