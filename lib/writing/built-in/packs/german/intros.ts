import type { Frame, LanguagePack } from '../../language-pack.ts';

const OPEN_DOOR: Frame = {
  id: 'intro-open-door',
  paragraphs: [
    [
      [
        'Es gibt {Themen|Fragen}, die {man lange umkreist|auf dem Schreibtisch wandern}, {bevor man ihnen einen Stuhl anbietet|ehe man sich zu ihnen setzt}; das Thema [topic] {gehört dazu|ist so eines}.',
        '{Setzen wir uns, denn hier geht es um etwas, das gern zwischen Tür und Angel verhandelt wird|Nehmen wir uns Zeit, denn es geht um etwas, das Ruhe verdient}: um das Thema [topic].',
      ],
      'Dieser Text {verspricht keine Abkürzung|hat kein Geheimrezept zu bieten}, {wohl aber einen Weg, den man selbst gehen kann|dafür Handgriffe, Fragen und ein wenig Ordnung}.',
      'Sie {brauchen|benötigen} {dafür|dazu} {kein Vorwissen|keine Vorkenntnisse}, nur {etwas Neugier|ein wenig Zeit} und {die Bereitschaft, Kleines ernst zu nehmen|einen Stift in Reichweite}.',
    ],
    [
      [
        'Benutzen Sie den Text {wie eine Werkbank|nicht wie ein Gesetz}: {Was passt, wird benutzt, der Rest bleibt liegen|Greifen Sie heraus, was hilft, und lassen Sie das Übrige liegen}.',
        '{Springen|Blättern} Sie {ruhig|getrost} {vor und zurück|hin und her}; {die Abschnitte kommen auch allein zurecht|jeder Abschnitt steht für sich}.',
      ],
      'Und {widersprechen Sie|streiten Sie mit dem Text}, {wo Ihre Erfahrung es besser weiß|sobald etwas nicht zu Ihrem Alltag passt}: {Sie kennen Ihren Montag, wir nicht|Niemand kennt Ihre Umstände so gut wie Sie}.',
      '{Am Ende|Zum Schluss} {soll|sollte} {etwas Greifbares|ein nächster Schritt} {übrig bleiben|stehen}, {so klein, dass er noch heute möglich ist|auch wenn es nur ein einziger Satz auf einem Zettel ist}.',
    ],
  ],
};

const KITCHEN_TABLE: Frame = {
  id: 'intro-kitchen-table',
  paragraphs: [
    [
      [
        '{Stellen Sie sich vor|Angenommen}, {eine gute Freundin säße Ihnen gegenüber und fragte|ein alter Freund wollte am Küchentisch wissen}, was {Sie vom Thema [topic] halten|es mit dem Thema [topic] auf sich hat}.',
        '{Manche Fragen|Die besten Fragen} kommen {am Küchentisch|beim zweiten Kaffee}, {und dort gehört auch das Thema [topic] hin|so auch die nach dem Thema [topic]}.',
      ],
      '{Vermutlich|Wahrscheinlich} {kämen Ihnen zuerst ein paar fertige Sätze über die Lippen|fiele Ihnen sofort etwas ein}, {und gleich danach die Zweifel|und beim Reden würden Sie merken, wie viel noch offen ist}.',
      '{Genau da|An dieser Stelle} {setzt dieser Text an|wird es interessant}: {zwischen dem, was alle sagen, und dem, was Sie selbst prüfen können|dort, wo aus Meinungen Erfahrung wird}.',
    ],
    [
      [
        'Die folgenden {Seiten|Abschnitte} {wollen nichts verkaufen|sind keine Belehrung}; {sie stellen Fragen, ordnen und machen Vorschläge|sie helfen beim Sortieren}.',
        '{Erwarten|Suchen} Sie {hier|im Folgenden} {kein letztes Wort|keine Rangliste}, {sondern Werkzeug|wohl aber brauchbare Fragen}.',
      ],
      '{Manches|Einiges} davon {dauert|kostet} {nur eine Minute|bloß einen Augenblick}, {anderes begleitet Sie vielleicht durch den Monat|einiges will geübt sein}.',
      '{Nehmen|Legen} Sie {einen Zettel dazu|Papier daneben}, und {schreiben Sie mit, was Sie überrascht|notieren Sie, wo Sie anderer Meinung sind}; {so wird aus Lesen ein Gespräch|daraus wird mit etwas Glück Ihr eigener Text}.',
    ],
  ],
};

