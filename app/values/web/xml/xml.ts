/** A text without the letters that XML cannot carry. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}

/** A text between the tags of an XML document, or in the quotes of an attribute. */
export function escapeXml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** A page to be found; `changed` is left out where it is not known. */
export type SitemapEntry = { url: string; changed?: Date | null };

/** One sitemap of at most 50,000 absolute addresses. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return xmlList("urlset", "url", entries);
}

/** The list of all sitemaps. */
export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return xmlList("sitemapindex", "sitemap", entries);
}

function xmlList(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, changed }) => {
    const day = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<${item}><loc>${escapeXml(url)}</loc>${day}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join("")}</${root}>
`;
}
