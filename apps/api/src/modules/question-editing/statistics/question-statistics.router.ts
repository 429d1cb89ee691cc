import * as contract from '@markwell/shared/question-editing/question-statistics.contract';
import { readItemStatistics, listSuspiciousQuestions } from './question-statistics.service.ts';
import { implement } from '#http/implement.ts';

export const questionStatisticsRoutes = [
  implement(contract.readItemStatistics, ({ caller, params }, context) =>
    readItemStatistics(context, caller, params.questionId),
  ),
  implement(contract.listSuspiciousQuestions, ({ query }, context) =>
    listSuspiciousQuestions(context, query),
  ),
];
