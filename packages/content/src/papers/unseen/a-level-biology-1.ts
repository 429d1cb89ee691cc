import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { task } from '../structured/structured-question.ts';

export const biology = [
  task('BIOLOGICAL_MOLECULES', 'amylase-and-starch', 2, {
    stem: 'A student adds amylase to starch solution and measures how much maltose is formed. The graph shows the results.',
    image: lineGraphPicture(
      {
        x: { title: 'Time (min)', step: 1, lines: 10 },
        y: { title: 'Maltose (mg)', step: 5, lines: 6 },
      },
      '0,0 1,9 2,16 3,20 4,23 5,24 6,25 7,25 8,25 9,25 10,25',
      'A line graph of the mass of maltose in milligrams against time in minutes. The points are (0, 0), (1, 9), (2, 16), (3, 20), (4, 23), (5, 24) and then 25 from 6 to 10 minutes.',
    ),
    parts: [
      {
        body: 'Calculate the mean rate of the reaction in the first 2 minutes.',
        unit: 'mg min⁻¹',
        answer: '8 mg min⁻¹',
        scheme: [
          ['M1', 'for 16 mg read from the graph'],
          ['A1', 'for 8'],
        ],
        solution: 'In 2 minutes 16 mg of maltose is formed, and 16 ÷ 2 = 8 mg min⁻¹.',
      },
      {
        body: 'Explain why the curve becomes less steep and then level.',
        answer: 'starch is used up, so fewer enzyme–substrate complexes form',
        scheme: [
          ['B1', 'for the concentration of starch falling, so that fewer enzyme–substrate complexes form'],
          ['B1', 'for all the starch being hydrolysed when the curve is level'],
        ],
        solution:
          'The starch is used up, so it collides with active sites less often and fewer enzyme–substrate complexes form. After 6 minutes all of it has been hydrolysed.',
        lines: 4,
        isRuled: true,
      },
      {
        body: 'The student repeats the experiment with a competitive inhibitor. Predict the effect on the first rate and on the final mass of maltose. Explain your prediction.',
        answer: 'a lower first rate, the same final mass',
        scheme: [
          ['B1', 'for an inhibitor of similar shape to the substrate that binds to the active site'],
          ['B1', 'for a lower first rate, because fewer active sites are free'],
          ['B1', 'for the same final mass, because the binding is not permanent and all the starch reacts'],
        ],
        solution:
          'A competitive inhibitor has a shape like that of the substrate and occupies active sites for a time, so the first rate is lower. The same amount of starch is hydrolysed in the end, so the final mass is the same.',
        lines: 6,
        isRuled: true,
      },
      {
        body: 'Describe a biochemical test that shows that amylase is a protein, and its result.',
        answer: 'biuret test; purple',
        scheme: [
          ['B1', 'for adding biuret reagent (sodium hydroxide and copper(II) sulfate solution)'],
          ['B1', 'for a purple (lilac) colour'],
        ],
        solution:
          'Biuret reagent is added to a solution of amylase. It turns from blue to purple, because peptide bonds are present.',
        lines: 3,
        isRuled: true,
      },
      {
        body: 'Compare the structures of amylopectin and cellulose, and explain how each is suited to its function.',
        answer: 'branched chains of α-glucose for storage; straight chains of β-glucose for strength',
        scheme: [
          ['B1', 'for α-glucose in amylopectin and β-glucose in cellulose'],
          ['B1', 'for amylopectin being branched and compact, so it stores much and is quickly hydrolysed'],
          ['B1', 'for the straight chains of cellulose'],
          ['B1', 'for many hydrogen bonds between chains (microfibrils), which give walls strength'],
        ],
        solution:
          'Amylopectin is a branched polymer of α-glucose: compact, and with many ends from which glucose is released quickly. Cellulose has straight chains of β-glucose. Hydrogen bonds hold many chains together in microfibrils, which make cell walls strong.',
        lines: 7,
        isRuled: true,
      },
    ],
  }),
  task('CELLS_AND_TRANSPORT', 'root-tip-and-gut', 2, {
    stem: 'A student makes a squash of the tip of a garlic root, stains it and looks at it with a light microscope. In one field of view 24 of 300 cells are in mitosis.',
    parts: [
      {
        body: 'Explain why the tip of the root is used and why it is stained.',
        answer: 'cells divide there; the stain makes chromosomes visible',
        scheme: [
          ['B1', 'for mitosis taking place in the tip (meristem)'],
          ['B1', 'for chromosomes that can be seen (distinguished) only when stained'],
        ],
        solution:
          'Cells divide by mitosis in the meristem at the tip. The stain binds to DNA, so that the chromosomes can be seen.',
        lines: 3,
        isRuled: true,
      },
      {
        body: 'Calculate the mitotic index. The cell cycle lasts 18 hours; estimate the time, in minutes, that a cell spends in mitosis.',
        unit: 'minutes',
        answer: '0.08; 86 minutes',
        scheme: [
          ['B1', 'for 24 ÷ 300 = 0.08'],
          ['M1', 'for their index × 18 × 60'],
          ['A1', 'for 86 (86.4)'],
        ],
        solution: 'The index is 24 ÷ 300 = 0.08. Mitosis takes 0.08 × 18 × 60 = 86.4 minutes.',
      },
      {
        body: 'Describe how glucose is absorbed from the ileum into an epithelial cell by co-transport with sodium ions.',
        answer: 'sodium ions are pumped out, then diffuse in with glucose',
        scheme: [
          ['B1', 'for sodium ions being actively transported out of the cell into the blood'],
          ['B1', 'for a lower concentration of sodium ions in the cell than in the ileum'],
          ['B1', 'for sodium ions diffusing in through a co-transport protein'],
          ['B1', 'for glucose being carried in with them, against its concentration gradient'],
        ],
        solution:
          'The sodium–potassium pump moves sodium ions out of the cell into the blood with energy from ATP. This keeps their concentration in the cell low, so sodium ions diffuse in from the ileum through a co-transport protein, which carries glucose in with them.',
        lines: 7,
        isRuled: true,
      },
      {
        body: 'Explain how memory cells make the immune response to a second infection with the same pathogen different from the first.',
        answer: 'a faster and greater production of antibodies',
        scheme: [
          ['B1', 'for memory cells that recognise the antigen being present already'],
          ['B1', 'for plasma cells formed faster, so antibodies sooner and at a higher concentration'],
        ],
        solution:
          'Memory B cells recognise the antigen and divide quickly to plasma cells. Antibodies are made sooner and at a higher concentration, often before any symptoms appear.',
        lines: 4,
        isRuled: true,
      },
    ],
  }),
  task('EXCHANGE_AND_CIRCULATION', 'oxygen-and-sugar', 3, {
    stem: 'Animals transport oxygen in blood, and plants transport sugars in phloem.',
    parts: [
      {
        body: 'A runner’s cardiac output is 18.9 dm³ min⁻¹ at a heart rate of 150 beats min⁻¹. Calculate her stroke volume.',
        unit: 'cm³',
        answer: '126 cm³',
        scheme: [
          ['M1', 'for 18.9 ÷ 150 (= 0.126 dm³)'],
          ['A1', 'for 126'],
        ],
        solution: 'Stroke volume = cardiac output ÷ heart rate = 18.9 ÷ 150 = 0.126 dm³, which is 126 cm³.',
      },
      {
        body: 'Explain how the Bohr effect helps to supply the runner’s muscles with oxygen.',
        answer: 'carbon dioxide lowers the affinity of haemoglobin for oxygen',
        scheme: [
          ['B1', 'for more carbon dioxide from faster respiration'],
          ['B1', 'for a lower affinity of haemoglobin for oxygen (the curve moves to the right)'],
          ['B1', 'for more oxygen being unloaded at the same partial pressure'],
        ],
        solution:
          'Faster respiration gives more carbon dioxide, which lowers the pH. Haemoglobin then has a lower affinity for oxygen, and more oxygen is unloaded in the muscles.',
        lines: 5,
        isRuled: true,
      },
      {
        body: 'Explain how the counter-current flow in the gills of a fish increases the amount of oxygen that enters its blood.',
        answer: 'a concentration gradient along the whole of the gill',
        scheme: [
          ['B1', 'for blood and water flowing in opposite directions'],
          ['B1', 'for a concentration gradient of oxygen along the whole length of the lamellae'],
        ],
        solution:
          'Blood and water flow in opposite directions, so along the whole of the lamellae the water holds more oxygen than the blood beside it, and diffusion goes on all the way.',
        lines: 4,
        isRuled: true,
      },
      {
        body: 'Describe how tissue fluid is formed at the arterial end of a capillary and how most of it returns at the venous end.',
        answer: 'forced out by hydrostatic pressure, returns by osmosis',
        scheme: [
          ['B1', 'for a high hydrostatic pressure at the arterial end'],
          ['B1', 'for water and small molecules forced out while large proteins stay'],
          [
            'B1',
            'for a lower water potential in the capillary at the venous end, so water returns by osmosis',
          ],
        ],
        solution:
          'At the arterial end the hydrostatic pressure is high and forces water and small molecules out. Proteins stay in the blood and lower its water potential. At the venous end the pressure is lower, and water returns by osmosis.',
        lines: 6,
        isRuled: true,
      },
      {
        body: 'Describe the mass flow hypothesis for the movement of sucrose from a source to a sink.',
        answer: 'loading lowers the water potential, water enters, pressure pushes the sap to the sink',
        scheme: [
          ['B1', 'for sucrose being actively loaded (co-transported) into the sieve tubes at the source'],
          ['B1', 'for water entering by osmosis from the xylem, which raises the hydrostatic pressure'],
          ['B1', 'for sap flowing to the sink, where sucrose is removed and the pressure is lower'],
        ],
        solution:
          'Sucrose is loaded into the sieve tubes at the source. The water potential falls, water enters by osmosis and the hydrostatic pressure rises. At the sink sucrose is removed and water leaves, so the pressure is lower there, and the sap flows down the pressure gradient.',
        lines: 6,
        isRuled: true,
      },
    ],
  }),
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
        lines: 8,
        isRuled: true,
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
        lines: 4,
        isRuled: true,
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
        lines: 5,
        isRuled: true,
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
        lines: 4,
        isRuled: true,
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
        lines: 7,
        isRuled: true,
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
        lines: 6,
        isRuled: true,
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
        lines: 4,
        isRuled: true,
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
        lines: 5,
        isRuled: true,
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
        lines: 5,
        isRuled: true,
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
        lines: 5,
        isRuled: true,
      },
    ],
  }),
];
