import type { CreativeBrief } from '../creative-question.ts';

export const partingsAndKeepers: readonly CreativeBrief[] = [
  {
    slug: 'platform-four',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'Platform Four',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Farewell',
    estimatedTime: 300,
    brief: [
      'Two people say goodbye at a railway station.',
      'Let them talk about small things while they mean large ones.',
      'Use dialogue, with no more than three lines of speech.',
      'Do not use the words goodbye, sad or miss.',
    ],
    options: [
      {
        text: `"You've got your sandwiches," said my mother, for the third time, and for the third time my brother lifted the bag to show her. The board above us clicked, and everybody's train moved up one line. She did up the top button of his coat, although it was June, and then stood back to look at the button rather than at him. "There's a shop at the other end," he told her gently. "They don't do the cheese you like," she said.`,
        explanation: `Sandwiches, a button and cheese are all they mention, and yet every line says "I do not want you to go". The button done up in June is love in the form of a mistake. The clicking board adds a clock without a word about time.`,
      },
      {
        text: `My mother kept brushing specks from my brother's shoulder that nobody else could see. "Ring us when you get there," she said, and he nodded, swinging his bag from one hand to the other. All along the platform people were hugging, slamming doors and waving tickets, but the two of them stood a little apart, like strangers in a lift. When the whistle blew she turned away quickly, so that he should not see how heartbroken she was that he was leaving home.`,
        explanation: `The invisible specks and the strangers in a lift show two people who cannot say what they mean. But after keeping so much back, the last clause gives it all away: "heartbroken" is a stronger word for the very thing we were not to be told.`,
      },
      {
        text: `"I can't believe that you are really leaving us today, after eighteen years," said my mother, "and I shall think about you every single day." "I know, and I shall think about you as well, because you have always been there for me," said my brother. The train was standing at Platform Four, and it was nearly time for him to get on it. "I love you very much and I am so proud of you," said my mother, and then they had a long hug.`,
        explanation: `The speech is warm, correctly set out, and keeps to the number of lines allowed. But the people say exactly what they feel, at length, so there is nothing beneath the words; small things, which the brief asked for, do not appear at all.`,
      },
      {
        text: `It was a truly sad day when my brother went away to university, and I knew that I was going to miss him terribly. We all drove to the station in the car, which took thirty-five minutes on account of the roadworks, and then we waited on Platform Four. When the train came he got on, found his seat, which was by the window, and waved at us. We all said goodbye to him, and my mother cried, and then we drove back home again.`,
        explanation: `The order of events is clear, and the wave from the window could have become a moving picture. But all three forbidden words are here, nobody speaks, and the roadworks get more attention than the people.`,
      },
    ],
    wordBank: [
      'whistle',
      'platform',
      'collar',
      'fidget',
      'board',
      'carriage',
      'linger',
      'murmur',
      'ticket',
      'gulp',
    ],
    microWritePrompt:
      'Two friends part for the summer. Write three lines of dialogue about a borrowed book that show how much they mean to each other.',
    teacherNotes:
      'Look for: speech with something beneath it; a gesture that gives a feeling away; the three banned words avoided. Direct declarations cap the mark at 1.',
  },
  {
    slug: 'the-lighthouse-keeper',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Lighthouse Keeper',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Character',
    estimatedTime: 300,
    brief: [
      'Draw a portrait of somebody who has lived alone for a long time.',
      'Show what solitude has done to their habits and their speech.',
      'Let us like this person, and smile a little.',
      'Use the third person.',
    ],
    options: [
      {
        text: `Mr Tarrant had lived with the lamp for so long that he had stopped noticing he talked to it. He wished it good evening, reported on the wind, and on Sundays read it the cricket scores from a newspaper eleven days old. When the supply boat came he would clear his throat the whole way down the hundred and twelve steps, to see whether his voice was still fit for company. Then he would say "Well," to the boatman, in a friendly way, and find that he had used it up.`,
        explanation: `Habit and speech are both here: the lamp that is told the cricket scores, and the voice rehearsed on the stairs, only to be spent on one word. The humour is gentle and we like him more for it. Nothing says "lonely", and everything shows it.`,
      },
      {
        text: `Mr Tarrant kept two chairs by the stove, although nobody had sat in the second one for years. Each morning he set out his cup, his spoon and his pills in a row, saluted the gull on the railing, whom he called Admiral, and climbed the stairs with his knees clicking like a clock. He spoke seldom, and in short, rusty sentences when he did. He was an eccentric man whom solitude had made a little odd, but you could not help liking him.`,
        explanation: `The second chair and the salute to Admiral are a pleasure, and "rusty sentences" suits a lighthouse. But we are told that his sentences are short and never hear one, and the close is a summary that asks us to like him instead of making us.`,
      },
      {
        text: `The ancient keeper, his face a map of a thousand storms and his beard a waterfall of silver, stood like a weathered statue upon his lonely tower of stone. His eyes were two deep oceans of sorrow, his hands were gnarled roots, and his heart was a locked treasure chest at the bottom of the sea. Silence was his only wife, and the moon was his only child. For all eternity he would guard his flame, a solitary soldier of the night.`,
        explanation: `It attempts a grand style, and "silence was his only wife" has a certain music. But a map, a waterfall, a statue, oceans, roots and a chest are too many pictures for one man: we never see him do anything, hear him speak or find a reason to smile.`,
      },
      {
        text: `I have been a lighthouse keeper for thirty-one years, and I like it very much, because it is peaceful and I have plenty of time to read. I get up at six, have my breakfast, clean the lens and check the oil, and then I usually have a rest until lunch. I do not mind being on my own, but sometimes I would like a bit of company, especially at Christmas. My advice to anyone who is thinking of doing this job is to bring warm socks, because the stairs are made of stone.`,
        explanation: `The warm socks raise a smile, and the routine is believable. But it is in the first person where the brief says third, his speech sounds like anybody's, and a timetable tells us what he does without showing what being alone has done to him.`,
      },
    ],
    wordBank: [
      'solitude',
      'spiral',
      'lens',
      'ritual',
      'gruff',
      'gull',
      'paraffin',
      'mutter',
      'threadbare',
      'punctual',
    ],
    microWritePrompt:
      'Describe a night-time security guard in three sentences. Give them one habit that only somebody who is often alone would have.',
    teacherNotes:
      'Look for: a habit with a reason; a line of real speech; affection without pity. The first person caps the mark at 1.',
  },
  {
    slug: 'a-letter-never-sent',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'A Letter Never Sent',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Memory',
    estimatedTime: 300,
    brief: [
      'A soldier, a sailor or a traveller writes home, but does not post the letter.',
      'Make the voice sound like one particular person.',
      'Let the reader sense what the writer is leaving out.',
      'Include one detail from home and one from far away.',
    ],
    options: [
      {
        text: `Dear Tom, you asked if there are lions, and I am sorry to say that there are only flies, which are brave but not very big. The food is beige. I think most often of the third stair, the one that squeaks, and of you learning to jump over it so that I should not hear you coming down for cheese; I always did hear you. We have moved again, and it is quieter where I am now than I should like. Put the bins out on Wednesday, and do not grow too much before I have had a look at you.`,
        explanation: `Somebody real is speaking: teasing, fond, a little stiff. The flies and the squeaking stair give us both places, and "quieter than I should like" opens a door on the fear that is being kept from a child. The order about bins carries the love.`,
      },
      {
        text: `My dear Tom, I hope that you are looking after your mother and doing your homework as you promised. It is very hot here by day and bitterly cold at night, and the sand finds its way into everything, even the jam. I often think about our kitchen, with the radio on and the dog asleep across the doorway, where everyone trips over her. There are things that happen here which I cannot write down, because they would only upset you, so I shall tell you about the stars instead.`,
        explanation: `Sand in the jam and the dog in the doorway are well chosen, and turning to the stars is a graceful move. But the writer announces that something is being left out, where a silence would have let us sense it, and the first sentence could come from any father.`,
      },
      {
        text: `Dear Tom, I am writing this letter to you in order to inform you of my present situation and my feelings about it. I am in a desert, which is a place with a great deal of sand and little rain, and I am feeling homesick, lonely and afraid. I miss my home, my family, my friends and my dog. I am afraid that there may be a battle tomorrow and that I may never see you again. I shall probably not post this letter, as it might worry you.`,
        explanation: `It understands what such a writer might feel, and it knows why the letter will not be posted. But "in order to inform you" belongs in an office, every fear is spelt out, so nothing is left for us to sense, and home is a list without one detail.`,
      },
      {
        text: `The soldier sat in his tent and took out a pencil, because he had decided to write a letter to his son at home in England. He wrote for about an hour, telling him all sorts of things about the desert, the other soldiers and the camels, and he also asked him several questions about school. When he had finished, he read the letter through twice, folded it up and put it away in his bag. He never sent it, and to this day nobody knows the reason.`,
        explanation: `Reading the letter through twice before putting it away is a good, quiet moment. But this is about a letter and is not one: we are told that it says "all sorts of things", and so we never hear a voice or feel what it keeps back.`,
      },
    ],
    wordBank: [
      'homesick',
      'envelope',
      'canvas',
      'billet',
      'blot',
      'fond',
      'postmark',
      'scrawl',
      'reassure',
      'horizon',
    ],
    microWritePrompt:
      'Write a postcard of four sentences home from a holiday that is going badly. Pretend that all is well, but let us guess the truth.',
    teacherNotes:
      'Look for: a voice with its own humour and rhythm; a silence that the reader can fill; two exact details. A letter that tells all its feelings scores 1.',
  },
];
