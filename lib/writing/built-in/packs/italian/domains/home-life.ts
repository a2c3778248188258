import type { ItalianDomain } from './slots.ts';

export const HOME: ItalianDomain = {
  tools: [
    'un metro, una matita e del nastro di carta',
    'guanti, un secchio e due sacchi vuoti',
    'pochi attrezzi puliti e una scala stabile',
  ],
  expert: [
    'un artigiano di zona',
    'una vicina con il pollice verde',
    'una persona che ha appena finito i lavori',
  ],
  trial: ['un angolo soltanto', 'una parete nascosta', 'un vaso o un cassetto'],
  record: [
    'le misure, i materiali e i tempi',
    'la luce, l’acqua e la temperatura',
    'che cosa hai spostato e perché',
  ],
  result: [
    'una stanza in cui si torna volentieri',
    'un angolo che resta in ordine da sé',
    'una casa che chiede meno fatica',
  ],
  signal: [
    'se le cose restano al loro posto',
    'dove si accumula il disordine',
    'se gli ospiti trovano tutto senza chiedere',
  ],
  sources: [
    'schede tecniche dei materiali',
    'manuali di fai da te',
    'racconti di chi ha fatto gli stessi lavori',
  ],
  detail: ['una presa nel punto sbagliato', 'una guarnizione consumata', 'un vaso senza scolo'],
  exampleSentence: [
    'Segna {con il nastro|sul pavimento} l’ingombro {del mobile|di ciò che vuoi comprare} e {vivici|giraci} intorno per qualche giorno.',
    'Dipingi {un cartone|un riquadro} e {spostalo|guardalo} alla luce del mattino, {di sera|sotto la lampada} e {con la pioggia|in un giorno grigio}.',
    'Svuota {un solo cassetto|una mensola}, {rimetti|lascia} soltanto quello che usi e {aspetta|vivi così} una settimana.',
  ],
  firstStepSentence: [
    '{Oggi|Domani} misura la stanza due volte e disegnala in scala su un foglio.',
    'Scegli {l’angolo|il punto} che ti {irrita|disturba} di più e {dedicagli|dagli} mezz’ora, {timer alla mano|e nemmeno un minuto di più}.',
    'Guarda per un giorno {dove cade la luce|da dove entra il sole}, e {segna|annota} le ore su una pianta.',
  ],
  mistakeSentence: [
    'Si compra {un contenitore|un mobile} prima di {buttare|scegliere}, e si {riordina|conserva} ciò che {andava via|non serviva}.',
    'Si {demolisce|smonta} {di slancio|il sabato mattina} e si scopre {la domenica|dopo} che manca un {pezzo|attrezzo}.',
    'Si {bagna|cura} troppo {per affetto|per zelo}, e poi ci si {stupisce|lamenta} delle foglie gialle.',
  ],
  measureSentence: [
    'Fotografa {lo stesso angolo|la stanza} ogni mese, {dallo stesso punto|senza riordinare}, e {guarda|confronta} la serie.',
    'Conta i minuti che {passi|perdi} a {cercare|spostare} cose: quando {calano|scendono}, {la casa lavora|l’ordine funziona}.',
    'Chiedi a chi {abita con te|vive in casa} quale {gesto|lavoro} {è diventato più facile|pesa meno}.',
  ],
  sourceSentence: [
    'Un rimedio {visto|letto} altrove dipende da muri, clima e acqua: {prova|sperimenta} in un angolo nascosto.',
    'Diffida dei {prima e dopo|lavori finiti} senza {il durante|le difficoltà}: {manca|salta} la parte {che costa|utile}.',
    'Per {gas, tetto e corrente|impianti e strutture} ascolta {soltanto|solo} chi {firma|risponde} del proprio lavoro.',
  ],
  questionSentence: [
    'Chiediti che cosa {fai|succede} in quella stanza {di lunedì|ogni giorno}, {non a Natale|lasciando stare le feste}.',
    'Domandati quale {oggetto|mobile} {salveresti|ricompreresti} per primo, e quale {non noteresti|potrebbe sparire}.',
    'Chiediti chi {pulirà|ne avrà cura} e {quanto spesso|con quale voglia}.',
  ],
  choiceSentence: [
    'Pensa {alla manutenzione|a chi pulirà}: {scegli|preferisci} quello che {invecchia bene|perdona la polvere}.',
    'Prova le due {idee|soluzioni} con {il cartone|il nastro di carta} e {vivile|tienile} qualche giorno ciascuna.',
    'Chiediti quale {ripareresti|sapresti aggiustare} per conto tuo, {con gli attrezzi di casa|in un pomeriggio}.',
  ],
};

