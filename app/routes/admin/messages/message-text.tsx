/** Longer texts begin folded, so that one message does not fill the screen. */
const shownLetters = 600;

/** The text of a message, with its line breaks. */
export function MessageText({ text }: { text: string }) {
  const cut = cutOf(text);
  return (
    <div className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">
      {cut === text.length ? (
        text
      ) : (
        <details className="group block">
          <summary className="inline">
            {text.slice(0, cut)}
            <span className="link group-open:hidden">Show all of it</span>
          </summary>
          <span>{text.slice(cut)}</span>
        </details>
      )}
    </div>
  );
}

/** Where a long text is folded: between words, never within a letter of two halves. */
function cutOf(text: string): number {
  if (text.length <= shownLetters) return text.length;
  const space = text.slice(0, shownLetters).search(/\s\S*$/);
  if (space > shownLetters / 2) return space;
  return text.slice(0, shownLetters).toWellFormed().endsWith("\ufffd")
    ? shownLetters - 1
    : shownLetters;
}
