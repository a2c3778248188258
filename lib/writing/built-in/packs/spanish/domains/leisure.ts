import type { SpanishDomain } from './slots.ts';

export const FOOD: SpanishDomain = {
  tools: [
    'una báscula, {un cuaderno|un lápiz} y {un paño limpio|un cuenco grande}',
    'los ingredientes, {pesados|medidos} y {en fila|a la vista}',
    'un buen cuchillo y {la encimera despejada|una tabla firme}',
  ],
  expert: [
    'una {vecina|tía} que cocina {a diario|para muchos}',
    'alguien que {despacha|atiende} en el mercado',
    'una persona que lleva {un bar pequeño|una casa de comidas}',
  ],
  trial: [
    'media ración, {una noche sin invitados|solo para ti}',
    'una {sola|misma} receta, repetida {tal cual|sin tocar nada}',
    'una cata pequeña {a dos|entre amigos}',
  ],
  record: [
    'las {cantidades|medidas}, el fuego y {el reposo|los minutos}',
    'el sabor {en caliente y en frío|antes y después de la sal}',
    'lo que has {cambiado|sustituido}, y {por qué|cuándo}',
  ],
  result: [
    'un plato que {te vuelvan a pedir|desaparezca de la mesa}',
    'un guiso sencillo en el que {se reconozca cada sabor|no sobre nada}',
    'una comida servida {sin carreras|a su hora y caliente}',
  ],
  signal: [
    'si alguien {repite|moja pan}',
    'si el plato vuelve {vacío|limpio}',
    'si el sabor sigue {claro en el último bocado|entero al final}',
  ],
  sources: [
    'los recetarios viejos {y sus tachones|de la familia}',
    'las etiquetas, {palabra por palabra|por detrás del paquete}',
    'los libros de cocina {con manchas|que enseñan los gestos}',
  ],
  detail: [
    'una pizca de sal {a destiempo|de más}',
    'una sartén poco {caliente|seca}',
    'un ingrediente {recién salido del frío|mal escurrido}',
  ],
  exampleSentence: [
    'En la cocina {se ve|se nota} con dos cazos {juntos|en el mismo fuego}: {la misma base|los mismos ingredientes}, un solo gesto {distinto|cambiado} y dos cucharas para {decidir|comparar}.',
    'Prueba {antes de salar|al natural} y {otra vez después|luego ya con la sal}: {lo que va|la distancia} de un bocado a otro {enseña|explica} más que una receta {larga|preciosa}.',
    'Un {caldo|simple caldo} hecho {dos noches seguidas|dos veces en la semana}, {igual en todo|sin tocar nada} salvo {el reposo|el orden}, {cuenta|dice} {muchísimo|más de lo que parece}.',
  ],
  firstStepSentence: [
    '{Esta noche|En la próxima cena}, {guarda|aparta} una cucharada de cada paso y {pruébala|anota a qué sabe} {con los ojos cerrados|en silencio}.',
    '{Saca|Pon a la vista} {hoy mismo|mañana} todos los ingredientes y lee la receta {hasta el final|entera} {antes de encender el fuego|sin tocar nada}.',
    '{Mañana|Esta semana} pregunta {en el mercado|en la tienda} qué está {en su punto|de temporada} y {arma|monta} la comida a partir de la respuesta.',
  ],
  mistakeSentence: [
    'El {error|tropiezo} {clásico|de siempre} es corregir {sal, ácido y fuego|tres cosas} {de golpe|a la vez}: {luego|después} {nadie sabe|es imposible saber} cuál {fallaba|importaba}.',
    '{Solemos estrenar|Hay quien estrena} un plato {la noche|justo el día} en que la mesa está {llena|más exigente}.',
    '{Obedecer|Creer} al {reloj|temporizador} {sin probar|con la cuchara limpia} {estropea|arruina} más guisos que {la falta de talento|la torpeza}.',
  ],
  measureSentence: [
    '{Repite|Sirve} el mismo plato {a la semana|unos días después} y {pregunta|deja que digan} en la mesa {qué ha cambiado|cuál gustó más}.',
    'El {mejor|más sincero} instrumento {es|sigue siendo} el plato: {mira|fíjate en} lo que {queda|sobra} {al recoger|cuando se levantan}.',
    '{Prueba a ciegas|Da a probar sin avisar}: dos {cuencos|cucharadas} {sin nombre|anónimas} {ponen|vuelven a poner} el paladar {a trabajar|en su sitio}.',
  ],
  sourceSentence: [
    'Una receta {seria|de fiar} {dice|aclara} el tamaño del molde, {la fuerza del fuego|cuánto fuego} y qué {debes oler|tienes que ver} {en cada paso|por el camino}.',
    '{Desconfía|No te fíes del todo} de la receta {sin fracasos|que nunca salió mal}: {puede que|quizá} la {fotografiaran|escribieran} antes de {comerla|cocinarla}.',
    '{Compara|Lee juntas} tres recetas {del mismo plato|parecidas}: lo que {repiten|comparten} es {el esqueleto|la base}, {lo demás|el resto} es gusto.',
  ],
  questionSentence: [
    'Pregúntate {para quién cocinas|quién se sentará a la mesa} y {qué se termina siempre|qué plato pide otra vez} esa gente.',
    '¿Buscas {comer bien entre semana|salir del paso}, {dar una alegría|sorprender} o {aprender un gesto|entender una cocción}?',
    'Piensa {sin engañarte|desde el principio} en {los cacharros|el fregadero}: ¿{quién los lava|quién friega}, y {a qué hora|con qué ganas}?',
  ],
  choiceSentence: [
    'Pruébalos {el mismo día|en la misma hora}, {en vasos iguales|a la misma temperatura}, {sin mirar|tapando} la etiqueta.',
    'Quédate con el que {terminarías|comerías a gusto} {un martes cansado|una noche cualquiera}, no con el que {deslumbra|luce} {en el bufé|el domingo}.',
    '{Saca|Sirve} los dos a {la misma mesa|los mismos invitados} y cuenta {platos vacíos|quién repite} antes que {elogios|buenas palabras}.',
  ],
};

