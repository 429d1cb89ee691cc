import type { CreativeBrief } from '../creative-question.ts';

export const queuesAndWindows: readonly CreativeBrief[] = [
  {
    slug: 'the-translator',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Translator',
    difficulty: 'advanced',
    ageGroup: 'Year 8-9',
    theme: 'Two languages',
    estimatedTime: 360,
    brief: [
      'A teenager translates for a parent at an official meeting.',
      'Let what is said and what is translated differ.',
      'Use reported speech for at least one side of the conversation.',
      'The differences should reveal the teenager, not the officials.',
    ],
    options: [
      {
        text: `The man from the housing office said that there was, regrettably, a procedure. I told my mother that he was looking into it. My mother said that I was to tell him about the mould, and about my brother's chest, and that she had scrubbed floors in this building, this one, on her knees; so I told him about the mould. He asked whether she had anything to add. "No," I said, and then, because she was waiting, I told her in our language that he had asked how she was.`,
        explanation: `Reported speech lets three versions of one talk lie side by side. What is left out (the knees, the brother's chest) shows a girl guarding her mother's pride, and the question that she invents at the end shows how much she would like somebody to ask it.`,
      },
      {
        text: `The lady said that his father's form had been filled in incorrectly, and Sami told his father that it was nearly right. His father said that he had been an engineer for sixteen years, and could fill in a form. "He says thank you," said Sami. The lady yawned, looked at the clock, rolled her eyes, tapped the desk with her long red nails and told them to come back when they had somebody with them who could speak English, since she had her lunch to think of.`,
        explanation: `"Nearly right" and "He says thank you" are wonderful mistranslations, in which a boy keeps the peace between two proud people. But in the last sentence the nails and the rolling eyes turn it into a scene about a rude official, and Sami drops out of sight.`,
      },
      {
        text: `The officer said, "What is your name?" and I said to my mother in our language, "What is your name?" My mother said her name, and I told it to the officer. He said, "How long have you lived at this address?" and I said to her, "How long have you lived at this address?" She said that it was four years, so I said, "Four years." It went on like that for about half an hour, and in the end it was all sorted out, and we went home on the bus.`,
        explanation: `The to and fro of such a meeting is plainly caught, and one answer is in reported speech. But everything that is said is translated faithfully, so the two versions never part; without a gap between them, the teenager is only an echo.`,
      },
      {
        text: `Being bilingual has many advantages, and scientists have proved that it is good for the brain. I speak two languages fluently, and I am also learning Spanish at school, which is quite similar to French. I often have to translate for my mother at the doctor's, at the bank and on the telephone, and I do not mind, although it can be embarrassing. When I grow up I would like to be an interpreter at the United Nations, because you get to travel.`,
        explanation: `It is well organised, and "it can be embarrassing" opens a door for one moment. But it gives an opinion instead of a scene: there is no meeting, nothing is said or translated, and so nothing can come out differently.`,
      },
    ],
    wordBank: [
      'procedure',
      'form',
      'hesitate',
      'courteous',
      'omit',
      'dialect',
      'counter',
      'stamp',
      'soften',
      'loyal',
    ],
    microWritePrompt:
      "A pupil reports to a parent what the teacher said. In four sentences let the two versions differ, and let the difference show the pupil's character.",
    teacherNotes:
      'Look for: omissions and inventions that have a motive; fluent reported speech; a focus on the one who translates. A villain behind the desk caps the mark at 2.',
  },
  {
    slug: 'the-queue',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Queue',
    difficulty: 'advanced',
    ageGroup: 'Year 8-9',
    theme: 'Belonging',
    estimatedTime: 360,
    brief: [
      'A queue has been standing for so long that it has become a society.',
      'Write as "we" throughout: no single person tells the story.',
      'Be absurd in what happens and sober in how it is told.',
      'Threaten the order of things at the end.',
    ],
    options: [
      {
        text: `By the second week we had a choir. Those of us who could see the door were known as the Uppers, and were asked for their opinions; those beyond the bend had a name of their own for us, which was passed forward but did not arrive. We married, within reason, along the line. No one asked now what was being given out, which was felt to be coarse, and so when the door opened on Thursday, and a young man in an apron called "Next," there were some of us who wept.`,
        explanation: `The absurdity (a choir, a class system, marriages along the line) is reported as soberly as minutes of a meeting. "We" has its own snobbery and its own sorrow, and one word from a man in an apron is enough to bring a whole civilisation down.`,
      },
      {
        text: `We do not push, for we have a constitution now, and it forbids elbows. Our children are taught to face forward. On feast days we shuffle one pace to the left, and on the following day one pace to the right, and the old people among us say that there used to be a shop. Lately a man has been seen who stands facing the other way, and I was the first to notice him, and I ran to fetch my brother, and I said to him that if one can turn round then anybody can.`,
        explanation: `A constitution that forbids elbows and a feast of shuffling are gravely funny, and a man who faces the wrong way is a fine threat. But in the last sentence an "I" with a brother steps out of the crowd, and the single voice of the many is broken.`,
      },
      {
        text: `We were in the craziest queue ever, and you will not believe what happened! First a zebra walked past in a top hat, and we all shouted "Wow!" and then it rained custard for an hour, which was totally insane. After that the whole queue started to float up into the sky like a giant snake made out of people, and we waved to an aeroplane. Then we landed on the moon, where there was another queue, and it was even longer than ours, ha ha!`,
        explanation: `It is absurd without a doubt, it keeps to "we", and a longer queue on the moon is a good last joke. But the telling is as wild as the events, where the brief asked for a sober voice, and nothing here has become a society that could be threatened.`,
      },
      {
        text: `I had to wait for three hours outside the stadium to get tickets for me and my friends. In front of me was a woman with a pushchair, and behind me were two students, who shared their crisps with everybody. We talked about our favourite songs, and we kept each other's places when someone had to go to the toilet. At last I reached the front, but all the tickets had been sold, which was really annoying after I had waited for so long.`,
        explanation: `Shared crisps and kept places are the small beginnings of a society, and it is soberly told. But an "I" tells it from the first word, everything in it is quite ordinary, and tickets that have sold out annoy one person without threatening any order.`,
      },
    ],
    wordBank: [
      'constitution',
      'shuffle',
      'custom',
      'elder',
      'decree',
      'patience',
      'rumour',
      'ancestor',
      'solemn',
      'abolish',
    ],
    microWritePrompt:
      'The passengers of a broken lift have been in it for a month. Write four sober sentences as "we", and end with the sound of a bell.',
    teacherNotes:
      'Look for: one plural voice; deadpan telling; invented customs that resemble ours; a quiet threat. A single "I" caps the mark at 2.',
  },
  {
    slug: 'the-flood-mark',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Flood Mark',
    difficulty: 'advanced',
    ageGroup: 'Year 8-9',
    theme: 'History',
    estimatedTime: 360,
    brief: [
      'A line on a wall shows how high a flood once rose.',
      'Move from the present to the past and back within one paragraph.',
      'Make the past as vivid as the present, with one person in it.',
      'Change how we see the wall.',
    ],
    options: [
      {
        text: `Everybody who works at the bank hangs a coat on the hook beside the line. It is a little higher than a tall man's hat, a scratch in the plaster with "1864" beside it, and no one has looked at it for years. The housekeeper who cut it stood on the counter in her nightgown, holding a baby over her head with one hand and a hairpin in the other, because she had thought that if they were found, somebody ought to know. The new clerk is short, and has to reach for the hook.`,
        explanation: `A hatstand scratch turns into a woman on a counter with a baby and a hairpin, between one sentence and the next. Back in the present nobody says a word about danger; but when the short clerk stretches up her arm, we measure the water with it.`,
      },
      {
        text: `The line runs along the wall of the school dining hall, thin and brown, just over the tray hatch. In the winter of 1953 Mr Gedge, the caretaker, chalked it there by the light of a bicycle lamp, sitting on top of the piano, which was afloat, and he sang to keep himself awake until the boats came. Today the pupils have their lunch beneath the line, and it reminds them how powerful nature is and how important it is to remember those who lived before us.`,
        explanation: `A caretaker chalking and singing on a floating piano is as vivid as anybody could wish, and the hatch brings us neatly back. But the pupils return only to be given a lesson on nature and memory, when the wall itself should have changed for us.`,
      },
      {
        text: `There is a line on the wall, and it is from the flood of 1864, which was one of the worst floods in the history of the county. More than two hundred people lost their lives when a dam broke at about midnight, and over four hundred houses were destroyed. The water is said to have travelled at eighteen miles an hour. Many bridges, mills and factories were swept away as well, and the damage would cost many millions of pounds in the money of today.`,
        explanation: `The speed of the water is a figure that we can almost feel, and the facts are in good order. But they belong to a guidebook: no single person lives in this past, the paragraph does not come back to the present, and the wall is mentioned once.`,
      },
      {
        text: `Suddenly there was an enormous crash, and a gigantic wall of water came roaring down the street towards me! I ran up the stairs as fast as my legs would carry me, but it followed me like a hungry monster, gobbling up the carpet, the pictures and the cat. I climbed out on to the roof and clung on to the chimney, screaming for help. Luckily a helicopter came to rescue me just in time, and I will never forget that terrible day as long as I live.`,
        explanation: `The water that gobbles the carpet has plenty of pace. But there is only one time in it instead of two, the hungry monster has been through many stories already, and the line on a wall, on which everything was to turn, is nowhere to be seen.`,
      },
    ],
    wordBank: [
      'plaster',
      'torrent',
      'ledger',
      'silt',
      'hairpin',
      'measure',
      'scratch',
      'debris',
      'threshold',
      'witness',
    ],
    microWritePrompt:
      "A door frame has a child's heights marked on it in pencil. Write four sentences that go back to one of the marks and return.",
    teacherNotes:
      'Look for: a hinge between the two times; one person who is fully alive; a return that has changed the wall. A stated lesson costs a mark.',
  },
  {
    slug: 'the-broken-window',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Broken Window',
    difficulty: 'advanced',
    ageGroup: 'Year 8-9',
    theme: 'Guilt',
    estimatedTime: 360,
    brief: [
      'Somebody explains why a broken window was not their fault.',
      'The reader must gradually stop believing the speaker.',
      'Let the truth leak out through details, not through a confession.',
      'Keep the voice charming.',
    ],
    options: [
      {
        text: `First, may I say how well the frame looks without it? You really notice the paintwork. I was not in the garden, or only in the part by the roses, and I could not have thrown anything, because I had the bat in my hands the whole time. As for Mrs Lacey, a darling, whose eyes are not what they were, she cannot have seen me climb in for it, since she was out looking for her cat, which, I am happy to tell you, I should think is perfectly safe in our shed.`,
        explanation: `Each clause digs the hole deeper: he was only by the roses, he held the bat, he climbed in, and he has seen to it that the witness was busy with her cat. Nothing is confessed. The compliments never stop, so that we like him better the less we believe him.`,
      },
      {
        text: `I have nothing to hide, which is why I am speaking so slowly. It is perfectly true that I own a catapult, but I own a recorder as well, and nobody accuses me of music. At the time in question I was reading, and I can tell you the title if you will give me a moment to go and look. The glass fell inwards, I noticed, with a sort of sigh. All right, it was me, I did it, I fired the catapult at the window, and I am sorry that I lied to you.`,
        explanation: `"Nobody accuses me of music" is irresistible, and the title that has to be looked up and the sigh of the glass let the truth leak out drop by drop. But the last sentence is the confession which the brief excluded: we knew, and it was better to know by ourselves.`,
      },
      {
        text: `I swear on my life that I did not break the window, and anybody who says that I did is a filthy liar. I was nowhere near it. I was at home the whole afternoon with my mother, and you can ask her if you do not believe me, and my sister was there too. You people always blame me for everything that goes wrong round here, and I am sick to death of it. If I find out who has been spreading lies about me, then they are going to be sorry.`,
        explanation: `The voice is strong, and so much protest does make us wonder. But a threat is not charming, and no detail gives anything away: with a mother and a sister as witnesses we may believe the speaker or not, and nothing changes on the way.`,
      },
      {
        text: `The window was broken at approximately twenty past four on Sunday afternoon by a cricket ball. I know this because I was standing next to Callum when he hit it, and it flew straight over the fence. He ran away immediately, but I stayed where I was and told Mrs Lacey what had happened, as I thought that it was the right thing to do. She was not angry, because it had been an accident, and Callum has promised to pay for a new pane of glass.`,
        explanation: `It is a model witness statement, complete with time, cause and apology. But that is the trouble: we believe every word from beginning to end, so there is no truth to leak out, and honest exactness leaves no room for charm.`,
      },
    ],
    wordBank: [
      'pane',
      'alibi',
      'plausible',
      'coincidence',
      'witness',
      'innocent',
      'shard',
      'assure',
      'catapult',
      'frankly',
    ],
    microWritePrompt:
      'Somebody explains charmingly why the cake is gone. Write four sentences in which we believe a little less each time. No confession.',
    teacherNotes:
      'Look for: denials that give the speaker away; belief that is lost by degrees; charm kept up to the end. A confession costs a mark, and bluster scores 1.',
  },
  {
    slug: 'soup-for-two',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'Soup for Two',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Grief',
    estimatedTime: 420,
    brief: [
      'Tell a story in the form of a recipe.',
      'Keep to the language of recipes: imperatives, quantities and times.',
      'Let a loss be felt between the instructions.',
      'The last instruction should mean two things.',
    ],
    options: [
      {
        text: `Take four potatoes, and put two of them back. Halve the onion and keep the other half, which will be of use on Thursday, or will not. Chop everything more finely than you need to, for as long as the news lasts, and simmer until the windows have gone and you cannot see the garden or who is not in it. Season; taste; remember that it was always somebody else who said when it wanted salt. Serve at once in the blue bowl, and leave the lid on what remains.`,
        explanation: `Every quantity is a bereavement: two potatoes put back, half an onion for nobody. The form holds to the end, and a single clause of memory slips in between "taste" and "serve". The lid left on "what remains" is about the pan, and it is about the heart.`,
      },
      {
        text: `Boil one egg. You will find that you have put in two, and there is no harm in it; set the second aside to cool. Cut the toast into soldiers, as she liked it, and put the cup with the chip where you can reach it, with the handle turned to the left. Allow four minutes, or however long it takes you to stop listening for the stairs. Eat both eggs, dry your eyes and tell yourself that your wife has gone to a better place, and that time will heal you.`,
        explanation: `The second egg, the handle turned for a left hand and the listening for the stairs are as good as anything in this round. But the last instruction has only one meaning, and it is comfort from a card: the loss that we had felt is explained, and the form breaks.`,
      },
      {
        text: `Take one cup of sadness and stir it gently together with two spoonfuls of memories. Add a pinch of regret, a dash of hope and a generous helping of tears, and mix until smooth. Pour it all into a broken heart, and bake for as many lonely nights as it takes, at a very low temperature. Sprinkle with a little love from your family and friends, and serve with a smile. Serves one.`,
        explanation: `The imperatives and quantities are in order, and "Serves one" is a last line with two meanings. But the ingredients are abstract nouns, a device worn thin on tea towels: with no real potato to put back, the loss is named in every line and felt in none.`,
      },
      {
        text: `My grandmother always used to make soup on a Saturday, and it was the best soup that anybody had ever tasted. She put in potatoes, onions, carrots and leeks, but she never wrote it down, because she kept the recipe in her head. When she died we tried to make it ourselves, but it did not taste the same, and it made us all sad. Now I wish that I had asked her for the recipe while she was still alive, since nobody else in the family knows it.`,
        explanation: `A recipe that died with its cook is a strong idea for a story. But this talks about a recipe and is not one: no instruction is given, nothing is measured or timed, and the loss, which should be felt between the lines, is stated in them.`,
      },
    ],
    wordBank: [
      'simmer',
      'season',
      'halve',
      'ladle',
      'steam',
      'remainder',
      'portion',
      'rinse',
      'stock',
      'lid',
    ],
    microWritePrompt:
      'Write the directions for assembling a flat-pack bed as four sentences that tell us about a separation. Give the last one two meanings.',
    teacherNotes:
      'Look for: a form that never breaks; concrete ingredients; a double last line. Abstract nouns as ingredients cap the mark at 1.',
  },
];
