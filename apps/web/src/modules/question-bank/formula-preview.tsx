import { containsMathematics } from '@markwell/shared/mathematics/mathematics';
import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FormulaWarnings } from '#modules/mathematics/formula-warnings.tsx';
import { QuestionText } from '#modules/answers/content/question-text.tsx';

interface FormulaPreviewProps<Values extends FieldValues, Body> {
  form: { control: Control<Values, unknown, Body> };
  /** The field whose text is shown. */
  name: FieldPath<Values>;
  /** The accessible name: 'Preview of the question'. */
  label: string;
}

/** The text of a field as pupils see it, while it is typed. Nothing for a text without formulas. Warns of those that cannot be shown. */
export function FormulaPreview<Values extends FieldValues, Body>(props: FormulaPreviewProps<Values, Body>) {
  const { form, name, label } = props;
  const typed: unknown = useWatch({ control: form.control, name });
  const text = useDeferredValue(typeof typed === 'string' ? typed : '');
  const texts = useMemo(() => [{ place: null, text }], [text]);
  return (
    <div className="mt-1.5 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden">
      {containsMathematics(text) && (
        <div role="group" aria-label={label} className="rounded-md bg-sunk px-3.5 py-2.5">
          <span aria-hidden className="text-xs text-ink-soft">
            Preview
          </span>
          <QuestionText text={text} />
        </div>
      )}
      <FormulaWarnings texts={texts} />
    </div>
  );
}
