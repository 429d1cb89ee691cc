/** Three letters, and every letter that makes them a word in a full dictionary: more words than a pupil knows. */
const lettersAfter = `
  abl:ey ach:ey aci:d acr:e age:des aid:es aki:n als:o ami:de arc:hs are:as arm:sy awa:y bab:aey bac:hk
  bai:lt bak:e bal:delm ban:cdegikst bar:bdefkmns bas:ehkst bat:ehst bea:dkmnrtu bee:fnprst bel:lt ben:dst
  bes:t bik:e bil:ekl bin:des bir:dlr bit:est blo:bcgtw blu:er boa:rst bod:esy boi:l bol:adelot bom:b
  bon:degky boo:bkmnrst bor:aent bos:hks bot:hst bow:ls bra:degnstwy bre:deiw bri:egmost buc:k bul:bkl
  bum:fps bur:glnprsy bus:hksty cag:e cak:ey cal:flmx cam:eps can:est cap:eos car:deklpst cas:aehkt cav:ey
  cha:dmprtw che:fwz chi:cnpst cho:cnpuw cit:ey cla:dmnpwy cli:pt clu:be coa:ltx cod:aes coi:flnr
  col:adeisty com:abe con:eknsy coo:klmnpst cop:esy cor:defkmn cos:hsty cra:bgmpw cre:dew cro:pw cub:es
  cur:bdelst cut:es dam:enps dar:egknt das:h dat:aeo daw:ns day:s dea:dflnr deb:st dec:ko dee:dmpr den:esty
  des:k dia:l die:dst din:egkst dir:ekt dis:chk div:ae doc:ks doe:rs dom:e don:aegs doo:mr dos:ehst dov:e
  dow:n dra:bgmtwy dre:egw dri:p dro:p dru:bgm dua:dl duc:ekt dul:ly dum:abp dus:kt dut:y eac:h ear:lns
  eas:ety ech:ot edg:ey edi:t els:e emi:rt eve:nrs evi:l exa:m exi:t fac:et fad:eos fai:lnr fal:l fam:e
  far:delmot fas:ht fat:es fea:lrt fee:dlst fel:lt fer:en fil:aelmos fin:dekos fir:emns fis:cht fiv:e
  fla:bgkmnptwxy fle:adewxy fli:pt flo:cegpw foa:lm foi:ln fol:dk fon:dt foo:dlt for:dekmt fou:lr fre:et
  fro:egmw fue:l ful:l fun:dk fus:es gai:nt gal:aels gam:bepy gan:g gat:es gav:e gaz:e gea:nr ger:m gif:t
  gir:dlot giv:e gla:dm glo:bmpw glu:emt goa:dlt gol:df gon:eg goo:dfknp gow:kn gra:bdmn gre:ewy gri:dgmnpt
  gro:gtw gul:aflp gus:ht hai:klr hal:eflmot han:dgk har:deklmpt hat:ehs hav:e haw:ks haz:ey hea:dlprt
  hee:dl hel:dlmp her:bdelmnos hid:e hig:h hik:e hil:alt hin:dst hir:e hiv:e hol:dempsty hom:eo hoo:dfkpt
  hop:es hor:an hos:et hou:r hug:es hul:akl hun:gkt hur:lt ico:n ide:ams idl:ey inc:h int:io iro:n ite:m
  jai:l jok:e jol:t jum:p jun:k jur:ay jus:t kee:fklnp kep:it kic:k kin:adegko kis:hst kit:ehs kne:ew kni:t
  kno:bptw lac:eky lad:esy lak:ehy lam:abeps lan:dek las:ehst lat:ehis law:ns laz:ey lea:dfklnps lef:t
  len:dost les:st lif:et lik:e lim:benopy lin:eknoty lio:n lis:pt liv:e loa:dfmn loc:iko lof:t log:eosy
  lon:eg loo:kmnpst lor:den los:est lou:dprt lov:e luc:ek lum:p lun:egk mad:es mai:dlmn mak:eo mal:elmt
  man:aesy mar:aceklst mas:hkst mat:est maz:ey mea:dlnt mee:dkt mel:dt men:deu mer:e mes:ahs mil:defklost
  min:deiktx mis:eost moa:nst mod:es mol:aelsy moo:dnrst mor:aent mos:hst mot:ehs mov:e muc:hk mul:el
  mus:ehkst myt:h nai:fl nam:e nav:ey nea:prt nec:k nee:d nes:st net:s new:st nex:t nic:ek nin:e nod:eis
  non:e noo:kn nos:ehy not:e nou:ns oat:hs obe:y odd:s onc:e onl:y ont:o ope:dns ora:l ova:l ove:nr pac:ekty
  pag:e pai:dlnr pal:elmpsy par:dekrst pas:ehst pat:ehs pav:e pea:gklnrst pee:dklnprs pes:ot pic:aeks
  pie:drst pil:eily pin:egkst pip:es pla:ny plo:dpty plu:gms poe:mt pol:elosy pon:degsy poo:dfhlnprs pop:es
  por:eknt pos:ehty pou:frt pra:mtuy pre:py pul:aeilps pum:ap pur:elr pus:hs qua:dgiy qui:dnptz rac:eky
  raf:ft rag:aeis rai:dln rak:ei ram:ps ran:dgkt rar:e rat:aehs rea:dlmpr ree:dfkl rel:y ren:dt res:ht
  ric:ehk rid:es rin:dgk rio:t ris:ek roa:dmnr rob:es roc:ks rol:el roo:dfkmt rop:ey ros:ey rub:esy rud:de
  rui:n rul:e rus:ehkt sac:ks saf:e sag:aeos sai:dln sak:ei sal:et sam:e san:degks sav:e sca:bdmnrt
  sea:lmrst see:dklmnprs sel:fl sen:dest she:dsw shi:mnptv sho:deoptw shu:lnt sic:ks sid:e sig:hn sil:dklot
  sin:eghks sit:es siz:e ski:dmnpst sla:bgmptwy sle:dw sli:dmpt slo:begptw sna:gp sno:bgtw soa:kpr soc:k
  sod:as sof:at soi:l sol:adeos som:ae son:egs soo:nt sor:abeint sou:klprs spa:emnrsty spi:cntv spo:t
  spu:denr sta:bgry ste:mptw sti:r sto:abpw suc:hk sui:t sul:k sun:gkns sur:adef swa:bgmnpty swi:gmz tai:ln
  tak:ae tal:aceikl tam:eps tan:aghks tap:es tas:ks tax:ai tea:klmrst tel:l ten:dst ter:mn tes:t tex:t
  tha:nrtw the:emnwy thi:ns tid:ey til:elt tim:e tin:egsty tir:e toa:d toi:l tol:adelu tom:bes ton:egsy
  too:klt tor:einrst tos:hs tou:rt tow:ns tra:dmpy tre:efkty tri:gmop tru:eg tub:aes tuc:k tun:aes tur:dfn
  twi:gnt typ:eo ugl:y und:o uni:st upo:n urg:e use:drs vai:lnr val:e vas:aet vei:ln ver:by ves:t vie:dsw
  vin:aeo vis:ae vot:e wad:eis wag:es wai:flnt wak:e wal:ekl wan:dekt war:demnpsty was:hpt wav:ey wea:klnr
  wee:dknprs wel:dlt wen:dst wer:et wes:t wha:mpt whe:entwy whi:mnpt who:amp wid:e wif:e wil:delty
  win:degkosy wip:e wir:ey wis:ehpt wol:df woo:dfls wor:dekmnt wra:p yar:den yaw:lnps yea:hnrs yel:dlp
  you:rs zer:o zes:t zon:ek zoo:mns`;

