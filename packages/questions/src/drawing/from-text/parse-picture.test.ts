import { describe, expect, it, test } from 'vitest';
import { barChart } from '../charts/bar-chart.ts';
import { lineGraph } from '../charts/line-graph.ts';
import { binaryTree } from '../computing/binary-tree.ts';
import { gate, logicCircuit } from '../computing/logic-circuit.ts';
import { network } from '../computing/network.ts';
import { barMagnets } from '../science/bar-magnets.ts';
import { beam } from '../science/beam.ts';
import { circuit } from '../science/circuit.ts';
import { electronShells } from '../science/electron-shells.ts';
import { filterFunnel } from '../science/filtering.ts';
import { foodChain } from '../science/food-chain.ts';
import { moon, moonRow } from '../science/moon.ts';
import { particleVessels } from '../science/particles.ts';
import { shadowOfBall } from '../science/shadow-of-ball.ts';
import { simpleCircuit } from '../science/simple-circuit.ts';
import { waterCycle } from '../science/water-cycle.ts';
import { wave } from '../science/wave.ts';
import { numberedLines } from '../../text/numbered-lines.ts';
import { parsePicture } from './parse-picture.ts';

const parse = (kind: string, ...lines: string[]) =>
  parsePicture(numberedLines([`# picture shown: ${kind}`, ...lines].join('\n')));
const draw = (kind: string, ...lines: string[]) =>
  parse(kind, ...lines, 'alternative text: A picture.')[1].svg;

const axes = ['x: time (s), 0 to 0.6 in steps of 0.1', 'y: speed, of a car (m/s), 0 to 20 in steps of 5'];
const sameAxes = {
  x: { title: 'time (s)', step: 0.1, lines: 6 },
  y: { title: 'speed, of a car (m/s)', step: 5, lines: 4 },
};

describe('a picture of a set', () => {
  it('has a name and an alternative text', () => {
    const [name, picture] = parse(
      'Moon',
      'age: 90',
      'alternative text: The Moon: its right half is lit.',
      '',
    );
    expect(name).toBe('shown');
    expect(picture).toEqual({ svg: moon(90), alternativeText: 'The Moon: its right half is lit.' });
  });

  it('is a line graph of points with dots', () => {
    expect(draw('line graph', ...axes, 'points: 0,0 0.25,12.5')).toBe(
      lineGraph(sameAxes, [
        [0, 0],
        [0.25, 12.5],
      ]),
    );
  });

  it('is a line graph of a curve without dots', () => {
    const curve = 'curve: 8 × 2^(x/0.5), x from 0 to 0.5 in steps of 0.25';
    expect(draw('line graph', ...axes, curve)).toBe(
      lineGraph(
        sameAxes,
        [
          [0, 8],
          [0.25, 8 * Math.SQRT2],
          [0.5, 16],
        ],
        false,
      ),
    );
  });

  it('is a network whose lines or arrows may have labels', () => {
    const nodes = { 'PC 1': [60, 100], B: [200, 60] } as const;
    const lines = ['size: 300 × 200', 'nodes: PC 1 60,100 | B 200,60'];
    const size = { width: 300, height: 200, nodes };
    expect(draw('network of boxes', ...lines, 'lines: PC 1 to B')).toBe(
      network({ ...size, shape: 'box', links: [{ from: 'PC 1', to: 'B' }] }),
    );
    expect(draw('network of circles', ...lines, 'arrows: B to PC 1 = 4 km')).toBe(
      network({
        ...size,
        shape: 'circle',
        links: [{ from: 'B', to: 'PC 1', label: '4 km', directed: true }],
      }),
    );
  });
});

test.each<[string, string[], string]>([
  [
    'bar chart',
    ['y: share, in the air (%), in steps of 10', 'bars: petrol = 20 | 2 m = 15.5'],
    barChart({ labels: ['petrol', '2 m'], values: [20, 15.5], step: 10, title: 'share, in the air (%)' }),
  ],
  ['logic circuit', ['Q: A NAND A'], logicCircuit(gate('NAND', 'A', 'A'))],
  [
    'logic circuit',
    ['Q: NOT ((A OR B) XOR (NOT C))'],
    logicCircuit(gate('NOT', gate('XOR', gate('OR', 'A', 'B'), gate('NOT', 'C')))),
  ],
  [
    'binary tree',
    ['tree: × (+ (5, none), 9)'],
    binaryTree({ label: '×', left: { label: '+', left: { label: '5' } }, right: { label: '9' } }),
  ],
  [
    'circuit',
    ['supply: 12 V', 'main: ammeter A1', 'branches: lamp, variable resistor 6 Ω | voltmeter'],
    circuit({
      supply: '12 V',
      main: [{ kind: 'ammeter', label: 'A1' }],
      branches: [[{ kind: 'lamp' }, { kind: 'variable resistor', label: '6 Ω' }], [{ kind: 'voltmeter' }]],
    }),
  ],
  [
    'simple circuit',
    ['upper: cell, box plastic rod', 'lower: lamp, gap'],
    simpleCircuit(['cell', { label: 'plastic rod' }], ['lamp', 'gap']),
  ],
  [
    'wave',
    [
      'waves: 2',
      'x: distance',
      'along: 0 to 1.5 = 1.2 m',
      'across: 0 to -1 at 1.75 = S | -1 to 1 at 1.25 = 30 cm, label at -0.6',
    ],
    wave({
      waves: 2,
      xTitle: 'distance',
      along: [{ from: 0, to: 1.5, label: '1.2 m' }],
      across: [
        { from: 0, to: -1, at: 1.75, label: 'S' },
        { from: -1, to: 1, at: 1.25, label: '30 cm', labelAt: -0.6 },
      ],
    }),
  ],
  ['wave', ['waves: 3', 'x: time'], wave({ waves: 3, xTitle: 'time' })],
  [
    'beam',
    ['pivot: 0.25', 'loads: 15 N at 0.1 | X at 1', 'distances: 0.1 to 0.25 = 0.80 m'],
    beam(
      0.25,
      [
        { at: 0.1, label: '15 N' },
        { at: 1, label: 'X' },
      ],
      [{ from: 0.1, to: 0.25, label: '0.80 m' }],
    ),
  ],
  ['bar magnets', ['poles: S N | N S'], barMagnets(['S', 'N'], ['N', 'S'])],
  ['shadow of a ball', ['lamp: torch at 60'], shadowOfBall(60, 'torch', false)],
  ['shadow of a ball', ['lamp: torch at 180, with rays'], shadowOfBall(180, 'torch', true)],
  ['electron shells', ['symbol: Na', 'shells: 2, 8, 1'], electronShells('Na', [2, 8, 1])],
  [
    'vessels',
    ['particles: P gas | Q solid'],
    particleVessels([
      { label: 'P', state: 'gas' },
      { label: 'Q', state: 'solid' },
    ]),
  ],
  ['food chain', ['chain: oak leaf | caterpillar'], foodChain(['oak leaf', 'caterpillar'])],
  ['filter', ['stays: sand', 'runs through: water'], filterFunnel('sand', 'water')],
  ['Moons in a row', ['ages: 0 | 45'], moonRow([0, 45])],
  ['water cycle', ['labels: P | Q | R | S'], waterCycle(['P', 'Q', 'R', 'S'])],
])('the kind %s is drawn from its lines %j', (kind, lines, svg) => {
  expect(draw(kind, ...lines)).toBe(svg);
});

