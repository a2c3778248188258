import type { Module } from '../../../language-pack.ts';

/** Valutare quello che dicono gli altri. Tutti gli schemi. */
export const JUDGE: readonly Module[] = [
  {
    id: 'judge-sources',
    role: 'judge',
    headings: [
      'Di chi {fidarsi|ti puoi fidare}',
      'Come {pesare|valutare} quello che leggi',
      '{Buone fonti|Fonti serie}, cattive fonti',
    ],
    paragraphs: [
      [
        [
          '{Su quasi ogni argomento|Ormai su tutto} si trova {un consiglio e il suo contrario|chi afferma e chi nega}, {detti con la stessa sicurezza|con uguale convinzione}.',
          'A proposito di [topic] {troverai pareri opposti|leggerai tutto e il contrario di tutto}, e {la sicurezza del tono|il tono deciso} {non prova niente|non è una prova}.',
          '{Leggere molto|Raccogliere pareri} {aiuta poco|serve a poco} se non impari a {distinguere|separare} {chi sa da chi ripete|l’esperienza dalla chiacchiera}.',
        ],
        'La prima domanda {da fare|utile} è {semplice|breve}: come {fa a saperlo|lo ha scoperto} {chi parla|chi scrive}?',
        [
          'Chi {racconta|descrive} il proprio metodo, con {i dubbi|gli errori} e i limiti in vista, {merita|guadagna} {più ascolto|attenzione} di chi {promette|assicura} {e basta|miracoli}.',
          '{Ascolta volentieri|Dai credito a} chi {ammette|confessa} {un tentativo fallito|che cosa non sa}; {con chi|di fronte a chi} {non sbaglia mai|ha soltanto certezze}, {tieni le mani in tasca|prendi tempo}.',
        ],
        '[sourceSentence]',
      ],
      [
        [
          '{Guarda anche|Controlla poi} {chi ci guadagna|a chi conviene} se tu {ci credi|segui il consiglio}.',
          '{La seconda domanda|Un’altra domanda} riguarda {il tornaconto|l’interesse di chi parla}, che non è {per forza|sempre} {una colpa|un male}.',
        ],
        'Un {venditore|commerciante} può {dire la verità|avere ragione}, ma {ha buoni motivi per|tenderà a} {tacere|nascondere} {il resto|qualche difetto}.',
        'Cerca [sources], e {metti a confronto|accosta} {almeno due voci|pareri} che non {si citano|si conoscono} {a vicenda|fra loro}.',
        'Dove {concordano|dicono la stessa cosa} puoi {procedere|camminare} {con una certa fiducia|più tranquillamente}; dove {litigano|si dividono} c’è {qualcosa da capire|una domanda aperta}.',
      ],
      [
        [
          '{Tieni a mente|Ricorda} infine {la data|l’età} di ciò che leggi e {il luogo da cui viene|le circostanze in cui è nato}.',
          'Anche {un buon consiglio|un’indicazione giusta} {invecchia|scade}, oppure {vale|funziona} {soltanto|solo} {altrove|in condizioni lontane dalle tue}.',
        ],
        '{Quello che riesce|Ciò che funziona} a qualcuno con {più tempo|altri mezzi} può {non fare per te|starti stretto}, senza che {nessuno abbia mentito|ci sia inganno}.',
        [
          'La prova {finale|decisiva} resta {la tua|quella fatta in casa}: [trial] {vale|conta}, {spesso|di frequente}, {più di una discussione|quanto una lunga ricerca}.',
          '{Alla fine|Dopo tante voci} {conta|decide} {la mano|il tuo tavolo}: [trial], {e poi|e subito} {si ragiona|si tirano le somme} {su cose viste|con i fatti davanti}.',
        ],
        'E quando {cambi idea|una prova ti smentisce}, {dillo|ammettilo} {senza imbarazzo|con leggerezza}: è {segno di|un indizio di} {buona lettura|attenzione}.',
      ],
    ],
  },
  {
    id: 'judge-claims',
    role: 'judge',
    headings: [
      '{Quattro domande|Qualche domanda} a chi {ti dà consigli|la sa lunga}',
      'Prima di {crederci|dar retta}, {chiedi|domanda}',
      'Il setaccio per {i consigli|le opinioni}',
    ],
    paragraphs: [
      [
        [
          '{Un consiglio|Un parere} si {giudica|valuta} meglio {a freddo|il giorno dopo}, {con un piccolo setaccio|con poche domande} {fisse|sempre uguali}.',
          'Non {serve|occorre} {essere del mestiere|avere una laurea} per {riconoscere|smascherare} {un’affermazione debole|una promessa vuota}: {bastano|sono sufficienti} {alcune|poche} domande {fatte bene|insistenti}.',
        ],
        'Le parole {assolute|totali}, «sempre», «mai», «tutti», {dovrebbero|devono} {metterti in guardia|farti rallentare}, {anche|soprattutto} quando {ti danno ragione|confermano quello che pensi}.',
        '{Diffida anche di|Prendi con le molle} {una storia|un racconto} senza ombre: {i casi fortunati|i successi} {fanno più strada|viaggiano meglio} dei {fallimenti|tentativi andati male}.',
        '[questionSentence]',
      ],
      [
        [
          '{Non tutto|Non ogni cosa} {va verificato|merita una verifica}: {scegli|regolati} {secondo il prezzo|in base al costo} di un errore.',
          '{Quanto controllare|Fino a che punto verificare}? {Dipende|Tutto dipende} da {che cosa rischi in caso di errore|quanto costa sbagliare}.',
        ],
        'Se {sbagliare costa|il rischio vale} {cinque minuti|un po’ di pazienza}, {prova e basta|vai a vedere di persona}; se {costa caro|c’è di mezzo qualcosa di serio}, {chiedi|domanda} a [expert].',
        '{Tieni|Compila} un elenco {delle cose che hai verificato|di ciò che regge}, diverso da {quello|tutto ciò} che hai {solo sentito|letto una volta}.',
        '{Dopo qualche mese|Col tempo} {ti sorprenderà|vedrai} quanto il secondo elenco {sia più lungo|superi il primo}.',
        '{Le affermazioni|Le frasi} più {comode|gradite} {meritano|vogliono} {la verifica più severa|un esame in più}, perché {nessuno|di solito nessuno} ha {voglia|fretta} di {smentirle|metterle in dubbio}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Chiedi|Domanda} {a ogni fonte|a chiunque ti consigli}:',
        '{Ecco il setaccio|Le domande del setaccio}:',
      ],
      items: [
        '{Parla|Scrive} per {esperienza diretta|averlo provato} o {riferisce|ripete} {cose lette|parole d’altri}?',
        '{Dice|Spiega} anche {quando|in quali casi} il suo consiglio {non funziona|è sbagliato}?',
        '{Che cosa|Quale fatto} {gli farebbe|potrebbe fargli} {cambiare idea|ammettere un errore}?',
        'Chi {la pensa|vede la cosa} {diversamente|in modo opposto} {come risponderebbe|che cosa obietterebbe}?',
        '{Posso|Si può} {verificarne|controllarne} una parte {da me|senza aiuto}, {oggi|in poco tempo}?',
      ],
    },
  },
  {
    id: 'judge-own-opinion',
    role: 'judge',
    headings: [
      '{Farsi|Costruirsi} un’opinione {propria|che regge}',
      '{Dubita|Diffida} anche di te',
      'Che cosa {pensi tu|ne pensi}, e perché',
    ],
    paragraphs: [
      [
        [
          '{La fonte più difficile da|La voce più dura da} {giudicare|mettere in dubbio} è {la nostra testa|quella che abbiamo in testa}.',
          '{Prima o poi|A un certo punto} {bisogna|conviene} {chiudere le schede|smettere di leggere} e {chiedersi|domandarsi}: io, {che cosa penso|come la vedo}?',
          '{Prova a scrivere|Scrivi}, {in tre righe|su un biglietto}, che cosa {credi di sapere|pensi} a proposito di [topic], e da dove {ti viene|nasce} quell’idea.',
        ],
        'Molte {convinzioni|certezze} {arrivano|vengono} da {un parente|un titolo} o da un {solo|unico} episodio, {rimasto impresso|diventato regola} {per caso|senza merito}.',
        'Accanto a ciascuna {scrivi|metti} {un grado di fiducia|quanto ci credi}: {molto|parecchio}, {così così|a metà}, {poco|quasi per niente}.',
        '[sourceSentence]',
        [
          '{Sarà|È} un elenco {meno lungo|più corto} del previsto, e {qua e là|in qualche riga} ti {accorgerai|renderai conto} di {ripetere|dire} {frasi altrui|cose mai controllate}.',
          '{Non stupirti|È normale} se {le righe|le convinzioni} {originali|davvero tue} {sono poche|si contano in fretta}: {quasi tutto|il resto} {arriva|viene} {da altri|di seconda mano}.',
        ],
      ],
      [
        [
          '{Poi cerca|Cerca poi} {apposta|di proposito} {qualcuno che non è d’accordo|la voce contraria}, purché {seria|ben argomentata}.',
          'Un’opinione {si irrobustisce|cresce} {contro|davanti a} {un’obiezione vera|un buon avversario}, {non|mai} {tra gli applausi|fra chi annuisce}.',
        ],
        [
          '{Riassumi|Ripeti} il suo ragionamento in modo che chi lo sostiene {ci si riconoscerebbe|direbbe «sì, è così»}.',
          'Prova a {difendere|raccontare} la {tesi|idea} contraria {senza caricature|con onestà}, come se un suo {sostenitore|amico} {ti ascoltasse|stesse per firmarla}.',
        ],
        'Se {dopo questo|alla fine} {la pensi come prima|non hai cambiato parere}, {lo penserai meglio|avrai ragioni migliori}; se hai {cambiato idea|cambiato posizione}, {ci hai guadagnato|hai imparato}.',
        'In {entrambi i casi|ogni caso} {saprai|potrai} {spiegarti|rispondere} {senza alzare la voce|con calma}.',
        [
          '{Fallo|Discutine} di persona, se {è possibile|puoi}: davanti a {una tazza|un tavolo} le {differenze|distanze} si {accorciano|misurano} meglio che {su uno schermo|in un messaggio}.',
          '{Dal vivo|Di persona} si {litiga meno|capisce prima}: {un gesto|uno sguardo} {corregge|ammorbidisce} {quello che|ciò che} {per iscritto|a distanza} {suona duro|sembrerebbe un rimprovero}.',
        ],
      ],
      [
        [
          '{Lascia|Tieni} {comunque|in ogni caso} {una porta aperta|un po’ di margine} al dubbio.',
          '{Un’ultima cautela|Ultima cautela}: {le opinioni|le idee} {vanno riviste|meritano un controllo} {ogni tanto|di tanto in tanto}.',
        ],
        '{Annota|Scrivi} che cosa {dovrebbe succedere|dovresti vedere} {per farti cambiare idea|perché tu cambi parere}, e {tieni|conserva} {quella riga|il foglio}.',
        'Osserva, {intanto|nel frattempo}, [signal]: {i fatti piccoli|le cose minute} {smentiscono|correggono} {meglio|più in fretta} delle {grandi teorie|discussioni}.',
        'Chi {sa dire|riesce a dire} «{mi sbagliavo|non lo sapevo}» {impara|va avanti} {più in fretta|con passo più leggero} di chi {ha sempre ragione|deve difendersi di continuo}.',
      ],
    ],
  },
];
