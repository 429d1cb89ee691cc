import { topicVerdict, type TopicVerdict } from '@markwell/shared/progress/topic-performance';
import { scorePercent } from '@markwell/shared/progress/marking';
import type { Subject, Topic } from '#modules/curriculum/curriculum.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { TopicCounters } from './topic-progress.repository.ts';

/** A topic with the pupil's counters, which are zero before the first answer. */
export interface PractisedTopic extends Topic, TopicVerdict {
  answeredCount: number;
  correctCount: number;
  lastAnsweredAt: Date | null;
}

export interface PractisedSubject extends Omit<Subject, 'topics'> {
  topics: PractisedTopic[];
  answeredCount: number;
  correctCount: number;
  /** Percent, 0-100. */
  accuracy: number;
  lastAnsweredAt: Date | null;
}

/** Adds a pupil's counters to their subjects and topics; counters of other topics are ignored. */
export function practisedSubjects(
  subjects: readonly Subject[],
  counters: readonly TopicCounters[],
): PractisedSubject[] {
  const byTopic = new Map(counters.map((counter) => [counter.topicId, counter]));
  return subjects.map((subject) => {
    const topics = subject.topics.map((topic) => practisedTopic(topic, byTopic.get(topic.id)));
    const answeredCount = sum(topics.map((topic) => topic.answeredCount));
    const correctCount = sum(topics.map((topic) => topic.correctCount));
    return {
      ...subject,
      topics,
      answeredCount,
      correctCount,
      accuracy: scorePercent(correctCount, answeredCount),
      lastAnsweredAt: latest(topics.map((topic) => topic.lastAnsweredAt)),
    };
  });
}

/** How well a pupil knows a subject, as replies say it. */
export const accuracyOf = (subject: PractisedSubject) => ({
  subjectId: subject.id,
  subjectName: subject.name,
  color: subjectColorOf(subject.color),
  questionsAttempted: subject.answeredCount,
  correctAnswers: subject.correctCount,
  accuracy: subject.accuracy,
});

function practisedTopic(topic: Topic, counters: TopicCounters | undefined): PractisedTopic {
  const { answeredCount = 0, correctCount = 0, lastAnsweredAt = null } = counters ?? {};
  return {
    ...topic,
    answeredCount,
    correctCount,
    lastAnsweredAt,
    ...topicVerdict(correctCount, answeredCount),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function latest(instants: readonly (Date | null)[]): Date | null {
  return instants.reduce((last, instant) => (instant && (!last || instant > last) ? instant : last), null);
}
