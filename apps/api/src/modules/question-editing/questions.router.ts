import * as historyContract from '@markwell/shared/question-editing/history.contract';
import * as contract from '@markwell/shared/question-editing/questions.contract';
import {
  listQuestions,
  findDownloadableQuestions,
  exportQuestions,
  setQuestionStatus,
  deleteQuestions,
  readQuestion,
  editQuestion,
  undoChange,
} from './questions.service.ts';
import { readHistory } from './history/history.service.ts';
import { implement } from '#http/implement.ts';

/** Fixed paths are mounted before paths with a parameter in the same segment. */
export const questionsRoutes = [
  implement(contract.listQuestions, ({ caller, query }, context) => listQuestions(context, caller, query)),
  implement(contract.findDownloadable, ({ caller, query }, context) =>
    findDownloadableQuestions(context, caller, query),
  ),
  implement(contract.exportQuestions, ({ caller, body }, context) =>
    exportQuestions(context, caller, body.questionIds),
  ),
  implement(contract.setQuestionStatus, ({ caller, body }, context) =>
    setQuestionStatus(context, caller, body.questionIds, body.status),
  ),
  implement(contract.deleteQuestions, ({ caller, body }, context) =>
    deleteQuestions(context, caller, body.questionIds, body.questionType),
  ),
  implement(contract.readQuestion, ({ caller, params }, context) =>
    readQuestion(context, caller, params.questionId),
  ),
  implement(contract.editQuestion, ({ caller, params, body }, context) =>
    editQuestion(context, caller, params.questionId, body),
  ),
  implement(contract.editQuestionWithPictures, ({ caller, params, body, files }, context) =>
    editQuestion(context, caller, params.questionId, body.edit, files),
  ),
  implement(historyContract.readHistory, ({ caller, params }, context) =>
    readHistory(context, caller, params.questionId),
  ),
  implement(historyContract.undoChange, ({ caller, params, body }, context) =>
    undoChange(context, caller, params.questionId, body.changeId),
  ),
  implement(contract.deleteQuestion, ({ caller, params }, context) =>
    deleteQuestions(context, caller, [params.questionId]),
  ),
];
