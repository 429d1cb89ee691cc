import { correctMarks, listCorrections } from '@markwell/shared/question-editing/corrections.contract';
import { readCorrections, correctAnswerKey } from './corrections.service.ts';
import { implement } from '#http/implement.ts';

export const correctionsRoutes = [
  implement(listCorrections, ({ caller, params }, context) =>
    readCorrections(context, caller, params.questionId),
  ),
  implement(correctMarks, ({ caller, params, body, recordReply }, context) =>
    correctAnswerKey(context, caller, params.questionId, body, recordReply),
  ),
];
