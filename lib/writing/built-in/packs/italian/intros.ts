import type { Frame, LanguagePack } from '../../language-pack.ts';

const HOW_TO: readonly Frame[] = [
  {
    id: 'intro-how-first-evening',
    paragraphs: [
      [
        [
          '{Ci sono cose|Esistono cose} che {da lontano|viste da fuori} sembrano {difficili|riservate a pochi} e, {una volta cominciate|dopo il primo tentativo}, {chiedono soprattutto|vogliono soltanto} un po’ di ordine.',
          'Quando si parla di [topic], il difficile non è cominciare, è {cominciare dal punto giusto|non fermarsi alla seconda sera}.',
        ],
        '{Qui|In queste pagine} non {troverai|ci sono} {formule|scorciatoie} né {promesse|miracoli}: {troverai|ci sono} un percorso {paziente|ragionato}, {qualche prova da fare|alcune prove} e gli errori da {evitare|schivare}.',
        '{Procedi|Vai} {con calma|col tuo passo}, salta pure quello che {sai già|conosci}, e {tieni a portata di mano|usa} un foglio per {segnare|annotare} {i dubbi|quello che ti sorprende}.',
        '{Alla fine|Arrivando in fondo} {avrai|ti resterà} almeno un primo passo da fare {domani|questa settimana}, abbastanza piccolo da {farlo davvero|non spaventare}.',
      ],
    ],
  },
  {
    id: 'intro-how-questions',
    paragraphs: [
      [
        [
          '{Da dove si comincia|Che cosa viene prima}? {Quanto tempo ci vuole|Che cosa serve}? {E se va male|E dove si sbaglia}? I dubbi {arrivano|vengono} in gruppo, e {conviene|è meglio} metterli in fila.',
          'Chi comincia a occuparsi di [topic] {ha di solito|porta con sé} {più entusiasmo che metodo|molte domande e poca voglia di aspettare}.',
        ],
        'La risposta {breve|più onesta} è che {si impara facendo|le mani insegnano}, {a patto di|purché si accetti di} {fare poco per volta|cominciare in piccolo} e di {guardare|osservare} bene.',
        '{Questo percorso|Il testo che segue} ti {accompagna|guida} {dall’idea al primo risultato|dal primo pensiero alla prima prova}, con {soste|domande} {dove servono|nei punti delicati}.',
        '{Adattalo|Piegalo} alle tue {giornate|abitudini}: {un metodo|un consiglio} che non entra nella {vita|settimana} di chi lo usa {non serve a nessuno|resta carta}.',
      ],
    ],
  },
  {
    id: 'intro-how-neighbour',
    paragraphs: [
      [
        [
          '{Pensa a|Immagina} qualcuno che {ci riesce|lo fa} {senza affanno|con naturalezza}: {quasi sempre|di solito} non ha un {segreto|dono}, ha {un ordine|qualche abitudine} e {molti tentativi|una serie di errori} alle spalle.',
          '{Dietro ogni cosa ben fatta|Dietro una cosa riuscita} {c’è|sta} {di rado un colpo di genio|raramente un lampo}: {c’è|si trova} {un ordine, ripetuto|una serie di gesti semplici}.',
        ],
        'Quest’ordine si può {imparare|copiare}, e {di questo si parla qui|è il filo di queste pagine}, a proposito di [topic].',
        '{Vedremo|Guarderemo} come {capire che cosa si vuole|fissare la meta}, come {prepararsi senza esagerare|raccogliere il necessario} e come {accorgersi|rendersi conto} che {si va avanti|la strada è buona}.',
        'Leggi {con la matita in mano|senza fretta}, e fermati quando {una frase ti riguarda|qualcosa ti tocca}: da lì {comincia il tuo lavoro|conviene partire}.',
      ],
    ],
  },
  {
    id: 'intro-how-less',
    paragraphs: [
      [
        [
          '{La maggior parte|Una buona parte} delle guide {aggiunge|accumula}: {altri attrezzi|nuovi passaggi}, {altre regole|ulteriori eccezioni}; qui si prova a {togliere|sfoltire}.',
          'Per {muovere i primi passi|partire bene} {serve|basta} {meno di quanto si dica|poco}, {ma quel poco va scelto|purché scelto con cura}.',
        ],
        'Se pensi a [topic] {da un po’|da tempo} {e rimandi|e non cominci}, {forse|magari} ti {frena|blocca} proprio {l’eccesso di consigli|la quantità di cose da sapere}.',
        '{Le pagine che seguono|Le righe che seguono} {scelgono|propongono} poche mosse, {in ordine|dalla prima all’ultima}, e {spiegano|dicono} {come provarle|come metterle alla prova} senza {rischiare troppo|grandi spese}.',
        'Il resto {lo aggiungerai tu|verrà da sé}, con {l’esperienza|la pratica} e con le {domande|persone} {giuste|che incontrerai}.',
      ],
    ],
  },
];

