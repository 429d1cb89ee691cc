/** Words, and the letters without which the rest is a word of a full dictionary; capital where it is a common one. */
const loses = `
  about:Ao acute:A alike:A alive:A alone:An along:A aloud:A amount:A arise:Ai arose:Ao around:A aside:AS
  avoid:Ao batch:tC beach:Be began:G below:E black:BL blank:bL blast:Bls blind:L blink:B block:Blk blown:N
  bound:oU brain:BI brake:BRk brand:bRnD brave:Bv breach:BRe bread:BReA break:R bright:Br broad:Bo broken:N
  brush:BR burnt:rT cause:U chain:hA chair:CI charm:CrM chart:cHRT chase:H cheap:CE cheat:CE chief:I chord:H
  chose:C chosen:N clash:cL clause:L clean:CE climb:C clone:CL close:Ce closer:cR closet:lT clothe:E cloud:Cu
  coast:cOAS could:U county:Y course:Ou cover:Cr craft:C crash:CR crowd:D crown:N crude:Ce crush:Ch curse:Se
  curve:V danger:D diner:R dirty:Y draft:DRf drain:D drawn:RN drive:dR driven:dN drove:dR drown:R dusty:SY
  exist:S factor:F fairy:fY faulty:Y fibre:B finer:R finest:T finger:G first:Rt flame:fLe flight:FL float:O
  flour:fL flower:F flown:N folder:F forth:H forty:Y forum:U fought:F found:OU fourth:U frame:Rm frank:F
  friend:rN front:R frozen:N ghost:G given:N glean:Gla glove:G grace:G grain:GRAi grant:Gt grasp:gR grind:gND
  ground:G grown:RN guest:uE guilty:Y hairy:hY halve:Lv handy:Y hardy:Y heard:EARD heart:eRT holder:H horse:R
  house:U ideal:IL irony:Y joint:T knight:K later:R launch:A lawyer:W learn:LR learnt:T least:LEAt liver:R
  lucky:Y maize:I maker:R march:Mh meant:NT mental:N metal:T mighty:Y model:L modest:T monkey:K month:N moral:Ml
  mother:M mouth:U movie:I native:T nicer:R noise:I orange:Oe paint:AIT party:pY paste:stE patch:C phrase:hR
  pilot:I pinch:P place:PL plain:PLI plane:PlE planet:ET plant:LT plate:Pl player:Pl point:O pound:U powder:D
  praise:PAi preach:Pr price:Pr pride:P prince:N print:R prose:PRe purge:PG quiet:E quite:E raise:A range:NE
  rapid:P reach:R ready:Y relay:A risen:N risky:Y route:uE rusty:Y safer:R sample:S scale:C scare:SE scarf:F
  score:SC scream:Se shake:sH shaken:N shame:sHe share:S sharp:S shelf:H shine:He shock:sH shone:shN short:HR
  shout:OU shove:sV shown:hN sight:T since:C slang:Ln slide:LE slight:SL slower:Sl smile:S snack:N snail:SN
  sneaky:eY solar:Lr solid:sOI solve:V sought:St space:Sc speak:S spend:PN spent:sP spite:PE split:pL spoil:P
  spoke:Sp spoken:N sport:SPR spout:sU spray:Sra stable:StB stack:ST stage:Te stair:AI stake:ST stand:T stare:sE
  starve:rV steal:sT steam:STA stick:ST sticky:Y stock:T stole:sT stolen:N stone:St store:ST storey:EY strain:Sr
  stray:SR stream:R struck:SR stuck:St suite:UE swamp:MP swear:Sw sweat:We switch:S sword:S swore:SW table:TB
  taken:N taker:R teach:Te thank:tHK thick:tH think:K those:T thread:H thrown:N timer:mR trace:Tr track:TR
  trail:TR train:Tr trash:T tread:Te trend:TR trendy:Y trick:tR tricky:Y truck:tR unite:E unity:Y value:U
  voice:O voter:R weary:EY weight:WeT whole:W whose:W wider:R width:D winter:W wiser:R witch:wC woken:N world:rL
  worthy:Y`;

