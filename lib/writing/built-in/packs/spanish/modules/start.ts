import type { Module } from '../../../language-pack.ts';

/** Wanting and preparing. Plans: how-to, list. */
export const START: readonly Module[] = [
  {
    id: 'goal-portrait',
    role: 'goal',
    headings: [
      '{Dibuja|Describe} primero la llegada',
      '¿Qué {aspecto tendría|sería} un acierto?',
      'La meta, {por escrito|en una frase}',
    ],
    paragraphs: [
      [
        [
          'Antes de {mover un dedo|gastar un euro}, describe en {una frase|dos líneas} qué {llamarías|entiendes por} un acierto.',
          'Todo {parte|depende} de una imagen {nítida|precisa}: ¿{en qué notarás|cómo sabrás}, [topic], que {lo has conseguido|ya está}?',
          'Toma {una hoja|el reverso de un sobre} y {contesta|prueba a contestar}: ¿qué tendrías que {ver|tener delante} para {darte por satisfecho|cerrar el asunto}?',
        ],
        'Las palabras {vagas|blandas} {tranquilizan|gustan} porque {nadie puede llevarles la contraria|dicen que sí a todo}; {táchalas|fuera con ellas} y {deja|quédate con} lo que se pueda {ver|comprobar}.',
        'Una {buena meta|meta honrada} {suena más o menos así|cabe en pocas palabras}: [result].',
        'Si la frase {se resiste|no sale}, {mejor|buena señal}: {sale más barato tropezar|más vale tropezar} {en el papel|con las palabras} que {a mitad de camino|con todo ya empezado}.',
      ],
      [
        [
          'Ponle {después|ahora} {un par de|una o dos} vallas: la del tiempo y la {de la paciencia|del esfuerzo}.',
          'Una meta {sin límites|sin bordes} {se come|devora} {las tardes|todo el rato libre}; {dibuja|traza} {alguno|un par} {al lado|justo debajo}.',
        ],
        'Cuenta las horas {de una semana corriente|que tienes de verdad}, {no las de las vacaciones|nunca las que sueñas}, y {réstales|quítales} {el cansancio|los recados de siempre}.',
        '[exampleSentence]',
        'Lo que {se salga|no quepa} irá {a otra lista|a una página aparte}, donde las buenas ideas {esperan|duermen} sin {molestar|hacer ruido}.',
      ],
      [
        [
          'Decide {por último|al final} en qué punto {pararás|dirás «basta»}.',
          '{Falta|Queda} una línea: {el sitio donde|el momento en que} {soltarás las herramientas|dirás que ya vale}.',
        ],
        'Sin {esa raya|ese alto}, uno {pule|retoca} {durante meses|sin fin} lo que {ya estaba bien|ya gustaba}, {por miedo a|con tal de no} {acabar|pasar a otra cosa}.',
        '{Decir «bastante»|Escribir «hecho»|Saber parar} no tiene nada de {perezoso|vergonzoso|cobarde}: {protege|guarda|devuelve} el tiempo que {piden tus otras ganas|reclama el resto de la vida|hace falta para vivir}.',
        'Enseña {la hoja|el papel} a {alguien sincero|una persona de confianza} y {pregunta|deja que diga} {qué suena falso|qué no se entiende}.',
      ],
    ],
  },
  {
    id: 'goal-motive',
    role: 'goal',
    headings: [
      '¿{Por qué tú y por qué ahora|Qué te mueve}?',
      '{Busca|Encuentra} la razón de fondo',
      'Las ganas que hay {debajo|detrás}',
    ],
    paragraphs: [
      [
        [
          'Dos personas pueden {querer|perseguir} lo mismo por motivos {opuestos|sin parecido alguno}, y {les convendría|deberían} {hacerlo|ir} de otra manera.',
          'Antes que el método va el motivo; [topic], {manda en casi todo|decide la mitad de los pasos}.',
          'La mejor manera de {hacerlo|empezar} {depende menos|no depende tanto} de la técnica como de {tu razón|lo que te empuja}.',
        ],
        'Un {hartazgo|fastidio}, una {curiosidad|promesa}, {un plazo|la mirada de alguien}: cada motor {gasta lo suyo|se para a su manera} y {pide|reclama} {su ritmo|sus propias etapas}.',
        '[questionSentence]',
        '{Ninguna razón|Ningún motivo} {sobra|es poca cosa|avergüenza}; {solo la que se calla|el que no se confiesa|lo que se esconde} {manda a escondidas|te lleva de la nariz|conduce sin permiso}.',
        '{Escríbela tal cual|Ponla en el papel|Apúntala sin maquillaje}, {aunque cojee|aunque dé un poco de risa|por tonta que suene}, y {léela en voz alta|déjala reposar una noche|vuelve a mirarla mañana}.',
      ],
      [
        [
          'Una razón {clara|con nombre} {sirve|vale} sobre todo los días {grises|sin ganas}.',
          '{Volverás|Recurrirás} a esa línea {una tarde de desánimo|el día que falten ganas}.',
        ],
        'También {ayuda|sirve} para {decir que no|cribar}: {todo consejo|toda tarea} que no la {alimente|toque} puede {esperar|pasar de largo}.',
        'Si {cambia|se mueve} por el camino, {reconócelo|no lo escondas}; el plan tendrá que {cambiar con ella|revisarse}.',
        'Pégala {en la puerta de un armario|dentro del cuaderno}, donde {un mal día|la casualidad} la {ponga|deje} {ante tus ojos|en tu camino}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Unas preguntas {para hacerla salir|que aclaran mucho}:',
        '{Contesta|Prueba a contestar}, {lápiz en mano|sin pensarlo demasiado}:',
      ],
      items: [
        [
          '¿Qué te {fastidió|molestó} {tanto como para|hasta el punto de} ponerte a buscar {consejo|otra salida}?',
        ],
        [
          '¿Quién más, {aparte de ti|a tu alrededor}, {notará|sentirá} el cambio, y {con qué cara|qué dirá}?',
        ],
        [
          '¿A qué {costumbre|comodidad} {renunciarías|dirías adiós} {sin pena|con gusto} para {llegar|lograrlo}?',
        ],
        [
          'Si {nada cambiara|todo siguiera igual} {en un año|hasta el año que viene}, ¿{qué perderías|sería tan grave}?',
        ],
        ['¿Qué parte te {hace ilusión|divierte} {de antemano|ya}, aunque nadie la {vea|aplauda}?'],
      ],
    },
  },
  {
    id: 'prepare-table',
    role: 'prepare',
    headings: [
      '{Reúne|Junta} poco y bueno',
      'Antes {del primer gesto|de empezar}',
      '{Haz|Hazte} sitio',
    ],
    paragraphs: [
      [
        [
          'Una buena preparación cabe en {la esquina de una mesa|una bandeja}: {lo justo para empezar|lo imprescindible}.',
          '{Despeja primero|Empieza por despejar} {la mesa|una esquina}, y {solo entonces|después} {reúne|saca} lo que hace falta.',
          'Se {subestima|olvida} cuánto {gana|mejora} un comienzo {sin objetos que buscar|bien preparado}.',
        ],
        '{Ten a mano|Reúne} [tools].',
        'Lo demás {puede esperar|vendrá luego}: la compra hecha {por entusiasmo|antes de probar} {estorba|acaba en un cajón} más veces de las que {ayuda|sirve}.',
        '{Pide prestado|Alquila o pide prestado} lo que {cueste dinero|ocupe sitio}, el tiempo justo para {saber|sentir} si lo {quieres|necesitas} de verdad.',
        'Lo {viejo y conocido|sencillo y conocido} {rinde|presta} mejor servicio que {el modelo|el objeto} {recién comprado|brillante} {cuyas manías aún no conoces|cuyo manual aún no has leído}.',
      ],
      [
        [
          'Prepara {también|luego} {el calendario|el tiempo}, que suele {estar más revuelto|andar más lleno} que {la mesa|los armarios}.',
          'El tiempo se {ordena|prepara} como {una estantería|un cajón}: un {hueco|sitio} para cada {uso|cosa}.',
        ],
        'Un rato {corto|breve} pero {fijo|sagrado} {gana|vale más} que {una tarde entera siempre aplazada|la tarde que cualquier llamada desbarata}.',
        '{Avisa|Pide paciencia} a {la gente de casa|quienes comparten tus días|los de siempre} y {silencia|aparta|apaga} {lo que suene|las notificaciones|la pantalla} mientras {dura|estás a ello|dure el rato}.',
        'Deja {margen|aire} {antes y después|por los dos lados}: los {principios|estrenos} siempre {se alargan|piden más}.',
        'Guarda además {unos minutos|diez minutos} para {recoger|dejarlo todo en su sitio}: el comienzo {siguiente|de mañana} te lo {agradecerá|pagará con creces}.',
      ],
      [
        [
          '{Queda|Falta} un preparativo, {gratis este|el más sencillo}: la página donde {apuntarás|irá quedando} lo que pase.',
          'Abre {por fin|al final} una página {limpia|nueva} y {escribe|pon} arriba {la fecha|la fecha y la meta}.',
        ],
        'Ahí irá {esto|lo siguiente}: [record].',
        '{Pocas palabras bastan|Con tres palabras basta}, {siempre que|con tal de que} {se escriban al momento|lleven fecha}.',
        'Esas líneas parecerán {tontas|de sobra} {el primer día|al principio}, y {valdrán oro|no tendrán precio} cuando quieras {comparar|entender} qué cambió.',
      ],
    ],
  },
  {
    id: 'prepare-ask',
    role: 'prepare',
    headings: [
      '{Mira|Pregunta} antes de actuar',
      '{Haz inventario|Mira qué tienes ya}',
      'El reconocimiento {previo|del terreno}',
    ],
    paragraphs: [
      [
        [
          'No {partes|sales} de cero, {aunque lo parezca|por más que te lo parezca}.',
          'Una {vuelta|ojeada} de reconocimiento {ahorra|evita} {muchos rodeos|la mayoría de los rodeos}, {y más todavía|también} [topic].',
          'Antes de {comprar o decidir|gastar nada}, haz {inventario|un repaso} de lo que {sabes|tienes} {sin darte cuenta|desde hace tiempo}.',
        ],
        'Apunta {en una columna|a la izquierda} lo {seguro|comprobado} y {en la otra|a la derecha} lo que {solo supones|das por hecho}.',
        '[sourceSentence]',
        'La columna {de las dudas|de la derecha} {es la más útil|vale un tesoro}: cada línea {se convierte en|es ya} una pregunta que {hacer|llevar en el bolsillo}.',
      ],
      [
        [
          'Luego {habla|conversa} con quien {sepa|haya pasado por ahí}; {por ejemplo|pongamos}, [expert].',
          '{Después toca|Ahora toca} {preguntar|escuchar}: {busca|localiza} a quien {sabe|lo vivió}, quizá [expert].',
        ],
        'No pidas {la receta|las instrucciones}, sino {el error que no repetiría|el momento en que casi sale mal}.',
        '{La gente con oficio|Quien sabe|Un veterano} {contesta con gusto|se suelta|abre el cajón} cuando la pregunta es {pequeña|concreta|modesta} y {se nota que has pensado antes|cabe en una frase|no busca halagos}.',
        'Anota {la respuesta tal cual|lo que oigas sin adornarlo} y, si {se puede|te dejan}, {mira cómo se hace|pide verlo} {de verdad|un día cualquiera}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Conviene {comprobar|mirar} {antes de lanzarse|antes del primer intento}:',
        'Repasa {con calma|uno a uno} {estos puntos|lo siguiente}:',
      ],
      items: [
        [
          'Qué sabes hacer {sin ayuda|con los ojos cerrados} y qué te {frena|atasca} {siempre|desde el principio}.',
        ],
        ['Qué puedes {pedir prestado|aprovechar de casa} {en vez de comprarlo|sin gastar}.'],
        [
          'De cuánto {tiempo|espacio} dispones {de verdad|un día normal}, {con sus interrupciones|sin contar milagros}.',
        ],
        [
          'Quién te {dirá la verdad|avisará} {si vas mal|en caso de error}, {aunque no te guste|sin rodeos}.',
        ],
        [
          'Qué {pasaría|harías} {si saliera mal|en el peor caso}, y {cómo se vuelve|por dónde se vuelve} al punto de partida.',
        ],
      ],
    },
  },
  {
    id: 'steps-ladder',
    role: 'steps',
    headings: [
      '{Paso a paso|Un peldaño tras otro}',
      'El camino, {por etapas|de principio a fin}',
      '{Avanza|Ve} a pasos cortos',
    ],
    paragraphs: [
      [
        [
          'Parte {la tarea|el proyecto} en trozos que {quepan|entren} en {una sentada|una hora}.',
          'Nada {asusta|impone} tanto, [topic], una vez {cortado|troceado} en {peldaños|bocados}.',
          'El orden {cuenta|importa} {tanto como|casi más que} {el esmero|las ganas}.',
        ],
        'Un paso {como es debido|bien cortado} {se acaba|tiene final}: uno sabe {decir|señalar} cuándo {está hecho|queda atrás}.',
        'Entre {paso y paso|peldaño y peldaño}, {para|respira} y {fíjate|anota} [signal].',
        'El rato {gastado|empleado} en {trocear|dividir} se {recupera|amortiza} {pronto|en la primera tarde}, porque nunca hay que {preguntarse|buscar} por dónde {seguir|se iba}.',
      ],
      [
        [
          'Resiste {luego|por el camino} {la tentación|las ganas} de {saltarte|comerte} un peldaño.',
          'La {gran tentación|trampa} es {correr|apretar el paso} {en cuanto sale bien|al primer éxito}.',
        ],
        'La lentitud {del principio|de los primeros días} {da|devuelve} {firmeza|velocidad} {más tarde|a la larga}, porque {nada hay que rehacer|cada paso sostiene al siguiente}.',
        'Si {uno|alguno} {se resiste|no cede}, {pártelo|córtalo} en dos {en vez de empujar|antes que forzarlo}; {medio paso|la mitad} {siempre pasa|acaba entrando}.',
        '[firstStepSentence]',
        'Y cuando {todo encaje|llegues arriba}, {repite el camino|vuelve a hacerlo} {sin notas|por puro gusto}: {ahí|entonces} el gesto se {queda contigo|vuelve tuyo}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'Un orden que {suele funcionar|rara vez falla}:',
        '{Sigue|Toma} estos pasos {en orden|uno detrás de otro}:',
      ],
      items: [
        [
          '{Elige|Aparta} la parte {más sencilla|más pequeña} y {llévala|empújala} {hasta el final|a término}.',
        ],
        ['{Empieza|Estrénate} con [trial].'],
        ['{Apunta|Anota} {en caliente|enseguida} qué {salió bien|te sorprendió}.'],
        ['{Cambia|Corrige} {una sola cosa|un solo punto} y {repite|da otra vuelta}.'],
        [
          '{Añade|Aborda} la dificultad {siguiente|que toca} {cuando|en cuanto} la anterior {no pese|aburra}.',
        ],
        [
          '{Enseña|Muestra} {el resultado|lo hecho} a {alguien|unos ojos nuevos} {antes de darlo por bueno|antes del punto final}.',
        ],
      ],
    },
  },
  {
    id: 'steps-first-round',
    role: 'steps',
    headings: [
      '{Primero|Empieza por} una versión en bruto',
      'Una vuelta {entera|completa} y luego {otra|una mejor}',
      '{Hazlo mal|Acaba pronto} y {repítelo|mejóralo} después',
    ],
    paragraphs: [
      [
        [
          'Haz {la primera vuelta|el primer recorrido} de punta a punta, {sin pararte|sin corregir}.',
          'La primera {vuelta|pasada} tiene una sola {misión|obligación}: {llegar al final|existir}.',
          'Más vale, [topic], un recorrido {torpe|a trompicones} pero {entero|acabado} que un {principio|prólogo} {precioso|pulido durante semanas}.',
        ],
        'Te {equivocarás de calle|torcerás donde no era} más de una vez; {haz una cruz|márcalo} {en el margen|en el papel} y {sigue|continúa}.',
        'Ese {borrador|primer intento} enseña {el conjunto|todo el paisaje}, cosa que ningún {plan|consejo} {logra|sabe hacer} {desde fuera|de antemano}.',
        '{Empieza|Arranca}, {si puedes|si dudas}, con [trial].',
        'Al {llegar|terminar}, {felicítate|respira}: {mucha gente|casi todo el mundo} no llega a ver {el final|la última página} de su propia {idea|aventura}.',
      ],
      [
        [
          'La segunda vuelta {va despacio|se hace a cámara lenta}, {lápiz en mano|con los ojos abiertos}.',
          '{Vuelve|Regresa} después al {principio|comienzo}, con {calma|distancia} y {un lápiz|tus cruces}.',
        ],
        'Corrige {solo|nada más} {dos o tres puntos|tres puntos}: {los que más estorban|los que salen caros}.',
        '[exampleSentence]',
        'Deja {lo demás|los defectos pequeños} {para otro día|en paz}: {muchos|la mayoría} {se van solos|desaparecen} {con la práctica|al cabo de unas semanas}.',
        'Lleva {de paso|mientras tanto} {la cuenta de esto|un registro así}: [record].',
      ],
      [
        [
          'A la tercera, {cambia de papel|hazte lector}: {mira|examina} lo tuyo {como si fuera de otro|con ojos de desconocido}.',
          '{Llega|Viene} entonces la vuelta {del inspector|de la mirada ajena}.',
        ],
        '{Aléjate|Déjalo reposar} {una noche|un día o dos}; el {cansancio|cariño} lo {disculpa todo|vuelve a uno ciego}.',
        'Lo que {salte a la vista|chirríe} al volver {merece|pide} un retoque; {lo demás|el resto}, {un poco de indulgencia|paz}.',
        'Detente cuando el {retoque|cambio} siguiente {haga|deje} la cosa {distinta, no mejor|diferente y nada más}.',
      ],
    ],
  },
  {
    id: 'steps-rhythm',
    role: 'steps',
    headings: [
      '{Encuentra|Búscate} un ritmo',
      'Del primer gesto {a la costumbre|al oficio}',
      '{Reparte|Dosifica} el esfuerzo',
    ],
    paragraphs: [
      [
        [
          'Un {buen ritmo|paso constante} {llega más lejos|vale más} que un {arrebato|gran impulso}.',
          'Se {comprueba|nota} enseguida, [topic]: la {constancia|regularidad} {gana|acaba ganando}.',
          '{Reparte|Estira} el esfuerzo en {varias sesiones|unas semanas}: el descanso {también trabaja|aprende por ti}.',
        ],
        '{Elige|Reserva|Busca} un {día|momento|rincón del día} que {nadie te dispute|nada amenace|sea fácil de guardar} y una duración {casi corta|de la que salgas con hambre|sin ambición}.',
        'Cada sesión {empieza|se abre} con {un repaso|una vuelta} {a la anterior|a lo último} y {sigue|continúa} con {un solo punto|una cosa nueva}.',
        '[firstStepSentence]',
        '{Termina siempre|Acaba|Déjalo} {un poco antes|un paso antes|al filo} del cansancio, {con una frase a medias|en un punto fácil|con algo sabroso por hacer}, para que {apetezca|dé gusto|cueste poco} {volver|retomarlo}.',
      ],
      [
        [
          'Llegará un {bache|llano}, {por lo común|casi siempre} {detrás|justo después} del entusiasmo.',
          '{Cuenta con|Prepárate para} {un bache|una mala racha}; no {dice nada|habla} de tu {talento|valía}.',
        ],
        '{Encoge|Reduce} entonces {la sesión|la dosis}, pero {mantén|guarda} {la cita|la hora}: ese hueco {salva|sostiene} {el hábito|lo demás}.',
        '{Cambia|Varía|Mueve} {el escenario|el ejercicio|la hora} si {aprieta el tedio|asoma el aburrimiento|bostezas}; {la meta no se toca|deja la meta quieta|la meta sigue donde estaba}.',
        'Cuéntale lo que pasa a {alguien|un amigo}: {asusta menos|encoge} en cuanto {se nombra|se dice en voz alta}, y {resulta|verás} que todos {pasaron por ahí|conocen esa cuesta}.',
      ],
      [
        [
          'A medida que el gesto {se suelta|gana firmeza}, {quita|retira} {una muleta|una ayuda} {cada vez|tras otra}.',
          '{Llega el día en que|Un día notarás que} las notas {estorban|frenan}: {ciérralas|déjalas a un lado}.',
        ],
        'Prueba {sin modelo|de memoria}, {más deprisa|más despacio}, {en otro sitio|a otra hora}, y {fíjate|mira} [signal].',
        'Lo que {aguante|siga en pie|salga sin mirar} {es tuyo|ya es oficio|no se olvida}; lo que {se caiga|tiemble|falle} {señala|marca|dicta} {la próxima sesión|la tarea de mañana|por dónde seguir}.',
        'Reserva para {el final|lo último} {el placer|el gusto} de {hacerlo todo seguido|recorrer el camino entero}.',
      ],
    ],
  },
];
