import { checkOppositeFace } from '#checks/eleven-plus-non-verbal-reasoning/nets.ts';
import { facePicture, glyphs, glyphWords } from '#drawing/shapes/cubes.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import { anyWay, foldedFaces, netImage, netLayouts, oppositeFace } from './net-layouts.ts';

const withArticle = (words: string) => (words.startsWith('four') ? words : `a ${words}`);

export const family: Family = {
  name: 'opposite-face',
  syllabus: 'Nets: find opposite faces of a cube',
  levels: {
    1: 'the two faces are in one line of the net',
    2: 'a net with four faces in a row; the two faces are not in one line',
    3: 'a net with three faces in a row',
    4: 'a net in steps; the two faces are far apart',
  },
  write: (random, difficulty) => {
    const [from, to] = difficulty <= 2 ? [0, 6] : difficulty === 3 ? [6, 10] : [9, 11];
    const cells = anyWay(random, random.pick(netLayouts.slice(from, to)));
    const faces = foldedFaces(cells);
    if (!faces) return noDraft;
    const asked = random.int(0, 5);
    const opposite = oppositeFace(faces, asked);
    const [one, other] = [itemAt(cells, asked), itemAt(cells, opposite)];
    const inLine = one[0] === other[0] || one[1] === other[1];
    if (inLine !== (difficulty === 1)) return noDraft;
    const names = random.sample(glyphs, 6);
    const option = (index: number) => ({
      svg: facePicture(itemAt(names, index)),
      alternativeText: `A square face with ${withArticle(glyphWords[itemAt(names, index)])}.`,
    });
    const rest = [0, 1, 2, 3, 4, 5].filter((index) => index !== asked && index !== opposite);
    return {
      body: `The net is folded into a cube. Which face is opposite the face with the ${glyphWords[itemAt(names, asked)]}?`,
      image: netImage(cells, names),
      answer: option(opposite),
      mistakes: rest.map((index): Misconception => [option(index), 'choosing a face that shares an edge']),
      explanation: `${inLine ? 'In a straight line of a net, faces with one square between them are opposite.' : 'Fold the net step by step: each fold at an edge turns a face by a right angle, and two such turns the same way bring a face round to the opposite side.'} So the face with the ${glyphWords[itemAt(names, opposite)]} is opposite; the other four faces all share an edge with the ${glyphWords[itemAt(names, asked)]}.`,
    };
  },
  check: checkOppositeFace,
};
