import type { Module } from '../../../language-pack.ts';

/** O que fazer depois da leitura. Planos: how-to, explainer, list. */
export const NEXT: readonly Module[] = [
  {
    id: 'next-this-week',
    role: 'next',
    headings: [
      'Por onde {começar amanhã|recomeçar}',
      'Os próximos {sete dias|passos}',
      '{Esta semana|Nos próximos dias}, {sem exagero|com calma}',
    ],
    paragraphs: [
      [
        [
          'Um texto {vale|serve} pelo que {acontece depois|você faz dele}, {nas primeiras horas|antes que a impressão se apague}.',
          '{Feche|Termine} esta leitura com um gesto {já escolhido|marcado}, por menor que seja: {amanhã|daqui a dois dias} {será mais difícil|a vontade será outra}.',
          'Se você ainda quiser se ocupar de [topic] {amanhã cedo|daqui a uns dias}, {faça com que|cuide para que} {algo já tenha começado|exista um primeiro passo}.',
        ],
        '[firstStepSentence]',
        '{Ponha isso|Marque} na agenda, {com hora certa|ao lado de um horário}, porque “{assim que der|um dia desses}” não {chega|existe} em {nenhum calendário|calendário algum}.',
        'Depois {diga|conte} a {alguém|uma pessoa} que vá {cobrar|se lembrar}: uma promessa {feita em voz alta|dita a outro} {prende|pesa} mais que {um lembrete|um nó no dedo}.',
      ],
      [
        [
          '{Nos dias seguintes|Durante a semana}, {junte|acrescente} {um pouco de estudo|alguma leitura}, {em porções pequenas|sem virar obrigação}.',
          'Ao lado {do fazer|da prática}, {deixe espaço|abra lugar} para {alguma leitura|a curiosidade}.',
        ],
        'Escolha entre [sources], mas uma coisa só por vez, e {vá até o fim|tenha um lápis na mão}.',
        'Anote as dúvidas {que surgirem|pelo caminho} e {leve-as|guarde-as} para quem {sabe mais|conhece a matéria}.',
        [
          'Entre um capítulo e outro, {volte a experimentar|ponha de novo as mãos na massa}, senão a leitura {fica|vira} {uma boa lembrança|só enfeite}.',
          '{Alterne|Misture} {leitura|estudo} e {prática|tentativas}: {uma página|um parágrafo}, {logo depois|em seguida} {um gesto|uma prova}, até que {se encaixem|um chame o outro}.',
        ],
      ],
      [
        [
          '{Daqui a um mês|Quando passar um mês}, {releia|retome} as notas e {decida|pergunte-se} se {quer ir adiante|vai continuar}.',
          '{Marque|Fixe} {desde já|agora mesmo} uma data para {olhar para trás|fazer o balanço}, {em algumas semanas|não muito longe}.',
        ],
        'Parar {com boas razões|por escolha} {também é resposta|vale}, e {libera tempo|basta saber por quê}.',
        'Continuar {pede|exige} uma meta nova, {apenas um pouco|só um degrau} {acima da anterior|mais alta que a primeira}.',
        'Observe [signal]: dali {se vê|você tira} {qual dos dois caminhos|que direção} {tomar|combina com você}.',
      ],
    ],
  },
  {
    id: 'next-deeper',
    role: 'next',
    headings: [
      'Para {ir mais fundo|saber mais}',
      'Depois do básico: {onde olhar|como seguir}',
      '{Continue|Siga} com {método|curiosidade}',
    ],
    paragraphs: [
      [
        [
          'O básico {leva|chega} até {certo ponto|uma porta}; dali em diante {anda-se|caminha-se} {por curiosidade|com perguntas próprias}.',
          'Agora que {existe um quadro geral|o mapa está na mão}, escolha {um canto|uma região} e {cave|demore-se por lá}.',
        ],
        [
          'O jeito mais {seguro|certeiro} é {partir de|seguir} uma pergunta que {ficou|martela na cabeça}, {não de um programa completo|em vez do programa dos outros}.',
          '{Parta de|Comece por} uma dúvida que {não dá sossego|volta há dias}: {vale|rende} mais que {qualquer índice|uma bibliografia}, porque {anda com você|é sua}.',
        ],
        '[questionSentence]',
        'Dê à sua pergunta {um mês|algumas semanas}: {as respostas rápidas|os atalhos} {deixam|rendem} {pouco|um saber frágil}.',
      ],
      [
        [
          'Aprofundar {quer dizer|significa} também {voltar ao|rever o} que {parecia claro|se dava por certo}.',
          'De vez em quando, {releia|retome} {as primeiras páginas|as notas do início}: {com olhos novos|depois de alguma prática}, {dizem outra coisa|mudam de sabor}.',
        ],
        'Procure [sources] e {compare|ponha lado a lado} dois modos {opostos|distantes} de {contar|ver} a mesma coisa.',
        'As diferenças {são|viram} muitas vezes {a parte mais viva|o verdadeiro programa de estudo}.',
        [
          'Note quem {cita|agradece} quem: seguindo os nomes, chega-se {muitas vezes|quase sempre} à fonte de onde {todos copiaram|a conversa partiu}.',
          '{No rodapé das páginas|Nas notas} há {nomes que voltam|autores citados}: {siga um|escolha um} e {suba|caminhe} até {a nascente|quem disse aquilo primeiro}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Alguns caminhos|Algumas trilhas} para {continuar|seguir}:',
        'Escolha {um|um caminho}, {conforme o tempo que tem|o que mais combina com você}:',
      ],
      items: [
        '{Ensine|Explique} {o que sabe|o básico} a {alguém|uma pessoa} que {começa hoje|não sabe nada}.',
        'Recomece com [trial] e {compare|confronte} {o resultado|o que saiu} com {o de antes|as primeiras notas}.',
        'Passe {uma tarde|algumas horas} com [expert], mais para {olhar|observar} do que para {falar|perguntar}.',
        'Escreva uma página {sobre o que mudou|sobre as ideias que largou}, {sem mostrar|só para você}.',
        '{Explore|Visite} {um campo vizinho|uma matéria ao lado}: os parentescos {surpreendem|abrem janelas}.',
      ],
    },
  },
  {
    id: 'next-keep',
    role: 'next',
    headings: [
      'Como {não perder|guardar} o que {aprendeu|entendeu}',
      '{Manter viva|Cuidar de} {uma prática|a curiosidade}',
      'O que {fica|levar daqui}',
    ],
    paragraphs: [
      [
        [
          '{Em duas semanas|Daqui a poucos dias} restará {uma pequena parte|bem pouco} {do que leu|destas linhas}, {e é normal|como acontece com todos}: {escolha você qual|decida o que salvar}.',
          'A memória {guarda|conserva} {o que usa|aquilo que se repete} e {solta|deixa ir} {o resto|todo o supérfluo}.',
        ],
        'Escreva {três frases|poucas linhas} {à mão|em um cartão}: {uma coisa a fazer, uma a evitar, uma a perguntar|um gesto, um erro, uma pergunta}.',
        '{Pendure|Deixe} o papel {onde o olho bate|perto da porta}, {não na gaveta|longe da tela}, e {não mexa nele|largue-o ali} por {algumas semanas|um tempo}.',
        '[firstStepSentence]',
        'Releia {em voz alta|de pé}, {de manhã|antes de sair}: {na terceira vez|logo}, as frases {parecerão|serão} {suas|familiares}.',
      ],
      [
        [
          'Um hábito precisa de {um lugar|uma hora} e de {pouco mais|paciência}.',
          'Para {durar|não parar}, {amarre|prenda} o gesto novo a {algo que já faz|um costume antigo}.',
        ],
        '{Depois do café|Antes do jantar}, {por exemplo|digamos}, poucos minutos {bastam|são suficientes} para {manter a forma|não perder o fio}.',
        'Quando {pular|perder} {uma vez|um dia}, {retome|recomece} {de onde estava|sem compensar}: {dívidas|atrasos} {desanimam|tiram a vontade}.',
        'Observe [signal], e {regule|ajuste} {o passo|o esforço} {por aí|conforme o que vê}.',
        'Nos dias {difíceis|tortos}, {baixe|encurte} a meta: {até um minuto|mesmo uma linha} {mantém|deixa} {a porta aberta|vivo o costume}, e {amanhã se retoma|o resto virá}.',
      ],
      [
        [
          '{Há|Resta} uma última {ocasião|chance} a não {desperdiçar|perder}: a dúvida com que {fecha|termina} esta leitura.',
          'Deixe aberta {ao menos|ainda} uma pergunta, {a mais incômoda|aquela que evitaria}.',
        ],
        '{Fale dela|Discuta-a} com {amigos|conhecidos}, {à mesa ou em viagem|quando der}, e {ouça|recolha} {as respostas mais estranhas|cada opinião}.',
        'Pergunte a [expert] {como vê a questão|o que pensa}, sem {esperar|exigir} {uma resposta definitiva|uma sentença}.',
        [
          'Quem continua a {perguntar|indagar} não deixa de {aprender|ver coisas novas}, {mesmo|até} nos {dias|períodos} em que o trabalho {dorme|fica parado}.',
          'Uma {pergunta aberta|curiosidade} {trabalha|fermenta} {em silêncio|sozinha}, {durante o sono|entre uma coisa e outra}, e {numa manhã|um dia} {entrega|traz} {uma ideia|uma resposta}.',
        ],
      ],
    ],
  },
];
