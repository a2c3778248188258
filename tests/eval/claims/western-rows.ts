import type { ClaimRows } from './claim-row.ts';

/** Written for the evaluation: facts of made-up places, each told truly and falsely. */
export const ENGLISH_ROWS: ClaimRows = {
  language: 'english',
  rows: [
    {
      passage:
        'Plant the bulbs 5 cm deep in October. They need no fertiliser in the first year, and they flower before the tulips.',
      trueClaims: [
        'The bulbs go 50 mm into the soil in October.',
        'In the first year the bulbs do not need any fertiliser.',
        'October is the month to plant the bulbs, five centimetres deep.',
        'The tulips flower after the bulbs planted in October.',
      ],
      falseClaims: [
        ['unit', 'Plant the bulbs 5 inches deep in October.'],
        ['date', 'Plant the bulbs 5 cm deep in November.'],
        ['negation', 'The bulbs need fertiliser in the first year.'],
        ['number', 'Plant the bulbs seven centimetres deep.'],
        ['comparison', 'The bulbs flower after the tulips.'],
      ],
    },
    {
      passage:
        'The Harrow Museum opened on 3 May 1998. It was founded by Clara Whitfield and attracts more visitors than the castle.',
      trueClaims: [
        'Clara Whitfield founded the Harrow Museum, which opened in May 1998.',
        'Since 3 May 1998 the museum has been open.',
        'The castle attracts fewer visitors than the Harrow Museum.',
      ],
      falseClaims: [
        ['date', 'The Harrow Museum opened on 5 May 1998.'],
        ['date', 'The Harrow Museum opened in March 1998.'],
        ['name', 'The Harrow Museum was founded by Edith Langley.'],
        ['comparison', 'The castle attracts more visitors than the Harrow Museum.'],
        ['comparison', 'The Harrow Museum attracts fewer visitors than the castle.'],
      ],
    },
    {
      passage:
        'In the trial, 48 of 60 households cut their water use. Leaking taps wasted 30 litres a day. The meters do not record hot water.',
      trueClaims: [
        'Of sixty households, forty-eight used less water.',
        'A leaking tap wastes thirty litres every day.',
        'Hot water is not recorded by the meters.',
      ],
      falseClaims: [
        ['unit', 'Leaking taps wasted 30 gallons a day.'],
        ['number', 'In the trial, thirty-eight of sixty households cut their water use.'],
        ['negation', 'The meters record hot water.'],
        ['number', 'Leaking taps wasted 300 litres a day.'],
      ],
    },
    {
      passage:
        'The ferry from Larne sails every Tuesday from March to October. A ticket costs £12, and children travel free.',
      trueClaims: [
        'Every Tuesday between March and October a ferry leaves Larne.',
        'The ferry runs in July.',
        'Tickets cost twelve pounds.',
      ],
      falseClaims: [
        ['date', 'The ferry from Larne sails every Thursday from March to October.'],
        ['unit', 'A ticket costs $12.'],
        ['date', 'The ferry sails in December as well.'],
        ['name', 'The ferry from Belfast sails every Tuesday.'],
      ],
    },
  ],
};

