/**
 * Puts every kind in the list. The server, authors and what writes questions import it; contracts do not, nor do the pages
 * of pupils, which load each kind with the first question of that kind.
 */
import { addAnswerKinds } from './answer-kinds.ts';
import { choice } from './choice/choice.ts';
import { choices } from './choices/choices.ts';
import { expression } from './expression/expression.ts';
import { gaps } from './gaps/gaps.ts';
import { match } from './match/match.ts';
import { number } from './number/number.ts';
import { order } from './order/order.ts';
import { text } from './text/text.ts';
import { written } from './written/written.ts';

addAnswerKinds([choice, choices, number, expression, text, order, match, gaps, written]);
