import type { Module } from '../../../language-pack.ts';

/** Il percorso, passo dopo passo. Schema: how-to. */
export const STEPS: readonly Module[] = [
  {
    id: 'steps-ladder',
    role: 'steps',
    headings: [
      '{Il percorso|La strada}, un gradino alla volta',
      'Come procedere, {in ordine|passo per passo}',
      '{Dal primo tentativo|Dalla prima prova} all’abitudine',
    ],
    paragraphs: [
      [
        [
          '{L’ordine|La sequenza} conta {più della velocità|quasi quanto l’impegno}: ogni {passo|tappa} {prepara|alleggerisce} {il successivo|quello che viene dopo}.',
          'Qualunque {impresa|fatica} {spaventa meno|diventa affrontabile} se {la si taglia|viene tagliata} a fette, {a patto che|purché} ogni {parte|fetta} {abbia una fine|si possa chiudere in poco tempo}.',
          'Quando si tratta di [topic], {una sequenza modesta|un ordine semplice} {batte|vale più di} {un piano geniale|un lampo di genio} {lasciato a metà|rimasto sulla carta}.',
        ],
        'Non {aspettare|pretendere} di {capire tutto|avere ogni risposta} {in anticipo|prima di muoverti}; {certe domande|alcuni dubbi} {si sciolgono|trovano risposta} soltanto {facendo|strada facendo}.',
        '{Quello che segue|Il percorso qui sotto} è {una traccia|un’ossatura} da {adattare|piegare} {al tuo caso|alle tue giornate}.',
        'Tra un passo e l’altro {lascia passare|concediti} {una notte|qualche ora}: {la distanza|il riposo} {mostra|fa vedere} {errori|cose} che {la fretta|la foga} nasconde.',
      ],
      [
        [
          '{Una volta|Quando arrivi} in fondo, {non considerare chiuso|lascia aperto} il discorso.',
          'Il {primo giro|percorso} {serve soprattutto a|aiuta prima di tutto a} {imparare|capire} dove {stanno le difficoltà|si nasconde la fatica}.',
        ],
        'Il secondo {andrà|sarà} {più svelto|più liscio}, e {ti accorgerai|noterai} che {alcuni passi|certe tappe} {si possono unire|bastano una volta sola}.',
        '{Se ti fermi|Quando ti blocchi}, {torna|fai un passo} indietro {di un solo gradino|all’ultimo punto riuscito} {invece di|senza} {ricominciare da capo|buttare via tutto}.',
        '[exampleSentence]',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{In ordine|Un ordine che funziona}, {dall’inizio alla fine|dal più leggero al più impegnativo}:',
        '{Ecco|Questa è} {la sequenza|la traccia}, {da seguire senza fretta|una tappa per volta}:',
      ],
      items: [
        '{Scegli|Prendi} la parte {più piccola|più facile} che {dia già|produca} un risultato {visibile|da guardare}.',
        '{Raccogli|Prepara} {soltanto|unicamente} ciò che serve a {quella parte|questo pezzo}: [tools] {basteranno|saranno abbastanza}.',
        '{Fai|Esegui} una prima prova {sapendo che sarà imperfetta|senza pretese}, e {portala fino in fondo|arriva alla fine}.',
        '{Annota|Segna} {a caldo|entro la sera} {che cosa ha funzionato|quello che è riuscito} e che cosa {ti ha rallentato|ha fatto resistenza}.',
        '{Cambia|Correggi} {un solo elemento|una cosa sola}, poi {ripeti|riprova} {nelle stesse condizioni|tenendo fermo il resto}.',
        'Quando il gesto {viene da sé|diventa naturale}, {allarga|estendi} {di poco|con prudenza} {il raggio|la portata}.',
      ],
    },
  },
  {
    id: 'steps-small-round',
    role: 'steps',
    headings: [
      '{Parti in piccolo|Comincia da poco}, {ma parti|ma comincia}',
      'Il primo giro {si fa corto|deve essere breve}',
      'Un {assaggio|tentativo} prima del {grande passo|resto}',
    ],
    paragraphs: [
      [
        [
          '{Il modo più rapido|La via più breve} per {capire|imparare} è {un giro completo|una prova intera}, però {minuscolo|in scala ridotta}.',
          '{Comincia|Parti} con {una versione così piccola|un tentativo talmente ridotto} da {sembrare|parere} quasi {un gioco|uno scherzo}.',
        ],
        '{Può bastare|Di solito basta} [trial], {dall’inizio alla fine|fino all’ultimo dettaglio}, {senza saltare|compresi} i passaggi {noiosi|meno divertenti}.',
        '{Una prova completa|Un giro intero} {insegna|rivela} dove si {inceppa|arena} {il lavoro|l’ingranaggio}, {cosa che|un’informazione che} {nessuna lettura|nessun video} può {darti|sostituire}.',
        '[firstStepSentence]',
        '{Sceglilo|Tienilo} {abbastanza breve da finire in giornata|corto quanto una serata}, perché {quello che si lascia a metà|ciò che resta aperto} {occupa la testa|pesa} più di {quanto insegni|quello che rende}.',
      ],
      [
        [
          '{Finito il giro|Chiusa la prova}, {fermati|concediti una pausa} prima di {rifarlo|riprovare}.',
          'Tra il primo giro e il secondo {va messa|ci vuole} una pausa {per pensare|di riflessione}.',
        ],
        '{Chiediti|Domandati} {quale momento|che cosa} ti ha {tolto|mangiato} più {energie|tempo}, e se {era necessario|ne valeva la pena}.',
        '{Osserva|Nota} [signal], {un indizio|un segnale} più {onesto|affidabile} dell’umore {del momento|di quel giorno}.',
        '{Poi scegli|Scegli quindi} una sola {correzione|modifica}, {la più promettente|quella che promette di più}, e {lascia stare|rimanda} {le altre|il resto}.',
        '{Scrivi|Annota} {la correzione|che cosa cambierai} prima di {ricominciare|rimetterti all’opera}, così {il secondo giro|la prova seguente} avrà {uno scopo|qualcosa da dimostrare}.',
      ],
      [
        [
          '{Dopo qualche giro|Al terzo o quarto tentativo} {la mano|l’occhio} {sa già|comincia a sapere} {che cosa fare|dove andare}.',
          '{Ripetere|Rifare} {è meno noioso|risulta meno pesante} {di quanto sembri|del previsto}, {se ogni volta|quando} {cambia qualcosa|c’è un dettaglio nuovo da curare}.',
        ],
        '{È il momento di|Allora puoi} {aggiungere difficoltà|alzare un poco l’asticella}: {più quantità|più durata}, {meno aiuti|meno controlli}, {un imprevisto|una variante}.',
        '{Procedi|Cresci} {a piccoli scatti|per gradi}, {così che|in modo che} {un errore|uno sbaglio} {resti riparabile|non costi caro}.',
        'E tieni {da parte|al sicuro} {la prima versione|il primo risultato}: {tra qualche mese|un giorno} {misurerà|ti mostrerà} {la strada fatta|quanto hai imparato}.',
      ],
    ],
  },
  {
    id: 'steps-calendar',
    role: 'steps',
    headings: [
      '{Quattro settimane|Un mese}, {un passo alla volta|senza strafare}',
      'Un calendario {possibile|che regge}',
      '{Distribuisci|Spezza} il lavoro {nel tempo|sui giorni}',
    ],
    theme: 'weeks',
    paragraphs: [
      [
        [
          'Un piano {scritto sul calendario|con le date accanto} {ha più probabilità di sopravvivere|resiste meglio} {di una promessa|di un buon proposito}.',
          '{Le buone intenzioni|I buoni propositi} {evaporano|si perdono} {in fretta|nel giro di giorni}; {un appuntamento fisso|un’ora segnata in agenda} {resta|tiene}.',
          'Anche quando si parla di [topic], {un mese|qualche settimana} di lavoro regolare {porta|conduce} {più lontano|oltre} di una giornata {eroica|di furore}.',
        ],
        '{Scegli|Fissa} {due momenti|due appuntamenti} {alla settimana|settimanali} e {mettili|infilali} {accanto a|subito dopo} un’abitudine che {hai già|fai comunque}.',
        '{Ogni volta|A ogni seduta} {chiudi|finisci} {sapendo|scrivendo} quale sarà {il gesto successivo|il prossimo passo}: {ricominciare|riprendere} {costerà metà fatica|sarà facile}.',
        '{Una settimana saltata|Un buco} non {rovina|cancella} nulla, ma due di fila {meritano|vogliono} {una domanda|un ripensamento}.',
      ],
      [
        [
          '{A metà strada|Verso la metà} {fai un bilancio|fermati a guardare} {con gli appunti davanti|quaderno alla mano}.',
          'Il calendario {va riletto|si corregge} {dopo quindici giorni|a metà mese}, {non difeso|senza affezionarsi}.',
        ],
        '{Taglia|Togli} quello che {hai rimandato|continui a spostare}: {o non serve, o è troppo grande|forse non serviva, forse va diviso}.',
        '[measureSentence]',
        '{Tieni|Conserva} invece {ciò che ti è venuto facile|quello che hai fatto volentieri}, perché proprio {lì|da lì} {nasce|comincia} {la costanza|un’abitudine}.',
        [
          '{Aggiungi|Segna}, se {ti aiuta|ne senti il bisogno}, {una piccola ricompensa|qualcosa di piacevole} alla fine di ogni {settimana|tappa}: {il calendario|il piano} {si guarda|si apre} più volentieri.',
          '{Lega|Unisci} alla {fine|chiusura} di ogni {settimana|tratto} {un piacere semplice|una cosa buona}: {un film|una passeggiata}, {una telefonata|un dolce}, ciò che ti {va|piace}.',
        ],
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{Una traccia possibile|Un esempio di calendario}, {da allungare o accorciare|da adattare ai tuoi giorni}:',
        '{Il mese|Il lavoro} può {dividersi|essere diviso} così:',
      ],
      items: [
        '{All’inizio|Nei primi giorni} {osserva|guarda} e {prendi appunti|annota}, senza {cambiare niente|correggere}.',
        '{Poi fai|Segue} [trial], {con calma|senza fretta} e {senza pubblico|per conto tuo}.',
        '{Dedica|Riserva} {qualche seduta|un paio di incontri} al punto {debole|più ostico} che {è venuto a galla|hai scoperto}.',
        '{Mostra|Fai vedere} il lavoro a [expert] e {ascolta|prendi nota} {senza difenderti|in silenzio}.',
        '{Chiudi|Concludi} con una prova intera e {confrontala|paragonala} con {la prima|gli appunti iniziali}.',
      ],
    },
  },
];