const HOW_TO_ORDER: Frame = {
  id: 'intro-how-order',
  paragraphs: [
    [
      [
        '{Gut gemeinte Vorsätze|Die meisten Vorsätze} {scheitern|enden} nicht {am Willen|am fehlenden Fleiß}, sondern {an der Reihenfolge|daran, dass niemand sagt, womit man beginnt}.',
        'Wer sich mit dem Thema [topic] {befasst|beschäftigt}, {steht bald vor einem Berg guter Ratschläge, und jeder davon will der erste sein|findet Rat im Überfluss, nur keine Reihenfolge}.',
      ],
      'Deshalb geht es hier {der Reihe nach|Schritt um Schritt}: {erst klären, dann bereitlegen, dann tun|vom Wunsch über die Vorbereitung zum ersten Versuch}.',
      '{Unterwegs|Zwischendurch} kommen {die üblichen Stolpersteine|die bekannten Fallen} zur Sprache, {und was man tut, wenn man doch hineintappt|so ehrlich wie möglich}.',
    ],
    [
      [
        '{Lassen|Nehmen} Sie sich {Zeit|ruhig Zeit}, {der Weg läuft nicht davon|es drängt niemand}.',
        '{Eile|Hast} ist {hier|dabei} {kein guter Begleiter|eine schlechte Köchin}.',
      ],
      '{Besser|Nützlicher} als {ein großer Plan|alles auf einmal} ist ein kleiner Anfang, {der an einem gewöhnlichen Abend gelingt|den Sie diese Woche wirklich machen}.',
      'Ändern Sie, {was nicht zu Ihnen passt|was Ihnen fremd ist}, {behalten Sie, was trägt|und merken Sie sich, warum}: {Ein Plan ist ein Vorschlag und kein Vertrag|Am Ende soll es Ihr eigener Weg sein}.',
    ],
  ],
};

const HOW_TO_FIRST_TRY: Frame = {
  id: 'intro-how-first-try',
  paragraphs: [
    [
      [
        'Der {erste Versuch|Anfang} {darf|soll} {ungeschickt sein|holpern}, {das ist sein gutes Recht|dafür ist er da}; {schlimm wäre nur, ihn ewig aufzuschieben|verboten ist allein das endlose Vorbereiten}.',
        'Irgendwann {hat man genug gelesen|ist genug geplant}, {dann will die Sache getan werden|und die Hände werden ungeduldig}, {auch beim Thema [topic]|gerade wenn es um das Thema [topic] geht}.',
      ],
      '{Auf den folgenden Zeilen|Hier} steht, {was vor dem Beginn zu klären ist|was Sie vorab wissen sollten}, {wie ein ruhiger Ablauf aussieht|welche Ordnung sich empfiehlt} und {woran man merkt, dass es vorangeht|wo die meisten stolpern}.',
      'Das alles lässt sich {mit einfachen Mitteln|in kleinen Portionen} ausprobieren, {Absatz für Absatz|ganz in Ihrem Tempo}.',
    ],
    [
      [
        'Suchen Sie sich {zu Beginn|zunächst} einen einzigen Abschnitt heraus, {der Sie anspricht|der Ihnen leichtfällt}.',
        'Sie müssen nicht {alles befolgen|jeden Rat mögen}, {ein Anfang genügt|das wäre zu viel verlangt}.',
      ],
      'Ein {umgesetzter|ausprobierter} Absatz {ist mehr wert|wiegt schwerer} als {zehn, denen man nur zustimmt|ein ganzer Text, zu dem man genickt hat}.',
      'Und {kommen Sie wieder|lesen Sie noch einmal}, {sobald die ersten Fragen auftauchen|wenn etwas schiefgeht}: {Beim zweiten Lesen steht hier ein anderer Text|Mit eigener Erfahrung liest man anders}.',
    ],
  ],
};

