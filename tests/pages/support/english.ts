/** Frequent words of the interface that are no words of Spanish, and no names. */
const english =
  /(?<![\p{L}\d@/.-])(?:the|and|of|to|with|your|you|for|is|are|was|were|be|this|these|that|from|by|or|an|it|its|not|how|what|when|where|who|why|which|all|any|new|more|most|less|than|see|add|save|saved|edit|delete|remove|search|close|closed|back|next|previous|date|city|country|countries|race|races|runner|runners|distance|price|free|sign|name|phone|password|week|weeks|day|days|month|months|year|years|hour|hours|minute|minutes|best|find|read|write|review|reviews|send|download|upload|show|hide|view|page|pages|home|out|in|at|on|my|our|we|have|had|can|cannot|will|would|been|about|after|before|between|only|also|other|some|every|each|there|here|then|now|today|tomorrow|yesterday|please|try|again|yes|none|nothing|nobody|somebody|settings|member|members|membership|settings|cancel|confirm|continue|loading|required|optional|easy|long|threshold|race-day|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?![\p{L}\d@/-])/iu;

const skipped = new Set(["script", "style", "template", "code", "pre", "textarea"]);
const read = ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-valuetext"];

/**
 * Texts of a page that contain English words, without what says of itself that it is in another language.
 * @param names - what people have written: it stays as it is
 */
export function englishIn(document: Document, names: readonly string[]): string[] {
  const texts = new Set<string>();
  const note = (text: string | null) => {
    // Titles of works and addresses stay as they are.
    let rest =
      text
        ?.replace(/«[^»]*»|“[^”]*”|https?:\/\/\S+/g, "…")
        .replace(/\s+/g, " ")
        .trim() ?? "";
    if (!english.test(rest) || isShortened(rest, names)) return;
    for (const name of names) rest = rest.replaceAll(name, "…");
    if (english.test(rest)) texts.add(rest);
  };
  note(document.title);
  walk(document.body, note);
  return [...texts];
}

/** Whether it is the beginning of a longer text that somebody has written. */
function isShortened(text: string, names: readonly string[]): boolean {
  const start = text.slice(0, 40);
  return text.length > 40 && names.some((name) => name.startsWith(start));
}

function walk(element: Element, note: (text: string | null) => void) {
  const lang = element.getAttribute("lang");
  if (skipped.has(element.localName) || (lang !== null && lang !== "es")) return;
  for (const attribute of read) note(element.getAttribute(attribute));
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) note(child.textContent);
    if (child.nodeType === child.ELEMENT_NODE) walk(child as Element, note);
  }
}
