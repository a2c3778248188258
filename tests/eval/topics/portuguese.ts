import type { FixedPage, Topic } from './topic.ts';

const HORTAS: FixedPage = {
  url: 'https://hortas-do-bairro.example/levantamento',
  title: 'Levantamento das hortas comunitárias de Porto Sereno',
  text: `Porto Sereno tem 64 hortas comunitárias, que ocupam 9,7 hectares de terrenos públicos. O levantamento de 2024 contou 1.830 famílias com um canteiro e outras 720 na fila de espera. A horta mais antiga, no bairro das Acácias, funciona desde 1998.

Cada canteiro de 20 metros quadrados produz em média 96 quilos de alimentos por ano. As famílias consomem 71 % da colheita, doam 18 % e vendem o resto na feira de sábado. Alface, couve e mandioca respondem por quase metade da produção.

A água é a maior despesa. Uma horta gasta R$ 4.600 por ano, dos quais R$ 2.900 vão para a conta de água. Nas 15 hortas que instalaram cisternas, a conta caiu 43 %.

A agrônoma Denise Tavares observa que as hortas que duram têm regras escritas. Das 22 que fecharam em dez anos, 17 não tinham estatuto, e em 14 o conflito começou com canteiros abandonados.`,
};

const HUERTOS: FixedPage = {
  url: 'https://huertos-vecinales.example/salud',
  title: 'Huertos vecinales y salud: un estudio en tres barrios',
  text: `Un equipo de la Universidad de Altomonte siguió durante dos años a 318 personas de tres barrios, la mitad de ellas con parcela en un huerto vecinal. Quienes cultivaban comían 1,8 raciones más de verdura al día y caminaban 24 minutos más.

La diferencia fue mayor entre los jubilados. El 64 % dijo conocer por su nombre a diez vecinos o más, frente al 37 % del grupo sin huerto. La médica Elena Robledo advierte de que quienes se apuntan a un huerto ya suelen ser más activos.

El coste público fue de 58 euros por parcela y año. La ciudad ha reservado terreno para 240 parcelas más hasta 2028.`,
};

/** Articles in Portuguese. */
export const PORTUGUESE: readonly Topic[] = [
  {
    id: 'pt-small',
    topic: '7 dicas para fotografar melhor com o celular',
    language: 'portuguese',
    length: 'small',
    pages: [],
  },
  {
    id: 'pt-medium',
    topic: 'Hortas comunitárias em bairros urbanos',
    language: 'portuguese',
    length: 'medium',
    pages: [HORTAS, HUERTOS],
  },
  { id: 'pt-large', topic: 'React vs Vue para equipes pequenas', language: 'portuguese', length: 'large', pages: [] },
];
