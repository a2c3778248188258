import type { GermanDomain } from './slots.ts';

export const FOOD: GermanDomain = {
  tools: [
    'ein scharfes Messer, eine Waage und eine freie Arbeitsfläche',
    'einen Topf, einen Löffel zum Probieren und etwas Salz',
    'die Zutaten, zwei saubere Tücher und einen Zettel',
    'Schüsseln, eine Küchenuhr und einen guten Sparschäler',
  ],
  expert: [
    'jemanden, der seit Jahren täglich kocht',
    'die Verkäuferin an der Käsetheke',
    'eine Nachbarin, deren Kuchen immer zuerst weg ist',
    'den Wirt eines kleinen Lokals',
  ],
  trial: [
    'eine halbe Portion',
    'ein kleines Probeblech',
    'ein einfaches Abendessen ohne Gäste',
    'eine Verkostung mit drei Löffeln',
  ],
  record: [
    'Mengen, Garzeit und Geschmack',
    'die Zutaten und den ersten Eindruck beim Kosten',
    'Temperatur, Dauer und das Urteil am Tisch',
  ],
  result: [
    'ein Abendessen, bei dem die Teller leer zurückkommen',
    'eine Suppe, die auch am zweiten Tag schmeckt',
    'ein Gericht, das ohne Rezept gelingt',
    'eine Küche, in der beim Kochen Ruhe herrscht',
  ],
  signal: [
    'ob jemand um Nachschlag bittet',
    'was auf den Tellern liegen bleibt',
    'ob Sie beim Kosten noch etwas vermissen',
    'wie es in der Küche riecht, bevor die Uhr klingelt',
  ],
  sources: [
    'alte Kochbücher mit Flecken auf den Seiten',
    'Rezepte mit ehrlichen Kommentaren',
    'Zutatenlisten auf der Rückseite der Packung',
  ],
  detail: [
    'eine Prise Salz zu viel',
    'eine zu kalte Pfanne',
    'die Reihenfolge der Zutaten',
    'ein stumpfes Messer',
  ],
  exampleSentence: [
    'Wer eine Soße {verstehen|begreifen} will, kocht sie zweimal {hintereinander|am selben Nachmittag}, ändert nur die Säure und {probiert beide mit demselben Löffel|stellt die Schälchen nebeneinander}.',
    '{Stellen Sie|Reihen Sie} drei Gläser {auf den Küchentisch|nebeneinander}, verdecken Sie die Etiketten und {kosten Sie mit geschlossenen Augen|lassen Sie die Familie raten}.',
    'Ein {halber|kleiner} Teig, {an einem ruhigen Abend|ohne Gäste} gebacken, {verrät mehr|lehrt mehr} als {ein Stapel Rezepte|jede Hochglanzseite}.',
  ],
  firstStepSentence: [
    'Räumen Sie heute {eine einzige Schublade|das Gewürzregal} aus, riechen Sie an jedem Glas und {werfen Sie weg, was nach Staub duftet|behalten Sie, was noch duftet}.',
    'Kaufen Sie {beim nächsten Einkauf|diese Woche} eine Zutat in zwei {Qualitäten|Sorten} und {kosten Sie beide pur|probieren Sie sie ohne Beilage}.',
    '{Kochen Sie heute Abend|Kochen Sie morgen} ein {vertrautes|altbekanntes} Gericht und {ändern Sie daran genau eine Sache|tauschen Sie nur eine Zutat}.',
  ],
  mistakeSentence: [
    'Viele würzen {erst am Ende|in letzter Minute} und {wundern sich dann|fragen sich}, warum {das Salz obenauf liegt|der Geschmack nicht in die Tiefe geht}.',
    'Wer ein {neues|unbekanntes} Gericht zum ersten Mal {für Gäste|vor vollem Tisch} kocht, {prüft seine Nerven|stellt die eigenen Nerven auf die Probe} statt das Rezept.',
    'Man kauft {das große Gerät|die teure Pfanne} und {vergisst dabei|übersieht}, dass {ein geschliffenes Messer|etwas mehr Geduld} den Unterschied gemacht hätte.',
  ],
  measureSentence: [
    'Kochen Sie {dasselbe Gericht|das gleiche Essen} in {vier Wochen|einem Monat} noch einmal und {vergleichen Sie den ersten Bissen|lesen Sie dabei die alten Notizen}.',
    '{Zählen Sie|Merken Sie sich}, wie oft Sie {ins Rezept schauen|zum Kochbuch greifen}; der {Blick|Griff} wird {seltener|mit der Zeit unnötig}.',
    'Ein {verlässliches|ehrliches} Maß {steht|liegt} am Ende {auf dem Herd|im Topf}: wie viel {übrig bleibt|niemand mehr essen wollte}.',
  ],
  sourceSentence: [
    'Ein Rezept, das {keine Garprobe nennt|nur Minuten kennt}, {verlässt sich auf einen fremden Herd|weiß nichts von Ihrem Ofen}.',
    '{Lesen Sie|Suchen Sie} unter Rezepten die {Kommentare|Zuschriften} derer, die {es nachgekocht haben|daran gescheitert sind}.',
    'Wo {ein Produkt|eine Marke} in jedem {zweiten Satz|Absatz} vorkommt, {hat vermutlich nicht die Küche geschrieben|schreibt der Verkauf mit}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, wer am Ende {spült|den Abwasch macht}, und {ob sich der Aufwand an einem Dienstag lohnt|wie oft Sie das wirklich wollen}.',
    'Eine {gute|nützliche} Frage lautet: {Schmeckt es|Mögen Sie es} auch ohne {die schöne Schale|das Foto} dazu?',
    '{Klären Sie|Entscheiden Sie}, ob Sie {satt werden|den Alltag erleichtern} oder {staunen|einen Festtag feiern} wollen; {beides zugleich gelingt selten|das sind zwei Küchen}.',
  ],
  choiceSentence: [
    'Kosten Sie beides {blind|mit verdeckten Etiketten}, {am selben Tag|kurz nacheinander} und {mit nüchternem Magen|mit einem Schluck Wasser dazwischen}.',
    '{Denken Sie|Rechnen Sie} bis zum Abwasch: {Was schneller sauber ist|Was weniger Schüsseln braucht}, {kommt öfter auf den Tisch|gewinnt an Wochentagen}.',
    'Bringen Sie {beide|die zwei Kandidaten} an einem {gewöhnlichen|hungrigen} Mittwoch auf den Tisch und {schauen Sie|merken Sie sich}, {wonach zuerst gegriffen wird|welcher Teller zuerst leer ist}.',
  ],
};

