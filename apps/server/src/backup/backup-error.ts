/** Why a backup or a restore failed; the message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
