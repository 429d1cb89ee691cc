import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { conflict, notFound, ruleViolated } from '#platform/domain-error.ts';
import type { StoredDifficulty } from '../past-paper.mapper.ts';

/** The stored fields of a paper, without its files. */
export interface PaperValues {
  title: string;
  stageId: string;
  subjectId: string;
  examBoardId: string | null;
  year: number;
  paperNumber: number | null;
  schoolName: string | null;
  duration: number | null;
  maxMarks: number | null;
  totalQuestions: number | null;
  difficulty: StoredDifficulty;
  isFree: boolean;
  isPremium: boolean;
}

/** What the database has about the subject and the title of a paper that is to be saved. */
export interface PaperClassification {
  /** Undefined when the stage has no such subject. */
  subject: { name: string; stageName: string; stageCode: string } | undefined;
  /** Whether there is such an exam board; true for a paper without one. */
  isExamBoardKnown: boolean;
  /** Another paper of the subject with the same title, in upper or lower case. */
  sameTitle: { year: number } | undefined;
}

export const paperNotFound = () => notFound('This paper does not exist');

/**
 * Throws RULE_BROKEN for a subject of another stage and for an exam board that the stage does not have, CONFLICT for a title in use.
 */
export function assertClassification(
  { title, examBoardId }: Pick<PaperValues, 'title' | 'examBoardId'>,
  { subject, isExamBoardKnown, sameTitle }: PaperClassification,
): void {
  if (!subject) {
    const message = 'Please select a subject';
    throw ruleViolated(message, { issues: [{ path: 'body.subjectId', message }] });
  }
  if (!isExamBoardKnown || (examBoardId !== null && subject.stageCode !== stageWithExamBoards)) {
    const message = `${subject.stageName} does not have this exam board`;
    throw ruleViolated(message, { issues: [{ path: 'body.examBoardId', message }] });
  }
  if (!sameTitle) return;
  throw conflict(
    `A past paper called "${title}" (${String(sameTitle.year)}) already exists in ${subject.stageName}, ${subject.name}`,
    { suggestion: 'Please use a different title or exam type/subject combination' },
  );
}
