import type { Module } from '../../../language-pack.ts';

/** Learning from others. Plans: how-to, explainer, comparison. */
export const PEOPLE: readonly Module[] = [
  {
    id: 'people-ask',
    role: 'people',
    headings: [
      'Die {richtige|gute} Frage an die {richtigen|passenden} Leute',
      'Wen {fragen|befragen}, und wie?',
      'Andere {fragen|ins Vertrauen ziehen}',
    ],
    paragraphs: [
      [
        [
          'Irgendwo {in Ihrer Nähe|zwei Anrufe entfernt} {lebt|sitzt} ein Mensch, der {genau das|ebendiese Fragen} {schon hinter sich hat|längst durchgekaut hat}.',
          '{Menschen|Leute mit Erfahrung} {antworten|erzählen} {erstaunlich gern|lieber, als man denkt}, wenn {die Frage klein genug ist|man ihnen ernsthaft zuhört}.',
          'Zum Thema [topic] hat {fast jeder|so mancher im Bekanntenkreis} etwas {beizutragen|zu erzählen}, {man muss nur fragen|auch wenn es nirgends steht}.',
        ],
        [
          'Fragen Sie zum Beispiel [expert].',
          'Ein {guter|lohnender} Anfang wäre es, wenn Sie {eine Person mit Praxis|jemanden aus der Praxis} {anriefen|träfen}; fragen Sie etwa [expert].',
        ],
        'Bitten Sie {nicht um Rat|um keine Empfehlung}, sondern um {eine Geschichte|den Hergang}: {Wie fing es an|Was geschah zuerst}, {was ging schief|wo hakte es}, {was blieb übrig|was wurde daraus}?',
        'In {Geschichten|Erzählungen} {stecken|verbergen sich} die {Umstände|Einzelheiten}, die {ein Ratschlag|jede Regel} {verschluckt|unterschlägt}.',
        [
          'Fragen Sie ruhig nach Kleinigkeiten, {denn an ihnen erkennt man, ob jemand wirklich dabei war|und lassen Sie sich Zeit für Umwege}.',
          'Erkundigen Sie sich dabei nach dem zweiten Tag, {denn an ihnen erkennt man, ob jemand wirklich dabei war|und lassen Sie sich Zeit für Umwege}.',
          'Lassen Sie {Pausen|Umwege} zu, {denn dort beginnen die Geschichten|auch wenn die Zeit knapp ist}.',
        ],
      ],
      [
        [
          'Schreiben Sie sich {drei Fragen|eine Handvoll Fragen} auf und {stellen Sie dann vielleicht nur eine|lassen Sie sich von den Antworten leiten}.',
          'Vorbereitung {ist Höflichkeit|ehrt das Gegenüber}: {Lesen Sie vorher, was leicht zu finden ist|Fragen Sie nichts, was im Lexikon steht}.',
        ],
        '[questionSentence]',
        'Halten Sie {danach|nach der Antwort} die Pause aus, denn {das Beste|der wichtigste Satz} kommt {oft nach dem ersten Schweigen|gern beim Hinausgehen}.',
        '{Widersprechen|Streiten} Sie nicht, {auch wenn es juckt|selbst wenn Sie es besser wissen}; {Sie sind zum Sammeln gekommen|Sie wollten ja hören, nicht siegen}.',
        [
          'Schreiben Sie gleich danach drei Sätze auf, bevor die eigene Deutung darüberwächst.',
          'Notieren Sie noch im Treppenhaus das Wichtigste, möglichst in den Worten Ihres Gegenübers.',
          'Zwei {Stichworte|Sätze} vor der {Haustür|nächsten Ampel} {retten mehr als|sind mehr wert als} {ein Bericht am Wochenende|jede spätere Erinnerung}.',
        ],
      ],
      [
        [
          'Melden Sie sich {später|nach ein paar Wochen} {noch einmal|wieder} und {berichten Sie, was daraus wurde|erzählen Sie vom Ergebnis}.',
          'Der {schönste|beste} Dank {ist|bleibt} {ein Bericht|eine Nachricht mit dem Ergebnis}.',
        ],
        'Wer {hört|erfährt}, dass {sein Wort etwas bewirkt hat|der Rat gewirkt hat}, {öffnet die Tür beim nächsten Mal weiter|antwortet auch künftig gern}.',
        'Und {irgendwann|eines Tages} {sitzen Sie selbst auf der anderen Seite des Tisches|werden Sie selbst gefragt}: Geben Sie dann {weiter, was Sie bekamen|ebenso großzügig Auskunft}.',
        [
          'Ein Netz aus solchen Gesprächen ist mehr wert als jede Sammlung von Lesezeichen.',
          'Ein kleines Netz von Menschen, die man fragen darf, wächst langsam und trägt dann jahrelang.',
          'So {wächst|entsteht} mit den Jahren ein {Adressbuch|Kreis}, {in dem Fragen gut aufgehoben sind|auf den Verlass ist}.',
        ],
      ],
    ],
  },
  {
    id: 'people-explain',
    role: 'people',
    headings: [
      '{Erklären|Weitererzählen}, um zu {verstehen|begreifen}',
      'Was {beim Erzählen|im Gespräch} {klar wird|ans Licht kommt}',
      'Die Probe am {Küchentisch|Gegenüber}',
    ],
    paragraphs: [
      [
        [
          'Ob Sie {etwas|eine Sache} {verstanden haben|durchdrungen haben}, {zeigt sich|erfahren Sie} spätestens dann, wenn {ein Kind nachfragt|jemand „warum?“ sagt}.',
          '{Erzählen|Berichten} Sie {jemandem|einem Unbeteiligten} davon, {ohne Notizen und ohne Fachwörter|so wie man von einem Film erzählt}.',
          'Nichts {klärt|ordnet} die Gedanken zum Thema [topic] {so gründlich|so schnell} wie {ein ratloses Gesicht gegenüber|der Versuch, sie jemandem zu erklären}.',
        ],
        'Sie {merken|spüren} {sofort|noch beim Reden}, wo {der Boden dünn ist|Sie ins Schwimmen geraten}: {Dort werden die Sätze lang|Die Stimme wird schneller}, {und die Hände reden mit|und plötzlich heißt es „irgendwie“}.',
        '{Diese Stellen|Genau diese Lücken} {gehören|kommen} {auf Ihre Liste|ins Heft}, {denn sie sind der Lehrplan|und zwar am selben Abend}.',
        'Ein {guter|geduldiger} Zuhörer {unterbricht|fragt nach}, {sobald er den Faden verliert|wenn ihm etwas zu glatt vorkommt}; {bitten Sie ausdrücklich darum|genau das sollen Sie erlauben}.',
        [
          'Lassen Sie dem Gespräch Zeit, {denn die gute Nachfrage kommt selten zuerst|damit aus Höflichkeit Neugier werden kann}.',
          'Geben Sie sich genug Zeit, {denn die gute Nachfrage kommt selten zuerst|damit aus Höflichkeit Neugier werden kann}.',
          'Gute {Rückfragen|Einwände} {reifen|kommen} {langsam|auf Umwegen}, {also rennen Sie nicht davon|deshalb bleiben Sie noch sitzen}.',
        ],
      ],
      [
        [
          'Wählen Sie Ihr Publikum {mit Absicht|bewusst} {verschieden|bunt}.',
          'Nicht jedes {Gegenüber|Publikum} {fordert|verlangt} {dasselbe|die gleichen Worte}.',
        ],
        'Ein Kind {will wissen|fragt}, {wozu es gut ist|was man damit anfangen kann}; {eine Kennerin|jemand vom Fach} {fragt nach den Rändern|sucht die Ausnahme}; wer skeptisch ist, {fragt nach dem Preis|will Belege sehen}.',
        'Kommen {solche Leute|ganz verschiedene Menschen} {auf ihre Kosten|mit}, {sitzt die Sache|haben Sie den Kern}.',
        '[exampleSentence]',
        [
          'Ändern Sie dabei das Beispiel, nicht den Kern; {so lernen Sie zu unterscheiden, was Verpackung ist|dann merken Sie, welches Bild am weitesten trägt}.',
          'Wechseln Sie jedes Mal den Einstieg, aber niemals die Sache selbst; {so lernen Sie zu unterscheiden, was Verpackung ist|dann merken Sie, welches Bild am weitesten trägt}.',
          'Erzählen Sie {dasselbe|die Sache} {einmal rückwärts|vom Ende her}, {der Kern muss dabei heil bleiben|dann hören Sie, was trägt}.',
        ],
      ],
      [
        [
          'Fassen Sie {danach|anschließend} {Ihre beste Fassung|das Gesagte} in {wenigen|ganz wenigen} Zeilen zusammen.',
          'Halten Sie den Wortlaut fest, {der angekommen ist|bei dem genickt wurde}.',
        ],
        '{Kürze|Knappheit} {ist hier ein Prüfstein|zwingt zur Entscheidung}: Was {wegfällt|Sie streichen}, ohne dass {etwas fehlt|jemand danach fragt}, {war Zierrat|hat nur dem Klang gedient}.',
        'In {einem Vierteljahr|ein paar Wochen} erzählen Sie es {noch einmal|von vorn}, und der Vergleich {zeigt Ihren Weg|macht den Fortschritt sichtbar}.',
        [
          'Hängen Sie die Karte an die Wand, mit dem Datum in der Ecke, {denn sie zeigt, wo Sie heute stehen|und lassen Sie sie eine Weile reifen}.',
          'Kleben Sie das Blatt in Ihr Heft, ohne es noch einmal zu verbessern, {denn es zeigt, wo Sie heute stehen|und lassen Sie es eine Weile reifen}.',
          'Lassen Sie {die kurze Fassung|den Zettel} {ein paar Wochen liegen|im Mantel reisen}, {sie wird von selbst reifer|und lesen Sie sie irgendwo wieder}.',
        ],
      ],
    ],
  },
  {
    id: 'people-company',
    role: 'people',
    headings: [
      '{Gesellschaft|Verbündete} auf dem Weg',
      '{Gemeinsam|Zu zweit} {geht es|denkt es sich} leichter',
      'Mitstreiter {finden|suchen} und {behalten|pflegen}',
    ],
    paragraphs: [
      [
        [
          '{Allein|Für sich allein} {kommt man weit|lässt sich vieles klären}, {zu zweit|in Gesellschaft} {kommt man öfter an|hält man länger durch}.',
          'Suchen Sie sich eine Person, {die ebenfalls fragt|die mitgeht}, {nicht unbedingt eine, die alles weiß|nicht zwingend ein Vorbild}.',
          'Das Thema [topic] {beschäftigt|bewegt} {auch andere|mehr Menschen, als man meint}, und wer sie findet, {hat es leichter|hält länger durch}.',
        ],
        'Eine {feste|kleine} Verabredung {genügt|reicht}, {alle zwei Wochen|einmal im Monat}, {eine Stunde lang|mit Kaffee und ohne Tagesordnung}.',
        'Sie {erzählen einander|berichten}, {was war|was seit dem letzten Mal geschah}, {was klemmte|wo es hakte} und {was als Nächstes ansteht|was Sie vorhaben}.',
        [
          '{Schon der Termin|Allein die Verabredung} {bewirkt|sorgt dafür}, dass {vorher etwas geschieht|man am Abend davor noch schnell etwas tut}; {niemand kommt gern mit leeren Händen|so schlicht wirkt Gesellschaft}.',
          'Ein {fester|eingetragener} Abend {zieht|schiebt} {von allein|ganz sacht}, {auch wenn die Woche voll war|denn wer verabredet ist, bereitet sich vor}.',
        ],
        [
          'Ein Wirtshaus tut es dafür ebenso gut wie ein Besprechungsraum, Hauptsache, niemand schaut auf die Uhr.',
          'Eine Parkbank genügt als Ort so gut wie jedes Arbeitszimmer, wenn nur alle einander hören.',
          'Kaffee, {ein Tisch|zwei Stühle} und {ein abgestelltes Telefon|eine Stunde ohne Termine}: {mehr Ausstattung braucht es nicht|so bescheiden darf es sein}.',
        ],
      ],
      [
        [
          '{Achten Sie|Schauen Sie} {dabei|freilich} auf {die Mischung|den Ton}.',
          'Freilich tut nicht jede {Runde|Gruppe} gut.',
        ],
        'Wo {alle einer Meinung sind|nur Beifall zu hören ist}, {lernt man wenig|schläft das Denken ein}; {wo ständig gestritten wird|wo jeder recht behalten will}, {bleibt keiner|geht man bald nicht mehr hin}.',
        'Gut sind {kleine Runden|Runden}, in denen {gefragt wird, ehe jemand urteilt|erst gefragt und dann geraten wird}.',
        [
          'Ein Gast dann und wann, {vielleicht aus einem anderen Fach|gern ohne Vorwissen}, hält {das Gespräch|die Runde} {wach|beweglich}.',
          'Frische Luft bringt {jemand von außen|ein neues Gesicht}, {gern mit einfachen Fragen|mit Fragen, die sonst keiner stellt}.',
        ],
        [
          'Sprechen Sie offen an, wenn einer immer redet, denn eine Runde ist nur so klug wie ihre leiseste Stimme.',
          'Handeln Sie früh, sobald einer verstummt; das rettet mehr Runden als jede Tagesordnung.',
          'Eine Runde {lebt vom Zuhören|verträgt vieles, nur keine Vorträge}, {also achten Sie auf die Leisen|darum geht das Wort reihum}.',
        ],
        [
          'Bitten Sie ab und zu alle um {ein Wort|einen Satz} darüber, was sie {mitnehmen|vermissen}.',
          'Ein kurzer {Rundblick|Blick in die Gesichter} am Ende verrät, ob der {Ton|Rahmen} noch stimmt.',
        ],
      ],
      [
        [
          '{Vereinbaren Sie|Verabreden Sie} auch {ein Ende|einen Schlusspunkt}, {etwa nach einem halben Jahr|so seltsam das klingt}.',
          'Eine {Frist|Befristung} {schont|erhält} die Freundschaft.',
        ],
        'Was {befristet ist|ein Ende hat}, {wird ernst genommen|fällt leichter zu beginnen}, und {verlängern lässt es sich immer|fortsetzen darf man ja}.',
        'Zum {Abschluss|letzten Treffen} bringen alle {drei Zeilen|ein kleines Fazit} mit: {was anders wurde|was sie gelernt haben} und {welche Frage offen blieb|was sie gern noch wüssten}.',
        '[firstStepSentence]',
        [
          'Gehen danach alle ihrer Wege, {so bleibt doch die Gewohnheit, laut zu denken|dann bleibt immerhin ein Name, den man anrufen kann}.',
          'Laufen am Ende die Wege auseinander, {so bleibt doch die Gewohnheit, laut zu denken|dann bleibt immerhin ein Name, den man anrufen kann}.',
          'Was {bleibt|davon bleibt}, ist {ein gemeinsamer Vorrat an Fragen|vielleicht eine Freundschaft}, {und die hält ohne Kalender|auch ohne festen Abend}.',
        ],
      ],
    ],
  },
];
