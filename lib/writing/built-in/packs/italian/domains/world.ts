import type { ItalianDomain } from './slots.ts';

export const NATURE: ItalianDomain = {
  tools: [
    'un binocolo, un quaderno e scarpe adatte',
    'una lente, una matita e molta pazienza',
    'un taccuino, una mappa e abiti che si possono sporcare',
  ],
  expert: [
    'una guardia forestale',
    'un appassionato che esce ogni mattina',
    'una ricercatrice che sa raccontare',
  ],
  trial: [
    'un’ora nello stesso posto',
    'un’osservazione al mattino e una alla sera',
    'un solo albero, guardato per un mese',
  ],
  record: [
    'l’ora, il luogo e il tempo che faceva',
    'le forme, i suoni e i movimenti',
    'ciò che hai visto e ciò che hai supposto',
  ],
  result: [
    'un nome imparato guardando',
    'una pagina di osservazioni tue',
    'uno sguardo che nota ciò che prima sfuggiva',
  ],
  signal: [
    'se riconosci un suono senza guardare',
    'quanto a lungo resisti in silenzio',
    'se noti i cambiamenti da una settimana all’altra',
  ],
  sources: [
    'guide da campo',
    'archivi di osservazioni pubbliche',
    'testi divulgativi che citano gli studi',
  ],
  detail: ['un rumore di passi', 'una nuvola davanti al sole', 'una traccia nel fango'],
  exampleSentence: [
    'Torna nello stesso {punto|posto} in tre ore diverse e {disegna|descrivi} soltanto {ciò che cambia|le differenze}.',
    'Confronta {due foglie|due sassi} raccolti {a pochi passi|nello stesso prato} e {elenca|scrivi} le differenze prima {dei nomi|di aprire la guida}.',
    'Scrivi in una colonna {che cosa vedi|i fatti} e nell’altra {che cosa ne deduci|le ipotesi}, e {lascia|tieni} bianco lo spazio in mezzo.',
  ],
  firstStepSentence: [
    '{Domani|Questo fine settimana} siediti {all’aperto|su una panchina} per venti minuti e {conta|annota} i suoni diversi.',
    'Scegli {una specie|una sola cosa viva} vicino a casa e {seguila|osservala} per un mese.',
    'Apri {una guida|un atlante} a caso, {leggi|impara} una pagina e {cerca|prova a trovare} fuori quello che descrive.',
  ],
  mistakeSentence: [
    'Si {cerca|insegue} il raro e si {passa|cammina} accanto al comune senza {vederlo|conoscerlo}.',
    'Si {attribuiscono|prestano} alla natura {intenzioni|sentimenti} umani e si {smette|dimentica} di osservare.',
    'Si {generalizza|tirano conclusioni} da una sola stagione.',
  ],
  measureSentence: [
    'Rileggi {le note|il quaderno} della stessa {settimana|data} {dell’anno prima|di mesi fa}: {le differenze|gli scarti} parlano.',
    'Conta quante cose {riconosci|sai nominare} lungo {lo stesso sentiero|la solita strada} e {ripeti|rifai il conto} ogni mese.',
    'Chiedi {a qualcuno|a un amico} di {indicarti|scegliere} qualcosa a caso: {quanto sai dirne|quante domande sai farne}?',
  ],
  sourceSentence: [
    'Una spiegazione {seria|onesta} {distingue|separa} ciò che è {osservato|misurato} da ciò che è {probabile|supposto}.',
    'Quando {un titolo|una notizia} dice «la scienza», {cerca|chiedi} quale {studio|gruppo} e {su che cosa|con quali limiti}.',
    'Fidati di chi {mostra|dichiara} anche i {dati|casi} che non {tornano|si spiegano}.',
  ],
  questionSentence: [
    'Chiediti che cosa {succederebbe|cambierebbe} se {mancasse|sparisse} un anello.',
    'Domandati {come lo sappiamo|come è stato scoperto} e con quali {strumenti|errori}.',
    'Chiediti da {quanto tempo|dove} le cose {stanno|vanno} così, e che cosa {c’era|accadeva} prima.',
  ],
  choiceSentence: [
    'Confronta {le prove|i fatti} più che le {impressioni|simpatie}: quale delle due {spiega|descrive} anche i casi {strani|scomodi}?',
    'Osservale {nello stesso luogo|alle stesse condizioni}, {alla stessa ora|con lo stesso tempo}.',
    'Chiediti quale {lascia|fa} meno {tracce|danni} e {dura|regge} più a lungo.',
  ],
};

