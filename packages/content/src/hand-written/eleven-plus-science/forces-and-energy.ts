import { barMagnets } from '../../drawing/magnets.ts';
import { shadowOfBall } from '../../drawing/shadow.ts';
import { simpleCircuit } from '../../drawing/simple-circuit.ts';
import type { ContentImage } from '../../types.ts';
import { item } from '../written.ts';
import type { WrittenOption, WrittenSet } from '../written.ts';

const picture = (svg: string, alternativeText: string): ContentImage => ({ svg, alternativeText });

const closedSwitch = picture(
  simpleCircuit(['cell', 'closed switch'], ['lamp']),
  'A loop of wire with a cell, a closed switch and a bulb.',
);
const openSwitch = picture(
  simpleCircuit(['cell', 'open switch'], ['lamp']),
  'A loop of wire with a cell, an open switch and a bulb.',
);
const plasticInTheWay = picture(
  simpleCircuit(['cell', { label: 'plastic' }], ['lamp']),
  'A loop of wire with a cell, a piece of plastic and a bulb.',
);
const gapInTheWire = picture(
  simpleCircuit(['cell'], ['lamp', 'gap']),
  'A loop of wire with a cell and a bulb; the wire has a gap.',
);
const noCell = picture(
  simpleCircuit(['closed switch'], ['lamp']),
  'A loop of wire with a closed switch and a bulb, but no cell.',
);
const twoBulbs = picture(
  simpleCircuit(['cell', 'cell'], ['lamp', 'lamp']),
  'One loop of wire with two cells and two bulbs, all one after another.',
);

const facingNorthPoles = picture(
  barMagnets(['S', 'N'], ['N', 'S']),
  'Two bar magnets in a line. From left to right their poles are S, N and then N, S.',
);

const farTorch = picture(
  shadowOfBall(60, 'torch', false),
  'A torch on the left, a ball in the middle and a screen on the right.',
);
const nearTorch = picture(
  shadowOfBall(180, 'torch', true),
  'With the torch close to the ball, the straight rays that just pass the ball spread widely and leave a large shadow on the screen.',
);

