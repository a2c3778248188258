/** Stand-in until the description is generated from the schemas. */
export type OpenApiDocument = Readonly<Record<string, unknown>>;

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const errors = { 400: error('A field is missing or wrong.'), 401: error('The key is unknown, revoked or expired.') };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'The id of the blog.' };

const DOCUMENT: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Quillcast', version: '1', description: 'Write, check and publish blogs.' },
  servers: [{ url: 'http://localhost:3000' }],
  tags: [
    { name: 'Writing', description: 'Runs that write a blog, and what they wrote.' },
    { name: 'Blogs', description: 'Read, edit and publish the blogs of an account.' },
  ],
  paths: {
    '/api/blogs/generate': {
      post: {
        operationId: 'generateBlog',
        tags: ['Writing'],
        summary: 'Write a blog',
        description:
          'Queues a run that researches the topic and writes a blog. It is a draft unless you ask otherwise.',
        security: [{ key: ['write'] }, { oauth: ['write'] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            schema: { type: 'string', maxLength: 200 },
            description: 'Makes a repeat safe.',
          },
        ],
        requestBody: { required: true, content: json('GenerateRequest') },
        responses: {
          202: { description: 'The run is queued.', content: json('Run') },
          ...errors,
          429: error('Too many requests.'),
        },
      },
    },
    '/api/generations/{id}': {
      get: {
        operationId: 'getGeneration',
        tags: ['Writing'],
        summary: 'Follow a run',
        security: [{ key: ['read'] }],
        parameters: [{ ...id, description: 'The id of the run.' }],
        responses: { 200: { description: 'The run as it stands.', content: json('Run') }, ...errors },
      },
    },
    '/api/blogs/{id}': {
      get: {
        operationId: 'getBlog',
        tags: ['Blogs'],
        summary: 'Read a blog',
        security: [{}, { key: ['read'] }],
        parameters: [id],
        responses: { 200: { description: 'The blog.', content: json('Blog') }, 404: error('No such blog.') },
      },
    },
    '/api/blogs/visibility': {
      put: {
        operationId: 'changeVisibility',
        tags: ['Blogs'],
        summary: 'Publish blogs, or hide them',
        security: [{ key: ['publish'] }],
        requestBody: { required: true, content: json('VisibilityChange') },
        responses: {
          200: {
            description: 'Done.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { success: { const: true } }, required: ['success'] },
              },
            },
          },
          ...errors,
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Error: {
        type: 'object',
        properties: {
          code: { type: 'string', enum: ['invalid-input', 'forbidden'] },
          message: { type: 'string', description: 'A sentence for people.' },
        },
        required: ['code', 'message'],
      },
      GenerateRequest: {
        type: 'object',
        required: ['topic'],
        properties: {
          topic: {
            type: 'string',
            minLength: 1,
            maxLength: 1000,
            description: 'What the blog is about.',
            examples: ['How green tea is made'],
          },
          length: { type: 'string', enum: ['small', 'medium', 'large'], default: 'medium' },
          language: { type: 'string', enum: ['english', 'german', 'french', 'japanese'], default: 'english' },
          sourceUrls: {
            type: 'array',
            maxItems: 10,
            items: { type: 'string', format: 'uri' },
            default: [],
            description: 'Pages to write from.',
          },
          findSources: { type: 'boolean', default: true },
          outline: {
            type: 'object',
            description: 'Sections to write, in their order.',
            required: ['sections'],
            properties: {
              title: { type: 'string' },
              sections: { type: 'array', items: { $ref: '#/components/schemas/OutlineSection' } },
            },
          },
          visibility: { type: 'string', enum: ['draft', 'unlisted', 'public'], default: 'draft' },
          tone: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
      },
      OutlineSection: {
        type: 'object',
        required: ['heading'],
        properties: { heading: { type: 'string' }, points: { type: 'array', items: { type: 'string' } } },
      },
      Run: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'string' },
          status: { enum: ['queued', 'running', 'succeeded', 'failed'] },
          blogId: { type: 'string' },
        },
      },
      Blog: {
        type: 'object',
        required: ['id', 'title'],
        properties: {
          id: { type: 'string' },
          title: { type: 'string' },
          sections: {
            type: 'array',
            items: {
              type: 'object',
              properties: { heading: { type: 'string' }, content: { type: 'string', description: 'Markdown.' } },
              required: ['heading', 'content'],
            },
          },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      VisibilityChange: {
        type: 'object',
        required: ['ids', 'visibility'],
        properties: {
          ids: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string' } },
          visibility: { type: 'string', enum: ['draft', 'unlisted', 'public'] },
          publishAt: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
};

export const openApiDocument = (): OpenApiDocument => DOCUMENT;
