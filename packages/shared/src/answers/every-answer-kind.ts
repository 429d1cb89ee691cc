/**
 * Puts every kind in the list, in the order in which authors choose from them. What marks answers imports it. Contracts do
 * not: a page that needs no typed answer should not download how one is read.
 */
import { addAnswerKinds } from './answer-kinds.ts';
import { choice } from './choice/choice.ts';
import { choices } from './choices/choices.ts';
import { expression } from './expression/expression.ts';
import { gapsOf } from './gaps/gaps.ts';
import { match } from './match/match.ts';
import { number } from './number/number.ts';
import { order } from './order/order.ts';
import { text } from './text/text.ts';
import { written } from './written/written.ts';

addAnswerKinds([
  choice,
  choices,
  number,
  expression,
  text,
  order,
  match,
  gapsOf([choice, number, text]),
  written,
]);
