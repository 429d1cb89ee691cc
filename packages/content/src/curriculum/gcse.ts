import type { ContentSubject } from '../content-types.ts';

export const gcseSubjects: readonly ContentSubject[] = [
  {
    code: 'GCSE_MATHEMATICS',
    stageCode: 'GCSE',
    name: 'Mathematics',
    description: 'Foundation and Higher: number, algebra, ratio, geometry, probability and statistics.',
    icon: '📐',
    color: 'blue',
    topics: [
      {
        code: 'NUMBER',
        name: 'Number',
        description:
          'Standard form, indices, surds, bounds, estimation, recurring decimals and prime factors.',
      },
      {
        code: 'ALGEBRA',
        name: 'Algebra',
        description:
          'Expressions, equations, inequalities, formulas, functions, sequences, graphs and quadratics.',
      },
      {
        code: 'RATIO_AND_PROPORTION',
        name: 'Ratio and Proportion',
        description: 'Ratio, percentage change, compound measures and proportion.',
      },
      {
        code: 'GEOMETRY',
        name: 'Geometry',
        description:
          'Angles, bearings, Pythagoras, trigonometry, circles, transformations, vectors and solids.',
      },
      {
        code: 'PROBABILITY',
        name: 'Probability',
        description: 'Single and combined events, expected results, sample spaces and tree diagrams.',
      },
      {
        code: 'STATISTICS',
        name: 'Statistics',
        description: 'Averages, frequency tables, spread, histograms, scatter graphs and sampling.',
      },
    ],
  },
  {
    code: 'GCSE_ENGLISH_LANGUAGE',
    stageCode: 'GCSE',
    name: 'English Language',
    description: 'Reading unseen fiction and non-fiction, and writing accurately for a purpose.',
    icon: '📝',
    color: 'brick',
    topics: [
      {
        code: 'READING',
        name: 'Reading',
        description: 'Unseen passages: meaning, inference, language and structure.',
      },
      {
        code: 'LANGUAGE_TECHNIQUES',
        name: 'Language Techniques',
        description: 'Naming what a writer does and saying what it achieves.',
      },
      {
        code: 'SENTENCES_AND_GRAMMAR',
        name: 'Sentences and Grammar',
        description: 'Sentence forms, clauses, tense, agreement and Standard English.',
      },
      {
        code: 'PUNCTUATION_AND_SPELLING',
        name: 'Punctuation and Spelling',
        description: 'Commas, apostrophes and words that are often spelt wrong.',
      },
    ],
  },
  {
    code: 'GCSE_ENGLISH_LITERATURE',
    stageCode: 'GCSE',
    name: 'English Literature',
    description:
      'Shakespeare, the 19th-century novel and poetry: plot, character, language, form and context.',
    icon: '📖',
    color: 'rose',
    topics: [
      {
        code: 'SHAKESPEARE',
        name: 'Shakespeare',
        description: 'Macbeth, Romeo and Juliet, The Merchant of Venice and Much Ado About Nothing.',
      },
      {
        code: 'NINETEENTH_CENTURY_NOVELS',
        name: 'Nineteenth-Century Novels',
        description: 'Dickens, Stevenson, Mary Shelley, Charlotte Brontë and Jane Austen.',
      },
      {
        code: 'POETRY',
        name: 'Poetry',
        description: 'Power and conflict, love and relationships, sonnets and ballads.',
      },
      {
        code: 'TERMS_AND_CONTEXT',
        name: 'Terms and Context',
        description: 'The terms of criticism, and the times in which the texts were written.',
      },
    ],
  },
  {
    code: 'GCSE_COMBINED_SCIENCE',
    stageCode: 'GCSE',
    name: 'Combined Science',
    description: 'Biology, chemistry and physics together, with the calculations that come up every year.',
    icon: '🧪',
    color: 'teal',
    topics: [
      {
        code: 'CELLS_AND_ORGANISATION',
        name: 'Cells and Organisation',
        description: 'Cell structure, transport, enzymes, organs and health.',
      },
      {
        code: 'INFECTION_AND_RESPONSE',
        name: 'Infection and Response',
        description: 'Pathogens, the body’s defences, vaccination, antibiotics and new drugs.',
      },
      {
        code: 'BIOENERGETICS',
        name: 'Bioenergetics',
        description: 'Photosynthesis, respiration, exercise and metabolism.',
      },
      {
        code: 'HOMEOSTASIS',
        name: 'Homeostasis',
        description: 'Nerves, reflexes, hormones, blood glucose and reproduction.',
      },
      {
        code: 'INHERITANCE_AND_ECOLOGY',
        name: 'Inheritance and Ecology',
        description: 'Genes, evolution, ecosystems and cycles.',
      },
      {
        code: 'ATOMS_AND_BONDING',
        name: 'Atoms and Bonding',
        description: 'Atomic structure, the periodic table and bonding.',
      },
      {
        code: 'CHEMICAL_CALCULATIONS',
        name: 'Chemical Calculations',
        description: 'Formula mass, moles, concentration and yield.',
      },
      {
        code: 'CHEMICAL_CHANGES',
        name: 'Chemical Changes',
        description: 'Acids, salts, reactivity, extraction of metals and electrolysis.',
      },
      {
        code: 'ENERGY_CHANGES_AND_RATES',
        name: 'Energy Changes and Rates',
        description: 'Exothermic and endothermic reactions, rates and equilibrium.',
      },
      {
        code: 'ORGANIC_CHEMISTRY',
        name: 'Organic Chemistry',
        description: 'Crude oil, hydrocarbons, fuels and cracking.',
      },
      {
        code: 'CHEMICAL_ANALYSIS',
        name: 'Chemical Analysis',
        description: 'Purity, formulations, chromatography and tests for gases.',
      },
      {
        code: 'CHEMISTRY_OF_THE_ATMOSPHERE',
        name: 'Chemistry of the Atmosphere',
        description: 'The air now and long ago, climate change and pollution.',
      },
      {
        code: 'USING_RESOURCES',
        name: 'Using Resources',
        description: 'Water, metals, life cycle assessments and recycling.',
      },
      {
        code: 'FORCES_AND_MOTION',
        name: 'Forces and Motion',
        description: 'Speed, acceleration, forces, momentum and graphs.',
      },
      {
        code: 'ELECTRICITY_AND_ENERGY',
        name: 'Electricity and Energy',
        description: 'Circuits, power, energy stores and efficiency.',
      },
      {
        code: 'WAVES',
        name: 'Waves',
        description: 'Wave properties, the wave equation and the electromagnetic spectrum.',
      },
      {
        code: 'PARTICLE_MODEL',
        name: 'Particle Model of Matter',
        description: 'Density, states of matter, heating, latent heat and gas pressure.',
      },
      {
        code: 'RADIOACTIVITY',
        name: 'Atomic Structure and Radioactivity',
        description: 'Models of the atom, isotopes, alpha, beta and gamma radiation, and half-life.',
      },
      {
        code: 'MAGNETISM',
        name: 'Magnetism and Electromagnetism',
        description: 'Magnets, fields, electromagnets, the motor effect and motors.',
      },
    ],
  },
  {
    code: 'GCSE_PHYSICS',
    stageCode: 'GCSE',
    name: 'Physics',
    description: 'What the separate science has beyond Combined Science, from moments to the life of a star.',
    icon: '⚛️',
    color: 'violet',
    topics: [
      {
        code: 'FORCES_AND_MOMENTS',
        name: 'Forces and Moments',
        description: 'Turning effects, levers, gears, and momentum in collisions.',
      },
      {
        code: 'PRESSURE_AND_FLUIDS',
        name: 'Pressure and Fluids',
        description: 'Pressure in solids, liquids and gases, floating, and the gas laws.',
      },
      {
        code: 'LIGHT_AND_SOUND',
        name: 'Light, Lenses and Sound',
        description: 'Reflection, colour, lenses, black bodies, hearing, ultrasound and earthquakes.',
      },
      {
        code: 'SPACE_PHYSICS',
        name: 'Space Physics',
        description: 'The solar system, orbits, the life of stars, red-shift and the Big Bang.',
      },
      {
        code: 'NUCLEAR_PHYSICS',
        name: 'Nuclear Physics',
        description: 'Background radiation, uses and hazards of radiation, fission and fusion.',
      },
      {
        code: 'ELECTROMAGNETISM',
        name: 'Static Electricity and Electromagnetism',
        description: 'Charge, electric fields, induced potential, generators and transformers.',
      },
    ],
  },
  {
    code: 'GCSE_BIOLOGY',
    stageCode: 'GCSE',
    name: 'Biology',
    description: 'What separate-science pupils learn beyond Combined Science, with deeper questions on data.',
    icon: '🧬',
    color: 'green',
    topics: [
      {
        code: 'CELL_BIOLOGY_AND_CULTURES',
        name: 'Cell Biology and Cultures',
        description: 'Culturing microorganisms, microscopes, magnification, stem cells and transport.',
      },
      {
        code: 'DISEASE_AND_DEFENCE',
        name: 'Disease and Defence',
        description: 'Pathogens, immunity, medicines, monoclonal antibodies and plant disease.',
      },
      {
        code: 'BRAIN_EYE_AND_TEMPERATURE',
        name: 'Brain, Eye and Temperature',
        description: 'The brain, the eye and its defects, reflexes and control of body temperature.',
      },
      {
        code: 'KIDNEYS_AND_PLANT_HORMONES',
        name: 'Kidneys and Plant Hormones',
        description: 'Water balance, kidney failure, and how auxin, gibberellins and ethene are used.',
      },
      {
        code: 'GENETICS_AND_EVOLUTION',
        name: 'Genetics and Evolution',
        description: 'The structure of DNA, protein synthesis, Mendel, cloning and speciation.',
      },
      {
        code: 'ECOSYSTEMS_AND_FOOD',
        name: 'Ecosystems and Food',
        description: 'Decay, trophic levels, transfer of biomass, pollution and food security.',
      },
    ],
  },
  {
    code: 'GCSE_CHEMISTRY',
    stageCode: 'GCSE',
    name: 'Chemistry',
    description: 'What separate-science pupils learn beyond Combined Science, with deeper questions on data.',
    icon: '⚗️',
    color: 'ochre',
    topics: [
      {
        code: 'TRANSITION_METALS_AND_NANOPARTICLES',
        name: 'Transition Metals and Nanoparticles',
        description: 'Properties of transition metals, catalysts, and the uses and risks of nanoparticles.',
      },
      {
        code: 'QUANTITATIVE_CHEMISTRY',
        name: 'Quantitative Chemistry',
        description: 'Titrations, concentration in mol/dm³, yield, atom economy and volumes of gases.',
      },
      {
        code: 'CELLS_AND_FUEL_CELLS',
        name: 'Cells and Fuel Cells',
        description: 'Voltages of cells, batteries, hydrogen fuel cells and half equations.',
      },
      {
        code: 'ORGANIC_CHEMISTRY',
        name: 'Organic Chemistry',
        description: 'Alkenes, alcohols, carboxylic acids, esters, polymers and natural polymers.',
      },
      {
        code: 'CHEMICAL_TESTS',
        name: 'Chemical Tests',
        description: 'Flame tests, tests for ions and gases, and instrumental methods.',
      },
      {
        code: 'MATERIALS_AND_INDUSTRY',
        name: 'Materials and Industry',
        description: 'The Haber process, fertilisers, corrosion, alloys, ceramics and composites.',
      },
    ],
  },
  {
    code: 'GCSE_COMPUTER_SCIENCE',
    stageCode: 'GCSE',
    name: 'Computer Science',
    description: 'Data, logic, algorithms, networks and the ideas behind every program.',
    icon: '💻',
    color: 'slate',
    topics: [
      {
        code: 'BINARY_AND_HEXADECIMAL',
        name: 'Binary and Hexadecimal',
        description: 'Converting, adding and shifting.',
      },
      {
        code: 'DATA_STORAGE',
        name: 'Data Storage',
        description: 'Units, images, sound, text and compression.',
      },
      { code: 'BOOLEAN_LOGIC', name: 'Boolean Logic', description: 'Gates, truth tables and circuits.' },
      {
        code: 'ALGORITHMS_AND_PROGRAMMING',
        name: 'Algorithms and Programming',
        description: 'Tracing code, searching, sorting and program structure.',
      },
      {
        code: 'NETWORKS_AND_SECURITY',
        name: 'Networks and Security',
        description: 'Hardware, protocols, threats and protection.',
      },
    ],
  },
];
