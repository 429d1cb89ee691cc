import type {
  ItemStatisticsDto,
  SuspiciousQuestionDto,
} from '@markwell/shared/admin/question-statistics/question-statistics.contract';
import { buildId, builderOf } from './builders.ts';

export const buildItemStatistics = builderOf<ItemStatisticsDto>(() => ({
  shown: 212,
  answered: 200,
  correct: 90,
  facility: { share: 0.45, low: 0.3826, high: 0.5193 },
  discrimination: -0.123,
  options: [
    { letter: 'A', isCorrect: true, chosen: 90, strong: 18, weak: 30 },
    { letter: 'B', isCorrect: false, chosen: 110, strong: 36, weak: 24 },
    { letter: 'C', isCorrect: false, chosen: 0, strong: 0, weak: 0 },
  ],
  medianSeconds: 41.6,
  changedAt: '2026-03-02T10:00:00.000Z',
  suspicions: ['negative-discrimination', 'distractor-beats-key'],
}));

export const buildSuspiciousQuestion = builderOf<SuspiciousQuestionDto>(() => ({
  ...buildItemStatistics(),
  id: buildId(),
  questionType: 'regular',
  questionText: 'What is a half of a quarter?',
  stage: { id: buildId(), name: '11+ (Eleven Plus)' },
  subject: { id: buildId(), name: 'Mathematics', color: 'blue' },
  topic: { id: buildId(), name: 'Fractions' },
}));
