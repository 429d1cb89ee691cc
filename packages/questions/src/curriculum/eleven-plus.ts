import type { ContentSubject } from '../content-types.ts';

export const elevenPlusSubjects: readonly ContentSubject[] = [
  {
    code: 'ELEVEN_PLUS_MATHEMATICS',
    stageCode: 'ELEVEN_PLUS',
    name: 'Mathematics',
    description: 'Number, fractions, measures, shape and data, and word problems.',
    icon: '🔢',
    color: 'blue',
    topics: [
      {
        code: 'NUMBER_AND_PLACE_VALUE',
        name: 'Number and Place Value',
        description: 'Digits, rounding, negative numbers, factors, multiples and primes.',
      },
      {
        code: 'FOUR_OPERATIONS',
        name: 'Four Operations',
        description: 'Addition, subtraction, multiplication and division, in sums and in stories.',
      },
      {
        code: 'FRACTIONS',
        name: 'Fractions',
        description: 'Fractions of shapes and amounts, equivalent fractions, adding and comparing.',
      },
      {
        code: 'DECIMALS_AND_PERCENTAGES',
        name: 'Decimals and Percentages',
        description: 'Calculating with decimals, percentages of amounts and conversions.',
      },
      {
        code: 'RATIO_AND_PROPORTION',
        name: 'Ratio and Proportion',
        description: 'Sharing in a ratio, recipes, scale and best value.',
      },
      {
        code: 'ALGEBRA_AND_SEQUENCES',
        name: 'Algebra and Sequences',
        description: 'Missing numbers, function machines, simple equations and number patterns.',
      },
      {
        code: 'MEASURES_AND_TIME',
        name: 'Measures and Time',
        description: 'Length, mass, capacity, money, timetables and speed.',
      },
      {
        code: 'SHAPE_AND_SPACE',
        name: 'Shape and Space',
        description: 'Area, perimeter, volume, angles and coordinates.',
      },
      { code: 'DATA_HANDLING', name: 'Data Handling', description: 'Charts, tables, averages and chance.' },
    ],
  },
  {
    code: 'ELEVEN_PLUS_ENGLISH',
    stageCode: 'ELEVEN_PLUS',
    name: 'English',
    description: 'Reading with care, and knowing how words, sentences and punctuation work.',
    icon: '📖',
    color: 'brick',
    topics: [
      {
        code: 'COMPREHENSION',
        name: 'Comprehension',
        description: 'Stories, articles and poems with questions on meaning, inference and language.',
      },
      {
        code: 'CLOZE',
        name: 'Cloze',
        description: 'Texts with gaps: choosing the word that fits the sense and the grammar.',
      },
      {
        code: 'GRAMMAR',
        name: 'Grammar',
        description: 'Word classes, tenses, agreement and sentence types.',
      },
      {
        code: 'PUNCTUATION',
        name: 'Punctuation',
        description: 'Full stops, commas, apostrophes, speech marks and colons.',
      },
      {
        code: 'SPELLING',
        name: 'Spelling',
        description: 'Finding and choosing the right spelling, homophones included.',
      },
      {
        code: 'VOCABULARY',
        name: 'Vocabulary',
        description: 'Synonyms, antonyms, idioms and words in context.',
      },
    ],
  },
  {
    code: 'ELEVEN_PLUS_VERBAL_REASONING',
    stageCode: 'ELEVEN_PLUS',
    name: 'Verbal Reasoning',
    description: 'Puzzles with letters, codes and words.',
    icon: '💬',
    color: 'green',
    topics: [
      {
        code: 'LETTER_SEQUENCES',
        name: 'Letter Sequences',
        description: 'Patterns of letters, pairs and analogies in the alphabet.',
      },
      { code: 'CODES', name: 'Codes', description: 'Words turned into letters or numbers by a rule.' },
      {
        code: 'NUMBER_LOGIC',
        name: 'Number Logic',
        description: 'Number series, related numbers and sums with letters.',
      },
      {
        code: 'WORD_BUILDING',
        name: 'Word Building',
        description: 'Hidden words, moved letters and compound words.',
      },
      {
        code: 'WORD_MEANINGS',
        name: 'Word Meanings',
        description: 'Odd ones out, closest and opposite meanings, and analogies.',
      },
      {
        code: 'LOGICAL_DEDUCTION',
        name: 'Logical Deduction',
        description: 'Working out orders, places and times from clues.',
      },
    ],
  },
  {
    code: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
    stageCode: 'ELEVEN_PLUS',
    name: 'Non-Verbal Reasoning',
    description: 'Shapes that turn, grow, flip and follow rules: find the rule and the answer follows.',
    icon: '🔷',
    color: 'violet',
    topics: [
      {
        code: 'FIGURE_SERIES',
        name: 'Figure Series',
        description: 'Find the figure that comes next or is missing in a row.',
      },
      { code: 'ODD_ONE_OUT', name: 'Odd One Out', description: 'Find the figure that breaks the rule.' },
      {
        code: 'ROTATION_AND_REFLECTION',
        name: 'Rotation and Reflection',
        description: 'Turn a figure in your head or reflect it in a line.',
      },
      {
        code: 'MATRICES',
        name: 'Matrices',
        description: 'Complete a grid of figures that follow rules or combine.',
      },
      {
        code: 'FIGURE_CODES',
        name: 'Figure Codes',
        description: 'Letters stand for the features of a figure: break the code.',
      },
      {
        code: 'FIGURE_ANALOGIES',
        name: 'Figure Analogies',
        description: 'See how one figure changes into another, and change a third in the same way.',
      },
      {
        code: 'SIMILARITIES',
        name: 'Most Like',
        description: 'Find what a group of figures has in common.',
      },
      {
        code: 'NETS_AND_CUBES',
        name: 'Nets and Cubes',
        description: 'Fold flat patterns into cubes: nets, opposite faces and views.',
      },
      {
        code: 'FOLDING_AND_PUNCHING',
        name: 'Folding and Hole-Punching',
        description: 'Fold a sheet, punch holes, and see it opened.',
      },
      {
        code: 'HIDDEN_SHAPES',
        name: 'Hidden Shapes',
        description: 'Find a shape inside a figure with many lines.',
      },
      {
        code: 'COMBINING_SHAPES',
        name: 'Combining Shapes',
        description: 'Put pieces together, and find the piece that completes a shape.',
      },
      {
        code: 'BLOCKS_AND_VIEWS',
        name: 'Blocks and Views',
        description: 'Count the cubes of a pile, and see it from the front or a side.',
      },
    ],
  },
  {
    code: 'ELEVEN_PLUS_SCIENCE',
    stageCode: 'ELEVEN_PLUS',
    name: 'Science',
    description: 'Living things, materials, forces, light and space, up to the end of Year 6.',
    icon: '🔬',
    color: 'teal',
    topics: [
      {
        code: 'LIVING_THINGS',
        name: 'Living Things',
        description: 'Plants, animals, the body, habitats and food chains.',
      },
      { code: 'MATERIALS', name: 'Materials', description: 'Solids, liquids, gases, mixtures and changes.' },
      {
        code: 'FORCES_AND_ENERGY',
        name: 'Forces and Energy',
        description: 'Forces, magnets, light, sound and circuits.',
      },
      {
        code: 'EARTH_AND_SPACE',
        name: 'Earth and Space',
        description: 'The Solar System, day and night, rocks and weather.',
      },
    ],
  },
];
