import type { CreativeBrief } from '../creative-question.ts';

export const clocksAndSummits: readonly CreativeBrief[] = [
  {
    slug: 'the-robots-first-morning',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: "The Robot's First Morning",
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Science fiction',
    estimatedTime: 300,
    brief: [
      'A household robot has been switched on for the first time, and tells us about it.',
      'The voice must be exact and polite, and must misunderstand something.',
      'Let the reader understand more than the robot does.',
      'Make us smile and feel for somebody.',
    ],
    options: [
      {
        text: `At 06.00 I was activated in a kitchen by a female human of approximately seventy years, who said, "Well, you're no Frank." I confirmed that I was not Frank. She instructed me to make two cups of tea, placed one on the other side of the table, and drank hers. After fourteen minutes I asked whether the second cup was faulty. Her eyes were leaking a little, so I have ordered the part.`,
        explanation: `The voice never slips: exact times, polite confirmations. And we understand everything that it does not, about Frank, the second cup and the leaking eyes, so that the same sentence makes us smile and hurts. "I have ordered the part" is perfectly in character.`,
      },
      {
        text: `My sensors came online at 06.00, and I recorded a kitchen of eleven square metres and one elderly human in a blue dressing gown. She laid the table for two, although my count of persons was one. I calculated a surplus of one boiled egg and reported it, and she laughed in a way that my guide lists under "unclear". I believe that she was lonely because her husband had died, and that she wished to have somebody to share her breakfast with.`,
        explanation: `The surplus egg and the laugh listed under "unclear" are witty, and the voice is precise. But in the last sentence the robot suddenly understands everything, so the gap between what it knows and what we know, which gave the piece its feeling, closes.`,
      },
      {
        text: `Hey there, I am a robot and this is my first day, and wow, everything is so weird! I was switched on this morning by an old lady and I was like, where am I, who are you, and what is that thing over there? She told me it was a toaster, and I thought it was my brother, because it is made of metal too, ha ha! I cannot wait to see what is going to happen tomorrow, because humans are totally crazy and I love it.`,
        explanation: `The toaster mistaken for a brother is a good joke and a real misunderstanding. But the voice is chatty where the brief asks for one that is exact and polite, so it sounds like a child in a costume, and there is nobody for us to feel for.`,
      },
      {
        text: `The robot was delivered on a Tuesday in a large cardboard box, together with a charger, a remote control and a book of instructions in nine languages. Mrs Marlow switched it on by pressing the green button on its back, and its eyes lit up. It could cook, clean, iron shirts, water the plants and play over four thousand songs. She was very pleased with it, and told all of her neighbours that it was the best thing that she had bought since her husband died.`,
        explanation: `The last clause brings a touch of sadness, and the box with its nine languages is believable. But the robot does not tell the story itself, so there is no voice, no misunderstanding and no chance for us to know better.`,
      },
    ],
    wordBank: [
      'activated',
      'approximately',
      'confirm',
      'surplus',
      'faulty',
      'calibrate',
      'courteous',
      'query',
      'procedure',
      'malfunction',
    ],
    microWritePrompt:
      'A very polite visitor from another planet describes a birthday party. Write three sentences in which the visitor misunderstands the candles.',
    teacherNotes:
      'Look for: a steady, exact voice; a gap between what the teller and the reader know; humour and feeling at once. Explaining the joke costs a mark.',
  },
  {
    slug: 'the-shop-of-clocks',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Shop of Clocks',
    difficulty: 'advanced',
    ageGroup: 'Year 7-8',
    theme: 'Time',
    estimatedTime: 360,
    brief: [
      'A child enters a shop that is full of clocks, none of which agree.',
      'Build the paragraph on one extended metaphor and stay true to it.',
      'Let the shopkeeper be part of the metaphor.',
      'The ending should turn the metaphor round or surprise us.',
    ],
    options: [
      {
        text: `Inside, it was a parliament, and everybody was speaking at once. The grandfathers along the back wall cleared their chests and made their slow, important points, while a bench of carriage clocks heckled them and one small cuckoo kept rising on a matter of urgency. Mr Abel moved among them with his oil can, bowing to left and right, never taking sides. "And what does madam say?" he asked, and at that the whole house fell silent, because I had, on my wrist, the only one that was right.`,
        explanation: `One metaphor governs everything: grandfathers make speeches, carriage clocks heckle, the cuckoo rises like a member. The neutral shopkeeper belongs in it, and the ending turns it round, for the quarrelling house falls silent before the smallest voice.`,
      },
      {
        text: `The shop was an orchestra tuning up, and each clock practised its own part: the deep drums of the grandfather clocks, the quick violins of the watches, the triangle of a tiny silver chime. Mr Abel, in the middle of them with his white hair on end, conducted with a screwdriver. One by one he touched the pendulums and calmed them, until they began to agree. When the hour came, they played it together, and it was the most wonderful music that I had ever heard.`,
        explanation: `The orchestra is carried through with skill, and a conductor with a screwdriver is a delight. But the ending is the one that we expected from the first line, clocks that agree make music, and it rests on "the most wonderful", where the brief wanted a turn.`,
      },
      {
        text: `The shop was a jungle of clocks, with pendulums swinging like monkeys and cuckoos calling from the branches. It was also like a busy city at rush hour, where everyone hurried along to a different rhythm. Mr Abel, the shopkeeper, was a wise old wizard with a magic wand, or perhaps a doctor, listening to the heartbeats of his patients. I felt as though I were drowning in a sea of ticking, and time itself was a river that had burst its banks.`,
        explanation: `Each picture works alone, and the doctor listening to heartbeats could have carried the paragraph. But jungle, city, wizard, doctor, sea and river elbow each other aside: the brief asked for one metaphor, kept up, and these are six, dropped.`,
      },
      {
        text: `There were at least two hundred clocks in the shop, and they were all showing a different time, which was confusing. Some of them were very big, some were very small, and others were somewhere in between. Mr Abel, who owned the shop, explained to me that it takes a long time to set a clock correctly, and that he was too busy with repairs to do it for all of them. I asked him what the right time was, and he looked at his mobile telephone and told me.`,
        explanation: `The owner of two hundred clocks looking at his telephone is a neat, ironic end. But there is no metaphor anywhere in the paragraph, so the chief task has not been attempted, and big, small and in between leave the shop a blur.`,
      },
    ],
    wordBank: [
      'pendulum',
      'chime',
      'heckle',
      'brass',
      'discord',
      'solemn',
      'escapement',
      'clamour',
      'precise',
      'tarnished',
    ],
    microWritePrompt:
      'Describe a library as if it were a harbour. Write four sentences, stay in the metaphor, and turn it round in the last.',
    teacherNotes:
      'Look for: one metaphor that governs nouns and verbs alike; the shopkeeper inside it; a turn at the end. Changing the metaphor caps the mark at 1.',
  },
  {
    slug: 'the-summit',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Summit',
    difficulty: 'advanced',
    ageGroup: 'Year 7-8',
    theme: 'Achievement',
    estimatedTime: 360,
    brief: [
      'Write the closing paragraph of a story about a hard climb.',
      'The climber reaches the top, and it is not what was expected.',
      'Echo an object that could have appeared at the beginning of the story.',
      'Leave the reader with an image and not with a lesson.',
    ],
    options: [
      {
        text: `The top, when they came to it, was about the size of a kitchen table, and somebody had left an orange peel on it. There was no view. Cloud stood round them on every side like a room with the blinds down, and for a time they sat with their backs together and said nothing, because there was nothing to point at. Then Mina took the stone from her pocket, the grey one from the doorstep that she had carried for nine days, and set it down among the others, and could not, a moment later, have said which it was.`,
        explanation: `The kitchen table, the orange peel and the missing view undo what we expected of a summit. The doorstep stone returns from the start of the story, and losing it among the others is an image with many meanings. Nobody explains it to us.`,
      },
      {
        text: `When Mina hauled herself over the last ledge, there was nothing to see but cloud, white and silent and close enough to touch. She had imagined flags, and the whole world at her feet, and herself weeping with joy. Instead she sat down, unlaced one boot and shook out a pebble, the same one that had been bothering her since the farm gate. It made her understand that what matters is never the summit itself, but the journey and the friends you have made upon the way.`,
        explanation: `The cloud disappoints us as it disappoints her, and the pebble from the farm gate is a clever echo. But the last sentence is exactly the lesson that the brief forbade, and in words we have read on many a poster. End on the pebble.`,
      },
      {
        text: `At long last, after nine days of toil, Mina stood on the summit, and the glorious panorama unrolled before her like a magnificent carpet. Range upon range of snowy mountains glittered in the radiant sunshine, and an eagle soared majestically into the endless blue. She threw her arms wide and shouted for joy, and the echo came back to her a hundred times. All the pain, all the fear and all the tears had been worth it, for her dream had finally come true.`,
        explanation: `The sentences are well balanced, and the soaring eagle is at least a picture. But this is precisely the summit that everybody expects, in the phrases that everybody uses, with no object from the beginning and a dream that comes true instead of an image.`,
      },
      {
        text: `Mina reached the top of the mountain at ten past two in the afternoon, which was later than she had planned. It was cloudy, so she could not see very much, and she felt rather disappointed about that. She took three photographs, ate a cheese sandwich and half a bar of chocolate, and rested for about a quarter of an hour. After that she began to climb down again, because it was going to get dark at six, and she reached the hut safely in time for supper.`,
        explanation: `The cloud and the sandwich are honest, and the plainness might have been made to work. But disappointment is named instead of shown, no object returns, and the last sentence carries us on to supper, so that no image is left behind.`,
      },
    ],
    wordBank: [
      'cairn',
      'ledge',
      'scree',
      'anticlimax',
      'mist',
      'threadbare',
      'summit',
      'echo',
      'descent',
      'stubborn',
    ],
    microWritePrompt:
      'Write the last two sentences of a story about a race. End on an object. The words won, lost, learned and realised are forbidden.',
    teacherNotes:
      'Look for: expectation undone by exact details; an object that returns with more meaning; no moral. A stated lesson costs one mark.',
  },
];
