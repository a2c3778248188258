import type { Module } from '../../../language-pack.ts';

/** Una possibilità alla volta. Schema: comparison. */
export const OPTION: readonly Module[] = [
  {
    id: 'option-day',
    role: 'option',
    headings: [
      'Una settimana con [option]',
      '{Vivere|Convivere} con [option]',
      '{Da vicino|Guardare da vicino}: [option]',
    ],
    paragraphs: [
      [
        [
          '{Immagina|Prova a immaginare} di aver già scelto [option]: {è lunedì|la settimana comincia}, {nessuno guarda|l’entusiasmo è passato}, e {le cose|i giorni} {vanno avanti|scorrono} come sempre.',
          'Per {capire|giudicare} [option] {non servono|lascia perdere} {gli aggettivi|le pagelle}: {serve|prendi} una giornata {qualsiasi|normale}, {dalla mattina alla sera|ora per ora}.',
        ],
        '{Descrivi|Racconta} che cosa {fai|succede} {per prima cosa|nella prima ora}, dove {ti fermi|perdi tempo}, che cosa {ti viene facile|fila liscio}.',
        '{Nota|Osserva} [signal]: {vale più|conta più} delle {caratteristiche sulla carta|promesse scritte}.',
        '{Se la giornata|Quando la scena} {ti sembra|pare} {troppo bella|perfetta}, {aggiungi|metti} {un imprevisto|la pioggia}: {un ritardo|un guasto}, {un ospite|una telefonata}, {la stanchezza|poco sonno}.',
        '{Tieni|Lascia} {accesa|aperta} la scena {fino a sera|fino in fondo}, {noia compresa|senza tagliare}.',
      ],
      [
        [
          '{Poi cerca|Cerca poi} {la parte difficile|il lato scomodo}, che {c’è sempre|non manca mai} e che {i sostenitori|gli entusiasti} {tacciono|lasciano nell’ombra}.',
          '{Ogni scelta|Qualunque scelta} {ha|porta con sé} {un prezzo|un lato scomodo} {che non sta scritto|fuori dalle etichette}: {cercalo|vai a cercarlo} {apposta|senza pietà}.',
        ],
        '{Potrebbe essere|Forse è} {un’attesa|la lentezza}, {un obbligo|un vincolo} {in più|fastidioso}, o {soltanto|semplicemente} un dettaglio come [detail].',
        '{Chiediti|Domandati} se {quel peso|quel fastidio} {diminuisce|si alleggerisce} con {la pratica|l’abitudine} o se {cresce|aumenta} {con il tempo|ogni mese}.',
        '[choiceSentence]',
      ],
      [
        [
          '{Resta|C’è infine} {il paragone|il confronto} con [other], {da fare|che conviene fare} {alla fine|per ultimo}.',
          '{Soltanto ora|A questo punto} {riprendi|richiama} [other] e {chiediti|guarda} {che cosa ti mancherebbe|dove sta la differenza}.',
        ],
        '{Conta|Pesa} non tanto {la distanza fra le due strade|quanto le due strade differiscano}, ma {se te ne accorgeresti|quanto ti toccherebbe} {ogni giorno|nella vita di tutti i giorni}.',
        '{Certe|Alcune} differenze {enormi|vistose} {sulla carta|a parole} {scompaiono|svaniscono} {nell’uso|dopo due giorni}; {altre|certe piccolezze}, {minime|invisibili}, {restano|pesano} {per anni|a lungo}.',
        [
          '{Scrivi|Annota} {una sola|la} ragione per dire di sì a [option] e {una sola|una} per dire di no, {con parole semplici|senza forse}.',
          '{In due righe|Su due colonne}: {perché sì e perché no|un argomento a favore e uno contro}, {parlando di|a proposito di} [option], {senza aggettivi|nel modo più semplice}.',
        ],
      ],
    ],
  },
  {
    id: 'option-for-whom',
    role: 'option',
    headings: [
      '[option]: {per chi|a chi conviene}',
      'A chi {si adatta|sta bene} [option]',
      'Quando [option] {ha senso|conviene}',
    ],
    paragraphs: [
      [
        [
          '{La domanda utile|La cosa da chiedersi} su [option] non è {quanto valga|se sia buona o cattiva}, ma {per chi sia fatta|chi ne sarebbe felice}.',
          'Di fronte a [option] {prova|fai} il gioco del ritratto: {descrivi|disegna} la persona {che ne sarebbe felice|a cui starebbe a pennello}.',
          '{Ogni scelta|Qualsiasi strada} {ha|trova} la sua persona {ideale|giusta}; nel caso di [option], {descrivila|disegnala} {con qualche particolare|in poche righe}.',
        ],
        '{Quanto tempo ha|Quali ore ha libere}, che cosa {la diverte|le piace}, che cosa {sopporta male|la fa sbuffare}, {con chi vive|chi ha intorno}?',
        '{Adesso|Poi} {confronta|accosta} quel ritratto {al tuo|con la tua vita}, {riga per riga|senza barare}.',
        '[choiceSentence]',
        '{Dalle|Trova} anche un nome {inventato|di fantasia} e {un mestiere|una casa}: {i particolari|le minuzie} {impediscono|evitano} di {restare nel vago|dire frasi buone per tutti}.',
      ],
      [
        [
          '{Se il ritratto|Quando il ritratto} {ti somiglia|assomiglia al tuo} {solo in parte|a metà}, {non scartare|aspetta a scartare} [option].',
          '{Una somiglianza|Un’affinità} {parziale|a metà} {non è|non significa} {un no|una bocciatura}.',
        ],
        '{Guarda|Controlla} dove {i due ritratti non combaciano|c’è distanza} e se {sono|si tratta di} cose che {cambieranno|puoi cambiare} {presto|nei prossimi mesi}.',
        'Chi sceglie {per la persona che vorrebbe essere|pensando a un’altra vita}, di solito, torna {in fretta|presto} {sui propri passi|al punto di prima}.',
        '{Le persone|Le vite} {cambiano|si spostano} {piano|lentamente}: {scegli|decidi} per {chi sei|come vivi} {quest’anno|adesso}, {con un margine|lasciando spazio} per {chi sarai|domani}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: ['{Inclina verso|Propendi per} [option] se:', '{Indizi|Segni} a favore di [option]:'],
      items: [
        '{Il suo difetto|Il lato scomodo} {più citato|di cui tutti parlano} ti {lascia indifferente|pesa poco}.',
        '{Il vantaggio|Il punto forte} {principale|maggiore} {cade|arriva} {proprio|esattamente} dove {oggi|adesso} {fai più fatica|perdi più tempo}.',
        '{Conosci|Hai vicino} {qualcuno|una persona} che {può aiutarti|ci è passato} {nelle prime settimane|all’inizio}.',
        '{La prova|Un tentativo} {ti ha lasciato|ti lascia} {voglia di|il desiderio di} {continuare|rifarlo} {il giorno dopo|senza che nessuno insista}.',
        '{Rinunciare a|Fare a meno di} [other] {ti costa|ti peserebbe} {poco|meno del previsto}, {a ripensarci|a mente fredda}.',
      ],
    },
  },
  {
    id: 'option-advocate',
    role: 'option',
    headings: [
      '{In difesa|A favore} di [option]',
      '[option], {le ragioni|i pro e i contro}',
      '{Che cosa offre|Che cosa chiede} [option]',
    ],
    paragraphs: [
      [
        [
          '{Concedi|Dai} a [option] {un’arringa|un buon avvocato}: {cinque minuti|dieci righe} in cui {si sente|parla} soltanto la {difesa|voce favorevole}.',
          '{Prima di criticare|Prima dei difetti}, {cerca|elenca} le {migliori ragioni|ragioni più forti} per scegliere [option], come se {dovessi|volessi} convincere {un amico scettico|una giuria}.',
        ],
        '{Usa|Porta} {situazioni vere|scene concrete}, viste {da te|nella tua cerchia}, e {lascia a casa|tralascia} {le frasi pubblicitarie|gli slogan}.',
        '[sourceSentence]',
        'Se {gli argomenti|le ragioni} {finiscono|si esauriscono} {presto|dopo due righe}, {è possibile|può darsi} che {manchino|ti manchino} {le informazioni|notizie}, {non i meriti|più che i meriti}.',
        [
          '{Ascolta|Rileggi} {la difesa|l’arringa} come se {venisse|arrivasse} da {un’altra persona|qualcuno di cui ti fidi}, e {sottolinea|segna} la frase che {ti tocca|regge} di più.',
          '{Lascia|Fai} {riposare|decantare} le righe {fino a domani|una notte}, {poi|quindi} {cancella|togli} ciò che {sembra pubblicità|non sottoscriveresti}: {il resto|quello che rimane} {pesa|conta}.',
        ],
      ],
      [
        [
          '{Poi tocca all’accusa|Ora la parola all’accusa}, {con la stessa energia|con uguale impegno}.',
          '{Subito dopo|Di seguito} {cambia lato del tavolo|passa dall’altra parte} e {attacca|fai l’avvocato del diavolo}.',
        ],
        '{Cerca|Trova} {il giorno peggiore|la situazione peggiore}: {quando|in che momento} questa scelta ti {lascerebbe a piedi|farebbe arrabbiare}?',
        '{Distingui|Separa} i difetti {che si aggirano|rimediabili} da quelli che {bisogna|tocca} {accettare|tenersi}, e {pesa|valuta} {soltanto|soprattutto} {questi ultimi|i secondi}.',
        'Guarda anche {i dettagli|le minuzie}: [detail], per dire, {può|potrebbe} {rivelarsi|diventare} {più fastidioso|più pesante} di un {grande|vistoso} difetto.',
      ],
      [
        [
          '{Chiudi|Concludi} con un verdetto {provvisorio|che si può rivedere}, {di una riga|brevissimo}.',
          '{Infine|Per finire} {scrivi|pronuncia} {il tuo|un} verdetto {provvisorio|a matita} {in una riga|di poche parole}.',
        ],
        '{Comincia|Inizia} con «{nel mio caso|per come vivo oggi}», così il giudizio {resta onesto|non pretende di valere per tutti}.',
        '{Lascia|Tieni} {la stessa forma|lo stesso schema} per [other]: due verdetti {uguali nella forma|costruiti allo stesso modo} si {confrontano|leggono} {bene|senza sforzo}.',
        'E {segna|annota} che cosa {ti farebbe|potrebbe farti} {cambiare|ribaltare} {parere|il verdetto}: [trial], {magari|per esempio}, {fra un mese|la prossima settimana}.',
      ],
    ],
  },
  {
    id: 'option-first-month',
    role: 'option',
    headings: [
      '{I primi tempi|Il primo mese} con [option]',
      '[option], {dall’inizio|un passo alla volta}',
      'Se {scegliessi|toccasse a} [option]'.replace(
        '{scegliessi|toccasse a} [option]',
        'vincesse [option]',
      ),
    ],
    paragraphs: [
      [
        [
          '{Conta|Immagina} i giorni {dal primo|dal momento del sì}: con [option], {che cosa accade|come si comincia}, {e quanto|e per quanto tempo} {si resta goffi|tutto sembra nuovo}?',
          'Ogni scelta ha un {inizio|esordio} e un {dopo|seguito}: {guardali|osservali} {separati|uno per volta}, {parlando di|a proposito di} [option].',
        ],
        '{La prima settimana|L’inizio} {è fatta di|porta} {piccoli intoppi|gesti nuovi}: {dove si trova|come si accende}, {a chi si chiede|chi risponde}, {che cosa si rompe|quanto costa un errore}.'.replace(
          '{La prima settimana|L’inizio} {è fatta di|porta} {piccoli intoppi|gesti nuovi}',
          'La prima settimana {è fatta di|porta con sé} {piccoli intoppi|gesti nuovi}',
        ),
        '{Verso la terza|Dopo un po’} {arriva|si affaccia} {la routine|l’abitudine}, ed è {lì|allora} che {si vede|capisci} se {la scelta|la strada} {pesa o sostiene|ti fa compagnia}.',
        '[choiceSentence]',
      ],
      [
        [
          '{Scrivi|Segna} {tre cose|poche cose} che {dovresti imparare|chiederebbe di imparare}, e {accanto|a fianco} {chi te le insegnerebbe|dove le impareresti}.',
          '{Quanto|Che cosa} {c’è da imparare|bisogna imparare}? {Fai un elenco|Mettilo in fila}, {con i tempi|senza ottimismo}, e {guarda|controlla} se {hai già|possiedi} {qualche tassello|una parte}.',
        ],
        '{Una cosa nota|Ciò che sai già} {vale|conta} {doppio|molto}: {accorcia|abbrevia} il tratto {iniziale|in salita} e {lascia energie|libera la testa} per il resto.',
        '{Non dimenticare|Metti in conto} {le piccole seccature|i dettagli}, {per esempio|come} [detail], che nei racconti {non compaiono mai|nessuno nomina}.',
        '[mistakeSentence]',
      ],
      [
        [
          '{Alla fine del mese|Trascorse le settimane} {fai un conto semplice|chiudi il quaderno}: {che cosa rimpiangeresti|quanto ti mancherebbe} di [other]?',
          '{Adesso volta pagina|Ora gira il foglio}: {lo stesso mese|quei giorni}, {passato|vissuto} con [other], {dove sarebbe|in che cosa sarebbe} {più leggero|diverso}?'
            .replace(
              '{passato|vissuto} con [other], {dove sarebbe|in che cosa sarebbe}',
              'con [other], in che cosa sarebbe',
            )
            .replace('{lo stesso mese|quei giorni}', 'lo stesso mese'),
        ],
        '{Cerca|Trova} {un episodio|una scena} {per parte|per ciascuna}, {bella|riuscita} o {storta|faticosa}, e {raccontala|descrivila} {senza commenti|in due righe}.'.replace(
          '{un episodio|una scena} {per parte',
          'una scena {per parte',
        ),
        '{Fra due scene|Tra i due racconti} {si sceglie|è più facile scegliere} meglio che {fra due elenchi|tra colonne di pregi}, {perché|dato che} {nelle scene ci sei tu|le scene ti somigliano}.'.replace(
          '{si sceglie|è più facile scegliere} meglio che',
          'si sceglie meglio che',
        ),
        'Osserva [signal]: {se manca|se non lo trovi} {anche in fantasia|nemmeno con l’immaginazione}, {qualcosa|un motivo} {ci sarà|c’è}.'.replace(
          '{se manca|se non lo trovi} {anche in fantasia|nemmeno con l’immaginazione}, {qualcosa|un motivo} {ci sarà|c’è}',
          '{la fantasia|l’immaginazione}, {su questo|in questi casi}, {mente poco|sa essere onesta}',
        ),
      ],
    ],
  },
];
