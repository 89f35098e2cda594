const stored = new WeakMap<object, string[]>();

/**
 * Keeps the schema.org data of a page beside what its loader answers. Programs read them in the document;
 * sent with the data of the page, they would be there a second time.
 */
export function inDocumentOnly(answer: object, structured: readonly object[]): void {
  stored.set(
    answer,
    structured.map((each) => JSON.stringify(each)),
  );
}

/**
 * What a page says about its subject, as JSON: on the server what its loader has kept, in a browser what
 * the document holds about it, which is nothing when the page came as data.
 * @param id - of the subject, in its addresses
 */
export function structuredData(answer: object, id: string): string[] {
  if (import.meta.env.SSR) return stored.get(answer) ?? [];
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map((each) => each.textContent).filter((text) => text.includes(id));
}
