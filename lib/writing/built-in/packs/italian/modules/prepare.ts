import type { Module } from '../../../language-pack.ts';

/** Che cosa mettere insieme prima di cominciare. Schema: how-to. */
export const PREPARE: readonly Module[] = [
  {
    id: 'prepare-table',
    role: 'prepare',
    headings: [
      '{Prepara|Sgombra} il tavolo',
      'Che cosa {serve davvero|ti serve} per cominciare',
      'Poche cose, {ma giuste|scelte bene}',
    ],
    paragraphs: [
      [
        [
          '{Per cominciare|All’inizio} serve {meno di quanto si pensi|poco}, ma quel poco {deve stare|va messo} {a portata di mano|dove lo trovi subito}.',
          '{Mezz’ora di preparativi|Un po’ di ordine prima} {vale|fa risparmiare} un pomeriggio di {ricerche affannose|interruzioni} dopo.',
        ],
        '{Raccogli|Metti insieme} [tools], e {lascia nell’armadio|dimentica per ora} {tutto il resto|ciò che sembra soltanto utile}.',
        [
          'Quello che {manca|non hai} {fattelo prestare|prendilo in prestito}, almeno {la prima volta|per le prime prove}: {capirai presto|vedrai da te} che cosa {merita un acquisto|vale la pena comprare}.',
          '{Per le prime settimane|All’inizio} {bastano|vanno bene} {oggetti in prestito|attrezzi di fortuna}: {l’uso|l’esperienza} {dirà|insegnerà} {su che cosa spendere|quali meritano il tuo denaro}.',
        ],
        'Gli oggetti {belli|costosi} {possono aspettare|verranno dopo}, perché {danno l’impressione di|fanno credere di} aver già {fatto qualcosa|cominciato} mentre {si è ancora al via|nulla è partito}.',
      ],
      [
        [
          '{Oltre agli oggetti|Più degli oggetti}, {prepara|organizza} il tempo.',
          'Il {materiale|bene} più {raro|difficile da trovare} resta comunque {il tempo|un’ora tranquilla}.',
        ],
        'Scegli un’ora {della settimana|del giorno} in cui {nessuno ti cerca|il telefono tace}, e {difendila|proteggila} come {faresti con|difendi} una visita medica.',
        [
          'Meglio {sedute brevi|tre quarti d’ora} {che tornano spesso|due volte alla settimana} di una {lunga maratona|giornata intera} che {rimandi|sposti} di continuo.',
          '{Poco e spesso|Mezz’ora alla volta}: è un ritmo {che regge|che la vita permette}, mentre {le grandi giornate|i sabati eroici} {si fanno attendere|restano sulla carta}.',
        ],
        'Avvisa {chi vive o lavora con te|le persone intorno a te}, così {l’interruzione non sarà|un’interruzione non diventerà} {una lite|motivo di malumore}.',
      ],
      [
        [
          'Infine prepara {un posto per gli appunti|il quaderno}: {semplice|brutto}, {sempre lo stesso|uno solo}, {facile da aprire|a prova di pigrizia}.',
          'C’è un ultimo {attrezzo|oggetto} da {preparare|tenere vicino}, e costa {pochissimo|quasi niente}: {qualche foglio|un quaderno} per gli appunti.',
        ],
        'Annota [record] {fin dal primo giorno|già dalla prima prova}, quando {ti sembra superfluo|pensi di ricordare tutto}.',
        'La memoria {addolcisce|ritocca} e {confonde le date|mescola gli episodi}, mentre {una riga scritta|un appunto} {resta dov’è|non cambia idea}.',
        '{Tra un mese|Più avanti} quelle pagine {varranno|ti diranno} più di {qualunque manuale|molti consigli}, perché parlano {del tuo caso|di te}.',
      ],
    ],
  },
  {
    id: 'prepare-survey',
    role: 'prepare',
    headings: [
      'Un giro di {ricognizione|perlustrazione}',
      'Guarda {bene|due volte} prima di {partire|muoverti}',
      'Da dove {parti davvero|stai partendo}',
    ],
    paragraphs: [
      [
        [
          'Prima di {correggere la rotta|cambiare qualcosa}, {guarda|osserva} {per qualche giorno|con calma} come {vanno le cose adesso|stanno le cose}.',
          'Chi {parte di slancio|salta i preparativi} di solito {scopre tardi|si accorge troppo tardi} {da dove è partito|qual era la situazione di partenza}.',
          'A proposito di [topic], {conviene|è utile} sapere {prima di tutto|con onestà} {da che punto si parte|che cosa si sa già}.',
        ],
        '{Fotografa|Descrivi} la situazione {così com’è|senza abbellirla}: [record], {per esempio|se possibile}.',
        'Non {giudicare|correggere} ancora nulla, perché {l’osservazione|uno sguardo} {impaziente|frettoloso} {vede solo|trova soltanto} quello che {cercava|si aspettava}.',
        '[questionSentence]',
      ],
      [
        [
          '{Poi|A quel punto} {informati|leggi}, {ma con misura|con un limite di tempo}.',
          'Anche {le letture|le ricerche} {hanno bisogno di|vogliono} {una fine|un orario di chiusura}.',
        ],
        [
          'Due o tre {voci diverse|fonti} {bastano|sono abbastanza}, purché {non si copino|non ripetano la stessa pagina} e {dicano|spieghino} {come sono arrivate|per quale via arrivano} alle loro conclusioni.',
          '{Leggi|Ascolta} {poche|due o tre} persone {lontane tra loro|di scuole diverse}, {curiose del metodo|attente al metodo} più che del risultato.',
        ],
        '[sourceSentence]',
        'Quando i consigli {cominciano a ripetersi|si assomigliano}, {chiudi|smetti di leggere}: {il resto|ciò che manca} lo {imparerai|scoprirai} {facendo|con le mani}.',
        [
          'Dai alle ricerche {un paio di sere|il tempo di due caffè}, poi {basta|stop}: {il resto|quel che manca} arriverà {dalle prime prove|quando servirà}, con la forma di {una domanda precisa|un problema vero}.',
          '{Metti|Punta} una sveglia anche per {le letture|lo studio}: {quando suona|al trillo}, {si passa|passa} {ai fatti|alle mani}, {con i dubbi in tasca|portando le domande con te}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Prima di partire|Prima del via}, {controlla|verifica} di avere:',
        'La {ricognizione|preparazione} {è finita|può dirsi chiusa} quando hai:',
      ],
      items: [
        'Una {frase|riga} che {descrive|dice} {il punto di partenza|come stanno le cose oggi}, {senza scuse|senza drammi}.',
        'Un’ora {fissa|precisa} {nei prossimi giorni|in questa settimana}, {già segnata|scritta} {sul calendario|in agenda}.',
        'Il {nome|numero} di una persona a cui {fare una domanda|chiedere aiuto} {se ti blocchi|quando qualcosa non torna}.',
        'Un {limite|tetto} di {spesa|tempo e denaro} che {non ti toglie il sonno|puoi accettare senza pentirti}.',
        'Un’idea {chiara|precisa} di quello che {lascerai stare|non farai}, {almeno per ora|per il momento}.',
      ],
    },
  },
];