export const HISTORY: ItalianDomain = {
  tools: [
    'una linea del tempo, una carta e due libri diversi',
    'un quaderno per le date e uno per le domande',
    'una mappa antica e una di oggi',
  ],
  expert: [
    'una bibliotecaria curiosa',
    'uno storico che parla semplice',
    'una persona anziana con buona memoria',
  ],
  trial: [
    'un solo documento, letto piano',
    'una visita breve a un luogo',
    'un episodio raccontato da due parti',
  ],
  record: [
    'le date, i nomi e chi racconta',
    'le fonti e i loro silenzi',
    'che cosa sembra certo e che cosa no',
  ],
  result: [
    'un episodio raccontato con due voci',
    'una linea del tempo che sai spiegare',
    'un’opinione che regge una domanda scomoda',
  ],
  signal: [
    'se sai dire chi avrebbe raccontato altrimenti',
    'quante cause riesci a nominare',
    'se le date diventano persone',
  ],
  sources: [
    'documenti d’epoca',
    'saggi di autori che non vanno d’accordo',
    'cataloghi di musei e archivi',
  ],
  detail: [
    'una parola che ha cambiato senso',
    'una data ricordata male',
    'un testimone mai ascoltato',
  ],
  exampleSentence: [
    'Leggi {lo stesso episodio|lo stesso fatto} in {due libri|due racconti} e {sottolinea|segna} soltanto quello che {manca|è taciuto} nell’altro.',
    'Prendi {una fotografia|un’immagine}, {coprine metà|guardane un angolo} e {chiediti|immagina} chi {non è stato inquadrato|sta fuori dal bordo}.',
    'Disegna {su una striscia|su un foglio lungo} gli anni e {metti|segna} sopra i fatti grandi e sotto {la vita quotidiana|una famiglia qualsiasi}.',
  ],
  firstStepSentence: [
    '{Questa settimana|Domenica} visita {un luogo|un museo} vicino e {scegli|fermati su} un solo oggetto, {per venti minuti|con un quaderno}.',
    'Chiedi {a una persona anziana|in famiglia} un ricordo {preciso|di un giorno} e {scrivilo|annotalo} con le sue parole.',
    'Disegna una linea {del tempo|su un foglio} con {dieci tacche|pochi segni} e {riempi|completa} prima quello che sai {già|a memoria}.',
  ],
  mistakeSentence: [
    'Si {giudica|legge} il passato con {gli occhi|le parole} di oggi e si {perde|smarrisce} il {senso|filo} delle scelte.',
    'Si {cerca|vuole} una causa {sola|unica} dove ne {lavoravano|agivano} molte, {lentamente|insieme}.',
    'Si {scambia|confonde} chi ha {scritto|lasciato documenti} con chi {c’era|ha vissuto}.',
  ],
  measureSentence: [
    'Racconta {l’episodio|i fatti} in cinque frasi ogni {mese|settimana}: {cambierà|si sposterà} il punto da cui {parti|cominci}.',
    'Conta le {voci|parti} che riesci a {riportare|citare} senza {tifare|prendere posizione}.',
    'Guarda quante {date|cause} sai {collegare|mettere in fila} senza {libro|appunti}, e dove {ti perdi|salti}.',
  ],
  sourceSentence: [
    'Di ogni {documento|testimonianza} chiediti chi {scrive|parla}, {per chi|a chi} e che cosa {aveva da perdere|sperava di ottenere}.',
    'Un racconto {troppo liscio|senza dubbi} {nasconde|copre} di solito {una lacuna|un disaccordo}.',
    'Confronta la data {del fatto|dell’evento} con quella {del racconto|in cui è stato scritto}: la distanza {conta|spiega molto}.',
  ],
  questionSentence: [
    'Chiediti chi {ha pagato|ne ha sofferto} e chi {lo ha raccontato|ne ha scritto}.',
    'Domandati che cosa {sapevano|potevano immaginare} le persone {di allora|in quel momento}, {non noi|senza il nostro senno di poi}.',
    'Chiediti che cosa {è rimasto|sopravvive} oggi, {nelle parole|nelle abitudini} o nelle strade.',
  ],
  choiceSentence: [
    'Chiediti quale delle due {letture|versioni} {spiega|accoglie} più documenti {senza forzarli|anche quelli scomodi}.',
    'Metti le due {vicende|storie} sulla stessa {carta|linea del tempo} e {cerca|guarda} dove si {toccano|separano}.',
    'Preferisci quella che {lascia|dà} voce {anche a chi ha perso|a più persone}.',
  ],
};

