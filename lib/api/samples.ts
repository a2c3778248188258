import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { pythonPython3 } from '@scalar/snippetz/plugins/python/python3';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';

const pairs = (values: object) => Object.entries(values).map(([name, value]) => ({ name, value: `${value}` }));

/** A request by the names of three languages; each reads the key from the environment. */
export function requestSamples(method: string, url: string, query: object, body: unknown) {
  const postData = body === undefined ? undefined : { mimeType: 'application/json', text: JSON.stringify(body) };
  const sent = { Authorization: 'Bearer $KEY', ...(postData && { 'Content-Type': postData.mimeType }) };
  const request = { method, url, queryString: pairs(query), headers: pairs(sent), ...(postData && { postData }) };
  const python = pythonPython3.generate(request).replace('import http.client', 'import http.client\nimport os');
  const fetched = jsFetch.generate(request).replace(`'Bearer $KEY'`, '`Bearer $' + '{process.env.QUILLCAST_KEY}`');
  return {
    curl: shellCurl.generate(request).replace(`'Authorization: Bearer $KEY'`, '"Authorization: Bearer $QUILLCAST_KEY"'),
    TypeScript: `const response = await ${fetched};\nconsole.log(await response.text());`,
    Python: python.replace('"Bearer $KEY"', `f"Bearer {os.environ['QUILLCAST_KEY']}"`),
  };
}
