import * as contract from '@markwell/shared/progress/analytics.contract';
import type { Mount } from '#http/mount.ts';
import type { AchievementsService } from './achievements.service.ts';
import type { AnalyticsService } from './analytics.service.ts';
import type { TestHistoryService } from './test-history.service.ts';

export function mountAnalytics(
  mount: Mount,
  service: AnalyticsService,
  history: TestHistoryService,
  { achievements }: AchievementsService,
): void {
  mount(contract.subjectProgress, ({ caller }) => service.subjectProgress(caller));
  mount(contract.recommendedPractice, ({ caller }) => service.recommendedPractice(caller));
  mount(contract.topicPerformance, ({ caller, params }) => service.topicPerformance(caller, params.userId));
  mount(contract.topicWeeks, ({ caller }) => service.topicWeeks(caller));
  mount(contract.testHistory, ({ caller, query }) => history.tests(caller.id, query));
  mount(contract.achievements, ({ caller }) => achievements(caller));
}
