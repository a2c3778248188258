import type { Frame, LanguagePack } from '../../language-pack.ts';

const SMALL_STEP: Frame = {
  id: 'end-small-step',
  paragraphs: [
    [
      [
        '{Viel|Vieles} war {nun|hier} zu lesen, {und nichts davon muss auf einmal geschehen|und das meiste darf warten}.',
        'Wenn vom Thema [topic] {nur ein Gedanke bleibt|heute nur ein Satz hängen bleibt}, {dann hoffentlich einer, mit dem sich etwas anfangen lässt|so möge es einer sein, der Sie zum Anfangen verführt}.',
        '{Behalten|Bewahren} Sie {einen einzigen Gedanken|einen Satz} von alldem, {und zwar den unbequemsten|möglichst einen, der Lust macht}.',
      ],
      '{Wählen|Nehmen} Sie {den kleinsten Schritt|etwas Kleines}, {geben Sie ihm einen Tag im Kalender|sagen Sie laut, wann}, und {lassen Sie den Rest ruhen|vertrauen Sie darauf, dass der zweite leichter fällt}.',
      '{Perfekt|Vollkommen} {muss es nicht werden|wird es ohnehin nicht}, {nur wirklich|es genügt, dass es geschieht}: {Was getan ist, lässt sich verbessern|An etwas Vorhandenem kann man feilen}, {an Vorsätzen dagegen feilt man vergebens|bloße Absichten bleiben, wie sie sind}.',
    ],
    [
      [
        'Und wenn {es beim ersten Mal misslingt|der Anfang holpert}, {haben Sie immerhin eine Geschichte|dann willkommen im Kreis derer, die angefangen haben}.',
        'Kommen Sie {in ein paar Wochen|später} {zurück|wieder}, {mit eigenen Notizen und frischen Einwänden|und lesen Sie mit den Augen von jemandem, der es versucht hat}.',
      ],
      '{Sie werden|Dann werden Sie} {manches streichen|einiges anders sehen}, {anderes unterstreichen|manches sogar besser wissen}, {und genau so soll es sein|was das schönste Kompliment an jeden Ratgeber ist}.',
    ],
  ],
};

const OWN_JUDGEMENT: Frame = {
  id: 'end-own-judgement',
  paragraphs: [
    [
      [
        '{Am Ende|Zuletzt} {bleibt|steht} {kein Rezept|keine Formel}, sondern {Ihr eigenes Urteil|ein Blick, der sich geschärft hat}, {und das ist viel|und mehr kann ein Text kaum leisten}.',
        '{Niemand|Kein Text} {kann|wird} Ihnen {das letzte Wort zum Thema [topic] abnehmen|beim Thema [topic] das eigene Urteil ersparen}, {und das ist auch gut so|zum Glück}.',
      ],
      '{Trauen|Vertrauen} Sie {Ihrem|dem eigenen} Blick, {aber prüfen Sie ihn ab und zu|und prüfen Sie ihn trotzdem}: {an der Erfahrung|an einem kleinen Versuch}, {am Widerspruch anderer|an einem ehrlichen Gespräch}, {an einem gewöhnlichen Tag|an einem Abend mit Abstand}.',
      'Bewahren Sie sich {dabei|auf dem Weg} {die Freude am Nachfragen|etwas Leichtigkeit}; {wer fragt, bleibt beweglich|sie trägt weiter als jede Disziplin}.',
    ],
    [
      [
        'Legen Sie {nun|jetzt} den Text {beiseite|weg} und {tun Sie das, was Ihnen beim Lesen zuerst in den Sinn kam|schauen Sie, was davon morgen noch klingt}.',
        'Nehmen Sie mit, was {nützt|Ihnen gefällt}, {und geben Sie es bei Gelegenheit weiter|der Rest darf ruhig vergessen werden}.',
      ],
      'Der {erste|früheste} Einfall {ist selten der klügste|hält nicht ewig}, {aber er ist Ihrer|doch er ist wach}, {und mit ihm lässt sich beginnen|und das genügt für heute}.',
    ],
  ],
};

const QUIET_CLOSE: Frame = {
  id: 'end-quiet',
  paragraphs: [
    [
      [
        '{Gute Dinge|Die meisten guten Dinge} {werden leise besser|wachsen langsam}, {Woche um Woche|fast unbemerkt}, {bis eines Tages jemand fragt, wie man das eigentlich gemacht hat|und irgendwann ist das Schwere gewöhnlich geworden}.',
        'Mit dem Thema [topic] {wird man nicht an einem Abend fertig|ist man selten ganz fertig}, {und darin liegt sein Reiz|was kein Grund zur Sorge ist}.',
      ],
      'Geben Sie {sich|der Sache} {also Zeit|deshalb Raum}, {und messen Sie nicht jeden Tag nach|so ungeduldig Sie auch sind}.',
      '{Aufmerksamkeit|Ein wenig Aufmerksamkeit}, {regelmäßig geschenkt|in kleiner Münze gezahlt}, {bringt weiter als jeder Kraftakt|ist das Verlässlichste, was man beitragen kann}.',
    ],
    [
      [
        '{Vielleicht|Womöglich} denken Sie {in einem Jahr|eines Tages} an {diesen Anfang|die ersten unsicheren Schritte} und {lächeln|wundern sich}.',
        'Bis dahin {gilt|bleibt} {das Einfache|ein schlichter Rat}: {anfangen, hinsehen, nachbessern|klein beginnen und neugierig bleiben}.',
      ],
      'Schreiben Sie {heute|jetzt} {Ihren Standort|das Datum und Ihre wichtigste Frage} auf, {damit Sie den Weg später erkennen|Ihr künftiges Ich wird dankbar sein}; {mehr braucht es für den Augenblick nicht|danach schließen Sie das Heft}.',
    ],
  ],
};

