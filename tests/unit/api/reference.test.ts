import { expect, test } from 'vitest';
import { readReference } from '@/lib/api/reference.ts';

const Note = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 40, description: 'What it says.' },
    kind: { type: 'string', enum: ['idea', 'task'], default: 'idea' },
    number: { type: 'integer', maximum: Number.MAX_SAFE_INTEGER },
    answers: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
  },
};

const documentOf = (operation: object) => ({
  servers: [{ url: 'https://quillcast.test' }],
  paths: { '/api/notes/{id}': { put: { responses: {}, ...operation } } },
  components: {
    schemas: { Note },
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
  },
});

const read = (operation: object) => readReference(documentOf(operation))[0];

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } };

test('an operation is named and found by its id', () => {
  const { id, heading, group } = read({ operationId: 'changeNote', summary: 'Change a note', tags: ['Notes'] }) ?? {};
  expect([id, heading, group]).toEqual(['changeNote', 'Change a note', 'Notes']);
});

test('a body is a list of its fields, with types, bounds, defaults and what is required', () => {
  const { text } = read({ requestBody: { content } }) ?? {};
  expect(text).toContain('- **`text`** *string, minLength `1`, maxLength `40`* **required** What it says.');
  expect(text).toContain('- **`kind`** *`"idea"` `"task"`, default `"idea"`*');
  expect(text).toContain('- **`number`** *integer*\n');
});

test('a schema that contains itself is listed within itself, and ends', () => {
  const { text } = read({ requestBody: { content } }) ?? {};
  expect(text).toContain('- **`answers`** *array of object*\n  - **`text`**');
});

test('samples send the required fields, their path and the key', () => {
  const parameters = [{ $ref: '#/components/parameters/id' }];
  const { text = '' } = read({ parameters, requestBody: { content } }) ?? {};
  expect(text).toContain('curl https://quillcast.test/api/notes/id \\\n  --request PUT \\');
  expect(text).toContain('--header "Authorization: Bearer $QUILLCAST_KEY"');
  expect(text).toMatch(/Authorization: `Bearer \$\{process\.env\.QUILLCAST_KEY\}`/);
  expect(text).toContain(`"Authorization": f"Bearer {os.environ['QUILLCAST_KEY']}"`);
  expect(text).toContain("body: JSON.stringify({\n    text: 'text'\n  })");
});

test('answers have their fields, errors their sentence', () => {
  const responses = { 200: { description: 'The note.', content }, 404: { description: 'No such note.', content } };
  const { text } = read({ responses }) ?? {};
  expect(text).toContain('- **200** The note. `application/json`\n  - **`text`**');
  expect(text).toMatch(/\n\n- \*\*404\*\* No such note\.$/);
});
