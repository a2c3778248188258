import { type Lexicon, phrases } from './lexicon.ts';

/** Italian. */
export const italian: Lexicon = {
  tag: 'it',
  slots: {
    s: phrases(
      'un principiante paziente|il mercato di quartiere|ogni cuoca attenta|una piccola officina|la vicina anziana|un padre stanco|il primo cliente|una brava maestra|la scuola del paese|un ufficio tranquillo|il turno di notte|una cucina affollata|tutta la famiglia|un giovane ingegnere|la squadra del mattino|una visitatrice curiosa|il negozio dietro casa|un giardiniere esperto|il gruppo dei riparatori|un bilancio modesto|il secondo tentativo|una semplice abitudine|la riunione del lunedì|un attrezzo prestato',
    ),
    v: phrases(
      'conserva|cambia|cerca|trova|migliora|controlla|ripara|modella|porta|sostituisce|protegge|spiega|prova|condivide|salva|misura|apre|segue|pulisce|tiene|sorveglia|ordina',
    ),
    o: phrases(
      'il sentiero stretto|un pezzo di ricambio|la porta pesante|una risposta onesta|il piano intero|una abitudine migliore|la cornice di legno|una nota chiara|il passo finale|un pasto caldo|la vecchia lista|un secondo parere|il posto tranquillo|uno schizzo veloce|la valvola centrale|una pausa più lunga|il pane quotidiano|un prezzo giusto|lo scaffale vuoto|una manciata di semi|la lampada rotta|una domanda nuova|il piccolo orto|un ritmo regolare',
    ),
    p: phrases(
      'prima del sorgere del sole|senza troppa fatica|durante la stagione delle piogge|in un pomeriggio tranquillo|dopo il primo inverno|in una sala affollata|con tutte e due le mani|da parecchie settimane|alla fine della giornata|vicino al vecchio ponte|quando nessuno guarda|davanti alla finestra della cucina|fra due lunghe telefonate|dall’inizio della primavera|sotto un cielo sereno|lungo il fiume|contro ogni buon consiglio|per la prima volta',
    ),
  },
  templates: [
    '{s} {v} {o} {p}.',
    '{p}, {s} {v} {o}.',
    'quando {s} {v} {o}, {s} {v} {o}.',
    '{s} {v} {o}, perché {s} {v} {o}.',
    '{s} {v} {o} {p}, e {s} {v} {o}.',
    '{p}, {s} {v} {o}, mentre {s} {v} {o}.',
    'se {s} {v} {o} {p}, {s} {v} {o}.',
    '{s} {v} {o}, ma {s} {v} {o} {p}.',
    'anche se {s} {v} {o}, {s} {v} {o} {p}.',
    '{s} {v} {o}, quindi {s} {v} {o}.',
  ],
  headings: ['come {s} {v} {o}', 'perché {s} {v} {o}', 'quando {s} {v} {o}', 'che cosa {v} {o} {p}'],
  enumeration: {
    lead: 'ci vuole ',
    separator: ', ',
    end: '.',
    words: phrases(
      'pazienza|carta|acqua|luce|fiducia|sale|legno|spago|coraggio|colla|sonno|pioggia|pane|miele|gesso|lana|tempo|sapone|sabbia|musica|olio|pratica|silenzio|fortuna|aria',
    ),
  },
  space: ' ',
};
