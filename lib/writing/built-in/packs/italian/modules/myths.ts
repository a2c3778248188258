import type { Module } from '../../../language-pack.ts';

/** Le idee sbagliate che resistono. Schema: explainer. */
export const MYTHS: readonly Module[] = [
  {
    id: 'myths-hearsay',
    role: 'myths',
    headings: [
      '{Quello che si dice|Le voci che girano}, e {quello che regge|quel che ne resta}',
      '{Luoghi comuni|Frasi fatte} da {smontare|guardare da vicino}',
      'Le {false certezze|mezze verità} più {tenaci|resistenti}',
    ],
    paragraphs: [
      [
        [
          'Ogni argomento {trascina con sé|porta addosso} {frasi fatte|mezze verità}, {ripetute|tramandate} così {spesso|a lungo} che {nessuno le controlla più|suonano come fatti}.',
          'I luoghi comuni {resistono|durano} perché sono {comodi, brevi|facili da ricordare} e, {in parte|per un pezzo}, veri.',
          'Quando si tratta di [topic], {circolano|si sentono} {frasi|massime} che tutti {ripetono|sanno a memoria} e {pochi|quasi nessuno} {ha verificato|saprebbe difendere}.',
        ],
        [
          'Il modo {più onesto|migliore} di affrontare una {frase fatta|massima} è {chiedersi|domandarsi} in quali casi {è vera|regge}, prima di {buttarla via|liquidarla}.',
          '{Invece di|Prima di} {ridere|demolire}, {cerca|trova} il granello di {verità|buon senso} da cui {è nata la frase|viene la massima}: di solito {c’è|si trova}.',
        ],
        '[mistakeSentence]',
        '{Diffida|Guardati} in particolare delle frasi che {assolvono|consolano}: {quelle che|certe massime} {tolgono fatica|danno ragione a chi non fa nulla} {viaggiano leggere|si diffondono meglio}.',
      ],
      [
        [
          '{Una cura semplice|Il rimedio} è {riscrivere|tradurre} {ogni massima|la frase} in forma di {domanda|ipotesi} e {cercare|trovare} un’eccezione.',
          '{Smontare|Aprire} una frase fatta {è divertente|è un gioco utile}, {se lo si fa|purché si proceda} {senza superbia|con qualche riguardo}.',
        ],
        '[sourceSentence]',
        [
          '{Spesso|Di solito} l’eccezione {basta|è sufficiente} a {ridare|restituire} alla frase la sua {misura|giusta taglia}: {non falsa|non da buttare}, {soltanto|semplicemente} più {piccola|modesta} di come {viene venduta|la si racconta}.',
          '{Quasi nessun|Nessun} {proverbio|detto} {è tutto falso|mente per intero}: {vale|regge} {fin qui, e oltre|in certi casi, e fuori di lì} {inganna|fa danni}, {come una mappa vecchia|come un vestito stretto}.',
        ],
        '{Conserva|Tieni} la parte {vera|che regge} e {lascia|abbandona} {il resto|la cornice} a chi {ama|preferisce} {le discussioni|i proverbi}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Le più frequenti|Alcune}, {in ogni campo|qualunque sia la materia}:',
        '{Se le senti|Quando le senti}, {alza un sopracciglio|prendi tempo}:',
      ],
      items: [
        '«{O ce l’hai o non ce l’hai|È questione di talento}»: {un modo elegante|una scusa perfetta} per {non cominciare|smettere presto}.',
        '«{Una volta era meglio|Un tempo sì che si sapeva fare}»: {può darsi|forse}, ma {quando, esattamente|in quale tempo}, e {per chi|meglio per chi}?',
        '«{Lo sanno tutti|È risaputo}»: {la frase preferita|il rifugio} di chi {non ricorda|ha perso} {la fonte|le prove}.',
        '«{Se costa di più è migliore|Quel che costa vale}»: {a volte|ogni tanto}, e {a volte|altre volte} {paghi la confezione|si paga soltanto il nome}.',
        '«{È troppo tardi|Bisognava pensarci prima}»: {per l’eccellenza|per il primato} forse, {per il piacere|per capirci qualcosa} {quasi mai|no di certo}.',
      ],
    },
  },
  {
    id: 'myths-traps',
    role: 'myths',
    headings: [
      'Perché {crediamo|diamo credito} a {cose sbagliate|idee storte}',
      '{Scorciatoie|Abitudini} {del pensiero|della mente} {da conoscere|da riconoscere}',
      'Dove {la testa|il buon senso} {ci inganna|inciampa}',
    ],
    paragraphs: [
      [
        [
          'Gli errori {più diffusi|di successo} non {nascono|vengono} {dall’ignoranza|dalla stupidità}: nascono da {ragionamenti veloci|scorciatoie} {che di solito funzionano|utili in altri casi}.',
          '{Sbagliare|Prendere un abbaglio} è {facile|umano}, e {spesso|quasi sempre} c’è {una ragione|un motivo}: la mente {preferisce|ama} {una storia chiara|le storie semplici} a {un quadro confuso|una realtà complicata}.',
        ],
        'Un episodio {vivido|colorito} {pesa|conta} più di {cento casi grigi|una lunga serie di casi normali}, e {ce ne accorgiamo|ce lo ricordiamo} {di rado|troppo tardi}.',
        '[exampleSentence]',
        [
          '{Contro questa inclinazione|Per correggersi} {basta|aiuta} una domanda: quanti casi contrari {non ho notato|mi sono sfuggiti} perché {non facevano notizia|non c’era niente da raccontare}?',
          '{Prova|Abituati} a {cercare|contare} le volte in cui {non è successo niente|la regola non ha funzionato}: {nessuno le racconta|fanno poco rumore}, {eppure|ma} {riempiono|occupano} {quasi tutta la realtà|il quadro}.',
        ],
      ],
      [
        [
          '{Un’altra trappola|Un secondo inganno} è {scambiare la vicinanza con|prendere la vicinanza per} una causa.',
          'Due cose che {accadono insieme|arrivano in coppia} {sembrano|paiono} l’una causa dell’altra, e {qualche volta|di quando in quando} {è così|è vero}.',
        ],
        'Prima di {trarre conclusioni|unire i puntini}, {cerca|immagina} un terzo fattore che {spieghi|possa spiegare} tutto, [detail] {per esempio|mettiamo}.',
        'Parlando di [topic], come {di qualunque altra cosa|di ogni altro argomento}, la spiegazione {più noiosa|meno spettacolare} {merita la precedenza|va ascoltata per prima}.',
        'Chiedi a [expert] quale {errore|equivoco} {incontra|sente} {più spesso|ogni giorno}: {di solito|in genere} {ride|sospira}, poi {racconta|spiega}.',
      ],
      [
        [
          '{Infine|C’è poi} il bisogno di avere {ragione|l’ultima parola}, {il più tenace|il più ostinato} degli ostacoli.',
          'L’ultimo {ostacolo|inciampo} è {il più ostinato|il più tenace}: {non ci piace|a nessuno piace} {cambiare idea|avere torto} {in pubblico|davanti agli altri}.',
        ],
        '{Allenati|Esercitati} su {cose piccole|questioni da poco}: {ammetti|riconosci} {un errore|uno sbaglio} {al giorno|alla settimana}, {ad alta voce|con naturalezza}.',
        [
          '{Dopo un po’|Presto} {ti accorgerai|noterai} che {non succede niente di grave|nessuno ti guarda male}, e che gli altri {ti ascoltano di più|fanno lo stesso}.',
          '{Il cielo|Il mondo} non {crolla|cade}, {anzi|al contrario}: {chi ti ascolta|chi ti sta davanti} {si rilassa|abbassa la guardia}, e {il discorso|la conversazione} {riparte|respira}.',
        ],
        'E {imparerai|capirai} {più in fretta|meglio}, {perché|visto che} {un’idea sbagliata|una certezza falsa} occupa {il posto|lo spazio} di una {giusta|migliore}.',
      ],
    ],
  },
];
