import type { ClaimRows } from './claim-row.ts';

export const ITALIAN_ROWS: ClaimRows = {
  language: 'italian',
  rows: [
    {
      passage:
        'Piantate i bulbi a 5 cm di profondità in ottobre. Il primo anno non hanno bisogno di concime e fioriscono prima dei tulipani.',
      trueClaims: [
        'In ottobre i bulbi si piantano a 50 mm di profondità.',
        'I bulbi il primo anno non hanno bisogno di alcun concime.',
        'I bulbi vanno a cinque centimetri di profondità.',
      ],
      falseClaims: [
        ['unit', 'Piantate i bulbi a 5 pollici di profondità.'],
        ['date', 'Piantate i bulbi in novembre.'],
        ['negation', 'I bulbi il primo anno hanno bisogno di concime.'],
        ['number', 'Piantate i bulbi a otto centimetri di profondità.'],
        ['comparison', 'I bulbi fioriscono dopo i tulipani.'],
      ],
    },
    {
      passage:
        'Il museo di Montelupo ha aperto il 3 maggio 1998. Lo ha fondato Marta Zanin e attira più visitatori del castello.',
      trueClaims: [
        'Marta Zanin ha fondato il museo di Montelupo.',
        'Il museo è aperto dal maggio 1998.',
        'Il castello attira meno visitatori del museo.',
      ],
      falseClaims: [
        ['date', 'Il museo di Montelupo ha aperto il 5 maggio 1998.'],
        ['date', 'Il museo di Montelupo ha aperto in marzo.'],
        ['name', 'Il museo di Montelupo lo ha fondato Laura Bianchi.'],
        ['comparison', 'Il museo di Montelupo attira meno visitatori del castello.'],
      ],
    },
    {
      passage:
        "Su 60 famiglie, 48 hanno ridotto il consumo d'acqua. Un rubinetto che gocciola perde 30 litri al giorno. I contatori non misurano l'acqua calda.",
      trueClaims: [
        'Quarantotto famiglie su sessanta hanno consumato meno acqua.',
        'Un rubinetto che gocciola spreca trenta litri al giorno.',
        "L'acqua calda non viene misurata dai contatori.",
      ],
      falseClaims: [
        ['unit', 'Un rubinetto che gocciola perde 30 galloni al giorno.'],
        ['number', "Trentotto famiglie su sessanta hanno ridotto il consumo d'acqua."],
        ['negation', "I contatori misurano l'acqua calda."],
        ['number', 'Un rubinetto che gocciola perde quaranta litri al giorno.'],
      ],
    },
    {
      passage:
        'Il mercato si tiene ogni martedì da marzo a ottobre. Le ciliegie costano 6 euro al chilo.',
      trueClaims: [
        'Ogni martedì, da marzo a ottobre, si tiene il mercato.',
        'A luglio il mercato si tiene.',
        'Un chilo di ciliegie costa sei euro.',
      ],
      falseClaims: [
        ['date', 'Il mercato si tiene ogni giovedì.'],
        ['unit', 'Le ciliegie costano 6 dollari al chilo.'],
        ['date', 'Il mercato si tiene anche a dicembre.'],
      ],
    },
  ],
};

