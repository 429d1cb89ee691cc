import type { Database } from '@markwell/database/connect';
import type { QuizQuestionEdit } from '@markwell/shared/admin/rapid-fire/rapid-fire.contract';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { changedFields } from '../../domain/audit/changed-fields.ts';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import { editConflict } from '../../domain/question-bank/edit-conflict.ts';
import type { Transaction } from '../../domain/question-bank/position-statements.repository.ts';
import { changeQuestionBank } from '../../domain/question-bank/bucket-positions.repository.ts';
import type { NewOption } from '../../domain/question-bank/question-rows.ts';
import { reviseQuestion } from '../../domain/question-bank/revise-question.repository.ts';

export interface EditQuizQuestionRepository {
  /**
   * Writes the audit entry in the same transaction. Throws NOT_FOUND unless it is a rapid-fire question,
   * CONFLICT when another user edited it in the meantime, RULE_BROKEN for neither text nor picture.
   */
  edit: (questionId: string, edit: QuizQuestionEdit, actorId: string) => Promise<void>;
}

async function readStored(transaction: Transaction, id: string) {
  const question = await transaction.question.findUnique({
    where: { id, kind: 'RAPID_FIRE' },
    select: {
      grade: true,
      timeLimit: true,
      currentRevision: {
        include: { options: { orderBy: { letter: 'asc' } } },
      },
    },
  });
  if (!question?.currentRevision) throw notFound('This question does not exist');
  return { ...question, currentRevision: question.currentRevision };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

const factsOf = ({ grade, timeLimit, currentRevision: { body, explanation } }: Stored) => ({
  questionText: body,
  explanationText: explanation,
  level: grade,
  timeLimit,
});

const sameOptions = ({ currentRevision }: Stored): NewOption[] =>
  currentRevision.options.map(({ text, imageId, isCorrect }) =>
    imageId === null ? { text: text ?? '', isCorrect } : { imageId, isCorrect },
  );

export function createEditQuizQuestionRepository(database: Database): EditQuizQuestionRepository {
  return {
    edit: (questionId, edit, actorId) =>
      changeQuestionBank(database, async (transaction) => {
        const stored = await readStored(transaction, questionId);
        const { number, imageId, solutionImageId, passageId } = stored.currentRevision;
        if (edit.revision !== undefined && edit.revision !== number) throw editConflict();
        const body = edit.questionText || null;
        const explanation = edit.explanationText || null;
        if (body === null && imageId === null) throw noWords();
        const isSame =
          body === stored.currentRevision.body && explanation === stored.currentRevision.explanation;
        const content = {
          body,
          explanation,
          imageId,
          solutionImageId,
          passageId,
          options: sameOptions(stored),
        };
        await reviseQuestion(
          transaction,
          { questionId, grade: edit.level, timeLimit: edit.timeLimit, ...(!isSame && { content }) },
          actorId,
        );
        const edited = await readStored(transaction, questionId);
        // Another edit came first, and this one would overwrite it.
        if (edited.currentRevision.number !== number + (isSame ? 0 : 1)) throw editConflict();
        const { before, after, isEmpty } = changedFields(factsOf(stored), factsOf(edited));
        if (isEmpty) return;
        await writeAuditEntry(transaction, {
          actorId,
          action: 'question.edited',
          subjectKind: 'question',
          subjectId: questionId,
          before,
          after,
        });
      }),
  };
}

function noWords() {
  const message = 'Please enter question text';
  return ruleViolated(message, { issues: [{ path: 'body.questionText', message }] });
}
