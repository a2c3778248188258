import type { Language } from '@/lib/constants/options.ts';

/** What a language writes with a full stop that may not end a sentence. Lower-case entries match capitalised words too. */
type FullStopWords = {
  /** Never ends a sentence. */
  never: string;
  /** Ends no sentence before a number ("No. 5"). */
  beforeNumber: string;
  /** Ends a sentence only where one of `openers` follows ("Inc. The"). */
  unclear: string;
  /** Words that open sentences and are no names. */
  openers: string;
};

/** Abbreviations without their last full stop and without spaces ("z.B"), and words that open sentences. */
export const FULL_STOP_WORDS: Readonly<Record<Language, FullStopWords>> = {
  english: {
    never:
      'Mr Mrs Ms Mx Dr Drs Prof Rev Fr Hon Gen Brig Col Maj Capt Cmdr Adm Lt Sgt Cpl Gov Sen Rep Pres Supt Messrs Mt Ft e.g eg i.e ie cf vs v viz approx ca esp incl',
    beforeNumber:
      'no nos n° vol vols pp p fig figs ch chap sec sect art eq ex par app tab Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Sun Mon Tue Wed Thu Fri Sat c r b d',
    unclear:
      'Inc Ltd Co Corp Jr Sr St Ave Blvd Rd Ph.D M.Sc B.Sc B.A M.A a.m p.m al est dept Dept Bros Esq Univ Assn ed eds trans repr Op op D.C',
    openers:
      'a an the this that these those it its he she they we you I his her their our my your there here what who why how when where which while if in on at by for from with without to of as and but or so yet nor not no some many most each every all both few another other one two three then now once since after before although though because however moreover meanwhile still even only just also such today later soon finally first second nobody nothing everyone instead until under over during between among despite unlike according more less is are was were do does did can could should would will may might',
  },
  german: {
    never:
      'Dr med phil jur rer nat Prof Hr Fr Frl Dipl Ing Mag St Hl hl z.B z.T z.Zt d.h u.U i.d.R v.a s.o s.u m.a.W vgl bzw ca evtl ggf gem inkl exkl zzgl sog insb bes resp geb gest verh lat griech engl frz dt ital span amerik russ ehem evang kath Mt v n zw einschl ausschl entspr jew mind max min vorm nachm allg wiss vs i.e.S i.w.S i.Allg d.i o.g u.g',
    beforeNumber:
      'Nr Nrn Str Bd Bde S Abb Abs Art Kap Ziff Tab Anm Aufl Jg Zl Fig Abschn Rn Jan Feb Mär Apr Jun Jul Aug Sep Sept Okt Nov Dez Mo Di Mi Do Fr Sa So Tel Fn',
    unclear:
      'Chr v.Chr n.Chr u.a u.ä o.ä u.v.m u.v.a Mio Mrd Tsd Jh Jhd Jhdt Str Co jr sen Std Min Sek Hrsg hrsg Ltd Inc al Verf Pl',
    openers:
      'der die das den dem des ein eine einer einem einen eines er sie es wir ihr ich du man dies diese dieser dieses diesem diesen jene jener jedes jede jeder kein keine alle viele einige manche beide mehr nur auch aber und oder denn doch sondern dann danach darauf dabei dafür dagegen damit daher darum deshalb deswegen trotzdem dennoch außerdem zudem hier dort da jetzt heute später zuerst zuletzt schließlich so wie wenn weil während obwohl nachdem bevor seit bis in im an am auf aus bei beim mit nach von vom vor zu zum zur über unter für gegen ohne durch um zwischen neben trotz wegen laut was wer wo warum wann ob als nicht nichts niemand jemand seine sein seiner ihre ihrer unser ist sind war waren hat haben wird werden kann können soll allerdings jedoch also nun noch schon erst bereits dadurch darin daraus damals inzwischen solche zwei drei',
  },
  french: {
    never: 'M MM Mme Mmes Mlle Mlles dr pr Me Mgr St Ste cf c.-à-d càd p.ex ex env av ap apr dép vs max min',
    beforeNumber:
      'no n n° nos vol p pp fig art chap ch al t tél éd sect paragr janv févr avr juil sept oct nov déc réf',
    unclear: 'J.-C av.J.-C apr.J.-C S.A S.A.R.L Cie Inc Ltd Co al coll bd Bd boul éd éds h',
    openers:
      'le la les l un une des du de d ce cet cette ces c il elle ils elles on nous vous je j tu y en et mais ou or donc car ni ainsi alors puis ensuite enfin après avant pendant depuis dans sur sous par pour avec sans chez entre vers selon malgré si quand lorsque lorsqu comme parce puisque bien que qui quoi quel quelle où pourquoi comment son sa ses leur leurs notre votre mon ma mes à au aux tout tous toute toutes plusieurs certains certaines chaque aucun aucune autre autres cela ceci ça cependant toutefois pourtant aujourd ici là déjà aussi même non oui deux trois ne lui',
  },
  spanish: {
    never:
      'sr sra srta sres dr dra prof profa lic ing arq D Dña Da mons excmo excma gral Cnel Cap Sto Sta p.ej ej cf cfr aprox EE vs máx mín gob depto Av Avda',
    beforeNumber:
      'núm n nº n° no nro vol p pág págs pp fig art arts cap caps t tel ed sec párr ene feb mar abr jun jul ago sept oct nov dic av avda C s ss',
    unclear: 'UU EE.UU JJ a.C d.C a.deC d.deC S.A S.L S.A.U Cía Inc Ltd Ud Uds Vd Vds a.m p.m al h ed eds coord Jr',
    openers:
      'el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella eso esto él ella ellos ellas yo tú usted ustedes nosotros se me te le les nos su sus mi mis tu nuestro nuestra en de del a al con sin por para desde hasta entre sobre tras según durante ante bajo contra y e o u pero sino aunque porque pues si cuando como mientras donde que qué quién cómo cuándo dónde cuál no ni sí también además luego después entonces así ahora hoy ayer aquí allí antes más menos muy todo todos toda todas cada otro otra otros otras algunos algunas muchos muchas varios ninguno nadie nada hay es son era fue fueron está están ha han había dos tres ya aún todavía solo sólo',
  },
  italian: {
    never:
      'sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa ing avv arch geom rag on mons S SS p.es es ad.es cfr cf ca vs max min c.d cosidd gen Gen col Col',
    beforeNumber:
      'n nn n° num nr vol voll p pp pag pagg fig figg art artt cap capp tab t tel ed sez par gen feb mar apr giu lug ago set sett ott nov dic',
    unclear: 'a.C d.C S.p.A S.r.l s.p.a s.r.l Inc Ltd Co al sec ed edd jr min h F.lli',
    openers:
      'il lo la i gli le l un uno una del dello della dei degli delle di da in a ad al allo alla ai agli alle nel nello nella nei negli nelle dal dallo dalla dai dalle sul sullo sulla sui sulle con senza per su tra fra e ed o ma però anche se quando come mentre perché poiché che chi cosa quale dove questo questa questi queste quello quella quelli quelle ciò esso essa essi egli lui lei loro io tu noi voi si ci vi mi ti suo sua suoi sue mio nostro non né più meno molto tutto tutti tutta tutte ogni altro altra altri altre alcuni alcune molti molte nessuno niente dopo prima poi infine inoltre quindi così allora oggi ieri qui lì ora già ancora solo è sono era erano fu furono ha hanno aveva può possono due tre durante secondo oltre dunque tuttavia',
  },
  portuguese: {
    never:
      'sr sra srta srs dr dra prof profa exmo exma eng arq D Dom Mons Gal Cel Sto Sta p.ex ex cf aprox vs máx mín Pe St Av',
    beforeNumber:
      'n nº n° núm no vol p pág págs pp fig figs art arts cap caps t tel ed séc sécs sec jan fev mar abr mai jun jul ago set out nov dez av R',
    unclear: 'EUA a.C d.C S.A Ltda Cia Inc Ltd al h ed eds org orgs a.m p.m Jr E.U.A',
    openers:
      'o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela isso isto ele ela eles elas eu tu você vocês nós se me te lhe lhes nos seu sua seus suas meu minha nosso nossa em no na nos nas de do da dos das ao à aos às com sem por pelo pela pelos pelas para desde até entre sobre sob após segundo durante contra e ou mas porém porque pois quando como enquanto onde que qual quem não nem sim também além depois então assim agora hoje ontem aqui ali lá antes mais menos muito todo todos toda todas cada outro outra outros outras alguns algumas muitos muitas vários nenhum ninguém nada há é são era foi foram está estão tem têm dois duas três já ainda só apenas embora contudo todavia portanto entretanto',
  },
  russian: {
    never:
      'т.е т.н т.к т.о т.наз напр ср см им проф акад доц г-н г-жа св Св ул пр просп пл пер наб бул обл р-н дер пос о-в оз гр тов ген полк кап лейт гос муж жен букв лат греч англ нем фр итал исп рус кит яп макс миним ок прим ред',
    beforeNumber:
      'рис табл гл разд п пп ст стр с т тт № вып кн ч д кв корп тел илл янв февр фев мар апр июн июл авг сент сен окт нояб ноя дек изд',
    unclear: 'г гг в вв т.д т.п н.э др пр проч сб и.о',
    openers:
      'он она оно они мы вы ты я это этот эта эти тот та те то его её их наш ваш свой который кто что как где когда куда почему зачем если чтобы хотя пока потому поэтому затем потом тогда теперь сейчас ныне сегодня вчера здесь там тут так также тоже ещё уже только даже именно и а но или да не ни в во на с со к ко о об от до по за из у для без при про над под перед через между после среди около кроме ради во-первых во-вторых однако впрочем кстати например все всё весь вся всех каждый каждая многие некоторые другие другой один одна два две три первый первая первые позже раньше вскоре впервые было был была были есть нет можно нужно нельзя согласно несмотря благодаря',
  },
  chinese: { never: '', beforeNumber: '', unclear: '', openers: '' },
  japanese: { never: '', beforeNumber: '', unclear: '', openers: '' },
};
