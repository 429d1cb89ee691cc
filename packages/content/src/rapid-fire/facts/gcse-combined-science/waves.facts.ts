import type { TopicFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/WAVES',
  groups: {
    'uses-of-waves': {
      levels: [1, 10],
      seconds: 15,
      ask: (cue) => `Which waves or rays suit this best: ‘${cue}’?`,
      explain: (cue, answer) => `The most suitable choice for ‘${cue}’ is ${answer}.`,
      facts: [
        ['seeing', 'visible light', ['ultraviolet', 'infrared', 'X-rays']],
        ['broadcasting music', 'radio waves', ['gamma rays', 'X-rays', 'ultraviolet']],
        ['warming food under a grill', 'infrared', ['ultraviolet', 'X-rays', 'radio waves']],
        ['a picture of a broken leg', 'X-rays', ['infrared', 'microwaves', 'radio waves']],
        ['killing bacteria on instruments', 'gamma rays', ['radio waves', 'microwaves', 'visible light']],
        ['a sunbed', 'ultraviolet', ['infrared', 'microwaves', 'gamma rays']],
        ['sending calls to a satellite', 'microwaves', ['X-rays', 'gamma rays', 'ultraviolet']],
        ['finding warm people in the dark', 'infrared', ['visible light', 'gamma rays', 'radio waves']],
        ['showing invisible security ink', 'ultraviolet', ['microwaves', 'radio waves', 'gamma rays']],
        [
          'optical fibres for the internet',
          'visible light or infrared',
          ['gamma rays or X-rays', 'radio waves or sound', 'microwaves or X-rays'],
        ],
      ],
    },
    'terms-of-waves': terms({ levels: [1, 10], seconds: 15 }, [
      ['top of a wave', 'crest'],
      ['bottom of a wave', 'trough'],
      ['length of one complete wave', 'wavelength'],
      ['waves in each second', 'frequency'],
      ['time for one complete wave', 'period'],
      ['height of a crest above rest', 'amplitude'],
      ['frequency × wavelength', 'wave speed'],
      ['vibrating along the direction', 'longitudinal'],
      ['vibrating across the direction', 'transverse'],
      ['material that a wave goes through', 'medium'],
      ['bending as the speed changes', 'refraction'],
      ['coming back from a surface', 'reflection'],
      ['able to remove electrons', 'ionising'],
      ['tank for watching water waves', 'ripple tank'],
      ['all waves from radio to gamma', 'electromagnetic spectrum'],
    ]),
  },
};
