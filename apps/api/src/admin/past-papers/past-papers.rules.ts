import { conflict, notFound, ruleViolated } from '../../domain/domain-error.ts';
import type { StoredDifficulty } from '../../domain/past-papers/past-paper.mapper.ts';

/** The stored fields of a paper, without its files. */
export interface PaperValues {
  title: string;
  stageId: string;
  subjectId: string;
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
  subject: { name: string; stageName: string } | undefined;
  /** Another paper of the subject with the same title, in upper or lower case. */
  sameTitle: { year: number } | undefined;
}

export const paperNotFound = () => notFound('This paper does not exist');

/** Throws RULE_BROKEN for a subject of another stage, CONFLICT for a title in use. */
export function assertClassification(
  { title }: Pick<PaperValues, 'title'>,
  { subject, sameTitle }: PaperClassification,
): void {
  if (!subject) {
    const message = 'Please select a subject';
    throw ruleViolated(message, { issues: [{ path: 'body.subjectId', message }] });
  }
  if (!sameTitle) return;
  throw conflict(
    `A past paper called "${title}" (${String(sameTitle.year)}) already exists in ${subject.stageName}, ${subject.name}`,
    { suggestion: 'Please use a different title or exam type/subject combination' },
  );
}