export const TRAVEL: SpanishDomain = {
  tools: [
    'un mapa, {una libreta|una linterna} y calzado {ya domado|de confianza}',
    'los horarios, {los papeles|los billetes} y una cantimplora',
    'una mochila ligera y un plano {de papel|que funcione sin conexión}',
  ],
  expert: [
    'una persona que vive {allí|en la zona} todo el año',
    'un caminante {recién vuelto|que conoce el lugar}',
    'una {bibliotecaria|librera} de la sección de viajes',
  ],
  trial: [
    'un día {a una hora de casa|por tu propia comarca}',
    'una noche {fuera|lejos de casa} con la mochila {completa|definitiva}',
    'una ida y vuelta {sin programa|con todo el peso}',
  ],
  record: [
    'los horarios {reales|que se cumplen} y las horas {tranquilas|de gentío}',
    'lo que has cargado {para nada|sin usarlo}',
    'los desvíos que {valieron la pena|repetirías}',
  ],
  result: [
    'un día del que guardes {tres recuerdos nítidos|el sabor}',
    'un trayecto hecho {sin correr|mirando por la ventana}',
    'una estancia con tiempo para {sentarse|no hacer nada}',
  ],
  signal: [
    'si por la noche aún te apetece {andar|salir}',
    'si el {reloj|teléfono} se queda en el bolsillo',
    'si vuelves {dos veces|con gusto} al mismo sitio',
  ],
  sources: [
    'los mapas {detallados|de papel} y los relatos de temporada',
    'los paneles {del camino|de salida} y los horarios oficiales',
    'los diarios de quienes {fueron|caminaron} fuera de temporada',
  ],
  detail: [
    'un transbordo {demasiado justo|perdido}',
    'un festivo {olvidado|mal apuntado}',
    'una mochila {con un kilo de más|mal ajustada}',
  ],
  exampleSentence: [
    '{Abre un mapa|Mira un plano}: dos {caminos|recorridos} igual de largos no tienen {la misma cuesta|la misma sombra} ni {la misma gente|los mismos descansos}, y {eso decide|de eso depende} el día.',
    'El {mismo|viejo} sendero, {andado|recorrido} {en primavera|con calor} y {en otoño|fuera de temporada}, ofrece dos viajes {distintos|sin parecido}.',
    'Una {sola|simple} mañana {sin plan|a pie}, {con el mapa guardado|calle arriba}, {enseña|descubre} más de un barrio que tres visitas {cronometradas|encadenadas}.',
  ],
  firstStepSentence: [
    '{Esta noche|Hoy} {despliega|abre} un mapa y {rodea|marca} un {solo|único} lugar que {no quieras perderte|te haría madrugar}.',
    '{El próximo sábado|Un día de estos}, {llena|prepara} la mochila {como si te fueras|del todo} y {camina con ella|llévala} {una hora|hasta el final del barrio}.',
    '{Anota|Reúne} esta semana las estaciones, {los días de cierre|los horarios} y {un plan B|una idea para la lluvia} {en una sola página|en el mismo sitio}.',
  ],
  mistakeSentence: [
    '{Apilamos|Se amontonan} {etapas|visitas} {sobre el papel|en el mapa}, donde {las distancias|los trayectos} no {cansan|pesan} {nunca|a nadie}.',
    '{Muchos viajan|Se viaja} cuando {lo manda el calendario|hay vacaciones}, y el lugar, {por su parte|mientras tanto}, {vive otra estación|está en otra cosa}.',
    'La {trampa|manía} del viajero {con prisa|aplicado} es {reservar|fijar} cada hora y no dejar {nada al azar|sitio al antojo}.',
  ],
  measureSentence: [
    '{A la vuelta|La última noche}, {escribe|cuenta} el día {en cinco líneas|sin mirar las fotos}: lo que {sale primero|aparece solo} era {lo importante|el viaje}.',
    'Compara el horario {previsto|soñado} con el {vivido|real}; la diferencia {es|te da} el margen que {faltaba|necesitas} {para la próxima|otra vez}.',
    'Cuenta los ratos en que {te olvidaste de|no pensaste en} la hora: {valen|son} {una buena nota|un buen barómetro}.',
  ],
  sourceSentence: [
    'Un {buen|honrado} relato dice {en qué mes|con qué tiempo}, {a qué ritmo|con qué piernas} y {con quién|en qué compañía} se {vivió|hizo}.',
    '{Mira|Busca} la fecha {de la opinión|de la guía}: un lugar cambia {deprisa|de un año a otro}, {un texto no|lo escrito se queda}.',
    '{Contrasta|Coteja} la guía {con el mapa|con los horarios oficiales}: {la guía sueña|la guía cuenta}, {el papel oficial mide|lo demás se comprueba}.',
  ],
  questionSentence: [
    'Pregúntate qué {lugar|rato} lamentarías {haberte perdido|no haber vivido} si {hubiera que volver mañana|el viaje se acortara}.',
    '¿Buscas {descanso|silencio}, {otra manera de vivir|sorpresas} o {una historia que contar|el gusto de estar lejos}?',
    '¿En qué {estación|hora} ese sitio {se parece más a sí mismo|está en su mejor momento}, y puedes {estar allí|elegirla}?',
  ],
  choiceSentence: [
    'Cuenta de puerta a puerta, {esperas incluidas|maletas incluidas}: {el horario|el mapa} siempre {favorece|adula} {a uno|al trayecto solo}.',
    'Imagina los dos {con lluvia|en un mal día}, {con sueño|mochila al hombro}; el que {siga apeteciendo|aguante}, {gana|merece el billete}.',
    '{Pon|Dibuja} los dos en {el mismo mapa|el mismo calendario} y mira cuál deja {una tarde libre|sitio para pasear}.',
  ],
};

