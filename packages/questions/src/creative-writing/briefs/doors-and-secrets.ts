import type { CreativeBrief } from '../creative-question.ts';

export const doorsAndSecrets: readonly CreativeBrief[] = [
  {
    slug: 'the-locked-shed',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Locked Shed',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Mystery',
    estimatedTime: 300,
    brief: [
      'Write the opening of a mystery about a shed that is always locked.',
      'Begin with a sentence that makes the reader ask a question.',
      'Give two clues, but explain neither of them.',
      'Keep it believable: no monsters and no magic.',
    ],
    options: [
      {
        text: `Every Thursday my great-uncle Ivo carried two cups of tea down the garden to the shed, and every Thursday he carried two empty cups back. He lived alone. The shed had one window, painted green on the inside, and a padlock as big as my fist, which he opened with a key that hung round his neck on a bootlace, even in the bath. "Wood," he said, when I asked him what he kept in there. But I had put my ear to the planks while he was at the dentist's, and wood does not hum.`,
        explanation: `Two cups and one man who lives alone: the question is there before the second sentence ends. The clues (the second cup, the humming) are strange yet possible, neither is explained, and the bootlace and the dentist keep it rooted in everyday life.`,
      },
      {
        text: `Nobody in our family ever talked about the shed. It crouched at the bottom of Great-uncle Ivo's garden behind a tangle of brambles, with a rusty padlock on its door and a sheet of newspaper pasted across its only window. Sometimes, late in the evening, I would see a thin line of light beneath the door, and once I found a child's red mitten lying on the path. I knew that there was a mystery to be solved, and that I was the one to solve it.`,
        explanation: `A quiet, effective hook, and two good clues in the line of light and the red mitten. But brambles, rust and a crouching shed are the usual furniture of mysteries, and the last sentence tells us "this is a mystery" when the clues had made us feel it.`,
      },
      {
        text: `My great-uncle Ivo has a shed, and I am going to tell you a mysterious story about it. It is locked because he keeps some stolen paintings inside, which he took from a museum when he was young, and he is afraid of being caught by the police. There were two clues that helped me find this out: the first was a postcard of a painting, and the second was a smell of paint. One day I decided that I would creep in there and see them.`,
        explanation: `The idea of the stolen paintings is a strong one and would make a good ending. But it is handed over in the second sentence, so that the clues arrive after the answer, and announcing "a mysterious story" is no substitute for making the reader wonder.`,
      },
      {
        text: `The shed door burst open with a deafening crash, and a gigantic creature with blazing red eyes and dripping fangs leapt out at me! I screamed and ran for my life, but it chased me through the garden, over the wall and all the way along Station Road. Just as it was about to swallow me whole, I remembered the magic whistle in my pocket, which my great-uncle had given me. I blew it, and the monster vanished in a puff of purple smoke, and I was safe at last.`,
        explanation: `It is full of action, and the verbs are lively. But it breaks the plainest rule of the brief, no monsters and no magic; the locked shed is open in its first words, and the whole adventure is over before a mystery has had time to begin.`,
      },
    ],
    wordBank: [
      'padlock',
      'bootlace',
      'muffled',
      'planks',
      'peculiar',
      'rust',
      'overgrown',
      'habit',
      'hum',
      'glimpse',
    ],
    microWritePrompt:
      'Write three different first sentences for a story called "The Second Key". Each must make the reader ask a question.',
    teacherNotes:
      'Look for: a question raised at once; clues that are odd but possible; restraint. An explained clue costs a mark, and magic caps it at 0.',
  },
  {
    slug: 'the-midnight-museum',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Midnight Museum',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Fantasy',
    estimatedTime: 300,
    brief: [
      'At midnight something in a museum comes to life.',
      'Make the impossible believable through small, practical details.',
      'Keep the number of living things to one.',
      'The watcher must be surprised in a quiet way, without screaming or running.',
    ],
    options: [
      {
        text: `The dinosaur was having trouble with its neck. Priya, halfway through mopping Gallery Three, stood and watched it roll its great skull one way, then the other, with a noise like a drawer that sticks. A label fluttered down from its ribs. When it had lifted one foot clear of the plinth and felt about for the floor, as her grandfather did when he got out of a car, she moved her bucket so that it should not slip on the wet part.`,
        explanation: `We believe it because it is so practical: a stiff neck, a sticking drawer, a wet floor. The comparison with a grandfather leaving a car makes a skeleton tender, and the moved bucket is the quietest surprise there could be. One creature, no screaming.`,
      },
      {
        text: `As the last stroke of midnight faded, the dinosaur's tail gave a twitch. Priya lowered her mop and stared while the huge skeleton turned its head, bone grinding on bone, and stepped down carefully from its platform. Dust trickled from its ribs on to her clean floor. It bent towards her until she could see the wires that held its teeth in place, and she found, to her own amazement, that she was not afraid, because there was something magical and wonderful in its empty eyes.`,
        explanation: `Dust on the clean floor and wires that hold the teeth are details we can believe in, and the calm is right. But "magical and wonderful" asks us to take the wonder on trust, and the last stroke of midnight is a very well-trodden way to begin.`,
      },
      {
        text: `At midnight the museum came to life, as it always does. The dinosaurs danced, the knights fought with their swords, the mummies walked out of their tombs, the paintings chatted to each other, and the stuffed tiger chased a Roman emperor twice round the gift shop. A pirate ship sailed down the main staircase with all its cannons firing. Priya, the cleaner, laughed and clapped as she watched them, and then at one o'clock they all went back to their places and were perfectly still again.`,
        explanation: `The tiger in the gift shop is funny, and the verbs are busy. But the brief allowed one living thing and this has dozens, so none of them is seen closely enough to be believed, and "as it always does" throws the surprise away.`,
      },
      {
        text: `Priya was a cleaner who worked at the museum from ten at night until six in the morning, five nights a week. She had worked there for three years and had always liked it, apart from the stairs. One night a dinosaur skeleton came alive in Gallery Three, and she screamed at the top of her voice, dropped her mop and ran for the fire exit. She told the manager, but he did not believe her, so she decided that she would look for another job.`,
        explanation: `Her hours and her dislike of stairs do make Priya sound real. But the one impossible event takes half a sentence and has no detail at all, she screams and runs, which the brief forbids, and what follows is about her job.`,
      },
    ],
    wordBank: [
      'plinth',
      'vertebrae',
      'creak',
      'label',
      'caretaker',
      'cautious',
      'dust',
      'joint',
      'gallery',
      'totter',
    ],
    microWritePrompt:
      'A statue in a park climbs down to eat a sandwich. Make it believable in three sentences by means of practical details.',
    teacherNotes:
      'Look for: practical, slightly awkward details; one creature only; a reaction that is small and in character. Crowds of living exhibits cap the mark at 1.',
  },
  {
    slug: 'the-curtain-rises',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Curtain Rises',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Performance',
    estimatedTime: 300,
    brief: [
      'A pupil waits in the wings just before the school play begins.',
      'Show fear through the body and through what is noticed.',
      'Write in the first person and the present tense.',
      'The mood must change in the last sentence.',
    ],
    options: [
      {
        text: `My crown is made of cardboard, and it is melting: I can feel the glue warming on my forehead. Through the gap in the curtain I find my mother's red scarf, lose it, find it again. My first line has eleven words, and I have ten of them. Beside me the third witch holds out a packet of mints without a word, and her hand is shaking so hard that they rattle, and all at once I want to laugh.`,
        explanation: `The melting crown and the line with one word missing are fear turned into things we can see and count. The present tense holds throughout, and the rattling mints turn the mood in the last sentence by showing that everybody else is frightened too.`,
      },
      {
        text: `I am standing in the wings with my back pressed against the cold bricks, and my tongue has turned to felt. On the other side of the curtain three hundred people are coughing and creaking in their seats, and every cough sounds as if it were aimed at me. My fingers pick at a loose thread in my cloak until it is a yard long. Then the music starts, and I tell myself that I can do it, and I feel a lot more confident than before.`,
        explanation: `Cold bricks, a felt tongue, a thread a yard long: the fear is vivid, and coughs that take aim are a fine idea. But the turn at the end is told, not shown: "I feel a lot more confident" needs a cause that we can see.`,
      },
      {
        text: `I was standing behind the curtain, waiting for the play to begin, and I am very nervous. My heart was beating fast, my palms are sweaty and there were butterflies in my stomach, and I was thinking that I might be sick. The teacher comes over and said good luck to me, and I said thank you. The audience claps, the curtain went up, and I walk out on to the stage, and it was actually fine and I remembered all of my words.`,
        explanation: `It does look at the body: heart, palms and stomach. But all three are the first that anybody thinks of, and the tense jumps between past and present in every sentence, so the reader is shaken about when the moment should be gripping us.`,
      },
      {
        text: `The school play this year is Macbeth, which was written by William Shakespeare in about 1606 and is set in Scotland. I am playing the part of Macbeth himself, and I have one hundred and forty-six lines to learn, which took me from September until the end of half-term. The costumes were made by Mrs Pryce and the scenery was painted by the whole of Year 8. The play will begin at seven o'clock tonight, and there will be an interval of fifteen minutes, with drinks.`,
        explanation: `It is accurate, confident and mostly in the present tense. But it could be printed in the programme: nobody is afraid, nothing is noticed in the wings, and the mood cannot change in the last sentence, since there is no mood.`,
      },
    ],
    wordBank: [
      'wings',
      'gauze',
      'spotlight',
      'hush',
      'quiver',
      'clammy',
      'prompt',
      'greasepaint',
      'murmur',
      'cue',
    ],
    microWritePrompt:
      'You are about to jump from the high diving board. Write three sentences in the present tense, and let the last one change the mood.',
    teacherNotes:
      'Look for: unexpected signs of fear; a steady present tense; a turn caused by something we see. Tense slips cost one mark each.',
  },
];
