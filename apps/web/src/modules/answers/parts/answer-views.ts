import type { AnyAnswerView } from '../answer-view.ts';
import { choiceView } from '../choice/choice-view.tsx';
import { choicesView } from '../choices/choices-view.tsx';
import { expressionView } from '../expression/expression-view.tsx';
import { gapsView } from '../gaps/gaps-view.tsx';
import { matchView } from '../match/match-view.tsx';
import { numberView } from '../number/number-view.tsx';
import { orderView } from '../order/order-view.tsx';
import { textView } from '../text/text-view.tsx';
import { writtenView } from '../written/written-view.tsx';

/** Of different types: each gets only what belongs to its kind. */
const views = new Map<string, unknown>([
  ['choice', choiceView],
  ['choices', choicesView],
  ['number', numberView],
  ['expression', expressionView],
  ['text', textView],
  ['order', orderView],
  ['match', matchView],
  ['gaps', gapsView],
  ['written', writtenView],
]);

/** Undefined for a kind of a newer release. */
export const findAnswerView = (kind: string): AnyAnswerView | undefined =>
  views.get(kind) as AnyAnswerView | undefined;