export const FAMILY: ItalianDomain = {
  tools: [
    'un calendario in cucina, una lista e molta pazienza',
    'un’ora senza schermi e qualche gioco semplice',
    'carta, pennarelli e una regola chiara',
  ],
  expert: [
    'un genitore con figli più grandi',
    'una maestra paziente',
    'una persona di casa che ascolta bene',
  ],
  trial: [
    'una sera diversa dal solito',
    'una regola nuova, per una settimana',
    'un pomeriggio senza programmi',
  ],
  record: [
    'i momenti difficili e quelli leggeri',
    'gli orari, i capricci e le risate',
    'le parole dette e quelle taciute',
  ],
  result: [
    'una cena senza bracci di ferro',
    'un pomeriggio che tutti vorrebbero rifare',
    'una mattina senza corse',
  ],
  signal: [
    'se qualcuno torna a raccontare la giornata',
    'quante volte ripeti la stessa frase',
    'se il silenzio in auto diventa allegro',
  ],
  sources: [
    'libri letti anche da altri genitori',
    'incontri di quartiere',
    'consigli di chi lavora con i bambini',
  ],
  detail: ['un sonnellino saltato', 'una promessa dimenticata', 'un tono di voce stanco'],
  exampleSentence: [
    'Per {una settimana|qualche sera} lascia che {il più piccolo|a turno qualcuno} decida {l’ordine|il programma} della serata, e {osserva|annota} che cosa cambia.',
    'Proponi la stessa {richiesta|regola} una volta come {ordine|dovere} e una come {gioco|scelta}, e {guarda|nota} le facce.',
    'Spostate {la discussione|il tema spinoso} {a passeggio|durante una camminata}: camminando {fianco a fianco|vicini} le parole {escono|vengono} più facili.',
  ],
  firstStepSentence: [
    '{Stasera|Domani} a tavola fai una domanda a cui non basta un sì o un no, e {poi taci|ascolta}.',
    'Scegliete {insieme|tutti insieme} una sola regola da {provare|tenere} fino a domenica, e {scrivetela|appendetela} in cucina.',
    'Metti in agenda {mezz’ora|un’ora} con {una persona sola|uno soltanto} della famiglia, {telefono spento|senza schermi}.',
  ],
  mistakeSentence: [
    'Si {spiega|discute} quando tutti hanno {fame|sonno}, e si {scambia|confonde} la stanchezza con {la cattiveria|la disobbedienza}.',
    'Si {paragona|confronta} un figlio, {un fratello|un amico} o un vicino {a un altro|con un altro}, {a voce alta|davanti a tutti}.',
    'Si cambia {regola|idea} ogni giorno e ci si {stupisce|lamenta} che nessuno {la segua|la prenda sul serio}.',
  ],
  measureSentence: [
    'La domenica {chiedete|domandate} a ciascuno il momento {più bello|migliore} e {il più faticoso|quello da dimenticare}, e {segnateli|teneteli} su un foglio.',
    'Nota quanto {dura|ci mette a passare} {il malumore|un litigio}: {accorciarlo|farlo durare meno} è già {un progresso|molto}.',
    'Guarda {chi ride|quante risate ci sono} a tavola, prima ancora dei voti e degli orari.',
  ],
  sourceSentence: [
    'Ogni {famiglia|casa} ha {le sue età|i suoi orari} e i suoi caratteri: un consiglio {perfetto|giusto} altrove può {stonare|non attecchire} da te.',
    'Ascolta {chi ammette|chi racconta anche} gli errori: le famiglie {perfette|senza nuvole} {esistono|vivono} solo nelle fotografie.',
    'Quando {la preoccupazione|il dubbio} {insiste|torna}, {parlane con|rivolgiti a} chi {di mestiere|per lavoro} conosce {bambini e genitori|quel problema}.',
  ],
  questionSentence: [
    'Chiediti che cosa vorresti che {ricordassero|raccontassero} {fra vent’anni|da grandi}.',
    'Domandati chi {in casa|fra voi} {decide|sopporta} più degli altri, e {se lo ha scelto|da quanto tempo}.',
    'Chiediti di che cosa {ha bisogno|sente la mancanza} la persona che {si lamenta|protesta} di più.',
  ],
  choiceSentence: [
    'Chiedete {a tutti|anche ai più piccoli} che cosa {perderebbero|mancherebbe loro} in ciascun caso.',
    'Scegliete {quella|la strada} che {funziona|regge} anche {con la febbre|nelle mattine storte}.',
    'Provate {una settimana|qualche giorno} per parte e {votate|decidete} a tavola.',
  ],
};

