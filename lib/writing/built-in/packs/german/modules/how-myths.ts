import type { Module } from '../../../language-pack.ts';

/** How to understand something, and what people get wrong. Plan: explainer. */
export const HOW_MYTHS: readonly Module[] = [
  {
    id: 'how-layers',
    role: 'how',
    headings: [
      '{Schicht um Schicht|Nach und nach} verstehen',
      'Der Weg {ins Innere|zum Verständnis}',
      'Wie man {sich hineindenkt|einen Zugang findet}',
    ],
    paragraphs: [
      [
        [
          '{Verstehen|Begreifen} {geschieht|vollzieht sich} in {Schichten|Runden}, {nicht auf einen Schlag|und die erste darf ruhig grob sein}.',
          'Beim Thema [topic] {gelangt|kommt} man {in drei Anläufen|in mehreren Runden} {weiter|tiefer} als {mit einem großen Sprung|in einer durchlesenen Nacht}.',
          'Wer {alles sofort|gleich alles} {durchdringen|verstehen} will, {bleibt leicht am ersten Fremdwort hängen|verliert nach der dritten Seite den Faden}.',
        ],
        'Lesen Sie {zuerst|beim ersten Mal} {schnell und oberflächlich|wie ein Tourist}, {nur um die Wegweiser zu sehen|um zu wissen, was es gibt}.',
        'Beim {zweiten Gang|nächsten Durchgang} {bleiben Sie stehen|halten Sie an}, wo {etwas nicht passt|Sie sich wundern}, und {schreiben die Frage auf|notieren das Wort}.',
        'Ein {späterer|weiterer} Durchgang gehört {den Verbindungen|dem Zusammenhang}: {Was erklärt was|Woran erinnert Sie das}, {und wo hakt die Erklärung|und wo hinkt der Vergleich}?',
        [
          'Zwischen den Runden darf eine Nacht liegen, denn im Schlaf sortiert sich manches.',
          'Nach jeder Runde soll ruhig ein Tag vergehen; das Verstehen arbeitet auch ohne Aufsicht weiter.',
          'Wer {Pausen|Abstand} lässt, {liest beim nächsten Mal schneller|versteht die Stelle oft von selbst}.',
        ],
      ],
      [
        [
          '{Bilder|Vergleiche} {helfen|sind dabei nützlich}, {solange man weiß, wo sie enden|wenn man ihre Grenzen kennt}.',
          'Ein {guter|treffender} Vergleich {spart|ersetzt} {eine Seite|viele Absätze}.',
        ],
        'Suchen Sie {etwas Vertrautes|ein Ding aus Ihrer Küche}, das {ähnlich funktioniert|sich ähnlich verhält}, und {zählen Sie danach auf, was nicht stimmt|fragen Sie dann, worin es sich unterscheidet}.',
        '{Gerade die|Erst die} {Unterschiede|Abweichungen} {zeigen|verraten}, {was das Besondere ist|worauf es ankommt}.',
        '[exampleSentence]',
        [
          'Sammeln Sie mehrere solcher Bilder, {denn jedes beleuchtet eine andere Seite|und behalten Sie das, was am längsten hält}.',
          'Notieren Sie zwei, drei Vergleiche, {denn jeder beleuchtet eine andere Seite|und behalten Sie den, der am längsten hält}.',
          'Ein zweites Bild {rückt das erste zurecht|schützt vor dem ersten}, und {beide zusammen|das Paar} {täuschen seltener|tragen weiter}.',
        ],
      ],
      [
        [
          '{Prüfen|Testen} Sie {Ihr Verständnis|sich} {schließlich|am Ende} mit {einer Vorhersage|einer Wette}.',
          'Ob {das Bild|Ihr Bild} {trägt|stimmt}, {zeigt sich|merken Sie} an {einer Vorhersage|Vorhersagen}.',
        ],
        'Was {müsste|sollte} {geschehen|eintreten}, wenn {Sie recht haben|die Erklärung stimmt}, und {was auf keinen Fall|was dürfte dann nie vorkommen}?',
        '{Schauen Sie nach|Warten Sie ab}, {ohne nachträglich zu deuten|mit Bleistift und Datum}; {jede Überraschung|jeder Irrtum} {führt eine Schicht tiefer|ist eine Lektion, die bleibt}.',
        [
          'Erzählen Sie danach jemandem von der Überraschung, denn Irrtümer, die man erzählt hat, macht man {seltener|kaum} zweimal.',
          'Berichten Sie am selben Tag davon, so wird aus einem Fehlschlag eine Geschichte, {und die vergisst sich schwerer als jede Regel|und mit ihr bleibt auch die Berichtigung}.',
          'Schreiben Sie {den Irrtum|die Überraschung} auf, {so bekommt er einen Platz|ehe Sie sie wegerklären}.',
        ],
      ],
    ],
  },
  {
    id: 'how-questions',
    role: 'how',
    headings: [
      'Mit {Fragen|guten Fragen} {vorankommen|tiefer graben}',
      'Kleine {Wörter|Fragewörter}, die {Türen öffnen|weiterhelfen}',
      'Fragen {statt pauken|als Werkzeug}',
    ],
    paragraphs: [
      [
        [
          'Eine {gute|gut gestellte} Frage {bringt|trägt} weiter als {drei fertige Antworten|ein Stapel Antworten}.',
          'Wer {wie ein Kind|ohne Scheu} fragt, {kommt schneller voran|sieht mehr} als {der, der schon alles weiß|jeder, der nur nickt}.',
          'Das Thema [topic] {öffnet|erschließt} sich {über|durch} {Fragewörter|schlichte Fragen}, {die jeder kennt und kaum einer zu Ende stellt|so unscheinbar sie wirken}.',
        ],
        '{Schreiben|Notieren} Sie {zehn Minuten lang|eine Teelänge} {lauter Fragen|nur Fragen}, {ohne eine davon zu beantworten|auch die peinlichen}.',
        'Die {ersten|vorderen} {kennt jeder|stellen alle}; {gegen Ende|weiter hinten} tauchen jene auf, {die wirklich Ihnen gehören|die noch in keinem Buch stehen}.',
        'Wählen Sie {zwei davon|die beiden hartnäckigsten} und {lassen Sie das Übrige ruhen|gehen Sie damit in die Woche}.',
        [
          'Heben Sie die übrigen auf, denn in einem Monat klingen sie anders.',
          'Bewahren Sie den Rest trotzdem auf; manche Frage reift im Dunkeln.',
          'Was heute {nebensächlich|seltsam} klingt, {kann morgen die Hauptfrage sein|lohnt vielleicht in einem Monat}.',
        ],
      ],
      [
        [
          'Suchen Sie {Antworten|die Antwort} {an verschiedenen Orten|nicht nur an einer Stelle}.',
          '{Antworten|Auskünfte} {liegen|finden sich} {verstreut|an vielen Orten}.',
        ],
        '{Ergiebig|Oft unterschätzt} sind {zum Beispiel|etwa} diese: [sources].',
        'Fragen Sie {auch|außerdem} [expert].',
        '{Und prüfen|Prüfen} Sie jede Auskunft mit der Gegenfrage, {woran man merken würde, dass sie falsch ist|wer sie bestreiten könnte}.',
        [
          'Schreiben Sie die Antwort neben die Frage, mit Namen und Datum, {damit Sie später sehen, wem Sie was verdanken|dann wächst daraus ein kleines Nachschlagewerk}.',
          '{Jede Antwort|Auch Widersprüchliches} {kommt aufs Blatt|wird notiert}, {geordnet wird später|mit einem Strich dazwischen}.',
          'Notieren Sie jede Antwort auf dasselbe Blatt, so knapp es geht, {damit Sie später sehen, wem Sie was verdanken|dann wächst daraus ein kleines Nachschlagewerk}.',
          'Ein {kurzer|knapper} Vermerk genügt: {Wer hat es gesagt, wann und wie sicher|Antwort, Quelle, Zweifel}.',
        ],
        [
          'Erwarten Sie keine runden Auskünfte, denn gute Fragen bringen oft erst einmal {Unordnung|neue Fragen} hervor.',
          'Manche Auskunft {kommt spät|klingt zunächst schief} und erweist sich doch als die beste.',
          'Bleibt eine Frage {stumm|ohne Echo}, {stellen Sie sie jemand anderem|formulieren Sie sie kleiner}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Diese|Folgende} {Anfänge|Fragen} {lohnen|bewähren} sich:',
        '{Zum Einstieg|Für den Anfang} {taugen|eignen sich} {etwa|zum Beispiel}:',
      ],
      items: [
        'Wie {war es vorher|hat man sich beholfen}, {bevor es das gab|als noch niemand davon sprach}?',
        'Was {geschieht|passiert}, wenn man {nichts tut|alles lässt, wie es ist}?',
        'Wer {sieht es anders|widerspricht}, und {mit welchem guten Grund|auf welche Erfahrung gestützt}?',
        'Woran {scheitert|hakt} es {in der Praxis|gewöhnlich}, {obwohl die Theorie glänzt|wenn alles andere stimmt}?',
        'Was {bliebe gleich|änderte sich nicht}, {selbst wenn das Wort verschwände|auch unter anderem Namen}?',
        'Welches {Beispiel|Gegenbeispiel} {passt nicht ins Bild|macht Ärger}, und {was folgt daraus|warum wird es selten erwähnt}?',
      ],
    },
  },
  {
    id: 'how-hands',
    role: 'how',
    headings: [
      '{Mit den Händen|Durch Tun} begreifen',
      'Vom {Lesen|Hörensagen} zum {Anfassen|eigenen Versuch}',
      '{Anschauung|Anfassen} statt {Theorie|Fußnoten}',
    ],
    paragraphs: [
      [
        [
          '{Manches|Vieles} {bleibt|ist} {trocken|fremd}, bis man es {in die Hand nimmt|ausprobiert}.',
          'Zum Thema [topic] lehrt ein {kleiner|eigener} Versuch oft mehr als {ein Stapel|ein ganzes Regal} Definitionen.',
          'Das Wort „begreifen“ {verrät|sagt} schon, {wie es geht|was zu tun ist}: {mit den Fingern|mit den Händen zuerst}.',
        ],
        [
          'Wagen Sie sich an [trial].',
          '{Es genügt|Dafür reicht} etwas {Kleines|Bescheidenes}, {zum Beispiel|etwa} dies: [trial].',
        ],
        'Es {kommt nicht darauf an|geht nicht darum}, dass {es gelingt|etwas Schönes entsteht}; {es soll Widerstand leisten|wichtig ist, wo es klemmt}.',
        'Am Widerstand {merkt man|erkennen Sie}, {was die Beschreibungen verschweigen|welche Einzelheit zählt}.',
        [
          'Behalten Sie das Ergebnis als Andenken, so schief es geraten ist, denn es erinnert Sie daran, was die Worte nicht sagten.',
          'Heben Sie das Werkstück auf, auch wenn es nichts taugt; beim nächsten Lesen liegt es daneben.',
          'Legen Sie es {ins Regal|neben die Bücher}, {damit Theorie und Hand sich begegnen|als Mahnung an den ersten Tag}.',
        ],
      ],
      [
        [
          'Beobachten Sie {danach|auch} {jemanden|einen Menschen}, {der das täglich tut|dem es leicht von der Hand geht}.',
          'Noch {besser|aufschlussreicher} ist {es, jemandem zuzusehen|ein Blick über eine fremde Schulter}.',
        ],
        'Achten Sie dabei {weniger|nicht so sehr} auf {die Worte|das Gesagte} als {auf die Hände|auf Pausen und Umwege}; {Erfahrung|Können} {spricht selten über sich|sitzt in den Handgriffen}.',
        '[exampleSentence]',
        'Fragen Sie {hinterher|später}, {warum an jener Stelle gezögert wurde|weshalb etwas weggelassen wurde}, und {schreiben Sie die Antwort auf|freuen Sie sich über ein „keine Ahnung“}.',
        [
          'Ahmen Sie zu Hause einen einzigen Griff nach, langsam und mit Geduld; der Kopf versteht dann nachträglich.',
          'Machen Sie am nächsten Tag eine einzige Bewegung nach, so genau Sie können, und achten Sie auf das Stocken.',
          'Probieren Sie {den Kniff|die Bewegung} daheim {im Zeitlupentempo|mit geschlossenen Augen}, {bis sie sitzt|dreimal hintereinander}.',
        ],
      ],
      [
        [
          'Kehren Sie {erst dann|danach} zu {den Texten|Ihren Büchern} zurück.',
          '{Jetzt|Nach alldem} {lesen sich|wirken} die {Bücher|Texte} anders.',
        ],
        'Sätze, {über die Sie gestolpert sind|die blass waren}, {bekommen|haben} nun {Gewicht|Farbe}, und {manche selbstsichere Behauptung|mancher glatte Satz} {wirkt auf einmal dünn|verliert an Glanz}.',
        'So {pendeln Sie|geht es} hin und her, {zwischen Tisch und Seite|zwischen Hand und Kopf}: {Das eine berichtigt das andere|Beide korrigieren einander}, {und beide werden genauer|bis das Bild stillhält}.',
        [
          'Notieren Sie am Rand, was Ihre Hände dazu zu sagen haben, {so entsteht ein zweiter, eigener Text|am besten mit Bleistift und ohne Ehrfurcht}.',
          'Schreiben Sie neben solche Stellen, ob es sich bestätigt hat, {so entsteht ein zweiter, eigener Text|am besten mit Bleistift und ohne Ehrfurcht}.',
          'Ein {Häkchen|Fragezeichen} am Rand {genügt|reicht schon}, um {Gelesenes und Getanes|Buch und Hand} zu verbinden.',
        ],
      ],
    ],
  },
  {
    id: 'myths-half',
    role: 'myths',
    headings: [
      '{Halbwahrheiten|Irrtümer}, die sich {halten|hartnäckig halten}',
      'Was {oft|gern} {missverstanden|verwechselt} wird',
      'Mit {Irrtümern|Legenden} aufräumen',
    ],
    paragraphs: [
      [
        [
          'Die {zähesten|langlebigsten} Irrtümer sind {nicht ganz falsch|halb richtig}, {deshalb überleben sie so gut|und das macht sie bequem}.',
          'Rund um das Thema [topic] {wachsen|ranken sich} {Sätze|Gewissheiten}, {die alle kennen und niemand prüft|die man abnickt, ohne sie je zu untersuchen}.',
          'Zu allem, {worüber viel geredet wird|was viele beschäftigt}, {gehört ein Vorrat|gibt es eine Sammlung} {bequemer|glatter} Sätze.',
        ],
        'Misstrauen Sie {vor allem|besonders} {Sprüchen|Regeln}, die {sich reimen|auf eine Tasse passen}, {und solchen|sowie jenen}, die nur {„immer“ oder „nie“|alles oder nichts} kennen.',
        '[mistakeSentence]',
        '{Meist|Oft} fehlt ihnen nur {die Bedingung|ein Nebensatz}: {für wen, wann und unter welchen Umständen|ein „manchmal“, das unterwegs verloren ging}.',
        [
          'Schreiben Sie drei davon auf, möglichst die, an denen Sie hängen, und lassen Sie daneben Platz für die Bedingung.',
          'Notieren Sie Ihren liebsten, ehe Sie weiterlesen; er wird gleich auf die Probe gestellt.',
          'Welche davon {sagen Sie selbst|verteidigen Sie gern}? {Genau die kommen zuerst dran|Beginnen Sie mit der hartnäckigsten}.',
        ],
      ],
      [
        [
          '{Wie kommt man|Wie kommen Sie} ihnen {auf die Spur|bei}?',
          '{Einen Irrtum|Halbwahrheiten} {entlarvt|erkennt} man {selten im Streit|besser durch Fragen}.',
        ],
        'Drehen Sie den Satz {einmal|versuchsweise} um, und {hören Sie, ob er genauso klug klingt|prüfen Sie, ob auch das einleuchtet}.',
        'Ist das {so|der Fall}, {war er nur Musik|sagt er vermutlich wenig}; {falls nicht|wenn nicht}, {steckt eine Behauptung darin, die man prüfen kann|lohnt die Suche nach Belegen}.',
        '[sourceSentence]',
        [
          'Bleibt am Ende ein kleiner, wahrer Rest übrig, {dann behalten Sie ihn, mit seiner Bedingung|so formulieren Sie ihn neu und etwas leiser}.',
          'Steht danach noch etwas Brauchbares da, {dann behalten Sie es, mit seiner Bedingung|so formulieren Sie es neu und etwas leiser}.',
          'Ein {kleiner|bescheidener} wahrer Kern {darf bleiben|lässt sich oft retten}, {nur das große Wort geht|mit einem „manchmal“ davor}.',
        ],
      ],
      [
        [
          '{Seien Sie|Bleiben Sie} {nachsichtig|freundlich}, mit anderen {wie mit sich|und mit sich selbst}.',
          '{Niemand|Kein Mensch} ist frei von {solchen Sätzen|Irrtümern}.',
        ],
        'Ein {Irrtum|Missverständnis} {hatte|hat} meist {einen guten Grund|eine Vorgeschichte}: {Jemand brauchte eine einfache Antwort, und sie passte lange|Eine Zeit lang war damit allen geholfen}.',
        'Wer {das|diesen Grund} {ausspricht|versteht}, {verliert keine Freunde|muss nicht recht behalten}, und {das Gespräch geht weiter|der Gedanke darf sich ändern}.',
        [
          'Sagen Sie ruhig öfter: „Das wusste ich bisher anders.“ Kaum ein Satz macht ein Gespräch so schnell ehrlich.',
          'Sagen Sie getrost häufiger: „Da habe ich mich geirrt.“ Es kostet wenig und öffnet viel.',
          'Irren Sie sich {laut und heiter|vor Zeugen}, {andere ziehen dann nach|das macht auch den Nächsten Mut}.',
        ],
      ],
    ],
  },
  {
    id: 'myths-simple',
    role: 'myths',
    headings: [
      '{Zu schön|Zu einfach}, um {ganz wahr|die ganze Wahrheit} zu sein',
      'Wo {einfache|schnelle} Antworten {enden|nicht reichen}',
      'Das {Bild im Kopf|vertraute Bild} {prüfen|überdenken}',
    ],
    paragraphs: [
      [
        [
          'Wir {denken|urteilen} in {Bildern|kurzen Geschichten}, und die {sind schneller|leben länger} als {jede Berichtigung|alle Fußnoten}.',
          'Zum Thema [topic] {hat|besitzt} {fast jeder|beinahe jeder} ein {fertiges|festes} Bild, {noch bevor das erste Wort fällt|und die wenigsten wissen, woher}.',
          'Eine {einfache|runde} Erklärung {fühlt sich an wie|schmeckt nach} {Wahrheit|Einsicht}, {und das ist ihr Problem|ob sie stimmt oder nicht}.',
        ],
        'Fragen Sie sich, {wann|von wem} Sie {Ihres|das Ihre} {übernommen|bekommen} haben: {aus einem Film|von den Eltern}, {aus einer Schlagzeile|in der Schule}, {von einem Freund, der sich sicher war|aus einem einzigen Erlebnis}?',
        'Das {macht es nicht falsch|muss kein Einwand sein}, {aber es erklärt seine Farbe|doch es zeigt seine Ränder}.',
        '[questionSentence]',
        [
          'Schreiben Sie Ihr Bild {in zwei Sätzen|so schlicht wie möglich} auf, ehe Sie es prüfen, sonst {verwandelt es sich unterwegs|rutscht es Ihnen durch die Finger}.',
          'Zeichnen Sie es ruhig {auf eine Serviette|mit ein paar Strichen}, denn gezeichnete Irrtümer {lassen sich leichter verbessern|fallen schneller auf}.',
        ],
      ],
      [
        [
          'Gehen Sie {besonders|vor allem} den Stellen nach, {die sich zu glatt anfühlen|an denen niemand widerspricht}.',
          'Ein paar {Proben|Kontrollfragen} zeigen, {wo das Bild lügt|was darin fehlt}.',
        ],
        'Wo werden Ausnahmen {verschwiegen|als Kuriosität abgetan}, und {was wäre, wenn sie der Normalfall sind|wie viele davon kennen Sie selbst}?',
        [
          'Wer {Ursache und Wirkung|Vorher und Nachher} {verwechselt|zu rasch verbindet}, {erzählt eine hübsche Geschichte|hat es leicht}; dass zwei Dinge {zusammen auftreten|nacheinander kommen}, {heißt noch nicht|bedeutet nicht}, dass {eines das andere bewirkt|sie voneinander abhängen}.',
          'Nach dem Hahnenschrei {wird es hell|geht die Sonne auf}; {schuld ist der Hahn trotzdem nicht|wer daraus eine Regel macht, irrt sich hübsch}.',
        ],
        '[mistakeSentence]',
      ],
      [
        [
          'Tauschen Sie ein schiefes Bild {nicht gegen Leere|nur gegen ein besseres} ein.',
          '{Wegnehmen allein|Bloßes Widersprechen} {hilft|nützt} {wenig|niemandem}.',
        ],
        'Suchen Sie einen Fall, {der genauer trifft|der mehr erklärt}, und {erzählen Sie ihn genauso anschaulich|machen Sie ihn ebenso einprägsam}.',
        '{Eine Geschichte weicht nur einer Geschichte|Bilder weichen nur anderen Bildern}, {nie einem Kopfschütteln|selten einer Tabelle}.',
        'Und lassen Sie {ein Fragezeichen|etwas Unentschiedenes} am Rand stehen: {Fertige Bilder altern schnell|Was offen bleibt, bleibt lebendig}.',
        [
          'Geduld gehört ebenfalls dazu, {denn ein Bild, das jahrelang hing, hinterlässt einen hellen Fleck an der Wand|bis sich das Auge an das neue gewöhnt hat}.',
          'Ein wenig Geduld braucht es auch dabei, {denn ein Bild, das jahrelang hing, hinterlässt einen hellen Fleck an der Wand|bis sich das Auge an das neue gewöhnt hat}.',
          'Neue Bilder {brauchen Wiederholung|setzen sich langsam}, {also erzählen Sie sie öfter|bis das alte verblasst}.',
        ],
      ],
    ],
  },
];
