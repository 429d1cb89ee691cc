import type { QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';

/** Whether a question is options alone: one part of one mark, without a typed answer, hints or steps. */
export function isPlain({ options, parts }: Pick<QuestionDetailDto, 'options' | 'parts'>): boolean {
  const [part] = parts;
  if (options.length === 0 || !part) return options.length > 0;
  const { stem, marks, typed, hints, steps } = part;
  return stem === '' && marks === 1 && typed === undefined && hints.length + steps.length === 0;
}
