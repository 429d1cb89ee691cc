import * as contract from '@markwell/shared/question-editing/question-statistics.contract';
import type { Mount } from '#http/mount.ts';
import type { QuestionStatisticsService } from './question-statistics.service.ts';

export function mountQuestionStatistics(mount: Mount, statistics: QuestionStatisticsService): void {
  mount(contract.readItemStatistics, ({ caller, params }) => statistics.read(caller, params.questionId));
  mount(contract.listSuspiciousQuestions, ({ query }) => statistics.listSuspicious(query));
}
