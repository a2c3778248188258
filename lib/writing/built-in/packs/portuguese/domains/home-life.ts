import type { PortugueseDomain } from './slots.ts';

export const HOME: PortugueseDomain = {
  tools: [
    'uma trena, um lápis e {fita de papel|fita crepe}',
    'luvas, um balde e {dois sacos vazios|panos velhos}',
    'poucas ferramentas {limpas|boas} e uma escada firme',
  ],
  expert: [
    'um pedreiro {do bairro|de confiança}',
    'uma vizinha {de mão boa para plantas|que entende de plantas}',
    'uma pessoa que {acabou uma reforma|reformou há pouco}',
  ],
  trial: ['um canto {só|da casa}', 'uma parede {escondida|de fundo}', 'um vaso ou uma gaveta'],
  record: [
    'as medidas, os materiais e {os tempos|os preços}',
    'a luz, a água e {a temperatura|o vento}',
    'o que mudou de lugar e {por quê|quando}',
  ],
  result: [
    'um quarto a que se volta {com gosto|sem pressa de sair}',
    'um canto que fica em ordem {sozinho|por si}',
    'uma casa que pede {menos esforço|menos cuidado}',
  ],
  signal: [
    'se as coisas {ficam no lugar|voltam ao lugar}',
    'onde a bagunça {se acumula|reaparece}',
    'se as visitas acham tudo {sem perguntar|de primeira}',
  ],
  sources: [
    'fichas técnicas {dos materiais|de fabricantes}',
    'manuais de {consertos|reparos} em casa',
    'relatos de quem fez {a mesma obra|o mesmo serviço}',
  ],
  detail: [
    'uma tomada no lugar {errado|menos útil}',
    'uma vedação {gasta|ressecada}',
    'um vaso sem {furo|dreno}',
  ],
  exampleSentence: [
    'Marque {com fita|no chão} o espaço {do móvel|daquilo que quer comprar} e {viva|ande} em volta por alguns dias.',
    'Pinte {um papelão|um quadrado} e {mude-o de lugar|olhe para ele} na luz da manhã, {à noite|sob a lâmpada} e {com chuva|em dia nublado}.',
    'Esvazie {uma só gaveta|uma prateleira}, {devolva|deixe} apenas o que usa e {espere|viva assim} uma semana.',
  ],
  firstStepSentence: [
    '{Hoje|Amanhã}, meça {o cômodo|a sala} duas vezes e {desenhe tudo em escala|passe tudo para o papel}.',
    'Escolha o canto que mais {irrita|incomoda} e {dê|reserve} a ele meia hora, {com relógio|e nem um minuto a mais}.',
    'Observe por um dia {onde bate o sol|por onde entra a luz}, e {marque|anote} as horas em uma planta.',
  ],
  mistakeSentence: [
    'Compra-se {um organizador|um móvel} antes de {jogar fora|escolher}, e se {arruma|guarda} o que {devia sair|não servia}.',
    '{Quebra-se|Desmonta-se} tudo {no embalo|no sábado cedo} e se descobre {no domingo|depois} que falta uma peça.',
    'Rega-se demais {por carinho|por zelo}, e depois {vem o espanto|vem a queixa} com as folhas amarelas.',
  ],
  measureSentence: [
    'Fotografe o mesmo {canto|cômodo} todo mês, {do mesmo ponto|sem arrumar}, e {olhe|compare} a série.',
    'Conte os minutos que {passa|perde} {procurando|mudando} coisas: quando {caem|diminuem}, {a casa trabalha|a ordem funciona}.',
    'Pergunte a quem {mora com você|vive ali} que {gesto|serviço} {ficou mais fácil|pesa menos}.',
  ],
  sourceSentence: [
    'Uma solução {vista|lida} em outro lugar depende de paredes, clima e água: {teste|experimente} em um canto escondido.',
    'Desconfie dos {“antes e depois”|resultados prontos} sem {o durante|as dificuldades}: {falta|pula-se} a parte {que custa|útil}.',
    'Para {gás, telhado e eletricidade|instalações e estruturas}, ouça {só|apenas} quem {assina|responde} pelo serviço.',
  ],
  questionSentence: [
    'Pergunte-se o que {faz|acontece} naquele cômodo {às segundas|todo dia}, e esqueça {as festas|as visitas}.',
    'Pense em que {objeto|móvel} {salvaria|compraria de novo} primeiro, e qual {não faria falta|poderia sumir}.',
    'Pergunte-se quem {vai limpar|cuidará} e {de quanto em quanto tempo|com que vontade}.',
  ],
  choiceSentence: [
    'Pense {na manutenção|em quem limpa}: {escolha|prefira} o que {envelhece bem|perdoa a poeira}.',
    'Teste as duas {ideias|soluções} com {papelão|fita} e {viva|fique} alguns dias com cada uma.',
    'Veja qual {consertaria|saberia arrumar} {com as ferramentas da casa|em uma tarde}.',
  ],
};

