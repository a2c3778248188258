import type { PortugueseDomain } from './slots.ts';

export const FOOD: PortugueseDomain = {
  tools: [
    'uma balança, {uma faca afiada|uma boa faca} e duas tigelas',
    'poucos ingredientes {frescos|da estação} e uma panela {de confiança|velha}',
    'um relógio, uma colher {de provar|comprida} e um caderno {manchado|de receitas}',
  ],
  expert: [
    'uma cozinheira {de ofício|de mão cheia}',
    'um padeiro {do bairro|que madruga}',
    'uma avó que {cozinha de olho|nunca mede nada}',
  ],
  trial: [
    'uma porção {mínima|pequena}',
    'uma só receita, {feita duas vezes|repetida}',
    'uma {prova|amostra} para duas pessoas',
  ],
  record: [
    'as medidas, os tempos e {o primeiro sabor|a primeira garfada}',
    'os ingredientes e o que {sobrou|ficou} no prato',
    'o fogo, a ordem dos gestos e {o gosto|o cheiro}',
  ],
  result: [
    'um prato que {você faria de novo sem olhar a receita|pede repetição}',
    'um jantar pronto {sem correria|sem sustos}',
    'uma mesa de que ninguém {quer sair|tem pressa de levantar}',
  ],
  signal: [
    'se alguém {pede mais|repete}',
    'quanto {sobra|volta} nos pratos',
    'se o cheiro {chega antes do prato|chama as pessoas}',
  ],
  sources: [
    'livros de receitas {bem manchados|muito usados}',
    'cadernos {de família|de casa}',
    'receitas que {explicam|contam} o porquê dos passos',
  ],
  detail: [
    'um sal posto {tarde demais|fora de hora}',
    'um forno que {esquenta mal|engana}',
    'uma frigideira {cheia demais|lotada}',
  ],
  exampleSentence: [
    'Faça o mesmo molho duas vezes, {mudando só|trocando apenas} o fogo, e prove {um ao lado do outro|de olhos fechados}.',
    'Divida a massa {ao meio|em duas}, deixe {descansar|crescer mais} só uma parte e {compare|parta} os pães {no mesmo dia|ainda mornos}.',
    'Compre o mesmo ingrediente em {duas bancas|dois lugares}, cozinhe {do mesmo jeito|sem tempero} e {prove|sirva} sem saber qual é qual.',
  ],
  firstStepSentence: [
    '{Hoje à noite|Amanhã}, cozinhe um prato conhecido, {provando a cada etapa|sem a receita}, e {anote|escreva} o que muda {no sabor|de minuto a minuto}.',
    'Abra a despensa e {ponha em fila|espalhe na mesa} o que {já tem|espera há meses}: a próxima receita {sai|nasce} dali.',
    'Passe {na feira|no mercado} {no fim da manhã|perto do fechamento} e {pergunte|queira saber} o que {levariam para casa|está melhor nestes dias}.',
  ],
  mistakeSentence: [
    'Quem tem pressa {aumenta o fogo|abre o forno a toda hora} e depois {se espanta|estranha} que por fora queime e por dentro {fique cru|falte cozer}.',
    'Seguem-se as medidas {à risca|com devoção} e {esquece-se|deixa-se} de provar, como se a receita tivesse {língua|paladar}.',
    'Compram-se utensílios {reluzentes|de todo feitio}, enquanto a velha faca {já não corta|espera ser afiada}.',
  ],
  measureSentence: [
    '{Repita|Refaça} o mesmo prato {a cada quinze dias|uma vez por mês} e {compare as notas|releia o caderno}: a mão {fica leve|aprende} antes da cabeça.',
    '{Conte|Marque} quantas vezes {abre o livro|confere a receita} {em|ao fazer} um prato {de casa|conhecido}: {no dia em que parar|quando não precisar mais}, {aprendeu|ele é seu}.',
    'Peça a quem {come com você|se senta à mesa} {uma palavra|um adjetivo} por prato e {guarde todas as respostas|anote em fila}: {juntas, contam|elas dizem} mais que {uma nota|um aplauso}.',
  ],
  sourceSentence: [
    'Uma receita {confiável|séria} diz {o que olhar e cheirar|como é o ponto certo}, além de quantos minutos {esperar|contar}.',
    'Desconfie de quem {promete|garante} o prato {perfeito|infalível} sem {citar|mencionar} o forno, a farinha ou {a estação|a água} que usou.',
    'Leia os comentários de quem {cozinhou de fato|fez a receita}: {os tropeços|as mudanças} {ensinam|valem} mais que {fotos|elogios}.',
  ],
  questionSentence: [
    'Pergunte-se {para quem cozinha|quem estará à mesa} e o que gostaria de {lembrar|contar} desse jantar.',
    'Pense em que sabor {procura|quer sentir} primeiro, e qual deve ficar {ao fundo|por último}.',
    'Pergunte-se o que faria com metade {dos ingredientes|da lista}: {muitas vezes|em geral} já é {a melhor versão|um belo prato}.',
  ],
  choiceSentence: [
    '{Prove|Experimente} as duas coisas {em jejum|na mesma temperatura} e escolha aquela de que {quer|pegaria} mais um bocado.',
    'Pense em qual {suja menos|pede menos panelas} e {satisfaz|agrada} mais em uma noite {qualquer|de cansaço}.',
    'Veja qual {perdoa|aguenta} melhor {um erro|uma distração}, porque na cozinha {o telefone sempre toca|alguém sempre chama}.',
  ],
};

