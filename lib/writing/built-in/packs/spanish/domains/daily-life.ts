import type { SpanishDomain } from './slots.ts';

export const HEALTH: SpanishDomain = {
  tools: [
    'un cuaderno {junto a la cama|de bolsillo} y ropa {cómoda|suelta}',
    'una agenda en la que el descanso {tenga sitio|esté escrito}',
    'unas zapatillas {junto a la puerta|preparadas}',
  ],
  expert: [
    'una profesional sanitaria que {te conozca|te siga}',
    'un farmacéutico {paciente|de confianza}',
    'una persona que practica {desde hace años|cada semana} sin lesionarse',
  ],
  trial: [
    'una semana {suave|ligera}, sin forzar nada',
    'diez minutos al día, {a hora fija|ni uno más}',
    'un solo hábito, {el más fácil|el más amable}',
  ],
  record: [
    'la hora, {la duración|el esfuerzo} y el ánimo {de después|de la noche}',
    'los días buenos y lo que {los precedió|los anunciaba}',
    'lo que dijo el cuerpo {al día siguiente|al despertar}',
  ],
  result: [
    'una energía que llegue {a la noche|al final del día}',
    'un ritmo que mantengas {incluso con cansancio|en vacaciones}',
    'un despertar {algo más ligero|sin pelea}',
  ],
  signal: [
    'si {al día siguiente|tras una semana} aún te apetece',
    'si recuperas el aliento {antes|sin esfuerzo}',
    'si el sueño {acompaña|mejora}',
  ],
  sources: [
    'las fichas de los organismos de salud {públicos|reconocidos}',
    'los folletos que te dé tu {médico|farmacéutico}',
    'las revisiones de estudios {antes que|y no} los titulares {llamativos|a gritos}',
  ],
  detail: [
    'una hora de acostarse que {se escurre|se retrasa}',
    'un paseo saltado {dos días seguidos|por mal tiempo}',
    'una pantalla {junto a la almohada|encendida}',
  ],
  exampleSentence: [
    'Mueve un {solo|pequeño} hábito {durante una semana|siete días}, {la hora de la cena|la hora de acostarte} por ejemplo, y deja {lo demás|el resto} {tranquilo|como está}.',
    'Diez minutos {cumplidos|hechos} {cada día|todas las mañanas} {pesan|valen} más que una {hora heroica|sesión larga} seguida de {tres días parados|agujetas}.',
    'Apunta por la mañana {una palabra|tres palabras} sobre {la noche|tu ánimo}: {al cabo de|pasadas} {unas semanas|unas cuantas páginas}, {aparecen|se dibujan} {pautas|regularidades}.',
  ],
  firstStepSentence: [
    '{Esta noche|Hoy} deja {las zapatillas|la ropa} {junto a la puerta|a la vista}: {mañana|por la mañana} solo quedará {salir|empezar}.',
    'Pide {esta semana|mañana} {opinión|consejo} a un profesional sanitario, sobre todo si {un dolor|una duda} {dura|te inquieta}.',
    'Elige {hoy|ahora} una hora {fácil|sin rivales} y un gesto {tan pequeño|tan sencillo} que {no puedas negarte|nadie lo rechazaría}.',
  ],
  mistakeSentence: [
    '{Empezamos|Se empieza} {a lo grande|con demasiada fuerza}, {el cuerpo|el cansancio} {protesta|pasa factura} y {el descanso|la pausa} {parece|se vive como} {un fracaso|una derrota}.',
    '{Copiar|Seguir} el plan {de otro|de un desconocido} {olvida|ignora} {tu edad|tus noches}, {tus lesiones|tu historia} y {tus horarios|tus días}.',
    '{Esperar|Exigir} {resultados|milagros} {en pocos días|la primera semana} {agota|desanima} {a cualquiera|las mejores ganas}.',
  ],
  measureSentence: [
    'Anota {cada semana|los domingos} {el aliento|la energía} y {el sueño|el ánimo}, {sin cifras complicadas|en tres palabras}.',
    'Repite {la misma cuesta|el mismo paseo} {una vez al mes|de vez en cuando}: {las piernas|los pulmones} {contestarán|harán balance}.',
    'Compara {semanas|épocas enteras}, {nunca|y no} {días|dos mañanas}: {el cuerpo|la forma} {va por olas|ondula}.',
  ],
  sourceSentence: [
    '{Pregunta|Mira} {con quién|en qué personas} se {probó|apoya} el consejo, y {si se te parecen|qué tienen en común contigo}.',
    'Un titular que {promete|anuncia} {un resultado|un efecto} {rápido para todos|sin esfuerzo} {merece|pide} {una segunda opinión|que lo vea un sanitario} {antes de hacerle caso|antes de cualquier prueba}.',
    'Los {testimonios|relatos} {emocionan|conmueven}; {ninguno sustituye|no sustituyen} a {quien te examina|la persona que conoce tu historia clínica}.',
  ],
  questionSentence: [
    'Pregúntate qué {gesto|movimiento} te gustaría {hacer sin pensar|recuperar}: {subir una escalera|cargar a un niño}, {dormir de un tirón|caminar largo rato}.',
    '¿Qué te {quita|roba} {las fuerzas|el ánimo} {en un día normal|de lunes a viernes}, y qué {te repone|te devuelve la calma}?',
    '¿{Podrías|Sabrías} {mantener|sostener} ese ritmo {un mal día|una semana difícil}, {con sueño|sin ganas} y {con prisa|con la agenda llena}?',
  ],
  choiceSentence: [
    'Quédate con lo que {seguirás haciendo|repetirás} {dentro de un mes|cuando pase la novedad}, aunque lo otro {parezca|suene} {más eficaz|más brillante}.',
    'Prueba cada uno {una semana|siete días}, {a la misma hora|en las mismas condiciones}, y {escucha|apunta} {el día siguiente|el cuerpo} más que el momento.',
    'Ante {una duda|un dolor} o {un tratamiento|una enfermedad}, {pregunta|consulta} a {tu médico|un sanitario} antes de {elegir|decidirte}.',
  ],
};

