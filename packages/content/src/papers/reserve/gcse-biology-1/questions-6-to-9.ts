import { task } from '../../structured/structured-question.ts';

/** Questions 6 to 9. */
export const biology6To9 = [
  task('KIDNEYS_AND_PLANT_HORMONES', 'what-the-kidneys-keep', 3, {
    stem: 'The list shows the concentration of three substances in the blood plasma, in the filtrate in the kidney and in the urine of a healthy man, in g/dm³.\nProtein: plasma 75, filtrate 0, urine 0\nGlucose: plasma 1.0, filtrate 1.0, urine 0\nUrea: plasma 0.3, filtrate 0.3, urine 18',
    parts: [
      {
        body: 'Explain why there is no protein in the filtrate.',
        answer: 'protein molecules are too large to be filtered',
        scheme: [['B1', 'for protein molecules being too large to pass through the filter']],
        solution: 'Only small molecules are filtered out of the blood. Protein molecules are too large.',
        ruledLines: 2,
      },
      {
        body: 'Explain the difference between the concentrations of glucose in the filtrate and in the urine.',
        answer: 'all the glucose is reabsorbed',
        scheme: [
          ['B1', 'for all the glucose being taken back into the blood'],
          ['B1', 'for selective reabsorption, or for active transport'],
        ],
        solution:
          'All glucose is selectively reabsorbed into the blood, partly by active transport, so none is left in the urine.',
        ruledLines: 3,
      },
      {
        body: 'Calculate how many times as concentrated urea is in the urine as in the plasma, and explain this change.',
        answer: '60 times; water is reabsorbed and urea is not',
        scheme: [
          ['B1', 'for 18 ÷ 0.3 = 60'],
          ['B1', 'for water being reabsorbed while most of the urea stays'],
        ],
        solution:
          '18 ÷ 0.3 = 60. Most of the water is reabsorbed into the blood, while most of the urea stays, so its concentration rises.',
        ruledLines: 4,
      },
      {
        body: 'On a hot day the man sweats a lot and drinks nothing. Explain how ADH changes his urine.',
        answer: 'more ADH, so more water is reabsorbed and less urine is made',
        scheme: [
          ['B1', 'for the brain detecting that the blood has become too concentrated'],
          ['B1', 'for the pituitary gland releasing more ADH'],
          ['B1', 'for kidney tubules that become more permeable, so more water is reabsorbed'],
          ['B1', 'for a smaller volume of more concentrated urine'],
        ],
        solution:
          'His blood becomes more concentrated, so the pituitary gland releases more ADH. ADH makes the kidney tubules more permeable to water. More water is reabsorbed, and he makes a small volume of concentrated urine.',
        ruledLines: 6,
      },
      {
        body: 'A patient with kidney failure can be treated by dialysis or by a transplant. Give one advantage and one disadvantage of a transplant compared with dialysis.',
        answer: 'no regular sessions at a machine; the organ may be rejected',
        scheme: [
          ['B1', 'for an advantage: a normal diet; no regular sessions; cheaper over many years'],
          [
            'B1',
            'for a disadvantage: risk of rejection; drugs that suppress immunity; operation; few donors',
          ],
        ],
        solution:
          'After a transplant the patient needs no dialysis sessions and can eat normally. But the kidney may be rejected, and the drugs against rejection make infections more likely.',
        ruledLines: 4,
      },
    ],
  }),
  task('GENETICS_AND_EVOLUTION', 'from-gene-to-protein', 4, {
    stem: 'A gene is a section of DNA that codes for a protein. A mutation can change the protein.',
    parts: [
      {
        body: 'Describe the structure of a DNA molecule.',
        answer: 'a double helix of nucleotides with paired bases',
        scheme: [
          ['B1', 'for two strands in a double helix'],
          ['B1', 'for nucleotides made of a sugar, a phosphate group and a base'],
          ['B1', 'for the base pairs A with T and C with G'],
        ],
        solution:
          'DNA is a polymer of nucleotides. Each has a sugar, a phosphate group and one of four bases. Two strands form a double helix in which A is opposite T and C opposite G.',
        ruledLines: 5,
      },
      {
        body: 'Part of one strand has the bases TACCGA. Write down the order of the bases on the opposite strand, and the number of amino acids that these six bases code for.',
        answer: 'ATGGCT; 2 amino acids',
        scheme: [
          ['B1', 'for ATGGCT'],
          ['B1', 'for 2'],
        ],
        solution:
          'A pairs with T and C with G: ATGGCT. Three bases code for one amino acid, so six code for 2.',
        lines: 2,
      },
      {
        body: 'Describe how a protein is made in a cell from the code of a gene.',
        answer: 'mRNA is copied, amino acids are brought to a ribosome and joined',
        scheme: [
          ['B1', 'for a template (mRNA) copied from the DNA in the nucleus'],
          ['B1', 'for mRNA moving to a ribosome'],
          ['B1', 'for carrier molecules (tRNA) bringing particular amino acids'],
          ['B1', 'for amino acids joined in the order of the code to a chain that folds'],
        ],
        solution:
          'In the nucleus the code is copied to mRNA, which moves to a ribosome. Carrier molecules bring amino acids in the order of the code. They are joined to a chain, which folds to the shape of the protein.',
        ruledLines: 6,
      },
      {
        body: 'Explain how a mutation in a gene can stop an enzyme from working, although most mutations have no effect.',
        answer: 'another amino acid may change the shape of the active site',
        scheme: [
          ['B1', 'for a changed code giving another amino acid'],
          ['B1', 'for a different shape of the active site, so the substrate does not fit'],
          ['B1', 'for most mutations not altering the protein, or altering it only slightly'],
        ],
        solution:
          'A changed base may give another amino acid, so that the protein folds differently and the substrate no longer fits the active site. Most mutations change the protein little or not at all.',
        ruledLines: 5,
      },
    ],
  }),
  task('ECOSYSTEMS_AND_FOOD', 'biomass-of-a-lake', 4, {
    stem: 'In a lake, algae are eaten by water fleas, water fleas by small fish, and small fish by pike. The biomass of each group is: algae 8,400 kg, water fleas 1,050 kg, small fish 126 kg, pike 12 kg.',
    parts: [
      {
        body: 'Calculate the percentage of the biomass of the algae that is in the water fleas.',
        unit: '%',
        answer: '12.5%',
        scheme: [
          ['M1', 'for 1,050 ÷ 8,400'],
          ['A1', 'for 12.5'],
        ],
        solution: '1,050 ÷ 8,400 × 100 = 12.5%.',
      },
      {
        body: 'Give three reasons why only a part of the biomass of one trophic level becomes biomass of the next.',
        answer: 'not all is eaten, faeces, respiration',
        scheme: [
          ['B1', 'for organisms, or parts of them, that are not eaten'],
          ['B1', 'for material that is egested as faeces, or lost as urea in urine'],
          ['B1', 'for glucose used in respiration, with carbon dioxide and water lost'],
        ],
        solution:
          'Not every organism is eaten. Some of the food is not absorbed and leaves in faeces, and some is lost in urine. A large part of the glucose is used in respiration.',
        ruledLines: 5,
      },
      {
        body: 'Fertiliser from fields gets into the lake and the algae grow fast. Some weeks later many of the fish die. Explain why.',
        answer: 'decomposers use up the oxygen in the water',
        scheme: [
          ['B1', 'for algae covering the surface, so plants below get no light and die'],
          ['B1', 'for microorganisms decomposing the dead plants and algae'],
          ['B1', 'for the respiration of the microorganisms using up dissolved oxygen'],
          ['B1', 'for fish dying because they have too little oxygen for respiration'],
        ],
        solution:
          'The algae block the light, and plants below them die. Microorganisms decompose the dead material and use up the dissolved oxygen in aerobic respiration. The fish have too little oxygen and die.',
        ruledLines: 6,
      },
    ],
  }),
  task('DISEASE_AND_DEFENCE', 'monoclonal-antibodies', 5, {
    stem: 'Monoclonal antibodies can be used to carry a drug to the cells of a tumour.',
    parts: [
      {
        body: 'Describe how monoclonal antibodies against a protein of tumour cells are made with a mouse.',
        answer: 'lymphocytes of an injected mouse are fused with tumour cells and cloned',
        scheme: [
          ['B1', 'for injecting the mouse with the protein (antigen)'],
          ['B1', 'for collecting lymphocytes that make the antibody'],
          ['B1', 'for fusing them with tumour (myeloma) cells to hybridoma cells'],
          ['B1', 'for cloning one hybridoma cell, whose clones divide and make the antibody'],
        ],
        solution:
          'The protein is injected into a mouse, whose lymphocytes make antibodies against it. These lymphocytes are fused with tumour cells to hybridoma cells, which both divide and make antibodies. One of them is cloned, and the antibody is collected and purified.',
        ruledLines: 7,
      },
      {
        body: 'Explain why the drug harms tumour cells but few healthy cells when it is joined to these antibodies.',
        answer: 'the antibody binds only to a protein of the tumour cells',
        scheme: [
          ['B1', 'for the antibody being specific, or complementary, to a protein on the tumour cells'],
          ['B1', 'for the drug being carried to these cells only'],
        ],
        solution:
          'The antibody binds only to the protein on the surface of the tumour cells, so the drug is delivered there and hardly to other cells.',
        ruledLines: 3,
      },
    ],
  }),
];
