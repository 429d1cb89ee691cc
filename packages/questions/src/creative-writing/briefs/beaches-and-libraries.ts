import type { CreativeBrief } from '../creative-question.ts';

export const beachesAndLibraries: readonly CreativeBrief[] = [
  {
    slug: 'the-beach-in-winter',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Beach in Winter',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Seasons',
    estimatedTime: 300,
    brief: [
      'Describe a seaside town out of season.',
      'Choose words from one field of meaning to set the mood.',
      'Keep people at a distance, or leave them out.',
      'Avoid stating the mood.',
    ],
    options: [
      {
        text: `The town had been put away for the winter. Deckchairs were folded flat and strapped, the carousel had its dust sheet on, and along the front the shutters were pulled down as one closes the eyes of a doll. Even the sea looked as though somebody had turned it low to save money. On the pier a row of bulbs, left on by mistake, burned through the afternoon over nothing, and a bucket nodded to and fro at the end of its rope, waiting for a hand.`,
        explanation: `Put away, folded, dust sheet, pulled down, turned low: words from a house shut up for the season run through every sentence and set the mood without naming it. Nobody appears, and yet the forgotten bulbs and the nodding bucket are full of absent people.`,
      },
      {
        text: `The season had been dead since October, and the town was laid out grey and straight beneath its sheet of cloud. Boards were nailed over the windows of the rock shop. The tide came in without a sound, like relatives, stood for a while beside the wall, and withdrew, and a wreath of weed lay where it had been. It was a mournful and depressing place in winter, and anyone who walked there would have felt the sadness that hung over it.`,
        explanation: `Laid out, sheet, nailed, wreath, and a tide that visits "like relatives": the field of a funeral is handled with wit and with care. But the mood that those words had made is then stated, and more than once, in the sentence that should have been left off.`,
      },
      {
        text: `Winter had marched on the town and laid siege to it. The waves were a ravenous pack of wolves, the wind was an opera singer with a grudge, and the clouds were bruised plums about to burst. In the gardens the palm trees shivered like chorus girls, while the pier tottered out to sea on its arthritic knees. Everywhere the paint was peeling like sunburn, and the whole town was a birthday cake that somebody had left out in the rain.`,
        explanation: `The rained-on cake and the knees of the pier are inventive, and there are no people in it. But war, wolves, opera, fruit, illness and cake come from six different fields, so that instead of one mood we are given a fancy-dress party.`,
      },
      {
        text: `We go to the seaside every August, and I think that it is the best place in the world. The beach is always packed with families, and you can smell the chips and the sun cream as soon as you get out of the car. My cousins and I dig an enormous hole, bury my uncle up to his neck and fetch buckets of water until the tide comes in. I have never been there in winter, but I expect that it is a lot colder and that the shops are shut.`,
        explanation: `The smell of chips and sun cream brings a real beach before us. But it is the wrong season and full of people, and the town out of season, which was the whole subject, is left to half a guess at the end.`,
      },
    ],
    wordBank: [
      'shutter',
      'promenade',
      'tarnish',
      'groyne',
      'huddle',
      'hush',
      'salt',
      'flake',
      'tethered',
      'vacant',
    ],
    microWritePrompt:
      'Describe a school in August in four sentences, with all your verbs and nouns taken from sleep. Do not use the word empty.',
    teacherNotes:
      'Look for: one field of meaning kept up in verbs as well as nouns; absence made visible; a mood that is left unstated. A mixture of fields caps the mark at 1.',
  },
  {
    slug: 'a-library-for-sale',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'A Library for Sale',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Argument',
    estimatedTime: 300,
    brief: [
      'Write the opening of an article against the closing of a library.',
      'Persuade through one small, particular case.',
      'Keep your tone reasonable: let the facts be angry for you.',
      'End the paragraph on a short sentence.',
    ],
    options: [
      {
        text: `At ten to four every weekday Mr Pardoe moves a chair away from the radiator in the branch library on Cope Street, so that a boy called Danny may sit next to it. Danny does his homework there until half past six, when his mother's shift ends. Nobody has ever asked him to borrow anything, though last month he read his way through Antarctica. The council tells us that the branch had too few visitors in the spring to be worth its heating, and perhaps it did. It has one at ten to four.`,
        explanation: `One chair, one boy and one radiator make the case, and "read his way through Antarctica" beats any slogan about the value of books. The writer even grants the council its figures, so that the short last sentence can answer them without raising its voice.`,
      },
      {
        text: `On the first floor of the branch library there is a table with a wobble, and under one of its legs there is a folded beer mat, put there in 1998 by my grandmother. She learned to read at that table when she was fifty-three. She began with the labels on tins, and she finished, eleven years later, with Middlemarch, and was cross that there was no more of it. Only a gang of heartless, book-burning vandals could even dream of closing down a place like that!`,
        explanation: `The beer mat, the tins and her crossness with the end of Middlemarch are worth a hundred arguments. But the tone is then lost: to call the council heartless and book-burning is neither reasonable nor true, and a long shout replaces the short sentence that was asked for.`,
      },
      {
        text: `There are many arguments for and against closing libraries, and in this article I am going to look at both sides. On the one hand, libraries are useful because they lend books, offer computers and provide a quiet place to study. On the other hand, they cost a great deal of money, and many people now read on their telephones instead. Research has shown that reading is good for you. In conclusion, I believe that closing our library would be a mistake.`,
        explanation: `The tone is reasonable and the order is clear, as in a good plan. But it weighs up two sides when the brief wanted it to take one, no single person or place makes us care, and "research has shown" shows nothing.`,
      },
      {
        text: `Are you sick of it? Do you want your children to grow up unable to read, to think or even to dream? First they came for our youth club, then they came for our swimming pool, and now these monsters are coming for our books, and after that it will be our very homes! Wake up, people, before it is too late, and rise up like lions against this evil, this outrage, this disgrace, this crime, or weep for ever in the ashes of everything that you once held dear!`,
        explanation: `Questions and lists are tools of persuasion, and their rhythm is strong. But every tool is used at full force at once: no particular case, no fact and no reason, a tone that would lose any reader who was still in doubt, and a very long last sentence.`,
      },
    ],
    wordBank: [
      'branch',
      'council',
      'shelf',
      'radiator',
      'borrow',
      'budget',
      'reasonable',
      'concede',
      'threshold',
      'statistic',
    ],
    microWritePrompt:
      'Argue in four calm sentences that your town needs a bench in one particular place. Give one case, and end on a short sentence.',
    teacherNotes:
      'Look for: one telling case; an opponent treated fairly; a short close that is earned. Abuse of the other side caps the mark at 2.',
  },
  {
    slug: 'the-night-ferry',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Night Ferry',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Leaving home',
    estimatedTime: 300,
    brief: [
      'Somebody leaves a country for good on a ferry at night.',
      'Begin in the middle of the action.',
      'Let the past enter in no more than one sentence.',
      'Use the setting to show a mind that is divided.',
    ],
    options: [
      {
        text: `The ramp came up, and the last yard of Ireland went with it. Nuala had meant to stand at the bow, where the wind was, and look the way that she was going; she got as far as the middle of the ship and stopped beside a machine that sold soup. On Sunday her father had shown her how to bleed a radiator, in case. Through one window there were lights, and through the opposite window there were none, and each time the ferry rolled she put out a hand, now to one side, now to the other.`,
        explanation: `We begin as the ramp comes up. The past has a single sentence, and "in case" holds all of a father's love. Then the ship does the rest: halfway between bow and stern, between lights and none, a hand goes out to either side of her.`,
      },
      {
        text: `"Passports," said the steward, and Nuala gave him hers with a bus ticket still folded in it. She chose a seat on the stairs between two decks, since it was neither up nor down, and watched the harbour lights slide along the wet glass. She had grown up in a yellow house in Wexford, the second of four. Her mother had kept hens there. Her brothers had taught her to swim, and she had gone to the convent school, and afterwards to the college in Waterford.`,
        explanation: `The bus ticket in the passport and the seat that is "neither up nor down" show a divided mind most skilfully. But the past was allowed one sentence, and it takes three: with every fact about hens and schools the ferry slips further out of sight.`,
      },
      {
        text: `It all began nineteen years ago, when Nuala was born in a small town by the sea. Her childhood was a happy one, but there was very little work, and when she was eighteen she decided that it was time to make a new life for herself in England. She bought her ticket, packed her suitcase and said goodbye to all of her friends. On the night of the ninth of March she took the bus to the port, and at last she went on board, feeling torn.`,
        explanation: `The reasons for leaving are clear, and "feeling torn" knows what the brief is about. But it starts nineteen years before the action, nearly all of it is the past, and the ferry that should have shown us her mind is reached with six words to go.`,
      },
      {
        text: `The night ferry is the cheapest way to make the crossing, and it takes around three and a half hours in good weather. There is a bar, a children's corner and a lounge with reclining seats, for which you have to pay extra. On deck you can enjoy a beautiful view of the lights of the harbour as you leave it. I would recommend it to anybody who is going over for the weekend, although the soup was not warm and the queue for it was far too long.`,
        explanation: `The disappointing soup brings some life to it, and the view is mentioned. But this is a review by somebody who will be back on Monday: nobody leaves for good, nothing happens, and the setting is only rated where it should have shown a mind.`,
      },
    ],
    wordBank: [
      'ramp',
      'bow',
      'stern',
      'wake',
      'railing',
      'shudder',
      'harbour',
      'suspended',
      'passport',
      'hesitate',
    ],
    microWritePrompt:
      'Somebody moves out of a flat. Begin with the key in the door, allow the past one sentence, and let a corridor show two minds.',
    teacherNotes:
      'Look for: an opening inside the action; a past kept to its ration; a setting with two sides. Each extra sentence of past costs half a mark.',
  },
  {
    slug: 'the-piano-tuner',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Piano Tuner',
    difficulty: 'advanced',
    ageGroup: 'Year 7-8',
    theme: 'Music',
    estimatedTime: 360,
    brief: [
      'A piano tuner works in a house where something is wrong.',
      'Let the tuning stand for what is happening in the family, without saying so.',
      'Use the sounds of your words: alliteration, echo or onomatopoeia.',
      'Finish on a note that has not been put right.',
    ],
    options: [
      {
        text: `Miss Tull struck the A, and struck it again, and tightened it by less than a thought. Above her head a door clicked; feet crossed a floor, and other feet crossed back. "Nobody's touched it since the summer," said the boy, who had brought her a biscuit on a plate as large as a steering wheel, and both of them looked at the ceiling and then at the keys. By four o'clock she had the whole piano true, all but one F in the middle, which was sweet by itself and sour with any other, and which she could not, in that house, persuade to hold.`,
        explanation: `Feet that cross and cross back, a piano untouched since summer, a note that is "sweet by itself and sour with any other": the tuning tells us about the parents, and nobody says a word about them. Clicked, crossed, struck and true make the prose ring too.`,
      },
      {
        text: `Plink, said the piano, and plink, a shade lower, until the two plinks drew together and became one. Miss Tull worked upwards through the octaves with her felt and her lever, while in the kitchen somebody set down plate after plate after plate, each of them a little harder than it needed. She tapped and she turned, she listened and she leaned. When she had finished, every string was in perfect tune, and from the kitchen there came the sound of someone beginning to laugh.`,
        explanation: `Two plinks that draw together and plates set down too hard are exactly what was wanted, and tapped, turned, listened, leaned has a lovely swing. But the laughter and the perfect tune mend everything, although the brief asked for a note that has not been put right.`,
      },
      {
        text: `The piano was out of tune, just as the family was out of tune with itself. Mr and Mrs Bray were like two keys that made a discord whenever they were played together, and their poor son was like a string that had been stretched too tight and would soon snap. If only there were a tuner for families, thought Miss Tull, as she tightened the strings, and then all of them could live in harmony. But sadly it is a lot easier to mend a piano than it is to mend a marriage.`,
        explanation: `It has grasped the likeness and follows it through with care, and nothing is put right at the end. But the brief said "without saying so", and all four sentences explain the comparison: we hear no piano and see no family, only the key to a puzzle.`,
      },
      {
        text: `Miss Tull arrived at nine o'clock with her bag of tools and went straight to the piano. A modern piano has about two hundred and thirty strings, and each of them has to be adjusted by hand with a special lever. She tuned the middle octave first, then the bass and then the treble, and she replaced one hammer that had worn out. The family were very satisfied with her work, paid her in cash and asked her to come back again in six months' time.`,
        explanation: `The order of the work and the worn hammer are well informed. But in this house nothing is wrong, so the tuning has nothing to stand for; no sound is heard in the words, and the satisfied customers leave no note out of place.`,
      },
    ],
    wordBank: [
      'octave',
      'discord',
      'lever',
      'pedal',
      'hammer',
      'tremble',
      'resonate',
      'muffled',
      'strain',
      'ceiling',
    ],
    microWritePrompt:
      'Somebody weeds a garden while two neighbours argue. Let the weeding stand for the argument in four sentences, and explain nothing.',
    teacherNotes:
      'Look for: two stories told by one set of details; sound used in the prose itself; an unresolved end. To explain the comparison caps the mark at 1.',
  },
  {
    slug: 'the-chess-game',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Chess Game',
    difficulty: 'advanced',
    ageGroup: 'Year 7-8',
    theme: 'Old age',
    estimatedTime: 360,
    brief: [
      'A child plays chess every week with somebody old, who is beginning to forget.',
      'Show the forgetting through the game alone.',
      'Let the child make one choice that costs something.',
      'Write without pity and without explanation.',
    ],
    options: [
      {
        text: `"Whose move is it?" said Mr Lazar, for the second time, and Tobi said that it was his. The old hand came down over the board, wavered, and lifted the wrong bishop clean across three pawns to a square that no bishop could reach. From there, in two moves, it would have Tobi's queen. Tobi looked at the bishop for about as long as it takes to decide a thing. Then he brought up a knight that could do no good to anybody, and said, "I didn't see that coming."`,
        explanation: `A question asked twice and a bishop on an impossible square tell us all about the forgetting, and they stay inside the game. Tobi's choice costs him his queen, and the brave white lie at the end is kindness without one word about kindness.`,
      },
      {
        text: `In January Mr Lazar had beaten him in nineteen moves, and in March it had taken him forty. Now he picked up a rook, and set it down, and asked Tobi the name of it, lightly, as if it were a riddle. "It's the castle," said Tobi, who had been one move from mate and now was not, because he had just taken his own queen off the board while nobody was looking. The poor old man did not even realise what was happening to his mind, and it was terribly sad to see.`,
        explanation: `Counting moves from January to March is a cool and cruel way to measure the loss, and the stolen queen is a costly choice. But the last sentence brings in both of the things that were forbidden: "poor old man" is the pity, and the rest is the explanation.`,
      },
      {
        text: `Mr Lazar had dementia, which is a disease of the brain that affects the memory. He forgot what day it was, he forgot to eat his lunch, and once he went out in the rain in his slippers and could not find his way home. He sometimes forgot the rules of chess too. Tobi felt sorry for him, so he always let him win, because it made the old man happy, and being kind to other people is far more important than winning or losing any game.`,
        explanation: `To let him win is the right choice, and the slippers in the rain are a telling detail. But the forgetting is shown outside the game and given its medical name, letting him win has no visible cost, and the moral explains what we were to discover.`,
      },
      {
        text: `It was the final of the county championship, and Tobi was playing against a boy in dark glasses who had never lost a match. The clock was ticking, the crowd held its breath, and drops of sweat fell on to the board like rain. Tobi remembered what old Mr Lazar had taught him: always protect your king. He slammed down his queen, shouted "Checkmate!" and leapt from his chair with both fists in the air, while photographers came running up from all sides.`,
        explanation: `It moves fast, and a lesson remembered from Mr Lazar might have been a way in. But it is a different story: the old player is not there, nobody forgets, the choice costs nothing, and noise takes the place of feeling.`,
      },
    ],
    wordBank: [
      'bishop',
      'pawn',
      'hover',
      'waver',
      'concede',
      'strategy',
      'falter',
      'checkmate',
      'square',
      'dignity',
    ],
    microWritePrompt:
      'A girl bakes with an aunt who is losing her sight. Show it in four sentences through the baking alone, and let the girl do one brave thing.',
    teacherNotes:
      'Look for: a loss that we work out from the play; a sacrifice on the board; a level tone. Naming the illness caps the mark at 1.',
  },
];
