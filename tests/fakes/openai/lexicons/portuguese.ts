import { type Lexicon, phrases } from './lexicon.ts';

/** Portuguese. */
export const portuguese: Lexicon = {
  tag: 'pt',
  slots: {
    s: phrases(
      'um aprendiz paciente|o mercado do bairro|cada cozinheira atenta|uma oficina pequena|a vizinha idosa|um pai cansado|o primeiro cliente|uma boa professora|a escola da aldeia|um escritório sossegado|o turno da noite|uma cozinha animada|a família inteira|um engenheiro jovem|a equipa da manhã|uma visitante curiosa|a loja da esquina|um jardineiro experiente|o grupo das reparações|um orçamento modesto|a segunda tentativa|uma rotina simples|a reunião semanal|uma ferramenta emprestada',
    ),
    v: phrases(
      'guarda|muda|precisa de mudar|encontra|melhora|verifica|conserta|molda|leva|substitui|protege|explica|experimenta|partilha|salva|mede|abre|segue|limpa|segura|vigia|encomenda',
    ),
    o: phrases(
      'o caminho estreito|uma peça de reserva|a porta pesada|uma resposta honesta|o plano inteiro|um hábito melhor|a moldura de madeira|uma nota clara|o último passo|uma refeição quente|a lista antiga|uma segunda opinião|o canto sossegado|um esboço rápido|a torneira principal|uma pausa mais longa|o pão de cada dia|um preço justo|a prateleira vazia|um punhado de sementes|a lâmpada partida|uma pergunta nova|a horta pequena|um ritmo constante',
    ),
    p: phrases(
      'antes do nascer do sol|sem muito esforço|durante a estação das chuvas|numa tarde sossegada|depois do primeiro inverno|numa sala cheia|com as duas mãos|há várias semanas|ao fim do dia|perto da ponte velha|quando ninguém está a ver|junto à janela da cozinha|entre duas chamadas longas|desde o início da primavera|sob um céu limpo|ao longo do rio|contra os bons conselhos|pela primeira vez',
    ),
  },
  templates: [
    '{s} {v} {o} {p}.',
    '{p}, {s} {v} {o}.',
    'quando {s} {v} {o}, {s} {v} {o}.',
    '{s} {v} {o}, porque {s} {v} {o}.',
    '{s} {v} {o} {p}, e {s} {v} {o}.',
    '{p}, {s} {v} {o}, enquanto {s} {v} {o}.',
    'se {s} {v} {o} {p}, {s} {v} {o}.',
    '{s} {v} {o}, mas {s} {v} {o} {p}.',
    'embora não seja fácil, {s} {v} {o} {p}.',
    '{s} {v} {o}, por isso {s} {v} {o}.',
  ],
  headings: ['como {s} {v} {o}', 'por que motivo {s} {v} {o}', 'quando {s} {v} {o}', 'o que {v} {o} {p}'],
  enumeration: {
    lead: 'faz falta ',
    separator: ', ',
    end: '.',
    words: phrases(
      'paciência|papel|água|luz|confiança|sal|madeira|corda|coragem|cola|sono|chuva|pão|mel|giz|lã|tempo|sabão|areia|música|azeite|prática|silêncio|sorte|ar',
    ),
  },
  space: ' ',
};
