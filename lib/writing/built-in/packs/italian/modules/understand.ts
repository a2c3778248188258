import type { Module } from '../../../language-pack.ts';

/** Capire un argomento: di che cosa si tratta e perché conta. Schema: explainer. */
export const UNDERSTAND: readonly Module[] = [
  {
    id: 'what-borders',
    role: 'what',
    headings: [
      '{Che cosa|Di che cosa} si parla, {esattamente|di preciso}',
      'I confini {dell’argomento|della questione}',
      'Prima {mettiamoci d’accordo|chiariamo le parole}',
    ],
    paragraphs: [
      [
        [
          '{Metà delle discussioni|Una buona parte dei litigi} {nasce|comincia} perché la stessa parola {indica cose diverse|ha più significati} a seconda di chi {la usa|parla}.',
          'Quando si parla di [topic], {conviene prima di tutto|la prima cortesia è} {tracciare un confine|dire che cosa si intende}.',
          'Un argomento {si capisce|si comincia a capire} {dai suoi bordi|quando se ne vedono i bordi}: {che cosa c’è dentro|che cosa comprende}, che cosa {resta fuori|gli somiglia soltanto}.',
        ],
        'Prova a {scrivere|formulare} una definizione {tua|casalinga}, di {una riga|poche parole}, {senza aprire|prima di consultare} un dizionario.',
        [
          'Poi {cerca|trova} un caso {sicuro|che ci rientra senza dubbio} e {uno di confine|uno che ti lascia in dubbio}: la differenza fra i due {insegna molto|dice quello che cerchi}.',
          'Metti {fianco a fianco|vicini} {un esempio lampante|il caso più tipico} e {uno ambiguo|un parente dubbio}: {dove stonano|nello scarto} {si nasconde|c’è} {il significato|la definizione}.',
        ],
        [
          '{Accetta|Metti in conto} che il bordo sia {sfumato|un po’ incerto}, perché {le definizioni troppo nette|le linee tirate col righello} {servono più ai manuali che alla vita|resistono poco ai casi veri}.',
          '{Nessun confine|Nessuna linea} {tiene|resiste} per sempre: {fra le zone chiare|tra un caso e l’altro} {resta|rimane} una {fascia grigia|terra di mezzo}, e {va bene così|conviene segnarla a matita}.',
        ],
      ],
      [
        [
          '{Fissato il confine|Una volta segnati i bordi}, {guarda|osserva} da quali parti è fatto {il tutto|l’insieme}.',
          'Il passo {seguente|successivo} è {smontare|aprire} {l’oggetto|la scatola}: quali {parti|pezzi} ci sono, e {come si toccano|che cosa fa ciascuno}?',
        ],
        'Bastano {poche voci|quattro o cinque parole} su un foglio, {unite|collegate} da frecce, per {vedere un disegno|accorgersi di quello che manca}.',
        'Anche un dettaglio come [detail] {ha il suo posto|va sul foglio}, anche se {a prima vista|da lontano} {sembra secondario|nessuno lo nota}.',
        '[exampleSentence]',
      ],
      [
        [
          '{Resta da chiedersi|Chiediti infine} a quale domanda {risponde|dovrebbe rispondere} {tutto questo|questo sapere}.',
          'Dietro ogni argomento c’è una domanda che qualcuno {aveva|si è fatto} {prima di te|per necessità}.',
        ],
        'Trovare quella domanda {cambia la lettura|aiuta la memoria}: {le nozioni sparse|i fatti isolati} {si mettono in fila|trovano una ragione}, {come limatura di ferro|come aghi} {intorno a|vicino a} una calamita.',
        '[questionSentence]',
        'Se la domanda {ti riguarda|tocca la tua vita}, {continuerai volentieri|il resto verrà da sé}; se {non ti riguarda|ti lascia indifferente}, {saperlo subito|accorgersene} è {già utile|un risparmio}.',
      ],
    ],
  },
  {
    id: 'what-map',
    role: 'what',
    headings: [
      'Una {mappa|carta} per orientarsi',
      '{L’essenziale|Il quadro}, {in poche mosse|a grandi linee}',
      'Uno sguardo {d’insieme|dall’alto}',
    ],
    paragraphs: [
      [
        [
          '{Davanti a un tema nuovo|Quando la materia è nuova} la tentazione è {leggere tutto|partire dai particolari}; {conviene|è meglio} {disegnare|cominciare da} una mappa.',
          '{Entrare in|Affrontare} un argomento {sconosciuto|poco noto} è come {arrivare di notte|scendere dal treno} in una città: {prima si cercano|servono prima} i punti di riferimento.',
          'Chi si occupa di [topic] ha in testa {una mappa|un disegno}, {spesso|di solito} senza {saperlo|averla mai tracciata su carta}.',
        ],
        '{Ti serve|Basta} {sapere|capire} dove stanno {le strade principali|i grandi quartieri}, quali {zone|angoli} {puoi ignorare|possono aspettare} e {da che parte|dove} si entra.',
        '{Sfoglia|Scorri} [sources] {guardando solo|leggendo soltanto} titoli e {sommari|figure}: {in mezz’ora|in poco tempo} {emergono|affiorano} le parole che {tornano|si ripetono}.',
        '{Quelle parole|Le parole ricorrenti} sono {piazze|incroci}, e {da lì|da ognuna} partono le {vie|strade} che {percorrerai|esplorerai} {una alla volta|con calma}.',
      ],
      [
        [
          'Poi {colloca|metti} te {sulla mappa|nel disegno}: {che cosa sai già|quale parte conosci}, e {da dove viene|quanto è solido} quel sapere?',
          'La mappa {diventa tua|serve davvero} quando {ci segni|indichi} il punto {in cui ti trovi|da cui parti}.',
        ],
        '[sourceSentence]',
        [
          'Lascia {zone bianche|spazi vuoti}, {senza vergogna|e non averne vergogna}: un vuoto {segnato|riconosciuto} è più {onesto|utile} di {una macchia inventata|una certezza presa in prestito}.',
          '{Ammettere|Segnare} {una lacuna|un «non so»} {orienta|aiuta} {più|molto più} di {una risposta indovinata|una toppa}: {prima o poi|più avanti} {la riempirai|si colmerà}.',
        ],
        '{Rivedi|Ritocca} il disegno dopo ogni {lettura|incontro}, {con un altro colore|senza cancellare il vecchio}: {i cambiamenti|le correzioni} {raccontano|mostrano} {che cosa hai imparato|la strada fatta}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Sulla {tua mappa|carta} {segna|metti}:',
        '{Per disegnarla|Per cominciare} {bastano|servono} {pochi segni|questi elementi}:',
      ],
      items: [
        'I {termini|nomi} che {ricorrono ovunque|tutti usano}, {ognuno|ciascuno} con {una spiegazione di una riga|un esempio accanto}.',
        'Le {domande|questioni} su cui {gli esperti|le persone competenti} {litigano ancora|non sono d’accordo}.',
        'Un caso {concreto|reale} che {conosci bene|hai visto da vicino}, da usare come {pietra di paragone|esempio fisso}.',
        'Le {parti|zone} {confinanti|vicine}, che {aiutano a capire|fanno luce} anche se {non ne fanno parte|restano fuori}.',
        'Il {punto|luogo} da cui vuoi {entrare|cominciare}, e {la ragione|il perché} della scelta.',
      ],
    },
  },
  {
    id: 'why-matters',
    role: 'why',
    headings: [
      'Perché {conta|vale la pena}',
      '{Che cosa ci guadagni|A che serve} {capirlo|saperne di più}',
      'Una ragione per {interessarsene|fermarsi a capire}',
    ],
    paragraphs: [
      [
        [
          '{Un argomento|Una materia} {conta|diventa importante} {quando|nel momento in cui} {cambia|sposta} una decisione, {anche piccola|anche di tutti i giorni}.',
          'A che {serve|giova} saperne di più? {La risposta onesta|La risposta} è {che dipende da te|diversa per ognuno}, e {per trovarla|per scoprirla} {basta guardare|conviene guardare} le tue {giornate|scelte}.',
          '{Interessarsi|Occuparsi} di [topic] {ha senso|dà frutto} {se|quando} poi {qualcosa cambia|ti muovi in modo diverso}.',
        ],
        [
          'Pensa a {ieri|questa settimana}: in quale occasione {avresti agito|avresti scelto} in un altro modo, {sapendo di più|con qualche conoscenza in più}?',
          'Ripensa {alla settimana|agli ultimi giorni}: {c’è stata|ricordi} {una scelta|una discussione} in cui qualche nozione in più ti avrebbe {aiutato|fatto comodo}?',
        ],
        [
          '{Forse|Magari} non te ne {viene in mente|torna in mente} neanche una, e allora {leggi per piacere|puoi leggere per puro piacere}, che è {un ottimo motivo|una ragione nobile}.',
          'Se {la memoria tace|non trovi esempi}, {poco male|nessun problema}: {si può leggere|è lecito leggere} anche per {il gusto di sapere|semplice piacere}, {e fa bene|senza giustificarsi}.',
        ],
        '[exampleSentence]',
      ],
      [
        [
          'C’è {poi|anche} un guadagno {meno visibile|più sottile}: {si fanno domande migliori|si impara a chiedere}.',
          '{Capire|Sapere} {protegge|difende} anche dai {discorsi vuoti|venditori di fumo}, {e non è poco|un vantaggio tutt’altro che piccolo}.',
        ],
        'Chi {conosce|possiede} i termini {essenziali|di base} {segue|regge} una conversazione con [expert] {senza annuire a caso|senza perdersi}, e {ne esce|torna a casa} con {qualcosa in mano|risposte vere}.',
        '{Riconosce|Nota} {prima|in fretta} {una promessa gonfiata|un ragionamento zoppo} e {sa dove|capisce dove} {andare a controllare|cercare una conferma}.',
        'E {parla|discute} con più {calma|misura}, perché chi {ha capito|sa di che parla} {di rado alza la voce|non ha bisogno di gridare}.',
      ],
      [
        [
          '{Ci sono anche|Esistono pure} {buone ragioni|motivi seri} per {fermarsi|non esagerare}: {non tutto|non ogni cosa} merita {la stessa profondità|uguale attenzione}.',
          'Quanto {a fondo|lontano} {andare|spingersi} è {una scelta|una decisione} {tua|che spetta a te}, e {va fatta|si fa meglio} {presto|prima di cominciare}.',
        ],
        'A volte {basta|è sufficiente} {sapere a chi chiedere|riconoscere i segnali}; altre volte {serve|ci vuole} {la mano|la pratica}, {e tempo|con i suoi tempi}.',
        '[questionSentence]',
        '{Scrivi|Segna} {il livello|la profondità} che {ti basta|desideri} {per ora|in questo periodo}, e cambia idea {quando vuoi|senza rimorsi}.',
      ],
    ],
  },
  {
    id: 'why-now',
    role: 'why',
    headings: [
      'Perché {parlarne|occuparsene} {adesso|oggi}',
      'Che cosa {c’è in gioco|cambia per te}',
      'Chi ci {guadagna|perde}, e {perché|in che modo}',
    ],
    paragraphs: [
      [
        [
          'Di {certi temi|certi argomenti} ci si accorge {quando mancano|solo quando si inceppano}: {finché tutto scorre|se va tutto bene} {restano invisibili|nessuno li nomina}.',
          'Prima di {chiederti|domandarti} come funziona una cosa, {chiediti|è utile chiedersi} {che cosa succederebbe|che cosa cambierebbe} {senza|se non ci fosse}.',
          'Immagina {una settimana|un mese} senza mai {occuparti di|sentir parlare di} [topic]: {chi se ne accorgerebbe|che cosa cambierebbe}, e {quando|dopo quanto}?',
        ],
        'È un {esercizio|gioco} {serio|meno leggero di quanto sembri}: {fa emergere|mostra} le {dipendenze|abitudini} che {diamo per scontate|non vediamo più}.',
        '{Scrivi|Annota} {gli effetti|le conseguenze} in ordine, {dai più vicini|dal primo giorno} {ai più lontani|fino all’ultimo}, e {fermati|smetti} quando {inventi|tiri a indovinare}.',
        '{Il punto in cui inventi|Il punto della resa} {segna|indica} {il limite|la fine} di quello che {sai|conosci davvero}, {ed è un’informazione|e conviene ricordarlo}.',
      ],
      [
        [
          '{L’importanza|Il valore} di una cosa {cambia|varia} {anche|molto} {con il punto di vista|a seconda di chi guarda}.',
          '{Nessun tema|Nessuna questione} {pesa|conta} {uguale|allo stesso modo} {per tutti|su tutte le spalle}.',
        ],
        '{Conviene|È utile} {ascoltare|sentire} {più campane|chi sta dall’altra parte}, e {soprattutto|in particolare} chi {di solito|in genere} {tace|non viene interrogato}.',
        '[sourceSentence]',
        '{Non occorre|Non serve} dare ragione a {qualcuno|una parte}: {basta|è sufficiente} capire {perché|come mai} da {lì|quel posto} la cosa {appare|si presenta} così.',
        '{Poi torna|Torna quindi} al tuo {punto|posto} e {guarda|verifica} se {si è spostato|è rimasto dov’era}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Guardalo|Prova a guardarlo} {con gli occhi di|dalla parte di}:',
        '{Alcuni punti di vista|Qualche sguardo} da {provare|prendere in prestito}:',
      ],
      items: [
        'Chi {comincia|arriva} {adesso|oggi} e {vede|nota} {soltanto|prima di tutto} {gli ostacoli|le parole difficili}.',
        'Chi {lo fa|ci lavora} da {una vita|sempre} e {ha smesso|non ha più bisogno} di {spiegarselo|chiedersi perché}.',
        'Chi {paga|sopporta} {il prezzo|le conseguenze} senza {aver scelto|essere stato interpellato}.',
        'Chi {ne ricava|ci guadagna} {qualcosa|un vantaggio} e {ha interesse|fa bene i suoi conti} a {tenerlo com’è|non cambiare niente}.',
        'Chi {verrà dopo|crescerà fra qualche anno} e {troverà|avrà} {il risultato|le nostre scelte} {già pronto|senza spiegazioni}.',
      ],
    },
  },
  {
    id: 'what-three-voices',
    role: 'what',
    headings: [
      '{Tre persone|Tre voci}, tre risposte',
      '{Come lo racconta|Che cosa ne dice} chi {ci vive dentro|lo conosce}',
      'La stessa cosa, {vista da vicino e da lontano|da tre distanze}',
    ],
    paragraphs: [
      [
        [
          '{Chiedi|Domanda} di che cosa si tratta a chi {comincia|ne sa poco}, a chi {lo pratica|ci lavora} e a chi lo {guarda|osserva} da fuori: {avrai|otterrai} tre {ritratti|racconti}.',
          'Una sola definizione {dice poco|è una fotografia}; {tre racconti|più sguardi}, {messi accanto|uno sull’altro}, {danno|restituiscono} {il volume|la profondità}.',
          'Quando si parla di [topic], {il principiante|chi arriva adesso} e {il veterano|chi c’è da sempre} {usano|adoperano} le stesse parole per {cose diverse|indicare altro}.',
        ],
        'Il {novellino|principiante} {elenca|nomina} {oggetti e regole|ciò che si tocca}, {il pratico|chi è del mestiere} {gesti e tempi|quello che si fa}, {l’osservatore|lo spettatore} {effetti|ciò che resta}.',
        '{Nessuno dei tre|Nessuno} {mente|sbaglia}: {ciascuno|ognuno} {sta|si trova} a una distanza {diversa|sua}, e {la distanza|il posto} {sceglie|decide} {i particolari|che cosa si vede}.',
        '{Raccogli|Trascrivi} le {risposte|voci} senza {correggerle|pettinarle}, {anche quando|pure se} {stridono|si contraddicono}: {gli attriti|le differenze} {saranno|diventeranno} utili {fra poco|nel passo seguente}.',
      ],
      [
        [
          'Poi {cerca|isola} {ciò che torna|il filo comune} in {tutte e tre|ogni racconto}: {quello|lì} {è|sta} {probabilmente|con ogni probabilità} il {nucleo|cuore}.',
          '{Il passo successivo|Adesso} {è un lavoro di forbici|si lavora di forbici}: {tieni|ritaglia} {le parole|le idee} che {compaiono|ricorrono} in {ciascun racconto|ogni versione}.',
        ],
        '{Le parti rimaste fuori|Gli avanzi} {non vanno buttati|conservali}: {raccontano|indicano} {i dintorni|gli usi}, {le mode|i gusti} e {le paure|gli interessi} di chi {parla|risponde}.',
        '[sourceSentence]',
        '{Scrivi|Componi} infine {una frase tua|la quarta versione}, {da persona informata|con parole prese in prestito} e {con il dubbio|con un margine} {al posto giusto|bene in vista}.',
      ],
      [
        [
          '{Mettila alla prova|Collauda quella frase} {su un caso reale|davanti a qualcuno}: {regge|funziona} {se|quando} {aiuta a riconoscere|fa riconoscere} {un esempio mai visto|un caso nuovo}.',
          '{Una buona spiegazione|Una frase riuscita} {si giudica|si riconosce} {dall’uso|alla prova}: {deve|dovrebbe} {servire|bastare} a {riconoscere|distinguere} un caso {nuovo|mai incontrato}.',
        ],
        '{Se fallisce|Se non basta}, {guarda|chiediti} quale delle tre {voci|distanze} {avevi ascoltato meno|manca all’appello}.',
        '[exampleSentence]',
        '{Fra qualche settimana|Più avanti} {rifai il giro|torna dai tre}: {anche le loro risposte|le risposte} {si muovono|cambiano}, {e la tua con loro|come la tua}.'.replace(
          '{anche le loro risposte|le risposte}',
          'anche le loro risposte',
        ),
      ],
    ],
  },
  {
    id: 'why-three-times',
    role: 'why',
    headings: [
      '{Perché, perché, perché|Tre volte «perché»}',
      '{Scava|Scendi} sotto la prima risposta',
      'La ragione {dietro la ragione|al piano di sotto}',
    ],
    paragraphs: [
      [
        [
          'La prima risposta a un «perché» {serve a chiudere il discorso|è quasi sempre un tappo}; {la terza|quella che viene dopo} {comincia|prova} a {dire qualcosa|spiegare}.',
          '{I bambini|I più piccoli} lo {sanno|fanno} {benissimo|senza studiare}: {dopo ogni risposta|a ogni frase} {rilanciano|aggiungono} un altro «perché», {e arrivano in fondo|fino al silenzio}.',
          'Perché {interessarsi|occuparsi} di [topic]? {Rispondi|Scrivi}, poi {chiediti il perché|scava} {della risposta|ancora}, {due volte|un paio di volte}.',
        ],
        '{Al primo piano|In superficie} {si trovano|ci sono} {le frasi di tutti|i luoghi comuni}: {è utile|fa bene}, {è interessante|se ne parla}, {conviene|lo fanno gli altri}.',
        '{Un piano sotto|Appena più giù} {spuntano|compaiono} {persone e giornate|facce e luoghi}: {qualcuno da aiutare|una fatica da togliere}, {un lavoro da capire|una curiosità antica}.',
        '[questionSentence]',
        '{Scrivi|Annota} {le risposte|i gradini} {in colonna|uno sotto l’altro}, {senza cancellare|anche le più goffe}.',
      ],
      [
        [
          '{In fondo alla scala|All’ultimo gradino} {c’è|si trova} di solito {qualcosa di semplice|una cosa piccola}, che {non ha bisogno di|fa a meno degli} aggettivi.'.replace(
            '{non ha bisogno di|fa a meno degli} aggettivi',
            'sta in piedi senza aggettivi',
          ),
          '{La ragione buona|L’ultima risposta} si riconosce {dal tono|da un segno}: {smette di|non deve più} {convincere|impressionare} {qualcuno|nessuno}.'.replace(
            '{smette di|non deve più} {convincere|impressionare} {qualcuno|nessuno}',
            'non ha più voglia di {convincere|impressionare}',
          ),
        ],
        '{Appuntala|Scrivila} {in piccolo|a matita} {sulla prima pagina|dove la ritrovi}: {nei momenti di noia|quando il testo si fa duro} {farà luce|servirà da appiglio}.',
        '{Ti dirà|Saprà dirti} anche {fin dove andare|quanto basta}, {perché|dal momento che} non {tutte le ragioni|ogni ragione} {chiedono|chiede} {un viaggio lungo|la stessa fatica}.'.replace(
          'non {tutte le ragioni|ogni ragione} {chiedono|chiede} {un viaggio lungo|la stessa fatica}',
          'non ogni ragione chiede {un viaggio lungo|la stessa fatica}',
        ),
        '[sourceSentence]',
      ],
      [
        [
          '{Prova|Ripeti} la scala {con un’altra persona|dal punto di vista opposto}: {perché dovrebbe|per quale motivo vorrebbe} {interessare a lei|occuparsene}?'.replace(
            '{interessare a lei|occuparsene}',
            'occuparsene',
          ),
          '{Lo stesso gioco|La stessa discesa} {funziona|si può fare} {in due|a tavola}: {uno chiede|una persona domanda}, {l’altro|l’altra} {scende|risponde} {di gradino in gradino|senza barare}.'.replace(
            '{uno chiede|una persona domanda}, {l’altro|l’altra}',
            'una persona domanda, l’altra',
          ),
        ],
        '{I piani bassi|Gli ultimi gradini} si {somigliano|assomigliano} più dei {piani alti|primi}, e {lì|laggiù} {ci si capisce|si comincia a ragionare}.',
        '[exampleSentence]',
        '{Se resti|Se ti ritrovi} {senza risposte|a mani vuote}, {forse|può darsi che} {il tema|l’argomento} {non fa|non faccia} per te, {almeno adesso|per ora}.'.replace(
          '{forse|può darsi che} {il tema|l’argomento} {non fa|non faccia} per te',
          'forse {il tema|l’argomento} non fa per te',
        ),
      ],
    ],
  },
];
