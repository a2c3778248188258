import { createLocalModel } from '../../lib/models/local/local-model.ts';

/** A program that asks the model of a file (its argument), says when it has answered, and then stays until it is ended. */

const [file = ''] = process.argv.slice(2);
const model = createLocalModel({ name: 'Tiny', file, windowTokens: 1024, idleMs: 60_000, startMs: 60_000 });
const answer = await model.fetch('http://local-model/v1/chat/completions', {
  method: 'POST',
  body: JSON.stringify({ model: 'Tiny', messages: [{ role: 'user', content: 'Hello' }], max_tokens: 5 }),
});
console.log((await answer.json()).object);
setInterval(() => undefined, 1000);
