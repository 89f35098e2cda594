/** Notes of our own writer to the author are quotations that begin with one of these. */
const beginnings = {
  author: "> **For the author:**",
  outline: "> **This is an outline, not an article.**",
};

/** A note above a text, until its author deletes it. */
export function authorNote(text: string, about: keyof typeof beginnings = "author"): string {
  return `${beginnings[about]} ${text}`;
}

const note = new RegExp(
  `^(?:${Object.values(beginnings)
    .map((beginning) => beginning.replace(/[*.]/g, "\\$&"))
    .join("|")}).*(?:\\n>.*)*\\n*`,
  "gm",
);

export function hasAuthorNote(content: string): boolean {
  return content.search(note) >= 0;
}

/** The text for readers, without notes, however it was published. */
export function withoutAuthorNotes(content: string): string {
  return content.replace(note, "");
}
