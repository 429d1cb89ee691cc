import type { Random } from '#random.ts';
import { checkText } from '#checks/check.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

const pairs: Readonly<Record<string, string>> = { A: 'T', T: 'A', G: 'C', C: 'G' };

const complement = (strand: string) => [...strand].map((base) => pairs[base] ?? '').join('');
const asRna = (strand: string) => strand.replaceAll('T', 'U');
const reversed = (strand: string) => [...strand].reverse().join('');

function strandOf(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(['A', 'T', 'G', 'C'])).join('');
}

export const family: Family = {
  name: 'base-sequences',
  syllabus: 'Transcription and translation: base sequences of DNA, mRNA and tRNA',
  levels: {
    1: 'one step: the mRNA of a template strand of six bases',
    2: 'two steps backwards: from two anticodons to the mRNA, then to the template strand',
  },
  write: (random, difficulty) => {
    const strand = strandOf(random, 6);
    if (new Set(strand).size < 4) return noDraft;
    const messenger = asRna(complement(strand));
    if (difficulty === 1)
      return {
        body: `The template strand of a piece of DNA is ${strand}. What is the base sequence of the mRNA made from it, in the same order?`,
        answer: messenger,
        mistakes: [
          [complement(strand), 'writing T where RNA has U'],
          [asRna(strand), 'copying the template strand'],
          [reversed(messenger), 'reading the strand from the other end'],
          [strand, 'giving the template strand itself'],
        ],
        explanation: `A pairs with U in RNA, T with A, G with C and C with G: ${strand} gives ${messenger}.`,
      };
    const anticodons = asRna(strand);
    return {
      body: `Two tRNA molecules bind one after the other to mRNA with the anticodons ${anticodons.slice(0, 3)} and ${anticodons.slice(3)}. What is the base sequence of the template strand of the DNA, in the same order?`,
      answer: strand,
      mistakes: [
        [complement(strand), 'giving the other strand of the DNA'],
        [messenger, 'giving the mRNA'],
        [anticodons, 'writing U where DNA has T'],
        [reversed(strand), 'reading the strand from the other end'],
      ],
      explanation: `The mRNA is complementary to the anticodons: ${messenger}. The template strand is complementary to the mRNA: ${strand}, like the anticodons with T instead of U.`,
    };
  },
  check: checkText((text) => {
    const partner = (bases: string, alphabet: string) =>
      bases.replace(/[ACGTU]/g, (base) => alphabet.charAt('AUTGC'.indexOf(base)));
    const template = /DNA is ([ACGT]+)\./.exec(text)?.[1];
    if (template) return partner(template, 'UAACG');
    const [, first = '', second = ''] = /anticodons ([ACGU]{3}) and ([ACGU]{3})/.exec(text) ?? [];
    return partner(partner(first + second, 'UAACG'), 'TAACG');
  }),
};