const lettersBefore = `
  aby:bg ace:dflmprt ach:bet ack:bhjlprstw act:fpt ade:bcfhjlmw ady:l afe:s aft:dhrw aga:grs age:cmprsw
  aid:lmprs ail:bfhjkmnprstvw ain:cfgklmprstvw air:fhlpv ait:bgw ake:bcfhlmrstw ald:b ale:bdghkmprstvw
  alf:ch alk:tw all:bcfghmptw alm:bchmp alt:hms amb:gijl ame:cdfghklnstw amp:cdglrtv and:bhlrsw
  ane:bcfjlmpsvw ang:bdfghprstvy ank:bdhlrstwy ant:bcprw any:mz ape:cgjnrtv ard:bcfhlnpswy are:bcdfhmprtwy
  ark:bcdhlmnp arl:cefhjm arm:bfhw arn:bdetwy arp:chtw art:cdfhkmptw ary:nvw ase:bcelpv ash:bcdfghlmprsw
  ask:bcmt ass:blmpst ast:bcefhlmopvw asy:e ata:dr ate:bcdfghlmprs ath:bhlopr ats:bcefghlmoprtv
  ave:cefghlnprsw avy:cnw awk:gh awn:dflpy axi:mt ays:bcdfghjlnprsw aze:dfghlmr azy:hlm bey:o ble:a can:s
  car:s che:a cho:e cid:a con:i cre:a dds:ao dea:io dge:e dit:ae dle:i ead:bdhlmr eaf:dl eak:blptw
  eal:dfhlmprstvwz eam:brst ean:bdgjlmpwy eap:hlnr ear:bdfghnprstwy eat:bfhmnpst ebt:d eck:bdfhknpr
  eed:dfghmnprstw eef:bkr eek:gklmprsw eel:fhkprs eem:dst een:bkpstw eep:bdjkpsvw eer:bdjlpsvw eet:bflm
  eft:dhlrw eil:cdv ein:rv eld:ghmvwy elf:ps ell:bcdfhjstwy elp:hky elt:bcfkmpw ely:r end:bflmrstvw
  ens:bdfghklpstwy ent:bcdghklprstvw enu:gm ept:ksw erb:hkv erd:hn ere:fhmsw erm:bghpt ern:fhkt ero:achkz
  ery:v esh:mr esk:d ess:cfjlmn est:bfghjlnprtvwyz ets:bgjlnprsvw ews:dhmnpsy ext:nst ged:a gly:u han:kt
  hat:cgkptw hed:s hef:c hem:at hen:tw hew:cpstw hey:tw hin:cstw hip:csw his:cpt hoe:s hom:w hop:csw hot:s
  how:cds hut:s ial:drv ice:bdlmnprv ich:r ick:dhklmnprstw ide:abehnrstvw idy:t ier:bkpt iet:dp iew:v
  ife:flrw ift:glrs igh:hns ign:s ike:bhklmps ild:gmsw ile:bfmprtvw ilk:bms ill:bdfghjkmprstw ilm:f imb:l
  ime:dlmrt ind:bfhkmrw ine:bcdfklmnpstvwz ing:dkprstwz ink:dfgjklmoprsw int:dhlmpt iny:ltw ion:clp iot:r
  ipe:prwy ird:bg ire:dfhlmstvw irl:bg irm:f irt:adg isa:v ise:bmrvw ish:dfkpw isk:bdr iss:hkmp ist:cfgklmw
  ite:bcgklmrsw ity:cp ive:dfghjlrvw ize:s kin:as kip:s lad:cg lag:bfs lam:cfgs lan:cfp lap:cfs lat:bfs
  law:cfs lay:cfps lea:fip led:bfs lee:afg lew:bcfs lid:os lim:gs lip:bcfs lot:bcps low:abfgs lse:e lso:a
  lub:cfs lue:bcfgs lug:ps lum:agps lur:bs mid:a mit:eo nap:ks nce:o nch:i ndo:u nee:k new:ak nit:ksu nly:io
  not:ks now:eks nto:iou oad:glrtw oaf:l oak:s oal:cfg oam:flr oan:klmr oap:s oar:bhrs oat:bcgm obe:lr
  ock:bcdhjlmnprs oda:cs ode:bclmnr ody:bt oem:p oes:dfghnrtvw oet:p ofa:s oft:lst ogo:lp oil:bcfmnrst
  oin:cfjl oke:chjmpstwy old:bcfghstw ole:bcdhmprstv olf:gw olk:fy oll:bdlmprt olo:bknps olt:bcdhjv oly:chmp
  omb:bctw ome:cdhpst ond:bfp one:bcdghlnpstz ong:bdghlmpst ony:bcpt ood:fghmprw oof:ghprw ook:bcghjklnrt
  ool:cfptw oom:bcdlrz oon:bcglmnpsz oop:cghlp oor:bdmp oot:bcfhlmrst ope:cdhlmnprt opy:cr ord:cflw
  ore:bcfglmpstwy ork:cdfpwy orm:cdfnw orn:bchlmpstw ort:bfmpstw ose:dhlnpr oss:bcdjlmt ost:cdhlmp osy:cnpr
  ote:cdmnrtv oth:bcdgm oud:l oul:fs oun:n oup:clrs our:bdfhlpsty ove:cdhlmrw owl:bcfhjy own:dgst pan:s
  pen:o pin:s pon:u pot:s pun:s rab:cdg rag:bcdf ral:o ram:cdgpt ran:bg rap:cftw raw:bcd ray:bdfpt rch:a
  rea:au ree:bcdfgt rek:t rew:bcdg rey:gpt rge:u rid:ag rim:bgpt rin:g rip:dgt rmy:a rog:fg rom:fp ron:i
  rop:cdp row:bcfgpt rue:t rum:adg sed:u ser:u tar:s tay:s tem:is tep:s tew:s tir:s top:as ual:d uay:q
  ube:cjlrt uby:r uch:mos uck:bdfglmprsty ude:dnr uel:df uge:hl uin:qr uit:qs uiz:q ulb:b ule:mpry ulf:g
  ulk:bhs ull:bcdfghlmnp ulp:gp ump:bdhjlmprs una:kt und:bf une:dlrt ung:bdhlprs unk:bdfghjlps unt:abcdhpr
  urb:c ure:clmps urf:st url:bcfhp urn:bt urt:chy ury:bfj ush:bghlmprt usk:bcdhmrt uss:bcfmpsw ust:bdgjlmor
  usy:b ute:cjlm uty:d val:o ven:eo ver:aeo vil:e wam:s wan:hs wap:s way:as wig:st wim:s win:t xam:e xit:e
  ype:ht yth:m`;

const tableOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/u)
      .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
  );

/** By the first three letters of our four-letter words: the letters that can follow. */
export const finalLetters = tableOf(lettersAfter);
/** By the last three letters of our four-letter words: the letters that can come before. */
export const initialLetters = tableOf(lettersBefore);

/** The letters that finish the first word and begin the second, in any word of a dictionary. */
export const lettersShared = (stem: string, tail: string): string[] =>
  [...(finalLetters.get(stem) ?? '')].filter((letter) => initialLetters.get(tail)?.includes(letter));