const PASS_ON: Frame = {
  id: 'end-pass-on',
  paragraphs: [
    [
      [
        '{Zum Schluss|Ganz am Ende} {noch einmal das Wichtigste|bleibt das Wichtigste zu wiederholen}: {klein anfangen, ehrlich hinsehen, andere einbeziehen|fragen, ausprobieren, aufschreiben}, {und das in Ihrem Tempo|mehr Geheimnis ist nicht dabei}.',
        'Was zum Thema [topic] {zu sagen war|hier stand}, {passt am Ende auf einen Zettel|lässt sich knapp zusammenfassen}: {Schritt für Schritt, mit offenen Augen|neugierig bleiben und Kleines ernst nehmen}.',
      ],
      '{Es sind|Das sind} {unscheinbare Tugenden|keine Zauberkünste}, {doch sie halten länger als Begeisterung|und gerade deshalb stehen sie jedem offen}.',
      'An {guten Tagen|leichten Tagen} {gehen sie von selbst|bemerkt man sie kaum}, an {schlechten|müden} {sind sie das Geländer|tragen sie einen über die Stufe}.',
    ],
    [
      [
        'Erzählen Sie {jemandem|einem Menschen} davon, {solange es frisch ist|heute oder morgen}.',
        '{Teilen|Besprechen} Sie {den Gedanken, der Ihnen am nächsten ging,|Ihren liebsten Einwand} {mit jemandem, der zuhören kann|beim nächsten Abendessen}.',
      ],
      'Beim {Erzählen|Weitergeben} {ordnet sich|klärt sich} {vieles|das Gelesene}, {und manchmal kommt ein Rat zurück, den kein Text enthält|und aus einem fremden Text wird ein eigener Gedanke}.',
      '{Dann|So} {hat sich|hätte sich} {die Zeit gelohnt|das Lesen gelohnt}, {für Sie und für den, der zuhört|selbst wenn vorerst gar nichts weiter geschieht}.',
    ],
  ],
};

const CHOSEN: Frame = {
  id: 'end-chosen',
  paragraphs: [
    [
      [
        '{Ob|Gleichgültig, ob} am Ende [a] oder [b] {auf Ihrem Zettel steht|das Rennen macht}: {Wichtiger ist, dass Sie sagen können, warum|Es zählt, dass Sie den Grund kennen}.',
        '{Eine Wahl|Eine Entscheidung} ist {kein Urteil über die andere Seite|nie ein Beweis gegen das Übrige}, {sie sagt nur etwas über Ihre Umstände|sondern eine Auskunft über das eigene Leben}.',
      ],
      'Ein {klarer|ehrlicher} Satz {genügt|reicht} {dafür|dazu}, {und er darf ein „für mich“ enthalten|so persönlich wie möglich}.',
      '{Alles Weitere|Der Rest} {entscheidet sich|zeigt sich} {im Gebrauch|an den Tagen danach}, {wo auch eine mittelmäßige Wahl gut werden kann|wenn aus Möglichkeiten Gewohnheiten werden}.',
    ],
    [
      [
        'Gönnen Sie {dem Entschluss|der Wahl} {nun|jetzt} etwas Ruhe, {auch vor guten Freunden|vor allem vor neuen Ratschlägen}.',
        '{Heben|Bewahren} Sie {die Notizen|Ihre Gründe} auf, {und vergleichen Sie fürs Erste nicht weiter|sie werden Ihnen eines Tages freundlich widersprechen}.',
      ],
      'Sollte sich {Ihr Leben ändern|der Wind drehen}, {dürfen Sie neu wählen|beginnt das Spiel von vorn}, {dann mit mehr Erfahrung|und diesmal schneller}; {bis dahin gehört die Aufmerksamkeit dem, was da ist|bis dahin aber ist es gut so}.',
    ],
  ],
};

/** Conclusions for each shape. */
export const CONCLUSIONS: LanguagePack['conclusions'] = {
  'how-to': [SMALL_STEP, OWN_JUDGEMENT, QUIET_CLOSE, PASS_ON],
  comparison: [CHOSEN, OWN_JUDGEMENT, PASS_ON, SMALL_STEP],
  list: [SMALL_STEP, PASS_ON, QUIET_CLOSE, OWN_JUDGEMENT],
  explainer: [OWN_JUDGEMENT, QUIET_CLOSE, PASS_ON, SMALL_STEP],
};
