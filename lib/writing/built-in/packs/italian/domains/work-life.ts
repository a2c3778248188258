import type { ItalianDomain } from './slots.ts';

export const TECHNOLOGY: ItalianDomain = {
  tools: [
    'un computer già configurato, un editor e un quaderno',
    'la documentazione ufficiale e una copia dei dati',
    'un ambiente di prova e qualche dato finto',
  ],
  expert: [
    'una sviluppatrice con anni di pratica',
    'un tecnico che risponde al telefono',
    'una persona che lo usa ogni giorno',
  ],
  trial: [
    'un prototipo minuscolo',
    'una prova su una copia dei dati',
    'una sola funzione, dall’inizio alla fine',
  ],
  record: [
    'i passi, gli errori e i messaggi',
    'le versioni, le modifiche e gli effetti',
    'i tempi, i blocchi e le soluzioni trovate',
  ],
  result: [
    'uno strumento che funziona anche il lunedì',
    'un programma che un collega capisce da solo',
    'un sistema che si ripara in pochi minuti',
  ],
  signal: [
    'se qualcuno lo usa senza chiedere aiuto',
    'quanto spesso torni alla documentazione',
    'se gli errori diventano più rari o soltanto diversi',
  ],
  sources: [
    'pagine di documentazione ufficiale',
    'esempi di codice che si possono eseguire',
    'discussioni tra chi lo usa davvero',
  ],
  detail: ['una password dimenticata', 'un aggiornamento rimandato', 'un nome di file ambiguo'],
  exampleSentence: [
    'Costruisci {la stessa funzione|lo stesso pezzetto} in due modi, {su due copie|senza rifinire}, e guarda quale {si rompe|si capisce} per primo.',
    'Fai eseguire {il compito più comune|un’operazione di tutti i giorni} a chi {non ha visto nulla|non sa niente} e {conta|nota} le esitazioni.',
    'Stacca {la rete|il cavo} nel mezzo della prova e {osserva|guarda} che cosa {sopravvive|resta in piedi}.',
  ],
  firstStepSentence: [
    '{Oggi|Stasera} crea una cartella di prova, {mettici|copiaci} il minimo e fallo {partire|funzionare} una volta, {anche male|senza rifinire}.',
    'Fai una copia di sicurezza e {verifica|controlla} di saperla {ripristinare|riaprire} prima di {toccare altro|cambiare qualcosa}.',
    'Scrivi {in una riga|con parole normali} che cosa deve {entrare|ricevere} e che cosa deve {uscire|restituire}: è {il primo disegno|già un progetto}.',
  ],
  mistakeSentence: [
    'Si sceglie lo strumento {di moda|del momento} e poi si {cerca|inventa} un problema {adatto|che lo giustifichi}.',
    'Si {corregge|cambia} un errore {a tentoni|alla cieca}, cambiando cinque righe, e {nessuno sa|non si capisce} quale fosse quella giusta.',
    'Si rimanda la copia {di sicurezza|dei dati} fino al giorno in cui {serve|manca}.',
  ],
  measureSentence: [
    'Cronometra lo stesso {compito|lavoro} una volta {al mese|ogni tanto} e {segna|annota} dove {aspetti|perdi tempo}.',
    'Conta {le richieste|le domande} di aiuto: quando {calano|si diradano}, lo strumento {è entrato nelle mani|è diventato chiaro}.',
    'Tieni un {elenco|registro} dei guasti e {guarda|controlla} se {tornano gli stessi|si somigliano}.',
  ],
  sourceSentence: [
    'Controlla {la versione|a quale versione} di cui si parla: un consiglio {giusto ieri|valido per la precedente} può {fare danni|non servire} oggi.',
    'Preferisci chi {mostra|pubblica} un esempio {completo|che si può eseguire} a chi {descrive|vanta} soltanto il risultato.',
    'Una prova di velocità {vale|conta} solo se {spiega|dice} su quale macchina e con {quali dati|che carico} è stata fatta.',
  ],
  questionSentence: [
    'Chiediti {chi lo aggiusterà|chi risponderà} quando si {fermerà|romperà} di {venerdì sera|domenica}.',
    'Domandati quale {gesto|passaggio} noioso {vuoi eliminare|dovrebbe sparire}, e quante volte {lo fai|si ripete} in una settimana.',
    'Chiediti dove {finiscono|vivono} i dati e come li {porteresti|sposteresti} altrove.',
  ],
  choiceSentence: [
    'Fai lo stesso piccolo lavoro con {entrambi|tutti e due} e {scegli|tieni} quello di cui {capisci gli errori|leggi meglio i messaggi}.',
    'Guarda {la porta d’uscita|come si va via}: quanto {costa|è complicato} {esportare|portare fuori} il tuo lavoro?',
    'Preferisci {ciò che|quello che} il tuo gruppo {saprà curare|conosce già}, anche se {brilla meno|è meno nuovo}.',
  ],
};

