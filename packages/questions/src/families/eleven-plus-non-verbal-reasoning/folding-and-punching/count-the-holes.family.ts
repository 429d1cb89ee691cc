import { checkCountHoles } from '#checks/eleven-plus-non-verbal-reasoning/folding.ts';
import { foldingPicture, foldWords } from '#drawing/shapes/folded-paper.ts';
import type { Fold } from '#drawing/shapes/folded-paper.ts';
import type { Difficulty, Family, Misconception } from '#families/family.ts';
import type { Random } from '#random.ts';
import { free, keys, opened } from './folds.ts';

function foldsFor(random: Random, difficulty: Difficulty): Fold[] {
  const first = random.pick<Fold>(['right', 'left', 'down', 'up']);
  if (difficulty === 1) return [first];
  const across = first === 'right' || first === 'left';
  return [first, random.pick<Fold>(across ? ['down', 'up'] : ['right', 'left'])];
}

/** Four wrong numbers of holes, as many of them smaller than the answer as `below` says. */
function wrongNumbers(random: Random, punches: number, folds: number, below: number): Misconception[] {
  const layers = 2 ** folds;
  const holes = punches * layers;
  const causes = new Map<number, string>();
  const add = (value: number, cause: string) => {
    if (value > 0 && value !== holes && !causes.has(value)) causes.set(value, cause);
  };
  add(punches, 'counting the holes of the top layer only');
  add(layers, 'counting the layers instead of the holes');
  add(holes / 2, 'opening one fold too few');
  if (folds > 1) add(holes * 2, 'opening one fold too many');
  add(punches + folds, 'adding one hole for each fold');
  add((layers + 1) * punches, 'counting one layer too many');
  add((layers - 1) * punches, 'counting one layer too few');
  add(holes - 1, 'missing one hole');
  add(holes - 2, 'missing two holes');
  add(holes - 3, 'missing three holes');
  add(holes + 1, 'counting one hole twice');
  add(holes + 2, 'counting two holes twice');
  add(holes + 3, 'counting three holes twice');
  add(holes + 4, 'counting four holes twice');
  const wrong = random.shuffle([...causes].map(([value, cause]): Misconception => [String(value), cause]));
  const smaller = wrong.filter(([value]) => Number(value) < holes);
  const larger = wrong.filter(([value]) => Number(value) > holes);
  return [...smaller.slice(0, below), ...larger.slice(0, 4 - below)];
}

export const family: Family = {
  name: 'count-the-holes',
  syllabus: 'Folding: how many holes a punched sheet has when it is opened',
  levels: {
    1: 'one fold, two to five holes',
    2: 'two folds, one to three holes',
  },
  write: (random, difficulty) => {
    const folds = foldsFor(random, difficulty);
    // Drawn first, so that each place of the answer in the order of size is as likely as any other.
    const below = random.int(0, 4);
    const [fewest, most] = difficulty === 1 ? [2, 5] : [1, 3];
    // Of the fewest there are 4 holes, and only three smaller numbers.
    const count = random.int(below === 4 ? fewest + 1 : fewest, most);
    const punched = random.sample(free(folds), count);
    const holes = keys(opened(folds, punched, 'mirror')).length;
    const layers = 2 ** folds.length;
    return {
      body: random.pick([
        'A square sheet is folded as shown, and holes are punched through all layers. How many holes does it have when it is opened?',
        'The sheet is folded and then punched through every layer. How many holes are there when it is unfolded?',
      ]),
      image: {
        svg: foldingPicture(folds, punched),
        alternativeText: `A sheet of 4 rows of 4 squares. ${folds.map((fold, index) => `Fold ${index + 1}: ${foldWords[fold]}.`).join(' ')} Holes are punched at ${punched.map(([x, y]) => `row ${y + 1}, column ${x + 1}`).join(' and ')} of the whole sheet.`,
      },
      answer: String(holes),
      mistakes: wrongNumbers(random, count, folds.length, below),
      explanation: `${folds.length === 1 ? 'One fold makes two layers' : 'Two folds make four layers'}, so each hole goes through ${layers} layers: ${count} × ${layers} = ${holes}.`,
    };
  },
  check: checkCountHoles,
};
