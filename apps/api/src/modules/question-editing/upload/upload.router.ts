import {
  checkUpload,
  uploadQuestions,
  uploadRapidFire,
} from '@markwell/shared/question-editing/upload/upload.contract';
import type { Mount } from '#http/mount.ts';
import type { UploadService } from './upload.service.ts';

export function mountUpload(mount: Mount, service: UploadService): void {
  mount.creatingWithReply(uploadQuestions, ({ caller, body, files, recordReply }) =>
    service.upload(
      caller,
      body,
      { kind: 'REGULAR', difficulty: body.difficulty, timeLimit: null },
      files,
      recordReply,
    ),
  );
  mount.creatingWithReply(uploadRapidFire, ({ caller, body, files, recordReply }) =>
    service.upload(
      caller,
      body,
      { kind: 'RAPID_FIRE', difficulty: body.level, timeLimit: body.timeLimit },
      files,
      recordReply,
    ),
  );
  mount(checkUpload, ({ caller, body }) => service.check(caller, body.kind, body.questionText));
}
