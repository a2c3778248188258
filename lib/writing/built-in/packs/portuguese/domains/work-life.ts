import type { PortugueseDomain } from './slots.ts';

export const TECHNOLOGY: PortugueseDomain = {
  tools: [
    'um computador pronto, um editor e {um caderno|papel}',
    'a documentação oficial e uma cópia {dos dados|de segurança}',
    'um ambiente de teste e {alguns dados|um punhado de dados} de mentira',
  ],
  expert: [
    'uma programadora {com anos de prática|experiente}',
    'um técnico que {atende o telefone|explica sem pressa}',
    'uma pessoa que usa isso {todo dia|há anos}',
  ],
  trial: [
    'um protótipo {minúsculo|de uma tela}',
    'um teste em uma cópia {dos dados|separada}',
    'uma só função, {do começo ao fim|completa}',
  ],
  record: [
    'os passos, os erros e {as mensagens|os avisos}',
    'as versões, as mudanças e {os efeitos|o que quebrou}',
    'os tempos, as travas e {as soluções|os remédios}',
  ],
  result: [
    'uma ferramenta que funciona {até na segunda-feira|sem sustos}',
    'um programa que {um colega entende sozinho|se explica sozinho}',
    'um sistema que se conserta {em minutos|depressa}',
  ],
  signal: [
    'se alguém usa {sem pedir ajuda|de primeira}',
    'quantas vezes você {volta à|abre a} documentação',
    'se os erros ficam {mais raros|menos frequentes} ou só diferentes',
  ],
  sources: [
    'páginas de documentação {oficial|atualizada}',
    'exemplos de código que {rodam|se podem executar}',
    'discussões entre {quem usa de fato|usuários de verdade}',
  ],
  detail: [
    'uma senha {esquecida|anotada no lugar errado}',
    'uma atualização {adiada|esquecida}',
    'um nome de arquivo {ambíguo|confuso}',
  ],
  exampleSentence: [
    'Construa a mesma função {de duas maneiras|em duas cópias}, {sem acabamento|às pressas mesmo}, e veja qual {quebra|se entende} primeiro.',
    'Peça a quem {não viu nada|chegou agora} que faça {a tarefa mais comum|uma operação do dia a dia} e {conte|anote} as hesitações.',
    'Desligue {a rede|o cabo} no meio do teste e {observe|veja} o que {sobrevive|fica de pé}.',
  ],
  firstStepSentence: [
    '{Hoje|Agora à noite}, crie uma pasta de teste, {ponha|copie} o mínimo e faça aquilo {rodar|funcionar} uma vez, {mesmo mal|sem enfeites}.',
    'Faça uma cópia de segurança e {confira|verifique} se sabe {restaurá-la|abri-la} antes de {mexer no resto|mudar algo}.',
    'Escreva {em uma linha|com palavras comuns} o que deve {entrar|chegar} e o que deve {sair|voltar}: já é {um desenho|um projeto}.',
  ],
  mistakeSentence: [
    'Escolhe-se a ferramenta {da moda|do momento} e depois se {procura|inventa} um problema {para ela|que a justifique}.',
    'Corrige-se um erro {às cegas|no palpite}, mudando cinco linhas, e {ninguém sabe|não se descobre} qual era a certa.',
    'Adia-se a cópia {de segurança|dos dados} até o dia em que ela {faz falta|seria necessária}.',
  ],
  measureSentence: [
    'Cronometre a mesma {tarefa|operação} uma vez {por mês|de tempos em tempos} e {marque|anote} onde {espera|perde tempo}.',
    'Conte os pedidos de {ajuda|socorro}: quando {diminuem|rareiam}, a ferramenta {entrou na mão|ficou clara}.',
    'Mantenha um {registro|diário} das falhas e {veja|confira} se {voltam as mesmas|se parecem}.',
  ],
  sourceSentence: [
    'Confira de que versão se {fala|trata}: um conselho {certo ontem|bom para a anterior} pode {atrapalhar|não servir} hoje.',
    'Prefira quem {mostra|publica} um exemplo {completo|que roda} a quem só {descreve|elogia} o resultado.',
    'Um teste de velocidade só {vale|conta} se {disser|explicar} em que máquina e com {que dados|que carga} foi feito.',
  ],
  questionSentence: [
    'Pergunte-se {quem vai consertar|quem atende} quando isso {parar|quebrar} {na sexta à noite|no domingo}.',
    'Pense em que {gesto|passo} chato {quer eliminar|deveria sumir}, e quantas vezes {o faz|ele se repete} na semana.',
    'Pergunte-se onde {ficam|moram} os dados e como os {levaria|mudaria} para outro lugar.',
  ],
  choiceSentence: [
    'Faça o mesmo trabalhinho com {ambos|os dois} e {escolha|fique com} aquele cujos erros {entende|lê melhor}.',
    'Olhe {a porta de saída|como se vai embora}: quanto {custa|complica} {exportar|levar} o que é seu?',
    'Prefira o que a sua equipe {saberá cuidar|já conhece}, mesmo que {brilhe menos|seja menos novo}.',
  ],
};

