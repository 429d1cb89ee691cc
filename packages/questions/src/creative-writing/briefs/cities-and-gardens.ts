import type { CreativeBrief } from '../creative-question.ts';

export const citiesAndGardens: readonly CreativeBrief[] = [
  {
    slug: 'the-city-before-dawn',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The City Before Dawn',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Cities',
    estimatedTime: 300,
    brief: [
      'Describe a city in the last half hour of the night.',
      'Move like a camera: from high above down to one small scene.',
      'Contrast light and dark, or stillness and movement.',
      'Let the small scene suggest a life.',
    ],
    options: [
      {
        text: `From above, the city is a circuit board that somebody has forgotten to switch off: orange lines, white nodes, the black gap of the river. Lower, and the lines become streets, washed and empty, where traffic lights change for nobody. Lower still, one window is yellow. Behind it a man in a baker's apron stands at a sink with his sleeves rolled up, holding a telephone away from his floury ear, and singing, very quietly, a birthday song to somebody for whom it is already afternoon.`,
        explanation: `"Lower" and "lower still" move the camera while the sentences narrow with it, from a circuit board to a floury ear. The light set against the sleeping dark is one yellow window, and the time difference in the last clause opens up a whole life far away.`,
      },
      {
        text: `High over the rooftops the sky was the colour of wet slate, and the towers stood in it with their red lamps winking to each other. Beneath them the avenues ran straight and silent between rows of shuttered shops. In a doorway off the square a woman was kneeling to set out bucket after bucket of tulips on the pavement, the only colour for a mile around. She was poor but hard-working, and every day of her life was a struggle to feed her family.`,
        explanation: `The descent is smooth, and the tulips, "the only colour for a mile", are a fine use of contrast. But the life should be suggested and here it is declared, in a sentence so general that it might be attached to anybody.`,
      },
      {
        text: `The city never sleeps, and even before dawn it is a melting pot of people from all walks of life. Bright lights light up the night, while dark shadows darken the alleys, in a contrast of light and dark. Taxis speed by, sirens wail, music blares and crowds of party-goers spill out on to the pavements, laughing and shouting at the tops of their voices. It is a concrete jungle where dreams are made, and there is always something going on around every single corner.`,
        explanation: `The contrast is at least attempted, and there is movement. But "never sleeps", "melting pot" and "concrete jungle" are slogans, the contrast names itself instead of being seen, and the camera never comes down to one small scene.`,
      },
      {
        text: `A man got up at half past four, because he worked in a bakery and had to be there by five o'clock. He had a shower, ate some toast, and took the number nine bus into the centre of the city, which was almost empty at that time. When he arrived he put on his apron, switched on the ovens and began to make the dough for the day's bread, as he had done for many years. Then the sun came up, and the first customers arrived.`,
        explanation: `The baker is a good choice of person, and his morning is told in an order that we can follow. But we start and stay at ground level, the city is only "almost empty", and a list of what he did replaces the single scene that would suggest a life.`,
      },
    ],
    wordBank: [
      'circuit',
      'sodium',
      'shuttered',
      'descend',
      'hum',
      'deserted',
      'pinprick',
      'silhouette',
      'asphalt',
      'vigil',
    ],
    microWritePrompt:
      'Write three sentences about a school: the first from the sky, the second from the gate, the third from inside one pocket.',
    teacherNotes:
      'Look for: a visible camera movement; contrast that is seen and not announced; a small scene with a story inside. Slogans cap the mark at 1.',
  },
  {
    slug: 'the-allotment',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Allotment',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Change',
    estimatedTime: 300,
    brief: [
      'Describe somebody working in a garden or on an allotment.',
      'Give the paragraph a circular shape: the end returns to the beginning.',
      'What returns must have changed its meaning.',
      'Keep to a single morning.',
    ],
    options: [
      {
        text: `There were two spades in the shed, and Len took the longer one. All morning he dug the way he had been taught, a trench and then another to fill it, the frost coming up in glittering slabs and a robin working the line a yard behind him. At eleven the boy from the next plot wandered over with his hands in his sleeves, and asked whether it was hard. Len considered him. There were two spades in the shed, and it was time, he supposed, that somebody learned to use the short one.`,
        explanation: `The same clause opens and closes the circle. At first the second spade is only a fact, with a hint of somebody gone; by the end it is an invitation. "The way he had been taught" prepares the turn, and everything stays inside one cold morning.`,
      },
      {
        text: `The robin was waiting on the handle of the fork when Len unlocked the gate. He dug steadily until the sun was over the railway, turning up worms, clay pipes, a bent spoon and once a green marble, which he rubbed clean and pocketed for nobody in particular. At noon he sat on an upturned bucket and ate his bread in the steam of his own coat. When he locked the gate behind him, the robin was waiting on the handle of the fork, just as it had been early that morning when he came.`,
        explanation: `The details are a delight, above all the marble pocketed "for nobody in particular", and the circle closes neatly. But the robin returns exactly as it was, and the last clause even says so: the shape is there, and the change of meaning is not.`,
      },
      {
        text: `The seasons turn, and the great wheel of life goes round for ever. In spring Len sowed his tiny seeds, in summer he watered them, in autumn he gathered his harvest, and in winter he rested beside the fire and dreamed of spring again. So it had been for his father, and for his father's father, since time began. The seasons turn, and the great wheel of life goes round for ever, and each of us is only a seed in the mighty hand of Nature.`,
        explanation: `The repeated sentence makes a clear circle, and the long view has dignity. But it covers a year where the brief said a morning, nothing has changed when the sentence comes back, and the great wheel and the mighty hand are too large to be seen.`,
      },
      {
        text: `An allotment is a small piece of land that people can rent from the council, in order to grow fruit and vegetables. Len has had his for twenty-two years, and he goes there nearly every morning, unless it is raining hard. That morning he dug over the potato bed, tied up his raspberry canes and had a talk with the boy from the next plot, which lasted for about ten minutes. Then he put the spade away in the shed and went home, since he was getting hungry.`,
        explanation: `The raspberry canes and the rain make Len's habits believable, and it keeps more or less to one morning. But it opens as a dictionary would, the end does not return to the beginning, and the talk with the boy, where a change might have begun, is only timed.`,
      },
    ],
    wordBank: [
      'trench',
      'trowel',
      'frost',
      'compost',
      'heirloom',
      'stoop',
      'furrow',
      'reluctant',
      'patience',
      'inherit',
    ],
    microWritePrompt:
      'Write four sentences about a chair by a window. Begin and end with the same six words, but let them mean something else the second time.',
    teacherNotes:
      'Look for: an exact return; a meaning that has shifted; one morning only. A circle without a change scores 2 at most.',
  },
  {
    slug: 'the-mirror-maze',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Mirror Maze',
    difficulty: 'advanced',
    ageGroup: 'Year 8-9',
    theme: 'Identity',
    estimatedTime: 360,
    brief: [
      'A teenager is alone in a mirror maze after the fair has closed.',
      'Disturb the reader with something slight that is not quite right.',
      'Use reflection as a motif: in what is seen and in how sentences are built.',
      'Keep the voice controlled to the end.',
    ],
    options: [
      {
        text: `I walked towards myself, and myself walked towards me. In the next pane I was thinner, in the next I had no neck, and in the one after that I was merely ordinary, a girl in a yellow coat, tired, with her left hand in her pocket. I looked for the way out, and eleven girls looked for it with me, turning their eleven heads. I raised a hand to wave to them, and they waved, all eleven; and it was then that I noticed which of us still had a hand in her pocket.`,
        explanation: `The first sentence is itself a mirror, and later clauses answer each other too. The disturbance is tiny, one hand in one pocket, prepared in passing and sprung only at the end. The voice never rises, which is why we shiver.`,
      },
      {
        text: `The further I went into the maze, the more of me there were. I turned left, and they turned right; I stepped forward, and a hundred yellow coats came silently to meet me. They copied my frown, my shrug and the way I push back my hair, but I began to feel that they were a fraction late, like an echo in a tunnel. Fear seized me then, and I ran screaming from corridor to corridor, hammering on the glass and begging to be let out.`,
        explanation: `Reflections "a fraction late" are a superb disturbance, and "I turned left, and they turned right" builds the mirror into the sentence. But the voice then loses the control that the brief asked for: the scream releases a tension which silence would have tightened.`,
      },
      {
        text: `There she was in the mirror, staring back at me with eyes as black as coal and a smile as cold as ice. Blood was dripping from her fingernails on to the floor, and her head began to spin round and round upon her shoulders. "I am you," she hissed, "and now you are mine for all eternity!" Her arm burst through the glass in a shower of sparkling splinters, and it dragged me, kicking and shrieking, into the darkness on the other side.`,
        explanation: `"I am you, and now you are mine" has the shape of a reflection, and the pace is quick. But the brief wanted something slight, and blood, spinning heads and bursting glass leave nothing to the imagination; we have seen this film.`,
      },
      {
        text: `Mirrors have always fascinated me, and I think they say a lot about our society, which is obsessed with appearances. In the maze I could see myself from every side, and it made me think about who I really am on the inside. Everybody wears a mask of some kind, whether at school, at home or with friends, and we hardly ever let others see our real selves. When I found the exit I felt that I had learned to accept myself just as I am.`,
        explanation: `The theme of identity is understood, and the tone is controlled. But this is an essay with a maze for an excuse: nothing disturbs us, nothing is reflected in the sentences, and the conclusion is a lesson about masks that could follow from anything.`,
      },
    ],
    wordBank: [
      'pane',
      'replica',
      'distort',
      'symmetry',
      'infinite',
      'counterpart',
      'flicker',
      'uncanny',
      'corridor',
      'hesitate',
    ],
    microWritePrompt:
      'Somebody sees a photograph of their own street. Write four controlled sentences in which one tiny thing is wrong. Do not explain it.',
    teacherNotes:
      'Look for: balanced, mirrored syntax; one slight and prepared wrongness; control to the last word. Gore or a moral caps the mark at 1.',
  },
];
