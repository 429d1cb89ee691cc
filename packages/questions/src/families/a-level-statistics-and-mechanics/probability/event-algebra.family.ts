import { toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { three } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { given } from './probability-checks.ts';
import { show } from './hundredths.ts';

function exclusive(random: Random): Draft {
  const [a, b] = [random.int(8, 45), random.int(8, 45)];
  const wantsNeither = random.chance(0.5);
  const answer = wantsNeither ? 100 - a - b : a + b;
  if (a === b || answer < 5) return noDraft;
  return {
    body: `A and B are mutually exclusive, P(A) = ${show(a)} and P(B) = ${show(b)}. What is ${wantsNeither ? 'P(A′ ∩ B′)' : 'P(A ∪ B)'}?`,
    answer: show(answer),
    mistakes: [
      [show(100 - answer), wantsNeither ? 'finding P(A ∪ B)' : 'finding the probability of neither'],
      [
        show(wantsNeither ? ((100 - a) * (100 - b)) / 100 : a + b - (a * b) / 100),
        'treating the events as independent',
      ],
      [show((a * b) / 100), 'multiplying the probabilities'],
      [show(Math.abs(a - b)), 'subtracting the probabilities'],
    ],
    explanation: `Mutually exclusive events never happen together, so P(A ∪ B) = ${show(a)} + ${show(b)} = ${show(a + b)}${wantsNeither ? `, and neither happens with the probability 1 − ${show(a + b)} = ${show(answer)}` : ''}.`,
  };
}

/** P(A), P(B) and P(A ∩ B) in hundredths. */
function events(random: Random) {
  const both = random.int(5, 25);
  const [a, b] = [both + random.int(8, 35), both + random.int(8, 30)];
  return { a, b, both, union: a + b - both };
}

function onlyOne(random: Random): Draft {
  const { a, b, both, union } = events(random);
  const kind = random.pick(['P(A ∩ B′)', 'P(A′ ∩ B′)'] as const);
  const answer = kind === 'P(A ∩ B′)' ? a - both : 100 - union;
  if (a === b || answer < 3) return noDraft;
  return {
    body: `P(A) = ${show(a)}, P(B) = ${show(b)} and P(A ∩ B) = ${show(both)}. What is ${kind}?`,
    answer: show(answer),
    mistakes: [
      [
        show(kind === 'P(A ∩ B′)' ? b - both : 100 - a - b + 2 * both),
        kind === 'P(A ∩ B′)' ? 'finding P(A′ ∩ B)' : 'adding the overlap once too often',
      ],
      [
        show(kind === 'P(A ∩ B′)' ? (a * (100 - b)) / 100 : ((100 - a) * (100 - b)) / 100),
        'treating the events as independent',
      ],
      [
        show(kind === 'P(A ∩ B′)' ? 100 - b : union),
        kind === 'P(A ∩ B′)' ? 'finding P(B′)' : 'finding P(A ∪ B)',
      ],
      [show(100 - both), 'finding the probability that not both happen'],
    ],
    explanation:
      kind === 'P(A ∩ B′)'
        ? `A without its overlap with B: ${show(a)} − ${show(both)} = ${show(answer)}.`
        : `P(A ∪ B) = ${show(a)} + ${show(b)} − ${show(both)} = ${show(union)}, and outside both: 1 − ${show(union)} = ${show(answer)}.`,
  };
}

function conditional(random: Random): Draft {
  const { a, b, both, union } = events(random);
  const isComplement = random.chance(0.5);
  const [top, of] = isComplement ? [a - both, 100 - b] : [both, b];
  const number = (one: number, two: number) => toSignificantFigures(one / two);
  const isOnEdge =
    toSignificantFigures((top / of) * (1 + 1e-9)) !== toSignificantFigures((top / of) * (1 - 1e-9));
  if (isOnEdge) return noDraft;
  return {
    body: `P(A) = ${show(a)}, P(B) = ${show(b)} and P(A ∪ B) = ${show(union)}. What is P(A | ${isComplement ? 'B′' : 'B'}), to 3 significant figures?`,
    answer: number(top, of),
    mistakes: [
      [number(top, a), 'dividing by P(A) instead of the condition'],
      [number(top, 100), 'leaving out the condition'],
      [
        number(isComplement ? both : a - both, isComplement ? b : 100 - b),
        `conditioning on ${isComplement ? 'B' : 'B′'} instead`,
      ],
      [number(a, union), 'dividing by the union'],
    ],
    explanation: `P(A ∩ B) = ${show(a)} + ${show(b)} − ${show(union)} = ${show(both)}. ${isComplement ? `P(A ∩ B′) = ${show(a - both)}, and ${show(a - both)} ÷ ${show(100 - b)}` : `${show(both)} ÷ ${show(b)}`} = ${number(top, of)}.`,
  };
}

function unknown(random: Random): Draft {
  const [share, b] = [random.pick([20, 25, 30, 40, 50, 60]), random.pick([20, 30, 40, 50, 60])];
  const both = (share * b) / 100;
  const a = random.int(Math.ceil(both) + 5, 70);
  const union = a + b - both;
  if (union > 98 || share === a) return noDraft;
  return {
    body: `P(A | B) = ${show(share)}, P(B) = ${show(b)} and P(A ∪ B) = ${show(union)}. What is P(A)?`,
    answer: show(a),
    mistakes: [
      [show(union - b), 'leaving the overlap out'],
      [show(union - b + share), 'taking P(A | B) for P(A ∩ B)'],
      [show(both), 'giving P(A ∩ B)'],
      [show(union - both), 'subtracting the overlap from the union'],
      [show(share), 'taking A and B to be independent'],
    ],
    explanation: `P(A ∩ B) = ${show(share)} × ${show(b)} = ${show(both)}. From the union, P(A) = ${show(union)} − ${show(b)} + ${show(both)} = ${show(a)}.`,
  };
}

export const family: Family = {
  name: 'event-algebra',
  syllabus: 'Exclusive events, complements and conditional probability',
  levels: {
    1: 'one sum, for events that exclude each other',
    2: 'two steps: a part of a Venn diagram that is not drawn',
    3: 'three steps: the intersection from the union, then a quotient',
    4: 'four steps backwards: the intersection from a condition, then the union rearranged',
  },
  write: byDifficulty({ 1: exclusive, 2: onlyOne, 3: conditional, 4: unknown }),
  check: checkNumber((text) => {
    const [a, b] = [given('A', text), given('B', text)];
    const [union, both] = [given('A ∪ B', text), given('A ∩ B', text)];
    if (text.includes('mutually')) return text.includes('A′') ? 1 - a - b : a + b;
    if (text.includes('What is P(A)')) {
      const share = Number(/P\(A \| B\) = ([\d.]*\d)/.exec(text)?.[1]);
      return Math.round(1e4 * (union - b + share * b)) / 1e4;
    }
    if (text.includes('What is P(A |')) {
      const overlap = a + b - union;
      return three(text.includes('B′') ? (a - overlap) / (1 - b) : overlap / b);
    }
    return text.includes('A′ ∩') ? 1 - (a + b - both) : a - both;
  }, 1e-6),
};
