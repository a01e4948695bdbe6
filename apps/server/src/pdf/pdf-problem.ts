/** Why a file is not taken; null when it is. */
export type PdfProblem = 'not_pdf' | 'encrypted' | 'active_content' | 'unreadable';

/** What the thread that reads a file says of it. */
export interface PdfAnswer {
  problem: PdfProblem | null;
}