export const WORK: ItalianDomain = {
  tools: [
    'un calendario, una lista corta e un quaderno',
    'un’agenda vuota e due ore protette',
    'un elenco di compiti e una porta che si chiude',
  ],
  expert: [
    'una collega di lunga esperienza',
    'un responsabile di cui ti fidi',
    'una persona che ha cambiato mestiere',
  ],
  trial: [
    'una settimana di prova',
    'una sola riunione, fatta in modo diverso',
    'un compito piccolo con una scadenza vicina',
  ],
  record: [
    'le ore, le interruzioni e i compiti chiusi',
    'le decisioni e chi le ha prese',
    'che cosa hai promesso e a chi',
  ],
  result: [
    'una giornata che finisce all’ora giusta',
    'un compito consegnato senza rincorse',
    'una riunione da cui si esce con una decisione',
  ],
  signal: [
    'se i colleghi smettono di chiedere chiarimenti',
    'quante volte rimandi la stessa voce',
    'se il lunedì pesa un po’ meno',
  ],
  sources: [
    'racconti di chi fa lo stesso mestiere',
    'verbali e appunti di lavori passati',
    'manuali pratici scritti da chi ha diretto gruppi',
  ],
  detail: [
    'una notifica sempre accesa',
    'un invito senza ordine del giorno',
    'un incarico senza padrone',
  ],
  exampleSentence: [
    'Per una settimana {sposta|metti} il compito più {duro|importante} {al mattino|nella prima ora} e {confronta|guarda} che cosa resta alle cinque.',
    'Fai la stessa riunione {in piedi|in metà tempo}, con {una sola domanda|un foglio davanti}, e {nota|guarda} chi {parla|decide}.',
    'Chiedi {lo stesso parere|un giudizio} su due versioni {brevi|di una pagina} del lavoro, {senza dire|tacendo} quale preferisci.',
  ],
  firstStepSentence: [
    '{Domani|Lunedì}, prima della posta, {dedica|riserva} mezz’ora alla cosa che {conta di più|rimandi da giorni}.',
    'Cancella {una riunione|un impegno ricorrente} questa settimana, {con garbo|spiegando perché}, e {usa|proteggi} l’ora guadagnata.',
    'Chiedi a {chi riceve il tuo lavoro|un collega} che cosa gli {serve davvero|basterebbe}, e {togli|taglia} il resto.',
  ],
  mistakeSentence: [
    'Si dice di sì {a tutto|per gentilezza} e si {consegna|finisce} tardi, {scontentando|deludendo} proprio chi si voleva aiutare.',
    'Si {riempie|affolla} l’agenda e si {scambia|confonde} il movimento con {il lavoro|il progresso}.',
    'Si discute {per settimane|a lungo} senza scrivere {chi fa che cosa|una riga di conclusione}.',
  ],
  measureSentence: [
    'Il venerdì {conta|rileggi} le cose {chiuse|finite}, lasciando stare quelle iniziate: {cambia|migliora} la prospettiva.',
    'Segna a che ora {stacchi|smetti} davvero e {che cosa|chi} ti ha trattenuto.',
    'Chiedi ogni mese a {un collega|chi lavora con te} che cosa {è diventato più facile|funziona meglio}.',
  ],
  sourceSentence: [
    'Quando leggi la storia di {un successo|una carriera}, {chiediti|domandati} chi ha fatto {lo stesso|altrettanto} senza {riuscire|finire sui giornali}.',
    'Un metodo {nato|pensato} in una {grande azienda|squadra numerosa} può {ingombrare|soffocare} in un ufficio di tre persone.',
    'Ascolta chi {esegue|fa il lavoro}, prima di chi lo {racconta|dirige}.',
  ],
  questionSentence: [
    'Chiediti quale {compito|incarico} nessuno {rimpiangerebbe|noterebbe} se {sparisse|smettessi di farlo}.',
    'Domandati {per chi|per quale persona} {stai lavorando|fai fatica} oggi, e se {lo sa|se ne accorge}.',
    'Chiediti che cosa {vorresti|ti piacerebbe} raccontare di quest’anno, {a cena|a un amico}.',
  ],
  choiceSentence: [
    'Confronta {due martedì|due giornate normali}: orari, {persone|pause} e {stanchezza|umore} alla sera.',
    'Chiediti quale {ti insegna|porta} qualcosa che {resterebbe|varrebbe} anche {altrove|cambiando ufficio}.',
    'Scegli {la via|la strada} in cui le {brutte giornate|settimane storte} sono {sopportabili|ancora accettabili}.',
  ],
};

