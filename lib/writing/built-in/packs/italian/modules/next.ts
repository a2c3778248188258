import type { Module } from '../../../language-pack.ts';

/** Che cosa fare dopo la lettura. Schemi: how-to, explainer, list. */
export const NEXT: readonly Module[] = [
  {
    id: 'next-this-week',
    role: 'next',
    headings: [
      'Da dove {cominciare domani|ripartire}',
      'I prossimi {sette giorni|passi}',
      '{Questa settimana|Nei prossimi giorni}, {senza strafare|con calma}',
    ],
    paragraphs: [
      [
        [
          '{Una lettura|Un articolo} {vale|serve} per quello che {succede dopo|ne fai}, {nelle prime ore|prima che l’impressione svanisca}.',
          '{Lascia questa pagina|Chiudi la lettura} con un gesto {già scelto|in programma}, per quanto piccolo: {domani|fra due giorni} {sarà più difficile|la voglia sarà minore}.',
          'Se hai ancora voglia di occuparti di [topic], {domattina|fra qualche giorno}, {fai in modo|assicurati} che {qualcosa sia già cominciato|ci sia già un primo passo}.',
        ],
        '[firstStepSentence]',
        '{Mettilo|Segnalo} in agenda {con un’ora precisa|accanto a un orario}, perché {«appena posso»|«uno di questi giorni»} non {arriva|esiste} {su nessun calendario|mai}.',
        'Poi {dillo|raccontalo} {a qualcuno|a una persona} che {te ne chiederà conto|se ne ricorderà}: {la parola data|una promessa detta ad alta voce} {pesa|lega} più {di un promemoria|di un nodo al fazzoletto}.',
      ],
      [
        [
          '{Nei giorni seguenti|Durante la settimana} {aggiungi|unisci} {un po’ di studio|una lettura}, {a piccole porzioni|senza farne un obbligo}.',
          '{Accanto al fare|Oltre alla pratica}, {lascia spazio|fai posto} {a qualche lettura|alla curiosità}.',
        ],
        'Scegli fra [sources], ma una cosa sola per volta, e {arriva in fondo|tieni in mano una matita}.',
        [
          'Segna i dubbi {che nascono|via via} e tienili pronti per chi {ne sa più di te|conosce la materia}.',
          '{Tieni|Apri} una pagina per {i punti oscuri|le domande}, e {ogni tanto|alla prima occasione} {portala|mostrala} a {un esperto|chi ha più strada alle spalle}.',
        ],
        [
          '{Fra|Tra} un capitolo e l’altro {torna a provare|rimetti le mani in pasta}, {altrimenti|se no} la lettura {resta|rimane} un bel ricordo.',
          '{Alterna|Mescola} {lettura|studio} e {pratica|prove}: {una pagina|un paragrafo}, {poi subito|e subito dopo} {un tentativo|un gesto}, {finché|fino a quando} {si incastrano|l’una chiama l’altra}.',
        ],
        'Bastano {poche pagine|pochi minuti}{, con calma|, a mente sveglia}.',
      ],
      [
        [
          '{Fra un mese|Quando sarà passato un mese} {rileggi|riprendi} gli appunti e {decidi|chiediti} se {andare oltre|vuoi continuare}.',
          '{Metti|Fissa} {fin d’ora|già adesso} {una data|un giorno} per {guardare indietro|fare il punto}, {tra qualche settimana|non troppo lontano}.',
        ],
        '{Smettere|Lasciar perdere} {con buone ragioni|per scelta} {è una risposta|va benissimo}, {e libera tempo|purché tu sappia perché}.',
        '{Continuare|Andare avanti} {invece chiede|richiede} un traguardo nuovo, {appena|solo un poco} più alto {del precedente|di quello di prima}.',
        'Nota [signal]: da lì {capirai|vedrai} {quale delle due strade|quale direzione} {prendere|ti somiglia}.',
      ],
    ],
  },
  {
    id: 'next-deeper',
    role: 'next',
    headings: [
      'Per {andare più a fondo|saperne di più}',
      '{Dopo le basi|Finito l’inizio}: {dove guardare|come continuare}',
      '{Continua|Prosegui} con {metodo|curiosità}',
    ],
    paragraphs: [
      [
        [
          '{Le basi|I primi passi} {ti portano|arrivano} fino a {una porta|un certo punto}; oltre, {si va|si cammina} {per curiosità|con domande tue}.',
          '{Adesso che hai|Ora che possiedi} {un’idea d’insieme|la mappa generale}, {puoi scegliere|scegli} {un angolo|una zona} e {scavare|restarci più a lungo}.',
        ],
        [
          'Il modo {più sicuro|migliore} è partire da una domanda che {ti è rimasta|ti ronza in testa}, non da un programma {altrui|completo}.',
          '{Parti|Comincia} da un dubbio che {non ti lascia in pace|torna da giorni}: {vale|rende} più di {qualunque indice|una bibliografia}, perché {cammina con te|ti riguarda}.',
          '{Torna|Ripensa} alla cosa che {ti ha fatto alzare gli occhi|non hai capito}: {tirando quel filo|da quel capo}, {il resto|tutto} {viene dietro|si srotola} {quasi da sé|un poco alla volta}.',
        ],
        '[questionSentence]',
        '{Dedica|Concedi} alla tua domanda {un mese|qualche settimana}: {le risposte rapide|le scorciatoie} lasciano {poco|un sapere fragile}.',
      ],
      [
        [
          '{Approfondire|Andare a fondo} {vuol dire|significa} anche {tornare su|rivedere} quello che {sembrava chiaro|davi per scontato}.',
          '{Ogni tanto|Di tanto in tanto} {rileggi|riprendi} {le prime pagine|gli appunti iniziali}: {con occhi nuovi|dopo un po’ di pratica} {dicono altro|cambiano sapore}.',
        ],
        'Cerca [sources] e {confronta|metti a fianco} due modi {opposti|lontani} di {raccontare|vedere} la stessa cosa.',
        '{Le differenze|I punti di disaccordo} {sono|diventano} {spesso|quasi sempre} {la parte più viva|il vero programma di studio}.',
        [
          '{Nota|Osserva} chi {cita|ringrazia} chi: {seguendo|risalendo} i nomi si {arriva|giunge} spesso alla {fonte|voce} da cui {tutti hanno copiato|il discorso è cominciato}.',
          '{Nelle note|In fondo alle pagine} {ci sono|trovi} {nomi che tornano|riferimenti}: {seguine uno|scegline uno} e {risali|torna indietro} fino {all’origine|a chi lo disse per primo}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Alcune vie|Qualche strada} per {continuare|proseguire}:',
        '{Scegline una|Prendine una}, {secondo il tempo che hai|quella che ti somiglia}:',
      ],
      items: [
        '{Insegna|Spiega} {quello che sai|le basi} a {qualcuno|una persona} che {comincia oggi|non ne sa nulla}.',
        '{Riparti|Ricomincia} con [trial] e {paragona|confronta} {il risultato|l’esito} con {quello di allora|i primi appunti}.',
        '{Passa|Trascorri} {un pomeriggio|qualche ora} con [expert], più per {guardare|osservare} che per {parlare|chiedere}.',
        '{Scrivi|Butta giù} una pagina {su ciò che hai cambiato|sulle idee che hai abbandonato}, {senza mostrarla|solo per te}.',
        '{Esplora|Visita} {un campo vicino|una materia confinante}: {le parentele|i legami} {sorprendono|aprono finestre}.',
      ],
    },
  },
  {
    id: 'next-keep',
    role: 'next',
    headings: [
      'Come {non perdere|conservare} quello che hai {imparato|capito}',
      '{Tenere viva|Custodire} {un’abitudine|la curiosità}',
      'Che cosa {resta|portarti via}',
    ],
    paragraphs: [
      [
        [
          '{Fra due settimane|Tra pochi giorni} {ricorderai|ti resterà} {una piccola parte|ben poco} di {quanto hai letto|queste righe}, {ed è normale|come capita a tutti}: {scegli tu quale|decidi quale salvare}.',
          '{La memoria|La testa} {tiene|conserva} {ciò che usa|quello che adopera} e {butta|lascia andare} {il resto|tutto il superfluo}.',
        ],
        '{Scrivi|Copia} {tre frasi|poche righe} {a mano|su un cartoncino}: {una cosa da fare, una da evitare, una da chiedere|un gesto, un errore, una domanda}.',
        '{Mettile|Appendile} {dove cade l’occhio|vicino alla porta}, {non in un cassetto|lontano dallo schermo}, e {lasciale lì|non toccarle} per {qualche settimana|un po’}.',
        '[firstStepSentence]',
        '{Rileggile|Ripetile} {a voce alta|in piedi}, {magari al mattino|prima di uscire}: {la terza volta|presto} {suoneranno|diventeranno} {tue|familiari}.',
      ],
      [
        [
          '{Un’abitudine|Ogni abitudine} ha bisogno di {un posto|un’ora} {e di poco altro|e di pazienza}.',
          '{Per non smettere|Per durare}, {lega|aggancia} {la novità|il gesto nuovo} a {qualcosa che fai già|un’abitudine vecchia}.',
        ],
        '{Dopo il caffè|Prima di cena}, {ad esempio|per dire}, pochi minuti {bastano|sono sufficienti} per {restare in esercizio|non perdere il filo}.',
        'Quando {salti|perdi} {una volta|un giorno}, {riprendi|ricomincia} {senza recuperare|da dove eri}: {i debiti|gli arretrati} {scoraggiano|tolgono la voglia}.',
        'Osserva [signal], e {regola|adatta} {il passo|lo sforzo} {di conseguenza|su quello che vedi}.',
        '{Abbassa|Accorcia} la soglia nei giorni {difficili|storti}: {anche un minuto|persino una riga} {tiene|mantiene} {aperta la porta|vivo il filo}, {e domani si riprende|e il resto verrà}.',
      ],
      [
        [
          '{Resta|C’è} un’ultima {cosa|occasione} da {non sprecare|cogliere}: il dubbio con cui {chiudi|finisci} questa lettura.',
          '{Lascia|Tieni} aperta {almeno|ancora} una domanda, {la più scomoda|quella che eviteresti}.',
        ],
        '{Parlane|Discutine} fra {amici|conoscenti}, {a tavola o in viaggio|quando capita}, e {ascolta|raccogli} {le risposte più strane|ogni opinione}.',
        'Chiedi a [expert] {come la vede|che cosa ne pensa}, {senza aspettarti|senza pretendere} {una risposta definitiva|una sentenza}.',
        [
          'Chi continua a {domandare|chiedere} non smette di {imparare|vedere cose nuove}, {anche|perfino} nei {giorni|periodi} in cui il lavoro {dorme|resta fermo}.',
          '{Una domanda aperta|La curiosità} {lavora|fermenta} {da sola|in silenzio}, {mentre dormi|tra una cosa e l’altra}, e {un mattino|un giorno} {ti consegna|porta} {un’idea|una risposta}.',
        ],
      ],
    ],
  },
];
