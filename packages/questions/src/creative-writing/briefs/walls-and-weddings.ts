import type { CreativeBrief } from '../creative-question.ts';

export const wallsAndWeddings: readonly CreativeBrief[] = [
  {
    slug: 'the-vase',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Vase',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Cause and effect',
    estimatedTime: 420,
    brief: [
      'A vase is broken. Tell it backwards, from the pieces to the cause.',
      'Each sentence must take place before the one that it follows.',
      'Keep the tense and the order perfectly clear.',
      'Let the cause be kinder than we expected.',
    ],
    options: [
      {
        text: `The vase is in eleven pieces on the kitchen tiles, and Ruben is saying nothing, with a plaster on his thumb. A minute ago it was in two pieces, one in each of his hands, and his grandmother was coming up the path. Before that it was whole, and upside down, and he was shaking it over the sink, harder than was wise. And before that, on the way home from school, it was only an idea: that somebody ought to get out the wasp, which she had been too fond of living things to drown.`,
        explanation: `"A minute ago", "before that", "and before that": each step back is signposted and each is a surprise, from eleven pieces to two, to one, to an idea. At the bottom of a crime we find two people who could not bear to hurt a wasp.`,
      },
      {
        text: `There are splinters of blue china as far away as the fridge. Seconds earlier the vase has left Ruben's fingers, and earlier still it is travelling along the hall in the crook of his arm, with water slopping over his sleeve. An hour before, he is standing in the rain at the bus stop, counting his coins and choosing the yellow ones. Then his grandmother comes in from the garden, sees the tulips lying among the pieces, and understands, and puts her arms round him.`,
        explanation: `Splinters, arm, bus stop: the steps lead back to a kindness that we did not expect, and the yellow flowers need no comment. But "Then his grandmother comes in" turns the clock round, and the last sentence runs forwards, after the crash, where the brief forbids it.`,
      },
      {
        text: `The vase broke. Ruben dropped it, and before that he was carrying it, but first he had picked it up, and after that it slipped. Earlier he was playing football in the hall, although he is not allowed to, and then the ball will hit the table, but that was before the vase had fallen. It was his grandmother's favourite vase, and she had been given it on her wedding day. He was very naughty, and he got what he deserved, which was that he had to stay in his room.`,
        explanation: `The one short sentence at the start makes us curious, and it tries to go back. But before, first, after and then contradict each other, the tenses change inside a single sentence, and football in the hall is just the cause that we expected, with a scolding to follow.`,
      },
      {
        text: `On Monday Ruben's grandmother asked him to dust the shelf in the hall, because her back was bad. On Tuesday he started to do it, and he took down the books, the clock and the blue vase. He put the vase on the edge of the table, where it was in his way, and a moment later he knocked it with his elbow. It fell on the floor and smashed, and he swept it up and told her the truth, and she said that she had never liked it very much.`,
        explanation: `Her answer is a pleasant surprise, and the helpful boy makes for a kind cause. But the whole of it goes forwards from Monday to the end, which is the opposite of the task, so that neither the break nor its cause can surprise us.`,
      },
    ],
    wordBank: [
      'splinter',
      'porcelain',
      'previously',
      'fragment',
      'intact',
      'crook',
      'topple',
      'cause',
      'shard',
      'retrace',
    ],
    microWritePrompt:
      'A boy stands in a lake in his school uniform. Tell it backwards in four sentences, each of them earlier than the last.',
    teacherNotes:
      'Look for: a clear signpost at each step back; exact tenses; a cause that changes our judgement. One step forwards caps the mark at 2.',
  },
  {
    slug: 'the-wedding-guest',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Wedding Guest',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Pride',
    estimatedTime: 420,
    brief: [
      'A proud guest is at a wedding to which she was invited late.',
      'Use the third person, but let her own words and opinions colour the narration.',
      'Let us see through her without being told to.',
      'Close with a moment in which her guard drops.',
    ],
    options: [
      {
        text: `Table nine was perfectly all right. One had a view of the kitchen, if one cared for kitchens, and the cousins, or whatever they were, had been brought up to pass the butter. Naturally Miss Pym had not expected the top table; she had only taught the bride to read. She told the boy with the wine that she never touched it, and when the speeches came, and a voice at the far end of the room thanked "somebody at the back who was paid for an hour and always stayed for two", she found that she was holding his tray.`,
        explanation: `"Perfectly all right", "or whatever they were", "naturally": the grammar is the narrator's and every opinion is Miss Pym's, so we hear a hurt that she would deny. Then a thank-you from the far end arrives, and she has hold of a tray without knowing how.`,
      },
      {
        text: `It was a very small cake, considering. Mrs Orr had seen the hat on the bridegroom's aunt before, at a funeral, and it had been too big for that as well. She had of course been asked in plenty of time, if you allowed for the post. She danced once, with a dentist, so as not to be thought stiff. In truth she was a lonely and insecure woman, who hid behind her pride because she was so afraid of being forgotten, and when the bride kissed her she began to cry.`,
        explanation: `The hat, the post and the dentist are superbly snobbish, and every word is coloured by the guest. But "in truth" brings a narrator on to the stage to explain her to us: the kiss would have dropped her guard far more movingly without that report on her character.`,
      },
      {
        text: `I was absolutely furious when my invitation arrived, because it came only a week before the wedding. I knew that they had sent it to me since somebody else had dropped out, and I very nearly did not go. When I got there they put me at table nine, next to the kitchen, with a lot of people whom I did not know, and I thought that the food was awful. I am a proud person, and I do not like to be insulted, so I left before they had cut the cake.`,
        explanation: `The late invitation and the bad table are firmly sketched, and her feelings are easy to follow. But it is in the first person, where the brief wanted the third, so nobody needs to see through her: she tells us that she is proud, and her guard stays up.`,
      },
      {
        text: `The bride was a vision of loveliness in ivory silk, and there was not a dry eye in the church as she floated up the aisle on the arm of her father. The bells rang out, the sun came out, and rose petals fluttered down like blessings on the happy pair. At the reception there were one hundred and twenty guests, who dined on salmon and danced until midnight beneath a thousand twinkling lights. It was a fairy-tale wedding that would be remembered for ever.`,
        explanation: `The sentences flow, and petals that flutter down like blessings suit the day. But it could describe any wedding in a magazine: no guest looks on with an opinion of her own, and so nobody's pride is there to be seen through or to give way.`,
      },
    ],
    wordBank: [
      'naturally',
      'pew',
      'marquee',
      'snub',
      'condescend',
      'toast',
      'lapel',
      'composure',
      'confetti',
      'etiquette',
    ],
    microWritePrompt:
      'A retired captain is put in goal by his grandchildren. Write four sentences in the third person that are coloured by his opinions of himself.',
    teacherNotes:
      'Look for: opinions that belong to her and not to the narrator; comedy with a hurt underneath; a gesture at the end. An explained character costs a mark.',
  },
  {
    slug: 'music-without-sound',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'Music Without Sound',
    difficulty: 'elite',
    ageGroup: 'Year 7-8',
    theme: 'The senses',
    estimatedTime: 420,
    brief: [
      'A girl who cannot hear goes to an orchestral concert.',
      'Describe the music through sight and touch only: nothing may be heard.',
      'Let the music change, so that there are at least two different passages.',
      'She is to be a listener, and not an object of pity.',
    ],
    options: [
      {
        text: `It started in the seat. A slow, dark thing came up through the wood and settled behind her knees, and across the stage nine elbows went out and in together, like oars. Noor laid her palm on the rail to read it better. Then the elbows stopped; one man raised a silver pipe to the side of his face, and there was nothing in the wood at all, only every face in the row in front of her, tipped up, and going gently out of focus, and on her own arms all the small hairs rising to see.`,
        explanation: `The cellos come up through wood and elbows, and the flute comes as an absence in the wood and a change in people's faces: two passages, and not a sound. To "read" the rail is the act of an expert listener, and the rising hairs need no pity.`,
      },
      {
        text: `Noor took her shoes off, as she always did, and put her feet flat on the boards. The first movement was gravel, rolled in a drum; the second was a cat walking along her shins. She watched the bows lean like grass when the wind changes its mind, and saw the timpani gather, a shiver in the cloth of the drummer's sleeves. When the trumpets blared out their bright and brassy tune, and the cymbals crashed, she laughed, and put both hands on her ribs to keep it in.`,
        explanation: `Gravel, a cat along her shins and bows that lean like grass give us music made of touch and sight, and she is an eager and a skilled listener. But a tune that blares and cymbals that crash are heard, and not by her: the one rule is broken for the grand finale.`,
      },
      {
        text: `Poor Noor sat in her silent world, and watched with a lonely heart while all the other people enjoyed the beautiful music. She could see the violins, the cellos, the flutes and the drums, but they meant nothing to her, for she lived in a prison without sound. How she longed to hear just one single note! A tear ran down her cheek as the audience clapped, and she knew that she would never understand what it was that made them all so happy.`,
        explanation: `Nothing is heard, and the sentences are well made. But it does the very thing that the last line warns against: poor, lonely, prison and tear make her an object of pity, and the music never changes, since the writer has not let her listen to it.`,
      },
      {
        text: `The orchestra began with a loud, cheerful march, which was followed by a slow and peaceful tune on the flute. After that the violins played something fast and exciting, and the drums joined in with a deep boom that echoed all round the hall. Noor thought that the second piece was the best one, although the ending of the third was good as well. When the concert was over everybody clapped for a long time, and some people even shouted for more.`,
        explanation: `The music has three different passages, in a clear order, and Noor has a mind of her own about them. But loud, boom and echoed are all things heard, no sight or touch takes their place, and we would never know that she could not hear.`,
      },
    ],
    wordBank: ['tremor', 'bow', 'pulse', 'ripple', 'palm', 'gather', 'timber', 'sway', 'shiver', 'conductor'],
    microWritePrompt:
      'Describe a thunderstorm in four sentences through touch and smell only. Nothing may be seen or heard.',
    teacherNotes:
      'Look for: touch and sight that behave like music; two passages that differ; an expert listener. One audible word costs a mark, and pity caps it at 1.',
  },
  {
    slug: 'either-side-of-the-wall',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'Either Side of the Wall',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Neighbours',
    estimatedTime: 420,
    brief: [
      'Two neighbours who have never met garden on either side of a high wall.',
      'Tell their lives in parallel, and let your sentences be parallel too.',
      'Something must cross the wall.',
      'They must not meet, but something between them must have changed.',
    ],
    options: [
      {
        text: `On the north side of the wall Mr Hale grew beans, in rows; on the south side Mrs Dunne grew roses, anyhow. He had been a judge, and watered at six; she had been a dancer, and watered when she thought of it. In June a bean went over the top, as beans will, and was not cut back, and in July a rose came the other way, and was not cut back either. By August there was on the north side of the wall one row that was not quite straight, and on the south side, tied to a cane, a label.`,
        explanation: `North and south, beans and roses, judge and dancer: the sentences stand back to back like the gardens. Two shoots cross and are spared, and by August each has caught a little of the other, one crooked row and one neat label, though nobody has met.`,
      },
      {
        text: `He whistled while he dug, and on the other side she dug and did not whistle. He fed the robin at eight, and she fed it at a quarter past, and the robin said nothing to either of them about the other. One windy night a glove of hers went over the wall, and in the morning it came back, washed. She tried it on. That afternoon she leaned a ladder against the bricks, climbed up it and looked over, and he looked up, and the two of them have been friends ever since.`,
        explanation: `The silent robin and the glove that comes back washed are delicious, and the sentences are beautifully matched. But the ladder spoils it: the brief said that they must not meet, and friendship is a larger and plainer change than the one that the clean glove had promised.`,
      },
      {
        text: `There once was a wall between two gardens, and it was very high, and it represented the walls that all of us build between ourselves and other people. On one side lived a man, who was lonely, and on the other side lived a woman, who was lonely as well. One day a ball flew over the wall, and the man threw it back again. If only we could tear down the walls inside our hearts, we should find that we are all the same on the other side.`,
        explanation: `Something does cross the wall, and one sentence is truly parallel. But a wall that "represented" something has been explained before it could stand up, the two people have only one adjective between them, and the end is a wish about hearts.`,
      },
      {
        text: `Mr Hale, who was a retired judge, liked growing vegetables in his garden, particularly runner beans, marrows and beetroot. He got up at half past five every morning and worked until it was time for his breakfast, which he ate on a bench. His beans won first prize at the village show three times, and the marrow came second. He did not know who lived next door to him, because there was a high wall, and he was not the kind of man who talks to his neighbours.`,
        explanation: `Mr Hale is a believable person, with habits and prizes of his own. But there is only one side to this wall: without the second life nothing can be parallel, nothing crosses, and what he does not know about his neighbour is what we wanted to read.`,
      },
    ],
    wordBank: [
      'trellis',
      'prune',
      'tendril',
      'border',
      'mortar',
      'graft',
      'meticulous',
      'haphazard',
      'overhang',
      'label',
    ],
    microWritePrompt:
      'Two night workers use the same desk at different hours. Tell it in four parallel sentences, and let something pass between them.',
    teacherNotes:
      'Look for: syntax that mirrors the two lives; a crossing with consequences; a slight change on both sides. A meeting caps the mark at 2.',
  },
  {
    slug: 'the-department-of-lost-things',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Department of Lost Things',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Satire',
    estimatedTime: 420,
    brief: [
      'Somebody tries to get something back from a lost-property office.',
      'What has been lost cannot be held in the hand.',
      'Imitate the language of officials exactly, and let that language be the joke.',
      'Allow one crack through which a feeling shows.',
    ],
    options: [
      {
        text: `The applicant stated that she had mislaid her sense of humour on or about the third of May, between the hospital and the number nine bus. Asked to describe it, she said that it was dry. The clerk regretted that dry items were held for thirty days only, after which they were passed to the Ministry; a giggle had been handed in that morning, but it was a child's, and would not have met her needs. She was advised to complete a form. It is noted that at Question 4, "When last used", the applicant smiled.`,
        explanation: `"On or about", "regretted", "would not have met her needs": the office is caught exactly, and its solemn care for a giggle is the joke. "Between the hospital and the number nine bus" is the crack, and the form, of all things, gives her back what she had lost.`,
      },
      {
        text: `Further to your letter of the ninth, we write with regard to one (1) childhood, lost in the vicinity of Grimsby. We hold several answering that description. Please confirm whether yours had a dog, and whether the summers were of the long or of the standard length. Items may be viewed on weekdays by appointment, but may not be touched. LOL, sounds like a nightmare, I know, but hey, them's the rules, mate, so bring some photo ID along and we'll see what we can do!`,
        explanation: `A childhood "in the vicinity of Grimsby" with summers "of the standard length" is satire of the first order, and "may not be touched" is a very fine crack. But the last sentence drops the official voice for a chatty one, and with it goes the joke that the voice was telling.`,
      },
      {
        text: `The office was ridiculous, and it was run by a lot of stupid people who cared about nothing except their silly rules. I told them that I had lost my hope, and they told me to fill in a form, then another form, and then a hundred more. It just shows you how bureaucracy crushes the human spirit and treats us all like numbers. We should scrap the whole system, if you ask me, and spend the money on something useful, such as nurses or parks.`,
        explanation: `The lost hope cannot be held in the hand, and the target is well chosen. But satire should let the officials condemn themselves: here we are told what to think of them, their language is never heard, and anger closes the crack that it should have left open.`,
      },
      {
        text: `On Tuesday I went to the lost-property office at the station, since I had left my umbrella on the train from Crewe. The man behind the counter asked me what colour it was, and I said that it was navy blue with a wooden handle. He went away to look for it, and came back with three umbrellas, and one of them was mine. I had to sign my name in a book and pay four pounds, and I was extremely glad to have it back, as it had belonged to my father.`,
        explanation: `"As it had belonged to my father" is a true crack, and the exchange at the counter is neatly told. But an umbrella can be held in the hand, the official talks like anybody else, and the helpful clerk gives satire nothing at which to aim.`,
      },
    ],
    wordBank: [
      'applicant',
      'hereby',
      'regret',
      'clerk',
      'duplicate',
      'reference',
      'mislaid',
      'vicinity',
      'procedure',
      'stamp',
    ],
    microWritePrompt:
      'Write four sentences from an official report on a broken promise. Use the passive voice, and let one feeling slip through.',
    teacherNotes:
      'Look for: a pitch-perfect official voice; comedy that is never pointed out; one crack and no more. A break in the voice costs a mark.',
  },
];
