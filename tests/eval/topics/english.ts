import type { FixedPage, Topic } from './topic.ts';

const REPAIR_REPORT: FixedPage = {
  url: 'https://repair-network.example/report',
  title: 'Three years of repair cafés in Harlow Vale',
  text: `The Harlow Vale Repair Network opened its first café in a parish hall in March 2021 with six volunteers and one long table. Three years later it runs 14 cafés, and 212 volunteers have signed the rota at least once. The hall is still free on the second Saturday of the month, which is why the date has never changed.

Visitors brought 4,870 objects in the third year. Volunteers repaired 63 % of them on the day, gave advice on a further 21 %, and sent the rest away because a part was missing or the object was not safe. Lamps, kettles and clothes made up more than half of everything on the tables.

Running a café costs the network £38 an afternoon, mostly for tea, fuses and thread. A donation box by the door brought in £52 on average, so no café has ever needed a grant to stay open. Insurance is the largest single bill: £410 a year for all 14 cafés together.

"People come for the toaster and stay for the conversation," says Miriam Oduya, who has kept the books since the beginning. Of 300 visitors asked in the autumn, 187 said they had since mended something at home that they would once have thrown away.`,
};

const REPAIR_GUIDE: FixedPage = {
  url: 'https://toolshare.example/start-a-repair-cafe',
  title: 'Starting a repair café: a checklist from the Toolshare library',
  text: `Most cafés that close do so in their first 9 months, and the reason is rarely money. The organisers of the Toolshare library in Brackenford asked 41 closed cafés what had gone wrong: 26 had depended on a single person who moved away or fell ill. Share the keys, the email account and the contacts among at least three people from the first day.

Count on one repair taking 35 minutes. A café with five repairers that is open for three hours can therefore take on about 25 objects, and it should tell the people at the end of the queue honestly that they may not get a turn.

Electrical objects need a test before they go home. A portable appliance tester costs about £250 second hand, and a repairer can learn to use it in one evening course. Brackenford has tested 1,310 appliances and found a dangerous fault in 74 of them, nearly always in the cable.

Write down what fails. After two years the library could show a kettle maker that 8 in 10 broken lids had snapped at the same hinge. Questions about the checklist go to repairs@toolshare.example or www.toolshare.example/help.`,
};

const TRIAL: FixedPage = {
  url: 'https://work-observatory.example/four-day-trial',
  title: 'What 61 small firms learned from a four-day week',
  text: `Between January and December 2024 the Observatory for Working Time followed 61 firms with fewer than 50 employees that cut the week to 32 hours at full pay. Of these, 52 kept the shorter week when the trial ended, 6 went back to five days, and 3 were still deciding when the report was written.

Revenue in the 52 firms rose by 4.2 % over the year, against 3.9 % in a comparison group of 120 firms that had changed nothing. The difference is too small to mean anything, says the economist Ruta Halvorsen, but it does mean that the lost day did not cost them a fifth of their income.

Sick days fell from 6.1 to 4.3 for each employee. Resignations fell more sharply: 57 people left the 61 firms during the trial, compared with 98 in the year before. Firms reported that a vacancy now drew 2.5 times as many applications.

The savings came from meetings. The median firm held 11 hours of meetings a week for each employee before the trial and 5 hours afterwards, mostly by shortening them and by inviting fewer people. Customer service was the hardest part: 44 firms needed a rota, because customers still called on all five days.`,
};

const RETURNED: FixedPage = {
  url: 'https://northbridge-print.example/notes/five-days-again',
  title: 'Why we went back to five days',
  text: `Northbridge Print, a workshop with 17 people, tried the four-day week for 26 weeks and then gave it up. The presses cannot run faster than they do, explains the manager Colm Strand, so four days of printing gave four fifths of the output. Overtime cost £19,400 in half a year.

The office was another matter. The four people who write quotes and invoices did their work in 32 hours without complaint, and they have kept their free Friday. Since then the workshop staff have had 6 extra days of leave a year instead, which 13 of 17 people preferred in a vote.

Strand's advice is to count before promising anything. Note for a month what each hour is spent on, he says, and see whether a fifth of it could go. In the office 23 % of the hours went into looking for files and answering the same questions. At the presses it was 3 %.`,
};

const GERMAN_LAW_FIRM: FixedPage = {
  url: 'https://arbeitszeit-forum.example/kanzlei-lindner',
  title: 'Vier Tage, gleiche Mandate: ein Erfahrungsbericht',
  text: `Die Kanzlei Lindner in Oberrode hat 12 Beschäftigte und arbeitet seit April 2023 nur noch an vier Tagen. Die Wochenarbeitszeit sank von 39 auf 34 Stunden, die Gehälter blieben gleich. Freitags ist das Telefon bis 12 Uhr besetzt, danach läuft eine Ansage.

Nach 18 Monaten hat die Kanzlei 340 Mandate im Jahr statt 331 bearbeitet. Die Fehlerquote bei Fristen, die vorher bei 1,4 % lag, ist auf 0,6 % gesunken. Inhaberin Petra Lindner führt das darauf zurück, dass montags niemand mehr Rückstände vom Freitag vorfindet.

Teuer war der Umbau der Abläufe: 8.700 Euro kostete die neue Software für Termine, und zwei Monate lang dauerte alles länger als vorher. Eine Mitarbeiterin wechselte in dieser Zeit in eine andere Kanzlei, weil ihr die Tage zu dicht wurden.`,
};

/** Articles in English. */
export const ENGLISH: readonly Topic[] = [
  {
    id: 'en-small',
    // The address is the user's own, so it may be named.
    topic: 'Moving a small pottery shop from an online market to its own site, maplepottery.example',
    language: 'english',
    length: 'small',
    pages: [],
  },
  {
    id: 'en-medium',
    topic: 'Repair cafés: how to start one in your town',
    language: 'english',
    length: 'medium',
    pages: [REPAIR_REPORT, REPAIR_GUIDE],
  },
  {
    id: 'en-large',
    topic: 'What a four-day week changes in a small company',
    language: 'english',
    length: 'large',
    pages: [TRIAL, RETURNED, GERMAN_LAW_FIRM],
  },
];
