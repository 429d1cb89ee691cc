import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { answeredBy } from '@markwell/shared/answers/parts.schemas';
import type { PartMarking } from '@markwell/shared/answers/part-marking.schemas';
import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/mock-tests/mock-tests.contract';
import { findShownResult } from '#modules/assignments/shown-result.ts';
import { markResponse } from '#modules/attempts/answers.rules.ts';
import { findAttemptResult } from '#modules/attempts/attempt-results.repository.ts';
import { storeAward } from '#modules/attempts/save-answers.repository.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';

const noResults = () => notFound('This test has no results yet');
const nothingToAward = () => ruleViolated('There is no answer of yours here to award marks to');

/**
 * The marks that pupils award to their own written answers are kept in these answers, outside of the score. Throws
 * NOT_FOUND as long as the solutions are not shown, RULE_BROKEN for an award that the mark scheme does not have.
 */
export async function awardOwnMarks(
  context: Context,
  userId: string,
  testId: string,
  { questionId, label, awarded }: ParsedInput<typeof contract.awardOwnMarks>['body'],
): Promise<PartMarking> {
  const result = orThrow(await findAttemptResult(context.db, userId, testId), noResults);
  const shown = result.kind === 'ASSIGNMENT' ? await findShownResult(context, userId, testId) : undefined;
  if (shown?.withheld) throw noResults();
  const index = result.questions.findIndex((each) => each.questionId === questionId.toLowerCase());
  const { response, parts = [] } = result.questions[index] ?? {};
  const given = typeof response === 'object' ? response?.[label] : undefined;
  const part = parts.find((each) => each.label === label);
  const definition = given && part && answeredBy(part, given.kind);
  if (!definition || !answerKindOf(definition).isSelfMarked) throw nothingToAward();
  const answer = { ...(given.answer as object), awarded };
  const responses = { ...(response as object), [label]: { ...given, answer } };
  const marking = answerKindOf(definition).response.safeParse(answer).success
    ? markResponse(parts, responses).parts.find((each) => each.label === label)
    : undefined;
  if (marking?.verdict !== 'SELF_MARKED') throw ruleViolated('The mark scheme has no such award');
  await storeAward(context.db, { userId, attemptId: testId, ordinal: index + 1, label, awarded });
  return marking;
}