export const BUSINESS: ItalianDomain = {
  tools: [
    'un foglio di conti, una lista di clienti e un telefono',
    'un quaderno per le conversazioni e un calendario',
    'un’offerta di una pagina e qualche esempio',
  ],
  expert: [
    'una commerciante con anni di bottega',
    'un cliente sincero',
    'una persona che ha chiuso un’impresa e ne parla',
  ],
  trial: [
    'una vendita a mano, senza sito',
    'un’offerta mostrata a pochi clienti',
    'un banco di prova per un fine settimana',
  ],
  record: [
    'le richieste, i dubbi e i rifiuti',
    'i costi, i tempi e le parole dei clienti',
    'chi ha comprato e chi è andato via',
  ],
  result: [
    'un cliente che torna senza sconto',
    'un’offerta che si spiega in una frase',
    'un mese chiuso senza affanni',
  ],
  signal: [
    'se i clienti portano altri clienti',
    'quante volte devi spiegare la stessa cosa',
    'se qualcuno protesta quando smetti',
  ],
  sources: [
    'conversazioni con clienti veri',
    'bilanci e resoconti pubblici',
    'racconti di chi ha sbagliato prima di riuscire',
  ],
  detail: [
    'una risposta arrivata tardi',
    'una confezione difficile da aprire',
    'un preventivo poco chiaro',
  ],
  exampleSentence: [
    'Mostra {la stessa offerta|lo stesso prodotto} con due {descrizioni|frasi} diverse e {ascolta|segna} quali domande {provoca|nascono}.',
    'Servi {tre clienti|qualche cliente} a mano, {uno per volta|senza automatismi}, e {annota|segna} dove {esitano|si fermano}.',
    'Togli una voce dal catalogo per {un mese|qualche settimana} e {conta|guarda} chi {la chiede|se ne accorge}.',
  ],
  firstStepSentence: [
    '{Questa settimana|Nei prossimi giorni} parla con {tre clienti|qualche cliente} e {chiedi|domanda} che cosa {li ha quasi fermati|stavano per comprare altrove}.',
    'Scrivi l’offerta in {una frase|due righe} e leggila {a voce alta|a uno sconosciuto}: dove suona falsa, {riscrivi|taglia}.',
    'Metti in fila le spese dell’ultimo mese e {cerchia|segna} quella che {non sai spiegare|nessuno difenderebbe}.',
  ],
  mistakeSentence: [
    'Si {lucida|disegna} il logo per mesi prima di {parlare con|ascoltare} un solo cliente.',
    'Si abbassa {il prezzo|la richiesta} per paura, e si {attirano|trovano} proprio i clienti più {esigenti|faticosi}.',
    'Si {rincorre|copia} il concorrente {più grande|rumoroso}, {dimenticando|trascurando} chi già {compra|si fida}.',
  ],
  measureSentence: [
    'Conta chi {torna|ricompra}, prima di chi {arriva|guarda}: {la fedeltà|il ritorno} è {un giudizio|un voto} sincero.',
    'Rileggi ogni mese le {parole|lamentele} dei clienti e {raggruppa|metti insieme} quelle {uguali|che si somigliano}.',
    'Confronta {le ore|il tempo} e {l’incasso|il ricavo} di ogni {servizio|prodotto}: {le sorprese|le stranezze} non mancano.',
  ],
  sourceSentence: [
    'Un consiglio {di vendita|commerciale} {nasce|viene} quasi sempre da un mercato {preciso|particolare}: {controlla|chiediti} se {somiglia|assomiglia} al tuo.',
    'Le parole {gentili|cortesi} di chi {non paga|non compra} {valgono|pesano} meno di un ordine {piccolo|modesto}.',
    'Diffida di chi {racconta|vende} la ricetta del {successo|guadagno} e {vive|campa} soltanto di quel racconto.',
  ],
  questionSentence: [
    'Chiediti che cosa {farebbero|userebbero} i clienti se tu {domani chiudessi|sparissi}.',
    'Domandati quale {problema|fastidio} {risolvi|togli}, {detto|spiegato} con le parole di chi {lo vive|lo paga}.',
    'Chiediti quale cliente {vorresti|ti piacerebbe} {clonare|ritrovare}, e {perché|dove lo hai incontrato}.',
  ],
  choiceSentence: [
    'Scegli la strada che puoi {provare|verificare} con {pochi clienti|poche spese} prima di {investire|firmare}.',
    'Chiediti quale {resiste|sta in piedi} in un mese {fiacco|senza vendite}.',
    'Preferisci {quella che|la possibilità che} i clienti {capiscono|spiegano} senza il tuo aiuto.',
  ],
};

