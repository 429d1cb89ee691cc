import type { CreativeBrief } from '../creative-question.ts';

export const emptyRooms: readonly CreativeBrief[] = [
  {
    slug: 'the-empty-house',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Empty House',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Absence',
    estimatedTime: 300,
    brief: [
      'Describe a house on the day after a family has left it for good.',
      'Let what is missing, and the marks it has left, tell their story.',
      'Imply a past without stating it.',
      'No character may appear.',
    ],
    options: [
      {
        text: `Without its pictures the wallpaper was a gallery of rectangles, each a shade brighter than the rest. Four dents in the hall carpet showed where something heavy had stood, and, leading away from them, two long scratches where it had not wanted to go. On the frame of the kitchen door somebody's heights had been marked in pencil, a thin ladder of names and dates: Joe, Ellie, Joe, Ellie, Joe. Then only Joe, and then, some way below the latch of the garden gate that could be seen through the glass, nothing.`,
        explanation: `The house is read through its traces: bright rectangles, dents, scratches. The pencilled ladder implies a loss without a word about it, because the reader has to notice the name that stops. No person appears, yet a whole family is present.`,
      },
      {
        text: `The house had been emptied, and every room returned the smallest sound. Pale squares hung on the walls where photographs had been, and the stairs still wore a stripe of cleaner wood down the middle, where a carpet had lain for thirty years. In the smallest bedroom a row of stars glowed faintly on the ceiling, too high up for anyone to peel away. Clearly this had once been a happy home, full of laughter, until some tragedy had driven the family out.`,
        explanation: `The stripe on the stairs and the stars left on the ceiling are first-rate traces, and the observation is patient. But the last sentence states what the brief told us to imply, and "clearly" takes the discovery out of the reader's hands.`,
      },
      {
        text: `The abandoned house loomed menacingly out of the swirling mist, its broken windows gaping like the sightless eyes of a skull. Cobwebs hung in ghostly curtains from the crumbling, rotten beams, and the wind moaned mournfully through the corridors like a soul in torment. Rats scuttled in the shadows, and the floorboards shrieked at every gust as if in agony. Nobody had dared to set foot in the place for a hundred years, and nobody who did so would ever come out alive.`,
        explanation: `The sounds are varied and the sentences confident. But this is a haunted house from a hundred other stories, empty for a century where the brief said a day, and its skulls and souls in torment tell us nothing about the family that left.`,
      },
      {
        text: `The Turners left their house yesterday, because Mr Turner has lost his job and they can no longer afford it. They had been there for fourteen years, and their two children, Joe and Ellie, were born there, so it was a hard decision for all of them. A removal firm took away the furniture, which filled a whole lorry, and they handed in the keys at the agent's office in the afternoon. The house is now completely empty, apart from a few things that they did not want or could not carry with them.`,
        explanation: `It thinks seriously about why a family might have to leave, and the handing in of the keys could be powerful. But the past is stated in full, the family is on stage throughout, and "a few things" hides just what we wanted to be shown.`,
      },
    ],
    wordBank: [
      'residue',
      'rectangle',
      'imprint',
      'threshold',
      'hollow',
      'faded',
      'vacant',
      'trace',
      'notch',
      'echo',
    ],
    microWritePrompt:
      'Describe a car after a long journey in three sentences. Nobody is in it; let us work out who was, and what happened.',
    teacherNotes:
      'Look for: evidence before inference; an absence that has to be noticed; no person on stage. A stated cause caps the mark at 2, horror props at 1.',
  },
  {
    slug: 'the-exam-hall',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Exam Hall',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Pressure',
    estimatedTime: 300,
    brief: [
      'A student opens an examination paper and the mind goes blank.',
      'Imitate the movement of thought in the way the sentences are built.',
      'Use one repeated word or phrase on purpose.',
      'Do not tell us that the student is panicking.',
    ],
    options: [
      {
        text: `Question one. The clock over the door says nine, and the second hand goes round as it did in rehearsal, and there is a stain on the ceiling in the shape of Norway, no, of a boot, no, Norway. Question one. Two hundred pens have begun without me, a sound like rain on a roof that is somebody else's, and I know this, I knew it on the bus, I told it to Dee on the bus between the library and the bridge, and question one says Explain.`,
        explanation: `"Question one" pulls us back three times, as the eye is pulled back to the page, while the long sentences drift to Norway and the bus. The structure is the panic: nobody has to name it. Ending on one bare word of command leaves the student, and us, stuck.`,
      },
      {
        text: `I read the question. I read the question again, slowly, moving my lips, as though it were printed in a language I had studied long ago. Around me pens were scratching, pages were turning and somebody was already asking for more paper, and still I read the question, and still the words refused to hold hands. A cold wave of panic broke over me, and I realised that everything I had revised for weeks had simply vanished from my mind.`,
        explanation: `"I read the question" is repeated with real purpose, and the words that "refused to hold hands" are a fresh way to put it. But the cold wave then names the panic, against the brief, and the neat last sentence is far too calm for a mind that has gone blank.`,
      },
      {
        text: `Panic. Panic. Panic. I was panicking so much that my heart was hammering, my palms were sweating, my legs were shaking and my stomach was doing somersaults, like a circus acrobat in a tumble dryer. My mind was as blank as a blank sheet of paper, so blank that there was nothing on it, just blankness, everywhere, and I thought to myself that I was definitely going to fail and my parents would kill me and I would end up with no job, no money, no friends and no future at all.`,
        explanation: `The repetition is deliberate, and the last long list does tumble like frightened thought. But the repeated word is the very one we were not to be told, the symptoms are the usual four, and a blank mind compared with a blank sheet shows nothing.`,
      },
      {
        text: `There are several things that a student can do if their mind goes blank in the middle of an examination. First, it helps to put down the pen, close the eyes and take a few deep breaths, counting slowly up to ten. Secondly, it is a good idea to move on to another question, because the answer to the first may come back of its own accord. Finally, students should remember that one paper is not the end of the world, and that most of them do better than they expected.`,
        explanation: `This is sound advice, with clear signposts (first, secondly, finally). But it is advice: nobody opens a paper, no thought moves, nothing is repeated for effect, and the even, sensible sentences are the opposite of what the brief asked us to imitate.`,
      },
    ],
    wordBank: [
      'invigilator',
      'scratch',
      'blank',
      'ceiling',
      'drift',
      'loop',
      'margin',
      'tick',
      'stare',
      'fragment',
    ],
    microWritePrompt:
      'Write four sentences in the mind of somebody who has just locked the door with the keys inside. Repeat one phrase three times.',
    teacherNotes:
      'Look for: syntax that behaves like thought; a repetition that gains meaning; panic never named. Naming it costs one mark.',
  },
  {
    slug: 'the-witness',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Witness',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Truth',
    estimatedTime: 300,
    brief: [
      'A narrator describes an ordinary street to a police officer.',
      'Make the reader suspect that the narrator is holding something back.',
      'Use the first person, and a calm, helpful voice.',
      'Never reveal what it is.',
    ],
    options: [
      {
        text: `I am always glad to help. It was a quarter past four, or thereabouts, and there was nothing out of the ordinary in Mercer Street: the post had been, the Patels' cat was on its wall, and the man from number six was washing his car. You will want to know about the white van. Well, I am afraid that I did not see a white van, and I was at my window the whole time, apart from the moment when I went to fetch the key.`,
        explanation: `The voice could not be more helpful, and that is what makes us uneasy. It denies a van that nobody in the paragraph has mentioned, and lets slip a key and an absence from the window. Nothing is revealed; everything is suspect.`,
      },
      {
        text: `Of course, officer, I will tell you everything that I saw that afternoon, which was very little. The street was quiet, a boy went past on a bicycle with one hand on the bars, and the lady opposite was watering her geraniums in the sun. I remember it well because I looked at the clock several times, as one does. I felt my mouth go dry, and I hoped that he would not notice the scratch on my hand or guess at the terrible secret I was keeping.`,
        explanation: `The geraniums and the clock looked at "several times, as one does" are sly and good. But the dry mouth and the "terrible secret" then announce what we were meant to suspect, and they break out of the calm voice that was doing the work.`,
      },
      {
        text: `"Where were you at four o'clock?" asked the officer, and he leaned across the table with narrowed eyes. The suspect shifted in his chair, wiped the sweat from his brow and looked at the door. He was hiding something, and both of them knew it, but he was not going to talk without his lawyer. The lamp swung overhead, the tape went round, and somewhere down the corridor a heavy door slammed shut with a clang that made the suspect jump out of his skin.`,
        explanation: `It has atmosphere, and the swinging lamp is easy to picture. But it leaves the street for an interview room out of a film, uses the third person and tells us plainly that he is hiding something, so the calm, helpful narrator is lost.`,
      },
      {
        text: `I saw the robbery, officer, and I can tell you just what happened, because I was the one who drove the van. My cousin Lee went into the shop at ten past four with a bag, and he came out again with the money four minutes later. We went along Mercer Street, turned left by the church and hid the money in my aunt's garage behind the old fridge. I feel extremely guilty about it now, so I have decided to tell the truth and give everything back.`,
        explanation: `The first person is right, and the tone is calm. But it is a full confession: with the van, the cousin and the fridge laid out in order, there is nothing held back for us to suspect, and the one thing we were never to learn comes first.`,
      },
    ],
    wordBank: [
      'recollect',
      'thereabouts',
      'obliging',
      'omit',
      'plausible',
      'incidental',
      'composed',
      'curtain',
      'vague',
      'precisely',
    ],
    microWritePrompt:
      'A child explains very politely to a parent why the biscuit tin is empty. Write four sentences; the truth must slip out by accident.',
    teacherNotes:
      'Look for: a denial of something unasked; a slip in an innocent clause; an unbroken voice. Confession or a change of person scores 0 or 1.',
  },
];
