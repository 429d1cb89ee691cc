import {
  quizQuestionEditSchema,
  type QuizQuestionDto,
} from '@markwell/shared/admin/rapid-fire/rapid-fire.contract';
import { rapidFireLevels } from '@markwell/shared/vocabulary/rapid-fire';
import { useRef, useState, type SubmitEvent } from 'react';
import { QuestionImage } from '../../components/question/question-image.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../components/forms/field-errors.ts';
import { useEditQuizQuestion } from './quiz-questions.queries.ts';

interface QuizQuestionDialogProps {
  question: QuizQuestionDto;
  onClose: () => void;
}

const formId = 'quiz-question-form';

/** Edits a rapid-fire question (spec 3 §2.8). Asks before it discards unsaved changes. */
export function QuizQuestionDialog({ question, onClose }: QuizQuestionDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => ({
    questionText: question.questionText ?? '',
    explanationText: question.explanationText ?? '',
    level: String(question.level),
    timeLimit: String(question.timeLimit),
  }));
  const [problems, setProblems] = useState<FieldErrors>({});
  const [isTouched, setIsTouched] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const editing = useEditQuizQuestion(question.id);

  const set = (name: keyof typeof values, value: string) => {
    setValues({ ...values, [name]: value });
    setProblems({ ...problems, [name]: undefined });
    setIsTouched(true);
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (editing.isPending) return;
    const { timeLimit, level, ...words } = values;
    const edit = {
      ...words,
      level: Number(level),
      timeLimit: timeLimit.trim() === '' ? Number.NaN : Number(timeLimit),
      revision: question.revision,
    };
    const found = schemaErrors(quizQuestionEditSchema, edit);
    if (words.questionText.trim() === '' && question.questionImageUrl === null)
      found['questionText'] = 'Please enter question text';
    setProblems(found);
    if (focusFirstError(form.current, found)) return;
    editing.mutate(edit, {
      onSuccess: onClose,
      onError: (error) => {
        const refused = serverErrors(error);
        setProblems(refused);
        focusFirstError(form.current, refused);
      },
    });
  }

  function close() {
    if (editing.isPending) return;
    if (isTouched) setIsAsking(true);
    else onClose();
  }

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title="Edit rapid-fire question"
        description="Finished quizzes keep the text they showed."
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} pending={editing.isPending}>
              Save
            </Button>
          </>
        }
      >
        <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
          {question.questionImageUrl !== null && (
            <QuestionImage
              url={question.questionImageUrl}
              alt={question.questionImageAlt ?? 'The question, as a picture'}
              className="max-h-60 sm:col-span-2"
            />
          )}
          <Field label="Question text" className="sm:col-span-2" error={problems['questionText']}>
            <Textarea
              name="questionText"
              rows={4}
              value={values.questionText}
              onChange={({ target }) => {
                set('questionText', target.value);
              }}
            />
          </Field>
          <Field label="Explanation" className="sm:col-span-2" error={problems['explanationText']}>
            <Textarea
              name="explanationText"
              rows={4}
              value={values.explanationText}
              onChange={({ target }) => {
                set('explanationText', target.value);
              }}
            />
          </Field>
          <Field label="Level" error={problems['level']}>
            <Select
              name="level"
              value={values.level}
              onChange={({ target }) => {
                set('level', target.value);
              }}
            >
              {rapidFireLevels.map(({ level, name }) => (
                <option key={level} value={level}>
                  {level} {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Time limit" hint="Seconds, 10 to 120" error={problems['timeLimit']}>
            <TextInput
              name="timeLimit"
              inputMode="numeric"
              value={values.timeLimit}
              onChange={({ target }) => {
                set('timeLimit', target.value);
              }}
            />
          </Field>
        </form>
        <AlertDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Discard your changes?"
          description="Your changes to this question are not saved."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          tone="danger"
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
