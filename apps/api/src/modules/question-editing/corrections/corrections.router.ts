import { correctMarks, listCorrections } from '@markwell/shared/question-editing/corrections.contract';
import type { Mount } from '#http/mount.ts';
import type { CorrectionsService } from './corrections.service.ts';

export function mountCorrections(mount: Mount, service: CorrectionsService): void {
  mount(listCorrections, ({ caller, params }) => service.read(caller, params.questionId));
  mount.creatingWithReply(correctMarks, ({ caller, params, body, recordReply }) =>
    service.correct(caller, params.questionId, body, recordReply),
  );
}
