import type { SourceDocument } from '@/lib/writing/types';

const TOWER = `We use cookies to improve your experience. Cookie settings can be changed at any time.

A lighthouse is a tower that emits light from a system of lamps and lenses to guide ships at sea. Lighthouses mark dangerous coastlines, reefs and rocks.[12] Dr. Smith wrote about them at length in his diary. They were once common, but the number of working lighthouses has fallen since then.

Before ports had clear entrances, sailors were guided by fires built on the tops of hills. Raising the fire on a platform made it visible from further away, and so the tower was born. Click here to subscribe to our newsletter. Read more about "the great lens" in our shop.`;

const KEEPERS = `Our museum opens at ten. The history of the lighthouse on this coast begins with a wooden tower that burned down within a generation. Families of keepers passed the work from parents to children, and their logbooks fill two shelves.

The logbooks record storms, repairs and visitors in the same neat hand. Electric light ended the daily climb of the stairs, and the last keeper left the station.`;

const FRENCH = `Un phare est une tour équipée d'une source de lumière qui guide les navires la nuit. Les gardiens allumaient la lampe chaque soir et notaient le temps dans un registre. Abonnez-vous à notre lettre.`;

const EMPTY = 'Home About Contact\n\nSubscribe to our newsletter.\n\nlorem, ipsum, dolor';

function page(number: number, title: string, text: string): SourceDocument {
  return { number, url: `https://page-${number}.example/lighthouse`, title, text };
}

/** Pages on one topic: two English, one French, and one without a usable sentence. */
export const LIGHTHOUSE_PAGES: readonly SourceDocument[] = [
  page(1, 'Lighthouse | Example Encyclopedia', TOWER),
  page(2, 'Keepers of the [Old] Coast', KEEPERS),
  page(3, 'Les phares', FRENCH),
  page(4, 'Nothing here', EMPTY),
];

const THEMES = [
  'lens',
  'tower',
  'keeper',
  'fog horn',
  'stairs',
  'lamp',
  'island',
  'harbour',
  'reef',
  'logbook',
];

/** Ten pages with one quotable sentence each and no other. */
export const TEN_PAGES: readonly SourceDocument[] = THEMES.map((theme, at) =>
  page(
    at + 1,
    `About the ${theme}`,
    `The ${theme} of the old lighthouse was repaired by hand every single summer.`,
  ),
);