export const FAMILY: PortugueseDomain = {
  tools: [
    'um calendário na cozinha, uma lista e {muita paciência|bom humor}',
    'uma hora sem telas e {alguns jogos|um jogo} simples',
    'papel, {canetinhas|lápis de cor} e uma regra clara',
  ],
  expert: [
    'uma mãe de filhos {mais velhos|já crescidos}',
    'uma professora {paciente|de crianças}',
    'uma pessoa da casa que {escuta bem|sabe ouvir}',
  ],
  trial: [
    'uma noite {diferente|fora do costume}',
    'uma regra nova, por {uma semana|alguns dias}',
    'uma tarde sem {programa|planos}',
  ],
  record: [
    'os momentos difíceis e {os leves|os bons}',
    'os horários, as birras e {as risadas|os abraços}',
    'as palavras ditas e {as caladas|as engolidas}',
  ],
  result: [
    'um jantar sem {cabo de guerra|briga}',
    'uma tarde que todos {repetiriam|querem de novo}',
    'uma manhã sem {correria|gritos}',
  ],
  signal: [
    'se alguém {volta a contar|conta} o dia',
    'quantas vezes você {repete|diz} a mesma frase',
    'se o silêncio no carro {fica leve|vira conversa}',
  ],
  sources: [
    'livros lidos também por {outros pais|outras famílias}',
    'encontros {do bairro|da escola}',
    'conselhos de quem trabalha com {crianças|famílias}',
  ],
  detail: [
    'um cochilo {perdido|pulado}',
    'uma promessa {esquecida|quebrada}',
    'um tom de voz {cansado|áspero}',
  ],
  exampleSentence: [
    'Por {uma semana|algumas noites}, deixe que {o mais novo|um de cada vez} decida {a ordem|o programa} da noite, e {observe|anote} o que muda.',
    'Faça o mesmo {pedido|combinado} uma vez como {ordem|dever} e outra como {jogo|escolha}, e {olhe|note} as caras.',
    'Levem {a discussão|o tema espinhoso} {para um passeio|para a rua}: andando {lado a lado|juntos}, as palavras {saem|vêm} mais fáceis.',
  ],
  firstStepSentence: [
    '{Hoje à noite|Amanhã}, à mesa, faça uma pergunta a que não baste sim ou não, e {depois cale|escute}.',
    'Escolham {juntos|em família} uma só regra para {testar|manter} até domingo, e {escrevam|pendurem} na cozinha.',
    'Marque {meia hora|uma hora} com {uma pessoa só|cada um} da família, {telefone desligado|sem telas}.',
  ],
  mistakeSentence: [
    '{Explica-se|Discute-se} quando todos têm {fome|sono}, e se {confunde|troca} cansaço com {maldade|desobediência}.',
    'Compara-se um filho {com o irmão|com o vizinho}, {em voz alta|na frente de todos}, e a {frase|ferida} fica.',
    'Muda-se de {regra|ideia} todo dia, e depois {vem o espanto|vem a queixa} de que ninguém {obedece|leva nada a sério}.',
  ],
  measureSentence: [
    'No domingo, perguntem a cada um o momento {mais bonito|melhor} e {o mais cansativo|o que é melhor esquecer}, e {anotem|guardem} em uma folha.',
    'Note quanto {dura|leva para passar} {o mau humor|uma briga}: durar menos já é {progresso|muito}.',
    'Conte {as risadas|as conversas} à mesa antes {das notas|dos boletins} e {dos horários|da pontualidade}.',
  ],
  sourceSentence: [
    'Cada {família|casa} tem {suas idades|seus horários} e seus gênios: um conselho {perfeito|certo} ali pode {destoar|não pegar} aqui.',
    'Ouça quem {admite|conta também} os erros: as famílias {perfeitas|sem nuvens} só {existem|moram} em fotografias.',
    'Quando {a preocupação|a dúvida} {insiste|volta}, {fale com|procure} quem {por ofício|no trabalho} conhece {crianças e pais|esse problema}.',
  ],
  questionSentence: [
    'Pergunte-se o que gostaria que eles {lembrassem|contassem} {daqui a vinte anos|quando crescerem}.',
    'Pense em quem, {em casa|entre vocês}, {decide|suporta} mais que os outros, e {se escolheu isso|há quanto tempo}.',
    'Pergunte-se do que {precisa|sente falta} a pessoa que mais {reclama|protesta}.',
  ],
  choiceSentence: [
    'Perguntem {a todos|até aos menores} o que {perderiam|faria falta} em cada caso.',
    'Escolham {o caminho|aquilo} que {funciona|aguenta} também {com febre em casa|nas manhãs tortas}.',
    'Testem {uma semana|alguns dias} de cada lado e {votem|decidam} à mesa.',
  ],
};

