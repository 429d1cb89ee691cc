const three = `
  act add age ago aid aim air all and any are arm art ask ate bad ban bar bed bet bid big bit box boy bug bus
  but buy can car cat cry cup cut day did doe dog dry due eat end err eye fan far fed few fit fly for fry fun
  gap get got guy had has hat her hid him his hit hot how ice ill job joy key kid law lay led leg let lot low
  mad man map may men met mix mod net new not now odd off oil old one our out owe own pay pen pop put ran raw
  red rid row run sad sat saw say see set she sit six son sum sun tax tea ten tie tin too top try two use van
  war was way who why win won yet you ace apt arc ash bag bat bay beg bin bob bog bow cam cap cow dig dim dip
  don dot dug ear egg era fee fog fur gig gum gut ham hay hip hog hut ink jam jet kit lab lad lag lid lip mob
  mud mug mum nay nun oar opt pad pan par pat pet pie pig pin pit pot pun rag ram rat ray rip rod rub sea shy
  sic sir sky spy tab tag tap thy tip toe ton toy vat vet wed wee wet wit wow axe`;

const five = `
  about above acted admit adopt after aimed album alive alone along alter amuse angle angry argue arise aside
  asked avoid awful badly based basic began begin begun being below black blame blank block board borne bound
  brand break brief bring broke brown build built cause chain chair cheap child chose claim clean clear close
  could count court cover crash crazy crisp daily dealt delay depth dirty doing doubt dozen drawn dream drink
  drive drove dying early earth eight empty enjoy entry equal exact exist extra faith false fancy fault field
  fight filed final first fixed flash float flown force forth found frame fresh front given grand grant graph
  grave great grind group grown guard guide habit handy heard heart heavy hoped horse hotel house human ideal
  image imply index input joint judge large later leach learn least light liked lived logic lower lucky lunch
  lying magic major march match maybe meant media merit metal might minor mixed model money month moral mouth
  moved movie music named nasty nicer night noise noisy north noted novel often older other ought outer owner
  party patch pause phase phone place plain plane plant point pound power price prime print prove quick quiet
  quite quote radio raise range rapid reach react ready reply right rough round route sadly safer saint saved
  scale score scrap shame shape share sharp shelf shift short shown sight since smile solid solve sound south
  space spare speak spend spent spite split spoke stage stand steal stick stock stone store story stuck study
  style sugar table taken teach thank their thing think third those threw throw timed today token topic touch
  trace track train trash trial trick tried truck truly trunk twice tying typed under unite until upset usage
  using vague valid value video vital voice waste watch water weird while white whole whose wider woman women
  world worse worst worth would write wrong wrote young abide acorn actor acute agent alert alien align alike
  aloud amber amend ample angel anger armed arose audio axiom badge baked batch beach beard bench birth blade
  blast blind blink blown bored brain brake brave bread brick broad brush bunch burnt burst buyer cable cared
  cased cater chalk charm chart chase cheat chest chief choir chord chunk cited clash climb clone cloth cloud
  coast coped cough craft cramp crawl cream cried crime crowd crown crush cured curly curse curve dance decay
  delta diary diner disco ditch draft drain drank drift drown dusty equip ethic faced faint fairy farce fetch
  fined finer fired fiver flame flesh flour fluid flush flute forty forum frank freak fried frown froze fruit
  fudge ghost giant glean glory glove gnome grace grade grain grasp grief groan guest guilt hairy halve hardy
  hasty hated havoc hired honey inter irony joked juice laser laugh layer lemon lined liver lodge lyric maize
  mayor mercy metro mined mount mouse newly noble ocean opera opted optic orbit owned paged paint panel panic
  paste pedal piano pilot pinch pitch plate polar posed pride prize prose proud pulse punch purge query quest
  quota raced rated ratio raved realm reign relax relay rhyme risen risky rival roman royal ruled rusty sauce
  scare scarf scope shade shake shaky shine shiny shirt shock shone shout shove sigma sixth sixty sized skirt
  slang slept slice slide slope smart smith smoke snack snail sneak sober solar spike spoil sport spout spray
  squad stack stair stake stamp stare stark steam stole storm straw stray suing suite super swamp swear sweat
  swept swing sword swore sworn taker thick thief thumb tiger timer tired tough tower trade trail tread trend
  tribe tuned uncle unify unity urban urged vinyl vocal voted voter vouch vowel waved weary weigh whale width
  wiped wired wiser witch woken wound wreck wrist yield youth among spelt fibre litre mould prise`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Common words of three letters, for word puzzles. */
export const threeLetterWords = words(three);
/** Common words of five different letters, for word puzzles. */
export const fiveLetterWords = words(five);
