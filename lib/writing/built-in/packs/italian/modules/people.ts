import type { Module } from '../../../language-pack.ts';

/** Le altre persone: chiedere, imparare insieme, spiegare. Schemi: how-to, explainer, comparison. */
export const PEOPLE: readonly Module[] = [
  {
    id: 'people-ask',
    role: 'people',
    headings: [
      '{Chiedi|Domanda} a chi {lo fa|ci lavora} ogni giorno',
      'Una {conversazione|chiacchierata} vale {molte pagine|una ricerca}',
      'L’arte di {fare domande|chiedere}',
    ],
    paragraphs: [
      [
        [
          '{Mezz’ora con una persona esperta|Un caffè con chi ne sa di più} {può sostituire|spesso vale} {una settimana di letture|molte sere di ricerche}, {purché tu arrivi con|a patto di portare} le domande {giuste|già scritte}.',
          'Il sapere {più utile|più prezioso} {di rado finisce nei libri|spesso non è scritto da nessuna parte}: {abita nelle mani|sta nella testa} di chi {ci lavora|se ne occupa} {da anni|tutti i giorni}.',
          '{Chi si occupa di|Chi conosce bene il mondo di} [topic] di solito {ne parla volentieri|è felice di raccontarlo}, se {la domanda è precisa|qualcuno ascolta davvero}.',
        ],
        'Cerca [expert], e {presentati|comincia} dicendo {che cosa hai già provato|quello che sai già}.',
        '{Evita|Lascia perdere} le domande {enormi|troppo larghe}: {«da dove comincio?»|«come si fa?»} {produce|ottiene} {cortesia|risposte di cortesia}, {non aiuto|non indicazioni}.',
        '[questionSentence]',
      ],
      [
        [
          '{Mentre l’altro parla|Durante il colloquio}, {scrivi poco|tieni chiuso il telefono} e {ascolta molto|lascia spazio alle pause}.',
          '{Ascoltare|Saper ascoltare} {è un mestiere|richiede un po’ di disciplina}: {le cose migliori|i dettagli più utili} {arrivano|escono} dopo {un silenzio|una pausa}.',
        ],
        'Chiedi {un episodio|un caso concreto}, {non una regola|prima di una regola}: {nei racconti|dentro una storia} {ci sono|si nascondono} i particolari che {le regole perdono|nessun manuale riporta}.',
        '{Domanda|Fatti dire} anche {che cosa è andato storto|quale errore ha insegnato di più}, {con tatto|senza insistere}.',
        'Prima di {salutare|andare}, {ripeti con parole tue|riassumi} {quello che hai capito|i punti principali}: {gli equivoci|i malintesi} {si sciolgono|vengono a galla} {subito|in un attimo}.',
        'Se {non capisci|qualcosa ti sfugge}, {dillo subito|chiedi di ripetere}: {fingere|annuire} {costa caro|è la scelta peggiore}, {e in genere si vede|e quasi sempre traspare}.',
      ],
      [
        [
          '{Il giorno dopo|Poco dopo} {manda|scrivi} {due righe di ringraziamento|un grazie} e {racconta|di’} {che cosa farai|come userai quel consiglio}.',
          '{Ringraziare|Dire grazie} {bene|come si deve} {costa due righe|prende un minuto} e {tiene aperta|non chiude} {la porta|la conversazione}.',
        ],
        'Chi {vede|scopre} che {le sue parole|i suoi consigli} {servono|hanno avuto un effetto} {risponde|aiuta} volentieri {la volta successiva|quando torni}.',
        'E {appena puoi|quando sarà il momento}, {fai lo stesso|passa il favore} con chi {comincia|parte} {dopo di te|adesso}.',
        '{Aiutando|Seguendo} un’altra persona {scoprirai|capirai} {quanto hai imparato|che cosa ti manca ancora}.',
        '{Tieni|Compila} un piccolo elenco di {chi sa che cosa|persone e competenze}: {vale|rende} più di {una biblioteca|molti segnalibri}, {se lo usi con garbo|quando serve}.',
      ],
    ],
  },
  {
    id: 'people-together',
    role: 'people',
    headings: [
      '{In due|In compagnia} si {ragiona|vede} meglio',
      '{Trova|Cerca} un compagno di {strada|viaggio}',
      'Perché {conviene|è meglio} non {restare soli|fare tutto da soli}',
    ],
    paragraphs: [
      [
        [
          '{Un interesse condiviso|Una curiosità in comune} {dura più a lungo|resiste meglio} di ciò che si tiene per sé.',
          '{Basta una persona|Ti serve una persona sola} con cui {parlarne|ragionare} {ogni due settimane|ogni tanto}, {anche al telefono|anche per pochi minuti}.',
          'Quando si parla di [topic], {due teste|quattro occhi} {vedono|notano} cose diverse, e {il disaccordo|la differenza} {aiuta|è una risorsa}.',
        ],
        [
          'Non {serve|occorre} che chi ti accompagna {ne sappia di più|abbia esperienza}: {conta di più|importa} che {faccia domande|ascolti} e che {mantenga gli appuntamenti|dica quello che pensa}.',
          '{L’esperienza|La bravura} {conta poco|non è un requisito}: {serve|ci vuole} {una persona puntuale|qualcuno di curioso}, {capace|in grado} di {tacere|ascoltare} e di {ricordare|chiedere «e allora?»}.',
        ],
        '{Accordatevi|Mettetevi d’accordo} su {un giorno|un’ora} e su {una regola|un patto}: {si portano fatti|si raccontano prove}, {non intenzioni|non propositi}.',
        '[exampleSentence]',
      ],
      [
        [
          '{Anche un gruppo|Un piccolo gruppo} può {funzionare|andar bene}, se {resta piccolo|ha poche regole chiare}.',
          '{I gruppi|Le comunità} {danno coraggio|aiutano}, ma {divorano tempo|distraggono} {facilmente|con facilità}: {entra con uno scopo|scegli che cosa chiedere}.',
        ],
        'Le persone {discrete|silenziose} {hanno spesso|di solito hanno} {le risposte migliori|più cose da dire}: {scrivi|chiedi} direttamente a loro.',
        'Prima di {iscriverti|entrare}, {guarda|leggi} per qualche giorno {in silenzio|senza intervenire}, e {nota|osserva} se le domande {ricevono|trovano} {risposte|ascolto} o {soltanto battute|solo fretta}.',
        '{Lascia|Abbandona} senza rimorsi {i luoghi|le compagnie} dove {ti senti|ci si sente} peggio {dopo|all’uscita}: {il tempo|l’attenzione} {è poco|non basta mai}.',
        '{Preferisci|Cerca} {tavoli piccoli|cerchie strette}, dove {i nomi|le facce} {si imparano|si riconoscono} presto.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{A ogni incontro|Ogni volta}, {raccontatevi|scambiatevi}:',
        '{Un incontro breve|Mezz’ora insieme} può {seguire|avere} questa scaletta:',
      ],
      items: [
        '{Una prova fatta|Un tentativo fatto} {dall’ultima volta|nel frattempo}, qualunque sia {l’esito|il risultato}.',
        'Un dubbio {ancora aperto|che resiste}, {spiegato|riassunto} in {due frasi|poche parole}.',
        '{Una lettura|Una pagina} o {una conversazione|un incontro} che {ha cambiato|ha spostato} {qualcosa|il tuo modo di vedere}.',
        '{Il prossimo passo|La prossima mossa} di {ciascuno|ognuno}, {con un giorno preciso|con una data accanto}.',
        '{Una critica|Un’osservazione} {sincera|schietta}, {detta con garbo|ben argomentata}, a {una sola|una precisa} {scelta|decisione} dell’altro.',
      ],
    },
  },
  {
    id: 'people-affected',
    role: 'people',
    headings: [
      '{Chi c’è|Chi vive} intorno a te',
      'Le persone {che tocca|coinvolte}',
      '{Parlane|Discutine} con chi {ti sta vicino|ne sentirà gli effetti}',
    ],
    paragraphs: [
      [
        [
          '{Quasi nessuna scelta|Nessun interesse serio} riguarda {una persona sola|un solo individuo}: {intorno|attorno} c’è sempre qualcuno che {ne sente|ne avverte} gli effetti.',
          '{Prima di andare oltre|A questo punto}, {guardati intorno|fai un giro con lo sguardo}: chi {altro|ancora}, {in casa o al lavoro|fra le persone vicine}, {ha voce in capitolo|è coinvolto}?',
          'Anche quando si parla di [topic], {a ben vedere|in fondo}, {c’è di mezzo|resta sempre} qualcuno {che ascolta|da convincere} o {che aspetta|da rassicurare}.',
        ],
        [
          '{Fai|Scrivi} un elenco {breve|di nomi}, e accanto {a ciascuno|a ogni nome} {una riga|due parole} su {ciò che ci guadagna|quel che potrebbe perdere}.',
          '{Nome per nome|Uno alla volta}, {chiediti|prova a dire} {che cosa cambia|quanto costa} a {chi ti sta intorno|quelle persone}, {nel bene e nel male|in meglio e in peggio}.',
        ],
        '{Parla|Comincia} con chi {ha più dubbi|è meno convinto}, {non con chi applaude|prima che con gli entusiasti}.',
        '[questionSentence]',
        '{Chi tace|Chi non protesta} {non sempre|di rado} {approva|è d’accordo}: {chiedi|domanda} con {gentilezza|calma}, {e aspetta la risposta|lasciando il tempo di pensarci}.',
      ],
      [
        [
          '{Ascolta|Raccogli} le obiezioni {senza rispondere subito|fino in fondo}, {anche quando pungono|per quanto ingiuste ti sembrino}.',
          '{Un’obiezione sollevata|Una critica fatta} in tempo {fa risparmiare|evita} {guai|discussioni} {dopo|più tardi}.',
        ],
        '{Spesso|A volte} {la resistenza|chi si oppone} non {nasce|viene} {dall’idea|dalla cosa in sé} ma dal modo in cui {è stata annunciata|arriva}.',
        '{Proponi|Offri} un periodo di prova {breve|con una fine chiara}: {è più facile|costa meno} {dire di sì|accettare} {a qualcosa che finisce|per qualche settimana}.',
        'E {prometti|concedi} qualcosa {in cambio|da parte tua}, {che si possa vedere|di concreto}, {già dalla prima settimana|fin da subito}.',
        '{Scrivete|Segnate} insieme {che cosa succederà|come farete} se la prova {non piace|va male}, così nessuno {si sentirà in trappola|resterà con le spalle al muro}.',
      ],
      [
        [
          '{Infine|Da ultimo} {pensa a|ricorda} chi {verrà dopo|arriverà più tardi} e {farà le stesse domande|avrà gli stessi dubbi}.',
          '{Quello che impari|Ciò che scopri} {diventa più utile|acquista valore} se {lo passi|lo consegni} {a qualcuno|ad altri}.',
        ],
        [
          '{Lascia|Prepara} un foglio {con le cose essenziali|con il minimo indispensabile}, adatto a chi {parte da zero|non conosce i termini}.',
          'Una {mezza pagina|scheda} {onesta|semplice}, {lasciata|dimenticata apposta} {sul tavolo|al posto giusto}, {risparmia|evita} a {chi arriva|un altro} {metà dei tuoi errori|un inizio al buio}.',
        ],
        'Mostra il testo a [expert] e {chiedi|domanda} {dove si perde|che cosa manca}.',
        '{Scrivendo|Intanto} {scoprirai|ti accorgerai} che molte delle tue {regole|certezze} sono {abitudini|semplici preferenze}.',
      ],
    ],
  },
];
