import type { Module } from '../../../language-pack.ts';

/** Consigli numerati per cominciare bene; valgono per chi fa e per chi sceglie. Schema: list. */
export const ITEMS_START: readonly Module[] = [
  {
    id: 'item-write-wish',
    role: 'item',
    theme: 'wish',
    headings: [
      'Scrivi {che cosa cerchi|che cosa vuoi}',
      '{Metti il desiderio|Metti l’idea} su carta',
      'Una riga, {prima di tutto|per cominciare}',
    ],
    paragraphs: [
      [
        [
          'Scrivi in una riga {che cosa cerchi|che cosa vorresti}, {prima di guardare|prima ancora di guardare} quello che {offrono|propongono} gli altri.',
          'Prendi un foglio e {racconta|spiega} in poche parole {che cosa ti renderebbe la vita migliore|che cosa ti manca}, {senza fare nomi|lasciando fuori le mode}.',
        ],
        [
          'Chi parte dalle vetrine e dagli elenchi {finisce per|arriva presto a} volere {ciò che brilla|quello che vogliono tutti}.',
          '{Le vetrine|Gli elenchi} {parlano|gridano} più forte dei {bisogni|desideri}: {per sentirli|per dar loro voce} {serve|ci vuole} {un momento di silenzio|un foglio bianco}.',
        ],
        'Una frase {modesta|corta} come [result] {dà già|basta a dare} una direzione, e {si può rileggere|resta lì} nei momenti di {confusione|dubbio}.',
      ],
      [
        [
          '{Tieni|Porta} quel foglio {in tasca|con te} e {usalo come un setaccio|confrontalo con ogni proposta}, {grande o piccola|bella o brutta}.',
          'Il foglio {serve|torna utile} soprattutto dopo, quando {le proposte si moltiplicano|tutto sembra interessante} e la testa {si stanca|perde il filo}.',
        ],
        [
          'Se dopo {una settimana|qualche giorno} la riga non ti {somiglia|convince} più, {riscrivila|cambiala}: {è successo|succede} qualcosa di {buono|utile}.',
          '{I desideri|Le voglie} {cambiano|maturano} {in fretta|con i giorni}: {rileggi|riprendi} la riga {ogni domenica|di tanto in tanto} e ritoccala {senza nostalgia|dove serve}.',
        ],
        [
          'Le versioni {vecchie|precedenti} conservale, perché {mostrano|raccontano} come {si sposta|cambia} un desiderio quando {incontra la realtà|comincia a farsi concreto}.',
          '{Confrontare|Rileggere} le {prime|vecchie} righe {fa sorridere|commuove}, e {insegna|mostra} {quanto|come} {un desiderio|ciò che si vuole} {impara|cresce} {strada facendo|con l’uso}.',
        ],
      ],
    ],
  },
  {
    id: 'item-use-what-you-have',
    role: 'item',
    headings: [
      'Parti da {quello che hai|ciò che hai già}',
      '{Apri gli armadi|Guarda in casa} prima di {comprare|uscire}',
      'L’inventario {prima|prima di tutto}',
    ],
    paragraphs: [
      [
        [
          '{Comincia da|Parti da} quello che hai già, {in casa|sottomano} o {nella memoria|fra le tue conoscenze}, e {segna|annota} che cosa manca davvero.',
          'Prima di {aggiungere|cercare} altro, fai l’inventario di quello che {possiedi|sai fare}: {di solito|spesso} è più di quanto ricordi.',
        ],
        '{Le cose dimenticate|Le risorse dimenticate}, {persone comprese|amicizie comprese}, {sono|restano} la scorta {più economica|più vicina} che ci sia.',
        'Metti insieme [tools] e {vedi fin dove arrivi|prova con questo}: {il limite|ciò che manca} {si mostrerà|verrà fuori} senza che tu debba {immaginarlo|cercarlo}.',
      ],
      [
        [
          '{Il vantaggio|Il bello} è doppio: {spendi meno|si spende poco} e {impari|si impara} a distinguere {un bisogno|una mancanza vera} da {una voglia|un capriccio}.',
          'C’è {anche|poi} un altro {guadagno|vantaggio}: {quando comprerai|quando sceglierai}, saprai {esattamente|con precisione} {perché|che cosa chiedere}.',
        ],
        'Un {limite|vincolo} {accettato|preso sul serio}, {del resto|fra l’altro}, {aguzza l’ingegno|rende inventivi} più di {uno scaffale pieno|mille possibilità}.',
        '{Fra un mese|Più avanti} {rifai|ripeti} il conto: quello che {nel frattempo|intanto} non {hai usato|ti è servito} può {andare|passare} a qualcun altro.',
        '{Anche|Perfino} {un prestito|uno scambio} fra {vicini|amici} {conta|vale} come {risorsa|scorta}.',
      ],
    ],
  },
  {
    id: 'item-small-trial',
    role: 'item',
    theme: 'trial',
    headings: [
      'Prova {in piccolo|su scala ridotta}',
      'Un assaggio {prima del resto|e poi si vede}',
      '{Comincia|Parti} da una prova {minima|breve}',
    ],
    paragraphs: [
      [
        [
          'Prova in piccolo prima di {impegnarti|decidere}, {anche quando|soprattutto se} {l’entusiasmo preme|tutto sembra già chiaro}.',
          '{Concediti|Fai} una prova {breve|minuscola} prima di {dire sì|promettere}: {una piccola esperienza|un assaggio} {vale|pesa} più di {molte opinioni|tante ipotesi}.',
        ],
        'Può {bastare|essere sufficiente} [trial], {purché|a patto che} {arrivi in fondo|si arrivi alla fine}: {le sorprese|i problemi} {abitano|si nascondono} quasi sempre nell’ultimo {tratto|passaggio}.',
        [
          'Scrivi prima {che cosa ti aspetti|una previsione}, così {il ricordo|la memoria} non potrà {aggiustare|ritoccare} {i fatti|la storia} a cose fatte.',
          '{Prima di iniziare|Alla partenza} {fissa|appunta} {un pronostico|la tua scommessa}: {a prova finita|dopo}, {il confronto|la differenza} {farà scuola|parlerà da sola}.',
        ],
      ],
      [
        [
          '{Se va male|Quando la prova delude}, hai perso {un pomeriggio|poco} e {guadagnato|imparato} qualcosa {di sicuro|che resta}.',
          'Anche {un insuccesso|un fiasco} {di questa misura|così piccolo} {è un affare|conviene}: {costa poco|brucia poco} e {insegna presto|parla chiaro}.',
        ],
        [
          'Se va bene, {resisti alla tentazione di ingrandire|non correre ad allargare} subito: {ripeti|rifai} la prova {una seconda volta|in un giorno diverso} e {guarda|verifica} se regge.',
          '{Un primo successo|Una buona riuscita} {chiede|vuole} {una conferma|un bis}: {rifai|riprova} {in condizioni diverse|con più vento contro} prima di {crederci|festeggiare}.',
        ],
        'Due {riuscite|conferme} {modeste|tranquille} {danno|offrono} una base più {solida|affidabile} di un {trionfo|colpo di fortuna} {isolato|che nessuno sa spiegare}.',
      ],
    ],
  },
  {
    id: 'item-ask-experienced',
    role: 'item',
    theme: 'ask',
    headings: [
      'Chiedi a chi {ci è passato|lo fa da tempo}',
      'Una telefonata {vale|può valere} {molto|una settimana}',
      '{Fai|Prepara} le domande giuste',
    ],
    paragraphs: [
      [
        [
          'Chiedi a chi {ci è già passato|se ne intende} {che cosa rifarebbe|da dove comincerebbe} e che cosa {eviterebbe|lascerebbe perdere}.',
          'Trova [expert] e {porta|prepara} {tre domande|poche domande} {precise|scritte}: {ti risparmieranno|valgono} {giorni|ore} di tentativi.',
        ],
        'Le domande {larghe|generiche} {ottengono|producono} risposte {gentili e inutili|di cortesia}; {quelle strette|le altre}, {invece|al contrario}, {aprono|sciolgono} la memoria.',
        [
          '{Fatti raccontare|Chiedi} anche {un errore|il momento peggiore}, con {delicatezza|garbo}: negli errori si impara {di più|più in fretta}.',
          '{Gli insuccessi|I pasticci}, {raccontati|confessati} {a tavola|con un sorriso}, {contengono|portano} {più istruzioni|più indicazioni} dei {trionfi|buoni consigli}.',
        ],
        '{Prepara|Porta} un esempio {concreto|tuo}: {aiuta|serve} a {entrare subito nel vivo|evitare i discorsi generici}.',
      ],
      [
        [
          'Mentre {ascolti|l’altra persona parla}, {prendi nota|tieni il conto} delle parole che usa, {senza tradurle|prima di interpretarle}.',
          '{Un buon ascolto|Ascoltare bene} {richiede|vuole} {pause|silenzio}: {le frasi migliori|i particolari preziosi} arrivano dopo {un attimo di vuoto|un sorso di caffè}.',
        ],
        'Poi {verifica|controlla} con {una seconda voce|un’altra opinione}, {meglio se|possibilmente} {lontana dalla prima|di tutt’altro parere}.',
        [
          'E {ricorda|non dimenticare} di {raccontare|far sapere} com’è andata: {chi ti ha aiutato|la persona che ti ha aiutato} {se lo merita|lo apprezzerà}, e la porta {resta|rimarrà} aperta.',
          '{Qualche giorno dopo|Più tardi} {manda|scrivi} {due righe|un messaggio} con {l’esito|il risultato}: un grazie {semplice|sincero}, e {il filo resta teso|la conversazione continua}.',
        ],
        'Due pareri {diversi|che discordano} {valgono|aiutano} più di dieci {uguali|in coro}.',
      ],
    ],
  },
  {
    id: 'item-few-criteria',
    role: 'item',
    theme: 'criteria',
    headings: [
      '{Fissa|Scegli} pochi criteri',
      'Tre criteri, {non trenta|e basta}',
      'Decidi {prima|in anticipo} che cosa conta',
    ],
    paragraphs: [
      [
        [
          'Fissa {tre o quattro|pochi} criteri {prima di guardarti intorno|in anticipo} e {tienili fermi|non cambiarli} fino alla {fine|scelta}.',
          'Decidi {prima|a freddo} che cosa conta {davvero|di più} per te, e {mettilo|scrivilo} in ordine: {il resto|tutto il superfluo} verrà {dopo|in coda}.',
        ],
        [
          'Una lista {troppo lunga|infinita} {dà|lascia} un senso di {sicurezza|controllo} e {paralizza|blocca}, perché ogni cosa {vince|primeggia} in {qualche riga|una casella}.',
          '{Con venti caselle|Se le voci sono troppe} {tutto pareggia|ogni candidato se la cava}: meglio poche domande {che tagliano|nette}.',
        ],
        'Accanto a ogni criterio {segna|scrivi} come lo {verificherai|riconoscerai}: «{comodo|bello}» non {significa niente|aiuta}, «{pronto|finito} in dieci minuti» sì.',
      ],
      [
        [
          '{Poi prova|Prova} i criteri su {un caso noto|qualcosa che conosci già}: {se lo giudicano male|se danno un giudizio assurdo}, {vanno corretti|sono da rifare}.',
          'Un criterio {onesto|sano} {ti dà torto|sa anche dire di no} {qualche volta|di tanto in tanto}; se {conferma sempre|approva soltanto} il tuo preferito, {è un complice|non serve}.',
        ],
        '[choiceSentence]',
        'Quando {due cose|due possibilità} {pareggiano|si equivalgono}, {scegli|prendi} quella che ti {mette allegria|fa venire voglia di cominciare}, {senza rimorsi|e non pensarci più}.',
        '{Alla fine|Poi} {conserva|tieni} il foglio: {servirà|tornerà utile} {ancora|un’altra volta}.',
      ],
    ],
  },
  {
    id: 'item-time-limit',
    listKind: 'tips',
    role: 'item',
    theme: 'limits',
    headings: [
      '{Datti|Metti} un limite di tempo',
      'Una scadenza, {anche piccola|per ogni ricerca}',
      'Il timer {è un alleato|aiuta}',
    ],
    paragraphs: [
      [
        [
          '{Datti|Metti} una scadenza {precisa|scritta}, {anche corta|breve}, altrimenti {la ricerca|la preparazione} diventa {un passatempo|una scusa}.',
          'Stabilisci {quanto tempo|quante ore} {dedicherai|vuoi dedicare} alla cosa e {punta|carica} una sveglia, {come per un dolce in forno|senza fare eccezioni}.',
        ],
        'Il tempo {limitato|che finisce} {costringe|obbliga} a {scegliere|chiedersi} che cosa {viene prima|conta}, ed è {già|di per sé} {metà del lavoro|un ottimo esercizio}.',
        'Quando suona, {fermati|alza le mani} {anche a metà|dove ti trovi} e {scrivi|segna} il {passo seguente|prossimo gesto}: {riprendere|ricominciare} sarà più {facile|leggero}.',
      ],
      [
        [
          '{Alterna|Accosta} {sedute brevi|tratti di lavoro intenso} e {pause vere|riposo}, {lontano|via} dallo schermo, {in piedi|alla finestra}.',
          'Le pause {contano|valgono} quanto il lavoro: {cinque minuti|pochi minuti} {alla finestra|di cammino} {rimettono in ordine|schiariscono} {le idee|la testa}.',
        ],
        [
          'Se la {scadenza|data} passa e {manca ancora tutto|sei ancora all’inizio}, di solito il compito è troppo grande: {tagliane un pezzo|dividilo}.',
          '{Sforare|Andare oltre} ogni volta {è un messaggio|vuol dire qualcosa}: la porzione {va ridotta|andrebbe divisa} prima di {riprovare|dare la colpa a te}.',
        ],
        'Per le {decisioni|scelte} {piccole|da poco}, poi, {concediti|bastano} {cinque minuti|pochi minuti}: {sbagliare|un errore} {costa|pesa} meno {dell’attesa|di un’altra sera di dubbi}.',
        '{Il timer|La sveglia} {non giudica|non rimprovera}: {ricorda|avverte} {soltanto|e basta}.',
      ],
    ],
  },
  {
    id: 'item-season',
    role: 'item',
    headings: [
      '{Scegli|Trova} il momento {giusto|adatto}',
      'Quando {è quasi più importante di|conta quanto} come',
      'L’ora {giusta|adatta}',
    ],
    paragraphs: [
      [
        [
          'Scegli il momento {con la stessa cura|con l’attenzione} con cui scegli {il modo|la cosa}: {la stessa idea|un’idea identica} {riesce|funziona} di mattina e {naufraga|fallisce} di sera.',
          'Guarda {l’orologio e il calendario|il calendario} prima di {muoverti|cominciare}, perché {molti tentativi|certe scelte} {vanno male|falliscono} per {l’ora sbagliata|cattivo tempismo}.',
        ],
        'Annota per {qualche giorno|una settimana} quando hai {energia|voglia} e {quando|in quali ore} ti {trascini|spegni}: {lo schema|il disegno} {salta fuori|appare} presto.',
        [
          'Le ore migliori {riservale|dedicale} alla parte {difficile|che conta}, {il resto|e tutto il resto} {può accontentarsi|si accontenti} degli avanzi.',
          '{Dai|Riserva} {il meglio della giornata|le ore limpide} a {ciò che conta|quello che temi}; {per le faccende|al resto} {basta|va bene} {la coda|il tempo che avanza}.',
        ],
      ],
      [
        [
          'Anche {le stagioni|i periodi dell’anno} {hanno voce|contano}: c’è un tempo per {raccogliere|cercare} e uno per {aspettare|lasciar riposare}.',
          'E {tieni conto|ricordati} degli altri: {una richiesta|una proposta} {fatta|presentata} {nel momento sbagliato|di fretta} {parte perdente|ottiene un no}.',
        ],
        '{Se puoi scegliere|Quando si può}, {evita|lascia perdere} {le ore di punta|i giorni affollati}, quando tutti {fanno|vogliono} la stessa cosa.',
        [
          'E se il momento {perfetto|ideale} non {arriva|si presenta}, accontentati di uno {decente|discreto}: {cominciare|partire} {vale|conta} più di {aspettare|una data simbolica}.',
          '{L’attimo perfetto|La data ideale} {è una favola|di solito non esiste}: {un giorno qualunque|un mercoledì sera}, {con un’ora libera|senza cerimonie}, {va benissimo|può bastare}.',
        ],
        '{Un buon momento|L’ora giusta} {si riconosce|si sente} anche {dal silenzio|dalla calma} {che c’è intorno|che porta}.',
      ],
    ],
  },
  {
    id: 'item-detail',
    role: 'item',
    headings: [
      '{Cura|Guarda} un dettaglio',
      'Il {particolare|dettaglio} che {cambia tutto|fa la differenza}',
      'Piccole cose, {grandi effetti|effetti lunghi}',
    ],
    paragraphs: [
      [
        [
          'Scegli un dettaglio {trascurato|che tutti saltano} e {curalo|mettilo a posto} {fino in fondo|come si deve}, {prima di passare al resto|subito}.',
          'Guarda {da vicino|con calma} una cosa {minuta|che sembra secondaria}, perché {spesso|di frequente} da lì {dipende|passa} il risultato.',
        ],
        'Può essere [detail], oppure {qualcosa di ancora più piccolo|una sciocchezza}, che {da mesi|ogni volta} ti {rallenta|infastidisce} senza che tu {ci pensi|te ne accorga}.',
        '{Rimosso|Tolto} quel sassolino, {il passo|tutto il cammino} {si allunga|si fa leggero} {da solo|senza sforzo}.',
      ],
      [
        [
          'Per trovarlo, {osserva|guarda} dove {ti fermi|esiti} più volte nello stesso {punto|modo}: la ripetizione è {un indizio|una freccia}.',
          '{Chi guarda da fuori|Uno sguardo esterno} lo {vede|nota} {prima|subito}: invita qualcuno e {lascialo curiosare|lascialo parlare}.',
        ],
        'Non {esagerare|trasformarlo in una mania}, {però|tuttavia}: {un dettaglio per volta|uno alla volta}, {poi|e poi} {si torna|torna} a guardare {l’insieme|il quadro intero}.',
        'Chi {lucida|rifinisce} {ogni angolo|tutto} {finisce|arriva} {tardi|col fiato corto}; chi ne sceglie {uno|pochi} {si fa ricordare|lascia il segno}.',
        '{Segna|Annota} {com’era prima|lo stato di partenza}, per {vedere|misurare} la {differenza|distanza} {tra qualche giorno|più avanti}.',
      ],
    ],
  },
];
