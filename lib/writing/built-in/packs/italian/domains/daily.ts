import type { ItalianDomain } from './slots.ts';

export const FOOD: ItalianDomain = {
  tools: [
    'una bilancia, un coltello affilato e due ciotole',
    'pochi ingredienti freschi e una pentola fidata',
    'un timer, un cucchiaio per gli assaggi e un quaderno unto',
  ],
  expert: ['una cuoca di mestiere', 'un fornaio del quartiere', 'una nonna che cucina a occhio'],
  trial: [
    'una porzione minima',
    'una sola ricetta, rifatta due volte',
    'un assaggio per due persone',
  ],
  record: [
    'le dosi, i tempi e il primo assaggio',
    'gli ingredienti e che cosa è rimasto nel piatto',
    'il calore, l’ordine dei gesti e il sapore',
  ],
  result: [
    'un piatto che rifaresti senza guardare la ricetta',
    'una cena pronta senza affanno',
    'una tavola da cui nessuno vuole alzarsi',
  ],
  signal: [
    'se qualcuno chiede il bis',
    'quanto resta nei piatti',
    'se il profumo arriva prima del piatto',
  ],
  sources: [
    'ricettari ben macchiati',
    'quaderni di famiglia',
    'ricette che spiegano il perché dei passaggi',
  ],
  detail: [
    'un pizzico di sale messo troppo tardi',
    'un forno che scalda male',
    'una padella troppo affollata',
  ],
  exampleSentence: [
    'Prepara la {stessa|medesima} salsa due volte, {cambiando solo|toccando soltanto} il fuoco, e assaggiale {una accanto all’altra|a occhi chiusi}.',
    'Dividi l’impasto in {due metà|due parti}, lasciane riposare {una sola|soltanto una} e {confronta la mollica|paragona i bocconi} il giorno stesso.',
    'Compra lo stesso ingrediente {al mercato e al supermercato|in due botteghe}, cuocilo {allo stesso modo|senza condirlo} e {assaggia|chiedi un giudizio} senza sapere quale sia quale.',
  ],
  firstStepSentence: [
    '{Stasera|Domani} cucina un piatto che conosci già, ma {assaggialo a ogni passaggio|senza ricetta}, e {scrivi|annota} che cosa cambia {nel sapore|di minuto in minuto}.',
    'Apri la dispensa e {metti in fila|schiera sul tavolo} quello che {hai già|aspetta da mesi}: la {prima|prossima} ricetta {parta da lì|nasca da lì}.',
    'Passa {al mercato|da un banco di verdura} verso {la chiusura|mezzogiorno} e chiedi che cosa {porterebbero a casa loro|è più buono in questi giorni}.',
  ],
  mistakeSentence: [
    'Chi ha fretta {alza la fiamma|apre il forno di continuo} e {poi si stupisce|si sorprende} che fuori {bruci|scurisca} e dentro resti crudo.',
    'Si {seguono|leggono} le dosi {alla lettera|con devozione} e ci si {dimentica|scorda} di assaggiare, come se la ricetta avesse {una lingua|un palato}.',
    'Si {comprano|accumulano} attrezzi {luccicanti|di ogni forma}, mentre il coltello di sempre {non taglia più|aspetta di essere affilato}.',
  ],
  measureSentence: [
    '{Rifai|Ripeti} lo stesso piatto {ogni due settimane|una volta al mese} e {confronta le note|rileggi gli appunti}: la mano {si alleggerisce|impara} prima della testa.',
    'Conta quante volte {apri il ricettario|controlli la ricetta} per un piatto {di casa|noto}: quando {smetti|non lo fai più}, {hai imparato|è tuo}.',
    'Chiedi a chi {mangia con te|siede a tavola} una parola {sola|soltanto} per piatto e {tienile in fila|segnale tutte}: {raccontano|dicono} più di un voto.',
  ],
  sourceSentence: [
    'Una ricetta {affidabile|seria} dice {che cosa guardare e annusare|come si presenta la cottura giusta}, {non soltanto|oltre a} quanti minuti {aspettare|contare}.',
    'Diffida di chi {promette|assicura} il piatto {perfetto|infallibile} senza {nominare|mai citare} il forno, la farina o {la stagione|l’acqua} che ha usato.',
    'Leggi i commenti di chi ha {cucinato davvero|provato la ricetta}: {gli inciampi|i ripensamenti} {insegnano|valgono} più delle {fotografie|lodi}.',
  ],
  questionSentence: [
    'Chiediti {per chi cucini|chi siederà a tavola} e che cosa vorresti {ricordare|raccontare} di quella cena.',
    'Domandati quale sapore {cerchi|vuoi sentire} per primo, e quale {deve restare|dovrebbe rimanere} {sullo sfondo|per ultimo}.',
    'Chiediti che cosa faresti {con la metà degli ingredienti|senza metà della lista}: {spesso|di solito} è {la versione migliore|già un bel piatto}.',
  ],
  choiceSentence: [
    '{Assaggia|Prova} le due cose {a digiuno|alla stessa temperatura} e scegli quella di cui {vorresti ancora|prenderesti} un boccone.',
    'Pensa a quale {sporca meno|chiede meno pentole} e {sazia|piace} di più in una {sera qualunque|sera di stanchezza}.',
    'Chiediti quale {perdona|sopporta} meglio {un errore|una distrazione}, perché in cucina {suona sempre il telefono|qualcuno chiama sempre}.',
  ],
};

