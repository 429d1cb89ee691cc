import type { QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';
import { useState } from 'react';
import { QueryError } from '#ui/admin/query-error.tsx';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { QuestionEditForm } from './editing/question-edit-form.tsx';
import { QuestionSteps, type QuestionStepsProps } from './question-steps.tsx';
import { QuestionView, type AnswerKeyChange } from './question-view.tsx';
import { useQuestion } from './questions.queries.ts';

interface QuestionDialogProps {
  questionId: string;
  /** Opens the form immediately; Cancel then closes the dialog. */
  startsEditing?: boolean;
  /** The questions before and after it in the list. */
  steps?: QuestionStepsProps | undefined;
  onClose: () => void;
}

function titleOf(question: QuestionDetailDto | undefined, isEditing: boolean): string {
  const number = question?.questionNumber ?? null;
  return `${isEditing ? 'Edit question' : 'Question'}${number === null ? '' : ` ${String(number)}`}`;
}

/** One question in detail, to view and edit. Asks before unsaved changes are discarded. */
export function QuestionDialog({ questionId, startsEditing = false, steps, onClose }: QuestionDialogProps) {
  const query = useQuestion(questionId);
  const question = query.data;
  const [isEditing, setIsEditing] = useState(startsEditing);
  const [keyChange, setKeyChange] = useState<AnswerKeyChange | null>(null);
  const leaveForm = () => setIsEditing(false);
  const cancel = startsEditing ? onClose : leaveForm;

  return (
    <GuardedDialog size="large" title={titleOf(question, isEditing)} onClose={isEditing ? cancel : onClose}>
      {steps && !isEditing && (
        <QuestionSteps
          {...steps}
          onStep={(step) => {
            setKeyChange(null);
            steps.onStep(step);
          }}
        />
      )}
      {question && isEditing && (
        <QuestionEditForm
          question={question}
          onCancel={cancel}
          onSaved={(change) => {
            setKeyChange(change);
            leaveForm();
          }}
        />
      )}
      {question && !isEditing && (
        <QuestionView
          question={question}
          keyChange={keyChange}
          onEdit={() => setIsEditing(true)}
          onKeyChange={setKeyChange}
          onDeleted={onClose}
        />
      )}
      {query.isPending && <Spinner label="Loading question…" />}
      {!question && (
        <QueryError query={query} failure="Failed to fetch the question" className="border-0 py-6" />
      )}
    </GuardedDialog>
  );
}
