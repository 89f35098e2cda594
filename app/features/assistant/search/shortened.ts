/** A text of at most so many characters, cut between words: `A long walk …` */
export function shortened(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`;
}
