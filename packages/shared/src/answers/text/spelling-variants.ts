/** British and American spellings of the same word. Words in -ise and -ize are a rule of their own. */
const pairs = `
aeroplane airplane
aluminium aluminum
analyse analyze
analysed analyzed
analysing analyzing
anaemia anemia
armour armor
artefact artifact
behaviour behavior
calibre caliber
caesium cesium
catalogue catalog
catalyse catalyze
centimetre centimeter
centre center
cheque check
colour color
coloured colored
colouring coloring
colours colors
cosy cozy
counsellor counselor
defence defense
dialogue dialog
diarrhoea diarrhea
endeavour endeavor
enrol enroll
favour favor
favourite favorite
fibre fiber
flavour flavor
foetus fetus
fulfil fulfill
grey gray
haemoglobin hemoglobin
haemorrhage hemorrhage
harbour harbor
honour honor
humour humor
hydrolyse hydrolyze
jewellery jewelry
judgement judgment
kilometre kilometer
labelled labeled
labour labor
litre liter
lustre luster
manoeuvre maneuver
metre meter
millilitre milliliter
millimetre millimeter
modelling modeling
mould mold
moult molt
neighbour neighbor
neighbourhood neighborhood
odour odor
oesophagus esophagus
oestrogen estrogen
offence offense
orthopaedic orthopedic
paralyse paralyze
parlour parlor
plough plow
pretence pretense
programme program
rumour rumor
sabre saber
savour savor
sceptic skeptic
sceptical skeptical
skilful skillful
smoulder smolder
sombre somber
spectre specter
splendour splendor
storey story
sulphate sulfate
sulphide sulfide
sulphite sulfite
sulphur sulfur
sulphuric sulfuric
theatre theater
traveller traveler
travelling traveling
tumour tumor
tyre tire
valour valor
vapour vapor
vigour vigor
wilful willful
woollen woolen
`;

const british = new Map(
  pairs
    .trim()
    .split('\n')
    .map((line) => {
      const [ours = '', theirs = ''] = line.split(' ');
      return [theirs, ours] as const;
    }),
);

/** Words that are words of their own beside their British partner are left as they are where they are asked for. */
export const britishSpelling = (word: string): string =>
  british.get(word) ?? word.replace(/(?<=^\p{L}{3,40})iz(?=(?:e|ed|er|ers|es|ing|ation|ations)$)/u, 'is');
