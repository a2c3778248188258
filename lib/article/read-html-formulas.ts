const pairs = (from: string, to: string) => new Map([...from].map((sign, at) => [sign, [...to][at] ?? '']));

const SUPERSCRIPTS = pairs('0123456789−–-+=()ineo', '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁻⁻⁺⁼⁽⁾ⁱⁿᵉᵒ');
const SUBSCRIPTS = pairs('0123456789−–-+=()aeoxhklmnpstijruv', '₀₁₂₃₄₅₆₇₈₉₋₋₋₊₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ');

/** Text above or below the line: 10⁹, H₂O; `^(…)` where Unicode lacks a sign. Words stay as they are: 21st, Mme. */
export function raised(text: string, place: 'sup' | 'sub'): string {
  const signs = [...text.replace(/\s+/g, '')];
  const map = place === 'sup' ? SUPERSCRIPTS : SUBSCRIPTS;
  const isWord = signs.length > 1 && /^[\p{L}\p{M}.]+$/u.test(signs.join(''));
  if (isWord || signs.length === 0) return text;
  if (signs.every((sign) => map.has(sign))) return signs.map((sign) => map.get(sign)).join('');
  return signs.length === 1 ? text : `${place === 'sup' ? '^' : '_'}(${text.trim()})`;
}

const OPERATORS = /^[=<>≤≥≈≠≡∼∈→⇒⇔+−±×÷∙⋅·-]$/u;
const INVISIBLE_OPERATORS = /[\u2061-\u2064]/g;

const group = (text: string) => (/^[\p{L}\p{N}]*$/u.test(text) ? text : `(${text})`);

function written(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replace(INVISIBLE_OPERATORS, '').trim();
  const name = node.nodeName.toLowerCase();
  if (name.startsWith('annotation')) return '';
  const parts = [...node.childNodes].map(written).filter(Boolean);
  const [base = '', first = '', second = ''] = parts;
  switch (name) {
    case 'msup':
      return base + raised(first, 'sup');
    case 'msub':
      return base + raised(first, 'sub');
    case 'msubsup':
      return base + raised(first, 'sub') + raised(second, 'sup');
    case 'mfrac':
      return `${group(base)}/${group(first)}`;
    case 'msqrt':
      return `√${group(parts.join(''))}`;
    case 'mroot':
      return `${raised(first, 'sup')}√${group(base)}`;
    case 'mo':
      return OPERATORS.test(base) ? ` ${base} ` : base;
    case 'mtext':
    case 'mtr':
      return ` ${parts.join(' ')} `;
    default:
      return parts.join('');
  }
}

/** A formula of MathML: its text alternative, its TeX, else its signs in one line. */
export function formulaText(math: Element): string {
  const tex = math.getAttribute('alttext') || math.querySelector('annotation[encoding*="tex" i]')?.textContent;
  const text = tex ? tex.trim().replace(/^\{?\\displaystyle\s*([\s\S]*?)\}?$/, '$1') : written(math);
  return text.replace(/\s+/g, ' ').trim();
}