export const GERMAN_ROWS: ClaimRows = {
  language: 'german',
  rows: [
    {
      passage:
        'Die Zwiebeln werden im Oktober 5 cm tief gesetzt. Sie brauchen im ersten Jahr keinen Dünger und blühen vor den Tulpen.',
      trueClaims: [
        'Im Oktober kommen die Zwiebeln 50 mm tief in die Erde.',
        'Dünger brauchen die Zwiebeln im ersten Jahr nicht.',
        'Man setzt die Zwiebeln fünf Zentimeter tief.',
      ],
      falseClaims: [
        ['unit', 'Die Zwiebeln werden 5 Zoll tief gesetzt.'],
        ['date', 'Die Zwiebeln werden im November gesetzt.'],
        ['negation', 'Die Zwiebeln brauchen im ersten Jahr Dünger.'],
        ['number', 'Die Zwiebeln werden acht Zentimeter tief gesetzt.'],
        ['comparison', 'Die Zwiebeln blühen nach den Tulpen.'],
      ],
    },
    {
      passage:
        'Das Stadtmuseum wurde am 3. Mai 1998 eröffnet. Gegründet hat es Dr. Hanna Voss. Montags ist es geschlossen.',
      trueClaims: [
        'Am 3. Mai 1998 öffnete das Stadtmuseum.',
        'Hanna Voss gründete das Stadtmuseum.',
        'An Montagen bleibt das Museum geschlossen.',
      ],
      falseClaims: [
        ['date', 'Das Stadtmuseum wurde am 5. Mai 1998 eröffnet.'],
        ['date', 'Das Stadtmuseum wurde im März 1998 eröffnet.'],
        ['name', 'Gegründet hat das Stadtmuseum Dr. Karin Brandt.'],
        ['date', 'Dienstags ist das Museum geschlossen.'],
      ],
    },
    {
      passage:
        'Von 60 Haushalten sparten 48 Wasser. Ein tropfender Hahn verliert 30 Liter am Tag. Die Zähler erfassen das Warmwasser nicht.',
      trueClaims: [
        'Achtundvierzig von sechzig Haushalten sparten Wasser.',
        'Dreißig Liter am Tag verliert ein tropfender Hahn.',
        'Warmwasser wird von den Zählern nicht erfasst.',
      ],
      falseClaims: [
        ['unit', 'Ein tropfender Hahn verliert 30 Milliliter am Tag.'],
        ['number', 'Achtunddreißig von sechzig Haushalten sparten Wasser.'],
        ['negation', 'Die Zähler erfassen das Warmwasser.'],
        ['number', 'Ein tropfender Hahn verliert vierzig Liter am Tag.'],
      ],
    },
    {
      passage:
        'Weidenau hat mehr Bäume als Bergstadt. Der Verein Sonnenbalkon pflegt 200 davon, die meisten stehen im Norden der Stadt.',
      trueClaims: [
        'In Bergstadt stehen weniger Bäume als in Weidenau.',
        'Zweihundert Bäume pflegt der Verein Sonnenbalkon.',
        'Die meisten der gepflegten Bäume stehen im Norden.',
      ],
      falseClaims: [
        ['comparison', 'Bergstadt hat mehr Bäume als Weidenau.'],
        ['name', 'Der Verein Regenbogen pflegt 200 davon.'],
        ['comparison', 'Die meisten Bäume stehen im Süden der Stadt.'],
      ],
    },
  ],
};

export const FRENCH_ROWS: ClaimRows = {
  language: 'french',
  rows: [
    {
      passage:
        "Plantez les bulbes à 5 cm de profondeur en octobre. Ils n'ont pas besoin d'engrais la première année et fleurissent avant les tulipes.",
      trueClaims: [
        'En octobre, les bulbes se plantent à 50 mm de profondeur.',
        "La première année, les bulbes n'ont besoin d'aucun engrais.",
        'Les bulbes se plantent à cinq centimètres de profondeur.',
      ],
      falseClaims: [
        ['unit', 'Plantez les bulbes à 5 pouces de profondeur en octobre.'],
        ['date', 'Plantez les bulbes à 5 cm de profondeur en novembre.'],
        ['negation', "Les bulbes ont besoin d'engrais la première année."],
        ['number', 'Plantez les bulbes à huit centimètres de profondeur.'],
        ['comparison', 'Les bulbes fleurissent après les tulipes.'],
      ],
    },
    {
      passage:
        'Le musée de Saint-Aubry a ouvert le 3 mai 1998. Fondé par Claire Vasseur, il attire plus de visiteurs que le château.',
      trueClaims: [
        'Claire Vasseur a fondé le musée de Saint-Aubry.',
        'Le musée est ouvert depuis mai 1998.',
        'Le château attire moins de visiteurs que le musée de Saint-Aubry.',
      ],
      falseClaims: [
        ['date', 'Le musée de Saint-Aubry a ouvert le 5 mai 1998.'],
        ['date', 'Le musée de Saint-Aubry a ouvert en mars 1998.'],
        ['name', 'Le musée de Saint-Aubry a été fondé par Louise Gauthier.'],
        ['comparison', 'Le musée de Saint-Aubry attire moins de visiteurs que le château.'],
      ],
    },
    {
      passage:
        "Sur 60 foyers, 48 ont réduit leur consommation d'eau. Un robinet qui goutte perd 30 litres par jour. Les compteurs ne mesurent pas l'eau chaude.",
      trueClaims: [
        'Quarante-huit foyers sur soixante ont consommé moins.',
        'Un robinet qui goutte gaspille trente litres par jour.',
        "L'eau chaude n'est pas mesurée par les compteurs.",
      ],
      falseClaims: [
        ['unit', 'Un robinet qui goutte perd 30 millilitres par jour.'],
        ['number', 'Quatre-vingt-dix foyers ont réduit leur consommation.'],
        ['negation', "Les compteurs mesurent l'eau chaude."],
        ['number', 'Un robinet qui goutte perd quarante litres par jour.'],
      ],
    },
    {
      passage:
        'Le marché se tient le mardi, de mars à octobre. Le kilo de cerises y coûte 6 euros en été.',
      trueClaims: [
        'De mars à octobre, le marché a lieu chaque mardi.',
        'En été, les cerises coûtent six euros le kilo.',
      ],
      falseClaims: [
        ['date', 'Le marché se tient le jeudi.'],
        ['unit', 'Le kilo de cerises coûte 6 dollars.'],
        ['date', 'Le marché se tient aussi en décembre.'],
      ],
    },
  ],
};