export const PORTUGUESE_ROWS: ClaimRows = {
  language: 'portuguese',
  rows: [
    {
      passage:
        'Plante os bulbos a 5 cm de profundidade em outubro. Eles não precisam de adubo no primeiro ano e florescem antes das tulipas.',
      trueClaims: [
        'Em outubro, os bulbos são plantados a 50 mm de profundidade.',
        'No primeiro ano os bulbos não precisam de nenhum adubo.',
        'A profundidade é de cinco centímetros.',
      ],
      falseClaims: [
        ['unit', 'Plante os bulbos a 5 polegadas de profundidade.'],
        ['date', 'Plante os bulbos em novembro.'],
        ['negation', 'Os bulbos precisam de adubo no primeiro ano.'],
        ['number', 'Plante os bulbos a oito centímetros de profundidade.'],
        ['comparison', 'Os bulbos florescem depois das tulipas.'],
      ],
    },
    {
      passage:
        'O museu de Porto Sereno abriu em 3 de maio de 1998. Foi fundado por Denise Tavares e recebe mais visitantes do que o castelo.',
      trueClaims: [
        'Denise Tavares fundou o museu de Porto Sereno.',
        'O museu abriu em maio de 1998.',
        'O castelo recebe menos visitantes do que o museu de Porto Sereno.',
      ],
      falseClaims: [
        ['date', 'O museu de Porto Sereno abriu em 5 de maio de 1998.'],
        ['date', 'O museu de Porto Sereno abriu em março.'],
        ['name', 'O museu de Porto Sereno foi fundado por Lúcia Ferraz.'],
        ['comparison', 'O museu de Porto Sereno recebe menos visitantes do que o castelo.'],
      ],
    },
    {
      passage:
        'De 60 famílias, 48 reduziram o consumo de água. Uma torneira que pinga perde 30 litros por dia. Os medidores não registram a água quente.',
      trueClaims: [
        'Quarenta e oito das sessenta famílias gastaram menos água.',
        'Uma torneira que pinga desperdiça trinta litros por dia.',
        'A água quente não é registrada pelos medidores.',
      ],
      falseClaims: [
        ['unit', 'Uma torneira que pinga perde 30 galões por dia.'],
        ['number', 'Trinta e oito das sessenta famílias reduziram o consumo de água.'],
        ['negation', 'Os medidores registram a água quente.'],
        ['number', 'Uma torneira que pinga perde quarenta litros por dia.'],
      ],
    },
    {
      passage: 'A feira acontece no sábado, no verão. O quilo de cerejas custa R$ 20.',
      trueClaims: [
        'No verão, a feira acontece aos sábados.',
        'Um quilo de cerejas custa vinte reais.',
      ],
      falseClaims: [
        ['date', 'A feira acontece no domingo.'],
        ['unit', 'O quilo de cerejas custa 20 euros.'],
        ['date', 'A feira acontece no inverno.'],
      ],
    },
  ],
};

export const RUSSIAN_ROWS: ClaimRows = {
  language: 'russian',
  rows: [
    {
      passage:
        'Луковицы сажают в октябре на глубину 5 см. В первый год они не нуждаются в удобрениях и цветут раньше тюльпанов.',
      trueClaims: [
        'В октябре луковицы сажают на глубину 50 мм.',
        'Луковицы в первый год не нуждаются ни в каких удобрениях.',
        'Глубина посадки составляет пять сантиметров.',
      ],
      falseClaims: [
        ['unit', 'Луковицы сажают на глубину 5 дюймов.'],
        ['date', 'Луковицы сажают в ноябре.'],
        ['negation', 'В первый год луковицы нуждаются в удобрениях.'],
        ['number', 'Луковицы сажают на глубину восемь сантиметров.'],
        ['comparison', 'Луковицы цветут позже тюльпанов.'],
      ],
    },
    {
      passage:
        'Музей в Тихореченске открылся 3 мая 1998 года. Его основала Вера Лаптева. В музее бывает больше посетителей, чем в крепости.',
      trueClaims: [
        'Вера Лаптева основала музей в Тихореченске.',
        'Музей открылся в мае 1998 года.',
        'В крепости бывает меньше посетителей, чем в музее.',
      ],
      falseClaims: [
        ['date', 'Музей в Тихореченске открылся 5 мая 1998 года.'],
        ['date', 'Музей в Тихореченске открылся в марте 1998 года.'],
        ['name', 'Музей в Тихореченске основала Ольга Мельникова.'],
        ['comparison', 'В крепости бывает больше посетителей, чем в музее.'],
        ['name', 'Музей в Приозёрске открылся 3 мая 1998 года.'],
      ],
    },
    {
      passage:
        'Из 60 семей 48 сократили расход воды. Капающий кран теряет 30 литров в день. Счётчики не учитывают горячую воду.',
      trueClaims: [
        'Сорок восемь из шестидесяти семей тратили меньше воды.',
        'Капающий кран теряет тридцать литров в день.',
        'Горячую воду счётчики не учитывают.',
      ],
      falseClaims: [
        ['unit', 'Капающий кран теряет 30 миллилитров в день.'],
        ['number', 'Тридцать восемь из шестидесяти семей сократили расход воды.'],
        ['negation', 'Счётчики учитывают горячую воду.'],
        ['number', 'Капающий кран теряет сорок литров в день.'],
      ],
    },
    {
      passage: 'Ярмарка проходит по вторникам летом. Килограмм вишни стоит 200 рублей.',
      trueClaims: [
        'Летом по вторникам проходит ярмарка.',
        'Вишня стоит двести рублей за килограмм.',
      ],
      falseClaims: [
        ['date', 'Ярмарка проходит по четвергам.'],
        ['unit', 'Килограмм вишни стоит 200 евро.'],
        ['date', 'Ярмарка проходит зимой.'],
      ],
    },
  ],
};
