/** What an assistant says, and what an author may well say. */
export const assistantTalk = {
  english: {
    found: [
      'Certainly!',
      'Here is the section you requested.',
      'Sure, here is your article:',
      'As an AI language model, I cannot visit a hive.',
      'I hope this helps!',
      'Let me know if you have any questions.',
    ],
    honest: [
      'As an AI model grows, it needs more memory.',
      'Here is where the bees drink.',
      'I hope to see bees again in May.',
    ],
  },
  german: {
    found: [
      'Gerne!',
      'Hier ist der gewünschte Abschnitt.',
      'Als KI-Sprachmodell kann ich keine Bienen sehen.',
      'Ich hoffe, das hilft Ihnen weiter.',
    ],
    honest: ['Hier ist der Honig am besten.', 'Ein Sprachmodell sieht keine Bienen.'],
  },
  french: {
    found: [
      'Bien sûr !',
      'Voici la section demandée.',
      "En tant qu'IA, je ne peux pas voir d'abeilles.",
      "J'espère que cela vous aidera.",
    ],
    honest: ['Voici la reine des abeilles.', 'Une IA compte les abeilles du toit.'],
  },
  spanish: {
    found: [
      '¡Claro!',
      'Aquí tienes la sección solicitada.',
      'Como modelo de lenguaje, no puedo ver abejas.',
      'Espero que esto te ayude.',
    ],
    honest: ['Aquí está la reina del enjambre.', 'Claro está que el agua falta.'],
  },
  italian: {
    found: [
      'Certo!',
      'Ecco la sezione richiesta.',
      'Come modello linguistico, non posso vedere le api.',
      'Spero che questo ti sia di aiuto e ti aiuti.',
    ],
    honest: ['Ecco la regina delle api.', 'Certo è che manca acqua.'],
  },
  portuguese: {
    found: [
      'Claro!',
      'Aqui está a seção solicitada.',
      'Como modelo de linguagem, não posso ver abelhas.',
      'Espero que isso ajude.',
    ],
    honest: ['Aqui está a rainha do enxame.', 'Claro que falta água.'],
  },
  russian: {
    found: [
      'Конечно!',
      'Вот раздел, который вы просили.',
      'Как языковая модель, я не вижу пчёл.',
      'Надеюсь, это поможет.',
    ],
    honest: ['Вот матка пчелиной семьи.', 'Языковая модель считает пчёл.'],
  },
  chinese: {
    found: ['当然！', '以下是您要求的内容。', '作为一个AI语言模型，我看不到蜜蜂。', '希望这对您有所帮助。'],
    honest: ['以下是三种常见的蜜蜂。', '语言模型看不到蜜蜂。'],
  },
  japanese: {
    found: [
      '承知しました。',
      '以下はご依頼の文章です。',
      'AIとして、私はミツバチを見られません。',
      'この記事がお役に立てば幸いです。',
    ],
    honest: ['以下は三つの巣箱の違いです。', '言語モデルはミツバチを見ません。'],
  },
} as const;

/** Sentences of one register, and one of the other. English has no two. */
export const registers = {
  german: { common: ['Stellen Sie Wasser auf.', 'Prüfen Sie Ihren Stand.'], slip: 'Füll deine Tränke jeden Tag.' },
  french: { common: ['Vous posez une coupelle.', 'Vérifiez votre ruche.'], slip: 'Tu remplis la coupelle.' },
  spanish: { common: ['Tú pones agua.', 'Revisa tu colmena.'], slip: 'Usted llena el plato.' },
  italian: { common: ['Controlla la tua arnia.', 'Tu riempi il piatto.'], slip: 'Se Lei vuole, aggiunga acqua.' },
  portuguese: { common: ['Você põe água.', 'Depois você espera.'], slip: 'Tu enches o prato.' },
  russian: { common: ['Вы ставите воду.', 'Проверьте ваш улей.'], slip: 'Ты наполняешь блюдце.' },
  chinese: { common: ['您需要放一碗水。', '请检查您的蜂箱。'], slip: '你每天加水。' },
  japanese: { common: ['水を置きます。', '巣箱は静かです。'], slip: '皿は毎日洗うものである。' },
} as const;

/** Sentences of another language, and those that only name or quote something foreign. */
export const foreign = {
  english: {
    found: ['Die Bienen brauchen im Sommer Wasser und Schatten.', 'Пчёлам летом нужны вода и густая тень.'],
    honest: [
      'The Bundesverfassungsgericht in Karlsruhe and the Bundestag in Berlin disagree.',
      'Try spaghetti alla puttanesca, saltimbocca alla romana and pasta e fagioli.',
    ],
  },
  german: {
    found: [
      'The bees need water and shade during the summer.',
      'Les abeilles ont besoin d’eau et d’ombre pendant l’été.',
    ],
    honest: [
      'Das Meeting im Headquarter von Microsoft Research Cambridge war ein Best-Practice-Workshop.',
      'Apple Music, Amazon Prime Video und Google Cloud Platform sind Dienste.',
    ],
  },
  french: {
    found: ['The bees need water and shade during the summer.', 'Le api hanno bisogno di acqua e ombra in estate.'],
    honest: [
      'Le film « The Lord of the Rings » est sorti en France.',
      'Google Cloud Platform et Amazon Web Services sont des services.',
    ],
  },
  spanish: {
    found: [
      'The bees need water and shade during the summer.',
      'As abelhas precisam de água e sombra durante o verão.',
    ],
    honest: [
      'El libro «The Old Man and the Sea» es de Hemingway.',
      'La colmena está en el tejado y recibe sol por la mañana.',
    ],
  },
  italian: {
    found: ['The bees need water and shade during the summer.', 'Die Bienen brauchen im Sommer Wasser und Schatten.'],
    honest: [
      'Il film «Gone with the Wind» è del 1939 ed è celebre.',
      'Le api di Los Angeles e San Francisco sono poche.',
    ],
  },
  portuguese: {
    found: [
      'The bees need water and shade during the summer.',
      'Las abejas necesitan agua y sombra durante el verano.',
    ],
    honest: ['A colmeia fica no telhado e recebe sol de manhã.', 'O livro «The Old Man and the Sea» é de Hemingway.'],
  },
  russian: {
    found: ['The bees need water and shade during the summer.', 'Die Bienen brauchen im Sommer Wasser und Schatten.'],
    honest: [
      'Google Cloud Platform и Amazon Web Services — это сервисы.',
      'Книга «The Old Man and the Sea» вышла давно и известна.',
    ],
  },
  chinese: {
    found: ['The bees need water and shade during the summer.', 'ミツバチは夏に水と日陰を必要とします。'],
    honest: [
      '谷歌的 Google Cloud Platform 和 Amazon Web Services 都是服务。',
      '日本的「カイゼン」方法在丰田的工厂里非常有名。',
    ],
  },
  japanese: {
    found: ['The bees need water and shade during the summer.', '蜜蜂在夏天需要水和阴凉的地方才能生存。'],
    honest: [
      'Google Cloud Platform と Amazon Web Services はサービスです。',
      '日本銀行金融政策決定会合は東京都中央区で開かれます。',
    ],
  },
} as const;
