import { checkCountHoles } from '#checks/eleven-plus-non-verbal-reasoning/folding.ts';
import { foldingPicture, foldWords } from '#drawing/shapes/folded-paper.ts';
import type { Fold } from '#drawing/shapes/folded-paper.ts';
import type { Difficulty, Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import type { Random } from '#random.ts';
import { free, keys, opened } from './folds.ts';

function foldsFor(random: Random, difficulty: Difficulty): Fold[] {
  const first = random.pick<Fold>(['right', 'left', 'down', 'up']);
  if (difficulty === 1) return [first];
  const across = first === 'right' || first === 'left';
  return [first, random.pick<Fold>(across ? ['down', 'up'] : ['right', 'left'])];
}

export const family: Family = {
  name: 'count-the-holes',
  syllabus: 'Folding: how many holes a punched sheet has when it is opened',
  levels: {
    1: { printed: 24, steps: 'one fold, two to five holes' },
    2: { printed: 24, steps: 'two folds, one to three holes' },
  },
  write: (random, difficulty) => {
    const folds = foldsFor(random, difficulty);
    const count = difficulty === 1 ? random.int(2, 5) : random.int(1, 3);
    const punched = random.sample(free(folds), count);
    const holes = keys(opened(folds, punched, 'mirror')).length;
    const layers = 2 ** folds.length;
    const smaller: Misconception[] = [
      [String(count), 'counting the holes of the top layer only'],
      [String(holes - 1), 'missing one hole'],
      [String(holes - 2), 'missing two holes'],
      [String(holes / 2), 'opening one fold too few'],
      [String(count + folds.length), 'adding one hole for each fold'],
    ];
    const larger: Misconception[] = [
      [String(2 * holes), 'opening one fold too many'],
      [String(holes + 1), 'counting one hole twice'],
      [String(holes + 2), 'counting two holes twice'],
      [String((layers + 1) * count), 'counting one layer too many'],
    ];
    // Any of the five may be the answer in order of size.
    const below = random.int(0, 4);
    const different = (list: readonly Misconception[], fits: (value: number) => boolean) => [
      ...new Map(list.filter(([value]) => fits(Number(value))).map((each) => [each[0], each])).values(),
    ];
    const low = different(smaller, (value) => value > 0 && value < holes);
    const high = different(larger, (value) => value > holes);
    if (low.length < below || high.length < 4 - below) return noDraft;
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
      mistakes: [...random.sample(low, below), ...random.sample(high, 4 - below)],
      explanation: `${folds.length === 1 ? 'One fold makes two layers' : 'Two folds make four layers'}, so each hole goes through ${layers} layers: ${count} × ${layers} = ${holes}.`,
    };
  },
  check: checkCountHoles,
};
