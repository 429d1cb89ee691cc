import {
  correctMarks,
  listCorrections,
  readCorrectionRun,
} from '@markwell/shared/question-editing/corrections.contract';
import { acceptAnswer, previewAcceptance } from '@markwell/shared/question-editing/accepted-answers.contract';
import { acceptAnswerToo, readAcceptance } from './accepted-answers.service.ts';
import { readCorrections, correctAnswerKey, readRun } from './corrections.service.ts';
import { implement } from '#http/implement.ts';

export const correctionsRoutes = [
  implement(listCorrections, ({ caller, params }, context) =>
    readCorrections(context, caller, params.questionId),
  ),
  implement(readCorrectionRun, ({ caller, params }, context) => readRun(context, caller, params.questionId)),
  implement(correctMarks, ({ caller, params, body, recordReply }, context) =>
    correctAnswerKey(context, caller, params.questionId, body, recordReply),
  ),
  implement(previewAcceptance, ({ caller, params, body }, context) =>
    readAcceptance(context, caller, params.questionId, body),
  ),
  implement(acceptAnswer, ({ caller, params, body, recordReply }, context) =>
    acceptAnswerToo(context, caller, params.questionId, body, recordReply),
  ),
];