export const LEARNING: ItalianDomain = {
  tools: [
    'un quaderno, una matita e un timer',
    'un buon libro, qualche scheda e un posto fisso',
    'cuffie, appunti e mezz’ora di silenzio',
  ],
  expert: [
    'una professoressa che ama le domande',
    'un compagno più avanti di te',
    'una persona che ha studiato da autodidatta',
  ],
  trial: ['una lezione breve', 'un capitolo soltanto', 'una settimana da dieci minuti al giorno'],
  record: [
    'gli errori, i dubbi e le ore',
    'che cosa ricordi il giorno dopo',
    'le parole nuove e dove le hai incontrate',
  ],
  result: [
    'una pagina spiegata senza appunti',
    'una conversazione portata fino in fondo',
    'un esercizio risolto il giorno dopo',
  ],
  signal: [
    'se ricordi senza riaprire il libro',
    'quanto a lungo dura l’attenzione',
    'se sai rispondere a una domanda imprevista',
  ],
  sources: [
    'manuali con esercizi e soluzioni',
    'lezioni registrate da chi insegna',
    'testi scritti in modo semplice',
  ],
  detail: ['un telefono sul tavolo', 'un ripasso rimandato', 'una parola mai cercata'],
  exampleSentence: [
    'Studia {mezza pagina|un paragrafo} rileggendo e l’altra metà {chiudendo il libro|ripetendo a memoria}, poi {confronta|guarda} che cosa resta {domani|dopo due giorni}.',
    'Spiega {la stessa regola|lo stesso concetto} a un bambino {immaginario|curioso} e a un esperto: dove {cambi parole|ti fermi}, {c’è|trovi} un buco.',
    'Fai un esercizio subito e {lo stesso|uno uguale} tre giorni dopo: {la differenza|lo scarto} è la tua {curva|misura}.',
  ],
  firstStepSentence: [
    '{Stasera|Domani} studia dieci minuti, chiudi {il libro|tutto} e scrivi {quello che ricordi|tre cose} senza guardare.',
    'Scegli {l’ora|il momento} in cui la testa è {fresca|sveglia} e {lasciale|riservale} la parte {difficile|che eviti}.',
    'Trova {una persona|qualcuno} a cui {raccontare|spiegare} domenica quello che {hai imparato|studi} in questi giorni.',
  ],
  mistakeSentence: [
    'Si {sottolinea|colora} ogni riga e si {scambia|confonde} la pagina {colorata|gialla} con {il sapere|la memoria}.',
    'Si {cambia|compra} un corso {nuovo|diverso} ogni volta che il vecchio {diventa|si fa} difficile.',
    'Si studia {otto ore|una notte intera} prima della prova e si {dimentica|perde} tutto {la settimana dopo|appena usciti}.',
  ],
  measureSentence: [
    'Ogni settimana {rifai|ripeti} {le stesse|poche} domande {a libro chiuso|senza appunti} e {segna|conta} le esitazioni.',
    'Registra {la tua voce|due minuti} {adesso|oggi} e fra un mese: {l’orecchio|l’ascolto} {giudica|sente} meglio del ricordo.',
    'Guarda quanto {tempo|aiuto} ti serve per {lo stesso tipo di|un} esercizio: la curva {scende|cala}, con calma.',
  ],
  sourceSentence: [
    'Un buon {manuale|maestro} mostra {gli errori|i tentativi} insieme alle soluzioni.',
    'Diffida di chi {promette|vende} la padronanza {senza fatica|in poche ore}: di solito {vende|spaccia} {un inizio|un’infarinatura}.',
    'Confronta {due spiegazioni|due libri} della stessa cosa e tieni {quella|la versione} che ti fa {domandare|scrivere} di più.',
  ],
  questionSentence: [
    'Chiediti che cosa vorresti saper {fare|dire} {fra tre mesi|in primavera} che oggi non sai.',
    'Domandati quale {parte|capitolo} {salti sempre|rimandi}, e {che cosa ti spaventa|di che cosa ha bisogno}.',
    'Chiediti con chi {userai|praticherai} quello che {impari|studi}.',
  ],
  choiceSentence: [
    'Fai {una lezione|una prova} di ciascuno e scegli quello dopo cui {ricordi di più|hai più domande}.',
    'Chiediti quale ti {fa parlare, scrivere, sbagliare|mette al lavoro} {prima|più in fretta}.',
    'Preferisci {il metodo|la strada} che {sta|entra} nelle tue giornate {vere|storte}.',
  ],
};

