import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import { boxGrid } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import type { Difficulty, Draft } from '#families/family.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { draftOfFigures, nameOf, otherValues, randomFigure, valuesOf } from '../figure-options.ts';
import type { Kind } from '../figure-options.ts';
import type { Aspect } from '../option-grid.ts';

interface Rule {
  kind: Kind;
  say: string;
  at: (index: number) => Partial<Figure>;
}

function cycle(random: Random, kind: Kind, length: number): Rule {
  const values = random.sample<Partial<Figure>>(valuesOf[kind], length);
  const say =
    length === 2 ? `${nameOf[kind]} alternates` : `${nameOf[kind]} repeats after every third figure`;
  return { kind, say, at: (index) => itemAt(values, index % length) };
}

function turning(random: Random, hard: boolean): Rule {
  const [start, step] = [random.int(0, 7), random.pick(hard ? [1, -1, 3, -3] : [2, -2, 1, -1])];
  const say = `the arm turns ${45 * Math.abs(step)}° ${step > 0 ? 'clockwise' : 'anticlockwise'} each time`;
  return { kind: 'arm', say, at: (index) => ({ arm: (((start + step * index) % 8) + 8) % 8 }) };
}

function counting(random: Random): Rule {
  const [start, step] = random.pick([
    [1, 1],
    [2, 1],
    [6, -1],
    [5, -1],
  ] as const);
  const say = `one dot is ${step > 0 ? 'added' : 'taken away'} each time`;
  return { kind: 'dots', say, at: (index) => ({ dots: start + step * index }) };
}

function ruleOf(random: Random, kind: Kind, difficulty: Difficulty): Rule {
  if (kind === 'arm') return turning(random, difficulty >= 4);
  if (kind === 'dots') return counting(random);
  const long = valuesOf[kind].length >= 3 && (difficulty >= 3 || (difficulty === 2 && random.chance(0.5)));
  return cycle(random, kind, long ? 3 : 2);
}

const counts: Readonly<Record<Difficulty, number>> = { 1: 1, 2: 2, 3: 2, 4: 3, 5: 4 };

/** Five figures that follow one to four rules, one of them missing. */
export function seriesDraft(
  random: Random,
  difficulty: Difficulty,
  gap: number,
  bodies: readonly string[],
): Draft {
  const easy: Kind[] = ['arm', 'dots', 'shade', 'size'];
  const all: Kind[] = ['arm', 'dots', 'shade', 'shape', 'line', random.chance(0.5) ? 'size' : 'inner'];
  const kinds = random.sample(difficulty === 1 ? easy : all, counts[difficulty]);
  const rules = kinds.map((kind) => ruleOf(random, kind, difficulty));
  const others = random.sample<Kind>(
    ['shade', 'shape', 'line'].filter((kind) => !kinds.includes(kind as Kind)) as Kind[],
    difficulty === 1 ? 2 : 1,
  );
  const base = randomFigure(random, [...kinds, ...others]);
  const figure = (index: number): Figure =>
    rules.reduce((current, rule) => ({ ...current, ...rule.at(index) }), base);
  const figures = [0, 1, 2, 3, 4].map(figure);
  const answer = itemAt(figures, gap);
  const ruled = rules.map((rule): Aspect<Partial<Figure>> => {
    const shown = figures.map((each) => each[rule.kind]);
    const near = otherValues(rule.kind, [answer[rule.kind]]);
    const seen = near.filter((value) => shown.includes(value[rule.kind] as never));
    const wrong = seen.length >= 2 || rule.kind === 'size' ? seen : near;
    return { right: rule.at(gap), wrong, cause: `missing that ${rule.say}` };
  });
  const kept = others.map((kind): Aspect<Partial<Figure>> => ({
    right: { [kind]: answer[kind] },
    wrong: otherValues(kind, [answer[kind]]).slice(0, 2),
    cause: `changing ${nameOf[kind]}, which stays the same`,
  }));
  const shown = figures.map((each, index) => (index === gap ? null : each));
  return draftOfFigures(random, [...ruled, ...(rules.length < 3 ? kept : [])], answer, {
    body: random.pick(bodies),
    image: {
      svg: boxGrid(
        shown.map((each) => each && ((middle) => figureMarks(each, middle))),
        5,
      ),
      alternativeText: `Five boxes in a row. ${shown.map((each, index) => `${index + 1}: ${each ? figureWords(each) : 'empty'}.`).join(' ')}`,
    },
    explanation: `From left to right ${rules.map(({ say }) => say).join(', and ')}. The missing figure is ${figureWords(answer)}.`,
  });
}
