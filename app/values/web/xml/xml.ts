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
