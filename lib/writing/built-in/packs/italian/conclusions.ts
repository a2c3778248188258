import type { Frame, LanguagePack } from '../../language-pack.ts';

const ANY: readonly Frame[] = [
  {
    id: 'end-one-step',
    paragraphs: [
      [
        [
          '{Di tutto questo|Di queste pagine} {porta via|tieni} una cosa {sola|soltanto}: {quella|la parte} che puoi {fare|provare} {entro domani|prima di dimenticarla}.',
          '{Arrivati qui|A questo punto} {non serve|è inutile} {rileggere tutto|imparare a memoria}: {basta|è sufficiente} {scegliere|decidere} {un gesto|un passo} e {farlo|compierlo} {presto|entro la settimana}.',
        ],
        '{Il resto|Tutto il resto} {può aspettare|resta qui}, e {acquisterà senso|diventerà più chiaro} {strada facendo|una prova dopo l’altra}.',
        '{Se qualcosa|Quando qualcosa} non {torna|va}, {torna indietro di un passo|rileggi gli appunti}, {chiedi|domanda} {a chi ne sa|a una persona di fiducia} e {riprova|ricomincia} {con calma|da lì}.',
        '{Il passo|Il ritmo} {lo decidi tu|è affar tuo}: anche piano, {senza fermarti|giorno dopo giorno}, si arriva {lontano|più in là di quanto sembri}.',
        '{Domani|Fra qualche giorno}, {quel primo gesto|il primo passo} {ti sembrerà|sarà} già {normale|parte della giornata}.',
      ],
    ],
  },
  {
    id: 'end-pencil',
    paragraphs: [
      [
        [
          'Se hai letto con {la matita in mano|un foglio accanto}, {avrai|probabilmente hai} già un paio di domande {tutte tue|da cui ripartire}.',
          '{La parte migliore|Il meglio} di questa lettura {comincia|arriva} {adesso|dopo}, {lontano dallo schermo|con le tue prove}.',
        ],
        '{Quelle domande|Le tue domande} {valgono|contano} più di {qualunque consiglio|ogni elenco}, perché {nascono|vengono} {dalla tua vita|da quello che ti serve}.',
        '{Porta|Tieni} quelle domande {in giro|con te} per {qualche giorno|una settimana}, {mettile alla prova|verificale} {in piccolo|con un tentativo} e {guarda|osserva} {che cosa risponde la realtà|che cosa succede}.',
        '{Poi torna|Torna poi} a {leggere|guardare} {i tuoi appunti|quello che hai scritto}: {ti sembreranno|saranno} {di un’altra persona|già un po’ lontani}, {ed è un buon segno|segno che qualcosa si è mosso}.',
      ],
    ],
  },
  {
    id: 'end-patience',
    paragraphs: [
      [
        [
          '{Nessuno|Quasi nessuno} {ci riesce|arriva} {al primo colpo|in una sera}, e {chi lo racconta|chi lo dice} {ha dimenticato|tace} {i tentativi|la fatica} {di prima|dell’inizio}.',
          '{In fondo|Tirando le somme}, anche quando si tratta di [topic] {vale|conta} {una regola semplice|quello che vale ovunque}: {poco, spesso|piccoli passi}, {con gli occhi aperti|e molta attenzione}.',
        ],
        '{Concediti|Datti} {il tempo|lo spazio} di {sbagliare in piccolo|fare prove}, di {correggere|aggiustare} {una cosa alla volta|con calma} e di {chiedere aiuto|ascoltare} {quando serve|chi ne sa di più}.',
        '{Segna|Scrivi} i progressi, {anche minimi|per quanto piccoli}, perché {nei giorni storti|quando la voglia cala} {la memoria|lo sconforto} {li cancella|dice bugie}.',
        'E {goditi|tieni d’occhio} {la strada|il percorso}, {che è|perché è} {gran parte|la metà} del {piacere|guadagno}.',
      ],
    ],
  },
  {
    id: 'end-share',
    paragraphs: [
      [
        [
          '{Prima di chiudere|Chiudendo}, {pensa a|scegli} una persona {con cui parlarne|a cui raccontarlo}: {ciò che si racconta|quello che si spiega} {resta|non si perde}.',
          'Quello che hai letto {resta vivo|vale di più} se passa di mano: {dillo|raccontalo} a qualcuno, {a modo tuo|con parole tue}.',
        ],
        '{Le sue domande|Le domande che ti farà} {ti diranno|mostreranno} {che cosa è chiaro|dove le idee reggono} e {che cosa no|dove vanno riviste}.',
        '{Scegliete|Magari scegliete} {insieme|in due} una prova {piccola|breve}, {con un giorno preciso|e mettetela in calendario}, e {confrontate|paragonate} {gli appunti|le impressioni}.',
        '{Così|In questo modo} una lettura {diventa|si fa} una conversazione, e {dalle conversazioni|dal parlarsi} {nasce|viene} {quasi tutto|il resto}.',
        '{Lo schermo|La pagina}, {intanto|nel frattempo}, {può spegnersi|si può chiudere}.',
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'end-choose-calmly',
    paragraphs: [
      [
        [
          'Tra [a] e [b] {non vince nessuno|non c’è un vincitore} {in generale|per tutti}: {vince|conta} {la tua giornata|quello che ti serve}, {guardata|vista} {con onestà|da vicino}.',
          '{Una buona scelta|Scegliere bene} non significa {indovinare|trovare il meglio in assoluto}, significa sapere {perché|che cosa si cerca}.',
        ],
        '{Rileggi|Riguarda} i tuoi criteri, ripensa {alla prova|a come è andata la prova} e {scrivi|metti su carta} {la decisione|il verdetto} {in una riga|con la data}.',
        '{Poi|Fatto questo}, {smetti di confrontare|chiudi le schede} e {comincia|impara} a {usare|vivere} {quello che hai scelto|la tua scelta}.',
        '{Fra qualche mese|Più avanti} {farai un bilancio|guarderai indietro}, {con calma|senza drammi}: {cambiare|correggere} {resta|è} {possibile|sempre concesso}, {e non è una sconfitta|e non toglie nulla al cammino fatto}.',
        '{Per oggi|Per ora} {basta così|può bastare}: la parte difficile è {quasi fatta|alle spalle}.',
      ],
    ],
  },
  {
    id: 'end-choose-coin',
    paragraphs: [
      [
        [
          'Se {alla fine|dopo tutto questo} {il dubbio resta|esiti ancora}, {vuol dire che|è segno che} {le due strade sono vicine|entrambe le strade vanno bene}.',
          '{Il dubbio|L’incertezza} {che resta|rimasta} fra [a] e [b] {è|non è altro che} {una buona notizia|il segno di due strade vicine}: {sbagliare|un errore} {costerà|peserà} poco.',
        ],
        '{Scegli|Prendi} {quella che ti attira|la strada che ti chiama} e {dalle|concedile} {un tempo onesto|qualche settimana} {senza voltarti|prima di giudicare}.',
        '{Tieni|Conserva} gli appunti {della prova|del confronto}, {non per rimpiangere|senza rimpianti}: {serviranno|saranno utili} a chi {farà la stessa domanda|si troverà allo stesso bivio}.',
        '{Chi ha scelto|Chi sceglie} {con ragioni proprie|sapendo perché} {cambia idea|corregge la rotta} {senza vergogna|più facilmente}, {se serve|quando è il momento}.',
        '{Intanto|Per ora}, {goditi|assapora} il silenzio di una {questione chiusa|scelta fatta}.',
      ],
    ],
  },
  ANY[2] as Frame,
  ANY[3] as Frame,
];

/** Le chiusure. */
export const CONCLUSIONS: LanguagePack['conclusions'] = {
  'how-to': ANY,
  explainer: ANY,
  comparison: COMPARISON,
  list: ANY,
};
