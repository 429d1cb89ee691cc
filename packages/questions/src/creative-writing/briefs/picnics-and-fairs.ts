import type { CreativeBrief } from '../creative-question.ts';

export const picnicsAndFairs: readonly CreativeBrief[] = [
  {
    slug: 'the-swimming-lesson',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Swimming Lesson',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Courage',
    estimatedTime: 300,
    brief: [
      'A child who is afraid of deep water lets go of the side of the pool.',
      'Write in the first person and the past tense.',
      'Use at least three of the five senses.',
      'Keep the victory small, and let an action show it.',
    ],
    options: [
      {
        text: `The side was made of small blue tiles, and I knew every one of them by then. The air smelt of plasters and bleach, and all the shouting went up to the roof and came back as one long note. "Whenever you like," said Mrs Amin, as if I had somewhere else to be. I uncurled one finger, then the next, and the water slid cold into the place where the wall had been. Three strokes later there was a strip of pool behind me as wide as a bed, and I turned round and swam it again.`,
        explanation: `Sight, smell, hearing and touch all serve the fear, and the fingers let go one at a time so that we count with them. The victory is only as wide as a bed, yet swimming it a second time tells us everything about how she feels.`,
      },
      {
        text: `My fingers had gone white on the rail, and the bleach stung my nose each time I breathed. The deep end was a different blue from the shallow end, a blue with a floor that you had to believe in. Somebody's whistle shrilled, my ears filled and emptied, and I noticed that I was moving, and that nothing was holding me up but me. By the summer I had been chosen for the county team, and I had two gold medals in a box beside my bed.`,
        explanation: `"A floor that you had to believe in" is a fine way of measuring fear, and the senses are well used. But the brief asked for a small victory: the county team and two medals run years past the moment, and make those first few strokes seem unimportant.`,
      },
      {
        text: `I could see the water, which was blue, and the other children, who were already swimming about in it. I could hear splashing, shouting and the whistle of the teacher. I could smell the chlorine, and I could taste it as well, because some had gone into my mouth, and I could feel the coldness of the water on my legs. Then I decided to let go of the side, so I did, and I swam a little way, and I felt extremely proud of myself.`,
        explanation: `All five senses are here, and the person and the tense are right. But they are ticked off one after another like names in a register, without a single detail of this pool, and pride is named in the place where an action should have shown it.`,
      },
      {
        text: `Ollie is standing on the highest diving board in the world, and a million eyes are watching him from below. The pool looks no larger than a postage stamp, and his knees are knocking like castanets. He thinks of his hero, closes his eyes and leaps, turning over three times in the air like a dolphin made of lightning. The judges all hold up a ten, the crowd goes wild, and Ollie knows that he will never be afraid again as long as he lives.`,
        explanation: `It is lively, and the postage stamp gives a quick idea of the height. But it is in the third person and the present tense, we only see and never smell, hear or feel the water, and a diving champion is not a child letting go of the side.`,
      },
    ],
    wordBank: ['tiles', 'rail', 'grip', 'bleach', 'shiver', 'ripple', 'murky', 'buoyant', 'gulp', 'stroke'],
    microWritePrompt:
      'A child rides a bicycle without help for the first time. Write three sentences that use touch and hearing but not sight.',
    teacherNotes:
      'Look for: senses that serve the fear; a victory that fits the moment; first person and past tense throughout. A change of person caps the mark at 1.',
  },
  {
    slug: 'the-beekeeper',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Beekeeper',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Insects',
    estimatedTime: 300,
    brief: [
      'Describe somebody who opens a beehive on a warm afternoon.',
      'Keep the mood calm.',
      'Let sound tell us what the bees are doing.',
      'Choose exact verbs, and do without the word very.',
    ],
    options: [
      {
        text: `Mr Okoro lifted the lid as one lifts a blanket from a sleeping baby. The hum inside rose by half a note, hung there while he puffed a little smoke across the frames, and sank again to a low, even purr. One by one he drew the frames out and tilted them to the light, and the bees strolled over his fingers as though his hands were more of the hive. Whenever the note sharpened he waited, humming along with it, until it came down.`,
        explanation: `The hum is the story here: it rises, hangs, sinks and sharpens, and so we always know what the bees are doing. Puffed, drew, tilted and strolled are exact and gentle, and a beekeeper who hums along with his hive is calm itself.`,
      },
      {
        text: `The moment that the lid came off, the hive began to growl. Mr Okoro froze, and the note climbed until it sawed at the air like a chain through wood, and the first bees flung themselves against his veil. He inched a frame upwards, and the dark mass of them shuddered and hissed between his hands. Sweat crawled behind his ears while the sound circled him and tightened, and he counted the steps that lay between himself and the kitchen door.`,
        explanation: `Growl, sawed, inched, circled: sound and verbs are handled with real skill, and it would make an excellent scene of danger. But the brief asked for a calm mood, and so every good choice pulls in the wrong direction.`,
      },
      {
        text: `It was a very warm afternoon, and Mr Okoro was very careful as he opened the hive, because bees can be very dangerous when somebody annoys them. He took the frames out and had a look at them, and then he put them all back in again. The bees were buzzing the whole time, as bees do, and some of them went on to his gloves, and some went round his head. He was feeling very calm and relaxed, and so were all of the bees.`,
        explanation: `It follows the task from lid to frames, and nothing disturbs the peace. But the word that was forbidden comes four times, took, had, put and went could describe any job, and the calm is announced in a sentence instead of being heard in the hum.`,
      },
      {
        text: `Bees are insects with six legs, and they live together in colonies of up to sixty thousand, each with a single queen. The workers collect nectar from flowers and turn it into honey, which they store in combs made of wax. A beekeeper wears a veil and gloves and uses a smoker, because smoke makes the bees feed and grow quieter. Honey has been popular for thousands of years, and can be enjoyed on toast, in porridge or with hot lemon.`,
        explanation: `The facts are right and clearly put, and smoke that makes bees quieter might have been the heart of a scene. But this is a leaflet: there is no afternoon, nobody opens a hive, and we do not hear a single bee.`,
      },
    ],
    wordBank: ['veil', 'smoker', 'hum', 'drowsy', 'tilt', 'brush', 'amber', 'murmur', 'hover', 'unhurried'],
    microWritePrompt:
      'Somebody bathes a baby. Write three calm sentences in which the sounds tell us whether the baby is content.',
    teacherNotes:
      'Look for: a sound that changes and means something; verbs of slow, careful movement; no alarm. Skilful suspense in place of calm scores 2 at most.',
  },
  {
    slug: 'the-lost-glove',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'Lost in the Street',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Lost things',
    estimatedTime: 300,
    brief: [
      'A lost object tells its own story from the place where it lies.',
      'Let us guess what it is from clues.',
      'Keep to what such an object could notice.',
      'Give it one wish.',
    ],
    options: [
      {
        text: `It is raining into my thumb. I was one of two until the corner by the chemist's, where somebody needed a coin in a hurry, and since then I have lain here palm upwards, which people take for begging. A dog considered me this morning and thought better of it. Somebody kind has now hung me on a railing, from which I drip. I should like, just once more, to cross a road with a small hand inside me and a larger one outside.`,
        explanation: `A thumb, a twin and a palm let us guess the answer without the word, and the joke about begging comes from the way a glove would lie. The wish to be inside one hand and held by another is exactly what only this object could want.`,
      },
      {
        text: `I have been on this pavement for three nights, and I have drunk so much rain that I weigh as much as a boot. I remember pockets: the crumbs, the conker, the warm dark with my twin pressed against me, all ten of our fingers asleep. Half a mile away, in a bedroom with yellow curtains, Nell is turning out her drawers and telling her mother that she had both of us on the bus. I wish that she would look beneath the bench.`,
        explanation: `The pockets are delightful, and ten fingers asleep is a clue that makes us smile. But nothing on a pavement can see a bedroom half a mile away: for one sentence the storyteller leaves its own body, which the third line of the brief does not allow.`,
      },
      {
        text: `Hello, I am a glove, and I am red, woolly and rather small, with a white snowflake on my back. I was made in a factory, sold in a shop and given to a girl called Nell on her eighth birthday. She wore me to school, to the park, to the shops and to her grandmother's house, until one day she dropped me and did not notice that I had gone. Now I am lying in the street, and I wish that somebody would find me.`,
        explanation: `The glove speaks for itself, and it has its one wish. But it tells us what it is in four words, so there is nothing to guess, and a list of places where it was worn could be told by a scarf, a hat or a pair of shoes.`,
      },
      {
        text: `The glove lay in the gutter, alone and forgotten, like a broken heart that nobody wanted. People today throw everything away, and they never give it a second thought. Every winter thousands of gloves are lost in our towns, and most of them end in the rubbish, where they do no good to anyone. If all of us sewed a ribbon to our gloves, there would be less waste, our streets would be cleaner, and the world would be a kinder place.`,
        explanation: `Sewing on a ribbon is a sensible idea, and the sentences are clear. But the object does not tell its own story, since we look at it from outside, and after one borrowed comparison the paragraph turns into a speech about waste.`,
      },
    ],
    wordBank: [
      'gutter',
      'sodden',
      'railing',
      'twin',
      'thread',
      'fray',
      'palm',
      'unravel',
      'pocket',
      'footsteps',
    ],
    microWritePrompt:
      'Write four sentences spoken by a spoon at the back of a drawer. Do not say what it is, and give it something to be proud of.',
    teacherNotes:
      'Look for: clues that belong to this object alone; a viewpoint that stays where the object lies; one fitting wish. Naming the object at once costs two marks.',
  },
  {
    slug: 'the-fair-moves-on',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Fair Moves On',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Endings',
    estimatedTime: 300,
    brief: [
      'Describe a fair on its last night, while it is being taken down.',
      'Set what was there an hour ago against what is there now.',
      'Use no more than one simile.',
      'End with something that the fair leaves behind.',
    ],
    options: [
      {
        text: `An hour ago you could not have heard yourself speak here; now a man coughs across the field, and everybody looks round. The big wheel has come down to a stack of spokes. Horses that galloped all week on brass poles are lying in a lorry, packed head to tail like spoons, with sacking between their teeth. By midnight there is only a ring of yellow grass, and on the gate a knotted bag of water, in which a goldfish turns and turns.`,
        explanation: `One cough heard across a field measures the silence better than any adjective. Each thing is seen twice, as it was and as it is, the single simile is the only one, and the goldfish, turning like a ride that nobody has stopped, is a perfect thing to leave behind.`,
      },
      {
        text: `The music stopped in the middle of a bar, as if somebody had put a lid on the night. Along the roundabout the bulbs went out one by one, like sweets being eaten. The dodgems huddled beneath a tarpaulin like cattle in the rain, and the helter-skelter lay on its side like a fallen chess piece while two men unscrewed its steps. Where the queue had been at ten o'clock, a paper cone rolled to and fro in the wind, still dusted with sugar.`,
        explanation: `Bulbs going out "like sweets being eaten" is a simile to be proud of, and the sugared cone is a fine ending. But the brief allowed one comparison and there are four, so that the best of them has to share our attention with the rest.`,
      },
      {
        text: `The fair had been full of noise and excitement, with bright lights, happy faces and a wonderful atmosphere that you could not beat. Now it was empty and silent, as quiet as the grave, and there was a sad atmosphere instead. The rides had gone, the stalls had gone, the music had gone and the crowds of people had gone. All good things must come to an end, and the fair left nothing behind it except memories that would last for a lifetime.`,
        explanation: `The contrast between then and now is clear, and there is only one simile. But it is a borrowed one, "atmosphere" is a label for what we ought to see and hear, and memories of a lifetime are not a thing that we could find on the grass.`,
      },
      {
        text: `We arrived at the fair at six o'clock, and I went on the dodgems twice, the waltzer once and the ghost train three times. I had a hot dog with onions, a toffee apple and some candyfloss, and after that I felt a little sick. My brother won an enormous panda on the rifle range, although I am sure that it was only luck. We went home at nine, because it was a school night, and I fell asleep in the car with my shoes on.`,
        explanation: `Falling asleep with shoes on is a truthful touch, and there is not one simile too many. But this is a diary of the evening: the fair is never taken down, nothing is set against anything, and all that is left behind is the writer's appetite.`,
      },
    ],
    wordBank: [
      'tarpaulin',
      'spokes',
      'dismantle',
      'generator',
      'trampled',
      'hush',
      'bulb',
      'trailer',
      'sawdust',
      'echo',
    ],
    microWritePrompt:
      'A circus, a market or a school play has just ended. Write three sentences: one of then, one of now, and one about a thing left behind.',
    teacherNotes:
      'Look for: the same things seen before and after; a rule about similes that is kept; a real object at the end. Each extra simile costs half a mark.',
  },
  {
    slug: 'a-picnic-in-the-rain',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'A Picnic in the Rain',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Humour',
    estimatedTime: 300,
    brief: [
      'A family picnic goes wrong because of the weather.',
      'Make the reader smile through what people do and say.',
      'Nobody in the family may complain.',
      'End with a picture that shows how they feel about each other.',
    ],
    options: [
      {
        text: `"It's only dry rain," said my father, spreading the rug over the puddle that had been our place. Gran poured the tea, and when the level in her cup did not go down, she said that it was wonderful value. Nobody mentioned the egg sandwiches, which had begun to float, though my sister steered one over to me with a fork. At three o'clock the sun came out above the next valley, and the five of us, under one umbrella, gave it a round of applause.`,
        explanation: `The comedy lies in their politeness to the weather: dry rain, tea that never goes down, a sandwich steered like a boat. Nobody complains, and five people under one umbrella, applauding somebody else's sunshine, show us a happy family without saying so.`,
      },
      {
        text: `My father held the tablecloth down with both hands and one foot, and told us that this was what holidays used to be like. My mother passed round the crisps, which bent. "I'm soaked, I'm freezing and I want to go back to the car," said my brother, and he said it again at intervals, like a cuckoo clock. When the wind took the cloth at last, we watched it sail over the hedge with the cake on board, and Gran waved to it with her spoon.`,
        explanation: `The bending crisps and Gran's wave are very funny, and the picture of the flying cake is a happy one to end on. But the third rule is broken, and more than once: the cuckoo-clock brother complains, and the family's good cheer is the whole point.`,
      },
      {
        text: `Rain fell in grey curtains upon the lonely hill, as if heaven itself were weeping for them. The family sat without a word, and the bread turned slowly to paste in their cold hands. Far below a church bell tolled, and each stroke seemed to say that the summer was over and would not come back. Nobody looked at the empty place on the rug where Grandfather used to sit, and in his blue cup the tea grew cold while the drops fell into it, one by one.`,
        explanation: `Nobody complains, and the blue cup is a strong last picture of what they feel for somebody. But the brief asked us to smile, and tolling bells and a weeping heaven belong to another story; good sentences in the wrong mood do not answer the question.`,
      },
      {
        text: `The picnic was hilarious, and we could not stop laughing from beginning to end. First it rained, then the sandwiches got wet, then the cake fell into the mud, then a cow ate the crisps and then the umbrella turned inside out. It was so funny, especially the part with the cow, that everybody was in fits of laughter. My father made a really funny joke about it, and we all agreed that it was the funniest picnic that our family had ever had.`,
        explanation: `Plenty goes wrong, and the cow deserved more of our time. But we are told four times that it was funny and never see why: the joke is not repeated, nobody speaks, the accidents are a list, and there is no picture at the end.`,
      },
    ],
    wordBank: [
      'drizzle',
      'soggy',
      'flask',
      'billow',
      'cheerful',
      'cagoule',
      'squelch',
      'puddle',
      'umbrella',
      'insist',
    ],
    microWritePrompt:
      'A birthday cake collapses. Write four sentences that make us smile, with one line of speech. Nobody may laugh or complain.',
    teacherNotes:
      'Look for: comedy from behaviour; good cheer against the odds; a picture to finish. The words funny and hilarious are a warning sign.',
  },
];
