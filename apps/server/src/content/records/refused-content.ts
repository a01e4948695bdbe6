/** What is wrong, and where: `entries/page/about.json fields.title.en-US`. */
export interface ContentIssue {
  path: string;
  message: string;
}

/** Records that cannot be stored or published as they are. Nothing was written. */
export class RefusedContent extends Error {
  override readonly name = 'RefusedContent';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.issues = issues;
  }
}

/** Somebody else has changed the record since it was read. */
export class VersionMismatch extends Error {
  override readonly name = 'VersionMismatch';
}
