import type { ContentSubject } from '../content-types.ts';

export const aLevelSubjects: readonly ContentSubject[] = [
  {
    code: 'A_LEVEL_MATHEMATICS',
    stageCode: 'A_LEVEL',
    name: 'Mathematics',
    description: 'Pure mathematics: functions, calculus, trigonometry, series and coordinate geometry.',
    icon: '∫',
    color: 'blue',
    topics: [
      {
        code: 'ALGEBRA_AND_FUNCTIONS',
        name: 'Algebra and Functions',
        description: 'Quadratics, polynomials, inequalities and composite functions.',
      },
      {
        code: 'COORDINATE_GEOMETRY',
        name: 'Coordinate Geometry',
        description: 'Lines, circles and parametric curves.',
      },
      {
        code: 'SEQUENCES_AND_SERIES',
        name: 'Sequences and Series',
        description: 'Arithmetic, geometric and binomial series.',
      },
      {
        code: 'TRIGONOMETRY',
        name: 'Trigonometry',
        description: 'Radians, exact values, identities and equations.',
      },
      {
        code: 'EXPONENTIALS_AND_LOGARITHMS',
        name: 'Exponentials and Logarithms',
        description: 'Laws of logarithms, equations and growth models.',
      },
      {
        code: 'DIFFERENTIATION',
        name: 'Differentiation',
        description: 'Gradients, tangents, stationary points and rules.',
      },
      {
        code: 'INTEGRATION',
        name: 'Integration',
        description: 'Indefinite and definite integrals and areas.',
      },
    ],
  },
  {
    code: 'A_LEVEL_STATISTICS_AND_MECHANICS',
    stageCode: 'A_LEVEL',
    name: 'Statistics and Mechanics',
    description: 'The applied half of A-Level Mathematics: data, probability, motion and forces.',
    icon: '🎯',
    color: 'ochre',
    topics: [
      {
        code: 'DATA_AND_SPREAD',
        name: 'Data and Spread',
        description: 'Mean, variance, coding, outliers and regression.',
      },
      {
        code: 'PROBABILITY',
        name: 'Probability',
        description: 'Venn diagrams, conditional probability and independence.',
      },
      {
        code: 'DISTRIBUTIONS',
        name: 'Distributions',
        description: 'Discrete, binomial and normal distributions, and hypothesis tests.',
      },
      {
        code: 'KINEMATICS',
        name: 'Kinematics',
        description: 'Constant and variable acceleration, and projectiles.',
      },
      {
        code: 'FORCES_AND_MOMENTS',
        name: 'Forces and Moments',
        description: 'Newton’s laws, connected particles, friction and moments.',
      },
    ],
  },
  {
    code: 'A_LEVEL_PHYSICS',
    stageCode: 'A_LEVEL',
    name: 'Physics',
    description: 'From quarks to projectiles, with units, orders of magnitude and careful calculation.',
    icon: '⚛️',
    color: 'teal',
    topics: [
      { code: 'MECHANICS', name: 'Mechanics', description: 'Motion, momentum, work, energy and power.' },
      {
        code: 'MATERIALS',
        name: 'Materials',
        description: 'Density, springs, stress, strain and the Young modulus.',
      },
      {
        code: 'ELECTRICITY',
        name: 'Electricity',
        description: 'Current, resistivity, circuits, e.m.f. and potential dividers.',
      },
      {
        code: 'WAVES',
        name: 'Waves',
        description: 'Refraction, interference, diffraction and stationary waves.',
      },
      {
        code: 'PARTICLES_AND_QUANTA',
        name: 'Particles and Quanta',
        description: 'Particles, photons, the photoelectric effect and decay.',
      },
      {
        code: 'CIRCULAR_MOTION_AND_OSCILLATIONS',
        name: 'Circular Motion and Oscillations',
        description: 'Centripetal force, simple harmonic motion, damping and resonance.',
      },
      {
        code: 'THERMAL_PHYSICS',
        name: 'Thermal Physics',
        description: 'Internal energy, specific and latent heat, and ideal gases.',
      },
      {
        code: 'FIELDS',
        name: 'Fields',
        description: 'Gravitational and electric fields, potential and orbits.',
      },
      {
        code: 'CAPACITORS_AND_MAGNETIC_FIELDS',
        name: 'Capacitors and Magnetic Fields',
        description: 'Charge and discharge, forces in magnetic fields, and induction.',
      },
      {
        code: 'NUCLEAR_PHYSICS',
        name: 'Nuclear Physics',
        description: 'Radioactive decay, nuclear radius, binding energy, fission and fusion.',
      },
    ],
  },
  {
    code: 'A_LEVEL_CHEMISTRY',
    stageCode: 'A_LEVEL',
    name: 'Chemistry',
    description:
      'Structure, amounts, energy, rates, equilibria and the reactions of the elements and of carbon.',
    icon: '⚗️',
    color: 'violet',
    topics: [
      {
        code: 'ATOMIC_STRUCTURE_AND_BONDING',
        name: 'Atomic Structure and Bonding',
        description: 'Electron configurations, ionisation energies, bonds, shapes and forces.',
      },
      {
        code: 'AMOUNT_OF_SUBSTANCE',
        name: 'Amount of Substance',
        description: 'Moles, gases, solutions, titrations, yields and formulae.',
      },
      {
        code: 'ENERGETICS_AND_KINETICS',
        name: 'Energetics and Kinetics',
        description: 'Enthalpy changes, Hess’s law, entropy, rates and rate equations.',
      },
      {
        code: 'EQUILIBRIA_AND_REDOX',
        name: 'Equilibria and Redox',
        description: 'Equilibrium constants, acids and buffers, oxidation states and electrode potentials.',
      },
      {
        code: 'INORGANIC_CHEMISTRY',
        name: 'Inorganic Chemistry',
        description: 'Periodicity, Groups 2 and 7, Period 3 and the transition metals.',
      },
      {
        code: 'ORGANIC_CHEMISTRY',
        name: 'Organic Chemistry',
        description: 'Isomerism, mechanisms, functional groups, polymers and analysis.',
      },
    ],
  },
  {
    code: 'A_LEVEL_BIOLOGY',
    stageCode: 'A_LEVEL',
    name: 'Biology',
    description: 'Life from molecules and cells to inheritance, ecosystems and control.',
    icon: '🧬',
    color: 'green',
    topics: [
      {
        code: 'BIOLOGICAL_MOLECULES',
        name: 'Biological Molecules',
        description: 'Carbohydrates, lipids, proteins, enzymes, nucleic acids, ATP and water.',
      },
      {
        code: 'CELLS_AND_TRANSPORT',
        name: 'Cells and Transport',
        description: 'Cell structure, microscopy, division, membranes and immunity.',
      },
      {
        code: 'EXCHANGE_AND_CIRCULATION',
        name: 'Exchange and Circulation',
        description: 'Gas exchange, digestion, the heart, blood and transport in plants.',
      },
      {
        code: 'GENETICS_AND_EVOLUTION',
        name: 'Genetics and Evolution',
        description: 'Protein synthesis, meiosis, inheritance, populations and selection.',
      },
      {
        code: 'ENERGY_AND_ECOSYSTEMS',
        name: 'Energy and Ecosystems',
        description: 'Photosynthesis, respiration, energy transfer, nutrient cycles and populations.',
      },
      {
        code: 'CONTROL_AND_COORDINATION',
        name: 'Control and Coordination',
        description: 'Nerves, muscles, hormones, homeostasis and gene expression.',
      },
    ],
  },
  {
    code: 'A_LEVEL_COMPUTER_SCIENCE',
    stageCode: 'A_LEVEL',
    name: 'Computer Science',
    description: 'Data structures, algorithms, logic and number representation in depth.',
    icon: '🖥️',
    color: 'slate',
    topics: [
      {
        code: 'NUMBER_REPRESENTATION',
        name: 'Number Representation',
        description: 'Two’s complement, fixed point and floating point.',
      },
      {
        code: 'DATA_STRUCTURES',
        name: 'Data Structures',
        description: 'Stacks, queues, trees, graphs and hash tables.',
      },
      {
        code: 'ALGORITHMS_AND_COMPLEXITY',
        name: 'Algorithms and Complexity',
        description: 'Searching, sorting, recursion and Big O.',
      },
      {
        code: 'BOOLEAN_ALGEBRA',
        name: 'Boolean Algebra',
        description: 'Simplification, De Morgan’s laws and adders.',
      },
      {
        code: 'SYSTEMS_AND_DATABASES',
        name: 'Systems and Databases',
        description: 'Processors, operating systems, networks and SQL.',
      },
    ],
  },
  {
    code: 'A_LEVEL_ENGLISH_LANGUAGE',
    stageCode: 'A_LEVEL',
    name: 'English Language',
    description: 'How English works: its sounds, words, grammar, varieties and history.',
    icon: '🗣️',
    color: 'brick',
    topics: [
      {
        code: 'TEXTS_AND_REPRESENTATIONS',
        name: 'Texts and Representations',
        description: 'Close analysis of unseen texts.',
      },
      {
        code: 'GRAMMAR_AND_MEANING',
        name: 'Grammar and Meaning',
        description: 'Word classes, phrases, clauses, semantics and pragmatics.',
      },
      {
        code: 'LANGUAGE_IN_USE',
        name: 'Language in Use',
        description: 'Sounds, child language, varieties and change.',
      },
    ],
  },
];
