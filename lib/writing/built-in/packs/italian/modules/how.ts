import type { Module } from '../../../language-pack.ts';

/** Come avvicinarsi a un argomento. Schema: explainer. */
export const HOW: readonly Module[] = [
  {
    id: 'how-chain',
    role: 'how',
    headings: [
      '{Segui|Ricostruisci} la catena',
      'Come {si tiene insieme|funziona il tutto}',
      '{Dalla causa|Dal principio} {all’effetto|alla fine}',
    ],
    paragraphs: [
      [
        [
          'Per capire {un meccanismo|come funziona una cosa} {conviene tenere il filo|si segue il filo} {da un capo all’altro|dall’inizio alla fine}, un anello per volta.',
          'Chi spiega {bene|con chiarezza} {racconta una catena|procede per anelli}: {questo accade|succede una cosa}, {quindi|perciò} ne accade un’altra.',
          'Parlando di [topic], {scegli|prendi} un {solo|unico} esempio e {accompagnalo|seguilo} {dal principio alla fine|in ogni passaggio}.',
        ],
        '{Comincia|Parti} da ciò che {si vede|puoi toccare}, poi {risali|vai indietro} {chiedendo|domandando} ogni volta che cosa {lo ha reso possibile|è venuto prima}.',
        [
          'Dove la risposta è «{è sempre stato così|si fa così}», {fermati|rallenta}: {manca un anello|c’è un passaggio nascosto}, e {vale la pena cercarlo|di solito è il più istruttivo}.',
          '{Le abitudini|I «perché sì»} {coprono|nascondono} {spesso|a volte} {un ingranaggio|un passaggio saltato}: {chi insiste con garbo lo trova|insistendo, prima o poi si vede}.',
        ],
        '[exampleSentence]',
      ],
      [
        [
          '{Disegna|Traccia} {la catena|i passaggi} su un foglio, con {poche parole|una parola per anello} e {molte frecce|frecce grandi}.',
          'Una catena {disegnata|messa su carta} {mostra|rivela} {i buchi|i punti deboli} {a colpo d’occhio|subito}.',
        ],
        'Accanto a {ogni freccia|ciascuna} {scrivi|segna} {quanto ci credi|da dove lo sai}.',
        'Una freccia {senza origine|incerta} non è {una vergogna|un errore}: è {la prossima domanda|il punto da studiare}.',
        'E {tieni conto|ricordati} dei dettagli, {per esempio|come} [detail], che {rompono|spezzano} {più catene|più ragionamenti} di quanto si creda.',
        '{Lascia|Tieni} {spazio ai margini|un po’ di bianco}: {le domande|i ripensamenti} {arrivano|vengono} {dopo|la sera}, e {cercano|vogliono} un {posto|angolo} dove {stare|essere scritti}.',
      ],
      [
        [
          '{Infine|Per chiudere} {prova|fai} un esperimento {mentale|a tavolino}: {togli|leva} un anello e {immagina|chiediti} che cosa {succede|cambia}.',
          '{La prova del nove|L’ultima verifica} {si fa|consiste nel lavorare} {togliendo|per sottrazione}: {via un pezzo|manca un anello}, che cosa {crolla|si ferma}?',
        ],
        'Se {non cambia nulla|tutto regge}, quell’anello era {un ornamento|un’abitudine}; se {tutto si ferma|crolla il resto}, hai {trovato|scoperto} {un perno|un punto portante}.',
        'Racconta {la catena|il ragionamento} a [expert] e {chiedi|domanda} {dove è più debole|quale anello manca}.',
        '{La correzione|La critica} {che riceverai|che ne verrà} {resterà in mente|si ricorda} {meglio|più a lungo} di {un’intera lezione|molte letture}.',
      ],
    ],
  },
  {
    id: 'how-layers',
    role: 'how',
    headings: [
      '{A strati|Per strati}, {come una cipolla|dal grosso al fine}',
      '{Prima|Dapprima} il grosso, poi {il fine|i particolari}',
      'Tre {letture|passaggi}, {tre profondità|ognuno più lento}',
    ],
    paragraphs: [
      [
        [
          '{Un tema complesso|Una materia ricca} non si {attraversa|percorre} in linea retta: {si scava a strati|ci si torna più volte}, {ogni volta|di volta in volta} {un po’ più giù|con meno fretta}.',
          '{La prima lettura|Il primo giro} {non deve|non è fatto per} {spiegare tutto|sciogliere ogni dubbio}; {deve|serve a} {dare un’idea|lasciare un’impressione} {della forma|dell’insieme}.',
          'Anche a proposito di [topic] {funziona|vale} una regola {semplice|antica}: {prima la forma|prima l’insieme}, {poi le parti|dopo il dettaglio}.',
        ],
        'Il primo strato {si attraversa|si percorre} {in fretta|d’un fiato}, {tollerando|accettando} {quello che non si capisce|le parole oscure}.',
        'Il livello {successivo|di mezzo} {chiede|richiede} una matita: {sottolinea|segna} {i passaggi che reggono il discorso|le frasi che fanno da pilastro} e {soltanto quelli|nient’altro}.',
        'A fondo {si va|scendi} {soltanto|solo} dove {serve|la curiosità insiste}, perché {la profondità ovunque|andare a fondo dappertutto} {è un altro modo di|significa} {perdersi|annegare}.',
      ],
      [
        [
          '{Fra uno strato e l’altro|Tra un passaggio e il seguente} {lascia passare|metti} {del tempo|qualche giorno}, {e una prova|e un po’ di pratica}.',
          '{Le pause|Gli intervalli} {fanno parte|sono parte} {del metodo|del lavoro}: {il sonno|la distanza} {riordina|mette in fila} le idee.',
        ],
        'Può bastare [trial]: {il contatto con le cose|toccare con mano} {prepara|rende più facile} {la lettura seguente|la pagina successiva}.',
        '[sourceSentence]',
        '{Il giorno dopo|Alla ripresa} {comincia|riparti} da {quello che ricordi|ciò che è rimasto}, {non dalla pagina|prima di riaprire la pagina}: {i vuoti|le lacune} {diranno|indicheranno} dove {tornare|scavare}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{In pratica|Per cominciare}, {un giro per volta|procedi così}:',
        '{I passaggi|Gli strati}, {dal più largo al più stretto|uno dopo l’altro}:',
      ],
      items: [
        '{Leggi|Guarda} {soltanto|solo} titoli, {figure|immagini} e {ultime righe|conclusioni}, {poi chiudi|e subito dopo chiudi}.',
        '{Scrivi|Racconta} in {tre righe|poche parole} {che cosa credi di aver capito|di che cosa parla, secondo te}.',
        '{Torna|Ritorna} {sui passaggi oscuri|sulle parti difficili} con {una domanda precisa|un dubbio ben formulato}.',
        '{Cerca|Trova} un esempio {tuo|di casa tua}, {diverso da|lontano da} quello {del libro|letto}.',
        '{Spiega|Riassumi} {il tutto|l’insieme} {a voce|a qualcuno} e {correggi|aggiusta} {le tre righe|gli appunti}.',
      ],
    },
  },
  {
    id: 'how-compare-cases',
    role: 'how',
    headings: [
      '{Impara|Capisci} {per confronto|dai casi vicini}',
      'Un caso {solo|isolato} non {basta|insegna}',
      '{Somiglianze|Analogie} e differenze',
    ],
    paragraphs: [
      [
        [
          '{Capiamo|Si capisce} {molto|quasi tutto} per confronto: una cosa {diventa chiara|prende forma} {accanto a|vicino a} un’altra {che le somiglia|simile}, ma {non troppo|non del tutto}.',
          'Chi {guarda|studia} un solo caso {finisce per|tende a} {scambiare|confondere} {il caso|l’accidente} con {la regola|la sostanza}.',
          'Quando si tratta di [topic], {un secondo esempio|un caso diverso} {insegna|spiega} {più di|meglio di} {una seconda lettura|tante definizioni}.',
        ],
        '{Scegli|Prendi} due esempi {vicini per molti versi|quasi gemelli}, ma diversi in {un punto|una cosa} che {ti incuriosisce|vorresti capire}.',
        '{Mettili|Disponili} su due colonne e {riempi|compila} {le stesse righe|le stesse caselle}: [record], {per quanto possibile|dove si può}.',
        'Le righe uguali {descrivono|mostrano} {il genere|la famiglia}, le {altre|differenze} {raccontano|spiegano} {il resto|la storia vera}.',
      ],
      [
        [
          '{Attenzione|Occhio}, {però|tuttavia}, ai {paragoni|confronti} {di comodo|troppo facili}.',
          'Un {paragone|confronto} {illumina|aiuta} {fino a un certo punto|per un tratto}, poi {acceca|porta fuori strada}.',
        ],
        '{Chiediti|Domandati} sempre {dove|in che punto} il paragone {smette di valere|si rompe}, e {scrivilo|annotalo} {in fondo|a margine}.',
        'Due cose {simili|somiglianti} {possono avere|hanno a volte} {cause|ragioni} {diverse|senza parentela}, {come|un po’ come} due porte {uguali|dello stesso colore} che {danno|si aprono} su stanze {diverse|lontane}.',
        '[questionSentence]',
        '{Meglio|È preferibile} un confronto {modesto|limitato} che {regge|sta in piedi} di {un’immagine|una metafora} {brillante|seducente} che {porta|conduce} dove {non volevi andare|i fatti non arrivano}.',
      ],
      [
        [
          '{Quando hai|Raccolti} tre o quattro casi, {prova|azzarda} una {regola|frase generale}.',
          '{Dai confronti|Da qualche caso} {nasce|esce} {prima o poi|a un certo punto} {un’ipotesi|un’idea generale}.',
        ],
        '{Scrivila|Mettila giù} {a matita|in forma di domanda}, e {cerca|vai a cercare} {subito|apposta} {un caso che la smentisca|l’eccezione}.',
        '{Se regge|Se resiste}, {tienila|usala} {fino a prova contraria|con prudenza}; se {cade|non regge}, {hai imparato|sai ora} {dove finisce|qual è il suo limite}.',
        '{Questo lavoro|Un lavoro} {paziente|modesto} {produce|dà} poche certezze, ma {solide|tue}.',
        '{Nel dubbio|Se esiti}, {tieni|conserva} anche i casi {storti|anomali}: {prima o poi|di solito} sono {loro|proprio quelli} a {suggerire|indicare} {la regola successiva|dove guardare}.',
      ],
    ],
  },
];