const COMPARE_TWO_ROADS: Frame = {
  id: 'intro-compare-two-roads',
  paragraphs: [
    [
      [
        '[a] oder [b]? {Die Frage klingt nach einem Duell|So gestellt, klingt die Frage nach Sieg und Niederlage}, {ist aber meist ein Gespräch mit sich selbst|dabei geht es selten um Gewinner}.',
        'Wer zwischen [a] und [b] {schwankt|zögert}, {hört von allen Seiten Urteile|bekommt rasch Rat} und {weiß danach oft weniger als zuvor|ist hinterher selten klüger}.',
      ],
      '{Urteile sind billig|Empfehlen kann jeder}, {solange niemand fragt, für wen sie gelten|nur kennt kaum jemand Ihren Alltag}.',
      'Dieser Text {fällt deshalb kein Urteil|kürt keinen Sieger}; {er hilft Ihnen, Ihr eigenes zu finden|er zeigt, wie man klug vergleicht}, {und zwar nachvollziehbar|ohne Tabellen mit fremden Noten}.',
    ],
    [
      [
        '{Es geht|Der Weg führt} {von der Frage zum Maßstab|vom Wunsch zu den Kriterien}, {von dort zu beiden Seiten|dann einmal um jede Seite herum} und {schließlich zur Entscheidung|zuletzt zum Entschluss}.',
        '{Sie brauchen|Nötig sind} {Papier|ein Blatt}, {zwei Spalten|eine halbe Stunde} und {etwas Geduld mit sich selbst|die Bereitschaft, ehrlich zu sein}.',
      ],
      '{Unterwegs|Zwischendurch} {lohnt es sich|ist es klug}, {den eigenen Liebling streng zu prüfen|dem unbeliebteren Kandidaten Gehör zu schenken}.',
      'Am Ende müssen Sie nicht {jeden überzeugen|recht behalten}, {nur gut mit der Wahl leben|sondern ruhig schlafen}.',
    ],
  ],
};

const COMPARE_QUIET: Frame = {
  id: 'intro-compare-quiet',
  paragraphs: [
    [
      [
        '{Vergleichen|Abwägen} {macht müde|kann ermüden}, {vor allem, wenn beide Seiten gute Gründe haben|besonders bei zwei anständigen Möglichkeiten}, {wie bei der Frage nach [a] und [b]|und so liegt der Fall bei [a] und [b]}.',
        'Je länger man {auf zwei Möglichkeiten starrt|vergleicht}, desto {ähnlicher werden sie|undeutlicher wird der Unterschied}.',
      ],
      '{Der Ausweg|Das Gegenmittel} liegt {nicht in noch mehr Informationen|selten im nächsten Testbericht}, sondern {in besseren Fragen|in einer kurzen, ehrlichen Liste}.',
      '{Was wollen Sie nachher können|Was soll leichter werden}, {worauf verzichten Sie gern|was darf es nicht kosten}, und {wer muss damit leben|woran würden Sie die falsche Wahl erkennen}?',
    ],
    [
      [
        'Die {folgenden|nächsten} Abschnitte {nehmen sich diese Fragen vor, eine nach der anderen|gehen das in Ruhe durch, mit Übungen für beide Seiten}.',
        'Legen Sie {beim Lesen|währenddessen} {einen Stift bereit|Ihr Urteil noch beiseite}.',
      ],
      'Es {schadet nicht|ist sogar nützlich}, {zwischendurch die Meinung zu wechseln|beim Lesen zu schwanken}; {erst das zeigt, worauf es Ihnen ankommt|Schwanken ist eine Form des Denkens}.',
      '{Entscheiden|Beschließen} {können|dürfen} Sie {am Schluss|danach}, {mit einem Satz, den Sie auch in einem Jahr noch verstehen|in dem Wissen, warum}.',
    ],
  ],
};