export const LEARNING: PortugueseDomain = {
  tools: [
    'um caderno, um lápis e {um relógio|um cronômetro}',
    'um bom livro, {algumas fichas|um marcador} e um lugar fixo',
    'fones, notas e meia hora de {silêncio|sossego}',
  ],
  expert: [
    'uma professora que {gosta de perguntas|explica de novo}',
    'um colega {mais adiantado|um passo à frente}',
    'uma pessoa que {aprendeu por conta própria|estudou sozinha}',
  ],
  trial: [
    'uma lição {curta|só}',
    'um capítulo {apenas|por semana}',
    'uma semana de dez minutos {por dia|diários}',
  ],
  record: [
    'os erros, as dúvidas e {as horas|os tempos}',
    'o que lembra {no dia seguinte|dois dias depois}',
    'as palavras novas e {onde surgiram|de onde vieram}',
  ],
  result: [
    'uma página explicada {sem notas|de cabeça}',
    'uma conversa levada {até o fim|sem travar}',
    'um exercício resolvido {no dia seguinte|sem consulta}',
  ],
  signal: [
    'se lembra {sem abrir|antes de abrir} o livro',
    'quanto dura {a atenção|o interesse}',
    'se responde a uma pergunta {imprevista|fora do roteiro}',
  ],
  sources: [
    'livros com {exercícios e respostas|gabarito}',
    'aulas {gravadas|abertas} de quem ensina',
    'textos escritos de modo {simples|direto}',
  ],
  detail: [
    'um telefone {sobre a mesa|ao lado do livro}',
    'uma revisão {adiada|pulada}',
    'uma palavra nunca {procurada|conferida}',
  ],
  exampleSentence: [
    'Estude {meia página|um parágrafo} relendo e a outra metade {de livro fechado|de memória}, e {compare|veja} o que resta {amanhã|em dois dias}.',
    'Explique {a mesma regra|o mesmo conceito} a uma criança {imaginária|curiosa} e a um especialista: onde {trocar de palavras|travar}, {há|mora} um buraco.',
    'Faça um exercício {hoje|agora} e outro igual {três dias depois|na outra semana}: {a diferença|a distância} é a sua medida.',
  ],
  firstStepSentence: [
    '{Hoje à noite|Amanhã}, estude dez minutos, feche {o livro|tudo} e escreva {o que lembra|três coisas} sem olhar.',
    'Escolha {a hora|o momento} em que a cabeça está {fresca|acordada} e {deixe|reserve} para ela a parte {difícil|que evita}.',
    'Ache {uma pessoa|alguém} a quem {contar|explicar} no domingo o que {aprendeu|estudou} nestes dias.',
  ],
  mistakeSentence: [
    '{Sublinha-se|Colore-se} cada linha e se {confunde|troca} página {colorida|amarela} com {saber|memória}.',
    '{Troca-se|Muda-se} de curso toda vez que o antigo {fica|se torna} difícil.',
    'Estuda-se {oito horas|uma noite inteira} antes da prova e se {esquece|perde} tudo {na semana seguinte|ao sair da sala}.',
  ],
  measureSentence: [
    'Toda semana, {refaça|repita} {as mesmas|poucas} perguntas {de livro fechado|sem notas} e {marque|conte} as hesitações.',
    'Grave {a sua voz|dois minutos} {agora|hoje} e daqui a um mês: {o ouvido|a gravação} {julga|mostra} melhor que a lembrança.',
    'Veja quanto {tempo|apoio} {pede|gasta} com um exercício {igual|do mesmo tipo}: a curva {desce|cai}, devagar.',
  ],
  sourceSentence: [
    'Um bom {livro|mestre} mostra {os erros|as tentativas} junto com as {soluções|respostas}.',
    'Desconfie de quem {promete|vende} domínio {sem esforço|em poucas horas}: em geral {vende|entrega} {um começo|um verniz}.',
    'Compare {duas explicações|dois livros} sobre a mesma coisa e fique com {o que|aquilo que} faz você {perguntar|escrever} mais.',
  ],
  questionSentence: [
    'Pergunte-se o que quer saber {fazer|dizer} {em três meses|na próxima estação} que hoje não sabe.',
    'Pense em que {parte|capítulo} {pula sempre|vem adiando}, e {o que assusta ali|de que precisa para encarar isso}.',
    'Pergunte-se com quem {usará|praticará} o que {aprende|estuda}.',
  ],
  choiceSentence: [
    'Faça {uma aula|um teste} de cada um e escolha aquele depois do qual {lembra mais|tem mais perguntas}.',
    'Veja qual faz você {falar, escrever, errar|trabalhar} {antes|mais cedo}.',
    'Prefira {o método|o caminho} que {cabe|entra} nos seus dias {reais|tortos}.',
  ],
};

