import { readHistory, undoChange } from '@markwell/shared/question-editing/history.contract';
import * as contract from '@markwell/shared/question-editing/questions.contract';
import type { Mount } from '#http/mount.ts';
import type { HistoryService } from './history/history.service.ts';
import type { QuestionsService } from './questions.service.ts';

/** Fixed paths are mounted before paths with a parameter in the same segment. */
export function mountQuestions(mount: Mount, service: QuestionsService, history: HistoryService): void {
  mount(contract.listQuestions, ({ caller, query }) => service.list(caller, query));
  mount(contract.findDownloadable, ({ caller, query }) => service.findDownloadable(caller, query));
  mount(contract.exportQuestions, ({ caller, body }) => service.export(caller, body.questionIds));
  mount(contract.setQuestionStatus, ({ caller, body }) =>
    service.setStatus(caller, body.questionIds, body.status),
  );
  mount(contract.deleteQuestions, ({ caller, body }) =>
    service.remove(caller, body.questionIds, body.questionType),
  );
  mount(contract.readQuestion, ({ caller, params }) => service.find(caller, params.questionId));
  mount(contract.editQuestion, ({ caller, params, body }) => service.edit(caller, params.questionId, body));
  mount(contract.editQuestionWithPictures, ({ caller, params, body, files }) =>
    service.edit(caller, params.questionId, body.edit, files),
  );
  mount(readHistory, ({ caller, params }) => history.read(caller, params.questionId));
  mount(undoChange, ({ caller, params, body }) => service.undo(caller, params.questionId, body.changeId));
  mount(contract.deleteQuestion, ({ caller, params }) => service.remove(caller, [params.questionId]));
}
