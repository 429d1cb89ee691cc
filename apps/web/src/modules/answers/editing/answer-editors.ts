import { choiceEditor } from '../choice/choice-editor.tsx';
import { choicesEditor } from '../choices/choices-editor.tsx';
import { expressionEditor } from '../expression/expression-editor.tsx';
import { gapsEditor } from '../gaps/gaps-editor.tsx';
import { matchEditor } from '../match/match-editor.tsx';
import { numberEditor } from '../number/number-editor.tsx';
import { orderEditor } from '../order/order-editor.tsx';
import { textEditor } from '../text/text-editor.tsx';
import { writtenEditor } from '../written/written-editor.tsx';
import type { AnyAnswerEditor } from './editor.ts';

/** Of different types: each gets only what belongs to its kind. In the order in which authors choose. */
const editors = new Map<string, unknown>([
  ['choice', choiceEditor],
  ['choices', choicesEditor],
  ['number', numberEditor],
  ['expression', expressionEditor],
  ['text', textEditor],
  ['order', orderEditor],
  ['match', matchEditor],
  ['gaps', gapsEditor],
  ['written', writtenEditor],
]);

export const editedKinds = [...editors.keys()];

/** Undefined for a kind of a newer release. */
export const findAnswerEditor = (kind: string) => editors.get(kind) as AnyAnswerEditor | undefined;

/** The kinds that can be typed instead of a chosen option. */
export const typedKinds = ['number', 'expression', 'text'];
