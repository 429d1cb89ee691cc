import { faultAt, type Line } from '#text/numbered-lines.ts';
import { binaryTree, type TreeNode } from '../computing/binary-tree.ts';
import { gate, gateKinds, logicCircuit, type Gate, type Logic } from '../computing/logic-circuit.ts';
import { network, type Network } from '../computing/network.ts';
import type { Point } from '../svg.ts';
import { groupsOf, listOf, number, type PictureKind, type PictureKinds } from './picture-kind.ts';

export const computing: PictureKinds = {
  'logic circuit': { names: ['Q'], draw: ({ needed }) => logicCircuit(gateOf(needed('Q'))) },
  'binary tree': { names: ['tree'], draw: ({ needed }) => binaryTree(treeOf(needed('tree'))) },
  'network of circles': networkKind('circle'),
  'network of boxes': networkKind('box'),
};

function networkKind(shape: Network['shape']): PictureKind {
  return {
    names: ['size', 'nodes', 'lines', 'arrows'],
    draw: ({ needed, optional }) => {
      const [width, height] = groupsOf(needed('size'), `${number} × ${number}`, '540 × 320');
      const nodes = Object.fromEntries(
        listOf(needed('nodes')).map((node): [string, Point] => {
          const [name = '', x, y] = groupsOf(node, `(.+) ${number},${number}`, 'name 60,160');
          return [name, [Number(x), Number(y)]];
        }),
      );
      const links = [
        ...linksOf(optional('lines'), nodes, false),
        ...linksOf(optional('arrows'), nodes, true),
      ];
      return network({ width: Number(width), height: Number(height), shape, nodes, links });
    },
  };
}

function linksOf(value: Line | undefined, nodes: Network['nodes'], directed: boolean): Network['links'] {
  return (value ? listOf(value) : []).map((link) => {
    const [from = '', to = '', label] = groupsOf(link, '(.+?) to (.+?)(?: = (.+))?', 'A to B = 4');
    const unknown = [from, to].find((name) => !(name in nodes));
    if (unknown !== undefined) throw faultAt(link, `there is no node ${unknown}`);
    return { from, to, directed, ...(label === undefined ? {} : { label }) };
  });
}

/** What is left to read of a value. */
interface Reading {
  value: Line;
  words: string[];
}

const readingOf = (value: Line, word: RegExp): Reading => ({ value, words: value.text.match(word) ?? [] });

/** Reads `(A AND B) OR (NOT C)`, in which every operand of a gate is an input or in brackets. */
function gateOf(value: Line): Gate {
  const reading = readingOf(value, /[()]|[^()\s]+/g);
  const root = logicOf(reading);
  if (typeof root === 'string' || reading.words.length > 0) throw notLogic(value);
  return root;
}

const notLogic = (value: Line) =>
  faultAt(value, `expected gates with one or two inputs in brackets: "(A AND B) OR (NOT C)"`);

function logicOf(reading: Reading): Logic {
  const { value, words } = reading;
  if (words[0] === 'NOT') {
    words.shift();
    return gate('NOT', operandOf(reading));
  }
  const first = operandOf(reading);
  if (words.length === 0 || words[0] === ')') return first;
  const name = words.shift();
  const kind = gateKinds.find((each) => each === name && each !== 'NOT');
  if (!kind) throw notLogic(value);
  return gate(kind, first, operandOf(reading));
}

function operandOf(reading: Reading): Logic {
  const word = reading.words.shift() ?? '';
  if (word !== '(') {
    if (!/^[A-Z]$/.test(word)) throw notLogic(reading.value);
    return word;
  }
  const inside = logicOf(reading);
  if (reading.words.shift() !== ')') throw notLogic(reading.value);
  return inside;
}

/** Reads `50 (30 (20, 40), 70 (none, 80))`: after a node its left and its right child. */
function treeOf(value: Line): TreeNode {
  const reading = readingOf(value, /[(),]|[^(),\s]+/g);
  const root = nodeOf(reading);
  if (!root || reading.words.length > 0) throw noTree(value);
  return root;
}

const noTree = (value: Line) =>
  faultAt(value, 'expected nodes with their left and right child: "50 (30 (20, 40), 70 (none, 80))"');

function nodeOf(reading: Reading): TreeNode | undefined {
  const { value, words } = reading;
  const label = words.shift() ?? '';
  if (/^[(),]?$/.test(label)) throw noTree(value);
  if (label === 'none') return undefined;
  if (words[0] !== '(') return { label };
  const children = ['(', ','].map((sign) => {
    if (words.shift() !== sign) throw noTree(value);
    return nodeOf(reading);
  });
  if (words.shift() !== ')') throw noTree(value);
  const [left, right] = children;
  return { label, ...(left && { left }), ...(right && { right }) };
}