export const GENERAL: ItalianDomain = {
  tools: [
    'carta, penna e un’ora tranquilla',
    'un quaderno, un calendario e una lista breve',
    'pochi strumenti semplici e un posto fisso',
  ],
  expert: ['una persona che se ne intende', 'un amico sincero', 'una vicina che ci è già passata'],
  trial: ['una prova di pochi giorni', 'un tentativo piccolo', 'un esempio soltanto'],
  record: [
    'i passi, i dubbi e gli esiti',
    'le date e le sorprese',
    'che cosa hai fatto e che cosa è successo',
  ],
  result: [
    'un primo passo che si vede',
    'una cosa finita, per quanto piccola',
    'un risultato che sapresti spiegare',
  ],
  signal: [
    'se ci torni senza sforzo',
    'quante domande nuove ti vengono',
    'se gli altri notano una differenza',
  ],
  sources: [
    'libri ben recensiti',
    'racconti di chi ha provato',
    'pagine aggiornate da chi ci lavora',
  ],
  detail: ['un appuntamento dimenticato', 'una parola fraintesa', 'un passaggio saltato'],
  exampleSentence: [
    'Fai {la stessa cosa|lo stesso lavoro} in due modi, {a distanza di un giorno|uno dopo l’altro}, e {annota|segna} la differenza più {piccola|curiosa}.',
    'Chiedi a {due persone|due amici} di {provare|descrivere} la stessa cosa e {ascolta|nota} dove i racconti {si separano|non coincidono}.',
    'Prova {per tre giorni|per poco} senza {cambiare altro|aggiungere altro}, e {scrivi|segna} la sera una riga sola.',
  ],
  firstStepSentence: [
    '{Oggi|Domani} dedica {un quarto d’ora|venti minuti} alla parte {più facile|che ti attira}, e {fermati|smetti} con la voglia di continuare.',
    'Scrivi {una domanda|un dubbio} su un biglietto e {portalo|tienilo} con te fino a {domenica|sera}.',
    'Chiama qualcuno che {ci è passato|ne sa qualcosa} e {chiedi|domanda} da dove comincerebbe.',
  ],
  mistakeSentence: [
    'Si {comincia|parte} dal {pezzo|punto} più {difficile|grande}, per orgoglio, e si {smette|molla} alla seconda sera.',
    'Si {raccolgono|accumulano} consigli {per mesi|senza fine} e non se ne {prova|mette alla prova} nemmeno uno.',
    'Si {cambia|modifica} tutto insieme e poi non si {sa|capisce} che cosa abbia funzionato.',
  ],
  measureSentence: [
    'Scegli {un segno|un indizio} solo e {guardalo|controllalo} lo stesso giorno di ogni settimana.',
    'Rileggi {le prime note|gli appunti dell’inizio} dopo {un mese|qualche settimana}: {la distanza|la strada} si vede da lì.',
    'Chiedi a {chi ti conosce|un amico} che cosa {vede cambiato|nota di diverso}, senza {suggerire|anticipare} nulla.',
  ],
  sourceSentence: [
    'Dai più peso a chi {mostra|racconta} come {ci è arrivato|ha fatto}, {limiti compresi|con gli errori}.',
    'Se due fonti {usano|ripetono} le stesse parole, {forse|probabilmente} sono {una fonte sola|la stessa}.',
    'Chiediti {quando|per chi} è stato scritto, e che cosa {è cambiato|può essere cambiato} da allora.',
  ],
  questionSentence: [
    'Chiediti che cosa {cambierebbe|sarebbe diverso} {per te|nelle tue giornate} se {andasse bene|ci riuscissi}.',
    'Domandati quale {parte|pezzo} {dipende|viene} da te e quale {no|dagli altri}.',
    'Chiediti che cosa {diresti|consiglieresti} a {un amico|una persona cara} nella tua stessa {situazione|posizione}.',
  ],
  choiceSentence: [
    'Scegli quella che {sapresti spiegare|difenderesti} in una frase a {un amico|chi ti conosce}.',
    'Immagina {un giorno storto|una brutta settimana} con ciascuna e {guarda|senti} quale {regge|pesa meno}.',
    'Chiediti quale {rimpiangeresti|ti mancherebbe} di più {tra un anno|a distanza di tempo}.',
  ],
};
