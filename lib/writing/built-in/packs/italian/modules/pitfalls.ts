import type { Module } from '../../../language-pack.ts';

/** Gli errori da cui guardarsi. Schemi: how-to, list e, a parte, comparison. */
export const PITFALLS: readonly Module[] = [
  {
    id: 'pitfalls-usual',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      '{Gli inciampi|Gli errori} più {comuni|frequenti}',
      'Dove si {scivola|sbaglia} più spesso',
      'Gli sbagli che {puoi risparmiarti|si possono evitare}',
    ],
    paragraphs: [
      [
        [
          'Gli errori {più costosi|peggiori} {arrivano in silenzio|non fanno rumore}: all’inizio {sembrano|paiono} {prudenza o zelo|semplice buon senso}.',
          '{Chi comincia|Chi è alle prime armi} inciampa quasi sempre {negli stessi punti|sulle stesse pietre}, e {conoscerli|saperlo} {è già metà del rimedio|aiuta molto}.',
          'Quando si tratta di [topic], si sbaglia {soprattutto|più spesso} {all’inizio|nelle prime settimane}, quando {c’è fretta di fare|si vuole tutto insieme}.',
        ],
        '[mistakeSentence]',
        'Un altro {classico|vizio diffuso} è {comprare|accumulare} rimedi {prima di aver capito|senza conoscere} {il problema|la difficoltà vera}.',
        'E poi c’è un dettaglio come [detail], che {nessuno nomina|si trascura volentieri} finché {il danno è fatto|tocca rifare tutto}.',
      ],
      [
        [
          'Contro {ciascuno|ogni sbaglio} {esiste|c’è} un antidoto {piccolo|semplice}, {di solito|quasi sempre} un po’ {noioso|grigio}.',
          '{Per difendersi|Per evitarli} {serve meno talento|basta meno bravura} di quanto {si pensi|sembri}, e {qualche|un minimo di} abitudine {in più|ben scelta}.',
        ],
        'Quando {hai fretta|la fretta preme}, {aspetta una notte|dormici sopra}: {le buone occasioni|le scelte sensate} {raramente|di rado} {scadono|svaniscono} {in poche ore|prima di sera}.',
        'E se {sbagli comunque|capita lo stesso}, {scrivi|segna} {come è successo|che cosa è accaduto} {prima di|invece di} {cercare un colpevole|prendertela con qualcuno}.',
        '{Lo stesso taccuino|Il tuo taccuino} dirà poi quale {inciampo|errore} {torna|si ripresenta} più spesso, e {da quello|da lì} {conviene|è bene} {cominciare|partire}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Questi segnali|I segnali qui sotto} {meritano|chiedono} {una sosta|attenzione}:',
        '{Rallenta|Fermati un momento} quando {compare|si fa vivo} uno di questi {segnali|campanelli}:',
      ],
      items: [
        '{Rimandi|Sposti} da giorni {la parte centrale|il nocciolo} e {intanto|nel frattempo} {riordini|sistemi} {i contorni|gli accessori}.',
        '{Cambi metodo|Ricominci da capo} {ogni volta che|appena} {incontri|senti} {una resistenza|un po’ di fatica}.',
        'Ti {confronti|misuri} con chi {ha cominciato|è partito} {molto|assai} prima di te, e {ne esci|ti ritrovi} {di malumore|senza voglia}.',
        'Nessuno {ha ancora visto|conosce} {quello che fai|il tuo lavoro}, e {l’idea di mostrarlo|il pensiero di farlo vedere} ti {innervosisce|pesa}.',
        'Non {ricordi più|sapresti dire} {che cosa volevi|qual era lo scopo} {all’inizio|al momento di partire}.',
      ],
    },
  },
  {
    id: 'pitfalls-overdoing',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      'Troppo, {troppo in fretta|e troppo presto}',
      'Quando {la foga|l’entusiasmo} {diventa un ostacolo|fa danni}',
      'Il rischio di {strafare|esagerare}',
    ],
    paragraphs: [
      [
        [
          '{L’entusiasmo|Lo slancio} {dei primi giorni|iniziale} è {un buon motore|una spinta preziosa} e {un pessimo|un cattivo} {consigliere|pilota}.',
          '{Si fallisce|Si molla} {meno per pigrizia|di rado per pigrizia} e {più spesso|molto più spesso} per aver {voluto|preteso} {tutto subito|troppo}.',
        ],
        'Chi {parte|comincia} {con dieci propositi|da un piano grandioso} {alla terza settimana|in poco tempo} {ne salva|ne mantiene} {uno, e per caso|ben pochi}.',
        '[mistakeSentence]',
        '{Meglio|Conviene} {prendersi|assumere} un impegno {così leggero|talmente piccolo} da {reggere|resistere} anche {in un giorno storto|quando va tutto male}.',
        '{Un passo corto|Un piccolo impegno} si {allunga|allarga} senza fatica {quando va bene|nelle settimane buone}; {uno troppo lungo|quello smisurato} si {abbandona|lascia} per sempre.',
      ],
      [
        [
          'L’errore {gemello|opposto} è {pretendere la perfezione|voler fare tutto bene} {al primo colpo|fin da subito}.',
          'C’è poi chi {aspetta|cerca} le condizioni {ideali|perfette}, e {intanto|così} non {comincia|parte} mai.',
        ],
        'Una cosa {finita e mediocre|imperfetta ma conclusa} {insegna|ti insegna} {più di|molto più di} una {splendida e incompiuta|magnifica lasciata a metà}.',
        '{Concediti|Datti} il permesso di {fare male|riuscire così così} {la prima volta|il primo tentativo}, {purché|a patto che} {il secondo arrivi presto|tu riprovi presto}.',
        '{Osserva|Nota} [signal]: {ti dirà|è un segno che dice} se {stai crescendo|vai avanti} o se {stai solo lucidando|ti limiti a ritoccare}.',
      ],
      [
        [
          '{Un guaio a parte|Un pericolo diverso} è {fare tutto in silenzio|non parlarne con nessuno}.',
          '{Anche il silenzio|Anche lavorare senza testimoni} {fa danni|ha un prezzo}, {più|molto più} di quanto {si creda|sembri}.',
        ],
        '{Uno sguardo esterno|Un occhio fresco} {trova|scopre} {in un minuto|subito} quello che tu {cerchi|insegui} {da settimane|da giorni}.',
        '{Chiedi|Domanda} a [expert] che cosa {toglierebbe|leverebbe}, {prima ancora di|invece di} {aggiungere|metterci} altro.',
        [
          'Chi {ti vuole bene|ti conosce} {esita a|fatica a} {criticare|dire la verità}, {perciò|quindi} {fai|prepara} una domanda {precisa|stretta}: {qual è la parte più debole|che cosa manca}?',
          '{Facilita|Rendi facile} {la sincerità|la critica}: {porgi una matita|chiedi tre segni}, {in silenzio|senza spiegare}, e {lascia|fai} {cancellare|cerchiare} {ciò che stona|quello che non va}.',
        ],
      ],
    ],
  },
  {
    id: 'pitfalls-comparing',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      'Le trappole {del confronto|di chi confronta}',
      'Come {un confronto|un paragone} {va storto|inganna}',
      '{Attenzione|Occhio} ai paragoni {sbilenchi|truccati}',
    ],
    paragraphs: [
      [
        [
          'Quasi ogni {confronto|paragone} {parte|nasce} già {inclinato|pendente}: {abbiamo|c’è} {una preferenza|un favorito} e {cerchiamo|si cercano} {le prove|conferme}.',
          '{La prima trappola|Il primo inganno} {siamo noi|sta in chi sceglie}: {di solito|spesso} {il cuore ha già deciso|la decisione è già presa} e {la testa|il ragionamento} {fa da avvocato|cerca scuse}.',
          'Tra [a] e [b], {probabilmente|forse} {hai già un debole|una preferenza ce l’hai}: {dillo|confessalo} {subito|ad alta voce}, {così|in modo che} {non lavori|non agisca} {di nascosto|nell’ombra}.',
        ],
        'Una prova {utile|onesta}: {difendi|sostieni} per {cinque|dieci} minuti {la parte opposta|l’altra possibilità}, {sul serio|senza ironia}.',
        '[mistakeSentence]',
        'Se gli argomenti {contrari|di segno opposto} {ti vengono|arrivano} {a fatica|con difficoltà}, {non conosci|conosci poco} {ancora|per ora} {quel lato|l’alternativa}.',
      ],
      [
        [
          'Altre trappole {vengono|arrivano} {da fuori|dal modo in cui si mettono le cose a fianco}.',
          'Il resto {degli errori|degli inganni} {nasce|viene} {da come si paragona|dal metodo}.',
        ],
        '{Diffida|Guardati} di ogni tabella che {dà a tutto|assegna a ogni riga} {lo stesso peso|la stessa importanza}, {come se|quasi che} {la vita|una scelta} {fosse|si facesse} {una somma|un’addizione}.',
        '[sourceSentence]',
        [
          '{Controlla|Verifica} anche {l’ordine|la sequenza} in cui {guardi|esamini} le cose, perché {la prima|quel che si vede per primo} {diventa|fa da} {il metro|la misura} di tutto il resto.',
          '{Comincia|Parti} ogni volta da {una parte diversa|un lato diverso}: chi apre la lista {gode|approfitta} di {un’attenzione|una freschezza} che {chi chiude|l’ultimo} {non avrà|si sogna}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Fermati|Ricomincia} se {il tuo confronto|il paragone} {cade|finisce} in uno di questi {casi|errori}:',
        '{I segni|I sintomi} di un confronto {malato|storto}:',
      ],
      items: [
        '{Metti|Stai mettendo} a fianco il {meglio|lato migliore} di una {parte|possibilità} e il {peggio|lato peggiore} dell’altra.',
        '{Conti|Elenchi} i vantaggi {senza chiederti|senza domandarti} quanti ne {useresti|sfrutteresti} {davvero|in una settimana normale}.',
        [
          'Ti {affidi|appoggi} all’esperienza di una sola persona, che vive in modo {molto|del tutto} diverso {dal tuo|da come vivi tu}.',
          'Ti {fidi|accontenti} di un’unica {testimonianza|voce}, {magari simpatica|per quanto cara}, che ha {orari|bisogni} e {gusti|spazi} {lontani dai tuoi|di un altro mondo}.',
        ],
        '{Continui a|Non smetti di} {cercare|raccogliere} {notizie|pareri} {perché|anche se} {decidere|scegliere} ti {spaventa|mette a disagio}, {non perché|e non perché} {ti manchi|serva} {qualcosa|un dato}.',
        '{Dimentichi|Lasci fuori} {una terza strada|la terza possibilità}: {aspettare|non scegliere ancora}, {unire|combinare} {le due cose|i due lati} o {fare altro|lasciar perdere}.',
      ],
    },
  },
  {
    id: 'pitfalls-after-choosing',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      '{Gli errori|Gli scivoloni} di chi {sceglie in fretta|decide di corsa}',
      '{Pentirsi|Cambiare idea} costa: {come evitarlo|pensaci prima}',
      'Fretta, abitudine e {altri|altri due} cattivi consiglieri',
    ],
    paragraphs: [
      [
        [
          '{La fretta|L’impazienza} {sceglie|decide} {quello che si vede|ciò che brilla}, e {ciò che si vede|la vetrina} è di rado {la parte che userai|quello che conta}.',
          'Molti {ripensamenti|pentimenti} {nascono|cominciano} da {una decisione|una scelta} {presa di sera|fatta} con {la testa stanca|la mente altrove}.',
        ],
        [
          '{Se puoi|Quando puoi}, {lascia passare|metti in mezzo} {un giorno|una notte} tra la decisione e {il momento in cui agisci|il gesto che la rende definitiva}.',
          '{Nessuna decisione|Nessuna scelta} {seria|importante} {soffre|si guasta} se {dorme una notte|aspetta il mattino}, e {molte|parecchie} {si raddrizzano|migliorano} {nel sonno|a colazione}.',
        ],
        '{Immagina|Figurati} poi {la seconda settimana|un martedì qualunque}: {che cosa farai|come ti muoverai}, con {che cosa in mano|quale umore}?',
        '[questionSentence]',
        '{Se la scena|Quando il quadro} ti {annoia|pesa} già {nella fantasia|a immaginarlo}, {prendilo sul serio|dagli ascolto}: {di rado|raramente} la {realtà|vita vera} è {più allegra|più generosa}.',
      ],
      [
        [
          '{L’abitudine|La consuetudine} è {una consigliera|una guida} {altrettanto|non meno} {insidiosa|furba}.',
          'Anche {restare dove si è|tenersi quello che si ha} è una scelta, {benché|sebbene} {non ne abbia l’aria|lo si dimentichi}.',
        ],
        '{Chiediti|Domandati} che cosa {prenderesti|sceglieresti} se {cominciassi|partissi} oggi, {da zero|senza niente alle spalle}.',
        '{Tempo e denaro|Soldi ed energie} già {spesi|andati} non {tornano|si recuperano} {scegliendo male|con una scelta peggiore} {un’altra volta|di nuovo}.',
        '{Ricorda|Tieni presente} anche i dettagli, [detail] per esempio: {una sciocchezza|un’inezia} {del genere|così} {può|sa} {guastare|rovinare} {anche la scelta migliore|un’ottima decisione}.',
        '{Quello che è stato|Il passato} può {insegnare|consigliare}, ma {non dovrebbe|non deve} {votare|decidere}: {conta|pesa} soltanto {ciò che viene|la strada davanti}.',
      ],
      [
        [
          '{Resta|C’è infine} il consiglio {degli altri|altrui}, {prezioso|utile} {a piccole dosi|fino a un certo punto}.',
          '{Infine|In ultimo}, {misura|dosa} {i pareri|le opinioni}: {oltre|passati} {tre o quattro|pochi} {fanno solo rumore|confondono}.',
        ],
        'Chi ha {già scelto|fatto una scelta} {tende a|ha bisogno di} {lodarla|difenderla}, {anche|persino} quando {zoppica|gli pesa}.',
        '{Chiedigli|Domandagli} {piuttosto|invece} che cosa {lo infastidisce|non rifarebbe}: {la risposta|quello che dirà} {varrà|conterà} {più|molto più} {di una lode|di qualunque elogio}.',
        [
          '{Poi|Alla fine} {chiudi la porta|spegni lo schermo} e {decidi|scegli} con i tuoi motivi {in fila|elencati} su un foglio.',
          'Raccolti i pareri, {il tavolo|la stanza} {torna tuo|si svuota}: {rileggi|riprendi} le {ragioni|righe} scritte e {firma|scegli}.',
        ],
      ],
    ],
  },
];