/** Words, the letters that make only rare words with them, and the common words that one more letter makes. */
const gains = `
  able:efgmrs:cable,table age:emu:cage,aged,page,rage,sage,wage agree:s:agreed
  aid:v:acid,aide,laid,maid,paid,raid,said aide:mrz:abide,aided,aside air:lstvy:fair,hair,pair amaze:s:amazed
  amp:gstv:camp,damp,lamp,ramp amuse:s:amused and:r:band,hand,land,sand,wand anger:bghlmrs:danger arc:mns:arch
  area:cls:arena argue:rs:argued arise:os:arisen arm:bsu:farm,harm,warm,army arrow:bfhmsy:narrow
  ask:bcs:mask,task back:as:black bad:rw:bead,bald,band,baud bag:ls:bang,brag bake:s:baked,brake
  ban:cist:band,bean,bang,bank,bran band:lsy:brand bank:s:blank bar:bdfmos:bear,bark,barn base:arst:based
  bat:lnrst:beat,bath,bait,boat bath:es:batch beach:l:breach bead:sy:bread beak:ls:break bear:ls:beard
  best:eos:beast bid:es:bind,bird bin:es:bind bind:s:blind bit:orst:bait,bite blame:rs:blamed
  blow:sy:below,blown bob:os:blob,bomb bone:cdnsz:borne bore:rs:bored,borne born:o:borne bout:s:about
  bow:rs:blow boy:nsux:body broad:sy:abroad broke:r:broken burn:ais:burnt bush:ly:brush bust:sy:burst
  but:anrt:bout,bust buy:o:bury,busy cable:st:cabled cam:hrs:came,calm,camp camp:hlosy:cramp
  can:iy:cane,clan,scan,cant cap:ors:cape,chap,clap,camp car:klp:card,care,char,scar,cart card:his:cared
  care:hrtv:cared,scare cart:aes:chart case:rst:cased,cease,chase,cause cash::clash,crash cast:ens:coast
  cat:e:chat,cant,coat,cart,cast cause:rsy:caused,clause cease:rs:ceased chap:ms:cheap
  char:dersy:chair,charm,chart chase:irst:chased chat:ns:cheat,chart chef:s:chief chin:egkos:chain
  chose::chosen,choose clan:gks:clean close:s:closed,closer,closet cloth:s:clothe code:rsx:coded
  con:hknosy:cone,icon,corn cone:drst:clone cope:ru:coped,scope cord:es:chord corn:suy:acorn cost:es:coast
  cow:hls:crow crow:s:crowd,crown cue:dks:cube,clue,cure,cute cure:irt:cured,curse,curve curse:ds:course
  cut:nrs:cute,cult cute:hirsy:acute cycle:rs:cycled daft::draft dance:rs:danced dare:rs:dared date:rs:dated
  dawn:s:drawn deal:cs:ideal,dealt deer:f:deter dine:gs:dined,diner dip:s:drip dive:s:dived,drive
  don:ags:done,down dove:s:drove down:asy:drown draw:ls:drawn dream:sy:dreamt
  drive:s:derive,drivel,driven,driver each:p:beach,leach,reach,teach earn:sy:learn ease:dlst:cease,erase
  east:fy:beast,least eat:pt:beat,feat,heat,meat,neat,seat eight:sy:height,weight
  end:fw:bend,lend,mend,rend,send,tend,vend error:s:terror even::seven,event ever:lst:fever,never,every
  face:st:faced,farce fairy::fairly fame:d:flame,frame far:adlot:fear,fair,farm fare:dlrsy:farce
  fee:ms:feed,flee,free,feet feet::fleet few::flew fight:rs:flight file:rst:filed find:s:fined
  fine:s:fined,finer fire:ars:fibre,fired fist:os:first five:s:fiver flat:s:float flee:rs:fleet flow:s:flown
  fog:ls:frog food:s:flood for:de:fork,form,fort,four force:rs:forced four:bs:flour free:rs:freed froze::frozen
  fun:ak:fund fund:s:found fur:lsy:four gain:ms:again,grain gasp:s:grasp gave:al:grave gene:ist:genre
  give:ors:given got:hru:goat gown:as:grown grid:es:grind grin:os:grain,grind grow:ls:grown guide:rs:guided
  gust:osy:guest had:cs:head,hand,hard hair:s:chair,hairy ham:celsw:harm hard:cos:heard,hardy hardy::hardly
  harm:es:charm hate:rs:hated have:enrs:halve head:sxy:ahead,heard heap:s:cheap hear:s:heard,heart
  heat:hsw:cheat,heart herd:s:heard here:s:there,where hid:n:hide hide:crs:hided hire:rs:hired hit:clsw:hint
  hope:s:hoped hose:ds:chose,horse,those,house,whose house:ls:housed human:s:humane hut:r:hunt,shut
  ice:blps:dice,mice,nice,rice,vice idea:s:ideal inch:cfw:pinch inner:ast:dinner,winner issue:rst:issued
  join:s:joint joke:rsy:joked judge:s:judged kid:s:kind kit:hls:kite,knit know:s:known lace:dnrs:place
  lain:bs:plain lane:cs:plane large:s:larger last:s:blast,least later:ehps:latter law:s:claw,flaw,lawn
  layer:fs:player,lawyer lean:ms:clean,glean,learn learn:s:learnt leave:cnrs:leaved lest::least
  let:e:left,lent,lest lid:o:laid,lied,slid like:nrs:alike,liked limb:os:climb line:cnrs:lined
  lip:bm:clip,flip,slip live:nos:alive,lived,liver lock:fs:block,clock log:befsy:clog,long,logo
  lone:egr:alone,clone long:efks:along lose:lrsu:close,loose lot:abciou:loft,plot,slot loud::aloud,cloud
  lunch::launch mad:s:made,maid make:s:maker maker:s:marker man:asu:mean,main,moan,many may:akoz:many
  maze:rs:amaze,maize meal:dsy:metal mean:sy:meant meat:sy:meant men:eio:mean,mend,menu mend:es:amend
  mere:ls:merge,metre metal:s:mental mind:s:mined mine:acikrs:mined mod:s:mode,mood mode:mns:model
  moth:sy:month,mouth mount:s:amount move:rs:moved,movie name:rs:named net:w:neat,nest,next nice:eh:nicer
  nose:dos:noise not:sw:note,knot note:s:noted oar:bh:roar,soar oil:mnry:boil,coil,foil,soil,toil
  old:iw:bold,cold,fold,gold,hold,sold,told older:bcps:folder,holder our:bdl:four,hour,pour,sour,tour,your
  out:glpst:bout,rout over:hlmrst:cover own:s:down,gown,town pace:adry:peace,place,space pad:rs:paid
  page:hrs:paged pain:s:plain,paint pant:os:paint,plant par:drs:pear,pair,park,part part:es:apart,party
  party::parity,partly past:asy:paste pat:ce:path,pant,part,past path:s:patch pause:s:paused pay:cs:play,pray
  pen:aegst:open per:kmt:pear,peer,pier pet:ailnr:poet,pest petty::pretty phase:s:phased,phrase phone:sy:phoned
  pie:cdkst:pile,pine,pipe,pier pin:gor:pain,pine,pink,spin,pint pint:s:paint,point,print pit:aehs:pint,pity
  place:irst:palace,placed plan:ks:plane,plain,plant plane:drs:planet plant:is:planet plot:s:pilot
  pop:lmors:pope pose:is:posed,prose pot:u:poet,plot,port,spot power:s:powder price:sy:priced,prince
  prise:dsu:praise prove:rs:proved,proven pun:gky:spun,punt put:osz:punt,putt queue:s:queued quit:lnors:quiet
  quote:rs:quoted race:bnrs:raced,grace,trace rack:fsw:crack,track raft:gks:craft,draft
  rag:acfis:brag,drag,rage,rang rage:ds:range raid:s:rabid,rapid rail:bfgs:trail
  rain:svy:brain,drain,grain,train raise:bfrs:raised,praise ramp:st:cramp ran:do:bran,rang,rain,rank,rant
  rang:opy:range range:grs:ranged,orange rank:cps:drank,frank rare:ds:rarer rash:b:crash,trash
  rat:abdhps:rate,raft,rant raw:bc:draw ray:bcdfs:pray,tray reach::breach,preach read:os:bread,dread,tread,ready
  refer:es:prefer rend:s:trend rest:acisw:reset rice:drst:price rid:ns:raid,ride,grid ride:bgrs:pride
  rip:es:drip,grip,trip rise:frs:arise,risen,prise risen::arisen river:s:driver rod:opst:road,rode roof:s:proof
  rose:bosu:arose,prose round:st:around,ground rout:gst:route route:rs:routed row:bfpst:crow,grow rude:pr:crude
  rule:s:ruled,ruler run:est:rung,ruin rush:y:brush,crush rust:cos:trust,rusty rusty:c:trusty
  sack:hlms:snack,stack sad:chr:said,sand safe:s:safer sage:rsw:stage,usage sail:s:snail sake:lnprs:shake,stake
  sale:bhpsvw:scale,stale same:sy:shame sand:sy:stand sang:pst:slang sat:cikpw:seat,salt save:hlorstu:saved
  say:hlpsw:stay scale:rs:scaled scar:psy:scare,scarf scare:s:scarce,scared score:rs:scored
  sea:rs:seal,seam,seat seal:ps:steal seam:sy:steam see:lprs:seed,seek,seem,seen self::shelf
  sell:sw:shell,smell,spell send:chs:spend sent:cet:spent serve:sw:served,server set:pstux:seat,sect,sent
  shake:rs:shaken shape:rs:shaped share:rs:shared she:sw:shed,shoe shine:rs:shined shoe:rst:shone,shove
  shot:aeos:short,shout show:sy:shown shut:ns:shout sick:lnos:stick side:ns:aside,sided,slide sigh:s:sight
  sight:s:slight sit:fhklnps:site,suit size:ers:sized sleep:sy:asleep slice:prsu:sliced slid::slide,solid
  smile:irsy:smiled smoke:sy:smoked,smoker soar:fns:solar sock:ms:shock,stock soil:s:spoil sold:ceo:solid
  sole:cds:stole,solve solve:rs:solved son:ersw:song,soon sore:hnprs:score,store,swore sort:ans:short,sport
  space:rsy:spaced spit:ersz:split spoil:s:spoilt spoke:s:spoken spot:s:sport,spout
  star:s:stare,stair,stark,start stare:rs:stared,starve state:crsu:stated,estate stay:ags:stray steam:sy:stream
  stem:s:steam step:rs:steep stir:ks:stair stole:s:stolen store:s:stored,storey story:m:storey stuck::struck
  stun:gks:stunt sue:lpst:sued,sure suit:ns:suite sum:lops:scum,swum sun:hns:sung,sunk,spun,stun sung:ltw:suing
  swam:ir:swamp tack:y:track,stack tail:s:trail take::taken,taker,stake tank:as:thank tap:ms:tape,trap
  taste:rs:tasted tax:a:taxi tea:lost:teak,team,tear ten:ers:tend,then,tent tend:s:trend tent:es:tenth
  the:w:thee,them,then,they them::theme throw:s:thrown tick::thick,trick,stick tie:ns:tide,tile,time,tire
  time:s:timed,timer tin:aegs:thin,tint,twin,tiny tip:s:trip tire:st:tired ton:gsy:tone,torn,town
  too:t:took,tool tough:rs:though trace:nrs:traced trade:irs:traded tread:s:thread treat:s:threat,treaty
  tree:dns:three trust:es:thrust,trusty try:eo:tray tuck::truck,stuck tune:rs:tuned type:s:typed
  unit:fls:unite,unity unite:s:united urge:grs:urged,purge use:ms:used,fuse,user value:rs:valued van:egs:vain
  very::every vice:ds:voice vote:s:voted,voter wade:grs:waded wait:s:await wake:cns:awake,waked ward:s:award
  wary:t:weary waste:rs:wasted wave:eirs:waved way:svx:away,wary wee:dhnst:week,weep,were weigh:as:weight
  were::where wet:fhlpr:went,west wide:ns:wider wipe:rs:wiped wire:rs:wired wise:dns:wiser wit:elrst:wait,with
  with:ey:witch,width woke:a:woken won:k:worn,wont word:y:world,sword write:hs:writer yet:s:yeti you:s:your
  zone:ds:ozone`;

const entries = (text: string) => text.trim().split(/\s+/);

export const losing = entries(loses).map((entry) => {
  const [word = '', letters = ''] = entry.split(':');
  return { word, letters };
});

/** The letter that the longer word has more of. */
const added = (word: string, longer: string) =>
  [...longer].find((letter) => longer.split(letter).length > word.split(letter).length) ?? '';

export const gaining = entries(gains).map((entry) => {
  const [word = '', rare = '', made = ''] = entry.split(':');
  const words = new Map(made.split(',').map((longer) => [added(word, longer), longer]));
  return {
    word,
    letters: rare + [...words.keys()].join('').toUpperCase(),
    /** The common word that the letter makes. */
    with: (letter: string) => words.get(letter) ?? '',
  };
});
