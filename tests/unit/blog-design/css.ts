import { type CssNode, generate, lexer, parse, walk } from 'css-tree';

/** Questions to a parsed stylesheet. */

/** Properties younger than the parser's own list. */
const YOUNG =
  /^(animation-range|animation-timeline|hyphenate-limit-chars|text-spacing-trim|word-break|text-wrap|mask|backdrop-filter|container-type|text-size-adjust|-webkit-text-size-adjust|list-style)$/;

/** The stylesheet's tree, and what the parser did not understand. */
export function parsed(css: string): { ast: CssNode; errors: string[] } {
  const errors: string[] = [];
  const ast = parse(css, { parseCustomProperty: true, onParseError: (error) => errors.push(error.message) });
  return { ast, errors };
}

/** Declarations whose value the CSS grammar refuses, leaving out those that hold a var(). */
export function refusedDeclarations(ast: CssNode): string[] {
  const refused: string[] = [];
  walk(ast, function check(node) {
    // The grammar's list has no descriptors of @page.
    if (node.type !== 'Declaration' || node.property.startsWith('--') || this.atrule?.name === 'page') return;
    if (YOUNG.test(node.property) || generate(node.value).includes('var(')) return;
    const { error } = lexer.matchDeclaration(node);
    if (error) refused.push(`${generate(node)}: ${error.message.split('\n')[0]}`);
  });
  return refused;
}

/** Everything that moves outside of the question whether motion is wanted. */
export function uninvitedMotion(ast: CssNode): string[] {
  const found: string[] = [];
  const media: string[] = [];
  walk(ast, {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'media') media.push(generate(node));
      if (node.type !== 'Declaration' || !/^(animation|transition)/.test(node.property)) return;
      const asked = media.some((rule) => /^@media (\(prefers-reduced-motion:no-preference\)|print)/.test(rule));
      if (!asked) found.push(generate(node));
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'media') media.pop();
    },
  });
  return found;
}

/** Every selector of the stylesheet; the steps of movements are not selectors. */
export function selectors(ast: CssNode): string[] {
  const found: string[] = [];
  walk(ast, {
    visit: 'Rule',
    enter(node) {
      const isStep = this.atrule?.name === 'keyframes';
      if (!isStep && node.prelude.type === 'SelectorList') {
        for (const selector of node.prelude.children) found.push(generate(selector));
      }
    },
  });
  return found;
}
