import type { Module } from '../../../language-pack.ts';

/** Getting used to something, and weighing what one reads. Plans: how-to, explainer, list; judge also comparison. */
export const PRACTICE_JUDGE: readonly Module[] = [
  {
    id: 'practice-rhythm',
    role: 'practice',
    headings: [
      '{Regelmäßig|Oft} statt {gründlich|heroisch}',
      'Ein Rhythmus, der {trägt|hält}',
      'Wie {daraus|aus Vorsatz} Gewohnheit wird',
    ],
    paragraphs: [
      [
        [
          '{Vertraut|Wirklich vertraut} wird man mit einer Sache {nicht durch einen großen Anlauf|selten an einem einzigen Tag}, sondern durch {viele kleine|wiederholte} Begegnungen.',
          'Zehn {kurze|beiläufige} Begegnungen {bringen|geben} Ihnen {mehr als ein langer Nachmittag|einen festeren Boden als ein Marathon}.',
          'Das Thema [topic] {erschließt sich|öffnet sich} {in Portionen|in kleinen Dosen}, {am besten in solchen, die fast zu klein wirken|jeden Tag ein wenig}.',
        ],
        'Suchen Sie {dafür|sich} einen festen Platz im Tag und {verteidigen Sie ihn|halten Sie daran fest}, {auch wenn nur fünf Minuten bleiben|selbst bei schlechter Laune}.',
        'Fünf {Minuten|kleine Minuten} {wirken lächerlich|klingen nach nichts}, {halten aber die Tür offen|doch die Tür bleibt angelehnt}; {ausgefallene|versäumte} Tage drücken sie {leise|Stück für Stück} wieder zu.',
        'Beenden Sie {jede Einheit|Ihre Zeit}, {solange es noch Freude macht|bevor Sie genug haben}, {damit Sie gern zurückkehren|dann zieht es Sie morgen wieder hin}.',
        [
          'Wer so übt, merkt den Fortschritt erst spät, dafür bleibt er haften.',
          'Wer in Portionen lernt, wundert sich nach Wochen, wie selbstverständlich manches geworden ist.',
          'Der {Zuwachs|Fortschritt} {kommt durch die Hintertür|bleibt lange unsichtbar}, {eines Tages ist er einfach da|und eines Abends fällt er auf}.',
        ],
      ],
      [
        [
          '{Wiederholung|Übung} heißt {allerdings|freilich} nicht, {stets dasselbe zu tun|im Kreis zu laufen}.',
          '{Ein wenig Abwechslung|Etwas Unruhe} gehört {freilich|allerdings} dazu.',
        ],
        'Wechseln Sie {den Ort|die Umgebung}, {die Tageszeit|das Tempo} oder {die Schwierigkeit|den Blickwinkel}, {jedoch nie alles zugleich|aber immer nur eines davon}.',
        '[exampleSentence]',
        'Was {unter veränderten Umständen|auch anderswo} {noch|immer noch} {gelingt|stimmt}, {gehört Ihnen|haben Sie wirklich verstanden}; {was nicht, war Gewöhnung an den Stuhl|der Rest braucht noch Zeit}.',
      ],
      [
        [
          'Rechnen Sie mit {einem Tal|einer Flaute}, {meist nach dem ersten Schwung|etwa dann, wenn das Neue verblasst}.',
          'Irgendwann {kommt|folgt} {die Flaute|eine zähe Strecke}, {und sie beweist gar nichts|bei allen und ohne Ausnahme}.',
        ],
        'In {solchen Wochen|dieser Zeit} {verkleinern Sie die Portion|genügt die kleinste Portion}, {statt sie ausfallen zu lassen|aber lassen Sie sie nicht ganz weg}.',
        'Lesen Sie {alte Notizen|die ersten Aufzeichnungen}, {treffen Sie Gleichgesinnte|sprechen Sie mit jemandem} oder {machen Sie etwas Leichtes|kehren Sie zum Einfachen zurück}, {bis die Lust wiederkommt|und warten Sie ohne Groll}.',
        [
          'Danach wird der Boden fester, meist ohne Ankündigung, und Sie fragen sich, was Sie so gebremst hat.',
          'Später kommt der Schwung zurück, fast nebenbei, als wäre nie etwas gewesen.',
          'Irgendein {Dienstag|unscheinbarer Abend} {bringt die Wende|macht wieder Freude}, {man muss nur noch da sein|ohne dass Sie es planen könnten}.',
        ],
      ],
    ],
  },
  {
    id: 'practice-notebook',
    role: 'practice',
    theme: 'notes',
    headings: [
      'Ein Heft {genügt|als Lehrmeister}',
      'Warum sich {Mitschreiben|ein Notizheft} lohnt',
      '{Aufschreiben|Festhalten}, was {sonst verfliegt|man sonst vergisst}',
    ],
    paragraphs: [
      [
        [
          'Legen Sie sich ein {schmales|gewöhnliches} Heft zu und {schreiben Sie hinein|notieren Sie darin}, was {Ihnen auffällt|Sie sonst vergäßen}, {ohne jeden Ehrgeiz|in ganzen Sätzen oder in halben}.',
          'Das {billigste|schlichteste} Werkzeug ist {oft|vielleicht} das wirksamste: {ein Heft|ein paar Blätter}, {ein Stift|ein Bleistift} und die Gewohnheit, {beides zu benutzen|kurz innezuhalten}.',
          'Zum Thema [topic] {sammelt sich|häuft sich} {schnell|bald} so viel an, dass {der Kopf allein|das bloße Gedächtnis} {nicht reicht|überfordert ist}.',
        ],
        'Das Gedächtnis {glättet|verschönert} {schon nach Stunden|über Nacht}: {Es merkt sich Erfolge|Es behält das Ergebnis} und {streicht die Umstände|verliert den Weg}.',
        [
          'Notieren Sie [record].',
          '{Wenige Stichworte reichen|Es braucht nur wenig}; notieren Sie [record].',
        ],
        'Mehr {braucht es nicht|ist nicht nötig}, denn {ein Eintrag, der lange dauert, bleibt bald aus|nur was schnell geht, wird zur Gewohnheit}.',
        [
          'Schreiben Sie am selben Ort, vielleicht bei der letzten Tasse Tee, {dann braucht die Gewohnheit keinen Wecker|so wird das Heft zum Teil des Abends}.',
          'Notieren Sie zur selben Stunde, etwa vor dem Zubettgehen, {dann braucht die Gewohnheit keinen Wecker|so wird das Heft zum Teil des Abends}.',
          'Legen Sie das Heft {aufs Kopfkissen|neben die Teekanne}, {dann erinnert es Sie von selbst|so vergisst es niemand}.',
        ],
      ],
      [
        [
          '{Wertvoll|Richtig nützlich} wird {das Heft|die Sammlung} beim {Zurückblättern|zweiten Lesen}.',
          'Einmal {im Monat|alle paar Wochen} {blättern Sie zurück|gehört ein Abend dem Zurückblättern}.',
        ],
        'Dann {zeigen sich|sehen Sie} {Muster|Zusammenhänge}, die {im Alltag|einzeln} {unsichtbar bleiben|niemandem auffallen}: {welcher Tag gelingt|was immer wiederkehrt}, {wer dabei war|welche Umstände halfen} und {was vorausging|was Sie stets auslassen}.',
        '{Unterstreichen Sie|Markieren Sie} jede Frage, die {zweimal|mehrmals} {auftaucht|vorkommt}; {dort lohnt sich die nächste Stunde|hier verbirgt sich der eigentliche Stoff}.',
        '[measureSentence]',
        [
          'Zeigen Sie eine solche Seite ruhig jemandem vor, {denn fremde Augen sehen Wiederholungen schneller|wenn Sie selbst nichts mehr erkennen}.',
          'Lesen Sie diese Muster einmal einer Vertrauten vor, {denn fremde Augen sehen Wiederholungen schneller|wenn Sie selbst nichts mehr erkennen}.',
          'Lassen Sie {jemanden|eine Freundin} raten, {welcher Eintrag der wichtigste ist|worum es Ihnen eigentlich geht}.',
        ],
      ],
      [
        [
          'Gönnen Sie sich {außerdem|auch} eine Seite für {Irrtümer|alles Misslungene}, {mit Datum und ohne Rechtfertigung|ganz für sich allein}.',
          'Die {Fehlschläge|Irrtümer} verdienen ein {eigenes Kapitel|Extrablatt}.',
        ],
        'Sie {verlieren ihren Schrecken|werden kleiner}, sobald {sie dort stehen|man sie benennen kann}, und {manche erweisen sich später als Anfang|einige klingen nach Wochen eher komisch}.',
        'Zeigen müssen Sie {davon|hiervon} niemandem {etwas|ein Wort}; {gerade deshalb wird das Heft ehrlich|die Ehrlichkeit lebt vom fehlenden Publikum}.',
        [
          'Lachen darf man beim Lesen unbedingt; es ist das sicherste Zeichen von Abstand.',
          'Schmunzeln soll man dabei ausdrücklich, und zwar über sich selbst zuerst.',
          'Manche {Panne|Fehleinschätzung} {liest sich wie ein Witz|ist nach Jahren die beste Anekdote}, {und das soll sie auch|was ihr gut bekommt}.',
        ],
      ],
    ],
  },
  {
    id: 'practice-everyday',
    role: 'practice',
    headings: [
      '{Den Alltag|Jeden Tag} als {Übungsfeld|Werkstatt} nutzen',
      '{Üben|Lernen}, ohne sich {hinzusetzen|dafür freizunehmen}',
      'Gelegenheiten {am Wegrand|im Vorbeigehen}',
    ],
    paragraphs: [
      [
        [
          '{Übungszeit|Zeit zum Üben} {versteckt sich|steckt} in Momenten, die {ohnehin vergehen|niemand zählt}: {an der Haltestelle|in der Warteschlange}, {beim Abwasch|im Treppenhaus}.',
          'Sie brauchen {keinen freien Samstag|kein Seminar}, um {besser zu werden|genauer hinzusehen}; {der gewöhnliche Tag bietet genug|Gelegenheiten liegen herum}.',
          'Wer mit offenen {Augen|Sinnen} durch {die Woche|den Tag} geht, stößt beim {Einkaufen wie im Büro|Frühstück wie auf dem Heimweg} auf {lauter kleine Beispiele|allerlei Anschauung}.',
        ],
        'Nehmen Sie sich {für jeden Tag|morgens} eine einzige {Beobachtung|Frage} vor, {nicht mehr|und schreiben Sie sie auf die Hand}.',
        '{Heute|An einem Tag} achten Sie {vielleicht|zum Beispiel} nur darauf, [signal].',
        'Am {Abend|Ende des Tages} {genügt|reicht} {ein Satz|eine Minute}, um {die Ausbeute|das Gesehene} {festzuhalten|einzusammeln}, {mehr ist nicht nötig|auch wenn es wenig scheint}.',
        [
          'Je gewöhnlicher der Anlass, desto ehrlicher die Beobachtung, {denn niemand gibt sich Mühe für Sie|weil dort nichts gestellt ist}.',
          'Je alltäglicher die Gelegenheit, desto mehr verrät sie, {denn niemand gibt sich Mühe für Sie|weil dort nichts gestellt ist}.',
          'Gerade {im Nebenbei|zwischen zwei Terminen} {ist der Blick frei|sieht man genauer}, {weil niemand etwas beweisen muss|denn dort erwartet man nichts}.',
        ],
      ],
      [
        [
          'Achten Sie {dabei|vor allem} auf das {Unscheinbare|Kleine}.',
          'Das {Unscheinbare|Nebensächliche} {lehrt|verrät} {oft|meist} am meisten.',
        ],
        'Eine Kleinigkeit wie [detail]: {Daran entscheidet sich mehr|So etwas wiegt schwerer}, als {man zugeben möchte|der erste Blick vermuten lässt}.',
        'Fragen Sie {sich bei allem, was gelingt|bei jedem gelungenen Beispiel}, {wer sich dabei etwas gedacht hat|welche Mühe darin steckt}; {Mühelosigkeit ist meist gut geübt|das Leichte ist selten leicht entstanden}.',
        '[questionSentence]',
      ],
      [
        [
          '{Einmal|Ein einziges Mal} pro Woche verlassen Sie die {gewohnte Spur|vertraute Bahn}.',
          '{Ab und zu|Einmal in der Woche} tut etwas {Fremdes|Ungewohntes} gut.',
        ],
        'Machen Sie {etwas|eine vertraute Sache} {absichtlich anders|in umgekehrter Reihenfolge}, {mit der anderen Hand|langsamer als nötig} oder {nach einer fremden Anleitung|so, wie es jemand anders täte}.',
        'Das {stört|irritiert} {zunächst|im ersten Moment}, {doch gerade dabei fällt auf|und zeigt doch}, {was längst ohne Nachdenken läuft|welche Gewohnheit nie geprüft wurde}.',
        [
          'Kehren Sie danach zum Vertrauten zurück und prüfen Sie, was davon Sie behalten wollen.',
          'Gehen Sie tags darauf in die alte Bahn zurück und spüren Sie, was sich nun anders anfühlt.',
          'Am Tag darauf {gilt wieder die alte Ordnung|kehrt das Gewohnte zurück}, {nur mit wacheren Augen|aber nicht ganz unverändert}.',
        ],
      ],
    ],
  },
  {
    id: 'judge-source',
    role: 'judge',
    headings: [
      '{Wem kann man glauben|Wem vertrauen}?',
      'Guten Rat von {schlechtem|lautem} unterscheiden',
      'Wie man {Quellen|Ratschläge} {prüft|abklopft}',
    ],
    paragraphs: [
      [
        [
          'Zu {fast allem|beinahe jeder Frage} findet sich {heute|inzwischen} ein {entschiedener|lauter} Ratschlag und, {ein paar Zeilen weiter|gleich daneben}, das {genaue|komplette} Gegenteil.',
          'Wer {Rat|Auskunft} sucht, {ertrinkt eher, als dass er verdurstet|hat selten zu wenig davon}; {die Kunst liegt im Sieben|umso wichtiger ist das Sieb}.',
          'Über das Thema [topic] wird {viel|reichlich} geschrieben, {Kluges und Abgeschriebenes|Geprüftes und Gefühltes}, und {auf den ersten Blick gleicht es sich|beides trägt denselben Anzug}.',
        ],
        '{Verlassen Sie sich|Stützen Sie sich} {weder auf den Ton noch auf die Gestaltung|nicht auf den sicheren Ton}, denn {Gewissheit lässt sich vorspielen|Überzeugung ist kein Beleg}.',
        '[sourceSentence]',
        'Ein paar Fragen, {freundlich gestellt|ohne Hochmut}, trennen {erstaunlich schnell|in Minuten} das {Brauchbare|Tragfähige} vom {Geräusch|Rest}.',
      ],
      [
        [
          'Ziehen Sie mehr als eine {Sorte|Art} von Quellen heran, {nicht nur das, was oben steht|auch wenn die erste überzeugt}.',
          '{Gut ist|Bewährt hat sich} eine Mischung, {in der sich Stimmen widersprechen dürfen|die auch Unbequemes enthält}.',
        ],
        '{Als Gegengewicht|Zum Abgleich} {taugen|eignen sich} etwa diese: [sources].',
        'Wo {unabhängige|voneinander getrennte} Stimmen {dasselbe sagen|übereinstimmen}, {stehen Sie auf festem Grund|dürfen Sie weitergehen}; wo sie {streiten|auseinandergehen}, {beginnt Ihre eigene Arbeit|lohnt sich ein eigener Versuch}.',
        'Und legen Sie {Unklares|Zweifelhaftes} {ruhig|getrost} beiseite: {Nicht jede Frage muss heute entschieden werden|Ein offenes Fragezeichen ist besser als ein falscher Punkt}.',
        [
          'Ihre Sammlung darf klein sein, {solange sie verschiedene Himmelsrichtungen enthält|wenn nur jede Stimme einen eigenen Standort hat}.',
          'Der Stapel muss nicht wachsen, {solange sie verschiedene Himmelsrichtungen enthält|wenn nur jede Stimme einen eigenen Standort hat}.',
          'Zwei {Freunde|Zeitungen}, die {einander nicht leiden können|nie einer Meinung sind}, {nützen mehr als zehn gleiche|sind eine gute Grundausstattung}.',
        ],
        [
          'Ein Text, der Sie ärgert, ist deshalb noch nicht {falsch|wertlos}; lesen Sie ihn {zweimal|langsam}, bevor Sie ihn weglegen.',
          'Misstrauen Sie auch den Texten, die Ihnen {gefallen|schmeicheln}, denn dort liest man {am nachlässigsten|selten bis zum Ende}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Fragen Sie|Prüfen Sie} {bei jedem Text|vor dem Weiterlesen}:',
        'Diese {Prüffragen|kleinen Fragen} {haben sich bewährt|leisten gute Dienste}:',
      ],
      items: [
        'Wer {spricht|schreibt} hier, und {wovon lebt diese Person|was gewinnt diese Person dabei}?',
        'Woher {stammt|kommt} die Behauptung, und {lässt sich das nachsehen|führt eine Spur dorthin}?',
        'Wie alt ist {der Text|die Auskunft}, und {gilt das noch|was hat sich seither geändert}?',
        'Was {spricht dagegen|wäre einzuwenden}, und {kommt es im Text vor|wird es fair dargestellt}?',
        'Für wen {gilt der Rat|ist das geschrieben}, und {sind Sie damit gemeint|passt das auf Ihre Lage}?',
      ],
    },
  },
  {
    id: 'judge-disagree',
    role: 'judge',
    headings: [
      'Wenn {Fachleute|Kenner} {einander widersprechen|uneins sind}',
      'Den Streit {als Landkarte lesen|nutzen}',
      '{Zwei Meinungen|Widerspruch}, und nun?',
    ],
    paragraphs: [
      [
        [
          '{Früher oder später|Irgendwann} finden Sie zwei {vernünftige|kluge} Stimmen, die {einander ausschließen|das Gegenteil sagen}.',
          'Widerspruch unter {Kennern|Fachleuten} ist {kein Grund zum Aufgeben|nichts Schlimmes}, sondern {eine Auskunft|ein Wegweiser}: {Hier liegt etwas Offenes|An dieser Stelle wird es interessant}.',
          'Beim Thema [topic] {streiten|widersprechen einander} {selbst Leute|auch Menschen}, die {etwas davon verstehen|viel Erfahrung haben}, und {das ist eine gute Nachricht|gerade dort lohnt das Zuhören}.',
        ],
        '{Oft|Meist} reden sie {gar nicht über dasselbe|aneinander vorbei}: {Die einen meinen den Anfang, die anderen die Meisterschaft|Hier geht es um den Alltag, dort um den Ausnahmefall}.',
        'Suchen Sie {deshalb|darum} zuerst nach {der stillen Voraussetzung|dem ungenannten Rahmen}, {ehe Sie Partei ergreifen|bevor Sie eine Seite wählen}.',
        'Ein Satz, der {unter manchen Umständen|für wenige} {stimmt|zutrifft}, {wird falsch|verliert seinen Sinn}, sobald man {die Umstände weglässt|ihn für alle ausruft}.',
        [
          'Schreiben Sie die beiden Rahmen nebeneinander, und fragen Sie, welcher Ihrem Leben näher kommt.',
          'Notieren Sie beide Voraussetzungen auf einem Blatt; oft verschwindet der Streit dabei von selbst.',
          'Oft {löst sich der Knoten|endet der Streit}, sobald {beide Rahmen ausgesprochen sind|jemand fragt, für wen das gilt}.',
        ],
      ],
      [
        [
          'Schreiben Sie beide Ansichten {in eigenen|mit Ihren} Worten auf, {so freundlich wie möglich|als wären es Ihre}.',
          'Geben Sie {zunächst|erst einmal} jeder Seite {recht|eine faire Stunde}.',
        ],
        'Können Sie eine davon nicht {gut|überzeugend} vertreten, {fehlt Ihnen noch ein Stück|lesen Sie dort weiter}.',
        '{Fragen Sie|Prüfen Sie} dann, {was sich zeigen müsste, wenn die eine recht hätte|woran man den Irrtum der anderen merken würde}.',
        '{Manches davon|Einiges} lässt sich {am eigenen Küchentisch|im Kleinen} {nachprüfen|ausprobieren}, {ohne Labor und ohne Diplom|an einem einzigen Nachmittag}.',
        [
          'Bitten Sie jemanden, die Gegenrede zu übernehmen, {denn gegen sich selbst argumentiert man allzu milde|so kommt auch das zweitbeste Argument auf den Tisch}.',
          'Laden Sie eine Freundin ein, Ihnen laut zu widersprechen, {denn gegen sich selbst argumentiert man allzu milde|so kommt auch das zweitbeste Argument auf den Tisch}.',
          'Spielen Sie {mit einem Freund|am Abendbrottisch} {Anwalt und Gegenanwalt|vertauschte Rollen}, {es darf auch gelacht werden|und wechseln Sie nach zehn Minuten}.',
        ],
      ],
      [
        [
          '{Bleibt|Bleibt danach} die Frage {offen|unentschieden}, {entscheiden Sie|handeln Sie} {nach dem kleineren Schaden|so, dass ein Irrtum billig bleibt}.',
          'Manchmal bleibt es {trotz allem|am Ende} beim {Patt|Unentschieden}.',
        ],
        'Was {kostet es|verlieren Sie}, wenn {Sie sich irren|Ihre Wahl falsch war}, und {wie leicht kämen Sie zurück|wer müsste es ausbaden}?',
        '[sourceSentence]',
        'Mit {dieser|solcher} Haltung hören Sie auch {künftigem|späterem} Streit {gelassener|mit Gewinn} zu.',
        [
          'Notieren Sie, warum Sie so gehandelt haben, {damit eine spätere Einsicht Sie klüger und nicht nur verlegen macht|und lassen Sie die Frage dann ruhen}.',
          'Halten Sie mit Datum fest, worauf Sie sich gestützt haben, {damit eine spätere Einsicht Sie klüger und nicht nur verlegen macht|und lassen Sie die Frage dann ruhen}.',
          'Ein {knapper|datierter} Vermerk genügt: {so entschieden, aus diesem Grund|Grund, Tag, offene Frage}.',
        ],
      ],
    ],
  },
  {
    id: 'judge-own-eyes',
    role: 'judge',
    headings: [
      'Dem eigenen {Eindruck|Blick} {misstrauen, aber nicht zu sehr|auf die Finger sehen}',
      'Was {der eigene Versuch|die eigene Erfahrung} {taugt|wert ist}',
      '{Selbst|Mit eigenen Augen} prüfen',
    ],
    paragraphs: [
      [
        [
          'Die eigene {Erfahrung|Anschauung} ist {eine kostbare|eine gute} Quelle, {leider auch eine eitle|nur keine unparteiische}.',
          'Hinsehen will gelernt sein, denn wir {bemerken|finden} {vor allem|am liebsten} das, {was wir erwarten|was uns recht gibt}.',
          'Was Sie beim Thema [topic] {selbst erlebt haben|mit eigenen Augen sahen}, {zählt viel|wiegt schwer}, {nur beweist es weniger|auch wenn es weniger beweist}, als {es sich anfühlt|man glauben möchte}.',
        ],
        'Ein {gelungener|schöner} {Nachmittag|Versuch} kann {Glück|Zufall} gewesen sein, ein {misslungener|verpatzter} auch {nur|bloß} {Pech|ein schlechter Tag}.',
        'Wiederholen Sie {deshalb|darum}, was {wichtig ist|zählen soll}, {unter möglichst gleichen Umständen|an einem anderen Tag}, und {erwarten Sie nichts|legen Sie den ersten Eindruck beiseite}.',
        '[exampleSentence]',
        [
          'Fragen Sie sich außerdem, wie oft das Gegenteil vorkam, {und zwar bevor Sie davon erzählen|denn beim Erzählen wird jede Erinnerung runder}.',
          'Erkundigen Sie sich stets, was Sie übersehen haben könnten, {und zwar bevor Sie davon erzählen|denn beim Erzählen wird jede Erinnerung runder}.',
          'Erinnerungen {wählen aus|schmeicheln gern}, {also zählen Sie auch die Nieten|darum gehören die Fehlschläge mit auf die Liste}.',
        ],
      ],
      [
        [
          '{Eine|Eine einfache} Vorhersage {hilft gegen Selbsttäuschung|schützt vor nachträglicher Klugheit}.',
          'Legen Sie sich {vorher|schriftlich} {fest|auf eine Vermutung fest}.',
        ],
        'Wer {vorher|im Voraus} {aufschreibt|notiert}, was {geschehen wird|er erwartet}, {kann sich hinterher nicht herausreden|lernt aus jedem Ausgang etwas}.',
        '{Trifft es ein|Stimmt die Vermutung}, {umso besser|dürfen Sie ihr etwas mehr trauen}; wenn nicht, {haben Sie die nützlichste Sorte Nachricht|halten Sie etwas Neues in der Hand}.',
        'Suchen Sie {dabei|auch} nach dem Gegenbeispiel, {nicht nur nach Bestätigung|denn ein einziges rückt manche Regel zurecht}.',
        [
          'Ein Zettel in der Jackentasche genügt für diese Übung, {solange Datum und Vermutung darauf stehen|wenn Sie ihn nur rechtzeitig beschreiben}.',
          'Eine Karte am Kühlschrank reicht dafür, {solange Datum und Vermutung darauf stehen|wenn Sie ihn nur rechtzeitig beschreiben}.',
          'Stecken Sie {die Vermutung|den Zettel} in {einen Umschlag|ein Buch}, {und öffnen Sie ihn erst danach|dort wartet sie geduldig auf ihr Urteil}.',
        ],
      ],
      [
        [
          '{Zuletzt|Und dann}: {Leihen|Borgen} Sie sich ein {zweites|fremdes} Paar Augen.',
          'Vier Augen sehen {nicht nur|nicht bloß} mehr, sie {widersprechen sich auch|stellen bessere Fragen}.',
        ],
        'Fragen Sie {zum Beispiel|etwa} [expert].',
        'Erklären Sie {dabei|der Person} nicht, {was Sie hören möchten|worauf Sie hoffen}; {zeigen Sie nur, was da ist|legen Sie die Sache hin und schweigen Sie}.',
        'Weicht {dieses|das fremde} Urteil von Ihrem ab, {gewinnen Sie einen neuen Blickwinkel|ist das kein Angriff, sondern ein Geschenk}.',
      ],
    ],
  },
];
