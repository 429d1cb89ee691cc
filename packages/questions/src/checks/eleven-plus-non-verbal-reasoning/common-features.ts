import type { Check } from '../check.ts';
import { features, figuresIn, optionFigures } from '../support/figures.ts';
import type { Seen } from '../support/figures.ts';

type Look = (figure: Seen) => string | number | boolean;

const sides: Readonly<Record<string, number>> = { triangle: 3, square: 4, pentagon: 5, hexagon: 6 };
const single: readonly Look[] = features.map((feature) => (figure) => figure[feature]);
const linked: readonly Look[] = [
  (figure) => (sides[figure.shape] ?? -50) + figure.dots,
  (figure) => (sides[figure.shape] ?? -50) - figure.dots,
  (figure) => figure.shape === figure.inner,
  (figure) => figure.inner !== '' && figure.shade === figure.innerShade,
];

const shapeOutlines = ['circle', 'semicircle'];
const hatched = ['striped', 'spotted', 'crossed'];
const pointsUpOrDown = (eighths: number) => (eighths < 0 ? -1 : eighths % 4);

/** Coarser differences that children are taught to look for. */
const taught: readonly Look[] = [
  (figure) => shapeOutlines.includes(figure.shape),
  (figure) => (sides[figure.shape] ?? 0) % 2,
  (figure) => figure.shade === 'white',
  (figure) => figure.shade === 'black',
  (figure) => hatched.includes(figure.shade),
  (figure) => figure.line === 'plain',
  (figure) => figure.arm < 0,
  (figure) => figure.arm % 2 === 1,
  (figure) => pointsUpOrDown(figure.arm) === 0,
  (figure) => pointsUpOrDown(figure.arm) === 2,
  (figure) => figure.turn % 2 === 1,
  (figure) => figure.dots % 2,
  (figure) => figure.dots > 0,
  (figure) => figure.inner === '',
  (figure) => shapeOutlines.includes(figure.inner),
  (figure) => figure.innerShade === 'black',
];

/** The options that a way of looking leaves alone against four that are alike. */
function alone(figures: readonly Seen[], looks: readonly Look[]): number[] {
  return looks.flatMap((look) => {
    const values = figures.map(look);
    const odd = values.flatMap((value, index) =>
      values.filter((other) => other === value).length === 1 ? [index] : [],
    );
    return odd.length === 1 && new Set(values).size === 2 ? odd : [];
  });
}

/** The options that the cheapest partition of four to one singles out: features first, then links of two. */
export const checkOddFigure: Check = (question) => {
  const figures = optionFigures(question);
  const plain = alone(figures, [...single, ...taught]);
  const found = plain.length > 0 ? plain : alone(figures, linked);
  return figures.map((_, index) => found.includes(index));
};

/** The options that have everything that the figures shown have in common. */
export const checkMostLike: Check = (question) => {
  const shown = figuresIn(question.image?.svg ?? '');
  const common = [...single, ...linked].filter((look) => new Set(shown.map(look)).size === 1);
  const like = (looks: readonly Look[]) =>
    optionFigures(question).map((option) =>
      shown.slice(0, 1).every((first) => looks.every((look) => look(first) === look(option))),
    );
  const [byAll, bySingle] = [like(common), like(common.filter((look) => single.includes(look)))];
  // Links of two features must not choose a different option from the features alone.
  return bySingle.map((fits, index) => fits || (byAll[index] ?? false));
};

/** The options with all features that the top three figures share; none if a figure below has them too. */
export const checkTopRow: Check = (question) => {
  const shown = figuresIn(question.image?.svg ?? '');
  const [top, bottom] = [shown.slice(0, 3), shown.slice(3)];
  const common = single.filter((look) => new Set(top.map(look)).size === 1);
  const belongs = (figure: Seen) =>
    top.slice(0, 1).every((first) => common.every((look) => look(first) === look(figure)));
  return optionFigures(question).map((option) => belongs(option) && !bottom.some(belongs));
};
