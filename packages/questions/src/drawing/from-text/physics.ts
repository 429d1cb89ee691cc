import type { Line } from '#text/numbered-lines.ts';
import { barMagnets, type Poles } from '../science/bar-magnets.ts';
import { beam } from '../science/beam.ts';
import { circuit, componentKinds, type Component } from '../science/circuit.ts';
import { shadowOfBall } from '../science/shadow-of-ball.ts';
import { loopParts, simpleCircuit, type LoopPart } from '../science/simple-circuit.ts';
import { wave } from '../science/wave.ts';
import { groupsOf, listOf, number, type PictureKinds } from './picture-kind.ts';

export const physics: PictureKinds = {
  circuit: {
    names: ['supply', 'main', 'branches'],
    draw: ({ needed, optional }) => {
      const main = optional('main');
      return circuit({
        supply: needed('supply').text,
        ...(main && { main: componentsOf(main) }),
        branches: listOf(needed('branches')).map(componentsOf),
      });
    },
  },
  'simple circuit': {
    names: ['upper', 'lower'],
    draw: ({ needed }) => simpleCircuit(loopPartsOf(needed('upper')), loopPartsOf(needed('lower'))),
  },
  wave: {
    names: ['waves', 'x', 'along', 'across'],
    draw: ({ needed, optional }) => {
      const [waves] = groupsOf(needed('waves'), number, '2');
      return wave({
        waves: Number(waves),
        along: lengthsOf(optional('along')),
        across: heightsOf(optional('across')),
        xTitle: needed('x').text,
      });
    },
  },
  beam: {
    names: ['pivot', 'loads', 'distances'],
    draw: ({ needed }) => {
      const [pivot] = groupsOf(needed('pivot'), number, '0.5');
      const loads = listOf(needed('loads')).map((load) => {
        const [label = '', at] = groupsOf(load, `(.+) at ${number}`, '15 N at 0.1');
        return { at: Number(at), label };
      });
      return beam(Number(pivot), loads, lengthsOf(needed('distances')));
    },
  },
  'bar magnets': {
    names: ['poles'],
    draw: ({ needed }) => {
      const groups = groupsOf(needed('poles'), String.raw`(N S|S N) \| (N S|S N)`, 'N S | S N');
      const [first, second] = groups.map((poles): Poles => (poles === 'N S' ? ['N', 'S'] : ['S', 'N']));
      return barMagnets(first ?? ['N', 'S'], second ?? ['N', 'S']);
    },
  },
  'shadow of a ball': {
    names: ['lamp'],
    draw: ({ needed }) => {
      const shape = `(.+?) at ${number}(, with rays)?`;
      const [name = '', x, rays] = groupsOf(needed('lamp'), shape, 'torch at 60');
      return shadowOfBall(Number(x), name, rays !== undefined);
    },
  },
};

/** The parts of a value between commas. */
const partsOf = ({ number: line, text }: Line): Line[] =>
  text.split(', ').map((part) => ({ number: line, text: part }));

const componentsOf = (value: Line): Component[] =>
  partsOf(value).map((part) => {
    const [name, label] = groupsOf(part, `(${componentKinds.join('|')})(?: (.+))?`, 'resistor 4 Ω');
    const kind = componentKinds.find((each) => each === name) ?? 'resistor';
    return { kind, ...(label === undefined ? {} : { label }) };
  });

const loopPartsOf = (value: Line): LoopPart[] =>
  partsOf(value).map((part) => {
    const [name, label = ''] = groupsOf(part, `(${loopParts.join('|')}|box (.+))`, 'cell, closed switch');
    return loopParts.find((each) => each === name) ?? { label };
  });

const lengthsOf = (value: Line | undefined) =>
  (value ? listOf(value) : []).map((length) => {
    const [from, to, label = ''] = groupsOf(length, `${number} to ${number} = (.+)`, '0 to 2 = 1.2 m');
    return { from: Number(from), to: Number(to), label };
  });

const heightsOf = (value: Line | undefined) =>
  (value ? listOf(value) : []).map((height) => {
    const shape = `${number} to ${number} at ${number} = (.+?)(?:, label at ${number})?`;
    const [from, to, at, label = '', labelAt] = groupsOf(height, shape, '0 to 1 at 2.5 = 6 cm');
    return {
      at: Number(at),
      from: Number(from),
      to: Number(to),
      label,
      ...(labelAt === undefined ? {} : { labelAt: Number(labelAt) }),
    };
  });