export const MONEY: ItalianDomain = {
  tools: [
    'un estratto conto, una matita e un foglio',
    'le bollette degli ultimi mesi e una calcolatrice',
    'un quaderno delle spese e un’ora tranquilla',
  ],
  expert: [
    'una consulente che non vende prodotti',
    'un amico ordinato con i conti',
    'una persona che ha appena fatto la stessa scelta',
  ],
  trial: [
    'una somma piccola, di cui puoi fare a meno',
    'una settimana di spese annotate',
    'un mese con una sola regola nuova',
  ],
  record: [
    'le spese, le date e l’umore',
    'le entrate, le uscite e le sorprese',
    'il motivo di ogni acquisto',
  ],
  result: [
    'un mese chiuso senza pensieri',
    'una scorta che ti fa dormire',
    'un conto che capisci a prima vista',
  ],
  signal: [
    'se apri il conto senza timore',
    'quante spese non ricordi più',
    'se le scadenze smettono di sorprenderti',
  ],
  sources: [
    'fogli informativi scritti in piccolo',
    'guide di associazioni di consumatori',
    'pagine di enti pubblici',
  ],
  detail: ['un abbonamento dimenticato', 'una commissione nascosta', 'un rinnovo automatico'],
  exampleSentence: [
    'Annota ogni spesa per {due settimane|quindici giorni}, anche {il caffè|la più piccola}, senza {tagliare|cambiare} nulla, e {guarda|cerca} che cosa ti {sorprende|imbarazza}.',
    'Metti {due preventivi|due contratti} sullo stesso tavolo e {riscrivili|traducili} con le stesse {voci|parole}, comprese quelle {in piccolo|in fondo}.',
    'Sposta una somma {modesta|piccola} il giorno {dello stipendio|dell’incasso} e {nota|guarda} dopo quanto {te ne dimentichi|smette di mancarti}.',
  ],
  firstStepSentence: [
    '{Stasera|Domani} apri {l’ultimo estratto|i movimenti} e {segna|cerchia} tre spese che {non rifaresti|avevi dimenticato}.',
    'Disdici {un abbonamento|un servizio} che {non usi|ti ricordi solo quando lo paghi}, {oggi stesso|prima di dormire}.',
    'Scrivi {le scadenze|le rate} dell’anno su {un solo foglio|un calendario} e {appendilo|tienilo} dove lo vedi.',
  ],
  mistakeSentence: [
    'Si {inseguono|cercano} i risparmi {minuscoli|di pochi centesimi} e si {firma|rinnova} {senza leggere|a occhi chiusi} il contratto più {pesante|lungo}.',
    'Si decide {sull’onda|sotto l’effetto} di una notizia, {di corsa|la sera}, e si {paga|sconta} la fretta {per anni|a lungo}.',
    'Si fa un bilancio {perfetto|severissimo} che {dura|regge} fino {alla prima pizza|al primo invito}.',
  ],
  measureSentence: [
    'Una volta al mese {confronta|accosta} le spese {previste|immaginate} e quelle {vere|sostenute}, e {correggi|ritocca} una voce sola.',
    'Guarda quanti {giorni|mesi} potresti {stare senza entrate|reggere senza incassi}: è un metro {onesto|utile}.',
    'Segna {quante volte|in quali giorni} {compri|spendi} per {noia|stanchezza}, e {cerca|nota} che cosa è cambiato.',
  ],
  sourceSentence: [
    'Chiediti {come guadagna|chi paga} chi ti {consiglia|parla}: la risposta {spiega|chiarisce} molte {certezze|insistenze}.',
    'Leggi prima {le righe piccole|la fine del contratto}, poi {le promesse|la copertina}.',
    'Per {tasse e leggi|regole e scadenze} fidati {solo|soltanto} di pagine {ufficiali|aggiornate} o di {chi firma|un professionista}.',
  ],
  questionSentence: [
    'Chiediti {a che cosa serve|per che cosa vuoi} il denaro: {tempo|libertà}, {sicurezza|calma} o {piacere|un sogno preciso}?',
    'Domandati quale spesa ti {rende felice|lascia contentezza} {ancora dopo un mese|a distanza di tempo}.',
    'Chiediti quanto {potresti perdere|perderesti} senza {cambiare vita|perdere il sonno}.',
  ],
  choiceSentence: [
    'Confronta il costo {intero|completo}, {dal primo all’ultimo giorno|uscita compresa}, e non {la rata|il primo mese}.',
    'Scegli {la via|quella} che {capisci|sapresti spiegare} da capo a fondo {senza|anche senza} l’opuscolo.',
    'Chiediti quale {regge|sopporti} in {un anno cattivo|una stagione difficile}.',
  ],
};
