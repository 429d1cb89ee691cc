import type { CreativeBrief } from '../creative-question.ts';

export const animalsAndFriends: readonly CreativeBrief[] = [
  {
    slug: 'the-lost-dog',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Lost Dog',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Animals',
    estimatedTime: 300,
    brief: [
      'A dog has been missing since the afternoon, and it is getting dark.',
      'Show how the owner feels without naming any feeling.',
      'Include one object that belongs to the dog.',
      'End before we know whether the dog is found.',
    ],
    options: [
      {
        text: `Kit had walked to the end of every road that had an end. The lead hung round his neck with its clip undone, and it knocked against his coat buttons at each step, so that twice he stopped, thinking it was tags. "Biscuit," he called, more quietly now, because people were eating their dinners behind lit windows and it seemed a thing to be ashamed of, a dog's name with no dog after it. Under the last lamp he crouched, rattled the box of treats, and listened to the dark make up its mind.`,
        explanation: `The lead that sounds like tags is the right object doing the right job: we feel hope and disappointment in one knock. No feeling is named, yet the quieter voice and the lit windows show them all. It ends, as asked, in the moment before the answer.`,
      },
      {
        text: `Kit called until his voice cracked, but only his own echo came back from the garages. In his pocket his fingers kept turning over the chewed rubber ball, still a little damp from the morning. Every shadow looked like a tail, and every rustle made him spin round with his heart banging. He was desperate and miserable, and he hardly dared to imagine going home without his best friend, to the basket that stood beside the radiator.`,
        explanation: `The damp rubber ball is a lovely touch, and the shadow that looks like a tail shows a mind that sees one thing only. But "desperate and miserable" breaks the one clear rule of the brief: the body had told us already, so the labels were not needed.`,
      },
      {
        text: `Kit looked for his dog in the park, in the woods, behind the shops and beside the river, but he could not find him in any of those places. He had a blue lead with him, and he had also brought a torch, since it was getting dark. He asked a woman with a pushchair, and he asked a man on a bicycle, but neither had seen a dog. Just then there was a bark behind the hedge, and Biscuit ran out and licked him all over his face.`,
        explanation: `The search is easy to follow and no feelings are named. But places and people are ticked off without a picture, the lead does nothing, and the barking hedge solves in one line what the brief wanted us to be left waiting for.`,
      },
      {
        text: `Kit felt so sad that he wanted to cry, and he was so worried that he felt sick. He was also guilty, because he was the one who had left the gate open, and he was angry with himself about that too. As well as this he was lonely and frightened of the dark, and he felt hopeless about ever finding his dog again. It was the worst feeling that he had ever felt, and nobody else could understand how bad he was feeling inside.`,
        explanation: `It understands that losing a dog mixes several feelings, guilt among them, and that is a good insight. But it names seven of them in turn, where the brief asked for none, and it has no object, no place and nothing for us to see or hear.`,
      },
    ],
    wordBank: [
      'tags',
      'hoarse',
      'rattle',
      'crouch',
      'hollow',
      'dusk',
      'lamplight',
      'strain',
      'whimper',
      'threshold',
    ],
    microWritePrompt:
      "Show in two sentences that somebody is nervous in a dentist's waiting room. Do not use nervous, scared or worried.",
    teacherNotes:
      'Look for: an object that does some work; feelings shown by body, voice and choice; an open ending. Each named feeling costs a mark.',
  },
  {
    slug: 'the-new-girl',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The New Girl',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Friendship',
    estimatedTime: 300,
    brief: [
      'A new pupil comes into a classroom for the first time.',
      'Introduce the character through what she does, not through a list of her looks.',
      'Let us see that she is both shy and brave.',
      'Write from the point of view of a classmate.',
    ],
    options: [
      {
        text: `Mr Dunn asked whether she would like to sit down, and the new girl said no, thank you, she would rather get it over with. She put her bag between her feet, as you do on a train, and told us her name so softly that the back row leaned forward. Then she spelt it for us, letter by letter, waiting after each one until every pencil had stopped. Her ears had gone scarlet, but she did not leave out the last two letters, which is what I would have done.`,
        explanation: `We learn who she is entirely from what she does. The bag, the soft voice and the scarlet ears are the shyness; spelling her name to the very end is the courage. The classmate's admission in the last clause makes us admire her as well.`,
      },
      {
        text: `The new girl stopped in the doorway as though there were a line painted across it, and her fingers worried at the strap of her bag. Then she took a breath, lifted her chin and walked the whole length of the room to the empty chair next to mine. "Is this anyone's?" she whispered, and I shook my head. I could tell at once that she was a shy person, but that she was also brave on the inside, and I very much hoped that the two of us would turn out to be friends.`,
        explanation: `The line across the doorway and the long walk are just right: they show shyness and courage in turn. But the classmate then tells us both words outright. Stop after "shook my head", and the reader has the pleasure of working it out.`,
      },
      {
        text: `The new girl had long brown hair in two plaits, brown eyes, a small nose with eleven freckles on it, and quite pale skin. She was about as tall as I am, and she was wearing a grey skirt, a white shirt, a green jumper, grey tights and black shoes with a silver buckle. Her bag was green as well, with a badge of a cat on it. She looked shy, and she sat down next to me, and after that we did our fractions until break.`,
        explanation: `It is careful, and the eleven freckles and the cat badge are nicely exact. But it is the list of looks that the brief warned against: clothes and colours tell us little about a character, "shy" is only announced, and her courage never appears.`,
      },
      {
        text: `I walked into the classroom and everyone stared at me, which made my cheeks go hot. I was new, and I did not know anybody, and I wished that I could go back to my old school, where all of my friends were. The teacher told me to sit next to a boy called Sam, who seemed nice enough. I decided that I would try to be brave, because my grandfather always says that a stranger is only a friend whom you have not met yet.`,
        explanation: `The hot cheeks and the wish to go back sound honest. But the brief asked for a classmate's point of view and this is the new pupil's own; her courage is only a decision reported to us, and a borrowed saying takes the place of an ending.`,
      },
    ],
    wordBank: [
      'hesitate',
      'threshold',
      'scarlet',
      'clutch',
      'steady',
      'murmur',
      'chin',
      'glance',
      'stubborn',
      'deliberate',
    ],
    microWritePrompt:
      'Introduce a generous but grumpy shopkeeper in three sentences. Use actions only: no adjectives about the character.',
    teacherNotes:
      "Look for: opposite qualities shown by actions; the classmate's eye kept throughout. Appearance alone scores 1; the wrong narrator scores 0.",
  },
  {
    slug: 'the-last-penalty',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Last Penalty',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Sport',
    estimatedTime: 300,
    brief: [
      'A player walks up to take the penalty that will decide a match.',
      'Stretch the moment: let a few seconds fill the paragraph.',
      'Vary the length of your sentences to control the pace.',
      'Stop at the instant when the ball is kicked.',
    ],
    options: [
      {
        text: `Forty steps. Ada counted them because counting left no room for anything else, and at the fortieth she set the ball on its spot, turned it until the valve faced her, and turned it back. Behind the goal a child was eating crisps, and she found that she could hear each one, could hear the flag rope tapping on its pole and the wet grass letting go of her boots as she stepped away: one, two, three, four, five. The keeper spread her arms. Ada ran.`,
        explanation: `Two words, then two long sentences in which time slows down enough for us to hear crisps being eaten, then three words and two. Sentence length works like a gear stick. The odd details (the valve, the flag rope) are what a frightened mind really notices.`,
      },
      {
        text: `The stadium fell silent as Ada placed the ball on the white spot and took five slow steps back. She could feel the sweat cooling on her neck, and her boots seemed to have been filled with cement. In front of her the keeper bounced from foot to foot, clapping her gloves together and grinning. Ada fixed her eyes on the bottom left-hand corner, breathed out for as long as she could, and began her run, her studs biting into the turf as she swung back her foot.`,
        explanation: `The moment is held well and stops in the right place, and the clapping gloves bring the keeper to life. But all four sentences are much the same length, so the pace never changes gear, and boots of cement have been worn by many a nervous player before.`,
      },
      {
        text: `It was the cup final and the score was two all, after a brilliant header by Jo in the first half and a lucky own goal near the end of the second. Ada had been asked to take the last penalty, because she was the best player in the team and had scored nine goals that season. She put the ball down and kicked it as hard as she could. It flew into the top corner, the crowd went wild, and her team lifted the cup while everybody cheered.`,
        explanation: `It gives the facts that a match report needs, and the order is clear. But half of it looks back at the match, the penalty itself takes one short sentence, and it runs straight past the instant at which the brief said to stop.`,
      },
      {
        text: `Ada was nervous! Her heart was pounding like a drum! The crowd was roaring like a pack of hungry lions and the whole entire world was watching her every single move as she stood there all alone on that pitch, knowing that if she missed it would be the end of everything and her life would be over for ever and ever and she would never be able to show her face in school again! Would she score, would she miss, would she be a hero or a zero?! Nobody knew!!!`,
        explanation: `There is no lack of energy, and the very long sentence does try to hold us in suspense. But exclamation marks are not tension, the drum and the lions are borrowed, and with everything so huge we never see the ball, the grass or the goal.`,
      },
    ],
    wordBank: [
      'valve',
      'studs',
      'turf',
      'hush',
      'steady',
      'whistle',
      'exhale',
      'crouch',
      'flicker',
      'poised',
    ],
    microWritePrompt:
      'Write about somebody reaching for a ringing telephone. Use one sentence of more than 25 words and one of three.',
    teacherNotes:
      'Look for: short and long sentences used on purpose; small, unexpected details; the right stopping point. Running past the kick caps the mark at 1.',
  },
];