export const HOME: SpanishDomain = {
  tools: [
    'un metro, {un lápiz|un nivel} y una lámpara',
    'los guantes, {un cubo|un cepillo} y trapos',
    'un plano de la habitación {a mano|con medidas}',
  ],
  expert: [
    'un vecino {mañoso|cuidadoso}',
    'una dependienta que {arregle en su casa|tenga manos de obra}',
    'un artesano {del barrio|de confianza}',
  ],
  trial: [
    'un solo {rincón|paño de pared}',
    'una prueba {por detrás|en un retal}, donde {no se vea|nada se pierda}',
    'un cajón, {solo uno|el peor}, hasta el fondo',
  ],
  record: [
    'las medidas, {tomadas dos veces|con un croquis}',
    'el orden del desmontaje, {en fotos|tornillo a tornillo}',
    'los días de {riego|limpieza} y de repaso',
  ],
  result: [
    'una habitación donde cada cosa {tenga sitio|aparezca a la primera}',
    'un arreglo del que {ya no se hable|nadie se acuerde}',
    'un rincón agradable {hasta en un día gris|a cualquier hora}',
  ],
  signal: [
    'si el cuarto sigue en orden {tres días|hasta el domingo}',
    'si la gente se sienta ahí {con gusto|sin pensarlo}',
    'si nada cruje {ni gotea|de noche}',
  ],
  sources: [
    'los manuales, {hasta la última página|con sus dibujos}',
    'los consejos de {viveros|talleres} y ferreterías',
    'los foros donde también se enseñan {las chapuzas|los fracasos}',
  ],
  detail: [
    'un tornillo {de otra medida|demasiado apretado}',
    'una superficie mal {limpia|seca}',
    'un enchufe {mal colocado|detrás del mueble}',
  ],
  exampleSentence: [
    'Dibuja en el suelo, {con cinta|con tiza}, {el hueco|la huella} del mueble y {vive|camina} {alrededor|con él} {dos días|unos días} antes de {comprar|mover} nada.',
    'Un {trozo de pared|cuadro de prueba} pintado {por la mañana|de día} y mirado {por la noche|a la luz de la lámpara} {enseña|revela} dos colores; {la carta|el bote} {prometía|mostraba} uno.',
    '{Vacía|Ordena} un {solo cajón|único armario} {hasta el final|a fondo}: la regla que {aguante|funcione} ahí {servirá|valdrá} {en toda la casa|para el resto}.',
  ],
  firstStepSentence: [
    '{Este fin de semana|Mañana} elige {el rincón más pequeño|un solo rincón}, {saca|retira} todo, {limpia|barre} y devuelve {solo lo útil|lo que se usa}.',
    'Mide {esta noche|hoy} {dos veces|con calma} el hueco {disponible|de verdad}, {con las puertas abiertas|enchufes incluidos}, y {lleva encima|guarda} {el croquis|las medidas}.',
    'Haz {esta semana|mañana} una foto {de cada cuarto|del sitio}: {la cámara|la foto} {ve|delata} lo que {la costumbre|tu ojo} {borra|ya no mira}.',
  ],
  mistakeSentence: [
    '{Compramos|Se compran} {cajas|organizadores} {antes de tirar|sin haber hecho limpieza} y {acabamos guardando|se guarda} {con esmero|en orden} {lo que sobraba|lo inútil}.',
    '{Saltarse|Abreviar} {la preparación|el lijado o la limpieza} {gana|ahorra} {una hora|una mañana} y {cuesta|estropea} {el trabajo entero|toda la obra}.',
    '{Abrir|Empezar} tres obras {a la vez|de golpe} deja {la casa inhabitable|tres cuartos a medias}.',
  ],
  measureSentence: [
    'Repite la foto {del primer día|de salida}, {desde el mismo sitio|con la misma luz}: {el ojo|la comparación} {decide|juzga} {sin discursos|al instante}.',
    'Cuenta {los minutos|el rato} {de recogida|de limpieza} {de cada noche|de una semana normal}; ese total debe {menguar|bajar}, {si no|de lo contrario} {el sistema|la idea} no {sirve|compensa}.',
    'Mira {al mes|a las pocas semanas} {qué se ensucia|qué estorba} {primero|otra vez}: {el problema|la debilidad} {está|vive} ahí.',
  ],
  sourceSentence: [
    'Un {buen|honrado} tutorial enseña {también|sobre todo} {el fallo|el acabado} y {la limpieza|el recoger}, no {solo|únicamente} {el gesto bonito|el resultado}.',
    '{Comprueba|Pregunta} si el consejo {vale|sirve} para {tu pared|tu suelo}, {tu clima|tu orientación} y {tus herramientas|tus materiales}: {en otra casa|en otro lugar} {todo cambia|puede estropear}.',
    'Con {la luz, el gas o la estructura|lo que toca a la seguridad}, {ningún vídeo|ningún foro} {sustituye|reemplaza} a un profesional {que venga a verlo|en tu casa}.',
  ],
  questionSentence: [
    'Pregúntate qué {haces|repites} {de verdad|cada día} en ese cuarto, y no qué {haría|pondría} {una revista|un escaparate}.',
    '¿Quién lo {limpiará|cuidará}, {cada cuánto|qué día} y {con qué humor|a cambio de qué}?',
    '¿Qué te {molesta|irrita} {cada mañana|más veces}: {la falta de sitio|la luz}, {el ruido|el desorden} o {el camino|un mueble mal puesto}?',
  ],
  choiceSentence: [
    'Deja {una muestra|un ejemplar} de cada uno {en su sitio|en el cuarto} {una semana|varios días}, con {la luz|el trajín} de siempre.',
    'Mira cómo se {arregla|limpia} cada uno antes de {admirar|mirar} {cómo brilla|su buena planta}.',
    'Elige el que {se pueda cuidar|quepa} {en tus semanas de verdad|en un sábado corriente}.',
  ],
};