const LIST_PICK: Frame = {
  id: 'intro-list-pick',
  paragraphs: [
    [
      [
        'Listen {haben einen schlechten Ruf|gelten als bequem}, {dabei kommt es nur darauf an, wie man sie liest|zu Unrecht, wenn man sie als Vorrat versteht}: {als Angebot, nicht als Pflicht|wie eine Speisekarte, aus der niemand alles bestellt}.',
        'Zum Thema [topic] {gibt es mehr Ratschläge, als ein Leben Tage hat|sammelt sich allerlei Rat}; {hier folgt eine Auswahl, die sich im Alltag bewähren muss|diese Liste beschränkt sich auf das, was sich selbst prüfen lässt}.',
      ],
      '{Keiner der Punkte setzt Wissen voraus, jeder lässt sich für sich ausprobieren|Nichts davon verlangt Vorkenntnisse, alles geht auch in kleiner Portion}.',
      '{Suchen|Wählen} Sie {beim Lesen|zunächst} {zwei oder drei aus|nur aus, was Sie neugierig macht}, und {vergessen Sie den Rest fürs Erste|legen Sie das Übrige für später zurück}.',
    ],
    [
      [
        '{Die Reihenfolge|Die Nummer} {hat nichts zu bedeuten|ist keine Rangfolge}, {Sie dürfen springen|fangen Sie an, wo Sie mögen}.',
        'Streichen Sie {ruhig|getrost} an, {was zu Ihnen passt|was Ihnen gefällt}, {und zwar mit einem echten Stift|so wird aus der Liste Ihre eigene}.',
      ],
      'Ein {Gedanke|Rat}, {der Ihnen sofort unsympathisch ist|gegen den Sie sich sträuben}, {verdient allerdings einen zweiten Blick|ist manchmal der nützlichste}: {Widerstand hat Gründe|Dort liegt oft eine Gewohnheit}.',
      'Und {schreiben Sie dazu|ergänzen Sie}, {was fehlt|was Sie selbst gelernt haben}, denn {die beste Liste ist die, die weitergeschrieben wird|Ihre Erfahrung steht in keiner Liste}.',
    ],
  ],
};

const LIST_SMALL: Frame = {
  id: 'intro-list-small',
  paragraphs: [
    [
      [
        'Große {Lösungen|Würfe} {haben den Nachteil|leiden darunter}, dass {man sie nie beginnt|sie selten in eine gewöhnliche Woche passen}; {hier geht es deshalb um das Kleine|darum sammelt dieser Text lieber Kleines}.',
        'Fragt man {Menschen|Leute}, was ihnen beim Thema [topic] {geholfen hat|wirklich genützt hat}, {erzählen sie selten vom großen Plan, sondern von Kleinigkeiten|ist selten von einem System die Rede, viel öfter von einem einzigen Kniff}.',
      ],
      'Jeder der {folgenden|nächsten} Punkte {ist so gemeint, dass man ihn morgen ausprobieren kann|passt in einen normalen Tag}, {ohne Ausrüstung und ohne Ansprache|und darf danach wieder verworfen werden}.',
      '{Einige|Manche} {liegen auf der Hand, werden aber selten getan|sind alte Bekannte und gerade deshalb schnell vergessen}; {andere wirken zunächst widersinnig|andere klingen zuerst seltsam}.',
    ],
    [
      [
        'Greifen Sie sich {später|beim Lesen} einen Punkt heraus, {der Sie anspringt|der Ihnen liegt}, und {geben Sie ihm eine Woche|tragen Sie ihn in den Kalender ein}.',
        'Alles auf einmal {wäre zu viel|ist gar nicht nötig}, {also wählen Sie|eines genügt fürs Erste}.',
      ],
      'Was {wirkt|hilft}, {behalten Sie|darf bleiben}; {was nicht hilft, kostet höchstens einen Abend|der Rest geht ohne Groll}.',
      '{So entsteht|Daraus wächst} {nach und nach|mit der Zeit} {etwas Eigenes|Ihre persönliche Auswahl}, {mehr wert als jede fremde Liste|kürzer als diese Liste und passender}.',
    ],
  ],
};

