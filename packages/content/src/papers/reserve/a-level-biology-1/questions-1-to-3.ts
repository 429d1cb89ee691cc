import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { task } from '../../structured/structured-question.ts';

/** Questions 1 to 3. */
export const biology1To3 = [
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
        ruledLines: 4,
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
        ruledLines: 6,
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
        ruledLines: 3,
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
        ruledLines: 7,
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
        ruledLines: 3,
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
        ruledLines: 7,
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
        ruledLines: 4,
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
        ruledLines: 5,
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
        ruledLines: 4,
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
        ruledLines: 6,
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
        ruledLines: 6,
      },
    ],
  }),
];
