/** Difficulty, sentence with three letters of a word in brackets, and other letters that make a word in their place. */
const list = `
  1 | The children went to the beach with a bucket and s(pad)e. | bow cap car cut den era ham hot kit lap lid man men par pat pin pit row tan tar tea ten the tip ton top win
  1 | We had fish and c(hip)s for supper. | age ant art ask hat hit hop how lap law lip log lot oat old one owl rag ram rap raw row
  1 | Maya blew out the c(and)les on her cake. | ant ash
  1 | I brush my (tee)th before bed. | ear for ink rob row rut six ten
  1 | The (tea)cher read us a story. | ant arm art ate but cat eat hat hit mat out pin pit ran urn
  1 | The (car)pet in my room is blue. | lap pop pup sip tap tip
  1 | I wrote the answer on a sheet of (pap)er. | add age ask ate bar bit bow box can cap car cat cow cut eat egg far fin hat low mat old out own par pet rap rat raw red rid rip row saw she tap the ton top web
  1 | The c(low)n made everyone laugh. | air row
  1 | The (pan)da was eating bamboo. | kin man our ram red van
  1 | She put a (but)ton on the coat. | bar can car end jet par urn
  1 | I like (ham)burgers with onions. | 
  1 | The (win)dow was left open all night. | 
  1 | A (but)terfly landed on the rose. | 
  1 | The farmer grows (car)rots and peas. | ate den par
  1 | The (bat)hroom door is locked. | was
  1 | Dad made (pan)cakes for breakfast. | cup hot oat tea
  1 | The f(low)ers need water. | arm end old ram two
  1 | The (can)dle went out in the wind. | and bun kin mud pad rid run sad
  1 | My sister is a (for)ward in the hockey team. | out sea sky sun van way
  2 | The (cap)tain led her team onto the pitch. | per
  2 | The c(row)d cheered when the match ended. | age air one
  2 | We went to the (mar)ket to buy vegetables. | ban one ran
  2 | The (for)est was dark and quiet. | ate bar cut dig fin fun low old raw ray rip
  2 | The (pen)guins slid across the ice. | 
  2 | My brother is learning to play the t(rum)pet. | rip
  2 | The (art)ist painted a picture of the sea. | age leg rap sad the
  2 | We (was)hed the car on Sunday. | air and arm ash ate bat eat has owl
  2 | The w(eat)her was warm and sunny. | hit the
  2 | The c(has)e ended at the river. | art far for hen pea pen pie ran rap rat red rim win
  2 | The (leg)end tells of a brave knight. | add ear win
  2 | I was s(can)ning the page for the answer. | kin pan paw pin
  2 | The (sea)son after summer is autumn. | ant net par per
  2 | The (pea)cock opened its tail. | pet pit sea
  2 | The (rat)tle kept the baby quiet. | bat bee can cat cut ink kit man net pin pot rip set
  2 | The s(tar)ling sang on the roof. | add ant ash cow has ink kin par pie tap tea tee
  2 | She s(pen)t all her money on books. | age air and art ash ate can ink kin oat one our out rap raw ray rip row rut tar ten tin war
  2 | The (ten)nis match lasted two hours. | pen
  2 | The (bad)ger came out at night. | add and art bag ban dig dog end fin for lid log low man men mug ran rat rip row rug win
  2 | There is a (gap)ing hole in the fence. | act add age air ant arm ash ask ate bar bat bit bow box can car cow ear eat egg end far fin fox hat hop ink joy key kin kit low mat not oar out own par paw pie pin rag rap rat rid rim rob row sat saw see sit sky tap tar tee toe ton top toy war wax win
  2 | The (pup)ils ate their lunch outside. | per
  2 | We saw a (her)on by the pond. | ate bar bat can cap fan log pit ray set ten
  2 | A (don)key carried the bags. | hot pad way
  2 | They (man)aged to finish in time. | for
  3 | The (dam)age to the roof was serious. | cow eat for man men out pot
  3 | The a(mat)eur actors performed a play. | 
  3 | The s(eve)re storm closed the school. | 
  3 | The am(bit)ious runner trained each day. | bag
  3 | The s(kin)ny dog was given a good meal. | 
  3 | The c(rim)inal was caught. | 
  3 | Take adv(ant)age of the good weather. | 
  3 | The (per)manent road will replace the old track. | 
  3 | They re(ape)d the corn in August. | act ant bar cap den ear fin fun hat jar lie man oar one out pan par raw sea see tar tea tie top use war win
  3 | The (cap)able pupil solved the puzzle. | act add eat fin not par pot rat ten
  3 | She was a(war)ded first prize. | her men par
  3 | The p(end)ulum swung slowly. | 
  3 | The old b(rid)ge was repaired. | 
  3 | The s(tea)dy rain filled the pond. | 
  3 | The app(lie)d rule is fair. | 
  3 | The a(bun)dant harvest filled the barn. | 
  3 | The (pro)fessor gave a talk. | 
  3 | A dis(tan)t bell rang twice. | ant can end par
  3 | The ex(pen)sive watch was lost. | pan ten
  3 | The com(pan)ion walked beside her. | 
  3 | The (man)sion has a large garden. | era pen ten
  3 | The (ten)ants paid the rent. | her son
  3 | The ve(get)ables were fresh. | 
  3 | The (par)ticular book I want is sold out. | 
  3 | She g(rip)ped the rope tightly. | 
  3 | The h(and)some prince bowed. | 
  3 | The s(cat)tered seeds grew quickly. | hat kit mat pat
  3 | The s(pin)ach was picked this morning. | 
  3 | The (cur)ious child asked many questions. | car rub
  3 | The t(hat)ched cottage looks old. | 
  3 | The or(din)ary day became an adventure. | 
  3 | The s(cab)bard held a sword. | 
  3 | The op(era)tion went well. | 
  3 | The (kin)dness of strangers surprised us. | ear our
  3 | The com(men)t was polite. | for`;

export const gapSentences = list
  .trim()
  .split('\n')
  .map((line) => {
    const [level, sentence = '', others = ''] = line.split('|').map((part) => part.trim());
    const [, start = '', before = '', letters = '', after = '', end = ''] =
      /^(.*?)(\w*)\((\w+)\)(\w*)(.*)$/.exec(sentence) ?? [];
    return {
      level: Number(level),
      /** The sentence with the rest of the word in capitals. */
      shown: `${start}${(before + after).toUpperCase()}${end}`,
      word: before + letters + after,
      letters,
      others: others.split(' '),
    };
  });

/** Common words of three letters for the wrong options. */
export const lettersToTry =
  'act add age air and ant arm art ash ask ate bad bag ban bar bat bed bee bit bow box bun but can cap car cat cow cup cut den dig dog don ear eat egg end era eve fan far fig fin fit for fox fun gap get ham has hat hen her hip hit hop hot how ice ink jam jar jet joy key kin kit lap law leg let lid lie lip log lot low man map mat men mud mug net not nut oak oar oat old one our out owl own pad pan par pat paw pea peg pen per pet pie pig pin pit pop pot pup rag ram ran rap rat raw ray red rid rim rip rob rod row rub rug run rut sad sap sat saw sea see set she sip sit six sky son sun tan tap tar tea tee ten the tie tin tip toe ton top toy tug two urn use van vet war was wax way web wet wig win'.split(
    ' ',
  );
