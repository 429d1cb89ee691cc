import type { QuestionPart } from '@markwell/shared/answers/question-parts';

interface Asked {
  options: readonly unknown[];
  parts: readonly QuestionPart[];
}

/** Whether a question is options alone: one part of one mark, without a typed answer, hints or steps. */
export function isPlain({ options, parts }: Asked): boolean {
  const [part] = parts;
  if (options.length === 0 || !part) return options.length > 0;
  const { stem, marks, typed, hints, steps } = part;
  return stem === '' && marks === 1 && typed === undefined && hints.length + steps.length === 0;
}
