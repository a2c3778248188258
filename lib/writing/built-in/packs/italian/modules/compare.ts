import type { Module } from '../../../language-pack.ts';

/** Impostare un confronto: la domanda e i criteri. Schema: comparison. */
export const COMPARE: readonly Module[] = [
  {
    id: 'frame-question',
    role: 'frame',
    headings: [
      'La domanda {giusta|da farsi prima}',
      'Prima di {scegliere|schierarti}, {chiediti per che cosa|guarda a che serve}',
      '{Due strade|Due possibilità}, una domanda',
    ],
    paragraphs: [
      [
        [
          'Chiedersi che cosa sia meglio {in assoluto|in generale} {non porta lontano|è un vicolo cieco}: {meglio per chi|migliore per quale scopo}, e {in quale giornata|per quanto tempo}?',
          'Tra [a] e [b] {non c’è un vincitore|nessuno vince} {per tutti|una volta per sempre}: {c’è quello che va bene|conta quel che va bene} {a te, adesso|nella tua situazione}.',
          '{La scelta|La decisione} {diventa più leggera|si semplifica} appena {cambi domanda|la domanda si restringe}: {non «qual è il migliore?»|invece di «chi vince?»}, «{per fare che cosa?|a che mi serve?}»',
        ],
        [
          'Scrivi {in una frase|su un biglietto} la situazione {concreta|precisa} in cui {userai|vivrai} quello che {scegli|avrai scelto}, con {il giorno|il luogo} e {le persone|la fretta} {che ci saranno|di sempre}.',
          '{Immagina|Racconta} {un momento preciso|una scena}, {con l’ora|con il luogo} e {gli oggetti|le voci} {intorno|di casa}, in cui {la scelta|quello che prendi} {entra in gioco|si farà sentire}.',
        ],
        '{Più la scena è|Quanto più la scena è} {ordinaria|quotidiana}, {meglio è|tanto meglio}: {le eccezioni|i casi straordinari} {affascinano|attirano}, ma {si vive|si passa il tempo} {il martedì|nei giorni normali}.',
        '[questionSentence]',
      ],
      [
        [
          '{Controlla poi|Verifica anche} che le due {possibilità|strade} siano {davvero|proprio} {alternative|una contro l’altra}.',
          '{Certe scelte|Molti bivi}, {guardate da vicino|a ben guardare}, {si sciolgono|spariscono}: {si può|è possibile} {alternare|combinare} o {rimandare|aspettare}.',
        ],
        '{Capita|Succede} che [a] e [b] {rispondano|servano} a {bisogni|problemi} {diversi|lontani fra loro}, e che {l’unico errore|lo sbaglio} sia {metterli in gara|costringerli a gareggiare}.',
        'Immagina di {avere|poter tenere} entrambe le possibilità {per una settimana|per un po’}: quale {useresti|cercheresti} {la mattina presto|per prima}, e quale {dimenticheresti|resterebbe nel cassetto}?',
        '{La risposta|Quello che immagini} {dice|rivela} {già molto|parecchio}, {prima ancora di|senza} {aprire una tabella|fare calcoli}.',
      ],
      [
        [
          '{Infine|Per finire} {guarda|valuta} quanto {pesa|costa} {un errore|sbagliare}, e {quanto è facile|se si può} tornare indietro.',
          'Una scelta {reversibile|che si può disfare} {merita|vale} {un pomeriggio|poche ore}, {non un mese|non settimane} di {tormenti|riflessioni}.',
        ],
        'Se {cambiare idea|tornare indietro} {costa poco|è semplice}, {decidi in fretta|scegli presto} e {impara dall’uso|correggi dopo}.',
        'Se {costa molto|la strada è senza ritorno}, {rallenta|prenditi tempo}, {fai una prova|comincia da una prova} e {parla con|ascolta} {chi ci è già passato|qualcuno con esperienza}.',
        [
          '{Scrivi|Segna} {fin d’ora|subito} anche il giorno in cui {sceglierai|deciderai}, perché {un confronto|un dubbio} senza fine {consuma|stanca} {più di un errore|chiunque}.',
          '{Metti|Scrivi} una data {in calendario|sul foglio}: {passata quella|oltre quel giorno}, {si sceglie|la scelta si fa} con {quello che si sa|le notizie raccolte}, {senza proroghe|e basta}.',
        ],
      ],
    ],
  },
  {
    id: 'frame-needs',
    role: 'frame',
    headings: [
      '{Parti|Comincia} da te, non dal {catalogo|confronto}',
      'Che cosa ti {serve|manca} davvero',
      '{I bisogni|Le esigenze} prima delle {opzioni|etichette}',
    ],
    paragraphs: [
      [
        [
          '{Ogni buon confronto|Un confronto onesto} {comincia|parte} {lontano|a distanza} dalle cose da confrontare: {comincia|parte} {da chi sceglie|dalla tua settimana}.',
          'Prima di {guardare|esaminare} [a] e [b] da vicino, {guarda|osserva} {le tue giornate|come vivi}, {una alla volta|con un po’ di sincerità}.',
          'Chi {apre|guarda} subito {le schede|le caratteristiche} {finisce per|rischia di} {desiderare|volere} {quello che legge|ciò che trova scritto}, {non quello che gli serve|e dimentica che cosa gli serve}.',
        ],
        '{Elenca|Annota} {tre momenti|qualche momento} delle ultime settimane in cui {ti è mancato qualcosa|avresti voluto avere già scelto}.',
        '{Accanto|A fianco} {metti|scrivi} che cosa avrebbe {risolto|salvato} {la situazione|la giornata}, {senza nominare|evitando di nominare} {marche o mode|le due possibilità}.',
        '[exampleSentence]',
      ],
      [
        [
          '{L’elenco|Quella lista} {diventa|sarà} il tuo {metro|righello}, e {va protetto|conviene difenderlo} {dall’entusiasmo|dalle novità}.',
          '{Con i bisogni|Con le esigenze} {davanti|sul foglio}, le due {strade|possibilità} {si rimpiccioliscono|tornano alla misura giusta}.',
        ],
        'Ciò che {non compare|manca} {nell’elenco|fra quei bisogni} {può piacerti|può essere bello}, ma non {deve|dovrebbe} {decidere|spostare la bilancia}.',
        '{Torna|Ripassa} sulla lista {dopo un giorno|a mente fresca} e {cancella|togli} quello che {hai scritto|c’è} per {vanità|far bella figura}, {senza rimpianti|con un sorriso}.',
        '{Poche righe|Poche voci} {sincere|vere} {orientano|guidano} {meglio|più} di un {elenco|catalogo} {impeccabile|completo}, {soprattutto|specie} quando {le alternative|le vetrine} {brillano|fanno rumore}.',
        '[exampleSentence]',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Per completare l’elenco|Se l’elenco è corto}, {chiediti|prova a dire}:',
        '{Alcune domande|Domande} per {non dimenticare niente|mettere a fuoco i bisogni}:',
      ],
      items: [
        '{Quanto spesso|Quante volte alla settimana} {mi servirà|ne avrò bisogno}, {onestamente|senza illusioni}?',
        'Chi {altro|oltre a me} {dovrà|sarà costretto a} {conviverci|farci i conti}?',
        'Che cosa {so già fare|possiedo già} che {rende più facile|favorisce} {una delle due|una delle strade}?',
        'A che cosa {non posso|non voglio} {rinunciare|dire di no}, {neanche in cambio di|nemmeno per} {qualche vantaggio|una comodità}?',
        'Che cosa {cambierà|sarà diverso} {tra un anno|fra qualche tempo}, {per quanto ne so|a occhio}?',
      ],
    },
  },
  {
    id: 'criteria-few',
    role: 'criteria',
    headings: [
      '{Pochi criteri|Cinque criteri al massimo}, {scelti prima|messi in fila}',
      'Su che cosa {confrontare|misurare}',
      'I criteri che {contano|pesano}',
    ],
    paragraphs: [
      [
        [
          '{Un confronto|Un paragone} {si vince|si decide} {prima di cominciare|in partenza}, quando {scegli|fissi} i criteri: {pochi|non molti}, {tuoi|chiari}, {in ordine|con un peso ciascuno}.',
          'Scegli i criteri prima di {leggere recensioni|raccogliere pareri}, {altrimenti|o} saranno {gli altri|le vetrine} a {sceglierli|imporli}.',
        ],
        'Una lunga lista di {voci|criteri} {confonde|non aiuta}, perché {tutto si pareggia|le differenze si annullano} e {vince il caso|si torna al punto di partenza}.',
        '{Metti|Scrivi} {in cima|per primo} quello che, {mancando|se manca}, {renderebbe inutile|guasterebbe} tutto il resto.',
        '[choiceSentence]',
        '{Il secondo posto|La seconda riga} {spetta|tocca} a ciò che {userai|farai} {più spesso|ogni giorno}, {per quanto|anche se} {poco affascinante|poco brillante}.',
      ],
      [
        [
          '{Per ogni criterio|Accanto a ciascuno} {indica|scrivi} {come lo verificherai|da che cosa lo riconoscerai}, {altrimenti|se no} {resta un desiderio|è solo una parola}.',
          'Un criterio {senza prova|che non si può controllare} {è|resta} un’impressione {travestita|con la cravatta}.',
        ],
        '{Comodo|Pratico}, {per esempio|poniamo}, {diventa|può diventare} una domanda: {quanti gesti|quanto tempo} {prima di|per} {essere operativi|cominciare}?',
        'Anche un dettaglio come [detail] {può entrare|merita un posto} fra i criteri, se {ti accompagna|lo ritrovi} {ogni giorno|spesso}.',
        [
          'Quello che non puoi verificare {oggi|in anticipo} {segnalo|mettilo} con un punto interrogativo: {servirà|sarà utile} durante la prova.',
          '{Le voci dubbie|Le caselle incerte} {lasciale aperte|non riempirle a caso}: sarà la prova a {completarle|riempirle}, {più avanti|con calma}.',
        ],
      ],
      [
        [
          '{Infine|Da ultimo} {assegna|distribuisci} i pesi, {senza numeri|con parole semplici}: {indispensabile, utile, gradito|necessario, comodo, superfluo}.',
          '{Non tutto|Non ogni voce} {pesa|conta} {uguale|allo stesso modo}: {dividi|separa} {l’indispensabile|il necessario} dal {gradito|superfluo}.',
        ],
        'Tra gli indispensabili {lasciane|mettine} {pochissimi|due o tre}, e {chiediti|domandati} a ogni riga: «{ci rinuncerei|ne farei a meno} {per un anno|per qualche mese}?»',
        '{Mostra|Fai leggere} {la lista|l’ordine} a [expert] e {ascolta|nota} {che cosa sposterebbe|quale voce aggiungerebbe}.',
        'Poi {chiudi la lista|non toccare più la lista}: {cambiare le regole|spostare i pesi} {a partita iniziata|mentre si gioca} {serve|è utile} {solo a|soltanto per} {dar ragione al favorito|far vincere chi ci piace}.',
      ],
    ],
  },
  {
    id: 'criteria-hidden',
    role: 'criteria',
    headings: [
      'I criteri che {si dimenticano|nessuno scrive}',
      '{Oltre la vetrina|Dietro le apparenze}: che cosa {guardare|pesare}',
      'Le voci {nascoste|meno visibili} del confronto',
    ],
    paragraphs: [
      [
        [
          '{Accanto a ciò che|Oltre a quel che} {si vede|salta all’occhio} ci sono criteri {discreti|silenziosi}, e {spesso|di solito} sono quelli che {decidono|fanno la differenza}.',
          'Nel confronto fra [a] e [b] {le differenze|i tratti} {più evidenti|che tutti citano} {pesano|contano} {meno di quanto si dica|solo in parte}.',
          'Tutti guardano {il prezzo e l’aspetto|l’apparenza}; pochi guardano {il tempo, la fatica, la manutenzione|quanto lavoro una cosa porta con sé}.',
        ],
        '{Una scelta|Qualunque scelta} {continua|va avanti} {dopo il primo giorno|per mesi}: {va curata, aggiustata, spiegata ad altri|chiede attenzioni, qualche riparazione, a volte una spiegazione}.',
        '[choiceSentence]',
        '{Chiedi|Domanda} a [expert] che cosa {si scopre|succede} {soltanto|solo} {dopo qualche mese|con l’uso}, e {aggiungi|metti} {la risposta|quel che dice} {alla lista|fra i criteri}.',
      ],
      [
        [
          '{Non tutti|Non tutti questi criteri} {saranno adatti|varranno} {al tuo caso|per te}, ma {scorrerli|leggerli} {costa poco|richiede un minuto}.',
          '{Passa in rassegna|Scorri} anche i criteri {invisibili|silenziosi} e {tieni|conserva} soltanto {ciò che ti riguarda|quel che ti tocca}.',
        ],
        '{Basta|È sufficiente} un segno {accanto|a margine}: {conta molto|importante}, {conta poco|secondario}, {non mi riguarda|da ignorare}.',
        'I criteri più {fastidiosi|scomodi} sono {spesso|di solito} anche i più {utili|rivelatori}: {se una riga|se un punto} ti {fa sbuffare|irrita}, {fermati|rileggi} {proprio lì|due volte}.',
        '{Non contarli|Evita di contarli}: {uno solo|un criterio soltanto}, {se pesa davvero|quando tocca la vita di ogni giorno}, può {rovesciare|cambiare} {il giudizio|tutto il confronto}.',
        '[mistakeSentence]',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Aggiungi alla lista|Considera}, {se ti toccano|quando è il caso}:',
        '{I criteri silenziosi|Fra i criteri nascosti} {da valutare|più comuni}:',
      ],
      items: [
        '{L’apprendimento|La fase iniziale}: quanto tempo {passa|ci vuole} prima di {sentirsi a proprio agio|muoversi con disinvoltura}.',
        '{La dipendenza|Il legame}: quanto {sarà difficile|costerà} {andarsene|cambiare} {un giorno|se non va}.',
        '{L’aiuto|Il sostegno}: a chi {chiederai|potrai rivolgerti} quando {qualcosa si blocca|sarà tardi e niente funziona}.',
        '{La convivenza|L’armonia}: come {si accorda|sta insieme} con {le cose|le abitudini} che {hai già|non vuoi cambiare}.',
        '{Il piacere|Il gusto}: se {ti viene voglia|hai desiderio} di {usarlo|tornarci}, {perché|dato che} {la voglia|il desiderio} {fa metà del lavoro|sostiene ogni abitudine}.',
      ],
    },
  },
];
