import { questionPartsSchema, type QuestionPart } from '@markwell/shared/answers/question-parts';
import { UnusableQuestion } from '../question-file.ts';

/** The only part of a question, checked. Throws `UnusableQuestion` if it cannot be marked. */
export function onlyPart(definition: object, marks = 1): QuestionPart[] {
  const part = { label: 'a', stem: '', marks, answer: definition, hints: [], steps: [] };
  const { data, error } = questionPartsSchema.safeParse({ parts: [part] });
  if (!data)
    throw new UnusableQuestion(`has an answer that cannot be used: ${error.issues[0]?.message ?? ''}`);
  return data.parts;
}