const points = 'points: 0,0';
const size = ['size: 300 × 200', 'nodes: A 60,100 | B 200,60'];

test.each<[string, string, string[], string]>([
  ['an unknown kind', 'pie chart', ['bars: A = 1'], 'line 1: "pie chart" is none of line graph, bar chart,'],
  ['no alternative text', 'Moon', ['age: 0'], 'line 1: the picture has no alternative text'],
  ['a line missing', 'line graph', axes, 'line 1: the picture has no points'],
  ['a line of another kind', 'Moon', ['age: 0', 'ages: 0'], 'line 3: expected one of age, alternative text'],
  ['a line twice', 'Moon', ['age: 0', 'age: 45'], 'line 3: expected one of age, alternative text, each once'],
  ['an axis without its end', 'line graph', ['x: time (s)', points], 'line 2: expected "title, 0 to 20 in'],
  [
    'an axis that ends between two steps',
    'line graph',
    [axes[0] ?? '', 'y: speed, 0 to 9 in steps of 2', points],
    'line 3: from the beginning to the end is no whole number of steps of 2',
  ],
  [
    'an axis with steps of 0',
    'line graph',
    ['x: time, 0 to 9 in steps of 0'],
    'line 2: from the beginning to',
  ],
  [
    'a point of one number',
    'line graph',
    [...axes, 'points: 0,0 5'],
    'line 4: expected "0,0 2,0.6", not "5"',
  ],
  ['a point beside the axes', 'line graph', [...axes, 'points: 0.7,5'], 'line 4: the point 0.7,5 is outside'],
  [
    'points and a curve',
    'line graph',
    [...axes, points, 'curve: x'],
    'line 5: a line graph has either points',
  ],
  [
    'a curve that cannot be read',
    'line graph',
    [...axes, 'curve: 2y, x from 0 to 0.5 in steps of 0.1'],
    'line 4: "y" has no value in "y"',
  ],
  [
    'a bar without a value',
    'bar chart',
    ['y: a, in steps of 5', 'bars: A 1'],
    'line 3: expected "name = 20"',
  ],
  ['three inputs of a gate', 'logic circuit', ['Q: A AND B AND C'], 'line 2: expected gates with one or two'],
  ['a bracket that stays open', 'logic circuit', ['Q: (A AND B'], 'line 2: expected gates with one or two'],
  ['an unknown gate', 'logic circuit', ['Q: A NOT B'], 'line 2: expected gates with one or two inputs'],
  ['a circuit without a gate', 'logic circuit', ['Q: A'], 'line 2: expected gates with one or two inputs'],
  [
    'one child of a node',
    'binary tree',
    ['tree: 50 (30)'],
    'line 2: expected nodes with their left and right',
  ],
  [
    'children without a comma',
    'binary tree',
    ['tree: 50 (30 40 70)'],
    'line 2: expected nodes with their left',
  ],
  ['a link to no node', 'network of boxes', [...size, 'lines: A to C'], 'line 4: there is no node C'],
  ['an unknown component', 'circuit', ['supply: 6 V', 'branches: bulb X'], 'line 3: expected "resistor 4 Ω"'],
  [
    'a loop with an unknown part',
    'simple circuit',
    ['upper: plastic'],
    'line 2: expected "cell, closed switch"',
  ],
  ['an unknown state', 'vessels', ['particles: P plasma'], 'line 2: expected "P solid", not "P plasma"'],
  ['three labels of four', 'water cycle', ['labels: P | Q | R'], 'line 2: expected "P | Q | R | S", not'],
])('a picture with %s is refused with the line', (_, kind, lines, message) => {
  expect(() => parse(kind, ...lines)).toThrow(message);
});

test('a picture without a name is refused', () => {
  expect(() => parsePicture(numberedLines('# picture Pulse: Moon\nage: 0'))).toThrow(
    'line 1: expected "# picture name: kind of picture"',
  );
});
