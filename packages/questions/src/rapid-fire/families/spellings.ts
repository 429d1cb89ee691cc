/** A word with its correct spelling and common misspellings. */
export type Spelling = readonly [right: string, ...wrong: [string, string, string, string]];

/** By level, from everyday words to words that adults often misspell. */
export const spellings: Readonly<Record<number, readonly Spelling[]>> = {
  1: [
    ['friend', 'freind', 'frend', 'friand', 'freand'],
    ['because', 'becuase', 'becos', 'becouse', 'beacause'],
    ['people', 'peple', 'poeple', 'peaple', 'peopel'],
    ['school', 'scool', 'shcool', 'skool', 'schol'],
    ['animal', 'animel', 'aminal', 'annimal', 'anamal'],
  ],
  2: [
    ['beautiful', 'beutiful', 'beautifull', 'beatiful', 'butiful'],
    ['surprise', 'suprise', 'surprize', 'surprice', 'surpries'],
    ['different', 'diffrent', 'diferent', 'differant', 'diffarent'],
    ['favourite', 'favorit', 'favourit', 'faverite', 'favouritte'],
    ['believe', 'beleive', 'belive', 'beleve', 'bellieve'],
  ],
  3: [
    ['separate', 'seperate', 'seprate', 'separete', 'sepparate'],
    ['definite', 'definate', 'defanite', 'deffinite', 'definet'],
    ['library', 'libary', 'librery', 'liberary', 'librarey'],
    ['February', 'Febuary', 'Feburary', 'Febuery', 'Februery'],
    ['calendar', 'calendur', 'calander', 'callendar', 'calindar'],
  ],
  4: [
    ['necessary', 'neccessary', 'necesary', 'neccesary', 'necissary'],
    ['disappear', 'dissappear', 'dissapear', 'disapear', 'disappeer'],
    ['knowledge', 'knowlege', 'nowledge', 'knoledge', 'knowladge'],
    ['strength', 'strenth', 'strengh', 'strenght', 'stregnth'],
    ['business', 'buisness', 'busness', 'bussiness', 'buziness'],
  ],
  5: [
    ['tomorrow', 'tommorow', 'tommorrow', 'tomorow', 'tomarrow'],
    ['interrupt', 'interupt', 'interropt', 'inturrupt', 'intterupt'],
    ['recommend', 'reccomend', 'recomend', 'reccommend', 'recommand'],
    ['address', 'adress', 'addres', 'adres', 'addriss'],
    ['vegetable', 'vegtable', 'vegatable', 'vegetabel', 'vegitable'],
  ],
  6: [
    ['rhythm', 'rythm', 'rhythym', 'rhythem', 'rithm'],
    ['neighbour', 'nieghbour', 'neihbour', 'neighber', 'naybour'],
    ['opportunity', 'oppurtunity', 'oportunity', 'opportunaty', 'opporunity'],
    ['government', 'goverment', 'governmant', 'govenment', 'governement'],
    ['immediately', 'imediately', 'immediatly', 'immedietely', 'immeadiately'],
  ],
  7: [
    ['embarrass', 'embarass', 'embaras', 'embarras', 'emberrass'],
    ['committee', 'comittee', 'commitee', 'committy', 'comitee'],
    ['existence', 'existance', 'exsistence', 'existense', 'exsistance'],
    ['restaurant', 'restaraunt', 'resturant', 'restaurent', 'restrant'],
    ['privilege', 'priviledge', 'privelege', 'privilige', 'privledge'],
  ],
  8: [
    ['parliament', 'parliment', 'parlament', 'parliamant', 'parlyament'],
    ['mischievous', 'mischievious', 'mischevous', 'mischeivous', 'mischiefous'],
    ['accommodate', 'accomodate', 'acommodate', 'acomodate', 'accommadate'],
    ['pronunciation', 'pronounciation', 'pronuncation', 'pronunceation', 'pronunciasion'],
    ['conscience', 'consience', 'conscence', 'concience', 'conshence'],
  ],
  9: [
    ['guarantee', 'garantee', 'guarentee', 'guarrantee', 'gaurantee'],
    ['conscious', 'concious', 'consious', 'conscous', 'conshious'],
    ['desperate', 'desparate', 'despirate', 'desprate', 'disperate'],
    ['exaggerate', 'exagerate', 'exagerrate', 'exadgerate', 'exaggarate'],
    ['temperature', 'temprature', 'tempreture', 'temperture', 'tempature'],
  ],
  10: [
    ['bureaucracy', 'beaurocracy', 'bureacracy', 'buroecracy', 'bureaucrasy'],
    ['manoeuvre', 'manouvre', 'manoevre', 'maneuvre', 'manuevre'],
    ['conscientious', 'consciencious', 'conscientous', 'consientious', 'concientious'],
    ['questionnaire', 'questionaire', 'questionairre', 'questionnare', 'questionnairre'],
    ['millennium', 'millenium', 'milennium', 'milenium', 'millenneum'],
  ],
};
