/** Words of different meaning that one typing mistake turns into each other, at most. */
const groups = `
accept except
advice advise
affect effect
affected effected
affects effects
alkane alkene alkyne
allude elude
bought brought
breath breathe
bromide bromine
butane butene
butanoic butenoic
chlorate chloride chlorine chlorite
coarse course
complement compliment
complementary complimentary
decent descent
desert dessert
device devise
discreet discrete
elicit illicit
ethane ethene ethyne
ethanol ethanal
fluoride fluorine
hexane hexene
human humane
ingenious ingenuous
iodide iodine
licence license
methanol methanal
moral morale
nitrate nitride nitrite
oxidation oxidising
pentane pentene
phosphate phosphite
practice practise
precede proceed
principal principle
propane propene
propanol propanal
prophecy prophesy
stationary stationery
sulfate sulfide sulfite
sulphate sulphide sulphite
though thought through thorough
whether weather
`;

const groupOf = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ').map((word) => [word, line] as const)),
);

/** Whether two words are easily confused but mean different things: affect and effect. */
export const areConfusable = (a: string, b: string): boolean =>
  a !== b && groupOf.has(a) && groupOf.get(a) === groupOf.get(b);
