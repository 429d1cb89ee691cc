import type { RapidFireQuestionEdit } from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { rapidFireDefaultTimeLimit } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import { assertSamePlacement } from '#modules/question-bank/change/placement.rules.ts';
import {
  contentOfStored,
  editConflict,
  type QuestionContent,
} from '#modules/question-bank/change/question-bank.rules.ts';
import type { QuestionEdit } from '#modules/question-bank/change/question-bank.service.ts';

export interface StoredRapidFireQuestion {
  topicId: string;
  topicName: string;
  /** The rapid-fire level. */
  difficulty: number;
  /** Seconds. */
  timeLimit: number | null;
  revision: QuestionContent & { number: number };
}

/**
 * What an edit changes in the question bank: pictures, passage and options stay the same. Throws CONFLICT
 * when the edit was made to an earlier revision, or the level or time limit changed since: it would overwrite that;
 * RULE_BROKEN for neither text nor picture.
 */
export function bankEditOf(
  { revision: stored, topicName, ...placed }: StoredRapidFireQuestion,
  edit: RapidFireQuestionEdit,
): Omit<QuestionEdit, 'questionId'> {
  if (edit.revision !== undefined && edit.revision !== stored.number) throw editConflict();
  if (edit.openedWith) {
    const { level, timeLimit } = edit.openedWith;
    assertSamePlacement(
      { topicId: placed.topicId, difficulty: level, tier: null, timeLimit },
      {
        ...placed,
        topicName,
        kind: 'RAPID_FIRE',
        tier: null,
        timeLimit: placed.timeLimit ?? rapidFireDefaultTimeLimit,
      },
    );
  }
  const body = edit.questionText || null;
  const explanation = edit.explanationText || null;
  if (body === null && stored.imageId === null) {
    const message = 'Please enter question text';
    throw ruleViolated(message, { issues: [{ path: 'body.questionText', message }] });
  }
  const content = { ...contentOfStored(stored), body, explanation };
  const isSame = body === stored.body && explanation === stored.explanation;
  return {
    fromRevision: stored.number,
    fromPlacement: { ...placed, tier: null },
    difficulty: edit.level,
    timeLimit: edit.timeLimit,
    ...(!isSame && { content }),
  };
}

/** The fields of a rapid-fire question in the audit log. */
export const auditedFields = ({ difficulty, timeLimit, revision }: StoredRapidFireQuestion) => ({
  questionText: revision.body,
  explanationText: revision.explanation,
  level: difficulty,
  timeLimit,
});
