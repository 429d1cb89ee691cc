import type { CreativeBrief } from '../creative-question.ts';

export const windAndSnow: readonly CreativeBrief[] = [
  {
    slug: 'the-harbour-before-the-storm',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Harbour Before the Storm',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Weather',
    estimatedTime: 300,
    brief: [
      'Describe a small harbour in the hour before a storm arrives.',
      'Your reader should feel that something is coming before you say what it is.',
      'Build the tension through details of the place: use at least two senses.',
      'Keep people in the background.',
    ],
    options: [
      {
        text: `The gulls had gone. Along the quay the ropes creaked against their iron rings, slackened, and creaked again, as though the boats were testing how firmly they were held. A smell of weed and cold metal crept in over the wall, and the water, which had slapped at the steps all morning, now lay thick and still and the colour of slate. Somewhere a shutter was pulled to, and a bolt slid home. Far out, where the sea met the sky, somebody seemed to have rubbed away the line.`,
        explanation: `Every detail hints that the place is bracing itself: the missing gulls, the testing ropes, the bolt, the rubbed-out horizon. It uses sound, smell and sight, keeps people off the stage and never needs the word "storm". The short opening sentence makes us ask why.`,
      },
      {
        text: `The harbour was strangely quiet that afternoon, and the boats rocked uneasily on water as grey as an old coin. A cold breeze carried the smell of salt and seaweed across the quay, making the ropes tap nervously against the masts. Above the hills the clouds were gathering like a dark army, and the fishermen glanced up at them as they hurried to tie their last knots. Everyone knew that a terrible storm was on its way, and that it would not be long now.`,
        explanation: `Good choices: the tapping ropes, the smell of salt, the coin-grey water. But the last sentence tells us what we had already begun to feel, so the tension leaks away, and the clouds "like a dark army" are an image we have met many times.`,
      },
      {
        text: `The tempestuous heavens brooded malevolently above the ancient, slumbering harbour like a colossal, vengeful giant awakening from a thousand-year sleep. Diamonds of glittering, shimmering spray danced magically upon the emerald waves while ebony clouds swirled in a furious, thunderous ballet of doom. The boats trembled like terrified children, the masts pointed like skeletal fingers, and the ropes writhed like poisonous serpents in the merciless, icy, howling wind. Truly, it was as if the end of the whole world were at hand.`,
        explanation: `The writer has a wide vocabulary and is willing to take risks. But four similes and a heap of adjectives compete for our attention, glittering diamonds fight with the gloom, and everything is at full volume at once: if the end of the world is here, nothing is still to come.`,
      },
      {
        text: `There was a harbour in the town where I lived and it had about twenty boats in it, which were mostly blue and white. One day there was going to be a big storm, because we had heard it on the weather forecast that morning at breakfast. The sky was very dark and it was quite windy, and you could tell it was going to rain a lot. Some fishermen were there and they were worried about it, so they put everything away and went home to wait until it was over.`,
        explanation: `It is clear, and its events are in a sensible order. But it reports instead of describing: the forecast gives the secret away in the second sentence, "very dark" and "quite windy" let us see almost nothing, and the fishermen take over from the place.`,
      },
    ],
    wordBank: [
      'slacken',
      'slate',
      'brine',
      'shutter',
      'mooring',
      'swell',
      'hush',
      'quay',
      'bracing',
      'horizon',
    ],
    microWritePrompt:
      'Write three sentences about a playground just before a thunderstorm. Do not use the words storm, rain or thunder.',
    teacherNotes:
      'Look for: details that hint rather than announce; at least two senses; one short sentence placed for effect. Take a mark away when the danger is named.',
  },
  {
    slug: 'snow-on-a-school-day',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'Snow on a School Day',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Winter',
    estimatedTime: 300,
    brief: [
      'A child wakes to find that it has snowed in the night.',
      'Describe the first minute, before anybody else is awake.',
      'Create a mood of hush and secret delight.',
      'Use one image that you have never read before.',
    ],
    options: [
      {
        text: `It was the quiet that woke me: no bins, no buses, not even the Hendersons' dog. The ceiling had turned a pale, borrowed blue, and when I knelt up on the bed and rubbed a hole in the window, our street was gone. In its place lay a long white page, with the cars parked along it like words somebody had thought better of and crossed out softly. Nobody had stepped on it yet. I held my breath, in case the glass misted over and it was not there when I looked again.`,
        explanation: `The mood comes from what is missing (bins, buses, dog) and from the held breath at the end. The street as a page with crossed-out words is a fresh image, and it is carried through with care. The child's delight is never named, yet we share it.`,
      },
      {
        text: `When I opened my eyes the room was full of a strange white light, and everything outside was silent. I crept to the window on tiptoe so that the floorboards would not squeak, and I drew back the curtain. The whole street lay under a thick blanket of snow, smooth and sparkling, without a single footprint on it. I felt so happy and excited that I wanted to shout, but I kept the secret to myself for one more minute.`,
        explanation: `The light, the squeaking floorboards and the kept secret give a real hush. But a "thick blanket of snow" is one of the most worn images there is, and the brief asked for a new one; "so happy and excited" names the feeling that the last clause shows better.`,
      },
      {
        text: `I woke up, looked outside, and saw that it had snowed. I ran downstairs at once, put on my boots, my red coat, my gloves and my scarf, and raced out of the door into the garden. Soon Ali from next door was there too, and we had the best snowball fight ever, shouting and laughing until his mum opened her window to see what was going on. Then the radio said that school was closed, which made everything even better, so we built a snowman with a carrot for a nose.`,
        explanation: `It has energy, and we can picture the fun. But it leaves the first minute behind by its second sentence and fills the page with noise and other people, so the hush and the secret that the brief asked for never get a chance.`,
      },
      {
        text: `The snow was white like snow in winter and cold like ice cubes from the freezer. It was on the roofs, it was on the cars, it was on the road, it was on the trees, and it was on absolutely everything else that I could see. It was really beautiful and amazing, and I thought that it was the most beautiful and amazing thing that I had seen in my entire life so far. I like snow because you can do so many fun things in it with your friends and all your family.`,
        explanation: `The list of places shows the writer looking round the whole view. But a comparison of snow with snow shows us nothing, "beautiful and amazing" comes twice without a picture behind it, and the end slips from the story into an opinion.`,
      },
    ],
    wordBank: [
      'muffled',
      'hushed',
      'borrowed',
      'pristine',
      'glimmer',
      'crisp',
      'unmarked',
      'tiptoe',
      'pale',
      'linger',
    ],
    microWritePrompt:
      'Finish this sentence in three different new ways: "The frost on the window looked as if …". Then underline your best one.',
    teacherNotes:
      'Look for: quiet created by what is absent; an image that is new and still easy to see; delight shown by an action. A worn image (blanket, icing sugar, cotton wool) caps the mark at 2.',
  },
  {
    slug: 'the-night-the-lights-went-out',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Night the Lights Went Out',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Home',
    estimatedTime: 300,
    brief: [
      'A power cut falls on a block of flats on an ordinary evening.',
      'Begin with annoyance or fear, and end somewhere warmer.',
      'Show the change through what people do.',
      'Write in the past tense.',
    ],
    options: [
      {
        text: `The television died in the middle of a word, and Dad said the word he was not supposed to say. For a while we listened to doors opening, keys dropped and toes stubbed. Then a light wobbled past our letterbox: Mrs Osei from number nine, whom we had only ever met as footsteps on the ceiling, with a candle in a jam jar and a pan of soup that, she said, would not keep. By nine o'clock there were eleven of us on the landing, passing one spoon.`,
        explanation: `The change happens entirely through actions: the bad word, the stubbed toes, then the soup and the shared spoon. "Whom we had only ever met as footsteps on the ceiling" tells us in a few words what life was like before. The ending is warm without a moral.`,
      },
      {
        text: `With a click, every light in the building went out, and my brother began to scream in the bath. Mum felt her way along the wall to fetch him, banging her knee on the cupboard and muttering to herself. When the neighbours knocked, though, with torches and half a chocolate cake, our dark hall filled up with voices, and soon Mr Lee was making rabbits on the wall with his fingers. It made me realise that sometimes bad things bring people together in the end.`,
        explanation: `A clear journey from panic to warmth, and the rabbits on the wall are just the sort of action that the brief wanted. The last sentence then explains the lesson, which we had already seen for ourselves: cut it, and this would be very strong.`,
      },
      {
        text: `Suddenly everything goes black, and I am really scared, because I have always hated the dark since I was small. I am sitting on the sofa and I am scared, and my sister is scared as well, and we are holding hands. After that the neighbours come round with some candles, and then we all feel much better, because we are not scared any more and it is nice and cosy. In the end the lights come back on and everybody is happy, and they all go home.`,
        explanation: `It keeps the promised shape: fear first, warmth at the end. But it is in the present tense although the brief asks for the past, and the feelings are labelled (scared four times, happy, nice) where we were meant to see what people do.`,
      },
      {
        text: `A power cut is when the electricity stops working, usually because of a fault in the cables or because too many people are using it at the same time. Ours lasted for about two hours and ten minutes, from a quarter past seven until just before half past nine. The whole block was affected, all six floors of it, and also the shop on the corner and some of the street lamps. The electricity company sent an engineer in a van, and he repaired the fault in the box in the basement.`,
        explanation: `It is accurate and well organised, and the verbs are in the past tense. But this is a report: nobody in it is annoyed, afraid or warmed by anything, so there is no change of mood to follow and no story to care about.`,
      },
    ],
    wordBank: [
      'flicker',
      'fumble',
      'landing',
      'hush',
      'wobble',
      'jam jar',
      'grumble',
      'huddle',
      'glow',
      'gather',
    ],
    microWritePrompt:
      'Write two sentences in which two neighbours who never speak become friends. Neither may say that they are friends.',
    teacherNotes:
      'Look for: a turn in the mood that an action brings about; past tense throughout; an ending without a moral. A stated lesson costs one mark.',
  },
];
