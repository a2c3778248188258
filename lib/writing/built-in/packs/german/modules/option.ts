import type { Module } from '../../../language-pack.ts';

/** Looking at one side of a comparison. Plan: comparison. */
export const OPTION: readonly Module[] = [
  {
    id: 'option-strengths',
    role: 'option',
    headings: [
      'Was für [option] {spricht|spricht und was nicht}',
      '[option], {bei Licht|nüchtern} betrachtet',
      'Die Seite [option] {verstehen|unter der Lupe}',
    ],
    paragraphs: [
      [
        [
          'Beginnen Sie bei der {Möglichkeit|Variante} [option] mit dem {besten|glücklichsten} Fall: Was {müsste gelten|wäre gegeben}, damit sie {klar|ohne Zweifel} {gewinnt|überzeugt}?',
          'Für [option] spricht {einiges|manches}, {doch es kommt darauf an, für wen|aber nicht in jedem Leben gleich viel}.',
          'Stellen Sie sich {für einen Augenblick|kurz} vor, Sie hätten sich {längst|gestern Abend} für [option] entschieden.',
        ],
        [
          'Schreiben Sie den Menschen auf, {zu dem das passt|für den das wie geschaffen ist}, {mit seinen Gewohnheiten und seinem Kalender|so genau wie eine Figur im Roman}, und {vergleichen Sie ihn mit sich|fragen Sie, wie ähnlich er Ihnen ist}.',
          'Wer {lebt|wohnt} so, dass das {genau|vollkommen} passt? {Geben Sie dieser Figur einen Namen|Beschreiben Sie deren Dienstag}, und {suchen Sie die Unterschiede|prüfen Sie die Ähnlichkeit}.',
        ],
        'Was {lieben|loben} {die Anhänger|überzeugte Nutzer}, {auch wenn niemand dafür bezahlt|ohne gefragt zu werden}, und {was verschweigen sie aus Treue|worüber gehen sie hinweg}?',
        '[sourceSentence]',
        [
          'Sammeln Sie die Gründe in ganzen Sätzen, {denn Stichworte klingen immer überzeugender, als sie sind|und lassen Sie hinter jedem Satz eine Zeile frei}.',
          'Notieren Sie alles ohne Wertung, {denn Stichworte klingen immer überzeugender, als sie sind|und lassen Sie hinter jedem Satz eine Zeile frei}.',
          'Lassen Sie {Ausrufezeichen|große Worte} weg; was {dann noch|ohne sie} überzeugt, {trägt wirklich|hat Gewicht}.',
        ],
      ],
      [
        [
          '{Suchen|Forschen} Sie {danach|dann} nach {der Rückseite|dem Preis}.',
          'Jede {Stärke|Tugend} hat {ihren Schatten|ihren Preis}.',
        ],
        'Was {bequem ist|leicht anfängt}, {engt vielleicht ein|verlangt später oft Pflege}; was {frei lässt|viel kann}, {fordert Entscheidungen|will gelernt sein}.',
        'Fragen Sie [expert].',
        'Interessieren Sie sich {vor allem|besonders} für {den Alltag danach|das zweite Halbjahr}, wenn {der Vorteil selbstverständlich ist|der Nachteil jeden Tag vorbeischaut}.',
        [
          'Tragen Sie das ohne Groll ein, denn auch ein guter Weg darf Steine haben, und fragen Sie, welcher davon Sie wirklich drückt.',
          'Jede {Unbequemlichkeit|Schwäche} {bekommt|verdient} eine eigene Zeile, {auch die peinliche|ohne Beschönigung}.',
          'Schreiben Sie neben jede Stärke freundlich eine Kehrseite; Sie müssen nur wissen, welche davon Sie tragen können.',
          'Ein Nachteil, den Sie {kennen|kommen sehen}, {verliert seinen Schrecken|ist nur noch halb so schwer}.',
        ],
      ],
      [
        [
          'Halten Sie {am Ende|schließlich} zwei Sätze fest{| und nicht mehr}.',
          'Fassen Sie {das Gefundene|alles} {knapp|in zwei Sätzen} zusammen.',
        ],
        [
          'Der erste {lautet etwa|beginnt vielleicht} so: {„Das passt zu mir, wenn …“|„Ich nähme es, falls …“}, der zweite: {„Ich würde es bereuen, sobald …“|„Es wäre falsch, wenn …“}.',
          'Einer beginnt mit „Gut für mich, {solange …|weil …}“, der andere mit {„Verkehrt, falls …“|„Schade wäre nur …“}.',
        ],
        'Solche Sätze {lassen sich|kann man} {später|am Ende} {gut|fair} mit der Seite [other] vergleichen, {ohne ins Schwärmen zu geraten|ohne sich zu verrennen}.',
        [
          'Datum und Laune gehören dazu, {weil man am Montag anders urteilt als am Freitag|denn auch sie haben mitgeschrieben}.',
          'Datum und Tagesform dürfen daneben stehen, {weil man am Montag anders urteilt als am Freitag|denn auch sie haben mitgeschrieben}.',
          'Notieren Sie auch, wie {müde|gut gelaunt} Sie dabei waren, {das liest sich später aufschlussreich|es gehört zum Ergebnis}.',
        ],
      ],
    ],
  },
  {
    id: 'option-day',
    role: 'option',
    headings: [
      'Ein {gewöhnlicher Tag|Alltag} mit [option]',
      '[option] im {Alltag|Gebrauch}',
      'Wie sich [option] {anfühlt|im Alltag bewährt}',
    ],
    paragraphs: [
      [
        [
          'Vergessen Sie {für eine Weile|kurz} die Listen und {denken|malen} Sie sich einen {ganz normalen|gewöhnlichen} Tag mit [option] aus.',
          'Wie verliefe {ein Dienstag|der nächste Dienstag}, {wenn die Wahl auf [option] gefallen wäre|an dem [option] schon dazugehört}?',
          'Die {Möglichkeit|Variante} [option] {zeigt ihr Gesicht|verrät sich} nicht {im Schaufenster|im Test}, sondern {am dritten Donnerstag|im Gebrauch}.',
        ],
        'Womit {beginnt er|fängt er an}, {wer ist dabei|was liegt bereit}, {was geht leichter von der Hand|was fällt weg}, und {wann denken Sie gar nicht mehr daran|wo seufzen Sie}?',
        'Achten Sie {in dieser Vorstellung|dabei} {besonders|vor allem} darauf, [signal].',
        'Gehen Sie {dann|auch} den {schlechten|verpatzten} Tag {durch|im Kopf durch}, {müde und in Eile|wenn nichts klappt}: {Trägt es noch|Hilft es oder stört es}?',
        [
          'Schreiben Sie die Szene auf, als wäre sie gestern gewesen; an den blassen Stellen fehlt Ihnen noch Auskunft.',
          'Beginnen Sie {beim Aufstehen|mit dem Morgen} und {enden Sie beim Lichtausmachen|lassen Sie keine Stunde aus}.',
          'Schreiben Sie diesen Tag einmal nieder, mit Geräuschen und Handgriffen, denn Einzelheiten lassen sich schlecht beschönigen.',
          'Wo Ihnen {nichts Genaues|keine Szene} einfällt, {wissen Sie noch zu wenig|lohnt ein Besuch vor Ort}.',
        ],
      ],
      [
        [
          '{Holen|Suchen} Sie sich {dazu|hierfür} {Stimmen|Berichte} {aus der Praxis|von Menschen, die damit leben}.',
          'Die {Vorstellung|Fantasie} allein {reicht|genügt} {nicht|freilich nicht}.',
        ],
        '{Brauchbar|Aufschlussreich} sind {hier|dafür} diese: [sources].',
        'Lesen Sie {die mittleren|die abwägenden} Urteile, {denn dort wohnt die Erfahrung|denn die Bedächtigen haben am längsten hingesehen}.',
        [
          'Wiederholt sich ein {Lob|Tadel} {bei Fremden|an verschiedenen Stellen}, {nehmen Sie das ernst|verdient es eine Zeile}, {so nebensächlich es klingt|auch wenn es Ihnen nicht passt}.',
          'Ein Satz, der {überall auftaucht|immer wiederkommt}, {hat meist einen Grund|ist keine Einzelmeinung}, {ob er Ihnen gefällt oder nicht|auch ein leiser}.',
        ],
        [
          'Fragen Sie auch nach dem, was {niemand fotografiert|in keinem Test steht}: {Lärm, Wege, Wartezeiten|Pflege, Platz, Geduld}.',
          'Ein Gespräch mit einer Nutzerin, die {längst nicht mehr begeistert|einfach zufrieden} ist, ersetzt zehn Lobreden.',
          'Suchen Sie {Berichte|Stimmen} aus dem {zweiten Jahr|langen Gebrauch}, {wenn der Glanz verflogen ist|sie sind seltener und ehrlicher}.',
          'Am meisten erfahren Sie von Leuten, die {nichts mehr beweisen müssen|es einfach benutzen}, {ganz ohne Begeisterung|Tag für Tag}.',
        ],
      ],
      [
        [
          'Messen Sie {das Bild|diese Vorstellung} {zum Schluss|dann} an dem, was mit [other] {möglich wäre|anders liefe}.',
          'Wo {läge|ist} der {spürbare|eigentliche} Unterschied zu [other], {wenn man ehrlich ist|über alle Prospekte hinaus}?',
        ],
        'Nicht jeder Abstand {ist|wird} {im Leben|im Alltag} {spürbar|wichtig}; {manche Vorzüge bemerkt man nur im Prospekt|einiges gleicht die Gewohnheit aus}.',
        'Notieren Sie {höchstens|nur} {drei Momente|zwei Augenblicke}, {in denen es einen Unterschied macht|die sich wirklich anders anfühlen}.',
        '[exampleSentence]',
        [
          'Hängt keiner davon an der Sache selbst, dann ist der Abstand kleiner als gedacht, und das erleichtert vieles.',
          'Finden Sie {keinen einzigen|nichts}, {war die Frage vielleicht gar keine|entscheidet ruhig die Bequemlichkeit}.',
          'Liegt nichts davon wirklich an der Wahl, so dürfen Sie nach Gefühl entscheiden, was kein schlechtes Ergebnis wäre.',
          'Bleibt {die Liste leer|das Blatt weiß}, {war der Unterschied wohl nur ein Gerücht|dürfen Sie erleichtert sein}.',
        ],
      ],
    ],
  },
  {
    id: 'option-fit',
    role: 'option',
    headings: [
      'Für wen [option] {passt|das Richtige ist}',
      '[option]: {Stärken, Grenzen, Bedingungen|was dafür nötig ist}',
      'Wann [option] die {bessere|klügere} Wahl ist',
    ],
    paragraphs: [
      [
        [
          '{Fragen|Überlegen} Sie {nicht|weniger}, ob [option] {gut ist|etwas taugt}, sondern {unter welchen Bedingungen|für wen und wann}.',
          'Die {Möglichkeit|Option} [option] {hat|besitzt} {Bedingungen|Voraussetzungen}, {über die selten gesprochen wird|die im Lob gern untergehen}.',
          'Nichts {passt|taugt} für {alle|jeden} gleich gut, auch die {Möglichkeit|Option} [option] nicht.',
        ],
        [
          'Welche {Zeit|Geduld}, welches {Vorwissen|Umfeld} und welche {Gewohnheiten|Hilfe} {setzt die Sache voraus|braucht man dafür}, und {was davon ist bei Ihnen schon vorhanden|was müssten Sie erst besorgen}?',
          'Zählen Sie {nüchtern|in Ruhe} auf, was {dazugehört|verlangt wird}: {Platz, Übung, Hilfe|Wissen, Werkzeug, Ausdauer}, {und haken Sie ab, was da ist|auch das, was niemand erwähnt}.',
        ],
        '[questionSentence]',
        'Fehlt {eine Bedingung|etwas Wesentliches}, {fragen Sie, ob sich das nachholen lässt|ist das noch kein Nein}, {aber rechnen Sie die Mühe ehrlich mit|doch die Mühe gehört auf die Rechnung}.',
        [
          'Schreiben Sie die Bedingungen untereinander auf, und setzen Sie ein ehrliches Häkchen oder keines.',
          'Notieren Sie die Antworten als Liste; halbe Häkchen gibt es nicht.',
          'Was Sie {nur vielleicht|bloß halb} mitbringen, {zählt fürs Erste nicht|bleibt vorläufig ohne Häkchen}.',
        ],
      ],
      [
        [
          'Ein {guter|deutlicher} {Hinweis|Fingerzeig} {ist|bleibt} {das Scheitern anderer|die Geschichte derer, die wieder gegangen sind}.',
          'Wer {sich abgewandt hat|davon wieder abgekommen ist}, {weiß|erzählt} {oft mehr als die Begeisterten|Nützliches}.',
        ],
        [
          'Waren es {die Umstände|die Erwartungen}, {die Sache selbst|echte Mängel} oder {nur der falsche Zeitpunkt|bloß Pech}, und {träfe das auch auf Sie zu|wie ähnlich ist Ihre Lage}?',
          'Fragen Sie {nach dem Auslöser|nach dem letzten Tropfen}: {Enttäuschung|Ein Mangel}, {Umzug|neue Umstände} oder {schlicht Langeweile|falsche Versprechen}?',
        ],
        '[mistakeSentence]',
        '{Aus solchen Berichten lernt man die Ränder kennen, die kein Prospekt zeichnet|An fremden Umwegen sieht man, wo der Boden aufhört}, {und das spart Lehrgeld|ganz ohne eigenes Lehrgeld}.',
        [
          'Fragen Sie nach mehreren solcher Geschichten, denn eine allein kann Pech sein, {und achten Sie auf das gemeinsame Wort|auch wenn sie ungern erzählt werden}.',
          'Forschen Sie nach zwei oder drei Abschieden; erst in der Mehrzahl zeigt sich ein Muster, {und achten Sie auf das gemeinsame Wort|auch wenn sie ungern erzählt werden}.',
          'Wer {gegangen|umgekehrt} ist, {erzählt selten von selbst|will gefragt sein}, hat aber {die genauesten Gründe|am meisten gelernt}.',
        ],
      ],
      [
        [
          'Schreiben Sie {schließlich|zuletzt} {ein Urteil|einen Satz} {mit Bedingung|mit einem Wenn} auf.',
          'Ein {brauchbares|ehrliches} Urteil {enthält|hat} {ein Wenn|immer eine Bedingung}.',
        ],
        '{Etwa|Zum Beispiel}: {gut, wenn es schnell gehen muss|richtig, solange ich allein bin}, {schlecht, sobald andere mitreden|nichts für Zeiten, in denen wenig Ruhe ist}.',
        '{Mit dem gleichen Maß|Genauso} {prüfen|betrachten} Sie {danach|dann} [other], {mit derselben Geduld|nicht strenger und nicht milder}, {auch wenn Ihr Herz schon gewählt hat|selbst wenn Sie müde sind}.',
        [
          'Stehen zwei solche Sätze nebeneinander, dann fällt die Entscheidung oft schon beim Lesen, fast ohne Ihr Zutun.',
          'Liegen beide Urteile am Ende auf dem Tisch, so braucht es kaum noch Zahlen.',
          'Ein {Satz mit Bedingung|solches Urteil} {altert langsamer|hält länger} als {ein glattes Lob|jede Punktzahl}.',
        ],
      ],
    ],
  },
];
