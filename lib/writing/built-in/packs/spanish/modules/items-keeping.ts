import type { Module } from '../../../language-pack.ts';

/** List entries about explaining, waiting and enjoying. Plan: list, both kinds. */
export const ITEMS_KEEPING: readonly Module[] = [
  {
    id: 'item-teach',
    role: 'item',
    headings: [
      '{Explica|Pasa} lo que aprendes',
      '{Haz|Juega} de profesor',
      '{Cuéntalo|Dilo} con sencillez',
    ],
    paragraphs: [
      [
        [
          'Explica a alguien lo que {has aprendido|has elegido}, {sin jerga|con palabras corrientes}.',
          'Nada {aclara|fija} las ideas como {pasarlas|contarlas}: {búscate|elige} un {oyente|amigo paciente}.',
        ],
        'Donde {la frase se enreda|buscas palabras}, {falta por entender|el trabajo sigue abierto}.',
        'Usa {una imagen|un ejemplo} {de la vida|cercano} y deja {las definiciones|las grandes palabras} {para otro día|aparte}.',
        'Las preguntas {ingenuas|de niño} son {las mejores|valiosas}: {apuntan|van} a {lo que tapa la costumbre|los cimientos}.',
        '{El oyente|Tu público} no tiene que {saber nada|ser experto}: {le basta|alcanza} con {querer entender|atreverse a preguntar}.',
      ],
      [
        [
          'Apunta las preguntas que {no supiste contestar|te dejaron sin palabras}: {dibujan|señalan} {lo que sigue|tu próxima lectura}.',
          'Repite {el relato|la explicación} {a la semana|en frío}, {ante otra persona|con alguien distinto}: lo que {se alarga|se resiste} {pide trabajo|pide otra lectura}.',
        ],
        'Guarda {la versión|la frase} más {corta|clara}: {volverá a servir|la dirás más veces}.',
        'Te sorprenderá cuánto {saber|gesto} {colgaba|dependía} de {una costumbre nunca revisada|una palabra nunca comprobada}.',
        'Enseñar {un poco|algo} {cada semana|de vez en cuando} {mantiene|conserva} {despierto|vivo} lo que {uno da por sabido|se creía aprendido}.',
      ],
    ],
  },
  {
    id: 'item-pause',
    role: 'item',
    headings: [
      '{Déjalo reposar|Consúltalo con la almohada}',
      '{Date|Imponte} un plazo',
      'La noche {aconseja|hace criba}',
    ],
    paragraphs: [
      [
        [
          'Deja {pasar|dormir} una noche entre {las ganas|la idea} y {la decisión|el gesto}.',
          'Antes de {decir que sí|concluir}, date {un plazo|una noche}, {por corta que sea|aunque todo parezca claro}.',
        ],
        'El entusiasmo mira {lejos|a lo grande}; {el cansancio de mañana|la mañana} mira {los detalles|de cerca}.',
        'Escribe {por la noche|antes de cerrar} {los motivos|los pros} y {reléelos|repásalos} {al despertar|en frío}.',
        'Lo que {aguante|siga tentando} {merece|pide} {una prueba|continuar}; {lo que palideció|lo demás} te {ahorra|evita} {un disgusto|un gasto}.',
      ],
      [
        [
          'Si alguien te {empuja|mete prisa}, {desconfía|frena}: una oferta honrada {aguanta|soporta} {la espera|una noche}.',
          'Cuenta {la idea|el plan} a alguien {entretanto|mientras}: {tu propia voz|el tono que te salga} {informa|aclara} mucho.',
        ],
        'Con {las cosas pequeñas|lo que se deshace}, en cambio, {adelante|decide ya}: {la lentitud|tanta prudencia} {costaría|pesaría} más que {el error|un tropiezo}.',
        '{Que el plazo se ajuste|Mide el plazo conforme|Adapta la espera} a {lo que hay en juego|la apuesta|la talla del asunto}: {una vuelta a la manzana|una hora} para {una menudencia|poca cosa}, {varios días|una semana} para {lo que compromete|lo demás}.',
      ],
    ],
  },
  {
    id: 'item-quality',
    role: 'item',
    headings: [
      '{Cuida|Vigila} el detalle que decide',
      'Un detalle, {pero el bueno|bien elegido}',
      '{Encuentra|Descubre} lo que marca la diferencia',
    ],
    paragraphs: [
      [
        [
          'Busca el detalle que {lo cambia todo|decide lo demás} y {cuídalo|resuélvelo} {primero|antes que nada}.',
          'Los esfuerzos no {valen|pesan} todos {igual|lo mismo}: {encuentra|aparta} el que {más cuenta|de verdad tira}.',
        ],
        'Algo como [detail] {pasa sin ser visto|parece una menudencia} y, sin embargo, {estropea|manda en} {el resultado|muchas cosas}.',
        'Para {descubrirlo|dar con él}, {pregúntate|imagina} qué se notaría {si faltara|en su ausencia}.',
        'Los {entendidos|habituales} lo nombran {sin pensar|de pasada}: {pon el oído|escúchalos entre ellos}.',
        'Un rato {dedicado a eso|bien empleado ahí} {rinde|vale} más que {una semana de retoques|mil mejoras sueltas}.',
      ],
      [
        [
          'El resto puede {ser mediano|esperar}, {y está muy bien así|sin daño}; {cuidarlo todo|la perfección en todo} {agota|dispersa}.',
          'Pregunta además {a un principiante|a quien acaba de llegar} qué {le chocó|salta a la vista}: {la extrañeza|la mirada nueva} ve lo que {la costumbre borra|se da por sabido}.',
        ],
        'Escríbelo {en tres palabras|al principio del cuaderno}, para {no olvidarlo|recordarlo} {entre lo demás|llegado el momento}.',
        'Y compruébalo {otra vez|una última vez}, {con calma|a cabeza fría}, {justo antes de acabar|en la recta final}.',
      ],
    ],
  },
  {
    id: 'item-enjoy',
    role: 'item',
    headings: [
      '{Guarda|Reserva} sitio para el gusto',
      '{Sigue|Escucha} también lo que te gusta',
      'El placer {cuenta|es un argumento}',
    ],
    paragraphs: [
      [
        [
          'Escucha también lo que te {gusta|divierte}: {lo aburrido|la obligación pura} no {dura|se sostiene}.',
          'Dale {voz|voto} {al placer|a tu gusto}, {junto a la razón|sin ninguna vergüenza}.',
        ],
        'Lo que se hace {con gusto|de buena gana} se {repite|vuelve a hacer}, y {esa vuelta|la repetición} {vale|rinde} más que {muchos talentos|cualquier método}.',
        'Localiza el rato en que {el tiempo vuela|sonríes} y {hazle sitio|agrándalo}.',
        'Para {la parte ingrata|los tramos obligados}, {busca|inventa} {compañía|música}, {un premio|un juego}.',
        '{Tu gusto|Lo que te atrae} {sabe|ve} cosas que {la tabla|la lista de ventajas} {ignora|no recoge}.',
      ],
      [
        [
          'Cuidado, {con todo|eso sí}, con el {placer|encanto} de {comprar|preparar}, que {se disfraza de avance|parece progreso}.',
          'Nada obliga a {querer|disfrutar} lo que {gusta a todos|manda la moda}: un bostezo es un informe {honrado y gratuito|que conviene tomar en serio}.',
        ],
        'Apunta {tres momentos|unos ratos} {agradables|en que todo iba rodado} de {la semana|estos días} y busca {qué tenían en común|cómo repetirlos}.',
        'A {igual mérito|méritos parecidos}, elige lo que te {dé ganas de volver|haga madrugar con gusto}.',
      ],
    ],
  },
  {
    id: 'item-borrow',
    role: 'item',
    headings: [
      '{Pide prestado|Alquila} antes de tener',
      '{Prueba sin comprar|Primero, prestado}',
      '{Cata|Ensaya} antes de comprometerte',
    ],
    paragraphs: [
      [
        [
          '{Pide prestado|Alquila}, {intercambia|visita} o {mira cómo lo hacen|acompaña a alguien} antes de {comprometerte|sacar la cartera}.',
          'Casi todo se {presta|comparte|alquila} {unos días|para una prueba}: {aprovéchalo|pregunta a tu alrededor}.',
        ],
        'Las ganas de {tener|poseer} {nublan|tiñen} {el juicio|la vista}; {una prueba gratis|lo prestado} se {juzga|mira} {en frío|sin pasión}.',
        'Unos días {en tu vida|en casa} {enseñan|dicen} más que {el mejor escaparate|diez demostraciones}.',
        'Devuélvelo {siempre|después} {en mejor estado|con una nota}, {y volverán a prestarte|por pura elegancia}.',
      ],
      [
        [
          'El día de la devolución, {escucha|observa} {tu alivio|tu punzada}.',
          'Fíjate en lo que {echas de menos|te alivia} {al devolverlo|terminada la prueba}.',
        ],
        'Esa reacción {vale|pesa} más que {muchas comparativas|varias opiniones}, porque {nace del uso|no se manda}.',
        'Si {no hay quien preste|es imposible}, {busca segunda mano|ve a lo sencillo}: se {sube|crece} {con más facilidad|mejor} de lo que se {baja|vuelve atrás}.',
        'Lleva la lista de {esas pruebas|tus préstamos}, con {tres palabras|una nota} {al lado|cada vez}: tu gusto {se dibuja|asoma} {poco a poco|sin esfuerzo}.',
      ],
    ],
  },
  {
    id: 'item-good-enough',
    role: 'item',
    headings: [
      '{Acepta|Busca} lo «bastante bueno»',
      '{Aprende|Atrévete} a parar',
      'Lo perfecto {puede esperar|esperará}',
    ],
    paragraphs: [
      [
        [
          'Decide {de antemano|antes de empezar} qué será {bastante|suficiente} y {para ahí|no sigas}.',
          'Lo perfecto {cuesta|pide} {el doble|mucho} por {un poco más|casi nada}: {fija|elige} dónde {paras|te plantas}.',
        ],
        'Pasado ese punto, {cada hora|el esfuerzo} {rinde menos|pierde valor}, y {las ganas|la paciencia} {se acaban|menguan}.',
        'Una elección {correcta|sencilla} que {se vive|se tiene hoy} {vale|da} más que un ideal {siempre aplazado|para más tarde}.',
        'Quien {lo quiere todo perfecto|apunta siempre a lo máximo} {acaba|entrega} {poco|menos} y {disfruta|se ríe} {menos aún|bastante menos}.',
      ],
      [
        [
          'Reserva el gran esmero para {un solo sitio|un par de sitios} donde {se note|lo cambie todo}.',
          'El celo {no está prohibido|tiene su lugar}, {bien puesto|en pequeñas dosis}.',
        ],
        'Un detalle que te {encante|dé alegría} merece {una tarde entera|todo el cuidado}; {los demás|otros diez} se conforman con {lo correcto|un trabajo honrado}.',
        'Pregúntate {quién lo notará|si alguien verá la diferencia} {dentro de una semana|el mes que viene}, y {contesta sin orgullo|sé sincero contigo}.',
        'Lo que {ahorres|te sobre} {pagará|alimentará} {la idea siguiente|otro placer}.',
      ],
    ],
  },
  {
    id: 'item-replay',
    role: 'item',
    headings: [
      '{Repite|Rescata} lo que salió bien',
      'Otra vez, {de otro modo|un poco mejor}',
      '{Recuerda|Parte de} un acierto',
    ],
    paragraphs: [
      [
        [
          'Recuerda una vez en que {todo salió bien|el resultado te gustó} y {busca|anota} por qué.',
          '{Antes de inventar|Antes de buscar fuera}, repite un acierto, {por modesto que fuera|aunque sea viejo}.',
        ],
        'Se {diseccionan|examinan} {con gusto|largamente} {los fracasos|los fallos}; los {aciertos|días buenos} {pasan|se van} {sin interrogatorio|sin soltar su secreto}.',
        '¿{Qué hora era|Dónde estabas}, {con quién|con qué ánimo}, {después de qué|con qué medios}? {Escribe|Reúne} {todo lo que vuelva|hasta los detalles tontos}.',
        'Recrea {dos|tres} de esas {condiciones|circunstancias}, {sin buscar la copia|y ninguna más}, y {mira|apunta} [signal].',
      ],
      [
        [
          'Cambia {luego|después} {un solo ingrediente|una sola condición}, {por ver|por curiosidad}.',
          'Llega entonces la hora de {variar|jugar}: una condición {cada vez|tras otra}.',
        ],
        'Si {el efecto aguanta|el encanto vuelve}, tienes {una receta propia|algo firme}; si no, {sabrás|habrás aprendido} {qué contaba|de qué dependía}.',
        'Cuenta {el acierto|el hallazgo} a {alguien|un amigo}, {sin falsa modestia|por gusto}, y {pide|escucha} el suyo: dos relatos {juntos|comparados} {hacen|valen} {medio método|un principio de método}.',
      ],
    ],
  },
];
