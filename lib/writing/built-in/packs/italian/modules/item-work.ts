import type { Module } from '../../../language-pack.ts';

/** Consigli numerati per lavorare con metodo. Schema: list. */
export const ITEMS_WORK: readonly Module[] = [
  {
    id: 'item-one-change',
    role: 'item',
    headings: [
      'Cambia una cosa {alla volta|sola}',
      'Un {ritocco|passo} per volta',
      '{Tocca|Muovi} un solo {tasto|elemento}',
    ],
    paragraphs: [
      [
        [
          'Cambia una cosa alla volta, e {aspetta|attendi} di vederne {l’effetto|le conseguenze} prima di {toccarne|spostarne} un’altra.',
          'Quando vuoi {migliorare|correggere} qualcosa, {tocca|sposta} un solo {pezzo|elemento}, {lasciando fermo|e lascia fermo} il resto.',
        ],
        'Tre {novità|modifiche} {insieme|in un colpo} {danno|portano} {forse|a volte} un risultato {migliore|diverso}, {ma|però} {nessuno saprà|non saprai} a quale {dire grazie|dare il merito}.',
        '{La pazienza|Un po’ di lentezza}, qui, {è|resta} {la via più rapida|una scorciatoia}: {si evita di|non dovrai} {ricominciare|tornare indietro}.',
        '{Scegli|Comincia da} quella che {costa meno|promette di più}, {non la più vistosa|anche se non si nota}.',
      ],
      [
        [
          '{Scrivi|Segna} la modifica con la data e, accanto, {quello che ti aspetti|la tua previsione}.',
          'Un {diario|elenco} delle modifiche, {anche telegrafico|di poche parole}, {vale oro|torna utile} quando {qualcosa si guasta|un mese dopo cerchi il perché}.',
        ],
        'Se {l’effetto|il cambiamento} non {si vede|arriva}, {rimetti|riporta} tutto {com’era|al suo posto} e prova {un’altra leva|qualcos’altro}.',
        'Con questo {passo|metodo} {lento|paziente} si {costruisce|mette insieme} una conoscenza {tua|che nessuno ti toglie}, {fatta|nata} di {prove|cose viste}.',
        '{Dopo tre o quattro giri|Con qualche prova} il miglioramento {si vede|salta all’occhio} {senza cercarlo|da lontano}.',
      ],
    ],
  },
  {
    id: 'item-remove',
    role: 'item',
    headings: [
      'Togli, {prima di aggiungere|poi semmai aggiungi}',
      'Meno {cose|pezzi}, più {respiro|chiarezza}',
      '{Sottrai|Alleggerisci}',
    ],
    paragraphs: [
      [
        [
          'Togli {qualcosa|un pezzo} prima di aggiungere {altro|il prossimo}: {lo spazio libero|il vuoto} è {la risorsa più rara|già un miglioramento}.',
          'La prima {mossa|domanda} è sempre che cosa {si può togliere|puoi lasciare andare}, e soltanto dopo che cosa {manca|serve}.',
        ],
        '{Aggiungere|Accumulare} {dà|regala} una piccola {gioia|euforia}, {togliere|sottrarre} {chiede|richiede} un po’ di {coraggio|lucidità}, e {dura di più|rende di più}.',
        'Prova a {mettere da parte|nascondere} per {una settimana|qualche giorno} ciò che {credi|reputi} indispensabile: {qualcosa|una parte} non ti {mancherà|servirà} {affatto|più}.',
      ],
      [
        [
          '{Lo stesso vale per|Vale anche per} {gli impegni|i consigli}, {le regole|le abitudini} e {le fonti|i programmi}: meglio {poche cose salde|poco e bene} che {molto e male|un elenco infinito}.',
          'Ogni {mese|stagione}, {passa in rassegna|ripercorri} {le tue abitudini|ciò che hai accumulato} e {lascia andare|congeda} la voce più {debole|stanca}.',
        ],
        'Quello che {resta|rimane} {si vede meglio|acquista peso} e {chiede|pretende} meno {cura|fatica}, {come|un po’ come} una stanza {dopo le pulizie|con le finestre aperte}.',
        [
          'E se hai {tolto|tagliato} troppo, {niente paura|poco male}: {rimettere|tornare indietro} è {quasi sempre|di solito} più {facile|semplice} che {decidersi a togliere|alleggerire}.',
          '{Niente|Nulla} è {definitivo|per sempre}: {ciò che manca davvero|una vera mancanza} {si fa sentire|bussa} {presto|nel giro di giorni}, e {il posto c’è ancora|la porta è aperta}.',
        ],
      ],
    ],
  },
  {
    id: 'item-notebook',
    role: 'item',
    theme: 'notes',
    headings: [
      'Tieni un {quaderno|diario}',
      '{Due|Tre} righe {al giorno|ogni sera}',
      'Scrivi {ciò che vedi|quello che succede}',
    ],
    paragraphs: [
      [
        [
          'Tieni un quaderno {apposta|dedicato} e {scrivi|mettici} {due righe|poche parole} ogni volta, {anche quando|persino se} {non è successo niente|ti sembra inutile}.',
          '{Annota|Segna} quello che {fai|provi} {lo stesso giorno|a caldo}, {con la data|in poche parole}: {la memoria|il ricordo} {aggiusta|abbellisce} {tutto|ogni cosa}.',
        ],
        'Segna per esempio [record], {in forma di appunti|senza frasi belle}, {scritti a mano|con la grafia che viene}.',
        'Dopo {qualche settimana|un mese} le pagine {mostrano|rivelano} {ripetizioni|disegni} che {giorno per giorno|dal vivo} {non si vedono|sfuggono}.',
      ],
      [
        [
          '{Rileggi|Sfoglia} le pagine {la domenica|a fine settimana} con una matita {colorata|in mano} e {sottolinea|cerchia} {le sorprese|ciò che non ti aspettavi}.',
          'La rilettura è {la parte che conta|il momento più utile}: mezz’ora di calma, {ogni tanto|una volta alla settimana}.',
        ],
        [
          'Le sorprese {indicano|segnalano} dove {le tue idee|le aspettative} e i fatti {divergono|prendono strade diverse}, e {da lì|da quel punto} {si impara|conviene ripartire}.',
          'Dove ti sorprendi, {scava|fermati}: {fra l’idea e il fatto|in quella fessura} {c’è|si nasconde} gran parte di quello che {resta da capire|puoi imparare}.',
        ],
        [
          'Un quaderno {brutto|sgualcito}, {del resto|poi}, si usa più volentieri di uno {bellissimo|elegante} che {mette soggezione|resta intatto}.',
          '{Meglio|Preferisci} carta {povera|da poco}: sulle pagine {lussuose|rilegate} si {esita|tentenna}, {sull’altra|su un blocco qualsiasi} si {scrive|ragiona}.',
        ],
        '{Tieni|Lascia} il quaderno {aperto|in vista}, con {la penna|una matita} {dentro|accanto}.',
      ],
    ],
  },
  {
    id: 'item-opposite',
    role: 'item',
    headings: [
      'Cerca {il parere contrario|chi la pensa all’opposto}',
      'Ascolta {un no|una voce contraria}',
      'Metti {in dubbio|alla prova} la tua idea',
    ],
    paragraphs: [
      [
        [
          'Cerca {apposta|di proposito} {qualcuno|una voce} che non {è d’accordo|la pensa come te} e {ascolta|segui} il suo ragionamento {fino in fondo|senza interrompere}.',
          'Prima di {decidere|affezionarti}, {trova|cerca} il parere più {contrario|lontano} che ci sia, {purché serio|detto con argomenti}.',
        ],
        'Le conferme {arrivano|vengono} senza invito; le obiezioni vanno {cercate|stanate}, {perché|dato che} {sono più timide|quasi nessuno ama contraddire}.',
        [
          'Riassumi quel punto di vista {con parole tue|su un foglio}, così bene che chi lo difende {annuirebbe|ti direbbe di sì}.',
          '{Ripeti|Esponi} {le ragioni altrui|gli argomenti contrari} {ad alta voce|senza ironia}: se suonano {convincenti|bene}, {hai ascoltato davvero|hai capito il punto}.',
        ],
      ],
      [
        [
          'Poi {chiediti|domandati} {che cosa rimane|quanto resta} della tua idea: {spesso|di solito} {l’essenziale|il nocciolo}, {con qualche piuma in meno|più asciutto}.',
          'Se l’idea {regge|sopravvive}, {ora|adesso} {sai perché|poggia su qualcosa}; se {cade|crolla}, meglio {ora|adesso} che {dopo|a cose fatte}.',
        ],
        '[sourceSentence]',
        [
          'Ringrazia, {infine|alla fine}, chi ti ha {contraddetto|dato torto}: è un favore che {pochi|non molti} {si prendono la briga di fare|sanno fare con garbo}.',
          '{Chi contraddice|Chi obietta} {con garbo|con calma} {regala|dona} {tempo e attenzione|un punto di vista}: {merita|vale} {un caffè|un ringraziamento}, {anche se ha torto|comunque finisca}.',
        ],
        '{Non serve|Non occorre} {convincere|avere la meglio su} {nessuno|chi dissente}: {si tratta|lo scopo è} di {vedere|capire} meglio.',
      ],
    ],
  },
  {
    id: 'item-second-visit',
    role: 'item',
    headings: [
      'Torna {una seconda volta|in un altro momento}',
      'La prima impressione {non basta|va verificata}',
      'Guarda {due volte|di nuovo}',
    ],
    paragraphs: [
      [
        [
          'Torna una seconda volta, {in un giorno diverso|con un altro umore}, prima di {fidarti|decidere}.',
          'Non {fermarti|affidarti} alla prima impressione: {rifai il giro|guarda di nuovo} in {un’altra ora|un altro momento}, {possibilmente peggiore|magari con la pioggia}.',
        ],
        '{La novità|Il primo incontro} {trucca|abbellisce} tutto, {nel bene e nel male|in un senso o nell’altro}, e {il tempo|la ripetizione} {lava via|toglie} il trucco.',
        'Alla seconda {visita|occasione} {l’occhio|lo sguardo} {si posa|cade} su cose {diverse|più pratiche}: [detail], {per esempio|mettiamo}.',
        'Non è {sfiducia|pignoleria}, è {rispetto|cura} per {il tempo|la fatica} che {verrà|ci metterai}.',
      ],
      [
        [
          '{Confronta|Accosta} le due {impressioni|giornate} {per iscritto|su carta}, e solo dopo rileggi la prima.',
          '{Fra una volta e l’altra|Tra le due volte} {lascia passare|metti} {qualche giorno|una settimana} e {scrivi|annota} {che cosa ricordi|ciò che è rimasto}.',
        ],
        [
          '{Quello che|Ciò che} {piace|convince} due volte, {in condizioni diverse|con umori diversi}, {merita|guadagna} fiducia; {quello che delude|il resto} {può attendere|si lascia andare}.',
          '{Se il piacere|Quando il piacere} {si ripete|resiste} {con la pioggia|a stomaco vuoto}, {è affidabile|puoi crederci}; {se svanisce|altrimenti} era {l’aria di festa|il sole}.',
        ],
        'Se {le impressioni|i due giudizi} {si contraddicono|non vanno d’accordo}, {serve|ci vuole} una terza prova, senza fretta.',
        '{Porta|Invita} con te, {la seconda volta|al ritorno}, {qualcuno|una persona} che {guarda|ragiona} in modo diverso.',
      ],
    ],
  },
  {
    id: 'item-weak-side',
    role: 'item',
    headings: [
      'Cerca il lato {scomodo|debole}',
      'Che cosa {non ti dicono|resta fuori dalla foto}',
      'Guarda {il rovescio|dietro}',
    ],
    paragraphs: [
      [
        [
          'Cerca {il lato scomodo|il difetto} prima di {innamorarti|dire di sì}, perché {c’è sempre|non manca mai} e {chi consiglia|chi propone} {di rado|raramente} lo nomina.',
          'Di ogni cosa che ti {attira|piace}, {scrivi|trova} il difetto {principale|più serio} e chiediti se {ci vivresti bene|lo sopporteresti} {ogni giorno|per un anno}.',
        ],
        '{Un difetto|Un limite} {conosciuto|noto} si {aggira|sopporta}; quello {scoperto|venuto fuori} tardi {pesa|irrita} il doppio.',
        'Le {voci critiche|lamentele}, {in questo|qui}, {aiutano|servono} più degli elogi: {leggi|ascolta} quelle {pacate|di mezzo}, né {furiose|indignate} né {entusiaste|sognanti}.',
      ],
      [
        [
          '{Dividi|Separa} i difetti in due {gruppi|colonne}: quelli che {puoi correggere|dipendono da te} e quelli che {devi accettare|resteranno}.',
          'I difetti non {pesano|contano} tutti allo stesso modo: {alcuni|certi} {si correggono|passano}, altri {restano|mettono radici}.',
        ],
        [
          'Se fra quelli da accettare {trovi|compare} una cosa che ti {toglierebbe il sonno|rovinerebbe la giornata}, {hai già la risposta|la questione è chiusa}.',
          '{Basta|È sufficiente} un solo difetto {insopportabile|di quelli che restano} per {dire no|chiudere la pratica}, {qualunque sia|per quanto lungo sia} l’elenco dei pregi.',
        ],
        [
          'Altrimenti {procedi|vai avanti} {con gli occhi aperti|senza illusioni}: {saperlo prima|aver guardato} {toglie|leva} {veleno|peso} alle delusioni.',
          '{Conoscere|Nominare} {il prezzo|la spina} {in anticipo|prima di firmare} {rende|fa} la scelta più {adulta|serena}.',
        ],
        'Lo stesso esame va fatto {con|anche per} ciò che {hai già|ami di più}.',
      ],
    ],
  },
  {
    id: 'item-company',
    role: 'item',
    theme: 'together',
    headings: [
      'Trova {compagnia|un complice}',
      '{In due|Insieme} si {va più lontano|sceglie meglio}',
      'Coinvolgi {qualcuno|una persona fidata}',
    ],
    paragraphs: [
      [
        [
          'Coinvolgi {una persona|un amico o un’amica} di cui ti fidi e {fissate|prendete} un appuntamento {breve|regolare}, {anche al telefono|anche solo per raccontarvi}.',
          '{Trova|Cerca} qualcuno con cui {fare un pezzo di strada|parlarne}: {l’impegno|la parola data} {a voce alta|a un altro} {pesa|tiene} più di {un promemoria|una promessa segreta}.',
        ],
        'Non {serve|occorre} un {esperto|maestro}: {basta|va bene} chi {fa domande|ascolta} e {dice la verità|ricorda la volta scorsa} {senza cattiveria|con garbo}.',
        '{Raccontando|Spiegando} {a che punto sei|come procede}, {spesso|di solito} {trovi|scopri} la soluzione {mentre parli|a metà frase}.',
        '{Anche|Perfino} il silenzio di chi {ascolta|ti sta davanti} {aiuta|serve} a {sentire|riconoscere} le {parole vuote|frasi deboli}.',
      ],
      [
        [
          'Mettetevi d’accordo su {una regola semplice|un patto}: ognuno porta {una prova fatta|un fatto} e {una domanda|un dubbio}.',
          'Un incontro {utile|riuscito} {dura|prende} {mezz’ora|poco}, {comincia|parte} {dai fatti|da quello che è successo} e {finisce|si chiude} con {un passo|una data}.',
        ],
        '{Scegli|Preferisci} persone {diverse da te|con un’altra età o un altro mestiere}: {vedono|notano} cose che tu {non guardi più|dai per scontati}.',
        'E {ricambia|restituisci il favore}: {dare un consiglio|aiutare} {obbliga|costringe} a {pensare con chiarezza|mettere in ordine quello che sai}.',
        'Se {l’accordo|il patto} si {allenta|scioglie}, {dillo|parlane} e {ricominciate|cambiate giorno}, {senza colpe|con leggerezza}.',
      ],
    ],
  },
  {
    id: 'item-sleep-on-it',
    role: 'item',
    headings: [
      '{Dormici sopra|Lascia riposare}',
      'Una notte {in mezzo|prima di decidere}',
      'Il tempo {di mezzo|della pausa}',
    ],
    paragraphs: [
      [
        [
          'Lascia passare {una notte|almeno una notte} fra {l’idea|l’entusiasmo} e {il gesto|la firma}, {ogni volta che|quando} {puoi|niente brucia}.',
          'Dormici sopra, {letteralmente|sul serio}: al mattino {le cose|le stesse cose} hanno {un’altra misura|dimensioni più giuste}.',
        ],
        'La fretta {viene|arriva} quasi sempre {da fuori|da chi vuole venderti qualcosa}, e {di rado|raramente} {fa|cura} i tuoi interessi.',
        'Scrivi {la sera|prima di dormire} che cosa {faresti|sceglieresti} e {perché|con quali ragioni}; {al risveglio|il giorno dopo} {rileggi|controlla} se {ci credi ancora|la frase regge}.',
        '{Chi ti vuole bene|Una proposta onesta} {sa|può} aspettare {fino a domani|qualche ora}.',
      ],
      [
        [
          'Se {l’idea|il proposito} {resiste|è ancora lì} dopo {tre mattine|qualche giorno}, {merita|vale} {un tentativo|la fatica}.',
          '{Alcune idee|Certi entusiasmi} {evaporano|svaniscono}, e {non è una perdita|va benissimo}: {resta|rimane} quello che {conta|ha radici}.',
        ],
        '{Nel frattempo|Intanto} fai altro, {cammina|cucina}, {incontra qualcuno|riordina un cassetto}: {la testa|la mente} {lavora|ragiona} {anche di nascosto|per conto suo}.',
        'La pausa, {però|tuttavia}, {ha|deve avere} una fine {scritta|sul calendario}, altrimenti diventa {un rinvio|un modo di rimandare}.',
        '{Due notti|Tre notti} {bastano|sono abbastanza}, {salvo|tranne} per le {decisioni|scelte} che {cambiano la vita|non si disfano}.',
      ],
    ],
  },
];
