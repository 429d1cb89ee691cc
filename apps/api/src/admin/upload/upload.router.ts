import { checkUpload, uploadQuestions, uploadRapidFire } from '@markwell/shared/admin/upload/upload.contract';
import type { Mount } from '../../http/mount.ts';
import type { UploadService } from './upload.service.ts';

export function mountUpload(mount: Mount, service: UploadService): void {
  mount(uploadQuestions, ({ caller, body, files }) =>
    service.upload(caller.id, body, { kind: 'REGULAR', grade: body.difficulty, timeLimit: null }, files),
  );
  mount(uploadRapidFire, ({ caller, body, files }) =>
    service.upload(
      caller.id,
      body,
      { kind: 'RAPID_FIRE', grade: body.level, timeLimit: body.timeLimit },
      files,
    ),
  );
  mount(checkUpload, ({ body }) => service.check(body.kind, body.questionText));
}
