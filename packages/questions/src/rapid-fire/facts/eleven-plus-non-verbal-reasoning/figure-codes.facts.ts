import type { Fact, TopicFacts } from '../facts.ts';

const code = (shape: string, otherShape: string, fill: string, otherFill: string, third: string): Fact => [
  `AX is a ${fill} ${shape}, AY a ${otherFill} ${shape} and BX a ${fill} ${otherShape}`,
  `a ${otherFill} ${otherShape}`,
  [
    `a ${fill} ${shape}`,
    `a ${otherFill} ${shape}`,
    `a ${fill} ${otherShape}`,
    `a ${third} ${otherShape}`,
    `a ${third} ${shape}`,
  ],
];

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/FIGURE_CODES',
  groups: {
    'codes-in-words': {
      levels: [1, 10],
      seconds: 25,
      ask: (figures) => `${figures}. What is BY?`,
      explain: (figures, figure) =>
        `${figures}. The first letter is the shape and the second the shading, so BY is ${figure}.`,
      facts: [
        code('circle', 'square', 'black', 'white', 'grey'),
        code('star', 'circle', 'white', 'grey', 'black'),
        code('square', 'triangle', 'grey', 'black', 'white'),
        code('triangle', 'star', 'black', 'grey', 'striped'),
        code('hexagon', 'circle', 'white', 'striped', 'black'),
        code('square', 'star', 'striped', 'white', 'dotted'),
        code('circle', 'hexagon', 'dotted', 'black', 'grey'),
        code('star', 'triangle', 'black', 'striped', 'white'),
        code('triangle', 'hexagon', 'white', 'dotted', 'striped'),
        code('pentagon', 'square', 'grey', 'white', 'dotted'),
        code('circle', 'pentagon', 'striped', 'black', 'white'),
        code('hexagon', 'star', 'dotted', 'grey', 'black'),
        code('square', 'circle', 'black', 'dotted', 'striped'),
        code('pentagon', 'triangle', 'white', 'black', 'grey'),
        code('star', 'hexagon', 'grey', 'striped', 'dotted'),
        code('triangle', 'circle', 'dotted', 'white', 'black'),
        code('kite', 'square', 'striped', 'grey', 'white'),
        code('circle', 'kite', 'white', 'black', 'striped'),
        code('hexagon', 'pentagon', 'black', 'white', 'dotted'),
        code('kite', 'star', 'grey', 'dotted', 'black'),
      ],
    },
  },
};
