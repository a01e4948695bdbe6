/** Why part of a record, or all of it, is left out. */
export type ProblemReason =
  /** A value that its schema refuses. */
  | 'wrong-type'
  /** A link to a record that is unpublished, deleted or does not fit its model. */
  | 'broken-link'
  /** A link to a record of another type, or a file of another kind. */
  | 'wrong-link'
  /** A link that leads back to the record that has it. */
  | 'circular-link'
  /** More links than one record may embed, or deeper. */
  | 'too-many-links'
  /** A URL that could run a script, or is invalid. */
  | 'unsafe-link'
  /** A node of a rich text that has no meaning here. */
  | 'unknown-node'
  /** A rich text that is longer or deeper than allowed. */
  | 'too-large'
  /** Several records with one slug; each reader gets the oldest that it may read. */
  | 'duplicate-slug';

/** Says what is wrong with the value of a field. */
export type ReportProblem = (reason: ProblemReason, message: string) => void;
