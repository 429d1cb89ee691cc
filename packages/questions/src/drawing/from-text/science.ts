import { earthInSunlight } from '../science/earth-in-sunlight.ts';
import { electronShells } from '../science/electron-shells.ts';
import { filterFunnel } from '../science/filtering.ts';
import { foodChain } from '../science/food-chain.ts';
import { moon, moonRow } from '../science/moon.ts';
import { particleVessels, statesOfMatter } from '../science/particles.ts';
import { waterCycle } from '../science/water-cycle.ts';
import { groupsOf, listOf, number, type PictureKinds } from './picture-kind.ts';

export const science: PictureKinds = {
  'electron shells': {
    names: ['symbol', 'shells'],
    draw: ({ needed }) => {
      const [shells = ''] = groupsOf(needed('shells'), String.raw`(\d+(?:, \d+)*)`, '2, 8, 1');
      return electronShells(needed('symbol').text, shells.split(', ').map(Number));
    },
  },
  vessels: {
    names: ['particles'],
    draw: ({ needed }) =>
      particleVessels(
        listOf(needed('particles')).map((vessel) => {
          const [label = '', name] = groupsOf(vessel, `(.+) (${statesOfMatter.join('|')})`, 'P solid');
          return { label, state: statesOfMatter.find((state) => state === name) ?? 'solid' };
        }),
      ),
  },
  'food chain': {
    names: ['chain'],
    draw: ({ needed }) => foodChain(listOf(needed('chain')).map(({ text }) => text)),
  },
  filter: {
    names: ['stays', 'runs through'],
    draw: ({ needed }) => filterFunnel(needed('stays').text, needed('runs through').text),
  },
  Moon: { names: ['age'], draw: ({ needed }) => moon(Number(groupsOf(needed('age'), number, '45')[0])) },
  'Moons in a row': {
    names: ['ages'],
    draw: ({ needed }) =>
      moonRow(listOf(needed('ages')).map((age) => Number(groupsOf(age, number, '45')[0]))),
  },
  'Earth in sunlight': { names: [], draw: () => earthInSunlight() },
  'water cycle': {
    names: ['labels'],
    draw: ({ needed }) => {
      const four = Array.from({ length: 4 }, () => '([^|]+)').join(String.raw` \| `);
      const [vapour = '', cloud = '', rain = '', river = ''] = groupsOf(
        needed('labels'),
        four,
        'P | Q | R | S',
      );
      return waterCycle([vapour, cloud, rain, river]);
    },
  },
};
