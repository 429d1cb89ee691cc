import { linesOf } from '@markwell/shared/question-editing/upload/pasted-lines';
import { maxPassageTitleLength } from '@markwell/shared/question-bank/upload-limits';
import { useMemo } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { AnswerLinesHelp } from './answer-lines-help.tsx';
import { QuestionFileDialog } from './question-file-dialog.tsx';
import type { UploadTexts } from '../../question-file/upload-texts.ts';
import { hasContent, type PickedImage } from '../upload-form.ts';
import type { PartProps } from './field-props.ts';
import { ImagePicker } from './image-picker.tsx';
import { PasteEditor } from './paste-editor.tsx';

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

type PastedText = 'questionText' | 'mcqOptions' | 'explanationText';

interface PastedFieldProps extends PartProps {
  name: PastedText;
  label: string;
  hint: string;
  rows: number;
  placeholder?: string;
}

/** A text of several lines, numbered, with marks at the lines that have a problem. */
function PastedField({ form, values, errors, name, label, hint, ...textarea }: PastedFieldProps) {
  const text = values[name];
  const lineCount = useMemo(() => linesOf(text).length, [text]);
  const wrongLines = useMemo(
    () => new Set(errors.flatMap(({ field, line }) => (field === name && line !== undefined ? [line] : []))),
    [errors, name],
  );
  return (
    <Field label={label} hint={hint} {...form.field(name)}>
      <PasteEditor {...textarea} spellCheck={false} lineCount={lineCount} wrongLines={wrongLines} />
    </Field>
  );
}

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
    hasPlaces={values[name === 'questionImages' ? 'questionContentType' : 'solutionType'] === 'both'}
    images={values[name]}
    error={form.field(name).error}
    onChange={(images) => form.choose(name, images)}
  />
);

const imageTypes = 'JPEG, PNG, WebP, AVIF or GIF, up to 5 MB each.';
const exampleQuestion = 'Q1. What is 7 × 8?\nA) 54\nB) 56\nC) 63\nD) 64\n\nQ2. …';

function pickedImageOf({
  name,
  type,
  bytes,
  place,
  alternativeText,
}: UploadTexts['pictures'][number]): PickedImage {
  const file = new File([bytes], name, { type });
  return { file, url: URL.createObjectURL(file), place, alternativeText };
}

/** The fields for the questions and their answer key. */
export function QuestionFields(part: PartProps) {
  const { form, values } = part;
  const replaceQuestions = ({ pictures, ...texts }: UploadTexts) => {
    form.choose('fromFile', true);
    form.choose('questionContentType', pictures.length > 0 ? 'both' : 'text');
    form.choose('questionText', texts.questionText);
    form.choose('questionImages', pictures.map(pickedImageOf));
    form.choose('mcqOptions', '');
    form.choose('answerKey', texts.answerKey);
    form.choose('solutionType', 'text');
    form.choose('explanationText', texts.explanationText);
    form.choose('solutionImages', []);
  };
  return (
    <>
      <DialogButton variant="quiet" size="small" className="justify-self-start" label="Read from a file">
        {(close) => (
          <QuestionFileDialog
            replacesQuestions={hasContent({ ...values, passageTitle: '', passageText: '' })}
            onUse={(texts) => {
              replaceQuestions(texts);
              close();
            }}
            onClose={close}
          />
        )}
      </DialogButton>
      {values.fromFile && (
        <Banner
          tone="notice"
          action={
            <Button variant="quiet" size="small" onClick={() => form.choose('fromFile', false)}>
              Use the rules for pasted questions
            </Button>
          }
        >
          The questions are from a file: each may have two to five options, and only some need a solution.
        </Banner>
      )}
      <ContentType {...part} name="questionContentType" legend="Question content type" />
      {values.questionContentType !== 'image' && (
        <PastedField
          {...part}
          name="questionText"
          label="Question text"
          hint="Each question begins with Q1., Q2. … at the start of a line, its options with A) to D). Use E) for all of them or for none. The first number can be any, such as Q21."
          rows={12}
          placeholder={exampleQuestion}
        />
      )}
      {values.questionContentType !== 'image' && values.kind === 'regular' && <AnswerLinesHelp />}
      {values.questionContentType !== 'text' && (
        <>
          <ImagesField
            {...part}
            name="questionImages"
            label="Question images"
            hint={
              values.questionContentType === 'both'
                ? `For some questions or for all. Name the files Q3 for question 3 and Q3A for its option A, or give each its place below: type it, or drag the image to the preview. ${imageTypes}`
                : `One for each question, in the order of the file names. Name the images of its options Q3A, Q3B and so on. ${imageTypes}`
            }
          />
          <PastedField
            {...part}
            name="mcqOptions"
            label="Options (optional)"
            hint="A) to D) under Q1., Q2. … Without them the options are in the image, and pupils choose a letter."
            rows={5}
          />
        </>
      )}
      <Field
        label="Answer key"
        hint="One letter for each question, with commas between them: A,C,B,D. For several correct options: A+C. Questions with a typed answer have none."
        {...form.field('answerKey')}
      >
        <Textarea rows={2} autoCapitalize="characters" spellCheck={false} />
      </Field>
    </>
  );
}

const exampleSolution = 'S1. Seven eights are 56.\n\nS2. …';

/** The fields for the solutions. */
export function SolutionFields(part: PartProps) {
  const { values } = part;
  return (
    <>
      <ContentType {...part} name="solutionType" legend="Solution type" />
      {values.solutionType !== 'image' && (
        <PastedField
          {...part}
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
          hint={
            values.solutionType === 'both'
              ? `For some solutions or for all. Name the file S3 for the solution of question 3, or give it its place below. ${imageTypes}`
              : `One for each question, in the order of the file names. ${imageTypes}`
          }
        />
      )}
    </>
  );
}

/** The fields for a passage that all the questions belong to. */
export function PassageFields({ form }: PartProps) {
  return (
    <>
      <Field label="Title of the passage (optional)" {...form.field('passageTitle')}>
        <TextInput maxLength={maxPassageTitleLength} autoComplete="off" />
      </Field>
      <Field
        label="Text of the passage (optional)"
        hint="Pupils read it with each question of this upload."
        {...form.field('passageText')}
      >
        <Textarea rows={5} />
      </Field>
    </>
  );
}