export const TRAVEL: GermanDomain = {
  tools: [
    'eine Karte, einen Stift und den Kalender',
    'bequeme Schuhe, eine leichte Tasche und eine Wasserflasche',
    'den Fahrplan, die Buchungen und einen Zettel mit Adressen',
  ],
  expert: [
    'jemanden, der dort einen ganzen Winter verbracht hat',
    'eine Freundin, die mit leichtem Gepäck reist',
    'die Frau am Schalter des Fremdenverkehrsamts',
    'jemanden, der am Ziel zu Hause ist',
  ],
  trial: [
    'ein Wochenende in der Nähe',
    'eine Tagestour mit gepacktem Rucksack',
    'eine kleine Wanderung mit Karte statt Handy',
  ],
  record: [
    'Wege, Zeiten und Stimmungen',
    'die Route, das Wetter und die schönste Stunde',
    'Ausgaben, Umwege und Entdeckungen',
  ],
  result: [
    'eine Reise, nach der Sie ausgeruht sind',
    'eine Woche mit Luft zwischen den Programmpunkten',
    'eine Ankunft ohne Hetze',
  ],
  signal: [
    'ob Sie unterwegs auf die Uhr sehen',
    'wo Sie freiwillig länger bleiben',
    'welche Dinge im Koffer unberührt bleiben',
  ],
  sources: [
    'Landkarten, Fahrpläne und Reisetagebücher',
    'Berichte aus der Nebensaison',
    'Aushänge und Prospekte vor Ort',
  ],
  detail: ['eine zu knappe Umsteigezeit', 'die Lage der Unterkunft', 'ein übersehener Feiertag'],
  exampleSentence: [
    '{Laufen Sie|Gehen Sie} denselben Weg {einmal morgens und einmal abends|bei Sonne und bei Regen}; {Sie werden zwei Orte kennenlernen|es sind zwei verschiedene Orte}.',
    'Ein {leerer|freier} Nachmittag im Plan {rettet|verändert} oft {mehr|eine Reise stärker} als {noch eine Sehenswürdigkeit|das dritte Museum}.',
    'Packen Sie {den Koffer|die Tasche} eine Woche {früher|vor der Abfahrt}, tragen Sie alles einmal um den Block und {packen Sie dann wieder aus, was Sie nicht vermissen würden|lassen Sie die Hälfte da}.',
  ],
  firstStepSentence: [
    'Breiten Sie {heute Abend|am Wochenende} eine {Karte|Papierkarte} aus und {zeichnen Sie ein, was zu Fuß erreichbar ist|kreisen Sie drei Orte ein, die nah beieinanderliegen}.',
    '{Schauen Sie nach|Prüfen Sie}, welche Jahreszeit {am Ziel|dort} gerade {beginnt|herrscht} und wer {dann|zu dieser Zeit} sonst noch unterwegs ist.',
    'Streichen Sie {noch heute|diese Woche} einen {Punkt|Halt} aus dem Plan und {notieren Sie, wie sich das anfühlt|schenken Sie die Zeit einem anderen}.',
  ],
  mistakeSentence: [
    'Man {plant|füllt} jeden Tag {bis an den Rand|auf die Stunde genau}, und {der erste verspätete Zug|schon ein Regenschauer} {wirft alles um|bringt das Kartenhaus zum Einsturz}.',
    'Viele {reisen|fahren} zur {schönsten|beliebtesten} Jahreszeit, {weil es alle tun|ohne nachzudenken}, und {sehen dann vor allem Rücken|stehen dann vor allem an}.',
    'Wer {nur Fotos|bloß Bildern} nachfährt, {findet|sieht} vor Ort {selten mehr als das Foto|genau das, was er schon kannte}.',
  ],
  measureSentence: [
    '{Fragen Sie sich|Überlegen Sie} einen Monat {danach|nach der Rückkehr}, wovon Sie {noch erzählen|ohne Fotos berichten}; {das war die Reise|der Rest war Transport}.',
    'Wiegen Sie {Ihr Gepäck|die Tasche} {vor jeder Fahrt|bei jedem Aufbruch}, und {freuen Sie sich über jedes Mal, da es leichter wird|notieren Sie, was ungebraucht blieb}.',
    'Ein {guter|verlässlicher} Maßstab {ist|bleibt} die Zahl der {ungeplanten|unverhofften} Stunden, die {gelungen sind|Sie nicht missen möchten}.',
  ],
  sourceSentence: [
    'Achten Sie {bei Reiseberichten|bei jedem Tipp} auf {das Datum|den Monat}: Ein Ort im {Regen|Winter} ist {ein anderer Ort|nicht derselbe wie im Hochsommer}.',
    '{Wer eingeladen wurde|Wer nicht selbst bezahlt hat}, schreibt {anders|milder} als jemand, der {den Koffer selbst die Treppe hochtrug|mit dem Bus ankam}.',
    'Einheimische {Quellen|Seiten}, {notfalls|wenn nötig} maschinell übersetzt, {zeigen|verraten} oft, {was Reiseführer übergehen|wo der Alltag stattfindet}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, ob Sie {ankommen|bleiben} oder {unterwegs sein|weiterziehen} wollen, denn {das sind zwei Reisen|beides verlangt anderes Gepäck}.',
    'Würden Sie {dorthin|an diesen Ort} auch fahren, wenn {niemand ein Foto sähe|die Kamera zu Hause bliebe}?',
    '{Klären Sie|Besprechen Sie} vorab, wer {früh aufsteht|gern lange schläft} und wer {die Karte liest|unterwegs entscheidet}.',
  ],
  choiceSentence: [
    'Stellen Sie sich {für beide|in beiden Fällen} den {schlechtesten|verregneten} Tag vor; {das schönere Unglück gewinnt|dann zeigt sich, welche Wahl trägt}.',
    '{Rechnen Sie|Zählen Sie} die Wege von Tür zu Tür {mit|dazu}, denn {erst dort|auf den letzten Kilometern} {trennt sich das Bequeme vom Schnellen|kippt so mancher Vergleich}.',
    'Fragen Sie bei beiden, {was in der Nebensaison bleibt|wie es an einem Werktag zugeht}; {das Echte|was trägt} {braucht keinen Hochsommer|zeigt sich dann}.',
  ],
};

