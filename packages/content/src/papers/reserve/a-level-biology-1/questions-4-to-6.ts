import { task } from '../../structured/structured-question.ts';

/** Questions 4 to 6. */
export const biology4To6 = [
  task('ENERGY_AND_ECOSYSTEMS', 'grassland', 4, {
    stem: 'In a grassland the gross primary production is 24,500 kJ m⁻² year⁻¹. The plants lose 9,800 kJ m⁻² year⁻¹ in respiration. The net production of the primary consumers is 1,176 kJ m⁻² year⁻¹.',
    parts: [
      {
        body: 'Calculate the net primary production, and the percentage of it that becomes net production of the primary consumers.',
        unit: '%',
        answer: '14,700 kJ m⁻² year⁻¹; 8%',
        scheme: [
          ['B1', 'for 24,500 − 9,800 = 14,700'],
          ['M1', 'for 1,176 ÷ their 14,700'],
          ['A1', 'for 8'],
        ],
        solution: 'NPP = GPP − R = 24,500 − 9,800 = 14,700 kJ m⁻² year⁻¹, and 1,176 ÷ 14,700 × 100 = 8%.',
      },
      {
        body: 'Describe how ATP and reduced NADP are made in the light-dependent reaction of photosynthesis.',
        answer: 'excited electrons pass along carriers; protons flow through ATP synthase',
        scheme: [
          ['B1', 'for light exciting electrons of chlorophyll (photoionisation)'],
          ['B1', 'for electrons passing along carriers, whose energy pumps protons into the thylakoid'],
          ['B1', 'for protons moving back through ATP synthase, which makes ATP from ADP and Pᵢ'],
          ['B1', 'for NADP being reduced by electrons and protons from the photolysis of water'],
        ],
        solution:
          'Light excites electrons, which leave chlorophyll and pass along electron carriers. Their energy pumps protons into the thylakoid. The protons flow back through ATP synthase, which makes ATP. The electrons and protons, replaced by the photolysis of water, reduce NADP.',
        ruledLines: 8,
      },
      {
        body: 'A herbicide blocks the enzyme rubisco. Explain why it reduces the growth of the plants.',
        answer: 'no GP, and so no triose phosphate, is made',
        scheme: [
          ['B1', 'for carbon dioxide not combining with RuBP, so less GP and triose phosphate'],
          ['B1', 'for less glucose or other organic substances for respiration or growth'],
        ],
        solution:
          'Rubisco catalyses the reaction of carbon dioxide with RuBP to GP. Without it no triose phosphate is made, so there are no new sugars, amino acids or lipids for growth.',
        ruledLines: 4,
      },
      {
        body: 'Describe how nitrogen in the proteins of dead plants becomes nitrate ions in the soil.',
        answer: 'saprobionts release ammonium ions; nitrifying bacteria oxidise them to nitrite and nitrate',
        scheme: [
          ['B1', 'for saprobionts (decomposers) digesting proteins'],
          ['B1', 'for ammonium ions released in ammonification'],
          ['B1', 'for nitrifying bacteria oxidising them to nitrite and then nitrate'],
        ],
        solution:
          'Saprobionts digest the proteins and release ammonium ions: ammonification. Nitrifying bacteria oxidise ammonium ions to nitrite and then to nitrate.',
        ruledLines: 5,
      },
    ],
  }),
  task('GENETICS_AND_EVOLUTION', 'peas-and-populations', 4, {
    stem: 'In peas, yellow seeds (Y) are dominant to green (y) and round seeds (R) to wrinkled (r). Two plants with the genotype YyRr are crossed. Of 160 seeds, 97 are yellow and round, 25 yellow and wrinkled, 29 green and round, and 9 green and wrinkled.',
    parts: [
      {
        body: 'Calculate χ² for these results with the ratio that is expected if the genes are not linked.',
        answer: '1.51',
        scheme: [
          ['M1', 'for the expected numbers 90, 30, 30 and 10 (ratio 9:3:3:1)'],
          ['M1', 'for adding (O − E)² ÷ E: 49 ÷ 90 + 25 ÷ 30 + 1 ÷ 30 + 1 ÷ 10'],
          ['A1', 'for 1.51'],
        ],
        solution:
          'The expected numbers are 90, 30, 30 and 10. χ² = 49 ÷ 90 + 25 ÷ 30 + 1 ÷ 30 + 1 ÷ 10 = 0.544 + 0.833 + 0.033 + 0.1 = 1.51.',
      },
      {
        body: 'The critical value at p = 0.05 with 3 degrees of freedom is 7.815. State what you conclude.',
        answer: 'the difference from 9:3:3:1 is not significant',
        scheme: [
          ['B1', 'for 1.51 being less than 7.815, so the null hypothesis is not rejected'],
          ['B1', 'for a probability above 0.05 that the difference is due to chance'],
        ],
        solution:
          '1.51 is less than 7.815. The probability that the difference from 9:3:3:1 is due to chance is more than 0.05, so it is not significant and the null hypothesis is accepted.',
        ruledLines: 4,
      },
      {
        body: 'One in 2,500 people of a population has a condition that is caused by a recessive allele. Use the Hardy–Weinberg equation to estimate the number of carriers among 10,000 people.',
        answer: '392',
        scheme: [
          ['M1', 'for q² = 1 ÷ 2,500, so q = 0.02'],
          ['M1', 'for 2pq = 2 × 0.98 × 0.02 (= 0.0392)'],
          ['A1', 'for 392'],
        ],
        solution: 'q² = 0.0004, so q = 0.02 and p = 0.98. Then 2pq = 0.0392, and 0.0392 × 10,000 = 392.',
      },
      {
        body: 'A river splits a population of beetles in two. Explain how two species can arise.',
        answer: 'no gene flow, different selection, changed allele frequencies, no fertile offspring',
        scheme: [
          ['B1', 'for geographical isolation, so no gene flow between the populations'],
          ['B1', 'for different mutations or selection pressures on each side'],
          ['B1', 'for changes in the allele frequencies of each gene pool over many generations'],
          ['B1', 'for populations that can no longer interbreed to produce fertile offspring'],
        ],
        solution:
          'The river stops gene flow. Conditions differ on its banks, so different alleles are selected and allele frequencies change over many generations. When beetles of the two populations can no longer produce fertile offspring, they are separate species: allopatric speciation.',
        ruledLines: 7,
      },
    ],
  }),
  task('CONTROL_AND_COORDINATION', 'nerves-sugar-and-genes', 5, {
    stem: 'Cells respond to signals from nerves and hormones, and they control which of their genes are expressed.',
    parts: [
      {
        body: 'Explain how the resting potential of −70 mV is kept up across the membrane of an axon.',
        answer: 'sodium–potassium pump, and a membrane more permeable to potassium ions',
        scheme: [
          ['B1', 'for three sodium ions being actively transported out for two potassium ions in'],
          ['B1', 'for a membrane that is more permeable to potassium than to sodium ions'],
          ['B1', 'for potassium ions diffusing out, so that the inside is negative'],
        ],
        solution:
          'The sodium–potassium pump moves three sodium ions out for every two potassium ions in. The membrane is more permeable to potassium ions, which diffuse out again, so the inside is negative compared with the outside.',
        ruledLines: 6,
      },
      {
        body: 'In multiple sclerosis the myelin sheath of neurones is damaged. Explain why impulses travel more slowly.',
        answer: 'no saltatory conduction',
        scheme: [
          [
            'B1',
            'for depolarisation only at the nodes of Ranvier in a healthy neurone (saltatory conduction)',
          ],
          ['B1', 'for depolarisation along more of the membrane when the myelin is damaged'],
        ],
        solution:
          'With myelin only the nodes of Ranvier are depolarised, and the impulse jumps from node to node. Without it the whole length of the membrane has to be depolarised, which takes longer.',
        ruledLines: 4,
      },
      {
        body: 'An insecticide inhibits the enzyme that breaks down acetylcholine. Explain its effect on a muscle of an insect with cholinergic neuromuscular junctions.',
        answer: 'acetylcholine stays, so the muscle keeps contracting',
        scheme: [
          ['B1', 'for acetylcholine remaining in the gap, bound to receptors'],
          ['B1', 'for sodium ion channels staying open, so the membrane is depolarised again and again'],
          ['B1', 'for a muscle that stays contracted and cannot relax'],
        ],
        solution:
          'Acetylcholine is not broken down and keeps binding to its receptors. The sodium ion channels stay open and the muscle membrane is depolarised all the time, so the muscle cannot relax.',
        ruledLines: 5,
      },
      {
        body: 'Explain how insulin lowers the concentration of glucose in the blood after a meal.',
        answer: 'it binds to receptors; more carriers take glucose in; glycogenesis',
        scheme: [
          ['B1', 'for insulin binding to receptors on target cells, such as liver and muscle cells'],
          ['B1', 'for more glucose carrier proteins in the membrane, so faster uptake'],
          ['B1', 'for enzymes being activated that convert glucose to glycogen'],
        ],
        solution:
          'Insulin binds to receptors on liver and muscle cells. More carrier proteins are added to their membranes, so glucose enters faster, and enzymes are activated that convert it to glycogen.',
        ruledLines: 5,
      },
      {
        body: 'In some tumours the promoter of a tumour suppressor gene is heavily methylated. Explain how this leads to a tumour.',
        answer: 'the gene is not transcribed, so cell division is not slowed',
        scheme: [
          ['B1', 'for methyl groups preventing transcription factors from binding'],
          ['B1', 'for no transcription, so the protein that slows cell division is not made'],
          ['B1', 'for cells dividing without control'],
        ],
        solution:
          'Methylation keeps transcription factors from binding to the promoter, so the gene is not transcribed. The protein that slows division or causes cell death is missing, and cells divide without control.',
        ruledLines: 5,
      },
    ],
  }),
];
