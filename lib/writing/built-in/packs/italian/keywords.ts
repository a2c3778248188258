import type { Domain } from '../../shapes.ts';

/** An article or preposition that has melted into a word with a vowel at its head: "l'arte", "dell’arte". */
const ELIDED = ['l', 'un', 'd', 'dell', 'all', 'nell', 'sull'].flatMap((word) => [
  `${word}'`,
  `${word}’`,
]);

const words = (list: string): string[] =>
  list
    .trim()
    .split(/\s*,\s*/u)
    .flatMap((word) =>
      /^[aeiou]/iu.test(word) ? [word, ...ELIDED.map((head) => head + word)] : [word],
    );

/** Le parole che collocano un argomento in un campo. I nomi propri tengono la maiuscola. */
export const KEYWORDS: Readonly<Record<Domain, readonly string[]>> = {
  food: words(
    `cucin*, ricett*, cuocere, cottura, pane, pizza, pizze, pasta, lievito, forno, torta, torte, dolce, dolci, biscott*, caffè, tè, espresso, cappuccino, vino, vini, birra, birre, cocktail, aperitivo, cena, cene, pranzo, pranzi, colazione, piatto, piatti, sugo, salsa, salse, riso, risotto, zuppa, zuppe, insalata, verdur*, frutta, formagg*, cioccolat*, gelato, spezie, ingredient*, vegan*, vegetarian*, ristorant*, trattori*, carne, pesce, uova, olio, impast*, lasagne, tiramisù, pesto, ragù, merenda, marmellat*, legumi, barbecue, griglia, cibo, cibi, mangiare, bere, gastronom*`,
  ),
  travel: words(
    `viagg*, vacanz*, gita, gite, turis*, itinerari*, meta, mete, escursion*, trekking, sentier*, cammin*, zaino, campeggi*, camper, volo, voli, aeroport*, hotel, alberg*, ostell*, treno, treni, crociera, spiagg*, isola, isole, valigi*, bagagl*, passaporto, visto, mappa, mappe, weekend, visitare, vedere a, cosa vedere, borghi, borgo, rifugio, rifugi, navigare, traghett*, Roma, Milano, Venezia, Firenze, Napoli, Torino, Bologna, Palermo, Sicilia, Sardegna, Puglia, Toscana, Liguria, Umbria, Dolomiti, Alpi, Italia, Parigi, Londra, Berlino, Barcellona, Lisbona, Giappone, Islanda, Norvegia, Grecia, Spagna, Portogallo, Francia, Europa, Africa, Asia, New York`,
  ),
  technology: words(
    `software, app, applicazion*, sito, siti, web, internet, programmazione, programmare, programmator*, codice, codici, database, server, cloud, computer, portatile, portatili, tablet, smartphone, telefono, telefoni, cellular*, intelligenza artificiale, IA, AI, ChatGPT, chatbot, algoritm*, dati, password, sicurezza informatica, privacy, robot, robotica, droni, drone, wifi, router, browser, linux, Windows, Mac, macOS, Android, iPhone, iOS, Python, JavaScript, TypeScript, Java, Rust, React, Vue, Angular, PHP, Docker, Kubernetes, Git, GitHub, SQL, PostgreSQL, MySQL, MongoDB, Excel, WordPress, backup, stampa 3D, tecnologi*, digital*, automazione, blockchain, realtà virtuale, auto elettric*, domotica, sviluppator*, API, Google`,
  ),
  health: words(
    `salute, sano, sani, sana, sane, dormire, sonno, insonnia, dieta, diete, nutrizion*, alimentazione, peso, dimagrire, vitamin*, protein*, esercizio fisico, allenament*, allenar*, palestra, muscol*, stretching, yoga, pilates, correre, corsa, maratona, bicicletta, bici, nuotare, nuoto, camminata, camminate, postura, schiena, mal di testa, stress, ansia, depressione, meditazione, meditare, mindfulness, respirazione, terapia, psicolog*, benessere, pelle, allergi*, medic*, malatti*, influenza, raffreddore, cuore, gravidanza, menopausa, fumare, alcol, sport, calcio, tennis, basket, pallavolo, arrampicata, sci, surf, nuoto libero, riposo, energia fisica, digestione`,
  ),
  work: words(
    `lavor*, carriera, ufficio, smart working, telelavoro, da remoto, collegh*, collega, capo, dirigent*, team, squadra, leadership, riunion*, colloqui*, curriculum, CV, stipendio, aumento, promozione, freelance, produttiv*, procrastin*, concentrazione, concentrarsi, gestione del tempo, gestire il tempo, scadenz*, progett*, delegare, email, posta elettronica, presentazion*, parlare in pubblico, networking, mentor*, assunzion*, assumere, recluta*, dipendent*, dimission*, licenziamento, mestier*, profession*, burnout, organizzazione del lavoro, feedback, turni, tirocinio, stage, settimana corta, riunirsi, pausa pranzo, sindacat*, contratto di lavoro, partita IVA`,
  ),
  business: words(
    `azienda, aziende, aziendal*, impres*, imprendit*, startup, start-up, clienti, cliente, vendit*, vendere, marketing, mercato, marchio, marchi, brand, pubblicità, social media, social, newsletter, e-commerce, ecommerce, negozio, negozi, bottega, prodott*, prezzi, prezzo, fattur*, ricavi, fornitor*, strategia, strategie, franchising, consulenza, consulent*, B2B, B2C, SaaS, podcast, influencer, Instagram, TikTok, LinkedIn, YouTube, Facebook, Etsy, Shopify, Amazon, SEO, logistica, magazzino, crowdfunding, business plan, business, commercio, commerciant*, artigian*, concorrenza, fidelizza*, packaging, sponsor*, fiera, listino, trattativa, negozia*`,
  ),
  money: words(
    `soldi, denaro, risparmi*, budget, investire, investiment*, azioni, obbligazion*, ETF, fondi, fondo, pensione, pensioni, mutuo, mutui, prestit*, debit*, carta di credito, banca, banche, conto corrente, interessi, assicurazion*, tasse, tassa, fisco, fiscal*, dichiarazione dei redditi, reddit*, spese, spesa mensile, spendere, criptovalut*, Bitcoin, Ethereum, inflazione, finanz*, economia domestica, ricchezza, bollett*, affittare o comprare, eredità, monete, euro, valuta, abbonament*, costo della vita, stipendi, trading, borsa, rendiment*, patrimonio, bonus, rate, rata, leasing, noleggio, BTP, IMU`,
  ),
  home: words(
    `casa, case, appartament*, stanza, stanze, camera da letto, bagno, soggiorno, salotto, mobili, mobile, arred*, divano, materasso, pareti, parete, pavimento, tetto, finestre, isolamento, riscaldamento, caldaia, pompa di calore, pannelli solari, ristruttur*, riparar*, riparazion*, fai da te, attrezzi, trapano, idraulic*, pulire, pulizi*, riordin*, ordine, bucato, lavatrice, lavastoviglie, frigorifero, giardin*, orto, balcone, terrazzo, piante, pianta, piante grasse, compost*, pomodor*, erbe aromatiche, basilico, serra, trasloc*, inquilin*, affitto, affittare, vicini di casa, minimalis*, illuminazione, tende, tappeti, dipingere le pareti, imbiancare, decluttering, armadio, prato, siepe, potare, potatura`,
  ),
  family: words(
    `famigli*, figlio, figli, figlia, figlie, bambin*, neonat*, genitor*, mamma, mamme, papà, madre, padre, nonni, nonna, nonno, fratell*, sorell*, adolescent*, ragazzi, educare, educazione dei figli, svezzamento, nanna, capricci, compleann*, festa, feste, matrimoni*, sposarsi, coppia, coppie, amore, relazion*, amici, amicizia, appuntament*, divorzio, separazione, cane, cani, gatto, gatti, cucciol*, animali domestici, coniglio, criceto, regali, regalo, Natale, babysitter, baby sitter, asilo nido, asilo, gravidanze, adozione, suocer*, convivenza, litigi, giochi per bambini, compagnia, tenerezza, anniversari*`,
  ),
  learning: words(
    `imparar*, studiar*, studio, studi, studente, studenti, studentessa, scuola, scuole, università, esame, esami, compiti, insegnar*, insegnant*, maestr*, professor*, lingua, lingue, inglese, spagnolo, francese, tedesco, giapponese, cinese, russo, latino, grammatica, vocaboli, leggere, lettura, libri, libro, memoria, memorizzare, appunti, corso, corsi, lezion*, matematica, algebra, geometria, fisica per, tesi, laurea, concors*, didattic*, apprendiment*, tutor, ripetizioni, biblioteca, dislessia, quiz, dettato, tabelline, flashcard, pronuncia, metodo di studio, maturità, alfabeto, educazione`,
  ),
  arts: words(
    `arte, arti, artist*, musica, musical*, canzon*, chitarra, pianoforte, violino, batteria, cantare, canto, pittura, dipingere, disegn*, acquerell*, scultura, ceramica, fotograf*, foto, cinema, film, serie tv, teatro, recitare, danza, ballare, ballo, scrivere, scrittura, romanzo, romanzi, poesia, poesie, racconto, racconti, scrittor*, fumett*, calligrafia, uncinetto, maglia, lavorare a maglia, cucito, cucire, origami, artigianato, videogioch*, scacchi, giochi da tavolo, design, moda, opera lirica, opera, jazz, rock, concert*, mostra, mostre, pittor*, ricamo, lego, cosplay, sceneggiatur*, regia, Caravaggio, Leonardo, Verdi, Puccini, Mozart, Beethoven, Dante, Fellini`,
  ),
  nature: words(
    `natura, natural*, animali, animale, uccell*, api, ape, insett*, farfall*, lupi, lupo, orsi, orso, balen*, delfin*, squal*, bosco, boschi, foresta, foreste, alberi, albero, fior*, funghi, piante selvatiche, clima, climatic*, cambiamento climatico, ambiente, ambiental*, ecologi*, sostenibil*, ricicl*, plastica, inquinamento, energia, energie rinnovabili, rinnovabili, oceano, oceani, mare, mari, fiume, fiumi, lago, montagna, montagne, vulcan*, terremot*, spazio, pianeti, pianeta, stelle, luna, sole, universo, buchi neri, buco nero, astronomia, fisica, chimica, biologia, fotosintesi, evoluzione, genetica, DNA, cellule, atomi, quantistica, scienza, scienze, scienziat*, fossili, dinosauri, biodiversità, Marte, Terra`,
  ),
  history: words(
    `storia, storic*, antic*, impero, imperi, romani, greci, egizi, medioevo, medieval*, rinascimento, rivoluzion*, guerra, guerre, battagli*, re, regina, imperator*, papa, papi, chiesa, chiese, religion*, filosofia, filosof*, mitologia, miti, archeolog*, monument*, castell*, museo, musei, cultura, culture, tradizion*, politica, politic*, democrazia, costituzione, elezioni, parlamento, società, sociologia, diritti, femminismo, migrazion*, colonial*, fascismo, nazismo, resistenza, risorgimento, secolo, secoli, folclore, leggend*, unesco, civiltà, dinastia, Cesare, Napoleone, Garibaldi, Colosseo, Pompei, Egitto, Bisanzio, Vaticano, Unione europea`,
  ),
  general: [],
};
