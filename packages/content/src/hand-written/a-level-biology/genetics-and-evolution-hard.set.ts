import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'GENETICS_AND_EVOLUTION',
  name: 'genetics-and-evolution-hard',
  audience: 'Year 12-13, AQA, Edexcel and OCR',
  syllabus: 'Protein synthesis, mutation, meiosis, inheritance, selection, speciation and biodiversity',
  items: [
    item(
      3,
      'A plant SsTt is crossed with a plant sstt; the offspring are 42 SsTt, 41 sstt, 9 Sstt and 8 ssTt. What explains the numbers?',
      'The genes are linked, with some crossing over',
      [
        'The genes are on separate chromosomes',
        'One of the genes is epistatic to the other',
        'The genes are linked, with no crossing over',
      ],
      'Independent genes would give 1 : 1 : 1 : 1. The two large classes are the parental combinations, the small ones recombinants.',
    ),
    item(
      3,
      'In sweet peas purple needs both a dominant C and a dominant P; all others are white. Which ratio results from CcPp × CcPp?',
      '9 purple : 7 white',
      ['12 purple : 4 white', '15 purple : 1 white', '3 purple : 1 white'],
      '9/16 have both dominant alleles. The other classes, 3 + 3 + 1 = 7, lack one or both and are white: complementary epistasis.',
    ),
    item(
      3,
      'An index of diversity is d = N(N − 1) ÷ Σn(n − 1). A site has three species with 10, 6 and 4 individuals. What is d?',
      '2.9',
      ['2.6', '0.34', '3.0'],
      'N = 20, and Σn(n − 1) = 90 + 30 + 12 = 132. d = 20 × 19 ÷ 132 = 380 ÷ 132 = 2.9.',
    ),
    item(
      3,
      'A cell with 2n = 6 has 12 picograms of DNA before replication. How much DNA is in one gamete?',
      '6 pg',
      ['3 pg', '12 pg', '24 pg'],
      'Replication gives 24 pg. Two divisions of meiosis share it among four cells: 24 ÷ 4 = 6 pg.',
    ),
    item(
      4,
      'A frame shift early in a gene gives a much shorter polypeptide. What is the reason?',
      'A stop codon now occurs in the new reading frame',
      [
        'The promoter no longer binds the RNA polymerase',
        'The introns of the gene can no longer be removed',
        'The tRNA molecules carry the wrong amino acids',
      ],
      'After the shift every triplet is read differently. By chance one of them soon is a stop codon, so translation ends early.',
    ),
    item(
      4,
      'In mice, A (agouti) is dominant to a (black), and cc makes any mouse white. What are the chances that AaCc × Aacc gives a black mouse?',
      '1/8',
      ['1/4', '3/8', '1/16'],
      'Black is aa with at least one C: aa has a probability of ¼ and Cc of ½, so ¼ × ½ = 1/8.',
    ),
    item(
      4,
      'Two species of cichlid live in one lake, and the females choose males by colour. What isolates them?',
      'Behaviour, in sympatric speciation',
      [
        'Geography, in allopatric speciation',
        'Hybrid sterility, in allopatric speciation',
        'Time of breeding, in artificial selection',
      ],
      'They share a habitat, so the speciation is sympatric. Differences in courtship or choice of mate prevent gene flow.',
    ),
    item(
      5,
      'A test cross of a double heterozygote gives 460 + 440 parental and 52 + 48 recombinant offspring. How far apart are the loci, if 1% recombination is one map unit?',
      '10 units',
      ['11 units', '5.0 units', '90 units'],
      'The recombinants are 100 of 1000 offspring, which is 10%, so the distance is 10 map units.',
    ),
    item(
      5,
      'Two healthy parents have a child with a recessive disease. What is the probability that their next, healthy, child is a carrier?',
      '2/3',
      ['1/2', '3/4', '1/4'],
      'Both parents are Aa. Of the healthy children (1 AA : 2 Aa), two in three are carriers. The aa class is excluded because the child is healthy.',
    ),
    item(
      5,
      'The allele for sickle cells stays at a frequency of 0.1 where malaria is common, although homozygotes rarely have children. Why?',
      'Heterozygotes have an advantage over both homozygotes',
      [
        'Mutation to the sickle-cell allele is very frequent there',
        'Heterozygotes are as ill as the homozygotes with the disease',
        'The allele is dominant and is therefore never lost',
      ],
      'Heterozygotes are more resistant to malaria and do not have sickle-cell disease. Their greater survival keeps the allele in the population.',
    ),
    item(
      5,
      'The sequence of a template strand is 3′-TAC GGA CTT ATT-5′, with UAA as a stop codon. How many peptide bonds has the translated peptide?',
      '2',
      ['3', '4', '1'],
      'The mRNA is 5′-AUG CCU GAA UAA-3′. Three codons code for amino acids and UAA ends translation. Three amino acids are joined by two peptide bonds.',
    ),
  ],
};
