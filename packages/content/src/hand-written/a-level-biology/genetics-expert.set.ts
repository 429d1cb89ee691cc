import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'GENETICS_AND_EVOLUTION',
  name: 'genetics-expert',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Unfamiliar problems that combine inheritance, protein synthesis and populations',
  items: [
    item(
      5,
      'In cats orange (Xᴼ) and black (Xᵇ) are codominant and X-linked; a cat with both is tortoiseshell. A tortoiseshell female mates with a black male. Which share of all their kittens is expected to be tortoiseshell?',
      '1/4',
      ['1/2', '0', '3/4'],
      'XᴼXᵇ × XᵇY gives XᴼXᵇ, XᵇXᵇ, XᴼY and XᵇY in equal numbers. Only one of the four classes, a female, is tortoiseshell.',
    ),
    item(
      5,
      'A plant of genotype AaBb is self-pollinated and gives 9 : 6 : 1 for disc-shaped, round and long fruit. What is the genotype of a round plant that gives only round offspring when selfed?',
      'AAbb',
      ['Aabb', 'AaBB', 'aabb'],
      'Disc shape needs both A and B, round fruit has one of the two, and aabb is long. AAbb is round and homozygous, so all of its selfed offspring are round.',
    ),
    item(
      5,
      'A recessive allele is lethal to homozygotes before they breed. Its frequency is 0.20 in one generation. What is the frequency among the breeding adults of the next generation, after random mating?',
      '0.17',
      ['0.20', '0.16', '0.10'],
      'At birth AA is 0.64, Aa 0.32 and aa 0.04. Without aa the frequency of a is ½ × 0.32 ÷ 0.96 = 0.167.',
    ),
    item(
      5,
      'A gene codes for a protein with 200 amino acids. Its coding DNA with introns is 1,500 base pairs long. What percentage of this does not code for amino acids, if the stop codon is counted as non-coding?',
      '60%',
      ['40%', '20%', '87%'],
      '200 amino acids need 600 base pairs, and 1,500 − 600 = 900 do not code for amino acids: 900 ÷ 1,500 × 100 = 60%.',
    ),
    item(
      5,
      'Two pure white strains of a flower are crossed and all F₁ plants are purple. The F₂ has 176 purple and 144 white plants. What explains this?',
      'Each strain lacks a different enzyme of one pathway',
      [
        'Purple is dominant, and one gene decides the colour',
        'White is dominant, and two linked genes decide it',
        'The colour is codominant and on the X chromosome',
      ],
      'The ratio is near 9 : 7 (180 : 140). Both dominant alleles are needed for the pigment. The parents were AAbb and aaBB.',
    ),
    item(
      5,
      'A mutation changes the anticodon of one tRNA from GUU to AUU, so that it reads the stop codon UAA. What is the effect on proteins?',
      'Some proteins become longer than usual',
      [
        'All proteins become shorter than usual',
        'No proteins can be made in the cell',
        'All stop codons of the cell are lost',
      ],
      'The tRNA puts its amino acid in at UAA instead of ending translation there, so translation continues to the next stop codon. Genes that end with UAG or UGA are not affected.',
    ),
    item(
      5,
      'Two finch populations on islands differ in beak size by natural selection. A volcano joins the islands, and hybrids of the two have beaks of middle size that suit neither kind of seed. What is expected?',
      'Selection for mating only within each form',
      [
        'Selection for mating between the two forms',
        'Loss of both forms, leaving the hybrids only',
        'Genetic drift to the same beak in both forms',
      ],
      'Hybrids survive less well, so alleles for choosing mates of the same form are favoured. The reproductive isolation becomes stronger.',
    ),
    item(
      5,
      'A cross AaBb × AaBb with complete linkage of A to B (and a to b), without crossing over, gives which ratio of phenotypes?',
      '3 both dominant : 1 both recessive',
      [
        '9 : 3 : 3 : 1, as for unlinked genes',
        '1 both dominant : 1 both recessive',
        '1 : 2 : 1, with two recombinant classes',
      ],
      'Only gametes AB and ab are formed. They give AABB, 2 AaBb and aabb: three with both dominant features to one with both recessive.',
    ),
  ],
};
