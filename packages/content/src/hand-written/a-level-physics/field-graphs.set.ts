import { lineGraph, lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import type { Point } from '../../drawing/svg.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const potential = {
  image: lineGraphPicture(
    { x: { title: 'distance (mm)', step: 2, lines: 5 }, y: { title: 'potential (V)', step: 20, lines: 7 } },
    '0,0 8,120',
    'A graph of potential against distance from the first plate: a straight line from 0 to 120 V at 8 mm.',
  ),
};

const strength = {
  image: {
    svg: lineGraph(
      {
        x: { title: 'distance from the centre (radii of the planet)', step: 1, lines: 5 },
        y: { title: 'field strength (N/kg)', step: 2, lines: 5 },
      },
      Array.from({ length: 41 }, (_, step): Point => [1 + step / 10, 8 / (1 + step / 10) ** 2]),
      false,
    ),
    alternativeText:
      'A graph of gravitational field strength against distance from the centre of a planet: a curve from 8 N/kg at 1 radius through 2 N/kg at 2 radii, almost level at 5 radii.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'FIELDS',
  name: 'field-graphs',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Graphs of field strength and potential',
  items: [
    item(
      2,
      'The graph shows the potential between two parallel plates. What is the electric field strength?',
      '15,000 V m⁻¹',
      ['15 V m⁻¹', '960 V m⁻¹', '0.96 V m⁻¹'],
      'The size of the field strength is the gradient: 120 ÷ (8 × 10⁻³) = 15,000 V m⁻¹.',
      potential,
    ),
    item(
      3,
      'The graph shows the potential between two parallel plates. What work is done to move a charge of 4.0 nC from 2 mm to 6 mm?',
      '2.4 × 10⁻⁷ J',
      ['3.6 × 10⁻⁷ J', '4.8 × 10⁻⁷ J', '1.2 × 10⁻⁷ J'],
      'The potential rises from 30 V to 90 V, and W = Q ΔV = 4.0 × 10⁻⁹ × 60 = 2.4 × 10⁻⁷ J.',
      potential,
    ),
    item(
      2,
      'The graph shows the gravitational field strength near a planet. What is it at a height of one radius above the surface?',
      '2.0 N kg⁻¹',
      ['8.0 N kg⁻¹', '4.0 N kg⁻¹', '0.9 N kg⁻¹'],
      'A height of one radius is a distance of two radii from the centre, and there the curve is at 2.0 N kg⁻¹.',
      strength,
    ),
    item(
      3,
      'The graph shows the gravitational field strength near a planet. What does the area under the curve from 1 to 2 radii give?',
      'The difference of the gravitational potentials',
      [
        'The difference of the gravitational forces',
        'The mass of the planet inside that distance',
        'The mean density of the planet’s atmosphere',
      ],
      'g Δr is the work per unit mass for each small step, so the area is the change in potential between the two distances.',
      strength,
    ),
  ],
};
