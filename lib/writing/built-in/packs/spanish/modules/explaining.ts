import type { Module } from '../../../language-pack.ts';

/** What something is and why it matters. Plan: explainer. */
export const EXPLAINING: readonly Module[] = [
  {
    id: 'what-outline',
    role: 'what',
    headings: [
      '¿De qué {hablamos|se trata}?',
      '{Prepara|Monta} el escenario',
      'Primero, {las palabras|los nombres}',
    ],
    paragraphs: [
      [
        [
          'Una palabra {conocida|de todos los días} puede {esconder|tapar} {varias cosas|muchos sentidos}; {conviene|hay que} {desplegarla|abrirla} primero.',
          'Antes de {discutir|concluir}, [topic], ponte de acuerdo {contigo|sobre las palabras}: ¿qué {nombran|señalan}?',
          'Antes de {la explicación|entender} hace falta {un contorno|una definición}, {aunque sea a lápiz|por provisional que sea}.',
        ],
        'Escribe {tu propia definición|una definición tuya}, {en una frase|sin diccionario}, y {compárala|enfréntala} con {otras dos|la de un libro}.',
        'Busca {también|luego|además} lo que {se queda fuera|la definición excluye|nadie metería ahí}: una {frontera|orilla} {dibuja|aclara} {tanto como el centro|más que un discurso}.',
        'Un caso {límite|incómodo}, {ni dentro ni fuera|con un pie a cada lado}, {enseña|dice} más que diez {ejemplos dóciles|casos de manual}.',
        'Deja {sitio|una línea en blanco} debajo para {las versiones siguientes|cambiar de idea}: toda definición {se retoca|mejora} {con el uso|al rozarse con los ejemplos}.',
      ],
      [
        [
          'Coloca {luego|ahora} la cosa entre {sus vecinas|lo que se le parece}.',
          'Una idea se {entiende|aclara} {por sus vecinas|en compañía}.',
        ],
        '¿A qué se {parece|asemeja} {a primera vista|de entrada}, y dónde {acaba el parecido|se separan los caminos}?',
        'Haz {un dibujo|un esquema} {pequeño|con tres círculos}: {en el centro la cosa|la cosa}, {lo que la rodea|sus partes}, {aquello de lo que depende|lo que la hace cambiar}.',
        '[questionSentence]',
        'El dibujo, {por feo que sea|aun equivocado}, te {acompañará|servirá de guía} {en todas las lecturas|hasta el final}.',
      ],
      [
        [
          'Cuidado, {eso sí|por último}, con las palabras {de moda|que brillan}.',
          'El vocabulario {sabio|del oficio} no es un {enemigo|muro}, con tal de {traducirlo|ponerlo en claro}.',
        ],
        'Cada vez que un término {se resista|te pare}, cámbialo por {una frase|palabras} {de andar por casa|corrientes}.',
        'Si la frase {pierde|cambia} {todo el sentido|el sentido}, {el término servía|guarda el término}; si no, {déjalo ir|sobra}.',
        'Lleva {un glosario|una lista} de {diez palabras|pocas palabras}, {no más|sin pasarte}, y {corrige|retoca} {las definiciones|cada entrada} a medida que {avances|leas}.',
      ],
    ],
  },
  {
    id: 'what-first-look',
    role: 'what',
    headings: [
      '{Primer|Un primer} acercamiento',
      'Lo que {abarca|nombra} {el tema|la pregunta}',
      '{Mira|Describe} antes que nada',
    ],
    paragraphs: [
      [
        [
          'Describir antes de explicar: {esa es|he ahí} la {buena educación|primera regla} {del curioso|de quien quiere entender}.',
          '¿Qué se {ve|nota} {exactamente|de verdad}, [topic], cuando uno mira {sin suponer nada|con ojos nuevos}?',
          'Deja a un lado {un momento|cinco minutos} lo que {crees saber|has oído}.',
        ],
        'Apunta {lo que se ve|lo que se puede comprobar}, {lo que se cuenta|lo que se repite}, {lo que cambia|lo que permanece}.',
        'Un inventario {paciente|sin prisas} {evita|desarma} {muchas peleas|las explicaciones precipitadas}.',
        '[exampleSentence]',
        'Mira en {dos momentos|varias horas}: lo que {no se mueve|sigue} {merece|pide} {un nombre|una palabra}, y lo que {cambia|se mueve}, {una pregunta|una pesquisa}.',
      ],
      [
        [
          'Llegan entonces las {grandes|primeras} preguntas, {siempre las mismas|sencillas en apariencia}.',
          'De esas notas {nacen|salen} {las preguntas útiles|preguntas}.',
        ],
        'Tómalas {en cualquier orden|una al día}, {según el humor|al hilo de tus lecturas}, pero {no te saltes ninguna|vuelve a todas}.',
        'Basta una respuesta {corta|provisional}, con tal de que sea {honrada|tuya}: {ya la retomarás|habrá tiempo de volver}.',
        'Los {huecos|espacios en blanco} {valen mucho|son útiles}: {ahí se ve|enseñan} {dónde buscar|la próxima lectura}.',
        'Al final, {compara|contrasta} tu retrato con {una página de referencia|un libro serio}: {las diferencias|los huecos} dirán {qué no viste|qué dabas por supuesto}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Para {trazar|esbozar} un primer {retrato|mapa}:',
        'Intenta {contestar|responder} {en una línea|brevemente} a estas preguntas:',
      ],
      items: [
        [
          '¿De qué {partes|piezas} {está hecho|se compone}, y cuál {no puede faltar|podría sobrar}?',
        ],
        ['¿{De dónde viene|Cómo empieza}, y qué lo {hizo posible|sostiene}?'],
        [
          '¿Quién lo {usa|cuida}, quién {habla de ello|se interesa}, y {con qué palabras|para qué}?',
        ],
        [
          '¿Qué {cambia|varía} {de un lugar a otro|según el momento}, y qué {permanece|se repite siempre}?',
        ],
        [
          '¿Con qué {se confunde|lo mezclan} {a menudo|casi todos}, y {dónde está la diferencia|en qué se distingue}?',
        ],
      ],
    },
  },
  {
    id: 'why-stakes',
    role: 'why',
    headings: [
      'Por qué {interesa|importa}',
      'Lo que {está en juego|nos jugamos}',
      '¿{Para qué|De qué sirve} saberlo?',
    ],
    paragraphs: [
      [
        [
          'Se puede vivir {sin saberlo|sin pensar en ello}; {pararse|mirarlo de cerca}, sin embargo, {tiene premio|da más de lo que parece}.',
          '¿Por qué {detenerse|gastar un rato}, [topic]? {Porque|Ante todo, porque} {entender|ver mejor} {afina|cambia} {la mirada|la manera de elegir}.',
          'Hay una buena razón para {entender|ahondar}: lo que se ignora {decide|elige} {a veces|a menudo} {por nosotros|en silencio}.',
        ],
        'El provecho {se nota|se ve} {en lo pequeño|en lo corriente}: una decisión {más serena|mejor pesada}, una charla {menos hueca|con más miga}.',
        '[questionSentence]',
        'Busca {el hilo|el lazo} con {tu día|lo que vives}; {lo hay|existe} {casi siempre|más veces de las que se cree}.',
        'Pregunta {a tres personas|por ahí} y {compara|apunta} {sus primeras palabras|lo que digan}: verás cuántas puertas {llevan|dan} al mismo {sitio|patio}.',
        '{También|Además} sirve para {preguntar mejor|aburrirse menos}, que {no es poco|ya es mucho} en {una sobremesa|cualquier conversación}.',
      ],
      [
        [
          'Mira además {a quién|en qué vidas} {pesa|importa} {más|de verdad}.',
          'Tu razón no es {seguramente|sin duda} la única {que cuenta|posible}.',
        ],
        'Unos {buscan|ven} {un oficio|una herramienta}; otros, {un placer|belleza}; otros {más|todavía}, {una respuesta|calmar una inquietud}.',
        'Tanta variedad {explica|aclara} por qué {las opiniones|los libros} {chocan|se contradicen} {tan a menudo|con tanto ardor}.',
        'No hay que {elegir bando|decidir quién gana}: {basta con|es suficiente} saber qué razón {te trajo aquí|te hace leer}.',
        '{Escuchar|Oír} a {los dos lados|dos bandos}, {sin elegir|aunque discutan}, {vale por|es} {un buen mapa|una lección entera}.',
      ],
      [
        [
          'Queda {la razón más sencilla|el motivo más alegre}: {la curiosidad|el gusto de entender}.',
          'Y luego está {el placer|la alegría}, que {no pide razones|se basta}.',
        ],
        '{Ver|Notar} cómo {encajan|se contestan} dos ideas {lejanas|que nada unía} da una alegría {callada|tranquila} y {duradera|muy propia}.',
        'Eso {basta|puede bastar}, sobre todo los días de {lectura seca|página difícil}.',
        'No {desprecies|escondas} ese {gusto|impulso}: se {recuerda|guarda} mejor lo que {hizo gracia|hizo sonreír}.',
      ],
    ],
  },
  {
    id: 'why-consequence',
    role: 'why',
    headings: [
      'Lo que {cambia|se gana}',
      '{Los efectos|Las consecuencias}, {de cerca|en la vida corriente}',
      'Buenas razones para {mirarlo|detenerse}',
    ],
    paragraphs: [
      [
        [
          'Imagina que nadie {hubiera pensado en ello|se ocupara de esto}: ¿qué {faltaría|se perdería}?',
          'Para {medir|notar} la importancia de algo, {también|por ejemplo} [topic], {quítalo|bórralo} {con la imaginación|por un momento}.',
          'El peso de una cosa se {ve|juzga} {por sus efectos|por lo que mueve}.',
        ],
        'Sigue {el hilo|la cadena}: {lo primero que se pararía|lo que faltaría enseguida}, {luego|después} {lo que vendría detrás|lo demás}, y {por fin|al final} {tu propio día|tú}.',
        'El juego {divierte|sorprende}, y {descubre|enseña} {lazos|dependencias} que {la costumbre|lo cotidiano} {escondía|volvía invisibles}.',
        '[exampleSentence]',
      ],
      [
        [
          'No todo es {ganancia|luz}: busca también {el reverso|lo que cuesta}.',
          'Un asunto {importante|que cuenta} tiene {además|siempre} {su sombra|su revés}.',
        ],
        '¿Quién {paga|pierde}, quién {espera|se queda fuera}, qué se vuelve {más difícil|más raro} {por su causa|de rebote}?',
        'Preguntar eso {no es ser triste|no estropea nada}: es {terminar el retrato|mirar el cuadro entero}.',
        'Escribe {ganancias y costes|lo bueno y lo malo} {en dos columnas|frente a frente}, y {anota|aclara} cada vez {para quién|a quién toca}: {poco|casi nada} es bueno para todos {a la vez|al mismo tiempo}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Unos cuantos {pisos|niveles} donde {buscar|rastrear} {los efectos|lo que cambia}:',
        'Mira {los efectos|las consecuencias} {a varias distancias|de cerca y de lejos}:',
      ],
      items: [
        [
          '{En casa|Muy cerca}: lo que {harías|se haría} {de otro modo|de otra manera} {si lo entendieras mejor|con más luz}.',
        ],
        [
          '{A tu alrededor|Entre los tuyos}: una {charla|decisión} que esto {aclara|volvería más fácil}.',
        ],
        [
          '{En un oficio|En el trabajo}: el {gesto|paso} que {depende de ello|se apoya ahí}, {muchas veces sin decirlo|sin que nadie lo piense}.',
        ],
        [
          '{Entre todos|Más lejos}: lo que se {comparte|decide en común} y lo que {divide|se discute}.',
        ],
        [
          '{Con el tiempo|Mañana}: lo que {quedará|dejará huella} {pasada la moda|cuando se hable de otra cosa}.',
        ],
      ],
    },
  },
];