export const TRAVEL: ItalianDomain = {
  tools: [
    'una mappa, scarpe già usate e uno zaino mezzo vuoto',
    'i documenti, una borraccia e un taccuino',
    'gli orari, una giacca leggera e un piano di riserva',
  ],
  expert: [
    'una guida del posto',
    'un viaggiatore che ci è stato da poco',
    'una persona che in quel luogo ci vive',
  ],
  trial: [
    'una gita di un giorno',
    'una notte fuori, vicino a casa',
    'un itinerario breve, fatto a piedi',
  ],
  record: [
    'gli orari, le soste e la stanchezza',
    'le spese, le distanze e gli incontri',
    'il tempo, il percorso e ciò che hai saltato',
  ],
  result: [
    'un viaggio da raccontare senza guardare le foto',
    'una giornata con spazio per perdersi',
    'un ritorno con meno bagagli e più storie',
  ],
  signal: [
    'se ti viene voglia di restare',
    'quanto spesso guardi l’orologio',
    'se le gambe chiedono una sosta prima della testa',
  ],
  sources: ['mappe dettagliate', 'diari di viaggio recenti', 'pagine degli enti locali'],
  detail: ['un giorno di chiusura', 'una coincidenza troppo stretta', 'un paio di scarpe nuove'],
  exampleSentence: [
    'Disegna {due itinerari|due percorsi} per lo stesso giorno, uno {pieno|fitto} e uno con {metà delle tappe|mezza giornata libera}, e immagina {la sera|il ritorno in albergo}.',
    '{Percorri|Cammina} la stessa strada {all’alba e al tramonto|in due ore diverse}: {cambiano|mutano} le voci, {gli odori|la luce} e perfino {il passo|la distanza}.',
    'Prova lo zaino {pieno|carico} in {una passeggiata|due ore di cammino} sotto casa e {togli|lascia} ciò che {non hai toccato|pesa senza servire}.',
  ],
  firstStepSentence: [
    'Apri una mappa {grande|di carta}, cerchia {un solo|un} punto e segna quanto ci vuole {senza correre|con le soste}.',
    '{Scegli|Decidi} la stagione prima {della meta|dell’albergo}: {luce, folla e pioggia|il clima e le code} {cambiano|decidono} metà del viaggio.',
    'Scrivi a {qualcuno che ci abita|chi è appena tornato} e chiedi che cosa {salterebbe|non rifarebbe}.',
  ],
  mistakeSentence: [
    'Si {infilano|stipano} tre luoghi in una mattina e si {torna|rientra} con {le fotografie|i biglietti} e {nessun ricordo|poca memoria}.',
    'Ci si fida di {una foto|un’immagine} scattata {all’alba|in bassa stagione} e si arriva {a mezzogiorno|ad agosto}, in mezzo {alla folla|alle comitive}.',
    'Si prepara {il bagaglio|la valigia} per {ogni evenienza|tutti i climi} e si {trascina|porta} {mezza casa|un armadio} per le scale.',
  ],
  measureSentence: [
    'La sera {conta|elenca} i momenti che {racconteresti|vorresti rivivere}, lasciando stare i chilometri: sono {loro|quelli} il {diario|bilancio} vero.',
    '{Guarda|Controlla} quante volte hai {cambiato programma|lasciato la mappa} {volentieri|senza rimpianti}: è {un buon segno|segno di un piano sano}.',
    '{Confronta|Paragona} il tempo {previsto|immaginato} con quello {vero|impiegato} e {correggi|allarga} la tappa {di domani|seguente}.',
  ],
  sourceSentence: [
    'Guarda {la data|quando è stato scritto}: orari, {sentieri|strade} e {locande|ingressi} {cambiano|chiudono} più in fretta delle guide.',
    'Un racconto {utile|onesto} dice anche {che tempo faceva|dove ci si è annoiati} e {con chi si viaggiava|quanto si è camminato}.',
    'Metti {a confronto|accanto} le {parole|voci} di chi {vende|organizza} il viaggio e quelle di chi {lo ha pagato|è già tornato}.',
  ],
  questionSentence: [
    'Chiediti se vuoi {vedere molto|spostarti} o {restare|fermarti} in un posto {finché diventa tuo|abbastanza da salutare il barista}.',
    'Domandati che cosa {faresti|resterebbe} se {piovesse|fosse tutto chiuso} {tutto il giorno|dalla mattina}.',
    'Chiediti chi {viaggia con te|verrà con te} e quanto {cammina|dorme} {volentieri|davvero}.',
  ],
  choiceSentence: [
    'Confronta {due giornate|due mattine}, {non due cartoline|non due paesaggi}: sveglia, spostamenti, {pasti|soste} e {ritorno|stanchezza}.',
    'Scegli {la via|la meta} che {regge|resta bella} anche con {la pioggia|un ritardo}, perché {capiterà|prima o poi arriva}.',
    'Chiediti quale {racconteresti|ricorderesti} fra {un anno|molti inverni} senza guardare le foto.',
  ],
};

