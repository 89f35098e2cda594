import { expect, test } from "vitest";
import { authorNote, hasAuthorNote, withoutAuthorNotes } from "./author-note.ts";

test("a note to the author is found and left out wherever it stands, and nothing else is", () => {
  const text =
    "## Hills\n\n> **For the runner:** go slowly.\n\nThis is **For the author:** of a book.";
  expect(hasAuthorNote(text)).toBe(false);
  expect(withoutAuthorNotes(text)).toBe(text);
  for (const about of ["author", "outline"] as const) {
    const note = authorNote("See whether it fits,\n> and delete this note.", about);
    for (const noted of [`${note}\n\n${text}`, `${text}\n\n${note}`]) {
      expect(hasAuthorNote(noted)).toBe(true);
      expect(withoutAuthorNotes(noted).trim()).toBe(text);
    }
    // An excerpt may end within the note.
    expect(withoutAuthorNotes(note.slice(0, 60))).toBe("");
  }
});
