import type { RecommendedPracticeDto } from '@markwell/shared/progress/analytics.contract';
import { dayOf, daysBetween } from '@markwell/shared/time/days';
import { maxDueInPractice } from '@markwell/shared/planner/planner.vocabulary';
import {
  choiceOf,
  difficultyChoices,
  type DifficultyChoice,
} from '@markwell/shared/question-bank/difficulty.vocabulary';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import { questionCountOf } from '#modules/curriculum/curriculum.ts';
import type { PractisedSubject, PractisedTopic } from './practised-subjects.ts';

/** The descriptions below contain this number as a word. */
const questionCount = 10;
const maxPerKind = 3;
/** Percent. Below this accuracy a weak topic is practised without its hard questions. */
const easierBelow = 50;

interface Candidate {
  subject: PractisedSubject;
  topic: PractisedTopic;
}

/**
 * Recommends practice. First today's practice of the subject with most due questions or, when none are due, a
 * mixed set of the subject practised longest ago (of several, the weakest). Then up to three weak topics,
 * lowest accuracy first, then up to three topics not tried yet. Topics without questions are skipped.
 */
export function recommend(
  subjects: readonly PractisedSubject[],
  dueBySubject: ReadonlyMap<string, number>,
  today: string,
): RecommendedPracticeDto[] {
  const withQuestions = subjects
    .map((subject) => ({ ...subject, topics: subject.topics.filter((topic) => questionCountOf(topic) > 0) }))
    .filter((subject) => subject.topics.length > 0);
  const [dailySubject] = withQuestions.toSorted(
    (one, other) => lastPractised(one) - lastPractised(other) || one.accuracy - other.accuracy,
  );
  const dueIn = ({ id }: PractisedSubject) => dueBySubject.get(id) ?? 0;
  const [maxDue] = subjects.toSorted((one, other) => dueIn(other) - dueIn(one));
  const daily =
    maxDue && dueIn(maxDue) > 0
      ? todaysPractice(maxDue, dueIn(maxDue))
      : dailySubject && dailySet(dailySubject, today);
  if (!daily) return [];

  const candidates = withQuestions.flatMap((subject) => subject.topics.map((topic) => ({ subject, topic })));
  const weak = candidates
    .filter(({ topic }) => topic.isWeak)
    .sort((one, other) => one.topic.accuracy - other.topic.accuracy);
  const unseen = candidates.filter(({ topic }) => topic.answeredCount === 0);
  return [
    daily,
    ...weak.slice(0, maxPerKind).map(weakness),
    ...alternateSubjects(unseen).slice(0, maxPerKind).map(untried),
  ];
}

const lastPractised = ({ lastAnsweredAt }: PractisedSubject) => lastAnsweredAt?.getTime() ?? 0;

/** Takes one topic of each subject in turn, so that the suggestions are not all of the first subject. */
function alternateSubjects(candidates: readonly Candidate[]): Candidate[] {
  const rounds = new Map<string, number>();
  return candidates
    .map((candidate) => {
      const round = rounds.get(candidate.subject.id) ?? 0;
      rounds.set(candidate.subject.id, round + 1);
      return { candidate, round };
    })
    .sort((one, other) => one.round - other.round)
    .map(({ candidate }) => candidate);
}

function todaysPractice(subject: PractisedSubject, dueCount: number): RecommendedPracticeDto {
  const [questions, them] = dueCount === 1 ? ['question', 'it'] : ['questions', 'them'];
  return {
    ...subjectOf(subject),
    type: 'daily',
    title: `Today's practice: ${subject.name}`,
    description: `You got ${dueCount} ${questions} wrong in ${subject.name}. Try ${them} again today.`,
    topicIds: [],
    difficulty: choicesWithQuestions(subject.topics),
    questionCount: Math.min(dueCount, maxDueInPractice),
    dueCount,
  };
}

function dailySet(subject: PractisedSubject, today: string): RecommendedPracticeDto {
  return {
    ...subjectOf(subject),
    type: 'daily',
    title: `Today's mix: ${subject.name}`,
    description: `Ten questions, all topics mixed. ${lastPractisedWords(subject, today)}`,
    topicIds: [],
    difficulty: choicesWithQuestions(subject.topics),
    questionCount,
    dueCount: 0,
  };
}

function lastPractisedWords({ name, lastAnsweredAt }: PractisedSubject, today: string): string {
  if (!lastAnsweredAt) return `You have not tried ${name} yet.`;
  const days = daysBetween(dayOf(lastAnsweredAt), today);
  if (days <= 0) return `You last practised ${name} today.`;
  return days === 1
    ? `You last practised ${name} yesterday.`
    : `You last practised ${name} ${days} days ago.`;
}

function weakness({ subject, topic }: Candidate): RecommendedPracticeDto {
  const available = choicesWithQuestions([topic]);
  const easier = topic.accuracy < easierBelow ? available.filter((choice) => choice < 3) : available;
  return {
    ...subjectOf(subject),
    type: 'weakness',
    title: topic.name,
    description: `You got ${topic.accuracy}% in ${topic.name}. Try ten more questions.`,
    topicIds: [topic.id],
    difficulty: easier.length > 0 ? easier : available,
    questionCount,
    dueCount: 0,
  };
}

function untried({ subject, topic }: Candidate): RecommendedPracticeDto {
  return {
    ...subjectOf(subject),
    type: 'other',
    title: topic.name,
    description: `You have not tried ${topic.name} yet. Start with ten questions.`,
    topicIds: [topic.id],
    difficulty: choicesWithQuestions([topic]),
    questionCount,
    dueCount: 0,
  };
}

function subjectOf({ id, name, color }: PractisedSubject) {
  return { subjectId: id, subjectName: name, color: subjectColorOf(color) };
}

/** The difficulty choices of the setup screen that have questions. */
function choicesWithQuestions(topics: readonly PractisedTopic[]): DifficultyChoice[] {
  const found = new Set(topics.flatMap(({ counts }) => counts.map(({ difficulty }) => choiceOf(difficulty))));
  return difficultyChoices.filter((choice) => found.has(choice));
}
