import { earthInSunlight } from '#drawing/science/earth-in-sunlight.ts';
import { moon, moonRow } from '#drawing/science/moon.ts';
import { waterCycle } from '#drawing/science/water-cycle.ts';
import type { ContentImage } from '#content-types.ts';
import { item } from '../../question-set.ts';
import type { WrittenOption, WrittenSet } from '../../question-set.ts';

const picture = (svg: string, alternativeText: string): ContentImage => ({ svg, alternativeText });

const cycle = picture(
  waterCycle(['P', 'Q', 'R', 'S']),
  'A picture of the water cycle. Arrows marked P rise from the sea. Q is a cloud. R stands where lines fall from the cloud on a hill. S stands at a stream that runs down the hill to the sea.',
);
const namedCycle = picture(
  waterCycle(['evaporation', 'condensation', 'rain', 'river']),
  'The water cycle with its names: evaporation from the sea, condensation in the cloud, rain on the hill and a river back to the sea.',
);

const dayAndNight = picture(
  earthInSunlight(),
  'The Earth in sunlight that comes from the left; its right half is dark. P is on the middle of the sunlit half, and Q is opposite, on the middle of the dark half.',
);

const growingMoon = picture(
  moonRow([0, 45, 90, 135]),
  'Four pictures of the Moon about four days apart: all dark; a thin crescent lit on the right; the right half lit; all lit but a crescent on the left. Then a question mark.',
);

