import { RadioChips } from '../../../components/ui/inputs/chips.tsx';
import { Field } from '../../../components/ui/inputs/field.tsx';
import { Textarea } from '../../../components/ui/inputs/textarea.tsx';
import type { PartProps } from './field-props.ts';
import { ImagePicker } from './image-picker.tsx';
import { contentTypeChoices } from './question-fields.tsx';

/** The fields for the solutions: for every question, or none. */
export function SolutionFields({ form, problems, onChange }: PartProps) {
  const { solutionType } = form;
  return (
    <>
      <RadioChips
        legend="Solution type"
        choices={contentTypeChoices}
        value={solutionType}
        onChange={(chosen) => {
          onChange({ solutionType: chosen });
        }}
      />
      {solutionType !== 'image' && (
        <Field
          label="Solutions"
          hint="One for each question, under S1., S2. … Leave it empty to upload without solutions."
          error={problems['explanationText']}
        >
          <Textarea
            name="explanationText"
            rows={7}
            placeholder={'S1. Seven eights are 56.\n\nS2. …'}
            spellCheck={false}
            value={form.explanationText}
            onChange={({ target }) => {
              onChange({ explanationText: target.value });
            }}
          />
        </Field>
      )}
      {solutionType !== 'text' && (
        <ImagePicker
          label="Solution images"
          name="solutionImages"
          hint="One for each question, in the order of the file names. Up to 5 MB each."
          images={form.solutionImages}
          error={problems['solutionImages']}
          onChange={(solutionImages) => {
            onChange({ solutionImages });
          }}
        />
      )}
    </>
  );
}
