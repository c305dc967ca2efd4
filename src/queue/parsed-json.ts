/** The value of a text from Redis; what is no JSON is a string, which no schema of ours takes. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return String(error);
  }
}
