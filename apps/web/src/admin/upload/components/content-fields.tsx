import type { PastedField } from '@markwell/shared/admin/upload/upload-error';
import type { ComponentProps } from 'react';
import { RadioChips } from '#components/ui/inputs/chips.tsx';
import { Field } from '#components/ui/inputs/field.tsx';
import { Textarea } from '#components/ui/inputs/textarea.tsx';
import type { UploadForm } from '../upload-form.ts';
import type { PartProps } from './field-props.ts';
import { ImagePicker } from './image-picker.tsx';

const contentTypeChoices = [
  { value: 'text', label: 'Text' },
  { value: 'image', label: 'Image' },
  { value: 'both', label: 'Both' },
] as const;

interface ContentTypeProps extends PartProps {
  name: 'questionContentType' | 'solutionType';
  legend: string;
}

const ContentType = ({ form, values, name, legend }: ContentTypeProps) => (
  <RadioChips
    legend={legend}
    choices={contentTypeChoices}
    value={values[name]}
    onChange={(type) => form.choose(name, type)}
  />
);

interface PastedFieldProps extends Omit<ComponentProps<typeof Textarea>, 'form' | 'name'> {
  form: UploadForm;
  name: PastedField;
  label: string;
  hint: string;
}

const PastedText = ({ form, name, label, hint, ...textarea }: PastedFieldProps) => (
  <Field label={label} hint={hint} {...form.field(name)}>
    <Textarea {...textarea} spellCheck={false} />
  </Field>
);

interface ImagesFieldProps extends PartProps {
  name: 'questionImages' | 'solutionImages';
  label: string;
  hint: string;
}

const ImagesField = ({ form, values, name, label, hint }: ImagesFieldProps) => (
  <ImagePicker
    label={label}
    hint={hint}
    name={name}
    images={values[name]}
    error={form.field(name).error}
    onChange={(images) => form.choose(name, images)}
  />
);

const exampleQuestion = 'Q1. What is 7 × 8?\nA) 54\nB) 56\nC) 63\nD) 64\n\nQ2. …';

/** The fields for the questions and their answer key. */
export function QuestionFields(part: PartProps) {
  const { form, values } = part;
  return (
    <>
      <ContentType {...part} name="questionContentType" legend="Question content type" />
      {values.questionContentType !== 'image' && (
        <PastedText
          form={form}
          name="questionText"
          label="Question text"
          hint="Each question begins with Q1., Q2. … at the start of a line, its options with A) to D). Use E) for all of them or for none."
          rows={12}
          placeholder={exampleQuestion}
        />
      )}
      {values.questionContentType !== 'text' && (
        <>
          <ImagesField
            {...part}
            name="questionImages"
            label="Question images"
            hint="One for each question, in the order of the file names. JPEG, PNG, WebP or GIF, up to 5 MB each."
          />
          <PastedText
            form={form}
            name="mcqOptions"
            label="Options (optional)"
            hint="A) to D) under Q1., Q2. … Without them the options are in the image, and pupils choose a letter."
            rows={5}
          />
        </>
      )}
      <PastedText
        form={form}
        name="answerKey"
        label="Answer key"
        hint="One letter for each question, with commas between them: A,C,B,D"
        rows={2}
        autoCapitalize="characters"
      />
    </>
  );
}

const exampleSolution = 'S1. Seven eights are 56.\n\nS2. …';

/** The fields for the solutions. */
export function SolutionFields(part: PartProps) {
  const { form, values } = part;
  return (
    <>
      <ContentType {...part} name="solutionType" legend="Solution type" />
      {values.solutionType !== 'image' && (
        <PastedText
          form={form}
          name="explanationText"
          label="Solutions"
          hint="One for each question, under S1., S2. … Leave it empty to upload without solutions."
          rows={7}
          placeholder={exampleSolution}
        />
      )}
      {values.solutionType !== 'text' && (
        <ImagesField
          {...part}
          name="solutionImages"
          label="Solution images"
          hint="One for each question, in the order of the file names. Up to 5 MB each."
        />
      )}
    </>
  );
}