export const ARTS: PortugueseDomain = {
  tools: [
    'um caderno barato, um lápis e {uma hora|uma tarde}',
    'o instrumento afinado e uma partitura {fácil|curta}',
    'poucos materiais e uma mesa que {pode sujar|não tema tinta}',
  ],
  expert: [
    'uma mestra de {ateliê|oficina}',
    'um músico do {bairro|seu círculo}',
    'uma pessoa que {cria por ofício|vive disso}',
  ],
  trial: [
    'um esboço {rápido|de dez minutos}',
    'uma peça curta, {tocada devagar|sem pressa}',
    'uma página {só|por dia}',
  ],
  record: [
    'as tentativas, as datas e {as escolhas|os motivos}',
    'as cores, os tempos e os erros {felizes|bem-vindos}',
    'o que queria e {o que saiu|o que veio}',
  ],
  result: [
    'um trabalho {terminado|pronto} que se pode mostrar',
    'uma página que se relê {sem vergonha|com gosto}',
    'uma música tocada {sem parar|até o fim}',
  ],
  signal: [
    'se perde a noção {do tempo|das horas}',
    'onde o olhar dos outros {para|se demora}',
    'se dá vontade de {recomeçar|fazer outro} ao terminar',
  ],
  sources: [
    'obras para olhar {longamente|sem pressa}',
    'diários e cadernos de {artistas|criadores}',
    'gravações diferentes da mesma {obra|peça}',
  ],
  detail: [
    'uma luz {pelas costas|mal posta}',
    'uma corda {velha|frouxa}',
    'uma folha bonita demais para {errar|riscar}',
  ],
  exampleSentence: [
    'Copie {o mesmo tema|a mesma coisa} três vezes, {às pressas|em um minuto}, {com calma|devagar} e {de memória|sem olhar}, e {ponha|veja} as folhas em fila.',
    'Reescreva uma página tirando {todo adjetivo|metade das palavras} e {leia|recite} o que ficou em voz alta.',
    'Ouça {duas versões|duas gravações} da mesma música {de olhos fechados|com papel na mão} e {marque|anote} onde {mudam|respiram}.',
  ],
  firstStepSentence: [
    '{Hoje à noite|Hoje}, faça {a menor coisa|um trabalho minúsculo} em vinte minutos e {assine|ponha a data}, saia como sair.',
    'Escolha uma obra que {ama|admira} e {olhe para ela|observe-a} dez minutos {sem telefone|em silêncio}, {escrevendo|anotando} o que vê.',
    'Deixe {o instrumento|o material} fora {da caixa|do armário}, {onde se tropece nele|à vista}: {começa-se|senta-se} com mais vontade.',
  ],
  mistakeSentence: [
    '{Espera-se|Procura-se} a inspiração {na cadeira|no sofá}, quando {em geral|quase sempre} ela {chega|aparece} com o trabalho começado.',
    'Compra-se material {caro|de mestre} e depois se tem {medo|pena} de {gastá-lo|usá-lo}.',
    '{Corrige-se|Retoca-se} a primeira {linha|nota} {cem vezes|por semanas} e nunca se vê o fim.',
  ],
  measureSentence: [
    'Ponha {em fila|lado a lado} os trabalhos {de um mês|recentes}, com a data, e {procure|veja} o que {volta|mudou}.',
    'Grave {a mesma música|a mesma página} a cada {mês|estação} e {ouça|compare} {com distância|alguns dias depois}.',
    'Conte as vezes em que {se senta|começa}, em vez de contar obras-primas: {o resto|a qualidade} {vem atrás|acompanha}.',
  ],
  sourceSentence: [
    'Um parecer {útil|sério} {descreve|aponta} primeiro o que {vê|ouve}, e {só então|apenas depois} diz se gosta.',
    'Olhe a obra antes de {ler|ouvir} quem a explica, {ao menos uma vez|com os seus olhos}.',
    'Quem ensina uma regra {deveria|deve} saber mostrar {quem a quebrou bem|uma obra que a contraria}.',
  ],
  questionSentence: [
    'Pergunte-se o que quer que {se sinta|fique} {no fim|quando tudo se cala}.',
    'Pense para quem {faz isso|cria}, {um rosto só|com nome}, e o que {diria|gostaria de mostrar} a essa pessoa.',
    'Pergunte-se que {parte|detalhe} {tiraria|cortaria} se {tivesse de|pudesse} guardar só metade.',
  ],
  choiceSentence: [
    'Faça um {pequeno trabalho|esboço} com {ambos|os dois} e {fique com|escolha} o que faz você {arriscar|brincar} mais.',
    'Veja qual {deixa|permite} {recomeçar|errar} sem {medo|peso}.',
    'Escolha o que {usaria|pegaria na mão} {mesmo|até} em um dia sem {vontade|ideias}.',
  ],
};
