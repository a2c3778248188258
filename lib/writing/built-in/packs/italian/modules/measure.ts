import type { Module } from '../../../language-pack.ts';

/** Capire se si va avanti. Schemi: how-to, list. */
export const MEASURE: readonly Module[] = [
  {
    id: 'measure-few-signs',
    role: 'measure',
    headings: [
      'Come capire se {funziona|stai andando bene}',
      'Misura {poco, ma sempre|il necessario}',
      '{I segni|Gli indizi} di un progresso {vero|reale}',
    ],
    paragraphs: [
      [
        [
          '{Per sapere se vai avanti|Per misurare la strada} {bastano due o tre segnali|non servono grafici}, {scelti prima|decisi in anticipo} e guardati {sempre allo stesso modo|con regolarità}.',
          'I progressi {veri|più solidi} sono {lenti|discreti} e {si notano|si vedono} solo {confrontando|accostando} due momenti {lontani|distanti fra loro}.',
          'Quando si parla di [topic] {ci si giudica spesso|molti si giudicano} a sensazione, e la sensazione {cambia col tempo atmosferico|dipende da come si è dormito}.',
        ],
        'Nota [signal], {per esempio|poniamo}, e {scrivilo|segnalo} {sullo stesso foglio|accanto alla data} ogni volta che {finisci|chiudi una seduta}.',
        '[measureSentence]',
        [
          'Evita di {pesare tutto|controllare ogni cosa}: {chi misura troppo|troppa misura} {finisce per curare|porta a curare} i numeri e {trascurare|dimenticare} il lavoro.',
          '{Pochi numeri|Due segni}, {ben scelti|guardati con calma}, {bastano|sono sufficienti}: {con troppi|oltre quella soglia} si {finisce a|comincia a} {compilare|riempire} tabelle {invece di|anziché} {fare|vivere}.',
        ],
      ],
      [
        [
          '{Decidi anche ogni quanto|Stabilisci anche quando} guardare, {e tra un controllo e l’altro|e nel frattempo} {non pensarci|lascia lavorare il tempo}.',
          '{Controllare|Misurare} ogni giorno è come {tirare le foglie|aprire il forno} per {affrettare la crescita|vedere se il dolce è pronto}.',
        ],
        [
          'Una volta {alla settimana|ogni quindici giorni} {è più che sufficiente|basta}, sempre {nello stesso giorno|alla stessa ora} e con gli stessi appunti {davanti agli occhi|sottomano}.',
          '{Scegli un giorno|Fissa un appuntamento}, {il sabato|la domenica}, per esempio, e {rispettalo|non spostarlo}: {stessa ora|stesso tavolo}, {stesso quaderno|stesse domande}.',
        ],
        [
          'Se la linea {scende|cala}, {non cambiare|evita di stravolgere} tutto: {cerca|individua} prima che cosa, {in quei giorni|quella settimana}, {era diverso|è andato in un altro modo}.',
          'Un calo {isolato|di pochi giorni} {non è una notizia|capita}: {prima di intervenire|prima di cambiare metodo}, guarda {sonno, impegni e umore|che settimana è stata}.',
        ],
        'Se {resta piatta|non si muove} a lungo, {è ora di|conviene} {alzare la difficoltà|cambiare esercizio} o {chiedere|cercare} un parere {esterno|nuovo}.',
      ],
      [
        [
          'C’è poi {un metro|una misura} che nessuna tabella {contiene|registra}: {la voglia di|quanto volentieri} {continuare|ci torni}.',
          '{Oltre ai segnali scritti|Accanto agli appunti}, {ascolta|considera} l’umore con cui {ti siedi|ricominci}.',
        ],
        '{Un metodo|Un sistema} che rende bene ma {ti svuota|ti toglie il gusto} non {durerà|arriverà lontano}, {e vale la pena dirselo|meglio ammetterlo} presto.',
        '{Festeggia|Segna con un piccolo rito} {le tappe|i traguardi} lungo la strada, {anche minimi|anche quando ti sembra presto}: {danno ritmo|tengono viva l’attenzione}.',
        'E {conserva|metti da parte} qualcosa {del primo giorno|degli inizi}, perché {il confronto|rivederlo} {vale|consola} più di {qualunque voto|ogni elogio}.',
      ],
    ],
  },
  {
    id: 'measure-review',
    role: 'measure',
    headings: [
      'Il bilancio di {fine mese|metà strada}',
      '{Fermati|Fai una sosta} e guarda indietro',
      'Mezz’ora per {fare il punto|tirare le somme}',
    ],
    theme: 'review',
    paragraphs: [
      [
        [
          '{Una volta al mese|Ogni quattro settimane} {prenditi|riservati} mezz’ora e {leggi gli appunti dall’inizio|guarda da lontano quello che fai}.',
          '{Chi non si volta mai|Chi tira dritto} {rischia di perfezionare|può migliorare per mesi} la cosa sbagliata: serve una sosta, {fissata in anticipo|messa in agenda}.',
        ],
        'Scegli un posto {diverso dal solito|senza schermi}, porta [record] e {qualcosa di caldo da bere|una matita}.',
        'Comincia {da ciò che è riuscito|dai successi}, anche minimo, perché {gli errori si presentano da soli|la memoria tende a saltarli}.',
        '[measureSentence]',
      ],
      [
        [
          '{Finito l’elenco|Alla fine}, {prendi|scrivi} una decisione {sola|e una soltanto} per {il mese che viene|le prossime settimane}.',
          'Un bilancio {utile|ben fatto} {termina|si chiude} con {una scelta|un gesto}, {non con un sospiro|mai con un rimprovero}.',
        ],
        'Può essere {un taglio|una rinuncia}, {un’ora in più|un giorno diverso}, {una telefonata|una domanda} {a chi ne sa di più|rimandata da tempo}.',
        '{Scrivila|Mettila} {in cima alla pagina nuova|sulla prima riga} e lascia il resto {com’era|al suo posto}.',
        'Cambiare {poco per volta|una cosa alla volta} {ha un vantaggio|offre un beneficio} {in più|ulteriore}: {saprai|capirai} {a che cosa dire grazie|da dove viene il miglioramento}.',
        '{Il resto|Tutto quello che resta} {può attendere|sopporta l’attesa}: {un mese|qualche settimana} {passa in fretta|vola}, e {la lista|il quaderno} {non si offende|tiene il segno}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Domande|Alcune domande} per {il bilancio|la mezz’ora}:',
        '{Rispondi|Prova a rispondere} {per iscritto|con una riga ciascuna}:',
      ],
      items: [
        'Che cosa {faccio oggi|so fare} {senza pensarci|con naturalezza} che un mese fa mi {costava fatica|sembrava difficile}?',
        'Dove ho {speso|messo} più {tempo|energie}, e {ne valeva la pena|lo rifarei}?',
        'Quale {consiglio|abitudine} posso {abbandonare|lasciar cadere} {senza perdere nulla|già da domani}?',
        'Che cosa {continuo a rimandare|sposto ogni volta}, e {di che cosa ho paura|che cosa mi trattiene}?',
        'Chi {potrebbe|saprebbe} {guardare il lavoro|darmi un parere} con {occhi freschi|sincerità}?',
      ],
    },
  },
];