export const forcesAndEnergy: WrittenSet<WrittenOption> = {
  subjectCode: 'ELEVEN_PLUS_SCIENCE',
  topicCode: 'FORCES_AND_ENERGY',
  name: 'questions',
  items: [
    item(
      1,
      'Which force pulls a dropped ball towards the Earth?',
      'gravity',
      ['friction', 'magnetism', 'air resistance', 'upthrust'],
      'Gravity pulls everything towards the centre of the Earth. Air resistance acts too, but it pushes against the falling ball.',
    ),
    item(
      1,
      'In which unit is a force measured?',
      'newton',
      ['kilogram', 'metre', 'second', 'volt'],
      'Forces are measured in newtons (N), for example with a newton meter. The kilogram is the unit of mass.',
    ),
    item(
      1,
      'Which of these objects is attracted by a magnet?',
      'an iron nail',
      ['a copper wire', 'a plastic ruler', 'a sheet of aluminium foil', 'a wooden peg'],
      'Magnets attract iron, steel, nickel and cobalt. Most other metals, such as copper and aluminium, are not attracted.',
    ),
    item(
      1,
      'Which of these is a source of light?',
      'a candle flame',
      ['the Moon', 'a mirror', 'a polished spoon', 'a sheet of white paper'],
      'A flame makes its own light. The others only reflect light that comes from somewhere else.',
    ),
    item(
      1,
      'Why does the bulb in this circuit not light up?',
      'The switch is open.',
      [
        'There is no cell.',
        'There is only one bulb.',
        'The wires are too long.',
        'The bulb is below the cell.',
      ],
      'Electricity flows only round a complete loop. The open switch makes a gap in it.',
      { image: openSwitch },
    ),
    item(
      2,
      'What will happen when these two magnets are moved towards each other?',
      'They will push each other away.',
      [
        'They will pull each other closer.',
        'They will have no effect on each other.',
        'Both will lose their magnetism at once.',
        'The left one will pull and the right one will push.',
      ],
      'Two north poles face each other. Like poles repel; only a north and a south pole attract.',
      { image: facingNorthPoles },
    ),
    item(
      2,
      'How are you able to see a book on a table?',
      'Light from a lamp or the Sun bounces off the book into your eyes.',
      [
        'Light from your eyes travels to the book and bounces back.',
        'Light from your eyes mixes with light from the lamp.',
        'The book makes light of its own that travels to your eyes.',
        'Your eyes pull the picture of the book towards them.',
      ],
      'Light travels in straight lines from a source to the book, is reflected and enters your eyes. Eyes give out no light.',
    ),
    item(
      2,
      'How does a guitar string make a sound?',
      'It vibrates and makes the air vibrate.',
      [
        'It becomes hot and warms the air.',
        'It sends tiny pieces of string through the air.',
        'It takes in sounds from the room.',
        'It makes the air stand still.',
      ],
      'Every sound begins with something vibrating. The vibrations travel through the air to your ears.',
    ),
    item(
      2,
      'What does oil do to the chain of a bicycle?',
      'It reduces friction.',
      [
        'It increases friction.',
        'It reduces gravity.',
        'It increases air resistance.',
        'It makes the chain magnetic.',
      ],
      'Oil lets the parts of the chain slide over one another easily: there is less friction, so it moves smoothly and wears less.',
    ),
    item(
      2,
      'Two parachutes carry equal weights. Why does the one with the larger canopy fall more slowly?',
      'The air resistance on it is greater.',
      [
        'The air resistance on it is smaller.',
        'Gravity does not act on it.',
        'The canopy makes the weight lighter.',
        'The larger canopy gives off warm air.',
      ],
      'A larger canopy must push more air out of the way, so the air pushes back harder and slows it down. Gravity acts on both parachutes.',
    ),
    item(
      2,
      'Which of these is a renewable source of energy?',
      'wind',
      ['coal', 'natural gas', 'crude oil', 'petrol'],
      'Wind will not run out, however much of its energy we use. Coal, oil, gas and the petrol made from oil took millions of years to form.',
    ),
    item<WrittenOption>(
      3,
      'In which circuit will the bulb light up?',
      closedSwitch,
      [openSwitch, plasticInTheWay, gapInTheWire, noCell],
      'A bulb needs a cell and a complete loop of conductors. The other circuits have an open switch, a piece of plastic (an insulator), a gap or no cell.',
    ),
    item(
      3,
      'The torch is moved closer to the ball. What happens to the shadow on the screen?',
      'It becomes larger.',
      [
        'It becomes smaller.',
        'It stays the same size.',
        'It moves on to the ball.',
        'It disappears altogether.',
      ],
      'Light travels in straight lines. When the torch is nearer, the ball blocks more of its light and the rays that just pass the ball spread more widely, so the shadow grows.',
      { image: farTorch, solutionImage: nearTorch },
    ),
    item(
      3,
      'Which change gives a guitar string a higher note?',
      'making it tighter',
      ['making it looser', 'plucking it harder', 'using a longer string', 'using a thicker string'],
      'A tighter string vibrates faster, and faster vibrations sound higher. Plucking harder makes the sound louder, and longer or thicker strings sound lower.',
    ),
    item(
      3,
      'A second bulb of the same kind is added to a loop with one cell and one bulb, so that both are in the same loop. What happens?',
      'Both bulbs glow more dimly than the single bulb did.',
      [
        'Both bulbs glow more brightly than the single bulb did.',
        'Both bulbs glow exactly as brightly as the single bulb did.',
        'Only the bulb closer to the cell lights up.',
        'The first bulb stays bright and the second is dim.',
      ],
      'Two bulbs in one loop make it harder for the electricity to flow, and they share the push of the cell. So both are dimmer.',
    ),
    item(
      3,
      'A toy boat floats on a pond without moving up or down. Which statement about the forces is true?',
      'The upthrust of the water equals the weight of the boat.',
      [
        'The upthrust of the water is greater than the weight of the boat.',
        'The upthrust of the water is less than the weight of the boat.',
        'There is no gravity on things that float.',
        'There are no forces on the boat, because it is not moving.',
      ],
      'Gravity pulls the boat down and the water pushes it up. The boat moves neither up nor down, so the two forces are balanced.',
    ),
    item(
      3,
      'Why can astronauts on the surface of the Moon not hear each other without radios, however loudly they shout?',
      'There is no air on the Moon to carry the sound.',
      [
        'Gravity on the Moon is too weak to carry the sound.',
        'It is too cold on the Moon for sound to be made.',
        'Moon dust soaks up all the sound.',
        'Sound travels too fast on the Moon to be heard.',
      ],
      'Sound needs something to vibrate: a gas, a liquid or a solid. There is next to nothing between the astronauts, so no sound can travel from one to the other.',
    ),
    item(
      4,
      'One of the two bulbs in this circuit breaks, so that no electricity flows through it. What happens to the other?',
      'It goes out.',
      [
        'It becomes brighter.',
        'It becomes dimmer, but stays on.',
        'It stays exactly as bright.',
        'It flashes on and off.',
      ],
      'Both bulbs are in one loop. A broken bulb makes a gap in it, so no electricity can flow anywhere in the loop.',
      { image: twoBulbs },
    ),
    item(
      4,
      'A toy car rolls down the same ramp on to different floors. It rolls 40 cm on carpet, 95 cm on wood, 120 cm on tiles, 65 cm on a rubber mat and 80 cm on cork. Which floor gives the most friction?',
      'the carpet',
      ['the wood', 'the tiles', 'the rubber mat', 'the cork'],
      'Friction slows the car down, so the floor with the most friction gives the shortest distance: 40 cm on the carpet.',
    ),
    item(
      4,
      'A stone hangs from a newton meter, which shows 6 N. When the stone is lowered into water, the meter shows 4 N. How large is the upthrust of the water?',
      '2 N',
      ['4 N', '6 N', '10 N', '24 N'],
      'The weight of the stone is still 6 N, but the water pushes it up. The meter needs to hold only 4 N, so the upthrust is 6 N − 4 N = 2 N.',
    ),
    item(
      5,
      'A gear with 10 teeth drives a gear with 30 teeth. How many times does the large gear turn while the small one turns 12 times?',
      '4 times',
      ['3 times', '12 times', '24 times', '36 times'],
      'The small gear moves 12 × 10 = 120 teeth past the point where they touch. The large gear has 30 teeth, so it turns 120 ÷ 30 = 4 times.',
    ),
  ],
};
