import type { FixedPage, Topic } from './topic.ts';

const CISTERNAS: FixedPage = {
  url: 'https://agua-en-casa.example/resultados',
  title: 'Agua de lluvia en 180 viviendas de Valdelmar',
  text: `El programa Agua en Casa instaló cisternas de lluvia en 180 viviendas de Valdelmar entre 2021 y 2024. La cisterna media tiene 3.500 litros y recoge el agua de 85 metros cuadrados de tejado. En un año normal caen allí 520 milímetros, de modo que el tejado da unos 35.000 litros aprovechables.

Las familias gastan el 42 % del agua de lluvia en el riego, el 37 % en el inodoro y el resto en limpiar y lavar. El recibo bajó 96 euros al año de media. La instalación costó 1.240 euros, de los que el ayuntamiento pagó la mitad.

El mantenimiento es sencillo, pero hay que hacerlo. En 54 de las 180 viviendas los filtros estaban atascados en la primera revisión. La ingeniera Nuria Calderón aconseja limpiar el canalón dos veces al año y vaciar el primer filtro después de cada tormenta fuerte.

Nadie debe beber esta agua sin tratarla. De 60 muestras, 22 contenían bacterias por encima del límite del agua potable, casi siempre por los excrementos de las aves.`,
};

const VECINOS: FixedPage = {
  url: 'https://huerto-azul.example/lluvia',
  title: 'Cómo recogemos la lluvia en el Huerto Azul',
  text: `En el Huerto Azul regamos 400 metros cuadrados de verduras sin abrir el grifo desde hace siete veranos. Usamos ocho bidones de 220 litros unidos por una manguera, que nos regaló una fábrica de aceitunas. Todo el montaje nos llevó un fin de semana y 130 euros en piezas.

El truco está en el primer litro. Los primeros 2 milímetros de lluvia arrastran el polvo del tejado, así que un tubo vertical con tapón los aparta antes de que lleguen a los bidones. Desde que lo pusimos, el agua huele bien incluso en agosto.

Una tapa oscura evita las algas y una malla de 1 milímetro evita los mosquitos. En el verano de 2022 tuvimos 63 días sin lluvia y los bidones duraron 41. Quien quiera ver el montaje puede escribir a hola@huerto-azul.example.`,
};

/** Articles in Spanish. */
export const SPANISH: readonly Topic[] = [
  { id: 'es-small', topic: 'Cinco errores al empezar a ahorrar', language: 'spanish', length: 'small', pages: [] },
  {
    id: 'es-medium',
    topic: 'Cómo aprovechar el agua de lluvia en casa',
    language: 'spanish',
    length: 'medium',
    pages: [CISTERNAS, VECINOS],
  },
  { id: 'es-large', topic: 'Aprender a tocar la guitarra de adulto', language: 'spanish', length: 'large', pages: [] },
];