export const SPANISH_ROWS: ClaimRows = {
  language: 'spanish',
  rows: [
    {
      passage:
        'Plante los bulbos a 5 cm de profundidad en octubre. No necesitan abono el primer año y florecen antes que los tulipanes.',
      trueClaims: [
        'Los bulbos se plantan en octubre a 50 mm de profundidad.',
        'El primer año los bulbos no necesitan ningún abono.',
        'La profundidad es de cinco centímetros.',
      ],
      falseClaims: [
        ['unit', 'Plante los bulbos a 5 pulgadas de profundidad.'],
        ['date', 'Plante los bulbos en noviembre.'],
        ['negation', 'Los bulbos necesitan abono el primer año.'],
        ['number', 'Plante los bulbos a ocho centímetros de profundidad.'],
        ['comparison', 'Los bulbos florecen después que los tulipanes.'],
      ],
    },
    {
      passage:
        'El museo de Valdelmar abrió el 3 de mayo de 1998. Lo fundó Nuria Calderón y recibe más visitantes que el castillo.',
      trueClaims: [
        'Nuria Calderón fundó el museo de Valdelmar.',
        'El museo abrió en mayo de 1998.',
        'El castillo recibe menos visitantes que el museo.',
      ],
      falseClaims: [
        ['date', 'El museo de Valdelmar abrió el 5 de mayo de 1998.'],
        ['date', 'El museo de Valdelmar abrió en marzo de 1998.'],
        ['name', 'Al museo de Valdelmar lo fundó Teresa Molina.'],
        ['comparison', 'El museo de Valdelmar recibe menos visitantes que el castillo.'],
      ],
    },
    {
      passage:
        'De 60 hogares, 48 redujeron su consumo de agua. Un grifo que gotea pierde 30 litros al día. Los contadores no registran el agua caliente.',
      trueClaims: [
        'Cuarenta y ocho de los sesenta hogares consumieron menos agua.',
        'Un grifo que gotea desperdicia treinta litros al día.',
        'El agua caliente no la registran los contadores.',
      ],
      falseClaims: [
        ['unit', 'Un grifo que gotea pierde 30 galones al día.'],
        ['number', 'Treinta y ocho de sesenta hogares redujeron su consumo de agua.'],
        ['negation', 'Los contadores registran el agua caliente.'],
        ['number', 'Un grifo que gotea pierde doscientos litros al día.'],
      ],
    },
    {
      passage:
        'La feria se celebra cada martes en verano. La entrada cuesta 6 euros y los niños no pagan.',
      trueClaims: [
        'Los niños no pagan entrada.',
        'En verano hay feria todos los martes.',
        'Entrar cuesta seis euros.',
      ],
      falseClaims: [
        ['date', 'La feria se celebra cada jueves.'],
        ['date', 'La feria se celebra en invierno.'],
        ['unit', 'La entrada cuesta 6 dólares.'],
      ],
    },
  ],
};
