import { RadioChips } from '../../../components/ui/inputs/chips.tsx';
import { Field } from '../../../components/ui/inputs/field.tsx';
import { Textarea } from '../../../components/ui/inputs/textarea.tsx';
import type { PartProps } from './field-props.ts';
import { ImagePicker } from './image-picker.tsx';

export const contentTypeChoices = [
  { value: 'text', label: 'Text' },
  { value: 'image', label: 'Image' },
  { value: 'both', label: 'Both' },
] as const;

const example = 'Q1. What is 7 × 8?\nA) 54\nB) 56\nC) 63\nD) 64\n\nQ2. …';

/** The fields for the questions and their answer key. */
export function QuestionFields({ form, problems, onChange }: PartProps) {
  const { questionContentType } = form;
  return (
    <>
      <RadioChips
        legend="Question content type"
        choices={contentTypeChoices}
        value={questionContentType}
        onChange={(chosen) => {
          onChange({ questionContentType: chosen });
        }}
      />
      {questionContentType !== 'image' && (
        <Field
          label="Question text"
          hint="Each question begins with Q1., Q2. … at the start of a line, its options with A) to D). Use E) for all of them or for none."
          error={problems['questionText']}
        >
          <Textarea
            name="questionText"
            rows={12}
            placeholder={example}
            spellCheck={false}
            value={form.questionText}
            onChange={({ target }) => {
              onChange({ questionText: target.value });
            }}
          />
        </Field>
      )}
      {questionContentType !== 'text' && (
        <>
          <ImagePicker
            label="Question images"
            name="questionImages"
            hint="One for each question, in the order of the file names. JPEG, PNG, WebP or GIF, up to 5 MB each."
            images={form.questionImages}
            error={problems['questionImages']}
            onChange={(questionImages) => {
              onChange({ questionImages });
            }}
          />
          <Field
            label="Options (optional)"
            hint="A) to D) under Q1., Q2. … Without them the options are in the image, and pupils choose a letter."
            error={problems['mcqOptions']}
          >
            <Textarea
              name="mcqOptions"
              rows={5}
              spellCheck={false}
              value={form.mcqOptions}
              onChange={({ target }) => {
                onChange({ mcqOptions: target.value });
              }}
            />
          </Field>
        </>
      )}
      <Field
        label="Answer key"
        hint="One letter for each question, with commas between them: A,C,B,D"
        error={problems['answerKey']}
      >
        <Textarea
          name="answerKey"
          rows={2}
          spellCheck={false}
          autoCapitalize="characters"
          value={form.answerKey}
          onChange={({ target }) => {
            onChange({ answerKey: target.value });
          }}
        />
      </Field>
    </>
  );
}
