import type { Module } from '../../../language-pack.ts';

/** La prova e la decisione. Schema: comparison. */
export const CHOOSE: readonly Module[] = [
  {
    id: 'trial-fair',
    role: 'trial',
    headings: [
      'Una prova {alla pari|leale}',
      'La prova {sul campo|dei fatti}',
      'Prima {prova|assaggia}, poi {decidi|scegli}',
    ],
    paragraphs: [
      [
        [
          'Nessun {elenco di pregi|ragionamento} {sostituisce|vale} una prova {fatta bene|onesta}, con {le stesse condizioni|la stessa attenzione} per entrambe le {strade|possibilità}.',
          'Per vedere [a] e [b] {alla prova|al lavoro} basta {poco|un fine settimana}: {un’occasione uguale|le stesse condizioni}, {un foglio|qualche appunto} e un po’ di {onestà|pazienza}.',
        ],
        'Può bastare [trial], da ripetere {allo stesso modo|con le stesse regole} {da una parte e dall’altra|per ciascuna strada}.',
        [
          '{Cambia|Inverti} l’ordine {la seconda volta|al secondo giro}, perché {chi arriva primo|la prima impressione} gode di un vantaggio {immeritato|che non si è guadagnato}.',
          '{Fai|Lascia} {cominciare|aprire} una volta {l’una|la prima} e una volta {l’altra|la seconda}: {l’esordio|il debutto} {ruba|attira} sempre {più luce|più simpatia} del {dovuto|necessario}.',
        ],
        '[exampleSentence]',
        '{Stabilisci|Fissa} {anche|poi} quando {finisce|si chiude}, perché {una prova|un esperimento} senza fine {diventa|si trasforma in} {un rinvio|una scusa per non scegliere}.',
      ],
      [
        [
          '{Durante la prova|Mentre provi} annota [record], senza ancora {dare voti|tirare conclusioni}.',
          'Gli appunti presi {sul momento|a caldo} {salvano|proteggono} dai {ricordi|giudizi} {di comodo|aggiustati dopo}.',
        ],
        'Osserva [signal]: {le reazioni spontanee|i gesti involontari} {dicono|raccontano} {la verità|quello che pensi} {prima delle parole|con anticipo}.',
        'Se {puoi|è possibile}, {coinvolgi|fai provare} qualcuno che {non conosce|ignora} {la tua preferenza|le tue simpatie}.',
        '{Lascia|Concedi} a entrambe {almeno due occasioni|un paio di tentativi}: {il primo|l’esordio} è {quasi sempre|spesso} {maldestro|goffo}.',
      ],
      [
        [
          '{Finita|Chiusa} la prova, {lascia riposare tutto|non pensarci} {per una notte|fino all’indomani}.',
          'Prima {di giudicare|del verdetto} {dormici sopra|lascia passare una notte}.',
        ],
        'Al mattino {scrivi|racconta} {di getto|senza rileggere} {che cosa ricordi|che cosa ti è rimasto}: {quel che resta|la memoria del giorno dopo} è {un indizio|un buon setaccio}.',
        'Poi {apri|riprendi} gli appunti e {cerca|guarda} {dove|in che punto} {testa e carta|ricordo e quaderno} {litigano|non vanno d’accordo}.',
        'Se {il dubbio|l’incertezza} {resta|rimane}, la differenza è {piccola|sottile}, e {puoi scegliere|si può scegliere} {a cuor leggero|con tranquillità}.',
      ],
    ],
  },
  {
    id: 'trial-borrow',
    role: 'trial',
    headings: [
      '{Prendi in prestito|Fatti prestare} un’esperienza',
      'Provare {senza impegnarsi|senza legarsi}',
      'Come {assaggiare|provare} prima di {scegliere|decidere}',
    ],
    paragraphs: [
      [
        [
          'Quasi tutto si può {assaggiare|provare} {prima di impegnarsi|senza firmare nulla}, {con un po’ di fantasia|se si sa chiedere}.',
          'Chi deve scegliere {ha diritto a|dovrebbe concedersi} un assaggio, e {spesso|di solito} {basta chiederlo|qualcuno è pronto a offrirlo}.',
          'Anche quando il bivio è fra [a] e [b], {c’è modo|si trova il modo} di {provare|assaggiare} {prima di decidere|senza legarsi}.',
        ],
        [
          'Un prestito, {una visita|qualche ora da ospite}, {una mattina|un pomeriggio} accanto a chi ha già scelto: {costano|chiedono} {un po’ di coraggio|poco più di una telefonata}.',
          '{Chiedi|Domanda} {in giro|tra i conoscenti}: qualcuno {presta|ospita} {volentieri|quasi sempre}, e {mezza giornata|un’ora} {vissuta|sul posto} {spiega|rivela} {parecchio|quello che conta}.',
        ],
        'Comincia con [trial] e {stabilisci|decidi} {in anticipo|prima} {che cosa vuoi scoprire|a quale domanda deve rispondere}.',
        '[firstStepSentence]',
      ],
      [
        [
          'Una prova breve {inganna|può ingannare} {in due modi|facilmente}: {c’è il fascino|conta il fascino} della novità e {c’è la fatica|pesa la fatica} {dei primi gesti|di ogni inizio}.',
          '{Attenzione|Occhio} {all’effetto novità|al fascino della prima volta}, che {dura poco|svanisce presto} e {abbellisce|colora} tutto.',
        ],
        'Per {correggere il tiro|non farti ingannare}, {chiedi|domanda} a [expert] {come andrà|che cosa cambia} {dopo i primi mesi|passata la novità}.',
        'E {torna|ripassa} una seconda volta {in un giorno peggiore|con l’umore sbagliato}: è {allora|proprio lì} che {le cose|le scelte} {mostrano il carattere|si lasciano conoscere}.',
        '{Scrivi|Annota} le due {impressioni|giornate} su due fogli {separati|diversi} e {leggile|mettile a fianco} {soltanto alla fine|quando tutto è finito}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Durante l’assaggio|Nella prova} {guarda|tieni d’occhio}:',
        '{Mentre provi|A prova in corso}, {prendi nota di|osserva}:',
      ],
      items: [
        '{Il primo|Il vero} {momento|istante} di {noia|impazienza}, e {che cosa lo ha provocato|da dove è venuto}.',
        'I {dubbi|nodi} che {non si sciolgono|restano} {senza aiuto|per quanto tu ci provi}.',
        'Il tempo {perso|speso} {prima di cominciare|nei preparativi} e {dopo aver finito|per rimettere a posto}.',
        'La {voglia|tentazione} di {barare|saltare un passaggio}, e in quale {punto|momento} {arriva|si presenta}.',
        'La {faccia|reazione} di chi {ti vive accanto|ti sta intorno} {a fine giornata|quando racconti}.',
      ],
    },
  },
  {
    id: 'decide-line',
    role: 'decide',
    headings: [
      '{Decidere|Scegliere}, {e non pensarci più|finalmente}',
      'Come {arrivare|si arriva} a una scelta',
      '{Il momento|È ora} di scegliere',
    ],
    paragraphs: [
      [
        [
          '{Arriva|Viene} un momento in cui {altre notizie|nuove ricerche} non {aggiungono|cambiano} nulla: {lì si decide|è il momento di scegliere}.',
          'Fra [a] e [b] {non aspettare|è inutile aspettare} la {certezza|prova definitiva}: {arriva|si presenta}, {se va bene|quando arriva}, {a cose fatte|dopo che hai scelto}.',
          '{Una decisione|Una scelta} {ha bisogno di|vuole} una data, un foglio e {dieci minuti|un quarto d’ora} {di silenzio|senza telefono}.',
        ],
        'Rileggi i {criteri|bisogni} scritti {all’inizio|in partenza} e {conta|guarda} {solo|soltanto} quelli {indispensabili|a cui non rinunci}.',
        '[choiceSentence]',
        'Se le due strade {pareggiano|si equivalgono}, {scegli|prendi} la strada {più facile da disfare|che lascia aperte più porte}, e {smetti di cercare|chiudi la ricerca}.',
        '{Non cercare|Non pretendere} {l’unanimità|il consenso di tutti}: {ascolta|senti} chi {ne vivrà gli effetti|è coinvolto}, poi {chiudi|concludi} {tu|con la tua firma}.',
      ],
      [
        [
          '{Scrivi|Metti su carta} la scelta {in una frase|con parole semplici}, {con il perché|e aggiungi il motivo}.',
          '{Una frase|Una riga} {firmata e datata|scritta di tuo pugno} {vale più|regge meglio} di {un mezzo sì|un’intenzione}.',
        ],
        '{Quel foglio|Il foglio} {servirà|sarà utile} {tra qualche mese|nei giorni di pentimento}, quando {la memoria|il senno di poi} {cambierà la storia|racconterà un’altra versione}.',
        'Aggiungi {che cosa perdi|a che cosa rinunci}: {nominare una rinuncia|dare un nome alla perdita} {la rende|può renderla} {più leggera|sopportabile}.',
        'E {fissa|segna} {il giorno|la data} in cui {farai un bilancio|guarderai come va}, {non prima|mai prima}, per {non rimuginare|non riaprire il caso} {ogni sera|di continuo}.',
      ],
      [
        [
          '{Dopo|Fatta la scelta}, {comportati|muoviti} come se {l’altra strada|l’alternativa} {non ci fosse|fosse chiusa}, almeno {per un po’|per qualche settimana}.',
          '{Una scelta|Ogni scelta} {diventa buona|migliora} {anche|soprattutto} per {come la si vive|l’impegno che ci si mette}.',
        ],
        'Allontanati {dalle discussioni|dai confronti}, {metti via|chiudi} {gli opuscoli|gli elenchi}, {comincia|impara} a {usare bene|conoscere} {ciò che hai|quello che hai scelto}.',
        '[firstStepSentence]',
        'Se {al bilancio|alla data fissata} {non va|qualcosa stride}, {cambierai|potrai cambiare} {con dati tuoi|a ragion veduta}, {non per sentito dire|senza rimpianti}.',
      ],
    ],
  },
  {
    id: 'decide-cases',
    role: 'decide',
    headings: [
      '{Quale|Quale strada}, {e quando|in quale caso}',
      'Per chi ha {fretta di scegliere|ancora un dubbio}',
      'Una {bussola|regola pratica} per {decidere|chi esita}',
    ],
    paragraphs: [
      [
        [
          '{La risposta|Il verdetto} tra [a] e [b] dipende {da chi sceglie|dalle circostanze}, {ma|però} qualche {bussola|indicazione} {si può dare|aiuta}.',
          '{Non esiste|Nessuno possiede} una risposta {valida per tutti|unica}; {esistono|ci sono} {casi tipici|situazioni ricorrenti} in cui {la scelta si fa facile|la strada si vede}.',
        ],
        '{Cerca|Trova} {il caso|la situazione} che {ti somiglia di più|più si avvicina alla tua}, {anche solo in parte|senza cercare la copia esatta}.',
        '[choiceSentence]',
        [
          '{Leggi|Scorri} i casi {in fretta|di seguito} e {fermati|torna} su quello che ti {strappa un sorriso|mette a disagio}: {di solito|in genere} è {il tuo|quello che ti riguarda}.',
          '{Quasi sempre|In genere} {uno|uno dei casi} {ti farà|ti fa} {dire «sono io»|alzare la testa}: {fermati lì|parti da quello}, il resto è contorno.',
        ],
      ],
      [
        [
          '{Se nessun caso|Quando nessuna riga} {ti convince|fa per te}, {prova|usa} la moneta: {lanciala|gettala in aria} e {ascolta|nota} {che cosa speri|quale lato ti auguri} {mentre è in volo|prima di guardare}.',
          '{Resta il vecchio trucco|C’è poi il trucco} della moneta: {non per obbedirle|senza ubbidirle}, ma per {sentire|scoprire} {che cosa speri|da che parte pendi} {mentre gira|prima che cada}.',
        ],
        '{Il sollievo|La delusione} {davanti al risultato|quando la moneta si ferma} è {un’opinione|un voto} che {non sapevi di avere|era rimasto nascosto}.',
        '{Dillo|Comunica la scelta} {a voce alta|a qualcuno}, {vivi|passa} {una giornata|un giorno} come se {fosse fatta|avessi deciso}, e {guarda|nota} {come dormi|con che umore ti svegli}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Una bussola|Qualche indicazione}, {caso per caso|secondo la situazione}:',
        '{Ecco|Sono questi} i casi {più frequenti|che si incontrano più spesso}:',
      ],
      items: [
        'Se {hai poco tempo|il tempo stringe}, {scegli|prendi} la strada in cui {sai già muoverti|il primo giorno è più facile}.',
        'Se {vuoi imparare|ti piace imparare}, {scegli|preferisci} quella che {ti chiede di più|ti mette alla prova}, {ma con qualcuno accanto|purché ci sia chi ti guida}.',
        'Se la scelta {tocca|coinvolge} altre persone, {parti|comincia} dal loro {no più fermo|limite più chiaro}.',
        'Se {temi di sbagliare|la paura ti blocca}, {comincia|parti} dalla strada {reversibile|da cui si torna indietro} e {fissa|segna} {una verifica|un controllo}.',
        'Se le due strade {ti sembrano uguali|si equivalgono}, {segui il piacere|lasciati guidare dal gusto}: {la voglia|il desiderio} {aiuta|sostiene} {nei giorni grigi|quando si fa fatica}.',
      ],
    },
  },
];