export const HEALTH: ItalianDomain = {
  tools: [
    'scarpe comode, un quaderno e una sveglia',
    'un calendario, una bottiglia d’acqua e un tappetino',
    'abiti comodi e un angolo tranquillo',
  ],
  expert: [
    'una persona di fiducia in ambulatorio',
    'una medica di famiglia',
    'un preparatore con esperienza',
  ],
  trial: [
    'una settimana leggera',
    'una passeggiata breve, sempre alla stessa ora',
    'un solo cambiamento serale',
  ],
  record: [
    'il sonno, l’umore e l’energia',
    'gli orari, la fatica e il riposo',
    'che cosa hai fatto e come ti sentivi dopo',
  ],
  result: [
    'un risveglio meno faticoso',
    'una giornata con energia fino a sera',
    'un movimento che non ti pesa più',
  ],
  signal: [
    'se ti svegli prima della sveglia',
    'quanto ti costa fare le scale',
    'se la sera ti senti ancora di buon umore',
  ],
  sources: [
    'pagine di enti sanitari pubblici',
    'opuscoli di ambulatori e ospedali',
    'manuali scritti da chi cura',
  ],
  detail: ['un’ora di sonno rubata', 'un paio di scarpe consumate', 'una cena troppo tarda'],
  exampleSentence: [
    'Per {due settimane|qualche sera} {spegni|allontana} lo schermo prima {di cena|di andare a letto} e {segna|annota} come {ti svegli|comincia la mattina}.',
    'Fai lo stesso {percorso|giro} a passo {tranquillo|lento} e poi {svelto|vivace}, e nota {dopo quanto|in che punto} {ti manca il fiato|smetti di parlare}.',
    'Cambia {una sola abitudine|una cosa} alla volta: se {dormi meglio|stai meglio}, {saprai|vedrai} a che cosa {dire grazie|attribuirlo}.',
  ],
  firstStepSentence: [
    '{Oggi|Domani} {esci|cammina} per dieci minuti {dopo pranzo|all’aperto}, senza {contare|misurare} nulla, e {domani|poi} {rifallo|ripeti}.',
    'Scrivi {stasera|oggi} a che ora {hai spento la luce|vai a letto} e che cosa {hai fatto|succede} nell’ora prima.',
    'Prendi appuntamento con {chi ti segue|il tuo medico} e prepara {tre domande|qualche domanda} {precise|scritte}.',
  ],
  mistakeSentence: [
    'Si parte {a tutta forza|con furore}, ci si {fa male|stanca} e si {conclude|decide} che {non fa per noi|era impossibile}.',
    'Si {copia|imita} la routine di {chi ha|una persona con} un altro corpo, {altri orari|altri anni} e {altre ossa|un’altra storia}.',
    'Si {ignora|mette a tacere} un fastidio che {torna|insiste}, invece di {parlarne|raccontarlo} {a chi cura|in ambulatorio}.',
  ],
  measureSentence: [
    'Guarda {la media|l’insieme} di {qualche settimana|un mese}: un giorno isolato non {dice|prova} niente.',
    'Segna una parola per l’energia della mattina e una per quella della sera, {senza pensarci|di getto}.',
    'Chiedi a chi {vive con te|ti vede ogni giorno} se {nota|vede} {un cambiamento|qualcosa}: {spesso|a volte} {se ne accorge|lo sa} prima di te.',
  ],
  sourceSentence: [
    'Quando c’è di mezzo {il corpo|la salute}, {una pagina|un video} può {farti venire domande|aiutarti a chiedere}, {mai|non} sostituire chi {visita|cura}.',
    'Diffida di chi {promette|garantisce} risultati {rapidi|a tutti} e intanto {vende|propone} {un barattolo|un programma}.',
    'Una fonte {seria|degna} dice {per chi non va bene|quando fermarsi}, {e consiglia|e suggerisce} di {chiedere|farsi vedere}.',
  ],
  questionSentence: [
    'Chiediti che cosa vorresti {poter fare|riuscire a fare} {di nuovo|senza fatica} fra qualche mese.',
    'Domandati quale {ora|parte} della giornata ti {svuota|pesa} di più, e che cosa {c’è stato|succede} prima.',
    'Chiediti se {lo faresti|continueresti} anche {senza bilancia e senza specchio|se nessuno notasse niente}.',
  ],
  choiceSentence: [
    'Scegli {ciò che|quello che} farai {volentieri|ancora} {in un giorno di pioggia|quando la voglia manca}.',
    'Fra due {strade|abitudini}, preferisci quella che {rispetta|ascolta} il tuo {sonno|ritmo} e che chi ti cura {approva|conosce}.',
    'Chiediti quale {lascia|ti lascia} più {leggerezza|energia} {il giorno dopo|l’indomani}, e non soltanto la sera stessa.',
  ],
};
