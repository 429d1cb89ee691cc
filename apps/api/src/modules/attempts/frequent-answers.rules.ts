import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { answeredBy, partLabels } from '@markwell/shared/answers/parts.schemas';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { maxFrequentAnswers, type FrequentAnswer } from '@markwell/shared/answers/frequent-answers.schemas';
import { markResponse, type Response } from './answers.rules.ts';

interface CountedResponse {
  response: Response | null;
  count: number;
}

/** What pupils answered to each part, the most frequent first. Equal answers count together, however they are written. */
export function mostFrequentAnswers(
  parts: QuestionPart[],
  responses: readonly CountedResponse[],
): FrequentAnswer[] {
  const found = new Map<string, FrequentAnswer>();
  for (const { response, count } of responses) {
    if (typeof response !== 'object' || response === null) continue;
    const markings = markResponse(parts, response).parts;
    for (const label of partLabels) {
      const [given, part] = [response[label], parts.find((each) => each.label === label)];
      const definition = given && part && answeredBy(part, given.kind);
      if (!definition) continue;
      const kind = answerKindOf(definition);
      const key = JSON.stringify([label, given.kind, kind.tally(definition, given.answer)]);
      const marking = markings.find((each) => each.label === label);
      const answer = found.get(key) ?? {
        label,
        kind: given.kind,
        answer: given.answer,
        text: kind.toText(definition, given.answer),
        count: 0,
        isCorrect: marking?.earned === marking?.possible,
      };
      found.set(key, { ...answer, count: answer.count + count });
    }
  }
  return partLabels.flatMap((label) =>
    [...found.values()]
      .filter((each) => each.label === label)
      .sort((one, other) => other.count - one.count || one.text.localeCompare(other.text, 'en-GB'))
      .slice(0, maxFrequentAnswers),
  );
}
