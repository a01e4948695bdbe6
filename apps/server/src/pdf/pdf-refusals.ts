import type { PdfProblem } from './pdf-problem.ts';

/** What the person sees when their PDF is refused. */
export const PDF_REFUSALS: Readonly<Record<PdfProblem, string>> = {
  not_pdf: 'This file is not a PDF.',
  encrypted: 'This PDF is protected. Save it without a password and try again.',
  active_content: 'This PDF contains scripts or attached files. Print it to a new PDF and try again.',
  unreadable: 'We can’t read all of this PDF. Print it to a new PDF and try again.',
};
