/** A text without the letters that the database cannot keep: NUL, and halves of a pair. */
export function keepable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
