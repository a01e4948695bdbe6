import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent } from './layout.ts';

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((part) => part.trim() || []);
}

export function recommendation(data: MailTemplates['recommendation']): MailContent {
  const { firstName, professionalName, accountName, bundleName, message, bundleUrl } = data;
  const line = `${professionalName} of ${accountName} put together “${bundleName}” for you: what to use, in what order, and how.`;
  const words = message === null ? [] : paragraphsOf(message);
  return {
    subject: `${professionalName} recommends: ${bundleName}`,
    html: {
      title: bundleName,
      preview: line,
      body: html`${paragraph(`Hello ${firstName},`)}${paragraph(line)}${words.map((text) => paragraph(text))}${button(
        'Open your recommendation',
        bundleUrl,
      )}`,
      reason: `You're receiving this email because you're a client of ${accountName}.`,
    },
    text: [`Hello ${firstName},`, line, ...words, bundleUrl].join('\n\n'),
  };
}
