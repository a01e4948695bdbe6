import { Box } from '@regen/ui-kit/Box';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { renderToStaticMarkup } from 'react-dom/server';

function Note({ contact }: { contact: string | undefined }) {
  return (
    <noscript>
      <Box background="primarySoft">
        <Page width="narrow" gap="3">
          <Heading level={1} size="md">
            This page needs JavaScript
          </Heading>
          <Text>
            Turn on JavaScript in your browser’s settings and reload the page.{' '}
            {contact ? `Or contact ${contact}, and we’ll take your order or help with your account.` : null}
          </Text>
          <Text>You can browse and search our products without it.</Text>
        </Page>
      </Box>
    </noscript>
  );
}

/** For browsers without JavaScript, on a page that is rendered only in the browser: its skeleton would stay forever. Only the server renders both. */
export const noScriptHtml = (contact: string | undefined): string => renderToStaticMarkup(<Note contact={contact} />);
export const noScriptHead = '<noscript><style>main{display:none}</style></noscript>';