const EXPLAIN_CURIOUS: Frame = {
  id: 'intro-explain-curious',
  paragraphs: [
    [
      [
        'Es gibt {Begriffe|Dinge}, über die {alle reden|man ständig stolpert}, {bis man jemanden bittet, sie zu erklären|und die sich beim Nachfragen verflüchtigen}; {das Thema [topic] ist ein guter Anlass, es genauer zu wissen|so geht es vielen mit dem Thema [topic]}.',
        '{Was steckt|Was verbirgt sich} hinter dem Thema [topic], {wenn man die Schlagwörter beiseitelegt|sobald man langsamer fragt}?',
      ],
      'Dieser Text {tut nicht so, als wüsste er alles|gibt keine fertigen Antworten}, {er zeigt Wege, auf denen man selbst zu verstehen beginnt|er leiht Ihnen Fragen, mit denen man weit kommt}.',
      'Sie {lernen|erfahren}, {wie man den Kern freilegt|wie sich das Gewirr ordnen lässt}, {wem man glauben kann|woran man gute Auskunft erkennt} und {welche Bilder eher in die Irre führen|wo die beliebten Irrtümer sitzen}.',
    ],
    [
      [
        '{Verstehen|Begreifen} hat wenig mit {Begabung|Talent} zu tun, {mehr mit Geduld|mehr mit der Lust am Nachfragen}.',
        'Lesen Sie {langsam|in Ihrem Tempo}, {mit Pausen|und bleiben Sie stehen, wo es hakt}.',
      ],
      'Halten Sie {einen Zettel für Fragen|Papier und Stift} bereit: {Die eigenen sind wichtiger als die hier gestellten|Was Ihnen beim Lesen einfällt, gehört Ihnen}.',
      '{Danach|Am Ende} {werden Sie mehr Fragen haben als zuvor, und zwar bessere|wissen Sie vielleicht nicht alles, aber Sie wissen, wo Sie weitersuchen}.',
    ],
  ],
};

const EXPLAIN_MAP: Frame = {
  id: 'intro-explain-map',
  paragraphs: [
    [
      [
        'Wer {in eine fremde Stadt kommt|fremdes Gelände betritt}, {kauft zuerst eine Karte|sucht zuerst einen Hügel mit Aussicht}, {und so wollen wir es auch beim Thema [topic] halten|und dasselbe hilft beim Thema [topic]}.',
        '{Manches|Vieles} {wirkt kompliziert|scheint verworren}, {weil man mitten darin steht|solange man zu nah davorsteht}; {ein paar Schritte zurück, und die Wege werden sichtbar|es hilft, erst einmal auf den Turm zu steigen}.',
      ],
      '{Zuerst|Am Anfang} {geht es um die großen Linien, danach um einzelne Gassen|kommt der Überblick, dann das Detail}, {und immer mit der Frage, wie man sich selbst zurechtfindet|alles in einem Tempo, das Umwege erlaubt}.',
      '{Fertige Urteile|Große Thesen} gibt es hier keine, {wohl aber Geländer|dafür aber Handwerkszeug}: {Fragen, Proben, Vergleiche|Wege, das Gehörte zu prüfen}.',
    ],
    [
      [
        'Stimmt etwas nicht mit {Ihrer Erfahrung|dem, was Sie wissen,} überein, {dann glauben Sie Ihrer Erfahrung und prüfen beides|umso besser: Dort beginnt das Gespräch}.',
        'Am meisten {haben Sie davon|nützt es}, {wenn Sie beim Lesen widersprechen|wenn Sie mit dem Stift lesen}.',
      ],
      'Erzählen Sie {danach|am Abend} {jemandem davon|einem Menschen, was hängen blieb}, {ohne nachzusehen|in drei Sätzen}.',
      '{Erst|Gerade} {dabei|beim Erzählen} {zeigt sich|merkt man}, {was man verstanden hat|ob die Karte stimmt}, und {was beim nächsten Mal einen zweiten Blick verdient|wo noch weiße Flecken sind}.',
    ],
  ],
};

/** Openings for each shape. */
export const INTROS: LanguagePack['intros'] = {
  'how-to': [HOW_TO_ORDER, HOW_TO_FIRST_TRY, OPEN_DOOR, KITCHEN_TABLE],
  comparison: [COMPARE_TWO_ROADS, COMPARE_QUIET, OPEN_DOOR, KITCHEN_TABLE],
  list: [LIST_PICK, LIST_SMALL, OPEN_DOOR, KITCHEN_TABLE],
  explainer: [EXPLAIN_CURIOUS, EXPLAIN_MAP, OPEN_DOOR, KITCHEN_TABLE],
};
