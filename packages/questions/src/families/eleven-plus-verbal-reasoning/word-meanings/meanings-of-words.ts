/** Difficulty, word, its two meanings, and two words that have one of the meanings only. */
const list = `
  1 | bat | club, racket | flying animal, night creature | stick, owl
  1 | bark | dog’s noise, woof | tree’s skin, trunk’s cover | growl, wood
  1 | match | game, contest | fire-lighter, small stick | race, torch
  1 | ring | band, finger jewellery | phone, call | bracelet, shout
  1 | light | not heavy, easy to lift | lamp, torch | weak, candle
  1 | watch | look at, view | wrist clock, timepiece | stare, alarm
  1 | wave | greet by hand, signal | sea swell, breaker | nod, tide
  1 | spring | season, months after winter | leap, jump up | autumn, hop
  1 | kind | caring, gentle | sort, type | polite, brand
  1 | left | not right, the other side | went away, departed | wrong, arrived
  1 | nail | metal pin, carpenter’s spike | fingertip, toe cover | screw, claw
  1 | trunk | elephant’s nose, long snout | large box, travelling chest | tusk, crate
  1 | orange | fruit, citrus | bright colour, mix of red and yellow | lemon, pink
  1 | park | playground, public garden | stop a car, leave a vehicle | field, brake
  1 | rock | stone, boulder | sway, move to and fro | brick, shake
  1 | train | railway, carriages | practise, exercise | tram, study
  1 | letter | note, message | A or B, part of a word | card, number
  1 | palm | part of the hand, inner hand | tropical tree, coconut tree | wrist, oak
  1 | foot | end of the leg, toes | twelve inches, length | ankle, metre
  1 | fly | insect, winged pest | soar, travel by air | wasp, float
  2 | bank | river side, water’s edge | money store, savings place | shore, purse
  2 | mean | unkind, not generous | average, sum divided by number | cruel, total
  2 | right | correct, true | opposite of left, east on a map | exact, west
  2 | fair | just, equal | funfair, show with rides | honest, circus
  2 | scale | fish skin, reptile’s plate | climb, go up | shell, rise
  2 | seal | sea animal, swimmer with flippers | close tightly, shut | whale, lock
  2 | point | sharp end, tip | show with a finger, indicate | blade, nod
  2 | fine | thin, delicate | penalty, money to pay | narrow, debt
  2 | file | folder, papers | smoothing tool, metal scraper | page, saw
  2 | rose | flower, thorny plant | went up, climbed | daisy, grew
  2 | bear | large animal, grizzly | put up with, stand | wolf, carry
  2 | club | society, group | heavy stick, golf bat | crowd, branch
  2 | present | gift, parcel | here, not absent | prize, nearby
  2 | current | flow, stream | up to date, of today | river, modern
  2 | pound | money, a hundred pence | beat, hit again and again | penny, knock
  2 | table | furniture, desk | rows and columns, chart | chair, graph
  2 | crane | bird, wader | lifting machine, hoist | heron, ladder
  2 | stern | strict, severe | back of a ship, opposite of bow | harsh, deck
  2 | jam | fruit spread, preserve | line of traffic, hold-up | honey, queue
  2 | tie | neckwear, strip of cloth | draw, equal score | scarf, win
  2 | draw | sketch, use a pencil | equal score, match without a winner | paint, win
  2 | sink | basin, washing bowl | go under, drown | bath, dive
  3 | season | quarter of a year, time of year | add salt, flavour | month, cook
  3 | content | happy, satisfied | what is inside, what a book holds | calm, cover
  3 | novel | long story, book | new, original | poem, strange
  3 | patient | calm, able to wait | sick person, one in hospital | quiet, nurse
  3 | minute | sixty seconds, part of an hour | tiny, very small | second, short
  3 | object | thing, item | protest, disagree | tool, refuse
  3 | desert | sandy land, dry region | abandon, leave | beach, lose
  3 | lean | thin, without fat | tilt, slope | bony, fall
  3 | grave | serious, solemn | burial place, tomb | gloomy, church
  3 | refrain | chorus, repeated lines | hold back, stop oneself | verse, delay
  3 | bolt | run away, dash | door lock, metal bar | chase, hinge
  3 | pitch | sports field, playing area | throw, toss | court, kick
  3 | sentence | words with a verb, line of writing | punishment, judge’s decision | phrase, prison
  3 | mould | shape, form | fungus, growth on old food | carve, dust
  3 | bow | front of a ship, opposite of stern | bend forward, show respect | mast, kneel
  3 | tender | gentle, loving | sore, painful to touch | polite, broken
  3 | harbour | port, place for ships | shelter, protect | beach, rescue
  3 | tear | rip, pull apart | drop from the eye, sign of weeping | break, sob
  3 | sound | noise, what we hear | healthy, in good condition | echo, strong
  3 | wind | moving air, breeze | twist, coil | storm, bend
  3 | second | after first, next | short time, part of a minute | third, hour
  3 | stalk | stem, part of a plant | follow quietly, hunt | root, chase`;

export const doubleMeanings = list
  .trim()
  .split('\n')
  .map((line) => {
    const [level, word = '', one = '', other = '', near = ''] = line.split('|').map((part) => part.trim());
    return { level: Number(level), word, meanings: [one, other] as const, near: near.split(', ') };
  });
