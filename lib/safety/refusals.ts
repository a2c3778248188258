import type { Language } from '@/lib/constants/options.ts';
import type { Harm } from './languages/types.ts';

/** For whoever asks about harming themselves: calm, without reproach, with a way to help. */
const SELF_HARM: Record<Language, string> = {
  english:
    'We do not write about this. If you are thinking of harming yourself, you are not alone: please call your local emergency number, or find somebody to talk to, free and in confidence, at findahelpline.com.',
  french:
    "Nous n'écrivons pas sur ce sujet. Si vous pensez à vous faire du mal, vous n'êtes pas seul : appelez le numéro d'urgence de votre pays, ou trouvez quelqu'un à qui parler, gratuitement et en toute confidentialité, sur findahelpline.com.",
  spanish:
    'No escribimos sobre esto. Si piensas en hacerte daño, hay ayuda: llama al número de emergencias de tu país o encuentra a alguien con quien hablar, gratis y en confianza, en findahelpline.com.',
  german:
    'Darüber schreiben wir nicht. Wenn Sie daran denken, sich etwas anzutun: Sie sind nicht allein. Rufen Sie bitte den Notruf an, oder finden Sie auf findahelpline.com jemanden, mit dem Sie kostenlos und vertraulich sprechen können.',
  chinese:
    '我们不写这样的内容。如果您有伤害自己的念头，请记住您并不孤单：请拨打当地的紧急电话，或在 findahelpline.com 找到可以免费、保密倾诉的人。',
  japanese:
    'この内容は書きません。自分を傷つけたいと感じているなら、あなたは一人ではありません。お住まいの地域の緊急番号に電話するか、findahelpline.com で無料で秘密を守って話を聞いてくれる人を見つけてください。',
  russian:
    'Мы об этом не пишем. Если вы думаете о том, чтобы причинить себе вред, вы не одни: позвоните по номеру экстренной помощи или найдите на findahelpline.com того, с кем можно поговорить бесплатно и конфиденциально.',
  portuguese:
    'Não escrevemos sobre isso. Se você pensa em se machucar, você não está só: ligue para o número de emergência da sua região ou encontre alguém com quem conversar, de graça e em sigilo, em findahelpline.com.',
  italian:
    'Non scriviamo su questo. Se pensi di farti del male, non sei solo: chiama il numero di emergenza del tuo Paese o trova qualcuno con cui parlare, gratis e in modo riservato, su findahelpline.com.',
};

const OTHERS: Record<Exclude<Harm, 'self-harm'>, string> = {
  violence: 'We do not write instructions for hurting people. Please choose another topic.',
  minors: 'We do not write sexual content about minors. Please choose another topic.',
  hate: 'We do not write texts that attack people for who they are. Please choose another topic.',
};

/** The sentence that a refusal shows: for self-harm in the language the article was asked for in. */
export function refusalOf(harm: Harm, language: Language): string {
  return harm === 'self-harm' ? SELF_HARM[language] : OTHERS[harm];
}
