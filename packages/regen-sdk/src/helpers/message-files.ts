import type { Call } from '../core/pipeline.ts';
import type { UploadOptions } from '../core/request-options.ts';
import type { MessageFileState } from '../generated/types.ts';
import type { MessageFileUploadParams } from '../upload/upload-message-file.ts';

export interface MessageFilesHelpers {
  /**
   * Uploads a file for a message: asks for an address, sends the file there (`onProgress`, `signal`) and reads it until it is
   * `ready` to be sent or `refused`. When the storage does not take the file it is a `RegenUploadError`.
   */
  upload(params: MessageFileUploadParams, options?: UploadOptions): Promise<MessageFileState>;
}

export function createMessageFilesHelpers(call: Call): MessageFilesHelpers {
  return {
    // Loaded with the first upload, so that only those who upload load it.
    upload: async (params, options) =>
      (await import('../upload/upload-message-file.ts')).uploadMessageFile(call, params, options),
  };
}
