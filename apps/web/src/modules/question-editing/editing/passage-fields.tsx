import { listPassages } from '@markwell/shared/question-editing/passages.contract';
import { useQuery } from '@tanstack/react-query';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { countOf } from '#lib/format.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { FormulaField } from '#modules/question-bank/formula-field.tsx';
import { newPassage, noPassage, type QuestionEditor } from './use-question-form.ts';

/** Which passage the question is about: one of the subject, none, or a new one with its text. */
export function PassageFields({ editor: { form, question } }: { editor: QuestionEditor }) {
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