export const TRAVEL: PortugueseDomain = {
  tools: [
    'um mapa, sapatos {já amaciados|velhos de estrada} e uma mochila {meio vazia|leve}',
    'os documentos, {uma garrafa de água|um lanche} e um caderninho',
    'os horários, um agasalho leve e um plano {de reserva|para a chuva}',
  ],
  expert: [
    'uma guia {do lugar|que nasceu ali}',
    'um viajante que {voltou há pouco|esteve lá}',
    'uma pessoa que {mora no lugar|vive por lá}',
  ],
  trial: [
    'um passeio de um dia',
    'uma noite fora, {perto de casa|na cidade vizinha}',
    'um roteiro curto, {feito a pé|sem carro}',
  ],
  record: [
    'os horários, as paradas e {o cansaço|a fome}',
    'os gastos, as distâncias e {os encontros|as conversas}',
    'o tempo, o trajeto e o que {ficou de fora|você pulou}',
  ],
  result: [
    'uma viagem para contar {sem olhar as fotos|muitos anos depois}',
    'um dia com espaço para {se perder|mudar de ideia}',
    'uma volta com {menos malas|bagagem leve} e mais histórias',
  ],
  signal: [
    'se dá vontade de {ficar|demorar}',
    'quantas vezes {olha o relógio|pega o telefone}',
    'se as pernas {pedem|querem} pausa antes da cabeça',
  ],
  sources: [
    'mapas {detalhados|de papel}',
    'diários de viagem {recentes|sinceros}',
    'páginas {oficiais|públicas} do lugar',
  ],
  detail: [
    'um dia {de museu fechado|de feriado local}',
    'uma conexão {apertada demais|sem folga}',
    'um par de sapatos {novos|sem uso}',
  ],
  exampleSentence: [
    'Desenhe dois roteiros para o mesmo dia, um {cheio|apertado} e outro com {metade das paradas|a tarde livre}, e imagine {a noite|a volta ao hotel}.',
    '{Percorra|Ande} a mesma rua {ao amanhecer e no fim da tarde|em duas horas diferentes}: {mudam|trocam} as vozes, {os cheiros|a luz} e até {o passo|a distância}.',
    'Teste a mochila {cheia|carregada} em {um passeio|duas horas de caminhada} perto de casa e {tire|deixe} o que {não usou|pesa sem servir}.',
  ],
  firstStepSentence: [
    'Abra um mapa {grande|de papel}, circule um só ponto e marque quanto leva {sem correr|com as paradas}.',
    'Escolha {a estação|a época} antes {do destino|do hotel}: {luz, gente e chuva|o clima e as filas} {decidem|mudam} metade da viagem.',
    'Escreva a {quem mora lá|alguém que acabou de voltar} e pergunte o que {pularia|não repetiria}.',
  ],
  mistakeSentence: [
    '{Enfiam-se|Juntam-se} três lugares em uma manhã e volta-se com {fotos|ingressos} e {nenhuma lembrança|pouca memória}.',
    'Acredita-se em uma foto tirada {ao amanhecer|na baixa estação} e chega-se {ao meio-dia|em pleno feriado}, no meio {da multidão|das excursões}.',
    'Faz-se a mala para {toda eventualidade|todos os climas} e {arrasta-se|carrega-se} {meia casa|um armário} escada acima.',
  ],
  measureSentence: [
    'À noite, {conte|liste} os momentos que {contaria a alguém|gostaria de reviver}, e esqueça os quilômetros: {ali|neles} está o balanço de verdade.',
    'Veja quantas vezes {mudou de plano|largou o mapa} {com gosto|sem pesar}: é sinal de um roteiro {são|com folga}.',
    '{Compare|Confronte} o tempo {previsto|imaginado} com o {real|gasto} e {corrija|alargue} a etapa {de amanhã|seguinte}.',
  ],
  sourceSentence: [
    'Olhe {a data|quando foi escrito}: horários, {trilhas|estradas} e {pousadas|entradas} {mudam|fecham} mais depressa que os guias.',
    'Um relato {útil|honesto} diz também {que tempo fazia|onde houve tédio} e {com quem se viajava|quanto se andou}.',
    'Ponha {lado a lado|frente a frente} a palavra de quem {vende|organiza} a viagem e a de quem {pagou por ela|já voltou}.',
  ],
  questionSentence: [
    'Pergunte-se se quer {ver muito|se deslocar} ou {ficar|parar} em um lugar até {ele parecer seu|cumprimentar o dono do café}.',
    'Pense no que {faria|sobraria} se {chovesse|tudo fechasse} {o dia inteiro|desde cedo}.',
    'Pergunte-se quem {vai|viaja} com você e quanto essa pessoa {anda|dorme} {de bom grado|de fato}.',
  ],
  choiceSentence: [
    'Compare {dois dias|duas manhãs}, em vez de {dois cartões-postais|duas paisagens}: despertador, trajetos, {refeições|paradas} e {volta|cansaço}.',
    'Escolha {o lado|o caminho} que {se sustenta|continua bonito} mesmo com {chuva|atraso}, porque {vai acontecer|um dia vem}.',
    'Veja qual dos dois {contaria|lembraria} daqui a {um ano|muitos invernos} sem olhar as fotos.',
  ],
};

