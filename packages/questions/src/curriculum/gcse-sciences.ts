import type { ContentSubject } from '../content-types.ts';

/** Combined Science, and the three sciences as subjects of their own. */
export const gcseSciences: readonly ContentSubject[] = [
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
];
