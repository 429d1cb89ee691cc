import * as contract from '@markwell/shared/progress/analytics.contract';
import {
  readSubjectProgress,
  recommendPractice,
  readTopicPerformance,
  listTopicWeeks,
} from './analytics.service.ts';
import { listTests } from './test-history.service.ts';
import { listAchievements } from './achievements.service.ts';
import { implement } from '#http/implement.ts';

export const analyticsRoutes = [
  implement(contract.subjectProgress, ({ caller }, context) => readSubjectProgress(context, caller)),
  implement(contract.recommendedPractice, ({ caller }, context) => recommendPractice(context, caller)),
  implement(contract.topicPerformance, ({ caller, params }, context) =>
    readTopicPerformance(context, caller, params.userId),
  ),
  implement(contract.topicWeeks, ({ caller }, context) => listTopicWeeks(context, caller)),
  implement(contract.testHistory, ({ caller, query }, context) => listTests(context, caller.id, query)),
  implement(contract.achievements, ({ caller }, context) => listAchievements(context, caller)),
];