export const WORK: PortugueseDomain = {
  tools: [
    'um calendário, uma lista curta e {um caderno|papel}',
    'uma agenda vazia e duas horas {protegidas|sem avisos}',
    'uma lista de tarefas e uma porta que {se fecha|tranca}',
  ],
  expert: [
    'uma colega {de longa estrada|experiente}',
    'uma chefe {em quem confia|que escuta}',
    'uma pessoa que {mudou de ofício|já trocou de área}',
  ],
  trial: [
    'uma semana {de teste|de experiência}',
    'uma só reunião, {feita de outro modo|com outra pauta}',
    'uma tarefa pequena com prazo {curto|próximo}',
  ],
  record: [
    'as horas, as interrupções e {o que terminou|as tarefas fechadas}',
    'as decisões e quem {as tomou|decidiu}',
    'o que prometeu e {a quem|para quando}',
  ],
  result: [
    'um dia que acaba {na hora|cedo}',
    'um trabalho entregue {sem correria|com folga}',
    'uma reunião de que se sai com {uma decisão|um passo claro}',
  ],
  signal: [
    'se os colegas {param de pedir|pedem menos} explicações',
    'quantas vezes a mesma tarefa {é adiada|muda de dia}',
    'se a segunda-feira {pesa menos|assusta menos}',
  ],
  sources: [
    'relatos de quem {faz o mesmo trabalho|exerce o ofício}',
    'atas e notas de trabalhos {passados|anteriores}',
    'manuais práticos de quem {liderou|dirigiu} equipes',
  ],
  detail: [
    'um aviso sonoro {sempre ligado|a toda hora}',
    'um convite sem {pauta|assunto}',
    'uma tarefa sem {dono|responsável}',
  ],
  exampleSentence: [
    'Por uma semana, {passe|ponha} a tarefa mais {dura|importante} para {a manhã|a primeira hora} e {compare|veja} o que resta às cinco.',
    'Faça a mesma reunião {em pé|na metade do tempo}, com {uma só pergunta|uma folha à frente}, e {note|veja} quem {fala|decide}.',
    'Peça {o mesmo parecer|uma opinião} sobre duas versões {curtas|de uma página} do trabalho, {sem dizer|calando} qual prefere.',
  ],
  firstStepSentence: [
    '{Amanhã|Na segunda}, antes das mensagens, {dedique|reserve} meia hora ao que {mais conta|vem adiando}.',
    'Cancele {uma reunião|um compromisso repetido} esta semana, {com jeito|explicando por quê}, e {use bem|proteja} a hora ganha.',
    'Pergunte a {quem recebe o seu trabalho|um colega} o que {usa de fato|bastaria}, e {tire|corte} o resto.',
  ],
  mistakeSentence: [
    'Diz-se sim {a tudo|por gentileza} e se {entrega|termina} tarde, {decepcionando|deixando na mão} justamente quem se queria ajudar.',
    '{Enche-se|Lota-se} a agenda e se {confunde|troca} movimento com {trabalho|progresso}.',
    'Discute-se {por semanas|longamente} sem escrever {quem faz o quê|uma linha de conclusão}.',
  ],
  measureSentence: [
    'Na sexta, {conte|releia} as coisas {fechadas|terminadas}, e deixe de lado as que só começaram: {muda|melhora} a perspectiva.',
    'Marque a que horas {para|larga tudo} de verdade e {o que|quem} segurou você.',
    'Pergunte todo mês a {um colega|quem trabalha com você} o que {ficou mais fácil|funciona melhor}.',
  ],
  sourceSentence: [
    'Ao ler a história de {um sucesso|uma carreira}, pergunte quem fez {o mesmo|igual} sem {conseguir|sair nos jornais}.',
    'Um método {nascido|pensado} em uma {grande empresa|equipe numerosa} pode {atrapalhar|sufocar} um escritório de três pessoas.',
    'Ouça quem {executa|faz o trabalho} antes de quem o {conta|dirige}.',
  ],
  questionSentence: [
    'Pergunte-se de que {tarefa|relatório} ninguém {sentiria falta|se lembraria} se {sumisse|deixasse de existir}.',
    'Pense em {para quem|para que pessoa} {trabalha|se esforça} hoje, e se ela {sabe|percebe}.',
    'Pergunte-se o que gostaria de {contar|dizer} deste ano {no jantar|a um amigo}.',
  ],
  choiceSentence: [
    'Compare {duas terças-feiras|dois dias comuns}: horários, {pessoas|pausas} e {cansaço|humor} no fim.',
    'Veja qual {ensina|traz} algo que {ficaria|valeria} mesmo {em outro lugar|trocando de mesa}.',
    'Escolha {a via|o caminho} em que {os dias ruins|as semanas tortas} {se suportam|ainda se aceitam}.',
  ],
};