const EXPLAINER: readonly Frame[] = [
  {
    id: 'intro-explain-curious',
    paragraphs: [
      [
        [
          'Quando si parla di [topic], {lo si fa|si discute} {più spesso di fretta che con calma|con più sicurezza che pazienza}.',
          '{Certi argomenti|Alcuni temi} {sembrano|paiono} chiari finché {qualcuno non chiede|non ti chiedono} di spiegarli, e {allora|in quel momento} {le parole|le certezze} {si fanno timide|vacillano}.',
        ],
        '{Questo testo|Quello che segue} non {pretende|promette} di dire {tutto|l’ultima parola}: {offre|propone} un modo {ordinato|semplice} di {avvicinarsi|guardare}, {di fare domande|di distinguere} e di {farsi un’idea|costruirsi un’opinione}.',
        '{Troverai|Incontrerai} {una mappa|qualche punto di riferimento}, {alcune prove da fare in casa|piccoli esercizi} e un setaccio per {le opinioni|i consigli} {altrui|che circolano}.',
        '{Il resto|Tutto il resto} {dipende dalla|lo farà la} tua {curiosità|attenzione}, che è {l’unico attrezzo|il solo strumento} {davvero indispensabile|che nessuno può prestarti}.',
      ],
    ],
  },
  {
    id: 'intro-explain-map',
    paragraphs: [
      [
        [
          '{Entrare in|Affrontare} un argomento nuovo {somiglia a|è come} {arrivare|scendere dal treno} in una città sconosciuta: {prima di correre|prima di scegliere una via}, {conviene|è bene} {guardare la mappa|capire dove si è}.',
          'Quando si parla di [topic], {ci sono|esistono} molte {porte|strade}, e {quasi tutte|parecchie} {danno su|portano a} un corridoio.',
        ],
        '{Qui|In queste pagine} si {comincia|parte} {dai confini|dalle parole}, si {passa|arriva} {alle ragioni|al perché}, e si {finisce|conclude} {con qualche prova|con ciò che puoi fare tu}.',
        'Non {serve|occorre} {alcuna preparazione|sapere già qualcosa}: bastano {un foglio e un po’ di tempo|mezz’ora e qualche domanda}.',
        'Se {un passaggio|un punto} ti {lascia un dubbio|sembra debole}, {segnalo|tienilo}: {i dubbi|le obiezioni}, {alla fine|messi insieme}, {valgono|insegnano} {più delle certezze|quanto le risposte}.',
      ],
    ],
  },
  {
    id: 'intro-explain-child',
    paragraphs: [
      [
        [
          'Come lo {spiegheresti|racconteresti} a {un bambino sveglio|una persona curiosa}, senza {parole difficili|trucchi}? {La domanda|La prova} {sembra facile|fa sorridere}, {e invece|ma} {mette ordine|smaschera i vuoti}.',
          '{Capire|Sapere} non è {ripetere|ricordare} una definizione, è saperla {usare|riconoscere} {quando serve|nella vita di tutti i giorni}.',
        ],
        'Proviamoci, {un pezzo alla volta|con ordine}, a proposito di [topic].',
        '{Prima|In principio} {i contorni|le parole}, poi {i meccanismi|il come e il perché}, {infine|e da ultimo} {gli errori più comuni|le idee sbagliate} e {le strade per continuare|qualche passo da fare}.',
        '{Lungo la via|Strada facendo} {ti chiederò|ti verrà chiesto} di {guardare|osservare}, {scrivere due righe|prendere qualche appunto} e {parlare con|ascoltare} {qualcuno|altre persone}: {si impara|si capisce} {così|meglio}.',
      ],
    ],
  },
  {
    id: 'intro-explain-noise',
    paragraphs: [
      [
        [
          '{Su quasi tutto|Di quasi tutto} {ormai|oggi} si {trovano|leggono} {più parole|più opinioni} di quante {se ne possano leggere|servano}: {manca|scarseggia} {il modo di scegliere|un filo}.',
          'Il rumore {intorno|attorno} a un argomento {cresce|aumenta} {più in fretta|assai prima} della comprensione.',
        ],
        'Chi vuole {farsi un’idea|capirci qualcosa} a proposito di [topic] {ha bisogno di|dovrebbe cercare} {poche domande buone|qualche buona domanda}, prima di {altre notizie|nuove pagine}.',
        'Le domande {buone|giuste} {sono|si trovano} {qui|in queste pagine}, {insieme a|accanto a} {qualche prova|esercizi} che puoi {fare|tentare} {da casa|senza attrezzi}.',
        '{Prendi|Usa} ciò che {ti serve|ti è utile} e {lascia|dimentica} il resto: {è già|sarebbe già} {un modo di capire|un buon esercizio}.',
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'intro-compare-crossroads',
    paragraphs: [
      [
        [
          'Davanti a un bivio come [a] o [b] {si è tentati di|viene voglia di} {chiedere a qualcuno di scegliere per noi|trovare una risposta valida per tutti}.',
          '{Alcuni dubbi|Certi dubbi} {durano|restano aperti} {mesi|a lungo} {non perché siano difficili|senza essere difficili}: {manca soltanto|basterebbe} {un buon modo|un ordine} {di guardarli|per affrontarli}.',
        ],
        '{La verità|Il fatto} è che la risposta dipende {da chi sceglie|dalla giornata di chi sceglie}, e {nessuna tabella|nessun esperto} {la conosce|può indovinarla}.',
        'Si può però mettere ordine: {chiarire|precisare} la domanda, {fissare|scegliere} pochi criteri, provare {alla pari|con onestà} e {decidere|chiudere}.',
        '{È il percorso|Ecco la strada} di queste pagine, {da seguire|che puoi percorrere} {penna alla mano|con un foglio accanto} e senza {fretta|pressione}.',
      ],
    ],
  },
  {
    id: 'intro-compare-no-winner',
    paragraphs: [
      [
        [
          '{Non aspettarti|Qui non troverai} un vincitore tra [a] e [b]: {chi lo proclama|chi ne annuncia uno}, {di solito|spesso}, {parla di sé|ha già scelto}.',
          '{I confronti|I paragoni} {finiscono|si chiudono} {troppo spesso|quasi sempre} con {un podio|un vincitore}, e {chi legge|il lettore} {resta|si ritrova} {con lo stesso dubbio|al punto di prima}.',
        ],
        '{Troverai|Avrai} {piuttosto|invece} {domande|una serie di passi} per {capire|scoprire} {quale strada|quale delle due} {si adatta|assomiglia} {alla tua vita|alle tue giornate}, {oggi|adesso}.',
        'Ogni {possibilità|strada} {avrà|riceve} {la sua difesa|un avvocato} e {la sua accusa|un critico}, {con le stesse regole|a parità di tempo}.',
        'Alla fine {la scelta|il verdetto} {resta|rimane} {tua|a te}, {com’è giusto|ed è bene così}, ma {poggerà|riposerà} su qualcosa di più solido {dell’istinto|di un sentito dire}.',
      ],
    ],
  },
  {
    id: 'intro-compare-evening',
    paragraphs: [
      [
        [
          '{Succede|Capita} {di sera|a tavola}: {si apre|qualcuno apre} il discorso, {ognuno dice la sua|le opinioni si incrociano}, e {un’ora dopo|alla frutta} {si è al punto di partenza|nessuno ha cambiato idea}.',
          'Scegliere {stanca|costa}, {soprattutto|specialmente} quando {le due strade|entrambe le possibilità} {sembrano buone|hanno qualcosa da offrire}.',
        ],
        'Anche tra [a] e [b] {la discussione|il confronto} {gira a vuoto|si inceppa} finché non si dice {a che cosa serva la scelta|su quali criteri si giudica}.',
        '{Partiamo|Si parte} {da qui|da questo}, {allora|dunque}: {dai bisogni|da ciò che ti serve}, prima che dalle caratteristiche.',
        '{Poi verranno|Seguiranno} {i criteri|le voci da pesare}, {una prova|un assaggio} {alla pari|per entrambe}, {gli errori da evitare|le trappole} e {un modo|una maniera} per {chiudere|decidere} {senza rimpianti|con serenità}.',
      ],
    ],
  },
  {
    id: 'intro-compare-scale',
    paragraphs: [
      [
        [
          'Una bilancia {funziona|serve} {solo|soltanto} se {si sa|hai deciso} che cosa {metterci|posare} sui piatti, e {lo stesso vale|vale altrettanto} per {le scelte|ogni confronto}.',
          'Mettere a confronto [a] e [b] {è facile|richiede poco}; {farlo bene|farlo con onestà} {chiede|vuole} {un po’ di metodo|qualche cautela}.',
        ],
        '{I pregi|I vantaggi} {si vedono|saltano all’occhio}, i {pesi|costi} {nascosti|silenziosi} {meno|si scoprono tardi}, e {l’abitudine|l’entusiasmo} {trucca|sposta} {l’ago|il risultato}.',
        '{Queste pagine|Le righe che seguono} {aiutano|servono} a {tarare|mettere in pari} la bilancia: {che cosa pesare|quali cose contare}, {come provarle|con quali prove}, {a chi chiedere|di chi fidarsi}.',
        '{La lettura|Il percorso} {prende|chiede} poco tempo; {la scelta|la decisione}, {dopo|alla fine}, {potrebbe|può} {venire da sé|sorprenderti}.',
      ],
    ],
  },
];

const LIST: readonly Frame[] = [
  {
    id: 'intro-list-pick',
    paragraphs: [
      [
        [
          '{Una lista|Un elenco} {si legge|va letto} {come un menu|come si guarda un banco del mercato}: {non si prende tutto|nessuno prende tutto}, {si sceglie|si prende} {ciò che serve oggi|quello che fa gola}.',
          'Quando si tratta di [topic], {i consigli non mancano|di consigli ce ne sono tanti}: {manca|scarseggia} {il tempo|la pazienza} di provarli.',
        ],
        '{Quelli che seguono|I punti che seguono} sono {pensati|scritti} per {essere provati|finire nelle mani} {uno alla volta|con calma}, {in qualunque ordine|cominciando da dove vuoi}.',
        '{Ognuno|Ciascuno} {sta in piedi|funziona} per conto suo e {chiede|richiede} {poco|più attenzione che mezzi}: {un foglio|una mezz’ora}, {una telefonata|una domanda}, {una prova|un po’ di pazienza}.',
        '{Leggili tutti|Scorrili}, {segnane due|scegline un paio} e {lascia riposare|dimentica} {gli altri|il resto}: {torneranno buoni|serviranno} {più avanti|un’altra volta}.',
      ],
    ],
  },
  {
    id: 'intro-list-small',
    paragraphs: [
      [
        [
          '{Le cose cambiano|I miglioramenti arrivano} {di rado|raramente} con {una grande decisione|un colpo di teatro}, {più spesso|molto più spesso} con una serie di gesti piccoli, {ben scelti|ripetuti}.',
          '{Chi pensa a|Chi si occupa di} [topic] {cerca spesso|vorrebbe} {la mossa decisiva|una svolta}; {di solito|in genere} contano di più {i gesti piccoli|le mosse modeste}.',
        ],
        '{Qui sotto|In queste pagine} trovi qualche idea {pensata per|adatta a} chi ha {poco tempo|giornate piene} e {poca voglia|nessuna intenzione} di {farsi illudere|buttare soldi}.',
        'Nessuna {è magica|fa miracoli}, tutte si possono {provare|verificare} {entro la settimana|con poca spesa}.',
        'Prendi {la prima|quella} che ti {fa annuire|somiglia}, {mettila alla prova|provala} e {giudica|decidi} {con i tuoi occhi|dai risultati}.',
      ],
    ],
  },
  {
    id: 'intro-list-choose',
    paragraphs: [
      [
        [
          'Prima di fidarti di {una classifica|una lista di nomi}, {conviene|vale la pena} {imparare a scegliere|affinare lo sguardo}: {dura più a lungo|serve anche la prossima volta}.',
          '{Un buon consiglio|Un consiglio onesto} {non decide|evita di decidere} al posto tuo: ti aiuta a {vedere meglio|capire che cosa guardi}.',
        ],
        '{Per questo|Ecco perché}, {parlando di|a proposito di} [topic], {qui troverai|si trovano qui} {modi|mosse} per {guardare|orientarti}, {chiedere|fare domande} e {provare|verificare}.',
        '{Non tutte|Non tutte le idee} {servono|saranno utili} {a tutti|in ogni caso}: {prendi|scegli} quelle che {entrano|stanno} nella tua {giornata|vita}.',
        'E {tieni|porta} {un foglio accanto|una matita}: {le risposte|le idee} {migliori|più utili} {arrivano|nascono} {mentre leggi|fra una riga e l’altra}.',
      ],
    ],
  },
  {
    id: 'intro-list-shelf',
    paragraphs: [
      [
        [
          '{Tieni questo elenco|Usa queste pagine} come {una cassetta degli attrezzi|un cassetto di cucina}: {si apre quando serve|si pesca quello che occorre} e {il resto|tutto il resto} {aspetta|non disturba}.',
          '{Ci sono giorni|Esistono giornate} in cui {serve un’idea|basta un’idea}, {una soltanto|una sola}, {purché si possa provare|ma da provare} {subito|prima di sera}.',
        ],
        'Se cerchi idee a proposito di [topic], {qui|nelle righe che seguono} ce ne sono diverse, {dalla più semplice alla più impegnativa|senza un ordine obbligato}.',
        '{Alcune|Certe} ti {sembreranno|parranno} {ovvie|già note}, e {forse lo sono|può darsi}: {la differenza|la distanza} {sta|passa} fra {saperle|conoscerle} e {farle|metterle in pratica}.',
        'Comincia {da una|da quella che ti costa meno}, {segna|annota} com’è andata e {torna|ripassa} {quando vuoi|la settimana prossima}.',
      ],
    ],
  },
];

/** Le aperture. */
export const INTROS: LanguagePack['intros'] = {
  'how-to': HOW_TO,
  explainer: EXPLAINER,
  comparison: COMPARISON,
  list: LIST,
};
