import type { Module } from '../../../language-pack.ts';

/** Mettere alla prova quel che si sa. Schemi: how-to, explainer, list. */
export const PRACTICE: readonly Module[] = [
  {
    id: 'practice-small-trial',
    role: 'practice',
    headings: [
      '{Provalo|Mettilo alla prova} in piccolo',
      'Una {prova|verifica} che sta in {una sera|un pomeriggio}',
      '{Toccalo|Vedilo} con mano',
    ],
    paragraphs: [
      [
        [
          'Quello che {hai letto|sai} finora {diventa tuo|si fissa davvero} soltanto {con una prova|quando lo usi}, anche {minima|casalinga}.',
          '{Un’idea|Una nozione} {resta in prestito|non è ancora tua} finché non la {metti alla prova|usi} {almeno una volta|con le tue mani}.',
          'A proposito di [topic], {un piccolo esperimento|una prova modesta} {chiarisce|insegna} {più di|quanto} {molte pagine|tante discussioni}.',
        ],
        'Comincia con [trial] e {resisti alla tentazione di|per ora non} {ingrandire subito|aggiungere altro}.',
        'Prima di {iniziare|partire}, scrivi {che cosa ti aspetti|la tua previsione}: {se indovini|se va così} avrai {una conferma|un punto fermo}, {altrimenti|se no} {una scoperta|una buona domanda}.',
        '[exampleSentence]',
        [
          '{Tieni|Lascia} fuori {il pubblico|gli spettatori}, almeno per ora: {una prova|un tentativo} senza {testimoni|applausi} permette di {sbagliare|inciampare} con {curiosità|più libertà}.',
          '{Niente annunci|Non dirlo ancora}: {lontano dagli sguardi|in privato} si {osa|prova} di più, e {un pasticcio|un capitombolo} {resta|rimane} {una faccenda tua|fra te e il tavolo}.',
        ],
      ],
      [
        [
          '{Durante la prova|Mentre provi} {guarda|osserva} più di quanto {intervieni|correggi}.',
          '{Il tuo compito|Il lavoro}, durante la prova, è {soprattutto guardare|stare attenti}.',
        ],
        'Segna [record], con {parole tue|frasi brevi} e {senza aggiustare|senza abbellire} {nulla|ciò che non torna}.',
        'Anche [detail] può {spiegare|cambiare} un risultato, e {te ne accorgerai|lo noterai} solo se {l’hai scritto|ne hai preso nota}.',
        'Se {qualcosa va storto|la prova fallisce}, {meglio|tanto meglio}: {in piccolo|a questo punto} {gli errori|gli sbagli} costano {poco|quasi niente} e {parlano chiaro|insegnano molto}.',
      ],
      [
        [
          'Poi {ripeti|rifai tutto} {cambiando|toccando} {una cosa sola|un solo elemento}.',
          '{Una prova sola|Un solo tentativo} {è un aneddoto|può ingannare}; {la seconda|il confronto} {comincia a dire qualcosa|dà peso alla prima}.',
        ],
        'Chi cambia {tre cose insieme|tutto in una volta} {ottiene|si ritrova con} {un risultato diverso|una sorpresa} e {nessuna spiegazione|molti dubbi sul perché}.',
        'Quando {due prove concordano|il risultato si ripete}, {puoi fidarti|hai qualcosa di solido}, e {raccontarlo|spiegarlo} ad altri {ti verrà naturale|sarà facile}.',
        'Quando {le prove non concordano|i conti non tornano}, {la differenza|lo scarto} è {il punto da studiare|la parte interessante}.',
      ],
    ],
  },
  {
    id: 'practice-diary',
    role: 'practice',
    headings: [
      'Un quaderno, {poche righe|due righe al giorno}',
      '{Scrivi|Annota} quello che vedi',
      'Il valore {degli appunti brevi|di un diario asciutto}',
    ],
    theme: 'notes',
    paragraphs: [
      [
        [
          'Tieni un quaderno {dedicato|a parte}: {bastano|sono sufficienti} tre righe {per volta|a sera}, purché {oneste|scritte lo stesso giorno}.',
          '{Chi prende appunti|Chi scrive} {impara due volte|ricorda meglio}: quando {osserva|guarda} e quando {cerca le parole|lo racconta}.',
        ],
        'Annota [record], poi aggiungi {una frase|una riga} su ciò che {ti ha sorpreso|non ti aspettavi}.',
        '{La sorpresa|Lo stupore} {indica|segnala} il punto in cui {le tue idee|le aspettative} e {i fatti|la realtà} {si separano|non combaciano}.',
        'Non {cercare|inseguire} la bella prosa: {abbreviazioni|frecce}, {disegni|scarabocchi} e {macchie di caffè|cancellature} {vanno benissimo|sono i benvenuti}.',
      ],
      [
        [
          'Una volta alla settimana {rileggi|sfoglia} {tutto|le pagine} {con una matita|con calma}.',
          '{Il quaderno|Un diario} {rende|dà frutti} {alla rilettura|quando lo riapri}, {a fine settimana|con una matita in mano}.',
        ],
        '{Sottolinea|Cerchia} quello che {torna|si ripete}: {un inciampo|una difficoltà}, {una domanda|un dubbio}, {un’ora del giorno|una circostanza}.',
        'Le ripetizioni sono {informazioni|messaggi}, e di solito {portano|indicano} {più lontano|una causa più semplice} di quanto {si creda|sembri}.',
        '[measureSentence]',
        '{Mostra|Leggi} ogni tanto una pagina a {qualcuno|una persona fidata}: {chi guarda da fuori|uno sguardo nuovo} {coglie|vede} {legami|coincidenze} che a te {sfuggono|sembrano ovvie}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Se la pagina resta bianca|Se non sai da dove cominciare}, {completa|prova con} {una di queste frasi|questi attacchi}:',
        '{Ecco|Bastano} {qualche spunto|alcuni inizi} per {riempire|avviare} la pagina:',
      ],
      items: [
        '«{Oggi|Questa volta} mi {aspettavo|immaginavo} una cosa e ne {è successa|ho vista} un’altra, {cioè|per la precisione}…»',
        '«La parte che {spiegherei|saprei spiegare} {meglio|senza esitare} a {un bambino|chi non ne sa niente} è…»',
        '«{Non ho ancora capito|Mi sfugge ancora} {perché|per quale motivo}…, e {potrei chiederlo|lo chiederò} a…»',
        '«La prossima volta {cambierei|toccherei} {soltanto|unicamente}…, {lasciando|e lascerei} {il resto com’è|fermo tutto il resto}.»',
        '«{Avevo sottovalutato|Non avevo considerato} [detail], che {invece|in realtà} {pesa|conta}.»',
      ],
    },
  },
  {
    id: 'practice-explain',
    role: 'practice',
    headings: [
      '{Spiegalo|Prova a spiegarlo} a voce alta',
      'Il tavolo di cucina come {banco di prova|esame}',
      'Se sai {raccontarlo|spiegarlo}, lo sai',
    ],
    paragraphs: [
      [
        [
          'Per {scoprire|misurare} quanto hai capito, {racconta|spiega} tutto a qualcuno in {cinque|pochi} minuti, {senza leggere|senza appunti}.',
          'C’è {una prova|un esame} che {non costa nulla|puoi fare stasera}: {spiegare|raccontare} la faccenda a {chi non ne sa niente|una persona curiosa}.',
          '{Immagina|Pensa} che qualcuno, a cena, ti {chieda|domandi} di [topic]: {che cosa diresti|da dove cominceresti}?',
        ],
        'Le parole {difficili|tecniche} {lasciale|restano} {fuori dalla porta|in tasca}, perché {spesso coprono|sanno coprire} {un vuoto|un punto debole}.',
        'Dove {esiti|ti impunti}, {lì|proprio lì} {c’è|trovi} {la pagina da rileggere|il passaggio da rivedere}, e {segnarlo|annotarlo} {richiede|prende} {un attimo|un secondo}.',
        'Usa {un esempio|un paragone} {preso dalla vita|di tutti i giorni}, poi {chiediti|domandati} {in che cosa zoppica|dove smette di funzionare}.',
        [
          '{Registra|Ascolta} la tua voce, se {ti va|nessuno è disponibile}: {risentirsi|riascoltare} {è scomodo|fa arrossire}, {ma|eppure} {mostra|rivela} {subito|senza pietà} le frasi che {girano a vuoto|non stanno in piedi}.',
          '{Se manca il pubblico|Senza ascoltatori}, {parla|spiega} {davanti allo specchio|al registratore}: {l’orecchio|chi riascolta} {coglie|sente} {i passaggi finti|le parole di riempimento} {all’istante|senza sforzo}.',
        ],
      ],
      [
        [
          '{Le domande|Le obiezioni} di chi ascolta {valgono|contano} {più degli elogi|quanto una lezione}.',
          'Chi ascolta {ti farà|farà} domande {ingenue|semplici}, e {sono le migliori|vanno prese sul serio}.',
        ],
        '{Non rispondere|Evita di rispondere} {a caso|per orgoglio}: «{non lo so, lo cerco|devo controllare}» è {una frase|una risposta} {onorevole|più che degna}.',
        '{Scrivi|Segna} le domande {rimaste aperte|senza risposta}, {cerca|trova} le risposte in [sources], e {richiama|torna da} {chi te le ha fatte|quella persona}.',
        '[questionSentence]',
        [
          '{Accogli|Prendi} anche le facce {perplesse|dubbiose} come {un’informazione|un aiuto}, {senza offenderti|e mai come un’offesa}: {indicano|segnalano} il punto in cui {hai corso troppo|manca un esempio}.',
          '{Uno sbadiglio|Un sopracciglio alzato} {dice|segnala} {tanto|parecchio}: {torna indietro|rallenta}, prova {un’altra immagine|un altro esempio} e {guarda|verifica} se {la luce si accende|l’attenzione torna}.',
        ],
      ],
      [
        [
          '{Dopo qualche giorno|La settimana dopo} {rifai|ripeti} {il racconto|la spiegazione}, {magari|possibilmente} con un’altra persona.',
          '{La seconda volta|Al secondo racconto} {sarai più breve|userai meno parole}, ed è {un ottimo segno|un progresso}.',
        ],
        'Se nel frattempo hai {cambiato idea|corretto qualcosa}, {dillo|raccontalo}: {mostra|vuol dire} che {stai imparando|la testa lavora}.',
        'Una spiegazione {breve|asciutta} e {giusta|precisa} {richiede|vuole} {più lavoro|più prove} di una {lunga|fiorita}.',
        '{Tieni|Conserva} la versione {migliore|più chiara}, {scritta|registrata} {in mezza pagina|in poche righe}, e {aggiornala|correggila} quando {scopri|impari} qualcosa.',
      ],
    ],
  },
];