export const FAMILY: SpanishDomain = {
  tools: [
    'tiempo, {un calendario común|una mesa grande} y algo de humor',
    'una regla sencilla, puesta {a la altura de los ojos|en la nevera}',
    'una hora {tranquila|suave}, sin teléfono',
  ],
  expert: [
    'una abuela que ya no tenga nada que {demostrar|defender}',
    'un padre o una madre con hijos {ya mayores|fuera de casa}',
    'una educadora o un veterinario, {según el caso|según quién viva en casa}',
  ],
  trial: [
    'una regla probada {de lunes a domingo|una semana entera}',
    'una tarde por semana, {nada más|siempre la misma}',
    'una promesa mínima, {pero cumplida|fácil de cumplir}',
  ],
  record: [
    'los buenos ratos y lo que los {hizo posibles|precedió}',
    'las horas en que todo {se tensa|se desborda}',
    'las palabras que {calmaron|hicieron reír}',
  ],
  result: [
    'una noche sin {gritos|amenazas ni chantajes}',
    'un ritual que te {reclamen|recuerden}',
    'una mañana en la que cada cual encuentre {sus zapatos|la sonrisa}',
  ],
  signal: [
    'si alguien pide {repetir|quedarse}',
    'si la discusión acaba {antes|en risa}',
    'si cada cual cuenta {su día|una preocupación} sin que le pregunten',
  ],
  sources: [
    'los consejos de profesionales de {la infancia|la escucha}',
    'los recuerdos de tus mayores, {con criterio|bien cribados}',
    'los libros que recomienden {la guardería, la escuela|la biblioteca} o la clínica veterinaria',
  ],
  detail: [
    'una promesa {olvidada|aplazada}',
    'una cena {tardía|de pie}',
    'un tono más seco que {la frase|la intención}',
  ],
  exampleSentence: [
    'Adelanta {la cena|la hora de dormir} {un cuarto de hora|un poquito} durante {una semana|unas noches}: {la casa entera|todo el mundo} {respira mejor|te dirá qué piensa}.',
    'La {misma petición|misma frase}, {dicha en cuclillas|dicha en voz baja} y {lanzada|gritada} desde {la cocina|el otro cuarto}: {compara|mira} cuál {llega|se oye}.',
    'Un ritual {mínimo|de nada}, {repetido|mantenido} {cada noche|todos los domingos}, {teje|construye} más confianza que {una gran salida|un gran discurso} {al año|de vez en cuando}.',
  ],
  firstStepSentence: [
    '{Esta noche|En la cena} haz {una sola pregunta|una pregunta} {abierta|inesperada} y {deja que el silencio trabaje|espera la respuesta sin prisa}.',
    '{Mañana|Esta semana} {elige con los tuyos|inventa en compañía} {una regla|un ritual}, {un solo cambio|nada más}, y {apúntalo|ponlo} {en la nevera|a la vista}.',
    'Observa {tres días|unos días} {sin intervenir|sin decir nada}: {la hora|el momento} en que {todo se tuerce|salta la chispa} {se repite|vuelve} {casi siempre|con constancia}.',
  ],
  mistakeSentence: [
    '{Cambiamos|Se cambian} {todas las reglas|las normas de la casa} {una noche|un día} de enfado, y {nadie|ningún niño, ningún adulto} las {cumple|sigue} {al día siguiente|tres días}.',
    '{Comparar|Medir} {a un hijo, a una pareja o a un perro|a los tuyos} con los {de al lado|del vecino} {hiere|pesa} {sin aclarar nada|para nada}.',
    '{Hablar|Explicar} {largo y tendido|sin fin} {en plena tormenta|en lo peor de la bronca}: {nadie|ninguno} {oye|escucha} {entonces|en ese momento}.',
  ],
  measureSentence: [
    'Pregunta a cada cual, {el domingo|una vez por semana}, {qué fue más fácil|qué rato fue mejor} que {la semana pasada|de costumbre}.',
    'Marca {las noches|las mañanas} {en paz|sin roces} {en el calendario|con una cruz}: {poco a poco|semana tras semana}, {las cruces se juntan|sale una fila}.',
    'Mira {quién se ríe|quién propone}: {la iniciativa|la risa} de los demás {mide|dice} más que tus {impresiones|esfuerzos}.',
  ],
  sourceSentence: [
    'Pregunta {la edad|el carácter} y {el entorno|las circunstancias} detrás de cada consejo: {un niño nunca es otro|ninguna familia es copia de la vecina}.',
    'Las {fotos|historias} de familias sin {nubes|roces} {callan|se saltan} {el martes por la noche|los días de lluvia}; {busca|prefiere} a quienes {lo cuentan|hablan de ello}.',
    'Ante {un problema serio|una inquietud} de salud o de {desarrollo|conducta}, {un profesional|una opinión cualificada} {vale|pesa} más que {cien opiniones|todos los foros}.',
  ],
  questionSentence: [
    'Pregúntate qué {recuerdo|imagen} te gustaría que {quedara|guardaran los tuyos} de {esta época|estos años}.',
    '¿Qué {necesita|pide} {de verdad|sobre todo} cada cual: {un consejo|tiempo}, {un límite|descanso} o {un oído|atención}?',
    '¿Quién {no ha hablado|no ha dicho nada} todavía, y qué {diría|contestaría} {esa persona|el más pequeño}?',
  ],
  choiceSentence: [
    'Prueba cada uno {una semana|unos días} y {llévalo a votación|háblalo} {en la mesa|con todos}: {los callados|los pequeños} {suelen tener|guardan a veces} {la palabra justa|la opinión más clara}.',
    'Quédate con el que {funcione|aguante} {una noche de cansancio|un día de lluvia}, {con la gente hambrienta|en pleno mal humor}.',
    'Piensa en {quién cargará|la persona que cargará} con {el peso|la tarea} de cada uno, {día tras día|por la mañana y por la noche}.',
  ],
};
