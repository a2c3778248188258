import { TREES_AND_HEAT } from './english-pages.ts';
import type { FixedPage, Topic } from './topic.ts';

const BALKON: FixedPage = {
  url: 'https://sonnenbalkon.example/auswertung',
  title: 'Ein Jahr Strom vom Balkon: Auswertung von 530 Anlagen',
  text: `Der Verein Sonnenbalkon hat 530 Steckersolargeräte ein Jahr lang begleitet. Ein Gerät mit 800 Watt erzeugte im Mittel 610 Kilowattstunden, davon nutzten die Haushalte 68 % selbst. Bei einem Strompreis von 34 Cent ergibt das eine Ersparnis von rund 141 Euro im Jahr.

Die Richtung entscheidet. Balkone nach Süden brachten 690 Kilowattstunden, Balkone nach Osten oder Westen 540, und nach Norden lohnte sich keine einzige Anlage. Ein Baum, der von 11 bis 14 Uhr Schatten wirft, kostet etwa 30 % des Ertrags.

Im Mittel kosteten die Geräte 480 Euro. Dazu kommen Halterungen für 60 bis 120 Euro, die den Wind aushalten müssen: In der Sturmnacht vom 21. Februar lösten sich 7 der 530 Anlagen, alle mit Kabelbindern befestigt.

Mieterinnen und Mieter brauchen die Zustimmung des Hauses. Nach Angaben von Jurist Bernd Hagemann wurde sie in 47 von 52 strittigen Fällen schließlich erteilt, im Schnitt nach 11 Wochen.`,
};

const STADTBAEUME: FixedPage = {
  url: 'https://stadtgruen-weidenau.example/hitzeplan',
  title: 'Der Hitzeplan der Stadt Weidenau',
  text: `Weidenau hat 84.000 Einwohner und 21.300 Straßenbäume. Im Sommer 2022 zählte die Stadt 27 Tage über 30 Grad, im Mittel der Jahre 1991 bis 2020 waren es 9. Der Stadtrat beschloss daraufhin einen Hitzeplan, für den bis 2030 insgesamt 6,4 Millionen Euro bereitstehen.

Kern des Plans ist die Schwammstadt. Wo Straßen ohnehin aufgerissen werden, entstehen Baumgruben, in die das Regenwasser der Fahrbahn läuft. Die ersten 118 Gruben nehmen zusammen 1.900 Kubikmeter Wasser auf; die Bäume darin mussten im trockenen Sommer 2025 nur dreimal gegossen werden, die übrigen elfmal.

Gepflanzt werden 19 Arten statt bisher sechs. Die Leiterin des Grünamts, Dr. Hanna Voss, verweist auf die Ulmen, von denen die Stadt in den Siebzigerjahren 90 % verloren hat. Keine Art soll mehr als ein Zehntel des Bestands ausmachen.

Widerstand gab es wegen der Parkplätze. Für 350 neue Bäume entfielen 410 Stellplätze, das sind 3 % aller Plätze. In einer Befragung von 1.200 Anwohnern hielten 58 % den Tausch für richtig, 29 % für falsch.`,
};

/** Articles in German. */
export const GERMAN: readonly Topic[] = [
  {
    id: 'de-small',
    topic: 'Balkonkraftwerk: was vor dem Kauf zu klären ist',
    language: 'german',
    length: 'small',
    pages: [BALKON],
  },
  {
    id: 'de-medium',
    topic: 'Homeoffice oder Büro? Ein Vergleich für kleine Teams',
    language: 'german',
    length: 'medium',
    pages: [],
  },
  {
    id: 'de-large',
    topic: 'Stadtbäume und Hitze: was Gemeinden tun können',
    language: 'german',
    length: 'large',
    pages: [STADTBAEUME, TREES_AND_HEAT],
  },
];