export const BUSINESS: PortugueseDomain = {
  tools: [
    'uma folha de contas, uma lista de clientes e {um telefone|uma caneta}',
    'um caderno para {as conversas|os pedidos} e um calendário',
    'uma oferta de uma página e {alguns exemplos|duas amostras}',
  ],
  expert: [
    'uma comerciante {de muitos anos de balcão|experiente}',
    'um cliente {sincero|antigo}',
    'uma pessoa que {fechou uma empresa|já quebrou} e fala disso',
  ],
  trial: [
    'uma venda {feita à mão|boca a boca}, sem site',
    'uma oferta mostrada a {poucos clientes|meia dúzia}',
    'uma banca por {um fim de semana|um dia}',
  ],
  record: [
    'os pedidos, as dúvidas e {as recusas|os “nãos”}',
    'os custos, os tempos e {as palavras|as queixas} dos clientes',
    'quem comprou e quem {foi embora|desistiu}',
  ],
  result: [
    'um cliente que volta {sem desconto|sozinho}',
    'uma oferta que se explica {em uma frase|sem slides}',
    'um mês fechado {sem sufoco|com folga}',
  ],
  signal: [
    'se os clientes {trazem|indicam} outros clientes',
    'quantas vezes é preciso {explicar|repetir} a mesma coisa',
    'se alguém {reclama|sente falta} quando você para',
  ],
  sources: [
    'conversas com clientes {de verdade|reais}',
    'balanços e relatórios {públicos|abertos}',
    'relatos de quem {errou|caiu} antes de acertar',
  ],
  detail: [
    'uma resposta que {chega tarde|demora}',
    'uma embalagem difícil de {abrir|fechar}',
    'um orçamento {pouco claro|confuso}',
  ],
  exampleSentence: [
    'Mostre {a mesma oferta|o mesmo produto} com duas {descrições|frases} diferentes e {ouça|anote} que perguntas {provocam|surgem}.',
    'Atenda {três|alguns} clientes à mão, {um por vez|sem automatismo}, e {anote|marque} onde {hesitam|param}.',
    'Tire um item do catálogo por {um mês|algumas semanas} e {conte|veja} quem {o pede|dá por falta}.',
  ],
  firstStepSentence: [
    '{Esta semana|Nos próximos dias}, fale com {três|alguns} clientes e pergunte o que {quase os fez desistir|quase os levou a outro lugar}.',
    'Escreva a oferta em {uma frase|duas linhas} e leia {em voz alta|para um desconhecido}: onde soar falsa, {corte|reescreva}.',
    'Ponha em fila as despesas do último mês e {circule|marque} a que {não sabe explicar|ninguém defenderia}.',
  ],
  mistakeSentence: [
    '{Lustra-se|Desenha-se} o logotipo por meses antes de {falar com|ouvir} um só cliente.',
    'Baixa-se o preço por medo, e {atraem-se|chegam} justamente os clientes mais {exigentes|cansativos}.',
    '{Corre-se atrás do|Copia-se o} concorrente {maior|mais barulhento}, {esquecendo|descuidando de} quem já {compra|confia}.',
  ],
  measureSentence: [
    'Conte quem {volta|recompra} antes de contar quem {chega|olha}: {a fidelidade|a volta} é {um julgamento|um voto} sincero.',
    'Releia todo mês as {palavras|queixas} dos clientes e {junte|agrupe} as {iguais|parecidas}.',
    'Compare {as horas|o tempo} e {a receita|o ganho} de cada {serviço|produto}: as surpresas não {faltam|demoram}.',
  ],
  sourceSentence: [
    'Um conselho de venda {nasce|vem} quase sempre de um mercado {preciso|particular}: {veja|pergunte} se ele {lembra|se parece com} o seu.',
    'As palavras {gentis|educadas} de quem {não paga|não compra} {valem|pesam} menos que um pedido {pequeno|modesto}.',
    'Desconfie de quem {conta|vende} a receita do {sucesso|lucro} e {vive|se sustenta} só desse relato.',
  ],
  questionSentence: [
    'Pergunte-se o que os clientes {fariam|usariam} se você {fechasse|sumisse} amanhã.',
    'Pense em que {problema|incômodo} {resolve|tira}, {dito|explicado} nas palavras de quem {o vive|paga por isso}.',
    'Pergunte-se que cliente gostaria de {clonar|reencontrar}, e {por quê|onde o achou}.',
  ],
  choiceSentence: [
    'Escolha o caminho que dá para {testar|conferir} com {poucos clientes|pouco gasto} antes de {investir|assinar}.',
    'Veja qual {resiste|fica de pé} em um mês {fraco|sem vendas}.',
    'Prefira o que os clientes {entendem|explicam} {sem a sua ajuda|por conta própria}.',
  ],
};

