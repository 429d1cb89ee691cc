import type { QuestionDetailDto, QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { Suspense, useState } from 'react';
import { AddPicture } from '#modules/answers/editing/new-pictures.ts';
import type { PartsEditorProps } from '#modules/answers/editing/parts-editor.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { loadOnDemand } from '#ui/layout/load-on-demand.tsx';
import { listPassages } from '@markwell/shared/question-editing/passages.contract';
import { useQuery } from '@tanstack/react-query';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf } from '#lib/format.ts';
import { FormulaField } from '#modules/question-bank/formula-field.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { OptionFields } from './option-fields.tsx';
import type { AnswerKeyChange } from '../question-view.tsx';
import { useEditQuestion } from '../questions.queries.ts';
import { PictureFields } from './picture-fields.tsx';
import { TopicAndDifficultyFields } from './topic-and-difficulty-fields.tsx';
import { useQuestionForm, newPassage, noPassage, type QuestionEditor } from './use-question-form.ts';

interface QuestionEditFormProps {
  question: QuestionDetailDto;
  onCancel: () => void;
  onSaved: (keyChange: AnswerKeyChange | null) => void;
}

/** An edit that changes the answer key, until it is confirmed or cancelled. */
interface UnconfirmedEdit {
  edit: QuestionEdit;
  onDecide: (isConfirmed: boolean) => void;
}

/** Thrown to keep the form unsaved when the change of the answer key is not confirmed. */
class NotConfirmed extends Error {}

/** The form replaces a view that may be scrolled: it starts at its top. */
function showStart(element: HTMLElement | null): void {
  const page = element?.closest('[role="dialog"]')?.parentElement;
  if (page) page.scrollTop = 0;
}

/** Edits a question. A change of the answer key needs confirmation if pupils have answered the question. */
export function QuestionEditForm({ onCancel, onSaved, ...props }: QuestionEditFormProps) {
  const editor = useQuestionForm(props.question);
  const { form, question } = editor;
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedEdit | null>(null);
  const editing = useEditQuestion(question.id);

  async function save(edit: QuestionEdit) {
    if (question.answeredCount > 0 && (await hasNewKey(question, edit))) {
      const isConfirmed = await new Promise<boolean>((onDecide) => setUnconfirmed({ edit, onDecide }));
      if (!isConfirmed) {
        setUnconfirmed(null);
        throw new NotConfirmed();
      }
    }
    return editing.mutateAsync({ edit, files: editor.filesOf(edit) }).finally(() => setUnconfirmed(null));
  }

  return (
    <div ref={showStart}>
      <Form
        form={form}
        className="grid min-w-0 gap-5"
        onSubmit={save}
        onSuccess={({ keyChange }) => onSaved(keyChange)}
        onFailure={(error) => {
          if (error instanceof NotConfirmed) return;
          showToast('error', 'Failed to update question', messageOf(error));
        }}
      >
        <PassageFields editor={editor} />
        <FormulaField form={form} name="questionText" label="Question text" what="the question" rows={5} />
        <PictureFields
          editor={editor}
          name="questionPicture"
          label="Question picture"
          words="Picture for this question"
        />
        <AnswerFields editor={editor} />
        <FormulaField
          form={form}
          name="explanationText"
          label="Explanation"
          what="the explanation"
          rows={4}
        />
        <PictureFields
          editor={editor}
          name="solutionPicture"
          label="Solution picture"
          words="The solution, as a picture"
        />
        <TopicAndDifficultyFields question={question} form={form} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton form={form}>Save</SubmitButton>
        </div>
        <UnsavedChangesGuard form={form} />
      </Form>
      <AlertDialog
        open={unconfirmed !== null}
        onOpenChange={() => unconfirmed?.onDecide(false)}
        title="Change the answer key?"
        description={unconfirmed && consequenceOf(question, unconfirmed.edit)}
        confirmLabel="Change answer key"
        pending={editing.isPending}
        onConfirm={() => unconfirmed?.onDecide(true)}
      />
    </div>
  );
}

const correctLetterOf = ({ options }: QuestionDetailDto) =>
  options.find(({ isCorrect }) => isCorrect)?.optionLetter;

/** What a change of the answer key means for the answers before and after it. */
function consequenceOf(question: QuestionDetailDto, { parts, correctLetter }: QuestionEdit): string {
  const answers = countOf(question.answeredCount, 'answer was', 'answers were');
  const [before, after] = parts
    ? ['before this change', 'answers are marked as it says now']
    : [
        `with ${correctLetterOf(question) ?? 'none'} as the correct one`,
        `${String(correctLetter)} is correct`,
      ];
  return `${answers} marked ${before}. Those results do not change; from now on ${after}.`;
}

/** Whether an edit changes what is right. What compares parts is loaded with their editor. */
async function hasNewKey(
  question: QuestionDetailDto,
  { parts, correctLetter }: QuestionEdit,
): Promise<boolean> {
  if (!parts) return correctLetter !== correctLetterOf(question);
  const { haveSameKeys } = await import('@markwell/shared/answers/part-keys');
  return !haveSameKeys(question.parts, parts);
}

const PartsEditor = loadOnDemand<PartsEditorProps>(() =>
  import('#modules/answers/editing/parts-editor.tsx').then((loaded) => loaded.PartsEditor),
);

/** Options with one right, or parts with answers of any kind. */
function AnswerFields({ editor }: { editor: QuestionEditor }) {
  const { form, question } = editor;
  const parts = form.watch('parts');
  if (parts) {
    return (
      <Suspense fallback={<Spinner label="Loading the parts…" />}>
        <AddPicture value={editor.addPicture}>
          <PartsEditor parts={parts} onChange={(next) => form.choose('parts', next)} />
        </AddPicture>
      </Suspense>
    );
  }
  return (
    <>
      <OptionFields editor={editor} />
      {question.questionType === 'regular' && question.parts.length > 0 && (
        <Button
          variant="subtle"
          size="small"
          className="justify-self-start"
          onClick={() => form.choose('parts', question.parts)}
        >
          Ask in parts, or let pupils type the answer
        </Button>
      )}
    </>
  );
}

/** Which passage the question is about: one of the subject, none, or a new one with its text. */
function PassageFields({ editor: { form, question } }: { editor: QuestionEditor }) {
  const [subjectId, chosen] = form.watch(['subjectId', 'passageId']);
  const { data, isError } = useQuery({
    ...endpointQuery(listPassages, { query: { subject: subjectId } }),
    enabled: subjectId !== '',
  });
  const { passage } = question;
  const passages = [
    ...(passage && !data?.passages.some(({ id }) => id === passage.id) ? [passage] : []),
    ...(data?.passages ?? []),
  ];
  const choices = [
    { value: noPassage, label: 'No passage' },
    { value: newPassage, label: 'A new passage' },
    ...passages.map(({ id, title, questionCount }) => ({
      value: id,
      label: `${title} (${countOf(questionCount, 'question')})`,
    })),
  ];
  return (
    <>
      <Field
        label="Passage"
        hint="To change the words of a passage, use Edit passage in the question."
        error={isError ? 'The passages could not be loaded.' : form.field('passageId').error}
        binding={form.field('passageId').binding}
      >
        <Select choices={choices} />
      </Field>
      {chosen === newPassage && (
        <div className="grid gap-4 rounded-md border border-line p-3">
          <Field label="Passage title" {...form.field('newPassage.title')}>
            <TextInput />
          </Field>
          <FormulaField form={form} name="newPassage.body" label="Passage text" what="the passage" rows={8} />
        </div>
      )}
    </>
  );
}
