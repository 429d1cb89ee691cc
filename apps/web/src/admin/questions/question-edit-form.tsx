import type { QuestionDetailDto, QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { useState, type SubmitEvent } from 'react';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { countOf } from '../../lib/format.ts';
import type { AnswerKeyChange } from './answer-key-change-banner.tsx';
import { OptionFields } from './option-fields.tsx';
import { TopicAndDifficultyFields } from './topic-and-difficulty-fields.tsx';
import { draftOf, parseDraft, type DraftProblems, type QuestionDraft } from './question-draft.ts';
import { useEditQuestion } from './questions.queries.ts';

interface QuestionEditFormProps {
  question: QuestionDetailDto;
  /** Called with whether there are unsaved changes. */
  onTouch: (isTouched: boolean) => void;
  onCancel: () => void;
  onSaved: (keyChange: AnswerKeyChange | null) => void;
}

export function QuestionEditForm(props: QuestionEditFormProps) {
  const { onTouch, onCancel, onSaved } = props;
  // The question as it was when the form opened: a refetch must not replace the revision being edited.
  const [question] = useState(props.question);
  const [draft, setDraft] = useState(() => draftOf(question));
  const [problems, setProblems] = useState<DraftProblems>({});
  /** The edit that changes the answer key and needs confirmation. */
  const [waiting, setWaiting] = useState<QuestionEdit | null>(null);
  const editing = useEditQuestion(question.id);
  const key = question.options.find(({ isCorrect }) => isCorrect)?.optionLetter;

  function change(changed: Partial<QuestionDraft>) {
    setDraft({ ...draft, ...changed });
    setProblems({});
    onTouch(true);
  }

  function save(edit: QuestionEdit) {
    editing.mutate(edit, {
      onSuccess: ({ keyChange }) => {
        onSaved(keyChange);
      },
      onSettled: () => {
        setWaiting(null);
      },
    });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (editing.isPending) return;
    const result = parseDraft(question, draft);
    if ('problems' in result) setProblems(result.problems);
    else if (question.answeredCount > 0 && result.edit.correctLetter !== key) setWaiting(result.edit);
    else save(result.edit);
  }

  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 gap-5">
      <Field label="Question text" error={problems['questionText']}>
        <Textarea
          rows={5}
          value={draft.questionText}
          onChange={({ target }) => {
            change({ questionText: target.value });
          }}
        />
      </Field>
      <OptionFields
        options={draft.options}
        correctKey={draft.correctKey}
        problems={problems}
        onOptions={(options) => {
          change({ options });
        }}
        onCorrect={(correctKey) => {
          change({ correctKey });
        }}
      />
      <Field label="Explanation" error={problems['explanationText']}>
        <Textarea
          rows={4}
          value={draft.explanationText}
          onChange={({ target }) => {
            change({ explanationText: target.value });
          }}
        />
      </Field>
      <TopicAndDifficultyFields question={question} draft={draft} problems={problems} onChange={change} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={editing.isPending}>
          Save
        </Button>
      </div>
      <AlertDialog
        open={waiting !== null}
        onOpenChange={() => {
          setWaiting(null);
        }}
        title="Change the answer key?"
        description={`${countOf(question.answeredCount, 'answer was', 'answers were')} marked with ${key ?? 'no answer'} as the correct one. Those results do not change; from now on ${waiting?.correctLetter ?? ''} is correct.`}
        confirmLabel="Change answer key"
        pending={editing.isPending}
        onConfirm={() => {
          if (waiting) save(waiting);
        }}
      />
    </form>
  );
}