export const HEALTH: GermanDomain = {
  tools: [
    'bequeme Kleidung, ein Glas Wasser und etwas Ruhe',
    'ein Notizbuch, eine Uhr und ein wenig Platz',
    'eine Matte, feste Schuhe und einen freien Abend',
  ],
  expert: [
    'Ihre Hausärztin',
    'jemanden, der mit Patienten arbeitet und gern erklärt',
    'eine erfahrene Trainerin',
    'die Apothekerin um die Ecke',
  ],
  trial: ['eine einzige ruhige Woche', 'eine kurze Übung am Morgen', 'eine Runde um den Block'],
  record: [
    'Schlaf, Stimmung und Müdigkeit',
    'die Uhrzeit, die Dauer und das Gefühl danach',
    'gute und schlechte Tage',
  ],
  result: [
    'eine Nacht, nach der Sie ohne Wecker aufwachen',
    'eine Treppe, die Sie ohne Pause steigen',
    'eine Woche, in der die Kräfte bis Freitag reichen',
  ],
  signal: [
    'wie Sie sich am Morgen danach fühlen',
    'ob der Körper um Ruhe bittet',
    'wann am Tag die Kraft nachlässt',
  ],
  sources: [
    'Merkblätter von Fachgesellschaften',
    'Auskünfte aus der eigenen Praxis vor Ort',
    'Übersichten unabhängiger Gesundheitsdienste',
  ],
  detail: ['ein spätes Glas Wein', 'eine schlecht gelüftete Kammer', 'die Haltung am Küchentisch'],
  exampleSentence: [
    'Ändern Sie {eine Woche lang|sieben Abende hintereinander} nur {die Schlafenszeit|das letzte Licht am Abend} und {lassen Sie alles andere, wie es war|notieren Sie jeden Morgen ein Wort}.',
    'Zehn {ruhige|bescheidene} Minuten am {Tag|Morgen}, {die wirklich stattfinden|im Kalender wie ein Termin}, {schlagen|überholen} das große Programm, das {im Regal liegt|nach drei Tagen endet}.',
    '{Gehen Sie|Steigen Sie} dieselbe Treppe {jeden Tag|morgens und abends} und {achten Sie nur auf den Atem|hören Sie dabei Ihrem Atem zu}.',
  ],
  firstStepSentence: [
    'Legen Sie {heute Abend|noch heute} {das Telefon|den Bildschirm} eine Stunde {früher|vor dem Schlafen} weg und {schreiben Sie morgen auf, wie die Nacht war|beobachten Sie, was Ihnen fehlt}.',
    '{Stellen Sie|Legen Sie} die {Sportsachen|Schuhe} {schon am Vorabend|vor dem Zubettgehen} neben die Tür; {der Rest ist ein kleiner Schritt|so beginnt der Morgen entschieden}.',
    'Schreiben Sie {für den nächsten Arztbesuch|vor dem nächsten Termin} drei Fragen auf, {kurz und ohne Scheu|so wie Sie sprechen}.',
  ],
  mistakeSentence: [
    'Wer {alles auf einmal|Schlaf, Essen und Bewegung zugleich} umstellt, {weiß hinterher nicht, was geholfen hat|hält selten bis zum Monatsende durch}.',
    'Viele {trainieren|üben} gegen den Schmerz an, {statt ihn als Auskunft zu nehmen|obwohl der Körper längst spricht}.',
    'Man {vergleicht|misst} sich mit {Jüngeren|fremden Körpern} und {übersieht|vergisst}, {von wo man selbst losgegangen ist|wie weit man schon gekommen ist}.',
  ],
  measureSentence: [
    'Ein {Wort|Strich} pro Abend {im Kalender|am Kühlschrank}, {gut, mittel oder schlecht|mehr nicht}, {zeigt nach Wochen ein Muster|ergibt bald ein ehrliches Bild}.',
    '{Messen Sie|Prüfen Sie} sich an {derselben Treppe|der gleichen Strecke}, {zur selben Tageszeit|im gleichen Tempo}, {nicht öfter als einmal im Monat|in ruhigen Abständen}.',
    '{Fragen Sie|Bitten Sie} jemanden, mit dem Sie {wohnen|arbeiten}, {um ein Urteil|nach seinem Eindruck}: {Andere bemerken Erholung oft früher|Von außen sieht man Erschöpfung besser}.',
  ],
  sourceSentence: [
    'Wer {schnelle Heilung|ein Wunder} verspricht, {verkauft meist etwas|hat Ihre Geschichte nicht gehört}; {Seriöses klingt bescheidener|gute Auskunft nennt auch Grenzen}.',
    'Was {für viele|im Durchschnitt} gilt, {muss für Sie nicht stimmen|kann bei Ihnen anders liegen}, {deshalb gehört Wichtiges ins Sprechzimmer|und im Zweifel entscheidet die Praxis}.',
    '{Fragen Sie|Prüfen Sie} bei jedem Ratschlag, {an wen er sich richtet|für wen er gedacht war} und {wer davon abraten würde|was geschieht, wenn man ihn weglässt}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, was Sie {an einem schlechten Tag|trotz Müdigkeit} noch {tun würden|schaffen}, und {bauen Sie darauf|nehmen Sie das als Grundlage}.',
    'Wovon {möchten|wollen} Sie {mehr|wieder mehr} haben: {Kraft|Ausdauer}, Ruhe oder {Zeit ohne Beschwerden|Leichtigkeit}?',
    'Was würde {Ihre Ärztin|ein guter Arzt} {zuerst fragen|als Erstes wissen wollen}, und {haben Sie die Antwort parat|was würden Sie ehrlich antworten}?',
  ],
  choiceSentence: [
    'Wählen Sie, was Sie auch {im November|an trüben Tagen} {tun würden|durchhalten}; {das Beste auf dem Papier|der perfekte Plan} {hilft nur dem Papier|nützt im Schrank nichts}.',
    '{Probieren Sie|Testen Sie} beides je {eine Woche|sieben Tage}, {nacheinander und nicht durcheinander|mit einer Pause dazwischen}, und {vergleichen Sie die Morgenstunden|achten Sie auf den Schlaf}.',
    '{Besprechen Sie|Klären Sie} beide Wege {in der Praxis|mit einer Fachkraft}, sobald {Beschwerden|Medikamente} {im Spiel sind|dazukommen}.',
  ],
};
