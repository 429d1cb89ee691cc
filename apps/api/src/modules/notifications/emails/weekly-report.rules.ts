import { scorePercent } from '@markwell/shared/progress/marking';
import { weakBelow } from '@markwell/shared/progress/topic-performance';
import { addDays, dayOf, startOfDay, weekOf } from '@markwell/shared/time/days';
import { timeOf } from '@markwell/shared/time/local-time';

/** Monday to Sunday, in Europe/London. */
export interface ReportWeek {
  monday: string;
  sunday: string;
  /** From the start of Monday until before the start of the next Monday. */
  from: Date;
  until: Date;
}

/** The time (Europe/London) from which reports are sent on a Monday. */
const firstTime = '07:00';

/**
 * The week to report on: last week, on a Monday from seven o'clock until midnight, so that a server that was
 * down in the morning sends the reports later that day. Undefined at any other time.
 */
export function weekToReport(now: Date): ReportWeek | undefined {
  const today = dayOf(now);
  if (weekOf(today)[0] !== today || timeOf(now) < firstTime) return undefined;
  return weekFrom(addDays(today, -7));
}

export const weekFrom = (monday: string): ReportWeek => ({
  monday,
  sunday: addDays(monday, 6),
  from: startOfDay(monday),
  until: startOfDay(addDays(monday, 7)),
});

/** A pupil's answers to the questions of one topic in a week. */
export interface TopicAnswers {
  subject: string;
  topic: string;
  answered: number;
  correct: number;
}

interface SubjectAccuracy {
  subject: string;
  answered: number;
  correct: number;
  /** Percent. */
  accuracy: number;
}

/** The accuracy in each subject, the subject with the most answers first. */
export function accuracyBySubject(topics: readonly TopicAnswers[]): SubjectAccuracy[] {
  return [...new Set(topics.map(({ subject }) => subject))]
    .map((subject) => {
      const ofSubject = topics.filter((topic) => topic.subject === subject);
      const answered = sumOf(ofSubject, 'answered');
      const correct = sumOf(ofSubject, 'correct');
      return { subject, answered, correct, accuracy: scorePercent(correct, answered) };
    })
    .sort((one, other) => other.answered - one.answered || one.subject.localeCompare(other.subject, 'en-GB'));
}

const sumOf = (topics: readonly TopicAnswers[], field: 'answered' | 'correct') =>
  topics.reduce((sum, topic) => sum + topic[field], 0);

/** Fewer answers say too little about a topic. */
const minAnswersPerTopic = 5;

/** The one thing to do next: the weakest topic with enough answers, else something new. */
export function suggestionFor(topics: readonly TopicAnswers[]): string {
  const weakest = topics
    .filter(({ answered }) => answered >= minAnswersPerTopic)
    .map((topic) => ({ ...topic, accuracy: scorePercent(topic.correct, topic.answered) }))
    .filter(({ accuracy }) => accuracy < weakBelow)
    .sort((one, other) => one.accuracy - other.accuracy || other.answered - one.answered)[0];
  if (weakest) {
    const { topic, subject, correct, answered } = weakest;
    return `This week, try ${topic} in ${subject}: you got ${correct} of ${answered} right.`;
  }
  if (sumOf(topics, 'answered') < minAnswersPerTopic) {
    return 'This week, try a mock test: it shows you which topics to practise.';
  }
  return 'This week, try a topic you have not practised yet, or harder questions.';
}