export const set: WrittenSet<WrittenOption> = {
  subjectCode: 'ELEVEN_PLUS_SCIENCE',
  topicCode: 'EARTH_AND_SPACE',
  name: 'questions',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'The Solar System, day and night, rocks and weather',
  items: [
    item(
      1,
      'About how long does the Earth take to go once round the Sun?',
      '365 days',
      ['24 hours', '7 days', '28 days', '100 days'],
      'One journey of the Earth round the Sun is a year, about 365 days. In 24 hours the Earth spins once on its axis.',
    ),
    item(
      1,
      'What causes day and night?',
      'The Earth spins on its axis.',
      [
        'The Sun moves round the Earth.',
        'The Earth moves round the Sun.',
        'The Moon covers the Sun.',
        'Clouds hide the Sun.',
      ],
      'As the Earth spins, each place turns into the sunlight and out of it again once in 24 hours. Moving round the Sun takes a whole year.',
    ),
    item(
      1,
      'Which planet is closest to the Sun?',
      'Mercury',
      ['Venus', 'Earth', 'Mars', 'Jupiter'],
      'The order from the Sun is Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune.',
    ),
    item(
      1,
      'Which of these is a star?',
      'the Sun',
      ['the Moon', 'Venus', 'Jupiter', 'a comet'],
      'The Sun is a star, a huge ball of hot gas that gives out its own light. We see planets, moons and comets because sunlight falls on them.',
    ),
    item(
      1,
      'In which direction does the Sun rise in Britain?',
      'in the east',
      ['in the west', 'in the north', 'in the south', 'straight overhead'],
      'The Earth spins towards the east, so the Sun comes into view in the east and goes out of view in the west.',
    ),
    item(
      2,
      'Why can we see the Moon at night?',
      'It reflects light from the Sun.',
      [
        'It makes its own light, like a star.',
        'It reflects light from the stars.',
        'It is burning very slowly.',
        'It stores up light during the day.',
      ],
      'The Moon gives out no light of its own. The Sun lights it up even when it is night where we are, and some of that light is reflected to us.',
    ),
    item(
      2,
      'About how long does the Moon take to go once round the Earth?',
      'four weeks',
      ['one day', 'one week', 'six months', 'one year'],
      'The Moon takes between 27 and 28 days, about four weeks, to go round the Earth. The word ‘month’ comes from ‘moon’.',
    ),
    item(
      2,
      'The pictures show the Moon from Britain, about four days apart. What will the next picture show?',
      'a full Moon, with the whole face lit',
      [
        'a new Moon, with no part lit',
        'a half Moon, with the right half lit',
        'a half Moon, with the left half lit',
        'a crescent, with a thin edge lit on the left',
      ],
      'The lit part grows from picture to picture: nothing, a crescent, a half, nearly everything. Next the whole face is lit.',
      { image: growingMoon },
    ),
    item(
      2,
      'What is happening at P in this picture of the water cycle?',
      'Water is evaporating.',
      ['Water is condensing.', 'Water is freezing.', 'Water is melting.', 'Water is falling as rain.'],
      'The Sun warms the sea, and liquid water turns into water vapour, which rises into the air. That is evaporation.',
      { image: cycle, solutionImage: namedCycle },
    ),
    item(
      2,
      'Which rock forms when hot, melted rock cools down and becomes solid?',
      'igneous rock',
      ['sedimentary rock', 'metamorphic rock', 'chalk', 'sandstone'],
      'Igneous rocks, such as granite and basalt, form from cooled magma or lava. Chalk and sandstone are sedimentary: they are made of layers pressed together.',
    ),
    item(
      2,
      'Which instrument measures how much rain has fallen?',
      'a rain gauge',
      ['a thermometer', 'a barometer', 'a weather vane', 'an anemometer'],
      'A rain gauge collects rain and shows its depth. A thermometer measures temperature, a barometer air pressure and an anemometer wind speed; a weather vane shows the direction of the wind.',
    ),
    item(
      2,
      'What is soil mostly made of?',
      'tiny pieces of rock and the remains of living things',
      [
        'nothing but crushed rock',
        'nothing but rotted leaves',
        'salt and sand left behind by the sea',
        'lava that has cooled and crumbled',
      ],
      'Weather breaks rock into grains, and rotted plants and animals mix with them. There is air and water between the grains.',
    ),
    item(
      3,
      'How does water vapour become the cloud at Q?',
      'It cools and condenses into tiny drops.',
      [
        'It cools and evaporates into a gas.',
        'It warms up and condenses into tiny drops.',
        'It warms up and melts into tiny drops.',
        'It dissolves in the sunlight.',
      ],
      'High up the air is colder. Water vapour that cools condenses, which means that the gas becomes tiny drops of liquid, and these make up the cloud.',
      { image: cycle },
    ),
    item<WrittenOption>(
      3,
      'Which picture shows the Moon, seen from Britain, a few days after a new Moon?',
      picture(moon(45), 'The Moon with a thin crescent lit on the right.'),
      [
        picture(moon(315), 'The Moon with a thin crescent lit on the left.'),
        picture(moon(180), 'The Moon with its whole face lit.'),
        picture(moon(225), 'The Moon with all lit but a crescent on the right.'),
        picture(moon(270), 'The Moon with its left half lit.'),
      ],
      'After a new Moon the lit part begins to grow, and seen from Britain it grows from the right. A crescent lit on the left is seen a few days before a new Moon.',
    ),
    item(
      3,
      'It is midday at place P. What time of day is it at place Q, on the opposite side of the Earth?',
      'midnight',
      ['midday', 'sunrise', 'sunset', 'the middle of the morning'],
      'P faces the Sun, so it is midday there. Q is in the middle of the side turned away from the Sun, so it is midnight there.',
      { image: dayAndNight },
    ),
    item(
      3,
      'Why is it warmer in Britain in summer than in winter?',
      'The northern half of the Earth is tilted towards the Sun in summer.',
      [
        'The Earth is much closer to the Sun in summer.',
        'The Sun itself is hotter in summer.',
        'The Earth spins more slowly in summer.',
        'The Moon reflects more heat to the Earth in summer.',
      ],
      'Because the Earth’s axis is tilted, in summer the Sun stands higher over Britain and shines for longer. In fact the Earth is a little farther from the Sun in July than in January.',
    ),
    item(
      3,
      'In which kind of rock are fossils most likely to be found?',
      'limestone',
      ['granite', 'basalt', 'pumice', 'obsidian'],
      'Limestone is sedimentary: it forms from layers that can bury shells and bones and keep their shape. The others form from melted rock, which would destroy them.',
    ),
    item(
      3,
      'Neptune is much farther from the Sun than Mars is. What follows from this?',
      'Neptune takes longer to go round the Sun.',
      [
        'Neptune takes less time to go round the Sun.',
        'Neptune is hotter than Mars.',
        'Neptune is a star and Mars is a planet.',
        'Neptune goes round Mars.',
      ],
      'Planets that are farther away have a longer path and also move more slowly. Neptune needs about 165 of our years for one journey, Mars less than two.',
    ),
    item(
      4,
      'An astronaut travels from the Earth to the Moon. What happens to her mass and her weight?',
      'Her mass stays the same, but her weight becomes less.',
      [
        'Her mass becomes less, but her weight stays the same.',
        'Both her mass and her weight become less.',
        'Both her mass and her weight stay the same.',
        'Her mass stays the same, but her weight becomes greater.',
      ],
      'Mass is the amount of matter in her body, and it does not change. Weight is the pull of gravity, and on the Moon this is about a sixth of the pull on Earth.',
    ),
    item(
      4,
      'In Britain, in which direction does the shadow of a flagpole point at midday?',
      'north',
      ['south', 'east', 'west', 'towards the Sun'],
      'At midday the Sun stands in the south in Britain. A shadow always points away from the Sun, so it points north.',
    ),
    item(
      5,
      'A ship sails away over a calm sea. Its hull disappears from view before the tops of its masts. What does this show?',
      'The surface of the Earth is curved.',
      [
        'The Earth spins on its axis.',
        'The ship becomes smaller as it sails away.',
        'The sea is deeper far from the shore.',
        'The masts reflect more light than the hull.',
      ],
      'On a flat Earth the whole ship would just look smaller and smaller. Because the sea curves, it hides the lower part of the ship first.',
    ),
  ],
};