export const ARTS: ItalianDomain = {
  tools: [
    'un quaderno economico, una matita e un’ora',
    'lo strumento accordato e uno spartito facile',
    'pochi materiali e un tavolo che si può sporcare',
  ],
  expert: [
    'una maestra di bottega',
    'un musicista del tuo quartiere',
    'una persona che crea per mestiere',
  ],
  trial: ['uno schizzo rapido', 'un brano breve, suonato piano', 'una pagina soltanto'],
  record: [
    'i tentativi, le date e le scelte',
    'i colori, i tempi e gli errori felici',
    'che cosa volevi e che cosa è venuto',
  ],
  result: [
    'un lavoro finito che puoi mostrare',
    'una pagina che rileggi senza vergogna',
    'un brano suonato senza fermarsi',
  ],
  signal: [
    'se perdi la nozione del tempo',
    'dove lo sguardo degli altri si ferma',
    'se vuoi ricominciare appena hai finito',
  ],
  sources: [
    'raccolte di opere da guardare a lungo',
    'diari e quaderni di artisti',
    'registrazioni diverse della stessa opera',
  ],
  detail: ['una luce alle spalle', 'una corda vecchia', 'un foglio troppo bello per sbagliare'],
  exampleSentence: [
    'Copia {lo stesso soggetto|la stessa cosa} tre volte, {in fretta|in un minuto}, {con calma|lentamente} e {a memoria|di spalle}, e {metti|guarda} i fogli in fila.',
    'Riscrivi una pagina togliendo {ogni aggettivo|metà delle parole} e {leggila|recitala} a voce alta.',
    'Ascolta {due versioni|due esecuzioni} dello stesso brano {a occhi chiusi|con un foglio in mano} e {segna|annota} dove {cambiano|respirano}.',
  ],
  firstStepSentence: [
    '{Stasera|Oggi} fai la cosa più piccola in venti minuti e {firmala|mettici la data}, {brutta o bella|comunque venga}.',
    'Scegli un’opera che ami e {guardala|osservala} per dieci minuti {senza telefono|in silenzio}, {scrivendo|annotando} ciò che vedi.',
    'Lascia {lo strumento|i materiali} fuori {dalla custodia|dall’armadio}, {dove inciampi|in vista}: {si comincia|ci si mette} più volentieri.',
  ],
  mistakeSentence: [
    'Si {aspetta|cerca} l’ispirazione {seduti|sul divano}, mentre {di solito|quasi sempre} {arriva|si presenta} a lavoro cominciato.',
    'Si {comprano|desiderano} materiali {costosi|da maestri} e poi si ha {paura|timore} di {sprecarli|usarli}.',
    'Si {corregge|ritocca} la prima {riga|battuta} {cento volte|per settimane} e non si vede mai la fine.',
  ],
  measureSentence: [
    'Metti {in fila|uno accanto all’altro} i lavori {di un mese|recenti}, con la data, e {cerca|guarda} che cosa {torna|è cambiato}.',
    'Registra {lo stesso brano|la stessa pagina} ogni {mese|stagione} e {riascolta|confronta} {con distanza|dopo qualche giorno}.',
    'Conta le volte che {ti siedi|cominci}, invece dei capolavori: {il resto|la qualità} {segue|viene dietro}.',
  ],
  sourceSentence: [
    'Un giudizio {utile|serio} {descrive|indica} prima ciò che {vede|sente}, e {solo poi|soltanto dopo} dice se gli piace.',
    'Guarda l’opera prima di {leggere|ascoltare} chi la spiega, {almeno una volta|con i tuoi occhi}.',
    'Chi insegna {una regola|un canone} {dovrebbe|deve} saper mostrare {chi l’ha rotta bene|un’opera che la infrange}.',
  ],
  questionSentence: [
    'Chiediti che cosa vuoi che {si senta|resti} {alla fine|quando tutto tace}.',
    'Domandati {per chi|a chi} {lo fai|parli}, {un volto solo|con un nome}, e che cosa {gli diresti|vorresti fargli vedere}.',
    'Chiediti quale {parte|dettaglio} {toglieresti|taglieresti} se {dovessi|potessi} tenerne metà.',
  ],
  choiceSentence: [
    'Fai {un piccolo lavoro|uno schizzo} con {entrambi|tutti e due} e {tieni|scegli} quello che ti fa {rischiare|giocare} di più.',
    'Chiediti quale ti {lascia|fa} {ricominciare|sbagliare} senza {paura|pensieri}.',
    'Scegli {ciò che|quello che} {useresti|prenderesti in mano} {anche|perfino} in un giorno senza {voglia|idee}.',
  ],
};
