/** Whether a text can be followed as a link of the web: `javascript:` and the like cannot. */
export function isWebAddress(text: string | null): text is string {
  return text !== null && /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}
