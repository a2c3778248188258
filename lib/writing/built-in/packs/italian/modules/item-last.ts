import type { Module } from '../../../language-pack.ts';

/** Consigli numerati per durare e per scegliere con calma. Schema: list. */
export const ITEMS_LAST: readonly Module[] = [
  {
    id: 'item-routine',
    listKind: 'tips',
    role: 'item',
    headings: [
      '{Aggancialo|Legalo} a un’abitudine',
      'Un posto {fisso|sicuro} nella giornata',
      'Rendilo {facile|automatico}',
    ],
    paragraphs: [
      [
        [
          'Aggancia {la novità|il gesto nuovo} a qualcosa che {fai già|ripeti} {ogni giorno|senza pensarci}, come {il caffè|lavarti i denti} o {il tragitto di ritorno|la passeggiata della sera}.',
          'Dai alla cosa un posto {fisso|preciso} nella giornata, {sempre lo stesso|vicino a un’abitudine}, {e la volontà|così la volontà} {potrà riposare|non dovrà combattere}.',
        ],
        'La {forza di volontà|disciplina} {si consuma|si stanca}, {un’ora fissa|un’abitudine} {no|invece regge}: {ti porta|trascina} {anche quando|persino se} non {ne hai voglia|ti va}.',
        '{Prepara|Metti in vista} {la sera prima|in anticipo} quello che serve, [tools] per esempio, così {restano|avrai} meno scuse.',
      ],
      [
        [
          '{I primi giorni|All’inizio} {fai meno|accontentati di meno} di quanto {potresti|vorresti}: {conta|l’importante è} {presentarsi|esserci}.',
          'Tieni {bassa|facile} l’asticella, {soprattutto|in particolare} {nelle settimane storte|quando la giornata va male}.',
        ],
        'Un giorno {saltato|perso} non {significa|vuol dire} nulla; {due di fila|due consecutivi} {sono un avviso|meritano una domanda}, {senza processi|ma nessun rimprovero}.',
        'Dopo {un mese|qualche settimana} {guarda indietro|fai un bilancio}: se {ancora pesa|fai ancora fatica}, {sposta|cambia} l’ora prima di {rinunciare|dare la colpa al carattere}.',
        '{Con il tempo|A poco a poco} {diventa|si fa} {un piacere|una cosa naturale}, come {apparecchiare|chiudere le persiane}.',
      ],
    ],
  },
  {
    id: 'item-plan-trouble',
    role: 'item',
    headings: [
      '{Prevedi|Metti in conto} l’imprevisto',
      'Un piano {di riserva|per i giorni storti}',
      'Che cosa fai se {piove|va storto}',
    ],
    paragraphs: [
      [
        [
          'Prepara un piano {di riserva|per il giorno storto}, {anche di una riga|per quanto semplice}, prima che {serva|qualcosa vada storto}.',
          '{Chiediti|Domandati} {che cosa può andare male|quale intoppo è più probabile} e {decidi|scrivi} {adesso|fin d’ora} come {reagirai|ti comporterai}.',
        ],
        [
          'Le frasi che {cominciano|iniziano} con «{se succede|quando capita}» {tolgono|levano} {dramma|forza} agli ostacoli, perché {la decisione|la risposta} è {già presa|già scritta}.',
          '{Un «se» preparato|Una risposta già pensata} {disarma|smonta} {il contrattempo|la sorpresa}: {al momento giusto|quando serve} {si esegue|basta eseguire}, {senza dibattiti|e si va avanti}.',
        ],
        'Lascia {un margine|un po’ di spazio} {nel tempo e nel denaro|in ogni programma}: {il piano pieno|l’agenda piena} {si spezza|salta} al primo {ritardo|contrattempo}.',
        '{Non è pessimismo|Non c’è nulla di cupo}: è {cortesia|gentilezza} verso {il te di domani|i giorni faticosi}.',
      ],
      [
        [
          '{Tra tutti|Fra tutti} gli imprevisti, {il più comune|quello sicuro} è {la stanchezza|la noia}, {e merita|che merita} un piano {suo|tutto per sé}.',
          '{Non serve|È inutile} prevedere {tutto|ogni disgrazia}: considera i due o tre {intoppi|guai} {più probabili|che ti sono già capitati}.',
        ],
        '{Anche|Persino} una piccolezza come [detail] può {bastare|essere sufficiente} a {fermare|guastare} tutto, {se arriva|quando cade} {nel momento sbagliato|di lunedì mattina}.',
        [
          'Superato {l’ostacolo|l’intoppo}, {segna|annota} com’è andata: la prossima volta avrai una risposta {già pronta|nel cassetto}.',
          '{Passata|Finita} {la tempesta|l’emergenza}, {aggiorna|rivedi} il piano: {gli imprevisti|i guai} {tornano|si somigliano}, e {la seconda volta|al ritorno} {ti troveranno in piedi|faranno meno paura}.',
        ],
      ],
    ],
  },
  {
    id: 'item-superlatives',
    role: 'item',
    headings: [
      'Diffida {dei superlativi|delle classifiche}',
      '«Il migliore» {per chi|di chi}?',
      'Leggi le lodi {al contrario|con prudenza}',
    ],
    paragraphs: [
      [
        [
          'Diffida {dei superlativi|di ogni «migliore in assoluto»} e {chiedi|chiediti} sempre {per chi|secondo chi}, e {a quali condizioni|in quali giorni}.',
          'Quando {leggi|senti} «il migliore», {aggiungi|completa} tu {la frase|il resto}: migliore {per chi|in che cosa}, {e quando|e fino a quando}?',
        ],
        [
          'Una {classifica|graduatoria} {racconta|descrive} {soprattutto|prima di tutto} i gusti e {gli interessi|le abitudini} di chi l’ha {compilata|scritta}.',
          '{Dietro ogni podio|In ogni graduatoria} {c’è|si nasconde} {una persona|un autore} con {la sua fretta|il suo portafoglio} e {il suo palato|i suoi capricci}.',
        ],
        'Va bene come {punto di partenza|elenco di nomi}, {mai|non certo} come verdetto: {il tuo caso|la tua vita} {non c’era|mancava} fra i criteri.',
        '{Ricorda|Tieni presente} che {chi scrive|chi compila} {vive|abita} {altrove|un’altra vita}.',
      ],
      [
        [
          '{Leggi|Guarda} le lodi {cercando|a caccia di} {i particolari|fatti precisi}: «{fantastico|splendido}» {dice|vale} {poco|niente}, {una scena concreta|un esempio} {dice|racconta} molto.',
          '[sourceSentence]',
        ],
        'Poi {cerca|trova} una {critica|voce contraria} {ragionata|ben scritta} e {chiediti|valuta} se {quel difetto|la cosa criticata} ti {toccherebbe|darebbe fastidio}.',
        [
          'Alla fine {fidati|tieni conto} di due o tre {pareri|voci} che {somigliano|assomigliano} al tuo {modo di vivere|gusto}, e {ignora|lascia} il coro.',
          '{Cerca|Trova} {chi ha|qualcuno con} {abitudini vicine alle tue|i tuoi stessi orari}: {il suo giudizio|quel parere} {vale|conta} {più|molto più} di {mille stelline|un applauso generale}.',
        ],
      ],
    ],
  },
  {
    id: 'item-repeat',
    listKind: 'tips',
    role: 'item',
    headings: [
      'Ripeti {quello che riesce|ciò che funziona}',
      '{Rifai|Ancora} una volta',
      'La {ripetizione|costanza} che {rende liberi|alleggerisce}',
    ],
    paragraphs: [
      [
        [
          'Ripeti quello che {ha funzionato|riesce} prima di {cercare novità|passare ad altro}, anche se la novità {attira|luccica} di più.',
          'Quando qualcosa {riesce|va bene}, {rifallo|fallo di nuovo} {presto|entro pochi giorni}, {nello stesso modo|con gli stessi gesti}.',
        ],
        [
          'La seconda volta {si fa|si procede} con meno fatica, alla {terza|quinta} si {notano|colgono} {sfumature|finezze} che {l’ansia|l’attenzione tesa} {copriva|nascondeva}.',
          '{All’inizio|Al debutto} {si pensa|si bada} {a tutto|a ogni mossa}; {più avanti|dopo qualche giro} i gesti {vanno|corrono} da soli e la testa {si libera|può guardarsi intorno}.',
        ],
        'Osserva [signal], e {soltanto allora|poi} {alza|aumenta} un poco la difficoltà.',
        'Non è {pigrizia|mancanza di idee}: è {il modo|la via} in cui {la mano impara|si mette radici}.',
      ],
      [
        [
          'La {noia|monotonia}, {se arriva|quando si presenta}, {va ascoltata|è una consigliera}: a volte chiede {una variante|un dettaglio nuovo}.',
          '{Per non annoiarti|Contro la monotonia}, {cambia|varia} {un dettaglio|un ingrediente} {per volta|ogni tanto}, {tenendo|e tieni} fermo il resto.',
        ],
        'Chi {colleziona|insegue} {inizi|novità} {resta|rimane} sempre {principiante|sulla soglia}; chi {torna|ripete} {entra|si ritrova} {a poco a poco|un giorno} {in casa|nella stanza accanto}.',
        'Tieni {il conto|traccia} delle ripetizioni {con una crocetta|su un calendario}: vederle in fila mette {di buon umore|voglia di continuare}.',
        '{E se|Quando} {una volta|un giorno} {viene male|va storto}, {pazienza|poco male}: {la serie|il cammino} {continua|riprende} domani.',
      ],
    ],
  },
  {
    id: 'item-explain',
    role: 'item',
    theme: 'explain',
    headings: [
      'Raccontalo a {qualcuno|voce alta}',
      '{Spiega|Racconta} per {capire|fissare le idee}',
      'Parlane {a tavola|con gli amici}',
    ],
    paragraphs: [
      [
        [
          'Racconta {quello che fai|come ragioni} a qualcuno che {non ne sa niente|è curioso}, in {cinque minuti|poche frasi}, senza {parole difficili|gergo}.',
          '{Spiegalo|Prova a spiegarlo} {a voce alta|a un amico}: {dove la frase si ingarbuglia|dove ti fermi}, {c’è|trovi} {un punto da rivedere|qualcosa che non è ancora chiaro}.',
        ],
        'Le domande {ingenue|semplici} sono le più {preziose|utili}, perché {toccano|vanno a toccare} {ciò che davi per scontato|le fondamenta}.',
        'Non {difenderti|giustificarti}: {ascolta|segna} {la domanda|l’obiezione}, {ringrazia|sorridi} e {cerca|prepara} una risposta con calma.',
        'Bastano {un tavolo|due sedie} e {un po’ di attenzione|cinque minuti}, {meglio|possibilmente} {senza telefoni|prima del caffè}.',
      ],
      [
        [
          '{Rifai|Ripeti} il racconto {dopo qualche giorno|la settimana seguente}: {sarà|ti verrà} più {corto|breve} e più {chiaro|sincero}.',
          'Il secondo racconto {è|riesce} {sempre|quasi sempre} {migliore|più asciutto}, e {mostra|misura} {la strada fatta|quanto hai capito}.',
        ],
        '[questionSentence]',
        'E se nessuno {ha tempo|ne ha voglia}, scrivi una lettera {immaginaria|che non spedirai}: {funziona|serve} quasi altrettanto.',
        '{Tieni|Segna} da parte l’esempio che {ha funzionato|ha convinto}: {tornerà utile|potrà servire} {ancora|altre volte}.',
      ],
    ],
  },
  {
    id: 'item-give-up-one',
    role: 'item',
    headings: [
      'Scegli {a che cosa rinunciare|una rinuncia}',
      'Ogni sì {chiede|ha bisogno di} un no',
      'Fai {spazio|posto}',
    ],
    paragraphs: [
      [
        [
          'Scegli {fin dall’inizio|subito} a che cosa {rinunci|dirai di no}, {perché|dato che} {il tempo|lo spazio} per tutto {non c’è|manca a chiunque}.',
          'Prima di dire sì, {decidi|stabilisci} quale no {lo accompagna|lo rende possibile}: {un’abitudine|un impegno}, {un acquisto|una spesa}, {una distrazione|un capriccio}.',
        ],
        'Le rinunce {non scelte|subite} {tornano|si presentano} {comunque|lo stesso}, sotto forma di {stanchezza|fretta} o di {cose fatte a metà|malumore}.',
        'Nominare la rinuncia {a voce alta|con parole semplici} {aiuta|serve}: {sembra|diventa} più {piccola|leggera} e {si capisce|vedi} se {ne vale la pena|la accetti}.',
      ],
      [
        [
          '{Preferisci|Scegli} rinunce {provvisorie|a tempo}, {di un mese|con una fine scritta}, che {pesano|costano} meno e si {possono|lasciano} rivedere.',
          'Comincia da {una rinuncia|qualcosa} che {quasi non si sente|ti costa poco}, e {guarda|osserva} quanto {spazio|respiro} {libera|lascia}.',
        ],
        '{Avvisa|Informa} chi {ti sta vicino|vive con te}, perché una rinuncia {silenziosa|non spiegata} {viene presa|passa} per {un capriccio|cattivo umore}.',
        [
          'Dopo un mese {tira le somme|guarda indietro}: {se ti manca ancora|se il rimpianto resta}, torna indietro {senza sentirti in colpa|con serenità}.',
          '{Al primo bilancio|Passate quattro settimane} {ascolta|guarda} {la mancanza|il vuoto}: {se brucia|se pesa ancora}, {nessuno vieta|niente impedisce} di {ripensarci|fare marcia indietro}.',
        ],
        'Lo spazio {libero|guadagnato} lascialo respirare {un poco|per qualche giorno}.',
      ],
    ],
  },
  {
    id: 'item-look-around',
    role: 'item',
    headings: [
      'Guarda {altrove|fuori dal tuo giro}',
      '{Ruba|Prendi} idee {lontano|da altri mestieri}',
      'Esci {dal solito giro|dalla strada battuta}',
    ],
    paragraphs: [
      [
        [
          'Guarda come {fanno|risolvono il problema} altrove, in {un altro mestiere|un altro ambiente}, e {porta a casa|copia} {una sola idea|un’idea sola}.',
          'Esci {per un giorno|ogni tanto} {dal solito giro|dalle solite fonti}: {le idee migliori|le soluzioni fresche} {arrivano|vengono} spesso da {un campo vicino|fuori}.',
        ],
        [
          '{Chi fa|Chi svolge} un lavoro {diverso|lontano dal tuo} ha {risolto|incontrato} {lo stesso nodo|lo stesso problema} con {altri attrezzi|altre parole}, {e te lo racconta volentieri|e spesso senza saperlo}.',
          '{Un cuoco, un sarto, un infermiere|Chi lavora con le mani o con gli altri} {affronta|conosce} {ostacoli simili|il tuo stesso guaio}: {vale la pena guardare|fermati a guardare}, {per mezz’ora|in silenzio}.',
        ],
        'Sfoglia [sources] {senza uno scopo|per curiosità}, {una mezz’ora|per poco}, e {segna|annota} {ciò che ti ferma|le cose che ti fanno alzare gli occhi}.',
        '{La curiosità|Lo sguardo} {si allena|migliora} {così|con poco}, {una deviazione|un incontro} alla volta.',
      ],
      [
        [
          'Poi {adatta|traduci}: {copiare|imitare} {così com’è|pari pari} {di rado|raramente} {riesce|funziona}, {adattare|tradurre} {quasi sempre|spesso} sì.',
          '{Un’idea|Una trovata} {importata|presa a prestito} {va|deve essere} {misurata|tagliata} sulle tue {giornate|misure}, come un {vestito|cappotto} {usato|di seconda mano}.',
        ],
        'Chiediti {quale parte|che cosa} {funziona|regge} {davvero|in quell’idea}, e {quale|che cosa} è {soltanto|solo} {colore locale|moda}.',
        'E {ricambia|restituisci il favore}: {racconta|mostra} {come fai tu|il tuo modo}, {ne usciranno|nasceranno} {domande|conversazioni} che {non avevi previsto|ti porteranno più in là}.',
        '{Una visita|Un’ora} {fuori strada|in un posto nuovo}, {di tanto in tanto|una volta al mese}, {basta|è sufficiente}.',
      ],
    ],
  },
  {
    id: 'item-review',
    role: 'item',
    theme: 'review',
    headings: [
      'Fissa {un bilancio|una data per guardare indietro}',
      '{Rivedi|Riguarda} tutto {fra un mese|con calma}',
      'Guarda {indietro|la strada fatta}',
    ],
    paragraphs: [
      [
        [
          'Fissa {oggi|subito} una data, {fra un mese|non troppo lontana}, per {guardare|vedere} com’è andata e {correggere|aggiustare} {la rotta|una cosa sola}.',
          'Metti in {agenda|calendario} {mezz’ora|un’ora} {fra qualche settimana|tra un mese} per {rileggere gli appunti|fare il punto}, {e non saltarla|come per un appuntamento vero}.',
        ],
        'Senza quella {sosta|data} si {va avanti|procede} per {inerzia|abitudine}, {ripetendo|portando avanti} anche ciò che {non serve più|ha smesso di servire}.',
        '[measureSentence]',
        '{Annota|Segna} {prima|in anticipo} che cosa ti {aspetti|auguri} di {trovare|leggere}.',
      ],
      [
        [
          'Comincia da {quello|ciò} che è riuscito, {anche se poco|per quanto minimo}: {gli errori|i difetti} {si fanno avanti|parlano} {senza invito|già abbastanza forte}.',
          'Scegli un {tavolo|posto} {diverso dal solito|tranquillo}, {un tè|qualcosa di caldo} e {nessuno schermo|un foglio bianco}.',
        ],
        'Decidi {una correzione|una modifica} {soltanto|sola} e {scrivila|mettila} {in cima|all’inizio} della pagina {nuova|del mese che viene}.',
        [
          'Il resto {lascialo|tienilo} com’è: {la costanza|un po’ di stabilità} {vale|rende} più di {una rivoluzione|un nuovo inizio} {al mese|ogni quattro settimane}.',
          '{Non rivoltare|Lascia in pace} il resto: {un’abitudine|una cosa} {ferma|tranquilla} {lavora|rende} {in silenzio|per mesi}, le {rivoluzioni|svolte} {stancano|fanno polvere}.',
        ],
        '{Chiudi|Concludi} con {un grazie|una riga gentile} a chi ti ha {aiutato|dato una mano}.',
      ],
    ],
  },
  {
    id: 'item-choice-same-terms',
    role: 'item',
    listKind: 'choice',
    headings: [
      '{Metti a confronto|Paragona} {ad armi pari|alle stesse condizioni}',
      'Stesse {condizioni|regole} per {tutti|ogni candidato}',
      '{Lo stesso metro|Una misura sola}',
    ],
    paragraphs: [
      [
        [
          '{Guarda|Esamina} ogni {candidato|nome della lista} {nelle stesse condizioni|con lo stesso metro}, {stessa ora|stesso giorno} e {stessa domanda|uguale attenzione}.',
          'Prima di {dare un voto|preferire}, {assicurati|verifica} che {tutti|i candidati} {partano|corrano} {alla pari|dalla stessa linea}.',
        ],
        '{Chi vedi per primo|Il primo della fila} {sembra|pare} {più brillante|più nuovo}, {chi arriva ultimo|l’ultimo} {più stanco|un po’ grigio}, e {spesso|di solito} {la colpa è dell’ordine|conta solo la posizione}.',
        '{Cambia|Rimescola} la {sequenza|fila} {a metà|al secondo giro} e {annota|segna} {ciò che resta|i giudizi che tengono}.',
        '{Un confronto sbilanciato|Una gara truccata} {premia|incorona} chi {ha avuto fortuna|capita nel momento buono}, {non chi vale|e inganna chi guarda}.',
      ],
      [
        [
          '{Usa|Prepara} {poche righe|tre domande} {uguali per tutti|fisse}, {scritte prima|decise a freddo}, e {rispondi|riempile} {senza aggiungerne altre|subito dopo}.',
          '{Una scheda|Un cartoncino} {per ciascuno|a testa}, con {le stesse voci|tre righe uguali}, {evita|toglie} {molte ingiustizie|parecchie illusioni}.',
        ],
        '[choiceSentence]',
        '{Alla fine|Quando hai finito} {copri i nomi|nascondi le intestazioni} e {leggi|rileggi} {soltanto|solo} le {note|risposte}: {il preferito|la scelta} {potrebbe|può} {sorprenderti|cambiare}.',
        '{Rifai la prova|Ripeti} {a distanza di giorni|la settimana dopo}, {se puoi|quando è possibile}, e {vedi|controlla} se {l’ordine|il giudizio} {regge|resta uguale}.',
      ],
    ],
  },
  {
    id: 'item-choice-regulars',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Chiedi a chi {torna|c’è sempre}',
      'Il parere {degli abituali|di chi resta}',
      '{Ascolta|Cerca} chi {ci va da anni|non ha fretta}',
    ],
    paragraphs: [
      [
        [
          '{Cerca|Trova} {il parere|la voce} di chi {torna|ripete la scelta} {da anni|più volte}, {più che|prima} di chi {ha provato ieri|è al primo entusiasmo}.'.replace(
            '{più che|prima} di chi',
            'prima di chi',
          ),
          '{La fedeltà|Chi ritorna} {dice|racconta} {più di|meglio di} {una recensione|un applauso}: {domanda|chiedi} {che cosa lo riporta lì|perché}.'.replace(
            '{La fedeltà|Chi ritorna} {dice|racconta} {più di|meglio di} {una recensione|un applauso}: {domanda|chiedi} {che cosa lo riporta lì|perché}',
            'Chi ritorna {dice|racconta} più di {una recensione|un applauso}: {domanda|chiedi} {che cosa lo riporta lì|perché lo fa}',
          ),
        ],
        '{Chi conosce|Gli abituali conoscono} {i giorni buoni|le ore giuste}, {i difetti sopportabili|gli angoli migliori} e {quello che|ciò che} {la vetrina|il catalogo} {nasconde|non dice}.'.replace(
          '{Chi conosce|Gli abituali conoscono}',
          'Gli abituali conoscono',
        ),
        '{Parla|Ragiona} con {almeno due persone|più di una persona}, {di età diverse|lontane fra loro}, e {ascolta|nota} dove {concordano|le storie si toccano}.',
      ],
      [
        [
          '{Senti|Cerca} anche chi {ha smesso|se n’è andato}, {con gentilezza|senza far polemica}: {i motivi|le ragioni} dell’addio {insegnano|spiegano} {molto|quasi tutto}.',
          '{Vale oro|È prezioso} {pure|anche} {il racconto|il punto di vista} di chi {ha cambiato strada|non torna più}: {chiedigli|domandagli} {quando|che cosa} è cambiato.',
        ],
        '{Pesa|Valuta} {le storie|ogni parere} {sulla tua misura|con la tua vita accanto}: {un difetto altrui|ciò che infastidisce loro} {può essere|magari è} {un pregio|indifferente} per te.'.replace(
          '{un difetto altrui|ciò che infastidisce loro} {può essere|magari è} {un pregio|indifferente} per te',
          'un difetto altrui può essere {un pregio|una sciocchezza} per te',
        ),
        '{Poi|Quindi} vai {di persona|a vedere}, {con quelle frasi in testa|con qualche appunto}, e {controlla|verifica} {se reggono|quanto c’è di vero}.',
        '{Le abitudini altrui|Le fedeltà} {sono|restano} {indizi|segnali}, {mai ordini|non comandi}.',
      ],
    ],
  },
  {
    id: 'item-choice-second',
    role: 'item',
    listKind: 'choice',
    headings: [
      '{Tieni|Conserva} una seconda scelta',
      'Il {piano B|numero due} che {salva la giornata|torna utile}',
      '{Mai un nome solo|Due nomi, non uno}',
    ],
    paragraphs: [
      [
        [
          '{Scegline|Segnane} {sempre due|due}, {un favorito|il preferito} e {una riserva|un ripiego}: {toglie|leva} {ansia|pressione} e {lascia|dà} {libertà|margine}.',
          '{Accanto al favorito|Vicino al primo nome} {scrivi|metti} una seconda scelta, {non troppo simile|abbastanza diversa}, {pronta|già verificata}.',
        ],
        '{I posti e le cose|Le scelte} più {desiderati|in vista} {si esauriscono|deludono} {nel momento meno adatto|proprio il giorno sbagliato}, {e la fretta|quando la fretta} {sceglie male|consiglia il peggio}.'
          .replace(
            '{I posti e le cose|Le scelte} più {desiderati|in vista}',
            'Le scelte più {ambite|in vista}',
          )
          .replace(
            '{e la fretta|quando la fretta} {sceglie male|consiglia il peggio}',
            'e la fretta {sceglie male|consiglia il peggio}',
          ),
        '{Con la riserva in tasca|Sapendo dove ripiegare}, {si guarda|guardi} il preferito {con più calma|senza implorarlo}, {e si notano|notando} {anche le ombre|i difetti}.'
          .replace('{si guarda|guardi} il preferito', 'guardi il preferito')
          .replace('{e si notano|notando}', 'e noti'),
        '{Basta poco|Serve poco}: {un nome|una riga}, {un orario|un appunto}, e la {ragione|nota} per cui {la terresti|piace}.',
      ],
      [
        [
          '{Qualche volta|Di tanto in tanto} {il secondo nome|la riserva} {supera|batte} {il primo|il favorito}, {perché|dato che} {nessuno|non} {lo carica di|gli chiede} {aspettative|miracoli}.'
            .replace(
              '{perché|dato che} {nessuno|non} {lo carica di|gli chiede} {aspettative|miracoli}',
              'perché nessuno gli chiede {miracoli|di essere perfetto}',
            )
            .replace(
              '{il secondo nome|la riserva} {supera|batte} {il primo|il favorito}',
              'il secondo nome {supera|batte} {il primo|il favorito}',
            ),
          '{Prova|Assaggia} {anche lei|anche la riserva}, {almeno una volta|in un giorno qualunque}: {le sorprese|le scoperte} {abitano|stanno} {fuori|lontano} dal podio.'.replace(
            '{anche lei|anche la riserva}',
            'anche la riserva',
          ),
        ],
        '{Rivedi|Aggiorna} la coppia {ogni tanto|a ogni stagione}: {le cose cambiano|i luoghi e le persone cambiano}, {e anche tu|come i tuoi gusti}.',
        '[questionSentence]',
        '{Consigliala|Passala} {a un amico|a chi cerca}, {senza gelosia|con la tua nota accanto}: in cambio arriverà {un’idea nuova|un altro nome}.',
      ],
    ],
  },
];