export const ARTS: SpanishDomain = {
  tools: [
    'un cuaderno, {un lápiz|una pluma} y una hora {sin pantallas|para ti}',
    'el material {que ya tienes|de siempre}, {limpio y afinado|puesto a punto}',
    'una mesa pequeña que se quede {lista|revuelta}',
  ],
  expert: [
    'una persona del oficio que enseñe {sus borradores|sus fracasos}',
    'un músico o una pintora {de tu barrio|de tu ciudad}',
    'una espectadora {exigente|atenta} y generosa',
  ],
  trial: [
    'un boceto {de diez minutos|de un tirón}',
    'un fragmento, {solo uno|bien corto}, llevado {hasta el final|a término}',
    'una versión en miniatura que {quizá rompas|nadie verá}',
  ],
  record: [
    'la fecha, {la intención|la idea} y lo que {se resistió|sorprendió}',
    'los intentos {fallidos|abandonados}, sin {borrarlos|juzgarlos}',
    'lo que {oías o veías|buscabas} mientras trabajabas',
  ],
  result: [
    'una pieza pequeña que te atrevas a {enseñar|regalar}',
    'un trabajo que se tenga en pie {sin explicaciones|solo}',
    'una página en la que no {falte|sobre} nada',
  ],
  signal: [
    'si alguien se detiene a {mirar de cerca|escuchar hasta el final}',
    'si vuelves {al día siguiente|mañana} sin esfuerzo',
    'si la obra se entiende sin {discurso|instrucciones}',
  ],
  sources: [
    'los cuadernos y los {bocetos|borradores} de los artistas',
    'las obras {mismas|originales}, {despacio|de cerca}',
    'las entrevistas que hablan {de gestos|del trabajo} y no {de dones|de genio}',
  ],
  detail: [
    'un silencio {corto|de más}',
    'una luz {mal puesta|demasiado dura}',
    'un trazo {de sobra|inseguro}',
  ],
  exampleSentence: [
    '{Copia|Repite} un {fragmento|pasaje} que te guste, {despacio|a mano}, y cambia un solo {rasgo|detalle}: el efecto {se mueve|se vuelca} y {entiendes|ves} por qué.',
    'Tres {bocetos|versiones} del mismo motivo, {en una hora|en una sola hoja}, dicen {antes|más claro} lo que buscas que una {gran tela|obra terminada}.',
    '{Mira|Escucha} la misma obra {dos días seguidos|en dos momentos}, {a la misma hora|sin leer nada}: {ella sigue igual|la obra no ha cambiado}, {tú no|tu atención sí}.',
  ],
  firstStepSentence: [
    '{Esta noche|Hoy}, date {una hoja|una página}, {un cuarto de hora|un rato corto} y permiso para {hacerlo mal|hacerlo feo}.',
    '{Mañana|Esta semana}, elige una obra {querida|que te guste} y descríbela {por escrito|en diez líneas}, {sin adjetivos|sin juzgar}.',
    'Deja {a la vista|preparado} el material {esta misma noche|desde ya}: {se empieza|empezarás} {antes|con más ganas} cuando {no hay que buscar nada|todo está en su sitio}.',
  ],
  mistakeSentence: [
    'Compramos {material|herramientas} {para tranquilizarnos|en vez de probar}, cuando {la mano|el ojo} pide {horas|repetición}.',
    '{Corregir|Retocar} {mientras se inventa|en plena invención} {congela|mata} {el gesto|el impulso}: {conviene|más vale} separar las dos {tareas|horas}.',
    '{Medir|Comparar} el {borrador|primer intento} propio con {la obra acabada|la obra maestra} de otro {desanima|hiere} {sin enseñar nada|para nada}.',
  ],
  measureSentence: [
    '{Guarda|Conserva} trabajos {de cada semana|de cada época}, {con fecha|sin retocar}, y míralos {juntos|en fila} {al acabar la temporada|más adelante}.',
    'Repite {el primer|tu primer} ejercicio: {la mano|el oído} {confiesa|enseña} {enseguida|sin rodeos} lo que ha {ganado|aprendido}.',
    'Enseña dos versiones {sin decir|callando} cuál es {la nueva|la última}, y {escucha|apunta} {qué palabras usan|con cuál se quedan}.',
  ],
  sourceSentence: [
    'Un {buen|verdadero} crítico {describe|enseña} antes de {juzgar|sentenciar}: {has de poder|deberías} {ver|oír} la obra {en sus frases|al leerlo}.',
    'Vuelve {siempre|primero} a la obra: {los comentarios|las glosas} {envejecen|pasan}, {ella no|ella se queda}.',
    'Busca {testimonios de taller|relatos de trabajo} antes que {leyendas|anécdotas}: un {borrador|boceto} {miente|adorna} {poco|menos}.',
  ],
  questionSentence: [
    'Pregúntate qué quieres {hacer sentir|compartir}, y {a quién|delante de quién}.',
    '¿Qué te {detiene|atrapa} {ante una obra|en los artistas que admiras}: {el gesto|el color}, {la historia|el ritmo}, {el silencio|el atrevimiento}?',
    '¿{Harías|Seguirías con} esto {si nadie lo viera|sin público}? {Contesta rápido|Sin poses}: {la respuesta|esa confesión} orienta {todo|lo demás}.',
  ],
  choiceSentence: [
    'Ten los dos {en la mano|a tu lado} {una hora|un rato largo}, {con el mismo motivo|con el mismo ejercicio}: {el cuerpo|la mano} suele elegir {antes que la cabeza|primero}.',
    'Quédate con el que te dé ganas {de volver a empezar|de seguir} {mañana|al día siguiente}, {aun imperfecto|con sus defectos}.',
    'Mira cuál {se deja olvidar|te deja en paz}: una buena {herramienta|compañía de trabajo} {desaparece|no se nota} {mientras trabajas|en plena tarea}.',
  ],
};
