import type { Module } from '../../../language-pack.ts';

/** Entries that suit both kinds of list: ways to do something, ways to choose something. */
export const ITEMS_BOTH: readonly Module[] = [
  {
    id: 'item-small',
    role: 'item',
    headings: [
      '{Klein|Winzig} anfangen',
      'Fangen Sie {kleiner|bescheidener} an, als Sie möchten',
      'Die {kleinste|leichteste} Portion zuerst',
    ],
    paragraphs: [
      [
        [
          'Beginnen Sie mit einem {Stück|Häppchen}, das {fast lächerlich klein wirkt|niemanden beeindrucken würde}, und {bringen Sie es ganz zu Ende|machen Sie es fertig}.',
          'Halbieren Sie Ihren {ersten Plan|Vorsatz}, {und dann halbieren Sie ihn noch einmal|auch wenn er schon vernünftig klingt}.',
        ],
        'Was {wenig kostet|klein bleibt}, {lässt sich ohne Reue ändern|darf misslingen}, und {genau diese Freiheit|gerade das} {macht am Anfang klug|fehlt den großen Vorhaben}.',
        'Als {Auftakt|erster Versuch} {eignet sich|genügt} {zum Beispiel|etwa} dies: [trial].',
        [
          'Wer so beginnt, hat am Abend etwas {Fertiges|Sichtbares} in der Hand und {schläft besser|morgen keine Angst vor dem Anfang}.',
          'Ein Anfang dieser Größe {passt in jeden Dienstag|überfordert niemanden} und macht {neugierig auf den nächsten|Lust auf mehr}.',
        ],
      ],
      [
        [
          '{Widerstehen|Trotzen} Sie danach der Lust, {sofort zu verdoppeln|gleich das Ganze zu wollen}.',
          'Wachsen {darf|kann} die Sache {später|in der zweiten Woche}, {wenn das Kleine sitzt|sobald sie Ihnen leichtfällt}.',
        ],
        '[exampleSentence]',
        [
          'Drei {kleine|bescheidene} Erfolge {tragen weiter|geben mehr Halt} als {ein großes Versprechen|ein einziger heroischer Tag}, {und sie lassen sich zählen|weil man sie wirklich gesehen hat}.',
          'Was {fertig|getan} ist, {macht stolz|lässt sich vorzeigen}, {und Stolz ist ein guter Treibstoff|so unscheinbar es wirkt}.',
        ],
        [
          'Notieren Sie sich, wie lange es wirklich gedauert hat, denn daran bemisst sich die nächste Portion.',
          'Merken Sie sich, was leichter ging als gedacht; das ist die beste Grundlage für den nächsten Schritt.',
          'Freuen Sie sich {kurz|laut} darüber, und {legen Sie die nächste Portion bereit|lassen Sie es für heute gut sein}.',
        ],
      ],
    ],
  },
  {
    id: 'item-write-wish',
    role: 'item',
    headings: [
      'Den Wunsch {aufschreiben|zu Papier bringen}',
      'Erst {schreiben|formulieren}, dann {handeln|loslegen}',
      '{Ein Satz|Zwei Zeilen} vorab',
    ],
    paragraphs: [
      [
        [
          'Schreiben Sie {in einem Satz|mit eigenen Worten} auf, was {nachher anders sein soll|Sie sich davon versprechen}, {bevor Sie irgendetwas tun|ehe Sie weitersuchen}.',
          'Bringen Sie Ihren Wunsch {in eine einzige Zeile|auf eine Postkarte}, {und streichen Sie dabei jedes „irgendwie“|ohne ein dehnbares Wort}.',
        ],
        '{Im Kopf bleibt ein Wunsch weich|Solange er nur gedacht ist, passt ein Wunsch zu allem}; auf {Papier|dem Blatt} {zeigt er Kanten|lässt er sich prüfen}.',
        'Es darf {etwas Alltägliches|ganz schlicht} sein: [result].',
        [
          'Machen Sie ruhig mehrere Anläufe, {denn der erste Satz klingt oft nach jemand anderem|bis der Satz nach Ihnen klingt}.',
          'Nehmen Sie gern drei Anläufe, {denn der erste Satz klingt oft nach jemand anderem|bis der Satz nach Ihnen klingt}.',
          'Der {erste|schnellste} Satz gehört meist {der Werbung|den anderen}, der {dritte|letzte} {Ihnen|klingt nach Ihnen}.',
        ],
      ],
      [
        [
          '{Hängen|Kleben} Sie das Blatt {an eine Stelle|dorthin}, {an der Sie täglich vorbeikommen|wo Ihr Blick ohnehin hinfällt}.',
          'Lesen Sie {die Zeile|den Satz} {vor jeder Entscheidung|am nächsten Morgen} noch einmal, {am besten laut|so nüchtern wie eine fremde Notiz}.',
        ],
        'Alles, was {nicht zu diesem Satz passt|an diesem Satz vorbeigeht}, {darf warten|fällt fast von selbst weg}, {so verlockend es klingt|auch das Angebot der Woche}.',
        'Und {ändert sich der Wunsch|wächst der Wunsch}, {dann schreiben Sie ihn neu|bekommt er eine neue Karte}, {statt heimlich ein anderes Ziel zu verfolgen|mit dem Datum von heute}.',
        [
          'Erzählen Sie ihn einem Menschen, der nachfragt, {und achten Sie darauf, wo Sie zu erklären beginnen|so merken Sie, ob er trägt}.',
          'Zeigen Sie den Satz jemandem, der Sie gut kennt, {und achten Sie darauf, wo Sie zu erklären beginnen|so merken Sie, ob er trägt}.',
          'Fragt jemand {„Wozu?“|nach}, und Sie {lächeln statt zu stottern|haben sofort ein Beispiel}, {dann stimmt der Satz|ist er reif}.',
        ],
      ],
    ],
  },
  {
    id: 'item-ask-experienced',
    role: 'item',
    headings: [
      'Jemanden fragen, der {es kennt|Erfahrung hat}',
      'Ein Gespräch {statt zehn Tabs|wagen}',
      'Erfahrung {anzapfen|borgen}',
    ],
    paragraphs: [
      [
        [
          'Fragen Sie {einen Menschen|jemanden}, der {den Alltag damit kennt|es schon hinter sich hat}, {und hören Sie länger zu, als Sie reden|ehe Sie noch einen Artikel lesen}.',
          'Holen Sie sich {eine halbe Stunde|zehn Minuten} fremde Erfahrung, {am Telefon oder beim Kaffee|und zwar aus erster Hand}.',
        ],
        'Am besten {wenden Sie sich an|fragen Sie} Leute aus der Praxis, {zum Beispiel|etwa} [expert].',
        'Bitten Sie {nicht um ein Urteil|um keine Rangliste}, sondern um {die Geschichte|den Hergang}: {Was kam anders|Was war die größte Überraschung}, {was nervt bis heute|was würde die Person wieder so machen}?',
      ],
      [
        [
          'Achten Sie auf {Nebensätze|das Zögern}, denn {dort steckt oft der bessere Rat|da wird es meist ehrlich}.',
          'Notieren Sie {danach|gleich anschließend}, {was Sie überrascht hat|welcher Satz hängen blieb}.',
        ],
        'Eine {einzelne|fremde} Stimme {beweist nichts|ist nur eine Stimme}, {aber sie liefert Fragen, auf die man allein nicht käme|doch sie lenkt den Blick}.',
        '{Zwei|Mehrere} Gespräche {mit verschiedenen Menschen|aus verschiedenen Lagen} {ergeben|sind} schon {eine kleine Karte, auf der Sie selbst den Weg wählen|beinahe ein Bild, in das Sie sich einzeichnen können}.',
        [
          'Bedanken Sie sich später mit dem Ergebnis, dann bleibt die Tür offen.',
          'Melden Sie sich mit einer kurzen Nachricht; das freut die meisten mehr als ein Geschenk.',
          'Vergessen Sie {den Dank nicht|nicht zu danken}: {Erfahrung ist ein Geschenk, auch am Telefon|Wer gern gefragt wird, antwortet wieder}.',
        ],
      ],
    ],
  },
  {
    id: 'item-limit',
    role: 'item',
    headings: [
      '{Eine Grenze|Grenzen} setzen',
      'Vorher sagen, {wann Schluss ist|wie viel genug ist}',
      'Der {nützliche|freundliche} Zaun',
    ],
    paragraphs: [
      [
        [
          'Legen Sie {vorab|jetzt gleich} fest, wie viel {Zeit, Geld und Nerven|Zeit und Aufmerksamkeit} {die Sache kosten darf|Ihnen das wert ist}.',
          'Ziehen Sie eine {klare|dicke} Linie, {über die dieses Vorhaben nicht hinauswachsen darf|bevor Begeisterung oder Verkäufer es für Sie tun}.',
        ],
        'Grenzen {klingen streng|wirken kleinlich}, {machen aber mutig|doch sie schenken Ruhe}: {Wer weiß, was höchstens verloren geht, probiert mehr aus|Innerhalb des Zauns darf man unbeschwert spielen}.',
        'Wählen Sie {eine Grenze, die|ein Limit, das} {schmerzlos einzuhalten ist|auch ein müder Mensch respektiert}, und {sagen Sie jemandem davon|schreiben Sie ein Datum dazu}.',
        [
          'Runden Sie im Zweifel ab, {denn jedes Vorhaben wächst von allein|denn Reserven braucht man später ohnehin}.',
          'Rechnen Sie eher knapp, {denn jedes Vorhaben wächst von allein|denn Reserven braucht man später ohnehin}.',
          'Was {übrig bleibt|nicht verbraucht wird}, {ist geschenkt|freut Sie am Ende doppelt}.',
        ],
      ],
      [
        [
          '{Erreichen|Berühren} Sie die Linie, {halten Sie an|machen Sie Pause}, {auch wenn nur noch wenig fehlt|selbst mitten im Schwung}.',
          'An der Grenze {wird nicht verhandelt, sondern nachgedacht|gilt es anzuhalten, und zwar mit einem frischen Blatt}.',
        ],
        '[questionSentence]',
        'Wer die Linie {bewusst|mit gutem Grund} verschiebt, {trifft eine Entscheidung|handelt}; {wer sie bloß übersieht|wer sie vergisst}, {wird geschoben|bezahlt später}.',
        [
          'Notieren Sie dazu den Grund, damit das Verschieben nicht zur Gewohnheit wird.',
          'Halten Sie dabei den Anlass fest; beim dritten Mal sollte er Ihnen zu denken geben.',
          'Ein verschobener Zaun {erzählt|verrät} etwas über {Ihre Wünsche|die Sache}; {schreiben Sie es auf|hören Sie hin}.',
        ],
        [
          'Und freuen Sie sich, wenn am Ende {etwas übrig bleibt|Luft ist}: Auch {das Nichtverbrauchte|Ungenutztes} ist ein Gewinn.',
          'Nur wer eine Grenze {wirklich spürt|ernst nimmt}, merkt, was ihm die Sache {wert ist|bedeutet}.',
        ],
      ],
    ],
  },
  {
    id: 'item-one-change',
    role: 'item',
    headings: [
      'Nur {eines|eine Sache} auf einmal {ändern|verändern}',
      'Eine {Änderung|Stellschraube} nach der anderen',
      '{Ein|Nur ein} Unterschied pro Versuch',
    ],
    paragraphs: [
      [
        [
          'Ändern Sie {pro Versuch|jedes Mal} nur {eine einzige Sache|einen Punkt}, {damit Sie hinterher wissen, was gewirkt hat|so verlockend der große Umbau ist}.',
          'Lassen Sie {alles gleich|den Rest in Ruhe} und {drehen Sie an einer Schraube|wechseln Sie bloß eines aus}.',
        ],
        'Wer {fünf Dinge|vieles} zugleich {umstellt|anfasst}, {bekommt zwar ein Ergebnis, aber keine Auskunft|erlebt vielleicht eine Verbesserung, kann sie aber nicht wiederholen}.',
        '[exampleSentence]',
        [
          'Schreiben Sie vorher auf, was Sie erwarten, {sonst sieht man hinterher nur, was man sehen will|so wird auch ein Fehlschlag zur Auskunft}.',
          'Notieren Sie im Voraus, welchen Unterschied Sie vermuten, {sonst sieht man hinterher nur, was man sehen will|so wird auch ein Fehlschlag zur Auskunft}.',
          'Eine {notierte|aufgeschriebene} Vermutung {macht ehrlich|schützt vor Ausreden}, {auch wenn sie danebenliegt|besonders, wenn sie danebenliegt}.',
        ],
      ],
      [
        [
          '{Geben|Lassen} Sie {der Änderung|jeder Neuerung} {ein paar Tage|etwas Zeit}, {ehe Sie urteilen|und schauen Sie erst dann hin}.',
          'Das {klingt|wirkt} langsam, {ist aber der kürzere Weg|spart jedoch ganze Monate}.',
        ],
        'Achten Sie {währenddessen|dabei} darauf, [signal].',
        '{Gefällt|Behagt} Ihnen das Neue nicht, {kehren Sie ohne Drama zurück|stellen Sie den alten Zustand wieder her}: {Nur Umkehrbares ist ein echter Versuch|Auch das Alte darf recht behalten}.',
        [
          'Erst danach kommt die nächste Änderung, und wieder nur eine.',
          'Gleich nach dieser Frist folgt der nächste Kandidat, in aller Ruhe und wieder allein.',
          'Zwischen zwei {Änderungen|Versuchen} {darf Langeweile sein|liegt am besten eine ruhige Woche}.',
        ],
      ],
    ],
  },
  {
    id: 'item-sleep',
    role: 'item',
    headings: [
      '{Eine Nacht|Drei Nächte} darüber schlafen',
      'Dem Schwung {misstrauen|eine Nacht geben}',
      'Die {Pause|Nacht} vor dem Ja',
    ],
    paragraphs: [
      [
        [
          'Schlafen Sie {eine Nacht|einmal} darüber, {bevor Sie sich binden|ehe etwas endgültig wird}, {und lesen Sie Ihre Gründe beim Frühstück|ganz gleich, wer zur Eile mahnt}.',
          'Trennen Sie {das Begeistern|die Begeisterung} vom {Beschließen|Unterschreiben}, {mindestens durch eine Nacht|und sei es um einen Spaziergang}.',
        ],
        'Am Abend {scheint|wirkt} {vieles zwingend|alles dringend}, {was am Morgen nur noch nett ist|was der Kaffee wieder verkleinert}.',
        'Dringlichkeit {kommt selten aus der Sache selbst, öfter von jemandem, der daran verdient|stammt meist von außen, und sie verfliegt, sobald man sie befragt}.',
        [
          'Gehen Sie vorher noch eine Runde um den Block, und reden Sie einmal über etwas ganz anderes.',
          'Drehen Sie am selben Tag eine Runde ohne Telefon; oft ordnet sich dabei das meiste.',
          'Frische Luft {ersetzt|spart} {manches Für und Wider|ein ganzes Gespräch}, {besonders vor großen Entschlüssen|und sie kostet nichts}.',
        ],
      ],
      [
        [
          'Schreiben Sie {abends|vor dem Schlafen} {einen Satz|zwei Zeilen} auf: {„Ich will das, weil …“|„Dagegen spricht vielleicht …“}.',
          'Legen Sie {den Stift|einen Zettel} {bereit|neben das Bett}, {denn gute Einwände kommen gern im Dunkeln|für alles, was nachts noch auftaucht}.',
        ],
        '{Steht|Hält} der Satz am {Morgen|nächsten Tag} noch, {ist er vermutlich tragfähig|dürfen Sie ihm trauen}.',
        '{Klingt|Wirkt} er {fremd|übertrieben}, {haben Sie etwas gespart|war es nur Stimmung}, {und niemand musste streiten|und die Nacht war das billigste Gutachten}.',
        [
          'Nur selten geht in dieser einen Nacht etwas Wertvolles verloren, {und falls doch, kommt meist eine zweite|so sehr es auch danach klingt}.',
          'Kaum je läuft bis dahin eine echte Gelegenheit davon, {und falls doch, kommt meist eine zweite|so sehr es auch danach klingt}.',
          'Was {morgen nicht mehr gilt|nur heute möglich scheint}, {war selten für Sie gedacht|hatte es vor allem auf Ihre Eile abgesehen}.',
        ],
      ],
    ],
  },
  {
    id: 'item-notes',
    role: 'item',
    theme: 'notes',
    headings: [
      '{Mitschreiben|Kurz Buch führen}',
      'Ein Zettel, {ein Stift|drei Stichworte}',
      'Dem Gedächtnis {helfen|nicht alles zumuten}',
    ],
    paragraphs: [
      [
        [
          'Führen Sie {ein knappes Protokoll|ein kleines Heft}, {denn das Gedächtnis schreibt die Geschichte gern um|und sei es auf der Rückseite eines Umschlags}.',
          'Halten Sie {jeden Versuch|jeden Eindruck} {mit drei Stichworten|in einer Zeile} fest, {solange er frisch ist|noch am selben Tag}.',
        ],
        'Notieren Sie [record].',
        'Mehr {verlangt niemand|ist nicht nötig}; {ein Eintrag von einer halben Minute überlebt den dritten Tag|was schnell geht, wird auch an vollen Tagen gemacht}.',
        [
          'Hängen Sie den Stift mit einer Schnur an das Heft, so banal das klingt, {und legen Sie alles dorthin, wo Sie ohnehin sitzen|dann gibt es keine Ausrede mehr}.',
          'Das Heft {liegt offen|bleibt aufgeschlagen}, der Stift {daneben|obenauf}, {und kein Bildschirm ist in der Nähe|mehr Ausstattung braucht es nicht}.',
          'Binden Sie einen Bleistift gleich ans Heft, denn an solchen Kleinigkeiten scheitert die Gewohnheit, {und legen Sie alles dorthin, wo Sie ohnehin sitzen|dann gibt es keine Ausrede mehr}.',
          'Stift und Heft {wohnen am selben Haken|bleiben zusammen}, {sonst verliert einer den anderen|damit nichts zwischen Einfall und Zeile steht}.',
        ],
      ],
      [
        [
          '{Lesen|Blättern} Sie {die Zeilen|alles} {nach einigen Wochen|einmal im Monat} {am Stück|von vorn} durch.',
          'Der {Lohn|Ertrag} {kommt|zeigt sich} beim {Wiederlesen|Zurückblättern}.',
        ],
        'Dann {stehen|liegen} Dinge nebeneinander, {die im Alltag Wochen trennen|die Sie nie verglichen hätten}, und {plötzlich sieht man ein Muster|manches erklärt sich von selbst}.',
        '[measureSentence]',
        [
          'Streichen Sie an, was zweimal auftaucht; dort beginnt meist der nächste gute Schritt.',
          'Kreisen Sie jedes Wort ein, das Sie überrascht; daraus wird die Frage für den kommenden Monat.',
          'Was {dreimal dasteht|sich wiederholt}, {will ernst genommen werden|ist kein Zufall mehr}.',
        ],
      ],
    ],
  },
  {
    id: 'item-ordinary-day',
    role: 'item',
    headings: [
      'Für den {gewöhnlichen|grauen} Tag planen',
      'Der {Dienstag|Mittwoch} entscheidet',
      'An den {Alltag|schlechten Tag} denken',
    ],
    paragraphs: [
      [
        [
          'Entscheiden Sie {für den gewöhnlichen Dienstag|nach dem müden Tag}, {nicht für den Urlaub oder das Schaufenster|denn von der Sorte gibt es am meisten}.',
          'Fragen Sie bei {jeder Idee|jeder Lösung}, {ob sie auch an einem vollen Werktag trägt|wie sie sich bei Regen und Eile bewährt}.',
        ],
        'Pläne {entstehen|wachsen} {gern am Sonntag|in guten Stunden}, {bei Kaffee und Sonne|wenn alles möglich scheint}, {leben müssen sie am Montag|ihr Prüfstein ist aber der Montag}.',
        'Stellen Sie sich {die Szene|den Ablauf} {genau|in Einzelheiten} vor: {Wer ist müde|Wer hat Hunger}, {was fehlt|was liegt im Weg}, {wie viel Zeit bleibt|wer drängelt}?',
        [
          'Fragen Sie auch die anderen im Haus, denn sie kennen Ihre müden Tage besser als Sie.',
          'Befragen Sie ruhig Ihre Mitbewohner; sie haben meist ein gutes Gedächtnis dafür.',
          'Wer mit Ihnen {wohnt|frühstückt}, weiß {längst|genau}, {wann Vorsätze zerbrechen|welcher Abend der schwierige ist}.',
        ],
      ],
      [
        [
          '{Was dann noch geht|Was unter solchen Umständen gelingt}, {ist ein guter Kandidat|verdient Vertrauen}.',
          'Ein {schlichter|robuster} Weg {schlägt|besiegt} {hier|im Alltag} {fast immer den eleganten|den glänzenden}.',
        ],
        'Eine Kleinigkeit wie [detail] {fällt an solchen Tagen ins Gewicht|wird dann plötzlich wichtig}.',
        '{Feste|Schöne Tage} {gelingen|retten sich} {ohnehin|von selbst}; {gut geplant sein will das Gewöhnliche|die Mühe gehört deshalb dem Rest des Kalenders}.',
        [
          'Bauen Sie deshalb eine müde Fassung ein, kürzer, einfacher, ohne Ansprüche, {denn sie wird öfter gebraucht als die schöne|und schämen Sie sich ihrer nicht}.',
          'Planen Sie also eine Notlösung mit ein, für Abende, an denen wenig geht, {denn sie wird öfter gebraucht als die schöne|und schämen Sie sich ihrer nicht}.',
          'Auch {die Sparversion|eine Minute} zählt, {sofern sie stattfindet|und am nächsten Tag ist mehr möglich}.',
        ],
      ],
    ],
  },
];
