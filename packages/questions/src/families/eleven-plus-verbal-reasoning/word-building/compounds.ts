/** First words, the words that make a common compound with them, and others of the list that also make a word. */
const list = `
  sun:flower,light,shine,set,rise,burn:bow,room,proof,beam,break,stone,fish,screen,fast,down
  rain:bow,coat,drop,fall:storm,proof,water,band
  snow:ball,man,flake,drop,storm:fall,bird,board,berry,line,shoe,slide
  foot:ball,path,print,step,bridge,note:light,fall,man,mark,board,work,way,boy,hold,stone,wear,hill,cloth,pad
  hand:bag,shake,writing,made:set,ball,pick,work,hold,stand,craft,barrow,book,fast
  book:case,shop,worm,mark:man,work,end,keeper,stand,craft,stack
  bed:room,time,side,spread:mate,times,head,pan,post,fast bath:room,tub,robe:mat,house,water
  butter:fly,cup,milk:ball,fish,scotch black:bird,board,berry,smith:light,ball,body,head,fish,top,guard,tail
  blue:bell,berry,bird:coat,print,weed,stone,fish tooth:brush,paste,ache:pick
  eye:lid,brow,lash,sight:ball,cup,hole ear:ring,ache,drum:drop,mark,thing
  water:fall,melon,proof,mark:man,side,bird,board,hole,way,line,craft,shed,mill,ways,scape,power,weed,course,colour
  fire:place,man,work,wood,side,fly:light,ball,storm,worm,bird,board,proof,weed,break,house,boat,stone,water,back,power,screen,cracker,guard,box
  sea:side,shore,weed,food,shell,sick:man,mark,bird,board,ring,way,water,port,son,quake,ware,ways,scape
  moon:light,beam:shine,set,rise,stone,fish,walk,scape day:light,dream,break,time:flower,fly,long,book
  night:fall,time:light,stand,wear,long,stick,mare week:end,day: pan:cake:ache,fish cup:board,cake:
  key:hole,board,ring:note,way,stone,word,card,pad door:bell,step,way,mat:man,yard,keeper,stone,nail,post,ways
  farm:yard,house:land,hand green:house,grocer:room,fly,wood,stone,head,back,sand light:house,weight:proof,ship
  play:ground,time,mate,wright:writing,room,house,boy,girl,thing,back,book
  school:room,teacher,boy,girl:man,bag,work,yard,house,mate,master,book class:room,mate:work team:mate,work:
  home:work,sick,land:made,room,ring,boy,girl,body
  house:hold,work,boat,keeper:coat,man,room,fly,break,mate,boy,line,top,master,father,mother
  news:paper,agent,letter:man,print,room,boy,girl,stand,hound wall:paper,flower:board
  sand:paper,castle,stone:man,storm,bag,fly,pit,box,hog grape:fruit,vine: pine:apple:wood,cone
  straw:berry:flower,worm,board goose:berry:step,fish straight:forward:way
  after:noon,thought:time,body,word,guard,math some:where,thing,body,times,one:time,place,day,way,ways
  any:where,thing,body,one:time,place,way,ways every:where,thing,body,one:man,place,day,way
  no:where,thing,body:place,way,shed,ways
  in:side,land,door,come:set,step,board,sight,shore,mate,line,flow,pour,road,box
  out:side,door,law,line,fit,come:shine,set,fall,man,spread,board,place,work,break,house,land,flow,look,stand,wear,roar,pour,port,walk,back,guard,box,post
  over:coat,board,flow,head,look:shine,set,man,print,step,writing,time,side,spread,fly,sight,work,weight,ground,land,thought,times,come,line,shoe,power,top,master,word,long,book,hand,lord,wind
  under:ground,stand,water,wear,line:set,coat,writing,side,brush,proof,wood,way,weight,body,flow,mine,cut,hand
  up:stairs,set,hill,roar:rise,side,end,land,hold,beat,stream,wind
  down:stairs,hill,pour,fall:time,side,land,come,beat,stream,wind
  air:port,craft,line:drop,man,bag,time,brush,sick,way,boat,flow,head,power,stream,ship,ways
  star:fish,light,board:flower,ring,fruit gold:fish,smith,mine:stone jelly:fish:
  cat:fish,walk:fall,bird,house,boat,head,tail sword:fish:craft,tail horse:shoe,back,power:man,fly,weed,box,tail
  lady:bird:ship cow:boy,girl,shed:man,bird,berry,bell,fish,hand
  tea:pot,spoon,cup,time:light,bag,shop,room,berry,ring,cake,house,times,cloth table:spoon,cloth,top:land,ware
  arm:chair:hole,band,pit wheel:chair,barrow:man,work,house,wright finger:nail,print,tip:mark,board
  thumb:nail,print:
  head:ache,light,line,band,master:set,man,note,case,room,board,work,way,teacher,land,stone,stand,water,cloth,word,long,stream,ship,wind
  back:ground,pack,bone,ache,yard:light,set,drop,room,side,board,lash,sight,house,door,flow,water,stairs,cloth,beat,bench,hand,slide,comb
  hair:cut,brush,style,dresser:ball,worm,line,cloth,band,tail motor:way,bike,cycle:man,boat,ways
  rail:way,road:head,card,ways cross:word,bow:beam,way,head,walk,cut,wind,road pass:word,port:book
  ship:wreck,yard,shape:man,worm,board,way,mate,wright,master,ways
  wind:mill,screen,fall:flower,burn,storm,bag,proof,break,row,power tread:mill: scare:crow: egg:shell,cup:head
  nut:shell,cracker:case,pick,wood,house grand:father,mother,son,stand:master step:father,mother,ladder,son:
  birth:day,place,mark:stone life:boat,time,guard,long:work,times,line,style lip:stick:
  drum:stick,beat:head,fish match:stick,box:mark,board,wood,book letter:box:head sauce:pan: tool:box:
  post:card,man,mark,code:bag,hole,boy,master,box score:board,card:keeper,line note:book,pad:case,paper
  cook:book:shop,house,top,ware pocket:book: draw:bridge,back: hedge:hog,row: gate:way,post,keeper:house,ways
  path:way:ways walk:way:ways court:yard,room:house,ship church:yard:man grave:yard,stone:side mile:stone:post
  lime:stone:light,water cheese:cake,board:wood,cloth earth:quake,worm,work:light,shine,man
  silk:worm:weed,screen quick:sand,silver:step
  work:shop,bench,man,sheet:bag,room,place,day,house,mate,flow,top,book stop:watch:light wrist:watch,band:
  dust:bin,man,pan:proof,cloth,sheet blood:hound,stream:worm,stone,line,shed grey:hound:back
  short:bread,cake,hand:fall,cut ginger:bread: break:fast,down,through:water steam:boat,ship:power
  space:ship,craft,man:port,walk,band friend:ship: hard:ship,ware:ball,board,wood,stand,back,top,pan
  soft:ware:ball,wood,back war:ship,time:path,ring,head,lord sky:line,lark,light,scraper:writing,way,walk,scape
  side:walk,line,ways:light,man,step,board,way,band,long land:mark,lord,lady,slide,scape:fall,man,side,line,mine
  pig:tail,sty:weed,fish pony:tail: hay:stack:fever hill:side,top: mountain:side:top country:side,man: cob:web:
  spread:sheet: whirl:wind,pool: wood:land,work,pecker,worm:man,print,note,craft,shed,cut,wind
  honey:moon,comb,bee,suckle:pot`;

const words = (text = '') => text.split(',').filter((word) => word !== '');

export const compounds = list
  .trim()
  .split(/\s+/)
  .map((entry) => {
    const [first = '', seconds, others] = entry.split(':');
    return { first, seconds: words(seconds), others: words(others) };
  });
