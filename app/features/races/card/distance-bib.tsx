const sizes = [
  { least: 12, name: " poster-bib-words" },
  { least: 7, name: " poster-bib-long" },
  { least: 5, name: " poster-bib-wide" },
  { least: 4, name: " poster-bib-four" },
];

/**
 * A poster-sized bib for the front page: where and when on the edge, a distance as its number.
 * It repeats what is elsewhere on the page, so it is hidden from screen readers.
 */
export function DistanceBib({
  edge,
  number,
  name,
}: {
  edge: string;
  number: string;
  name: string;
}) {
  const width = widthOf(number);
  const size = sizes.find(({ least }) => width >= least)?.name ?? "";
  return (
    <div aria-hidden="true" className={`poster-bib${size}`}>
      <div className="poster-bib-edge">{edge}</div>
      <div className="poster-bib-number">{number}</div>
      <div className="poster-bib-name">{name}</div>
    </div>
  );
}

/** Where and when, for the edge: a day is never broken over two lines, and no line begins with the dot. */
export function bibEdge(city: string, day: string): string {
  return `${city}\u00a0· ${day.replaceAll(" ", "\u00a0")}`;
}

/** The letters of its widest line: several words are set in two lines, and no word is split. */
function widthOf(number: string): number {
  // A point between digits takes hardly any space: `26.2` is as wide as `42K`, but `7.5K` is wider.
  const words = number.replace(/^(\d+)\.(\d+)$/, "$1$2").split(/\s+/);
  const longest = Math.max(...words.map(({ length }) => length));
  return Math.max(longest, words.length > 1 ? Math.ceil(words.join(" ").length / 2) : 0);
}
