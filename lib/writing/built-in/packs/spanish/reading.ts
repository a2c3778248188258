import type { TopicRules } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const COUNT =
  '(?<count>\\d{1,4}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)';
const KIND =
  '(?:(?:buenos?|buenas?|mejores|pequeñ[oa]s|grandes|sencill[oa]s|principales|nuev[oa]s|verdader[oa]s|otr[oa]s) )*';
const TIPS =
  '(?:maneras|formas|modos|consejos|trucos|ideas|pasos|hábitos|estrategias|técnicas|métodos|reglas|secretos|razones|motivos|errores|cosas|preguntas|principios|ejercicios|actividades|claves|gestos|recomendaciones|buenas prácticas|pautas|lecciones|tips|recursos|fallos)';
const TRAIT = '(?: [\\p{L}-]+){0,2}?';
/** An infinitive, with what may stand in front of it and the pronoun it may carry. */
const INFINITIVE =
  '(?:(?:no|bien|mejor|siempre|por fin|realmente) )*\\p{L}+(?:[aeií]r)(?:(?:me|te|se|nos|os|lo|la|los|las|le|les)*)\\b';

/** How topics look in Spanish. */
export const READING: TopicRules = {
  requests: [
    /^[¡¿]?(?:hola|buenas|buenos días|buenas tardes)[,!. ]+/iu,
    /^(?:por favor)[ ,]+/iu,
    /^¿?(?:(?:puedes|podrías|puede|podría|me puedes|me podrías)? ?(?:escribir|escribe|escribirme|escríbeme|escriba|redacta|redactar|redáctame|crea|crear|créame|genera|generar|haz|hacer|hazme|prepara|preparar|elabora|dame|quiero)) (?:un |una |el |la |unos )?(?:[\p{L}-]+ ){0,3}?(?:artículo|entrada|post|texto|guía|blog|ensayo|nota|contenido|publicación)s?(?: de blog| para (?:el|mi|un) blog)?(?: [\p{L}-]+){0,2}?(?: sobre| acerca de| que explique| explicando| que hable de| respecto a|:) ?/iu,
    /^(?:quiero|quisiera|necesito|me gustaría|busco|queremos|necesitamos)(?: (?:leer|tener|publicar|escribir|un|una))* ?(?:[\p{L}-]+ ){0,2}?(?:artículo|entrada|post|texto|guía|ensayo)(?: de blog)?(?: sobre| acerca de| que explique|:) ?/iu,
    /^(?:un |una |mi |nuestro )?(?:artículo|entrada|post|texto|ensayo)(?: de blog)? (?:sobre|acerca de|: ?)\s?/iu,
    /^(?:tema|título|asunto|artículo) ?: ?/iu,
    /^(?:háblame|habla|hablemos|cuéntame|explica|explícame) (?:de |del |sobre )?/iu,
  ],
  comparison: [
    /^¿?(?:(?:cómo )?(?:elegir|decidir|escoger|dudar)|(?:la )?elección|(?:la |las |cuál es la |cuáles son las |qué )?diferencias?(?: hay)?|(?:la )?comparación|(?:una )?comparativa|(?:el )?duelo) entre (?<a>.+?) (?:y|e|o|u) (?<b>.+?)(?<context> (?:para|cuando|según|si|en casa) .+)?$/iu,
    /^(?:comparar|comparación de|comparativa de|comparativa|comparación)[: ]+(?<a>.+?) (?:y|e|o|u|con|frente a|vs\.?|versus|contra) (?<b>.+?)(?<context> (?:para|cuando|según|si) .+)?$/iu,
    /^¿?(?<a>.+?),? (?:vs\.?|versus|v\.|contra|frente (?:a|al)|en comparación con|comparad[oa]s? con) (?<b>.+?)(?<context>(?:,? (?:para|cuando|según|si) .+)|(?:: .+)|(?: ?[(–—] ?.+))?$/iu,
    /^¿?(?:es mejor|es preferible|conviene(?: más)?|debería|deberíamos|debo|hay que|mejor|vale más|merece más la pena|prefieres) (?:(?:elegir|comprar|tomar|escoger|optar por) )?(?<a>.{2,50}?),? (?:o|u) (?:mejor )?(?<b>.+?)(?<context> (?:para|cuando|según|si) .+)?$/iu,
    /^¿?(?<a>.{2,45}?),? (?:o|u) (?:bien )?(?<b>.+?)(?:[,:?]+)? ¿?(?:cuál|qué|cómo) (?:es |son )?(?:elegir|elijo|conviene|escoger|mejor|me conviene|preferir)(?<context> .+)?$/iu,
  ],
  comparisonLoose: [
    /^¿?(?!(?:qué|por qué|cuándo|quién|cómo|dónde|cuál|más|menos|es|son|puede)\s)(?<a>.{2,50}?),? (?:o|u) (?:bien )?(?!(?:no|menos|más|casi|nunca|así|algo|cómo)\b)(?<b>.+?)(?<context> (?:para|cuando|según|si) .+)?$/iu,
  ],
  list: [
    new RegExp(
      `^(?:los |las |mis |nuestros |nuestras )?${COUNT} ${KIND}${TIPS}${TRAIT} (?:que (?:debes |hay que )?(?:evitar|cometer|conocer|saber|probar|hacer)|a evitar|comunes) (?:para|al|si quieres) (?<action>${INFINITIVE}.*)$`,
      'iu',
    ),
    new RegExp(
      `^(?:los |las |mis |nuestros |nuestras )?(?:${COUNT} )?${KIND}${TIPS} (?:que (?:debes |hay que |deberías )?(?:evitar|cometer|conocer|saber|probar|hacer)|a evitar|comunes) (?:en|sobre|con|de|al|cuando) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:los |las |mis |nuestros |nuestras )?(?:top )?${COUNT} ${KIND}${TIPS}${TRAIT} (?:para|de) (?<action>${INFINITIVE}(?: .*)?)$`,
      'iu',
    ),
    new RegExp(
      `^(?:los |las |mis |nuestros |nuestras )?(?:top )?${COUNT} ${KIND}${TIPS}${TRAIT} (?:para|sobre|en|acerca de|de|del|con|a|al) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:los |las |mis |algunos |algunas |unos |unas )?${KIND}${TIPS}${TRAIT} para (?<action>${INFINITIVE}(?: .*)?)$`,
      'iu',
    ),
    new RegExp(
      `^(?:los |las |mis |algunos |algunas )?${KIND}(?:consejos|trucos|ideas|tips|buenas prácticas|errores|recomendaciones)${TRAIT} (?:para|sobre|en|de|del) (?<subject>.+)$`,
      'iu',
    ),
    /^(?<subject>.+?) ?: (?:nuestros |mis |los |\d+ )?(?:consejos|trucos|ideas|tips|buenas prácticas)(?: .+)?$/iu,
  ],
  choice: [
    new RegExp(
      `^(?:los |las |mis |nuestros |nuestras )?${COUNT} (?:de (?:los|las) )?(?:mejores|más bonit[oa]s|principales) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:los |las |mis |nuestros |nuestras )?(?:mejores|top) ${COUNT} (?:mejores |de (?:los |las )?(?:mejores )?)?(?<subject>.+)$`,
      'iu',
    ),
    /^¿?(?:cuál(?:es)? (?:es|son) |dónde (?:encontrar|comer|comprar|ver) |qué )?(?:el |la |los |las |mis |nuestros |nuestras )?(?:mejor|mejores) (?!(?:manera|forma|modo|método|maneras|formas|momento|amigo|amigos|vendido|vendidos)\b)(?<subject>.+)$/iu,
    /^¿?(?:cómo )?(?:elegir|escoger)(?: bien| mejor)? (?:un |una |unos |unas |el |la |los |las |mi |tu |su )(?<subject>.+)$/iu,
    new RegExp(
      `^(?:los |las )?${COUNT} (?<subject>(?!(?:años|meses|días|semanas|horas|minutos|euros|kilos?)\\b)\\p{L}+s .+)$`,
      'iu',
    ),
  ],
  howTo: [
    new RegExp(
      `^¿?(?:(?:aprender|saber|aprende|guía|tutorial) ?:? ?(?:a )?)?cómo (?:se puede |puedo |podemos |debo |hay que |lograr |conseguir )?(?<action>${INFINITIVE}(?: .*)?)$`,
      'iu',
    ),
    new RegExp(
      `^(?:(?:una |la )?(?:guía|método|tutorial|manual|pasos|instrucciones)|la (?:mejor )?(?:manera|forma)|el (?:mejor )?(?:modo|método))(?: completa| práctica| sencilla| rápida| fácil)? (?:para|de) (?<action>${INFINITIVE}(?: .*)?)$`,
      'iu',
    ),
    /^(?<action>(?:aprender|cocinar|preparar|hacer|organizar|crear|construir|fabricar|plantar|cultivar|cuidar|reparar|arreglar|instalar|lanzar|montar|gestionar|ahorrar|invertir|viajar|visitar|dormir|correr|dejar|empezar|convertirse|escribir|redactar|dibujar|tocar|criar|educar|limpiar|ordenar|reformar|encontrar|vender|comprar|negociar|mejorar|vivir|leer)(?:se|te|lo|la)? .+)$/iu,
  ],
  explainer: [
    /^¿?cómo (?:funcionan?|se forman?|nacen?|se producen?|surgen?|surgió) (?<subject>.+)$/iu,
    /^¿?(?:qué (?:es|son|significa|fue|era) |quién (?:es|fue|era|son) |cuál(?:es)? (?:es|son) |en qué consiste )(?<subject>.+)$/iu,
    /^(?:entender|comprender|descubrir|conocer|introducción (?:a|al)|iniciación (?:a|al)|todo (?:lo que (?:debes|hay que) saber )?sobre|lo esencial (?:de|del|sobre)|los? (?:fundamentos|básicos?) (?:de|del)|el abecé (?:de|del)|presentación (?:de|del)|guía (?:de|del|sobre)|panorama (?:de|del)|acerca (?:de|del)|sobre|para qué sirven?) (?<subject>.+)$/iu,
    /^(?<subject>.+?)(?: explicad[oa]s?(?: fácilmente| con sencillez| para principiantes)?| para (?:principiantes|dummies|torpes)| ?: (?:introducción|lo esencial|definición|guía|qué es)(?: .+)?)$/iu,
    /^(?<subject>(?:la |el |los |las )?(?:historia|origen|orígenes|futuro|ciencia|arte|psicología|filosofía|importancia|beneficios|ventajas|poder|papel|auge|caída|impacto|efectos|cultura|economía|ética|belleza|funcionamiento) (?:de|del) .+)$/iu,
  ],
  numberWords: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
  },
  smallWords:
    'el la los las un una unos unas lo de del a al en y e o u ni pero sino que quien quienes cual cuyo cuya donde cuando como si no más menos muy sobre bajo por para con sin entre hacia desde hasta según durante tras ante contra este esta estos estas ese esa su sus mi mis tu tus nuestro nuestra nuestros nuestras me te se nos os le les es son ser estar está hay ha han qué cómo por qué cuál dónde cuándo quién'.split(
      ' ',
    ),
  keywords: KEYWORDS,
  keywordMatch: 'words',
};
