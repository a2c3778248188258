import { createLocalModel } from '../../lib/models/local/local-model.ts';

/** Asks the model in a file (its argument), prints when it has answered, and stays until it is killed. */

const [file = ''] = process.argv.slice(2);
const model = createLocalModel({ name: 'Tiny', file, windowTokens: 1024, idleMs: 60_000, startMs: 60_000 });
const answer = await model.fetch('http://local-model/v1/chat/completions', {
  method: 'POST',
  body: JSON.stringify({ model: 'Tiny', messages: [{ role: 'user', content: 'Hello' }], max_completion_tokens: 5 }),
});
console.log((await answer.text()).trimEnd().split('\n').at(-1));
setInterval(() => undefined, 1000);
