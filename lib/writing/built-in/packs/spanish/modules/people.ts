import type { Module } from '../../../language-pack.ts';

/** Learning from people. Plans: how-to, explainer, comparison. */
export const PEOPLE: readonly Module[] = [
  {
    id: 'people-ask',
    role: 'people',
    headings: [
      '{Habla|Pregunta} a quien sabe',
      'La {gente|persona} adecuada',
      '{No se aprende a solas|No te quedes a solas}',
    ],
    paragraphs: [
      [
        [
          'Una {conversación|media hora de charla} vale {a veces|a menudo} {un estante de libros|una semana de búsquedas}.',
          'Alguien se hizo {antes|ya} {la misma pregunta|las mismas preguntas}, {también|sobre todo} [topic].',
          'Solemos {olvidar|dejar para el final} {lo más cercano|lo más sencillo}: {preguntar|levantar la mano}.',
        ],
        'Busca a quien pueda {contarte algo vivido|hablarte con hechos}: [expert], {por ejemplo|sin ir más lejos}.',
        'Ve con una pregunta {estrecha|precisa} y no con {un «cuéntamelo todo»|una petición enorme}: {contestarán mejor|la respuesta será mejor}.',
        'Atiende {sobre todo|también} a {las dudas|los titubeos}: {señalan|marcan} {lo que de verdad cuesta|el punto delicado}.',
        'Una pregunta {bien pensada|corta y honrada} {halaga|gusta} a quien la {recibe|oye}, porque {demuestra|enseña} que {ya has buscado|no vienes de vacío}.',
        'Y si {contesta|habla} {deprisa|demasiado seguro}, {vuelve otro día|pregunta de otra forma}: las respuestas {buenas|de verdad} {maduran|aparecen} {con los días|en la segunda visita}.',
      ],
      [
        [
          'Devuelve {algo|el favor}: {un relato|noticias}, {una prueba|una mano}, un «gracias» {preciso|bien dicho}.',
          'Vuelve {después|más tarde} a {contar|decir} {en qué quedó|adónde llevó} el consejo.',
        ],
        '{Casi nadie lo hace|Poca gente se acuerda}, y {así|de ahí} nace {la confianza|una conversación de verdad}.',
        'Pregunta también a {un principiante|quien empieza}: {recuerda|tiene fresco} el primer peldaño, que el {experto|veterano} {ya no nota|olvidó}.',
        'Y habla {un día|cuando puedas} con quien {lo dejó|renunció}: sus razones {equilibran|completan} {el entusiasmo|el relato} de los demás.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Preguntas que {sueltan la lengua|abren la charla}:',
        'Prueba con {alguna|una} de estas preguntas:',
      ],
      items: [
        [
          '¿Qué {harías|repetirías} {de otra manera|de otro modo} si {empezaras hoy|volvieras a empezar}?',
        ],
        ['¿A qué le {damos|dan los nuevos} {demasiada importancia|más peso del debido}?'],
        ['¿Quién {no estaría de acuerdo|piensa lo contrario}, y {por qué|qué diría}?'],
        ['¿En qué {notas|se nota} que {alguien sabe|una persona entiende} {del asunto|de verdad}?'],
        ['¿Qué {leerías|mirarías} {primero|antes}, y qué te {saltarías|ahorrarías}?'],
      ],
    },
  },
  {
    id: 'people-company',
    role: 'people',
    headings: [
      '{Entre varios|En compañía} {se ve mejor|se aprende antes}',
      '{Búscate|Encuentra} un cómplice',
      'Los demás, {esos aliados|ese recurso}',
    ],
    paragraphs: [
      [
        [
          'Entre dos, uno se equivoca {de otra manera|distinto}, y eso ya es {una ventaja|un adelanto}.',
          'Una mirada {amiga|más}, [topic], {mueve|alumbra} {a menudo|de golpe} {la cuestión entera|lo que parecía quieto}.',
          'Busca a alguien con quien {avanzar|ir contando}, {aunque sea de lejos|aunque solo sea por teléfono}.',
        ],
        'No hace falta un {maestro|experto}: {curiosidad|ganas} y {franqueza|un poco de constancia} {bastan|son suficientes}.',
        'Pon una cita {ligera|sin ceremonia} en la que cada cual {cuente|diga} {qué ha visto|qué le sorprendió}.',
        '[questionSentence]',
        'Di desde el principio {qué esperas|qué buscas}: {una opinión|compañía}, {un reto|un recordatorio}, {un oído|otra mirada}; {no es lo mismo|cada cosa pide lo suyo}.',
      ],
      [
        [
          'Cuidado, {eso sí|con todo}, con los {grupos|círculos} donde {todos piensan igual|nadie discrepa}.',
          'Un grupo {demasiado unido|sin roces} {arrulla|tranquiliza} más de lo que {enseña|alumbra}.',
        ],
        'Invita a una voz {contraria|que se resista} y déjale {tiempo|terminar las frases}.',
        'La regla {de oro|más útil}: se discute {la idea|el trabajo}, nunca {a la persona|a quien lo trae}.',
        'Si la charla {se calienta|da vueltas}, {vuelve a lo concreto|propón una prueba}: {la realidad|un ejemplo} {apacigua|decide} {mejor|antes} que la elocuencia.',
      ],
      [
        [
          'Y {un día|a tu vez}, {pásalo|cuenta lo que sabes}.',
          'Sé, {a tu medida|con modestia}, la persona a quien {se pregunta|otros preguntan}.',
        ],
        'Explicar a quien {empieza|sabe menos} {obliga a cribar|simplifica las ideas}, y {esa criba|ese esfuerzo} te {sirve|aprovecha} a ti {antes que a nadie|en primer lugar}.',
        'Reconoce {sin apuro|con sencillez} lo que {no sabes|ignoras}: pocas cosas {dan|inspiran} más confianza.',
        'Un ejemplo {con defectos|imperfecto} {ayuda|vale} más que {una gran regla|diez principios}.',
        'Cuando {alguien te contradiga|haya desacuerdo}, {pide un ejemplo|busca el caso concreto}: casi siempre se hablaba de {cosas distintas|dos cosas parecidas}.',
      ],
    ],
  },
  {
    id: 'people-listen',
    role: 'people',
    headings: [
      'El arte de {preguntar|hacer una pregunta}',
      '{Escucha|Pregunta} antes de decidir',
      'Lo que otros {ya entendieron|vieron antes}',
    ],
    paragraphs: [
      [
        [
          'Preguntar bien {se aprende|pide práctica}, {como todo|igual que contestar}.',
          'Detrás de cada {opinión|consejo} que oigas, [topic], hay {una vida|una historia} {concreta|que no es la tuya}.',
          'La gente sabe {más de lo que dice|más de lo que cree}; {basta con|solo hay que} {dejarla hablar|poner el oído}.',
        ],
        'Pide que te cuenten {cómo fue|lo que pasó} {en vez de|mejor que} preguntar {qué hacer|cuál es el mejor}: el relato {guarda|trae} {los detalles útiles|lo que la opinión olvida}.',
        '{Acércate|Escribe}, {si puedes|si surge la ocasión}, a alguien así: [expert].',
        'Deja {un silencio|unos segundos} después de {cada respuesta|la respuesta}: la frase {siguiente|que viene luego} suele ser {la buena|la que vale}.',
      ],
      [
        [
          'Habla con {varias personas|dos o tres personas}, {a ser posible|mejor} {distintas entre sí|de ideas opuestas}.',
          'Un solo testigo, {por sincero que sea|incluso el más sabio}, {no basta|pinta medio cuadro}.',
        ],
        'El novato {cuenta|conoce} {el miedo|la primera dificultad}; el veterano, {el atajo|lo que dura}; el desengañado, {el precio escondido|la otra cara}.',
        'Apunta {sus palabras exactas|sus expresiones}, sin {traducirlas|mejorarlas}, para {compararlas|volver a ellas} {con calma|más tarde}.',
        '[sourceSentence]',
        'Dos relatos que {chocan|se contradicen} {valen|dan} más que una {bonita unanimidad|aprobación general}: {entre uno y otro|en medio} {está|vive} {tu caso|la pregunta de verdad}.',
      ],
      [
        [
          'Luego decide {por tu cuenta|tú}, y {da las gracias|no olvides agradecer}.',
          'Al final, {con las voces en la mano|oídas las voces}, te toca a ti {decidir|separar el grano}.',
        ],
        '{Un consejo|Lo que te digan|Una recomendación} no es {una orden|una deuda|un contrato}: {toma|guarda} lo que {encaje|cuadre} con {tu vida|tus días}.',
        'Explica {más tarde|un día} {qué elegiste|tu elección} y {por qué|tus motivos}; {te ayudarán|habrá ayuda} {de mejor gana|otra vez} {la próxima|cuando vuelvas}.',
        'Y conserva {el nombre|el teléfono} de quien {supo decir|admitió} «no lo sé»: {es gente rara|su palabra es segura}.',
      ],
    ],
  },
];