export const MONEY: PortugueseDomain = {
  tools: [
    'um extrato, um lápis e {uma folha|uma hora livre}',
    'as contas dos últimos meses e {uma calculadora|um café}',
    'um caderno de gastos e uma hora {tranquila|sem pressa}',
  ],
  expert: [
    'uma consultora que não {vende produtos|ganha comissão}',
    'um amigo {organizado|cuidadoso} com as contas',
    'uma pessoa que {acabou de fazer|já fez} a mesma escolha',
  ],
  trial: [
    'uma quantia pequena, que {não faça falta|possa perder}',
    'uma semana de gastos {anotados|no papel}',
    'um mês com uma só regra {nova|a mais}',
  ],
  record: [
    'os gastos, as datas e {o humor|o motivo}',
    'as entradas, as saídas e {as surpresas|os sustos}',
    'o motivo de cada {compra|despesa}',
  ],
  result: [
    'um mês fechado {sem aperto|em paz}',
    'uma reserva que {deixa dormir|dá sossego}',
    'um orçamento que se entende {de relance|em uma página}',
  ],
  signal: [
    'se abre o extrato {sem medo|com calma}',
    'quantos gastos {já não lembra|ficaram sem explicação}',
    'se os vencimentos {deixam de surpreender|param de assustar}',
  ],
  sources: [
    'contratos lidos {até o fim|com lupa}',
    'guias de {defesa do consumidor|associações de consumidores}',
    'páginas de órgãos {públicos|oficiais}',
  ],
  detail: [
    'uma assinatura {esquecida|que ninguém usa}',
    'uma tarifa {escondida|miúda}',
    'uma renovação {automática|silenciosa}',
  ],
  exampleSentence: [
    'Anote cada gasto por {duas semanas|quinze dias}, até {o café|o menor}, sem {cortar|mudar} nada, e {veja|procure} o que {surpreende|constrange}.',
    'Ponha {dois orçamentos|dois contratos} na mesma mesa e {reescreva|traduza} ambos com as mesmas {linhas|palavras}, letras {miúdas|pequenas} inclusive.',
    'Separe uma quantia {modesta|pequena} no dia {do salário|em que recebe} e {note|veja} quando ela {deixa de fazer falta|sai da lembrança}.',
  ],
  firstStepSentence: [
    '{Hoje à noite|Amanhã}, abra {o último extrato|a lista de compras do mês} e {marque|circule} três gastos que {não repetiria|tinha esquecido}.',
    'Cancele {uma assinatura|um serviço} que {não usa|só lembra ao pagar}, {hoje mesmo|antes de dormir}.',
    'Escreva os {vencimentos|pagamentos} do ano em {uma só folha|um calendário} e {pendure|deixe} tudo à vista.',
  ],
  mistakeSentence: [
    '{Caçam-se|Perseguem-se} economias {minúsculas|de centavos} e se {assina|renova} {sem ler|de olhos fechados} o contrato mais {pesado|longo}.',
    'Decide-se {no embalo|sob o efeito} de uma notícia, {às pressas|à noite}, e se {paga|sente} a pressa {por anos|longamente}.',
    'Faz-se um orçamento {perfeito|severíssimo} que {dura|aguenta} até {a primeira pizza|o primeiro convite}.',
  ],
  measureSentence: [
    'Uma vez por mês, {compare|confronte} os gastos {previstos|imaginados} com os {reais|feitos}, e {corrija|acerte} uma linha só.',
    'Veja quantos {dias|meses} {viveria|aguentaria} sem entradas: é uma medida {honesta|útil}.',
    'Marque {quantas vezes|em que dias} {compra|gasta} por {tédio|cansaço}, e {procure|note} o que mudou.',
  ],
  sourceSentence: [
    'Pergunte-se {como ganha|quem paga} quem {aconselha|fala}: a resposta {explica|esclarece} muitas {certezas|insistências}.',
    'Leia primeiro {as letras miúdas|o fim do contrato}, depois {as promessas|a capa}.',
    'Para {impostos e leis|regras e prazos}, confie {só|apenas} em páginas {oficiais|atualizadas} ou em {quem assina embaixo|um profissional}.',
  ],
  questionSentence: [
    'Pergunte-se {para que serve|para que quer} o dinheiro: {tempo|liberdade}, {segurança|calma} ou {prazer|um sonho preciso}?',
    'Pense em que gasto {traz alegria|deixa contentamento} {ainda depois de um mês|muito tempo depois}.',
    'Pergunte-se quanto {poderia perder|perderia} sem {mudar de vida|perder o sono}.',
  ],
  choiceSentence: [
    'Compare o custo {inteiro|completo}, {do primeiro ao último dia|saída inclusive}, e não {a parcela|o primeiro mês}.',
    'Escolha {a via|aquilo} que {entende|saberia explicar} de ponta a ponta, {mesmo sem|sem ajuda de} folheto.',
    'Veja qual {aguenta|suporta} {um ano ruim|uma fase difícil}.',
  ],
};
