/** An error as OpenAI answers it: status, body fields and further headers. */
export type OpenAIError = {
  status: number;
  message: string;
  type: string;
  param?: string | null;
  code?: string | null;
  headers?: Readonly<Record<string, string>>;
};

/** A 400 about one parameter. */
export function invalidRequest(message: string, param: string | null = null, code: string | null = null): OpenAIError {
  return { status: 400, message, type: 'invalid_request_error', param, code };
}

/** The JSON body of an error; `isBare` without the envelope. */
export function errorBody(error: OpenAIError, isBare = false): string {
  const { status, message, type, param = null, code = null } = error;
  return JSON.stringify(
    isBare ? { object: 'error', message, type, param, code: status } : { error: { message, type, param, code } },
  );
}