export const HEALTH: PortugueseDomain = {
  tools: [
    '{sapatos|tênis} confortáveis, um caderno e um despertador',
    'um calendário, uma garrafa de água e {um tapetinho|um canto livre}',
    'roupas {folgadas|leves} e um lugar {tranquilo|arejado}',
  ],
  expert: [
    'uma pessoa {da sua confiança|experiente} no posto de saúde',
    'uma médica {de família|que escute}',
    'um treinador {com experiência|paciente}',
  ],
  trial: [
    'uma semana {leve|de experiência}',
    'uma caminhada {curta|breve}, sempre à mesma hora',
    'uma só mudança {à noite|depois do jantar}',
  ],
  record: [
    'o sono, o humor e {a energia|a disposição}',
    'os horários, o cansaço e {o descanso|as pausas}',
    'o que fez e {como se sentiu|o corpo} depois',
  ],
  result: [
    'um despertar {menos pesado|mais leve}',
    'um dia com energia {até a noite|do começo ao fim}',
    'um movimento que {já não pesa|sai sem esforço}',
  ],
  signal: [
    'se acorda antes {do despertador|da hora}',
    'quanto custa {subir a escada|carregar as compras}',
    'se à noite ainda há {bom humor|paciência}',
  ],
  sources: [
    'páginas de {órgãos públicos de saúde|hospitais}',
    'folhetos de {ambulatórios|postos de saúde}',
    'livros {escritos|assinados} por quem cuida',
  ],
  detail: [
    'uma hora de sono {roubada|perdida}',
    'um par de tênis {gasto|velho}',
    'um jantar {fora de hora|pesado}',
  ],
  exampleSentence: [
    'Por {duas semanas|algumas noites}, {desligue|afaste} a tela antes {do jantar|de deitar} e {marque|anote} como {acorda|começa a manhã}.',
    'Faça o mesmo {percurso|trajeto} em passo {tranquilo|lento} e depois {vivo|ligeiro}, e note {quando|em que ponto} {falta o fôlego|a conversa para}.',
    'Mude {um só hábito|uma coisa} por vez: se {dormir melhor|melhorar}, {saberá|verá} {a que agradecer|de onde veio}.',
  ],
  firstStepSentence: [
    '{Hoje|Amanhã}, {saia|caminhe} dez minutos {depois do almoço|ao ar livre}, sem {contar|medir} nada, e {depois repita|no outro dia faça de novo}.',
    'Escreva {hoje|à noite} a que horas {apaga a luz|vai para a cama} e o que {fez|acontece} na hora anterior.',
    'Marque uma consulta com {quem acompanha você|o seu médico} e {leve|prepare} {três|algumas} perguntas {por escrito|precisas}.',
  ],
  mistakeSentence: [
    'Começa-se {a todo vapor|com fúria}, vem {a dor|o cansaço} e se {conclui|decide} que {aquilo não serve|era impossível}.',
    'Copia-se a rotina de quem tem outro corpo, {outros horários|outra idade} e {outros ossos|outra história}.',
    '{Ignora-se|Cala-se} um incômodo que {volta|insiste}, em vez de {falar dele|levá-lo} {a quem cuida|ao consultório}.',
  ],
  measureSentence: [
    'Olhe {a média|o conjunto} de {algumas semanas|um mês}: um dia isolado não {diz|prova} nada.',
    'Marque uma palavra para a energia {da manhã|ao acordar} e outra para a {da noite|do fim do dia}, {sem pensar|de estalo}.',
    'Pergunte a quem {mora com você|vê você todo dia} se {nota|percebe} {mudança|algo}: {às vezes|muitas vezes} {sabe|percebe} antes.',
  ],
  sourceSentence: [
    'Quando {o corpo|a saúde} está em jogo, uma página pode {ajudar a perguntar|levantar dúvidas}, {nunca|jamais} substituir quem {examina|cuida}.',
    'Desconfie de quem {promete|garante} resultado {rápido|a todos} e ao mesmo tempo {vende|oferece} {um pote|um programa}.',
    'Uma fonte {séria|digna} diz {a quem não convém|quando parar} e {aconselha|sugere} {perguntar|consultar alguém}.',
  ],
  questionSentence: [
    'Pergunte-se o que gostaria de {poder fazer|conseguir} {de novo|sem esforço} daqui a uns meses.',
    'Pense em que {hora|parte} do dia {esgota|pesa} mais, e o que {houve|acontece} antes.',
    'Pergunte-se se {continuaria|faria isso} mesmo {sem balança e sem espelho|se ninguém notasse}.',
  ],
  choiceSentence: [
    'Escolha o que {fará|repetirá} {de bom grado|ainda} {em um dia de chuva|quando faltar vontade}.',
    'Entre dois {caminhos|hábitos}, prefira o que {respeita|ouve} o seu {sono|ritmo} e que {o seu médico|quem cuida de você} {aprova|conhece}.',
    'Veja qual deixa mais {leveza|energia} {no dia seguinte|na outra manhã}, e não só na {mesma hora|hora}.',
  ],
};
