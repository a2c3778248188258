import type { Module } from '../../../language-pack.ts';

/** Capire che cosa si vuole. Schemi: how-to, list. */
export const GOAL: readonly Module[] = [
  {
    id: 'goal-picture',
    role: 'goal',
    headings: [
      'Prima di tutto, {decidi dove vuoi arrivare|scegli la meta}',
      '{Dai|Metti} un nome al risultato',
      'Che cosa vuoi {ottenere|portare a casa}, di preciso',
    ],
    paragraphs: [
      [
        [
          'Prima di {comprare|toccare|cambiare} qualsiasi cosa, {racconta in due righe|scrivi in una frase} il risultato che vorresti {vedere|avere} alla fine.',
          'Il primo lavoro {si fa da seduti|non costa nulla}: {descrivere con parole semplici|spiegare su un foglio} il punto in cui vuoi {arrivare|trovarti} quando avrai finito.',
          'Quando si parla di [topic], {quasi tutti partono|molti cominciano} dal metodo, mentre {conviene partire|è meglio cominciare} dal risultato {desiderato|che si vuole ottenere}.',
        ],
        [
          '{Lascia fuori|Evita} parole come «meglio» o «perfetto», che {vanno bene per tutto|suonano bene} e quindi non {si possono verificare|misurano niente}.',
          'Niente aggettivi {gonfi|elastici}: un obiettivo si {riconosce|giudica} {dai fatti|da ciò che si tocca}, {non dai complimenti|mai dal tono}.',
          '{Sostituisci|Cambia} ogni aggettivo {vago|comodo} con {un verbo|una scena}: {che cosa succede|chi fa che cosa}, {dove|a che ora}, {davanti a chi|con quali mani}.',
        ],
        [
          'Una buona descrizione {indica|nomina} qualcosa che potresti {mostrare a un amico|far vedere a un’altra persona}: {per esempio|mettiamo}, [result].',
          '{Basta|È sufficiente} qualcosa di {modesto e concreto|semplice e visibile}, come [result].',
        ],
        [
          'Se la frase {ti richiede|ti porta via} mezz’ora, è {mezz’ora guadagnata|tempo speso bene}, perché {gran parte dei giri a vuoto|metà delle fatiche inutili} nasce da un obiettivo {mai detto|rimasto nel vago}.',
          '{Non avere fretta|Prenditi una sera}: una {descrizione|riga} {azzeccata|chiara} {risparmia|evita} {settimane|parecchi pomeriggi} di {tentativi|fatica} nella direzione {sbagliata|di qualcun altro}.',
        ],
      ],
      [
        [
          '{Accanto al|Subito sotto il} desiderio, {metti|aggiungi} un limite o due, {altrimenti|perché senza confini} il progetto {si mangia|finisce per occupare} ogni sera libera.',
          'Un obiettivo {sta in piedi|funziona} solo se ha {dei confini|qualche limite}: {scrivili|fissali} {adesso|subito}, {finché è facile|prima di partire}.',
          '{Un desiderio|Un sogno} {senza argini|sconfinato} {allaga|occupa} {ogni stanza|la settimana}: {disegnagli intorno|dagli} {una sponda|un bordo}, prima di {cominciare|partire}.',
        ],
        [
          '{Decidi|Stabilisci} quanto tempo, {quanta pazienza e quanto disordine|quanto denaro e quanta fatica} {puoi concederti|intendi dedicare} prima di {vedere un cambiamento|aspettarti qualcosa}.',
          '{Quante sere|Quante ore}, {quanta energia|quanti soldi}, {quanta confusione in casa|quanto rumore}: {metti|segna} un {tetto|massimo} a {ciascuna voce|ogni cosa}, {prima di cominciare|e rispettalo}.',
        ],
        '[exampleSentence]',
        [
          '{Quello che resta fuori|Tutto il resto} va in una seconda lista, dove {non disturba|non fa danni} e dove {potrai ritrovarlo|lo ritroverai} {tra un mese|più avanti}.',
          '{Le idee escluse|I desideri in più} {meritano|avranno} un {cassetto|foglio} a parte: {lì maturano|lì aspettano} {senza rubare spazio|finché non torna il loro turno}.',
        ],
      ],
      [
        [
          '{Manca|Resta} un’ultima riga: il punto in cui potrai {dire che va bene così|fermarti con la coscienza tranquilla}.',
          '{Infine|Da ultimo}, scrivi {come capirai|da che cosa capirai} che {puoi smettere|il lavoro è finito}.',
        ],
        [
          'Chi non {traccia|fissa} quel confine continua a {limare|ritoccare} quando il guadagno {è ormai sparito|non si vede più}, e intanto {rimanda|trascura} la parte {che conta|più importante}.',
          'Senza un traguardo {si gira in tondo|la rifinitura diventa un vizio}, e le {energie|ore} {migliori|più fresche} {finiscono in|se ne vanno per} ritocchi che {nessuno noterà|vedi soltanto tu}.',
        ],
        'Domani rileggi il foglio {ad alta voce|con calma}: se {inciampi|ti fermi} su una parola, {cambiala|cercane una più onesta}.',
        [
          'Poi {mostralo|fallo leggere} a qualcuno che ti conosce bene e {chiedi|domanda} quale passaggio {gli sembra poco credibile|non lo convince}.',
          '{Un amico sincero|Una persona franca}, a lettura finita, {troverà|indicherà} in un attimo {la frase gonfiata|il passaggio debole}: {ascolta|prendi nota}.',
        ],
      ],
    ],
  },
  {
    id: 'goal-reason',
    role: 'goal',
    headings: [
      'Cerca il motivo {vero|che sta sotto}',
      'Perché lo fai, {senza giri di parole|detto tra noi}',
      '{Parti|Comincia} da una ragione tua',
    ],
    paragraphs: [
      [
        [
          'Due persone possono volere {la stessa cosa|lo stesso risultato} per motivi {opposti|lontanissimi}, e allora {conviene che seguano|dovranno prendere} strade diverse.',
          '{Perché proprio adesso|Perché ti interessa, e perché adesso}? {Sembra|Pare} una domanda {oziosa|da salotto}, {eppure|ma} la risposta {decide|orienta} {metà delle scelte successive|quasi tutto quello che segue}.',
          'Il modo giusto di muoversi, quando si tratta di [topic], {dipende meno dalla tecnica che dal|si capisce soprattutto guardando il} motivo per cui {ti interessa|hai cominciato}.',
        ],
        'Magari cerchi {un po’ di calma|più tranquillità}, magari {un motivo di orgoglio|una piccola rivincita}, o {soltanto|semplicemente} qualche {seccatura|fastidio} in meno {durante la settimana|a fine giornata}.',
        '[questionSentence]',
        'Non esistono {ragioni sbagliate|risposte cattive}, {esistono|ci sono} ragioni {taciute|mai guardate in faccia}, che {decidono al posto tuo|spingono da dietro le quinte}.',
      ],
      [
        [
          '{Trovato|Una volta trovato} il motivo, {tienilo vicino|usalo}: servirà {a dire qualche no|nei giorni storti}.',
          'Il motivo {chiaro|detto bene} è anche {un buon filtro|un ottimo setaccio} per i consigli {altrui|che riceverai}.',
        ],
        [
          'Quando {leggi|senti} un suggerimento {brillante|molto sicuro}, chiediti se serve {al tuo scopo|a te} o {a chi lo dà|a un’altra persona}.',
          'Ogni dritta {porta con sé|nasconde} {un’intenzione|uno scopo}: {prima di seguirla|prima di muoverti}, {verifica|guarda} che {coincida|vada d’accordo} con ciò che vuoi tu.',
        ],
        [
          '{Spesso|Più volte di quanto si creda} la risposta ti {farà risparmiare|eviterà} una spesa, {un corso|una discussione} o un {intero|lungo} pomeriggio di {dubbi|ripensamenti}.',
          '{È un filtro severo|Il setaccio è stretto}: {trattiene|lascia fuori} {parecchie mode|molti entusiasmi altrui}, {qualche corso|qualche acquisto} e {più di una|una certa} {ansia|fretta}.',
        ],
        [
          'E se un giorno il motivo {cambia|non regge più}, {niente di male|nessun dramma}: {riscrivilo|aggiornalo}, e {il resto si sistemerà|regola il passo} di conseguenza.',
          '{Le ragioni|I motivi} {invecchiano|cambiano pelle}, {come noi|con gli anni}: {ogni tanto|una volta l’anno} controlla se reggono ancora.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Queste domande|Le domande qui sotto} aiutano a {tirarlo fuori|farlo emergere}:',
        '{Rispondi|Prova a rispondere} {di getto|senza pensarci troppo}, con la penna in mano:',
      ],
      items: [
        'Che cosa ti ha {infastidito|dato noia} l’ultima volta, {tanto da|al punto da} {cercare aiuto|metterti a leggere}?',
        'Chi, {oltre a te|a parte te}, {noterà|sentirà} la differenza, e {come la prenderà|che cosa ne dirà}?',
        'A quale {comodità|abitudine} rinunceresti {volentieri|senza rimpianti} pur di {arrivarci|riuscirci}?',
        'Che cosa {succede|ti costa} se {lasci tutto com’è|non cambi niente} {ancora per un anno|fino alla prossima estate}?',
        'Quale parte faresti {comunque|lo stesso}, anche se {nessuno la vedesse|non potessi raccontarla a nessuno}?',
      ],
    },
  },
];
