import { checkCubeFromNet } from '#checks/eleven-plus-non-verbal-reasoning/nets.ts';
import { cubePicture, glyphs, glyphWords } from '#drawing/shapes/cubes.ts';
import type { Glyph } from '#drawing/shapes/cubes.ts';
import type { ContentImage } from '#content-types.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import { anyWay, foldedFaces, netImage, netLayouts, oppositeFace, seenTogether } from './net-layouts.ts';

type Triple = readonly [number, number, number];

export const family: Family = {
  name: 'cube-from-net',
  syllabus: 'Nets: recognise the cube that a net makes',
  levels: {
    1: 'the cross-shaped net; every wrong cube shows two opposite faces together',
    2: 'a net with four faces in a row; one wrong cube is a mirror image',
    3: 'any net; two wrong cubes are mirror images',
    4: 'any net; three wrong cubes are mirror images',
    5: 'any net; all wrong cubes are mirror images',
  },
  write: (random, difficulty) => {
    const layouts = netLayouts.slice(0, difficulty === 1 ? 1 : difficulty === 2 ? 6 : 11);
    const cells = anyWay(random, random.pick(layouts));
    const faces = foldedFaces(cells);
    if (!faces) return noDraft;
    const names = random.sample(glyphs, 6);
    const right: Triple[] = [];
    const mirrored: Triple[] = [];
    const opposite: Triple[] = [];
    for (let a = 0; a < 6; a++)
      for (let b = 0; b < 6; b++)
        for (let c = 0; c < 6; c++) {
          if (a === b || b === c || a === c) continue;
          const [one, two, three] = [itemAt(faces, a), itemAt(faces, b), itemAt(faces, c)];
          if (seenTogether(one, two, three)) right.push([a, b, c]);
          else if (seenTogether(one, three, two)) mirrored.push([a, b, c]);
          else opposite.push([a, b, c]);
        }
    const option = ([a, b, c]: Triple): ContentImage => {
      const shown = [itemAt(names, a), itemAt(names, b), itemAt(names, c)] as [Glyph, Glyph, Glyph];
      return {
        svg: cubePicture(shown),
        alternativeText: `A cube. Top: ${glyphWords[shown[0]]}. Left face: ${glyphWords[shown[1]]}. Right face: ${glyphWords[shown[2]]}.`,
      };
    };
    const mirrors = difficulty - 1;
    const answer = random.pick(right);
    const wrong = [
      ...random
        .sample(mirrored, mirrors)
        .map((each): Misconception => [option(each), 'folding the net so that the pictures are inside']),
      ...random
        .sample(opposite, 4 - mirrors)
        .map((each): Misconception => [option(each), 'putting two opposite faces side by side']),
    ];
    const pairs = names.flatMap((name, index) => {
      const other = oppositeFace(faces, index);
      return other > index ? [`${glyphWords[name]} and ${glyphWords[itemAt(names, other)]}`] : [];
    });
    return {
      body: random.pick([
        'The net is folded into a cube with the pictures outside. Which cube can it make? How a picture is turned does not matter.',
        'Which cube can be made from the net? The pictures are on the outside; how each one is turned does not matter.',
      ]),
      image: netImage(cells, names),
      answer: option(answer),
      mistakes: wrong,
      explanation: `Opposite faces are never seen together: they are ${pairs.join('; ')}. ${
        mirrors === 0
          ? 'Each wrong cube shows such a pair.'
          : 'In the tempting cube the three faces do meet, but in the wrong order round the corner: that comes from folding the pictures inside.'
      }`,
    };
  },
  check: checkCubeFromNet,
};
