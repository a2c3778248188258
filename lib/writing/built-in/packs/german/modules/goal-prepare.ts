import type { Module } from '../../../language-pack.ts';

/** Deciding what one wants, and getting ready. Plans: how-to, list (goal); how-to (prepare). */
export const GOAL_PREPARE: readonly Module[] = [
  {
    id: 'goal-picture',
    role: 'goal',
    headings: [
      '{Vom Ende her|Vom Ziel aus} denken',
      'Was am Ende {dastehen|herauskommen} soll',
      'Erst das {Bild|Ziel}, dann der {Weg|Aufwand}',
    ],
    paragraphs: [
      [
        [
          'Bevor Sie {irgendetwas|auch nur eine Kleinigkeit} ändern, beschreiben Sie das {gewünschte|erhoffte} Ergebnis in {einem schlichten Satz|zwei nüchternen Zeilen}.',
          'Schreiben Sie {vor dem ersten Handgriff|ganz zu Anfang} auf, woran Sie {merken würden|erkennen wollen}, dass das Thema [topic] {für Sie erledigt ist|gut ausgegangen ist}.',
          'Stellen Sie sich den {Abend danach|Tag danach} vor: {Worüber freuen Sie sich|Was erzählen Sie}?',
          '{Am Anfang|Zu Beginn} {lohnt|hilft} eine {einfache|unbequeme} Frage: Wie sähe ein {gelungener Tag|guter Ausgang} überhaupt aus?',
        ],
        [
          'Wörter wie „besser“ oder „schöner“ {streichen Sie gleich wieder|haben darin nichts verloren}, denn {sie lassen sich nicht überprüfen|jeder versteht darunter etwas anderes}.',
          '{Meiden|Streichen} Sie {dehnbare Wörter|alles Ungefähre}: {Was sich nicht zeigen lässt|Wovon man kein Foto machen kann}, lässt sich auch nicht erreichen.',
        ],
        [
          '{Gemeint ist|Gesucht ist} etwas, das man {zeigen|vorführen} kann, {zum Beispiel|etwa}: [result].',
          'Notieren Sie {ruhig|getrost} etwas {so Handfestes|so Alltägliches} wie dies: [result].',
        ],
        'Wenn {der Satz|die Formulierung} eine {Stunde|halbe Stunde} braucht, {ist die Zeit gut angelegt|soll es so sein}; {die meisten Umwege beginnen|viel Ärger beginnt} mit einem Wunsch, den {niemand ausgesprochen hat|keiner je laut gesagt hat}.',
      ],
      [
        [
          'Zum Ziel gehört {eine Grenze|ein Rahmen}, sonst {frisst|verschlingt} es {jeden freien Abend|alle freien Stunden}.',
          '{Neben|Unter} den Wunsch {gehören|schreiben Sie} {gleich|sofort} die Grenzen, {die ihn tragbar machen|innerhalb derer er gilt}.',
        ],
        [
          'Legen Sie fest, wie viel {Zeit und Geduld|Zeit und Unordnung} Sie {aufbringen|hergeben} wollen, {ehe|bevor} sich {etwas zeigen|ein Unterschied zeigen} muss, und {rechnen Sie mit einer normalen Woche|nehmen Sie dafür eine gewöhnliche Woche als Maß}.',
          '{Wie viele Abende|Welche Summe an Stunden} {sind Ihnen|wären Ihnen} {die Sache|das Ganze} wert? {Schreiben Sie die Antwort groß daneben|Die Zahl gehört unter den Wunsch}.',
        ],
        '[exampleSentence]',
        'Was {nicht hineinpasst|darüber hinausgeht}, kommt auf {eine zweite Liste|ein eigenes Blatt}, {wo es niemanden stört|und dort darf es einen Monat ruhen}.',
        [
          'Ein gutes Limit fühlt sich ein wenig zu eng an, {denn weiten lässt es sich später immer|und genau darin liegt sein Nutzen}.',
          'Eine gute Grenze darf ruhig knapp bemessen sein, {denn weiten lässt sie sich später immer|und genau darin liegt ihr Nutzen}.',
          'Wählen Sie die Grenze so, dass {Sie sie spüren|es ein wenig zwickt}, {ohne daran zu verzweifeln|dann erfüllt sie ihren Zweck}.',
        ],
      ],
      [
        [
          '{Ebenso wichtig|Genauso nützlich} ist der Punkt, an dem Sie {aufhören dürfen|es gut sein lassen}.',
          'Eine {letzte|weitere} Zeile {fehlt noch|macht das Bild vollständig}: {Wann ist es genug|Wann hören Sie auf}?',
        ],
        'Ohne {diese Linie|diesen Schlusspunkt} {poliert|bastelt} man {weiter|noch lange}, {obwohl längst nichts mehr zu gewinnen ist|während das Eigentliche liegen bleibt}.',
        'Lesen Sie {das Geschriebene|die paar Zeilen} {morgen|nach einer Nacht} {laut|noch einmal} vor; {worüber Sie stolpern|was Ihnen peinlich ist}, {verdient|braucht} einen {zweiten Anlauf|neuen Versuch}.',
        [
          'Hängen Sie das Blatt dorthin, wo Sie beim Arbeiten aufblicken, {und schreiben Sie das Datum dazu|ohne Rahmen und ohne Feierlichkeit}.',
          'Hängen Sie den Zettel dorthin, wo Sie ihn täglich sehen, {und schreiben Sie das Datum dazu|ohne Rahmen und ohne Feierlichkeit}.',
          'Ein Satz an der {Innenseite der Schranktür|Pinnwand} {wirkt länger|hält besser} als {jeder gute Vorsatz|ein Eintrag im Telefon}.',
        ],
      ],
    ],
  },
  {
    id: 'goal-reason',
    role: 'goal',
    headings: [
      'Der Grund {unter dem Grund|hinter dem Wunsch}',
      'Warum {eigentlich|gerade jetzt}?',
      'Den eigenen {Antrieb|Beweggrund} {kennen|ergründen}',
    ],
    paragraphs: [
      [
        [
          'Zwei Menschen können {dasselbe|das Gleiche} wollen, aus {ganz verschiedenen|entgegengesetzten} Gründen, und {sollten es dann auch verschieden angehen|brauchen deshalb verschiedene Wege}.',
          'Warum {jetzt|gerade jetzt}, und warum {ausgerechnet Sie|Sie}? Die Frage {klingt müßig|wirkt wie Zeitverschwendung}, {entscheidet aber|und entscheidet doch} über {die Hälfte|das meiste} von dem, was folgt.',
          'Der {richtige|passende} Zugang zum Thema [topic] hängt weniger {von der Methode|von der Technik} ab als {davon, was Sie antreibt|von Ihrem Beweggrund}.',
          'Fragen Sie {zuerst|vorab} {nach dem Antrieb|nach Ihrem Motiv}, {die Methode findet sich|und dann erst nach dem Wie}.',
        ],
        '{Vielleicht|Womöglich} wünschen Sie sich {Ruhe|Entlastung}, vielleicht {Stolz|Anerkennung}, vielleicht auch nur {weniger Streit|weniger Ärger} {an einem Mittwoch|am Ende des Tages}.',
        '[questionSentence]',
        'Eine {falsche|peinliche} Antwort gibt es {nicht|hier nicht}, nur {eine unausgesprochene|eine verschwiegene}, die {heimlich mitsteuert|im Hintergrund weiterentscheidet}; {seien Sie also offen|deshalb lohnt sich Offenheit}.',
      ],
      [
        [
          '{Haben Sie den Grund gefunden, so prüfen Sie|Kennen Sie Ihren Grund, dann messen Sie} jeden {weiteren|späteren} Schritt an ihm.',
          'Mit dem Grund in der {Hand|Tasche} {wird manches leichter|fallen Entscheidungen schneller}.',
        ],
        'Ein Rat, der {für andere|anderswo} {glänzend|gut} {passt|funktioniert}, kann {an Ihrem Motiv|an dem, was Sie wollen,} {vorbeigehen|vorbeizielen}, {ohne falsch zu sein|so richtig er klingt}.',
        'Schreiben Sie {den Grund|die Antwort} auf eine {Karte|Postkarte} und {stecken Sie sie in die Tasche|hängen Sie sie über den Schreibtisch}; an {zähen|mühsamen} Tagen {ist sie mehr wert als jeder Plan|trägt sie weiter als Disziplin}.',
        [
          'Und ändert sich Ihr Grund unterwegs, so ist das kein Verrat am Anfang, sondern ein Zeichen, dass Sie etwas gelernt haben.',
          'Vielleicht {trägt er|gilt er} nur {ein Jahr|eine Weile}; {dann suchen Sie eben einen neuen|auch das wäre in Ordnung}.',
          'Und wandelt sich der Grund mit der Zeit, dann schreiben Sie ruhig eine neue Karte, denn auch Wünsche dürfen erwachsen werden.',
          'Gründe {verändern sich|wachsen mit}; {sehen Sie deshalb ab und zu nach|alle paar Monate lohnt ein Blick}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Diese Fragen {fördern ihn zutage|helfen beim Suchen}:',
        'Nehmen Sie sich {die folgenden|diese} Fragen {in Ruhe|nacheinander} vor:',
      ],
      items: [
        'Was hat Sie {zuletzt|neulich} so {gestört|geärgert}, dass Sie {sich damit befassen|nach Rat gesucht haben}?',
        'Wer {außer Ihnen|sonst noch} wird {den Unterschied|die Veränderung} {bemerken|spüren}, und {freut das auch die anderen|ist das allen recht}?',
        'Worauf {würden|könnten} Sie {gern|leichten Herzens} verzichten, um dorthin zu kommen?',
        'Was {kostet es|verlieren Sie}, wenn {ein Jahr lang|vorläufig} alles {bleibt, wie es ist|beim Alten bleibt}?',
        'Welchen Teil {täten|behielten} Sie {auch dann|selbst dann}, wenn {niemand das Ergebnis sähe|es keiner je erführe}?',
      ],
    },
  },
  {
    id: 'prepare-table',
    role: 'prepare',
    headings: [
      '{Erst bereitlegen|Alles bereitlegen}, dann anfangen',
      'Der {gedeckte|vorbereitete} Tisch',
      'Was {in Reichweite|griffbereit} sein sollte',
    ],
    paragraphs: [
      [
        [
          'Die {halbe|meiste} Ungeduld {entsteht|kommt} beim Suchen, {nicht beim Tun|kaum bei der Arbeit selbst}; {legen Sie deshalb alles vorher zurecht|darum beginnt man besser am leeren Tisch}.',
          'Ein {guter|ruhiger} Anfang ist {meist|vor allem} eine Frage {der Griffweite|des Aufräumens}: {Was bereitliegt, wird benutzt|Was man suchen muss, unterbleibt}.',
          'Bevor es beim Thema [topic] {ernst wird|losgeht}, {räumen Sie sich eine Fläche frei|schaffen Sie sich Platz}, {im Zimmer und im Kopf|auf dem Tisch wie im Kalender}.',
        ],
        [
          '{Legen Sie|Stellen Sie sich} [tools] bereit{, mehr braucht der erste Anlauf nicht|; der Rest hat Zeit}.',
          'Für den {ersten|nächsten} Anlauf genügt es, {wenn|falls} Sie {dies zur Hand haben|sich Folgendes holen}: [tools].',
        ],
        '{Kaufen|Besorgen} Sie {vorerst|zunächst} nichts {Neues|Teures}, sondern {leihen|borgen} Sie, {was fehlt|was noch fehlt}; {Besitz verpflichtet zu früh|nach den ersten Versuchen wissen Sie genauer, was Sie brauchen}.',
        'Was {Sie ablenkt|stört}, kommt {aus dem Blickfeld|in ein anderes Zimmer}, {das Telefon zuerst|angefangen beim Telefon}.',
        [
          'Lassen Sie alles über Nacht liegen; oft fällt einem beim Vorbeigehen noch ein, was fehlt.',
          'Lassen Sie das Zurechtgelegte ein paar Stunden so stehen; der erste Handgriff wird dadurch kleiner.',
          'Ein {gedeckter|vorbereiteter} Tisch {lädt ein|zieht an}, {selbst wenn die Lust noch schläft|auch am nächsten müden Abend}.',
        ],
      ],
      [
        [
          'Auch der {Kalender|Tag} will {vorbereitet|aufgeräumt} sein.',
          '{Zur Vorbereitung gehört|Ebenso gehört dazu} {ein Zeitfenster|eine Stunde}, das heißt: {ein Termin mit Anfang und Ende|eine Verabredung mit sich selbst}.',
        ],
        'Wählen Sie {eine Tageszeit|eine Stunde}, zu der Sie {erfahrungsgemäß|für gewöhnlich} {wach und ungestört|bei Kräften} sind, und {sagen Sie den anderen Bescheid|schließen Sie die Tür}.',
        '{Rechnen|Planen} Sie {die Hälfte mehr|großzügiger} ein, als Sie {für nötig halten|schätzen}; {beim ersten Mal|anfangs} geht {ein guter Teil der Zeit|viel Zeit} fürs {Verstehen|Sortieren} weg.',
        '[firstStepSentence]',
      ],
      [
        [
          '{Schließlich|Und noch etwas}: Sprechen Sie mit denen, die {es betrifft|mitbetroffen sind}, {bevor sie überrascht werden|ehe etwas beginnt}.',
          'Weihen Sie {rechtzeitig|vorab} die Menschen ein, {die Ihr Vorhaben berührt|die davon etwas merken werden}.',
        ],
        'Ein {kurzer|einziger} Satz {am Frühstückstisch|zwischen zwei Terminen} {erspart|verhindert} {später|nachher} {lange Erklärungen|manches Missverständnis}, und {nicht selten|oft} {bietet jemand Hilfe an|kommt dabei ein brauchbarer Einwand}.',
        'Bitten Sie {außerdem|bei der Gelegenheit} um {etwas Nachsicht|ein wenig Geduld}, denn {Anfänge sind selten elegant|am Anfang sieht vieles ungeschickt aus}.',
        [
          'Klären Sie auch, wer in dieser Zeit Ihre üblichen Pflichten übernimmt, {sonst holen sie Sie mitten im Versuch ein|damit Ihnen niemand dazwischenruft}.',
          'Besprechen Sie nebenbei, was so lange liegen bleiben darf, {damit Ihnen niemand dazwischenruft|und halten Sie sich auch selbst daran}.',
          'Bitten Sie um {zwei ungestörte Stunden|einen freien Abend}, und {bedanken Sie sich vorab|bieten Sie etwas zum Tausch}.',
        ],
      ],
    ],
  },
  {
    id: 'prepare-scout',
    role: 'prepare',
    headings: [
      '{Das Gelände erkunden|Sich umsehen}, bevor man {losgeht|aufbricht}',
      'Eine Stunde {Erkundung|Umsehen}',
      'Was {andere|Vorgänger} schon {wissen|herausgefunden haben}',
    ],
    paragraphs: [
      [
        [
          '{Niemand|Kaum jemand} beginnt {bei null|auf leerem Feld}, {auch Sie nicht|selbst wenn es sich so anfühlt}: {Ein Teil|Einiges} von dem, was Sie brauchen, {liegt schon da|haben Sie schon}.',
          'Schenken Sie {sich|der Sache} {eine Stunde|einen Abend} {bloßes Umsehen|reine Erkundung}, {ohne etwas zu entscheiden|ehe Sie etwas anpacken}.',
          'Ehe Sie beim Thema [topic] {etwas unternehmen|Hand anlegen}, {lohnt sich ein Rundgang|tut ein Streifzug gut}: {schauen, blättern, fragen|lesen, lauschen, vergleichen}.',
        ],
        '{Schreiben Sie auf|Halten Sie fest}, was Sie {bereits können|schon wissen}, und {daneben|in einer zweiten Spalte}, was Sie {nur vermuten|bloß gehört haben}; {die zweite Spalte ist meist länger|der Unterschied ist lehrreich}.',
        '{Nützlich|Ergiebig} sind {dabei|in dieser Stunde} vor allem diese Quellen: [sources].',
        'Drei {gründlich gelesene|sorgfältig gewählte} Texte {genügen|reichen}; {vom zehnten an|danach} {wiederholt sich alles|wird Lesen zur Ausrede}.',
        [
          'Notieren Sie sich zu jedem Fund, woher er stammt, sonst suchen Sie dieselbe Stelle zweimal.',
          'Merken Sie sich jedes Mal, wo Sie die Stelle wiederfinden; das spart später manche halbe Stunde.',
          'Ein Lesezeichen {reicht nicht|ist zu wenig}: Schreiben Sie {einen Halbsatz|das Warum} dazu.',
        ],
      ],
      [
        [
          'Ein {Gespräch|Anruf} {ersetzt|spart} {manchen Abend am Bildschirm|oft eine Woche Lesen}.',
          'Noch {schneller|mehr} {lernt|erfährt} man {im Gespräch|von Mensch zu Mensch}.',
        ],
        [
          'Fragen Sie [expert].',
          'Bitten Sie um zehn Minuten bei jemandem, der {Übung hat|sich auskennt}, oder fragen Sie gleich [expert].',
        ],
        '{Am meisten bringt|Besonders ergiebig ist} die Frage, was {die Person|Ihr Gegenüber} {heute anders machen|beim nächsten Mal weglassen} würde, denn {Reue ist genau|daran erinnert man sich genau}.',
        'Notieren Sie {die Antwort|das Gesagte} {wörtlich|gleich danach}, {auch wenn Sie nicht zustimmen|auch das, was Ihnen nicht gefällt}.',
        [
          'Ein Dank nach dem ersten Versuch, mit dem ehrlichen Ergebnis, hält die Tür für eine zweite Frage offen.',
          'Eine kurze Nachricht ein paar Wochen später, in zwei Sätzen, gehört zum guten Ton.',
          'Revanchieren Sie sich {mit einer Auskunft|irgendwann}, {sobald Sie selbst etwas wissen|wenn die Rollen wechseln}.',
        ],
      ],
      [
        [
          '{Nach|Am Ende} dieser Runde {entscheiden Sie|steht eine Entscheidung an}: {Was probieren Sie zuerst|Womit fangen Sie an}?',
          'Dann {klappen|schlagen} Sie alles zu und {wählen einen einzigen Ansatz|legen sich auf einen Anfang fest}.',
        ],
        'Es muss nicht {der beste|der klügste} sein, {nur einer, der sich rückgängig machen lässt|es genügt, wenn er sich leicht prüfen lässt}; {das Übrige läuft nicht weg|alles andere können Sie später holen}.',
        '{Setzen Sie|Geben Sie sich} {ein Datum|eine Frist} für den {ersten Versuch|Beginn}, {und zwar ein nahes|noch in dieser Woche}, {damit aus dem Umsehen kein Dauerzustand wird|sonst dehnt sich die Erkundung endlos}.',
        [
          'Alles Gesammelte wandert in eine Mappe, die Sie erst nach dem Versuch wieder öffnen.',
          'Die übrigen Zettel kommen in einen Umschlag, und zwar ungelesen bis zum nächsten Mal.',
          'Räumen Sie {das Übrige|alle weiteren Ideen} {weit weg|in eine Schublade}, {Überfluss macht unentschlossen|bis der erste Versuch vorbei ist}.',
        ],
      ],
    ],
  },
];
