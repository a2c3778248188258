import type { FixedPage, Topic } from './topic.ts';

const PANE: FixedPage = {
  url: 'https://forno-sociale.example/conservare',
  title: 'Quanto dura il pane? Le prove del Forno sociale di Montelupo Alto',
  text: `Il Forno sociale di Montelupo Alto ha provato per sei mesi otto modi di conservare lo stesso pane da un chilo. In un sacchetto di carta la mollica resta morbida 2 giorni, in un telo di lino 3, in una cassetta di legno quasi 5. Nel frigorifero il pane indurisce dopo 24 ore, anche se la muffa arriva più tardi.

Il lievito madre fa la differenza. Il pane a pasta acida ha perso il 9 % del peso in quattro giorni, quello con lievito di birra il 14 %. Su 64 pagnotte lasciate a 24 gradi, la muffa è comparsa in media dopo 8 giorni nelle prime e dopo 5 nelle seconde.

Congelare conviene, ma a fette. Una fetta torna fragrante in 3 minuti di tostapane, mentre una pagnotta intera chiede 4 ore fuori dal congelatore. Il fornaio Ettore Salviani consiglia di non superare i tre mesi.

Con il pane vecchio il forno prepara 35 chili di pangrattato al mese, che vende a 2,80 euro al chilo.`,
};

const CAMMINO: FixedPage = {
  url: 'https://cammino-tre-valli.example/dati',
  title: 'Il Cammino delle Tre Valli in cifre',
  text: `Il Cammino delle Tre Valli misura 47 chilometri e si percorre in tre tappe, con 2.150 metri di salita complessiva. Nel 2024 lo hanno completato 6.380 persone, il 22 % in più dell'anno precedente. La tappa più lunga, da Borgo San Vito al rifugio Corno, è di 19 chilometri e richiede 7 ore.

I tre rifugi offrono in tutto 96 posti letto. In luglio e agosto sono pieni 52 notti su 62, in settembre soltanto 17 su 30. La notte con cena costa 48 euro, e chi disdice entro 5 giorni non paga nulla.

Il soccorso alpino è intervenuto 31 volte. In 18 casi la causa era la partenza troppo tardi, in 7 una caduta sul tratto bagnato sotto il passo. La guida Marta Zanin consiglia di lasciare il fondovalle entro le 8 e di portare almeno 1,5 litri d'acqua.`,
};

const ZAINO: FixedPage = {
  url: 'https://passo-lento.example/zaino',
  title: 'Lo zaino leggero: che cosa portare per tre giorni',
  text: `Uno zaino per tre giorni in rifugio non dovrebbe superare i 7 chili, acqua compresa. Alla partenza del nostro corso abbiamo pesato 140 zaini: la media era di 10,4 chili, e il più pesante arrivava a 16. Chi portava più di un quinto del proprio peso si fermava il doppio delle volte.

Il peso si risparmia sulle cose grandi. Un sacco lenzuolo pesa 200 grammi, un sacco a pelo 900, e in rifugio le coperte ci sono sempre. Due magliette di lana bastano, perché una asciuga in 3 ore al sole.

Le scarpe vanno provate prima. Su 140 partecipanti, 38 hanno avuto vesciche il primo giorno e 29 di loro portavano scarpe nuove. Un cerotto messo al primo fastidio evita nove vesciche su dieci, scrive il medico Paolo Ferrandi.`,
};

/** Articles in Italian. */
export const ITALIAN: readonly Topic[] = [
  { id: 'it-small', topic: 'Come conservare il pane di casa', language: 'italian', length: 'small', pages: [PANE] },
  {
    id: 'it-medium',
    topic: 'Organizzare un trekking di tre giorni in montagna',
    language: 'italian',
    length: 'medium',
    pages: [CAMMINO, ZAINO],
  },
  { id: 'it-large', topic: 'Aprire una libreria indipendente', language: 'italian', length: 'large', pages: [] },
];
