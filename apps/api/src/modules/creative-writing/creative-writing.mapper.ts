import type {
  BriefCountsDto,
  CreativeProgressDto,
  CreativeQuestionDto,
  CreativeResultsDto,
  ReviewedQuestionDto,
} from '@markwell/shared/creative-writing/creative-writing.schemas';
import {
  earnsBonusPoint,
  trendOf,
  trendSessions,
} from '@markwell/shared/creative-writing/creative-writing.rules';
import { scorePercent } from '@markwell/shared/progress/marking';
import {
  creativeDifficulties,
  creativeLetters,
  maximumCreativeScore,
  type CreativeDifficulty,
  type CreativeLetter,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import type { MergedSubject } from '#modules/curriculum/merged-subjects.repository.ts';
import type { BriefCount } from './brief-counts.repository.ts';
import type { Progress } from './progress.repository.ts';
import type {
  ReviewedQuestion,
  ReviewedSession,
  DisplayedQuestion,
} from './challenge-questions.repository.ts';
import type { StoredDifficulty } from './start-challenge.repository.ts';

/** The stored name of a difficulty: its name on the wire in capitals. */
export const toStoredDifficulty = (difficulty: CreativeDifficulty) =>
  difficulty.toUpperCase() as StoredDifficulty;

export function toDifficulty(stored: StoredDifficulty): CreativeDifficulty {
  const difficulty = creativeDifficulties.find((name) => name.toUpperCase() === stored);
  if (!difficulty) throw new Error(`Unknown difficulty: ${stored}`);
  return difficulty;
}

export function toLetter(stored: string): CreativeLetter {
  const letter = creativeLetters.find((name) => name === stored);
  if (!letter) throw new Error(`Unknown option: ${stored}`);
  return letter;
}

export function toQuestion(question: DisplayedQuestion): CreativeQuestionDto {
  const { id, title, ageGroup, theme, estimatedTime, brief, wordBank } = question;
  return {
    id,
    title,
    difficulty: toDifficulty(question.difficulty),
    ageGroup,
    ...(theme === null ? {} : { theme }),
    estimatedTime,
    brief,
    options: byLetter(question.options, ({ text }) => text),
    ...(wordBank.length === 0 ? {} : { wordBank }),
  };
}

function toReviewedQuestion(question: ReviewedQuestion): ReviewedQuestionDto {
  const { microWritePrompt, teacherNotes, options } = question;
  return {
    ...toQuestion(question),
    ...(microWritePrompt === null ? {} : { microWritePrompt }),
    ...(teacherNotes === null ? {} : { teacherNotes }),
    scores: byLetter(options, ({ score }) => score),
    explanations: byLetter(options, ({ explanation }) => explanation),
  };
}

export function toResults(session: ReviewedSession): CreativeResultsDto {
  const { totalScore, maxPossibleScore, timeSpentSeconds, answers } = session;
  const answered = answers.filter(({ selectedOption }) => selectedOption !== null).length;
  return {
    sessionId: session.id,
    examType: session.stage,
    subject: session.subject,
    results: {
      totalScore,
      maxPossibleScore,
      averageScore: scorePercent(totalScore, maxPossibleScore),
      timeSpent: timeSpentSeconds,
      averageTimePerQuestion: answered === 0 ? 0 : Math.round(timeSpentSeconds / answered),
      bonusPoints: answers.filter(({ justification }) => earnsBonusPoint(justification ?? '')).length,
    },
    detailedResults: answers.map((answer) => ({
      question: toReviewedQuestion(answer.question),
      userAnswer: {
        selectedOption: answer.selectedOption === null ? null : toLetter(answer.selectedOption),
        scoreAwarded: answer.scoreAwarded ?? 0,
        maxPossibleScore: maximumCreativeScore,
        timeSpent: answer.timeSpentSeconds ?? 0,
        ...(answer.justification === null ? {} : { justification: answer.justification }),
      },
    })),
  };
}

export const toProgress = (progress: Progress): CreativeProgressDto => ({
  examTypeId: progress.stage.id,
  examTypeName: progress.stage.name,
  subjectId: progress.subject.id,
  subjectName: progress.subject.name,
  recentTrend: trendOf(progress.recentScores),
  averageScore: Math.round(progress.scoreSum / progress.totalSessions),
  bestSessionScore: progress.bestSessionScore,
  totalSessions: progress.totalSessions,
  lastPlayedAt: progress.lastPlayedAt.toISOString(),
});

const none = { total: 0, unanswered: 0 };

/** One record for each stage and subject, with all difficulties. */
export function toBriefCounts(rows: readonly BriefCount[]): BriefCountsDto[] {
  const groups = Map.groupBy(rows, ({ stageId, subjectId }) => `${stageId} ${subjectId}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const counts = { standard: none, advanced: none, elite: none };
    for (const { difficulty, total, unanswered } of group)
      counts[toDifficulty(difficulty)] = { total, unanswered };
    return [{ examTypeId: first.stageId, subjectId: first.subjectId, counts }];
  });
}

function byLetter<Option extends { letter: string }, Value>(
  options: readonly Option[],
  valueOf: (option: Option) => Value,
): Record<CreativeLetter, Value> {
  const entries = options.map((option) => [toLetter(option.letter), valueOf(option)]);
  return Object.fromEntries(entries) as Record<CreativeLetter, Value>;
}

/** Adds up the progress in merged subjects. Records and result are ordered with the last played first. */
export function mergeProgress(
  records: readonly Progress[],
  merged: ReadonlyMap<string, MergedSubject>,
): Progress[] {
  const withMergedSubject = records.map((record) => ({
    ...record,
    subject: merged.get(record.subject.id) ?? record.subject,
  }));
  const groups = Map.groupBy(withMergedSubject, ({ stage, subject }) => `${stage.id} ${subject.id}`);
  return [...groups.values()].map((group) => group.reduce(added));
}

const added = (later: Progress, earlier: Progress): Progress => ({
  ...later,
  totalSessions: later.totalSessions + earlier.totalSessions,
  scoreSum: later.scoreSum + earlier.scoreSum,
  bestSessionScore: Math.max(later.bestSessionScore, earlier.bestSessionScore),
  recentScores: [...earlier.recentScores, ...later.recentScores].slice(-trendSessions),
});
