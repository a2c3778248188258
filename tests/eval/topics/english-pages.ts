import type { FixedPage } from './topic.ts';

/** English pages that serve articles in other languages. */

export const TREES_AND_HEAT: FixedPage = {
  url: 'https://urban-shade.example/findings',
  title: 'Shade by numbers: ten summers of street trees in Castlemoor',
  text: `The Castlemoor Shade Study measured air and surface temperatures on 48 streets over ten summers. On afternoons above 30 °C, streets whose trees covered at least 40 % of the pavement were 2.8 °C cooler at head height than streets with none. The surface of the road was cooler by 11.5 °C.

Young trees hardly count at first. A lime planted at a trunk girth of 18 cm gave measurable shade after 9 years and half of its full effect after 16. Of 3,260 trees planted in 2014, 412 had died by 2024, two thirds of them in their first three summers and nearly all for lack of water.

Watering bags cut those losses. Where residents looked after the tree in front of their door, 6 % of the young trees died, compared with 17 % where only the city's lorry came by. The scheme costs £14 per tree and year, says the forester Anil Braithwaite, against £1,150 to plant a new one.

Roots need room more than anything else. Trees in pits of at least 12 cubic metres grew twice as fast as those in pits of 4. The city has written the larger pit into its rules for every street that is opened for pipes or cables.`,
};

export const GUESTHOUSES: FixedPage = {
  url: 'https://rural-stays.example/lessons',
  title: 'Village guesthouses that last: lessons from 86 owners',
  text: `A survey of 86 village guesthouses by the Fellside Centre for Tourism found that 31 of them had changed hands or closed within five years. Owners who lived in the village stayed open more often: 78 % of their houses were still running after five years, compared with 46 % of the houses run from a distant city.

Income depends on few days. The median house was full on 94 nights a year and earned 61 % of its income in 11 weeks. Houses that offered a course, such as weaving, baking or walking with a guide, filled a further 23 nights outside the season.

Guests complain less about simple rooms than about uncertain ones. Of 2,140 reviews, 190 mentioned size or furniture and 655 mentioned noise, heating or how to get there. A drawn map and a telephone number that somebody answers cost nothing.

The village benefits when money stays in it. Owners who bought food from neighbours spent 38 % of their income within 10 kilometres, the others 12 %.`,
};

export const BRANCH_LINES: FixedPage = {
  url: 'https://branch-lines.example/what-saved-them',
  title: 'What saved seven branch lines',
  text: `Seven rural branch lines that were to be closed in 2009 still carry passengers today. The transport historian Gwen Pelletier has compared them with nine lines that were closed. The survivors had not carried more people: 640 a day on average, against 610 on the lines that are gone.

What they had was a timetable that could be remembered. All seven ran a train every hour, from 6 in the morning until 9 at night, by the third year after the threat. Passenger numbers rose by 44 % within five years, and half of the new passengers had owned a car.

Five of the seven are run by a body in which the villages have a vote. The villages pay 18 % of the costs, about 27 euros per inhabitant and year, and in return they decide on stops and fares. Where the state alone paid, repairs were put off until the speed limit fell to 40 kilometres an hour.

Stations mattered too. Eleven station buildings now hold a shop, a library or a doctor's practice. The smallest, in a village of 380 people, sells 9,200 tickets and 31,000 cups of coffee a year.`,
};

export const SMALL_MUSEUMS: FixedPage = {
  url: 'https://small-museums.example/visitors',
  title: 'Who comes to small museums, and why they come back',
  text: `The Association of Small Museums asked 5,400 visitors of 36 museums in towns with fewer than 30,000 inhabitants why they had come. 41 % were brought by someone who lives there, 27 % had seen a sign in the street, and 9 % had found the museum on the internet.

Opening hours decide more than exhibitions. Twelve museums moved two hours from the morning to the early evening and gained 19 % more visitors without any further cost. The curator Ilse Marchetti calls it the cheapest extension her house has ever built.

Visitors stayed 52 minutes on average, and 78 minutes where they could touch or try something. Museums that let people lend an object with its story for three months had twice as many visitors from their own town as before.

A small museum spends 11 euros per visitor, of which tickets cover 3. The rest comes from the town, from friends of the museum, and from the shop.`,
};
