const sizes = [
  { least: 7, name: " poster-bib-long" },
  { least: 5, name: " poster-bib-wide" },
  { least: 4, name: " poster-bib-four" },
];

/**
 * A poster-sized bib for the front page: where and when on the edge, a distance as its number.
 * It repeats what stands elsewhere on the page, so screen readers pass it by.
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
  // A point takes hardly any room: `26.2` is as wide as `42K`.
  const width = number.replace(".", "").length;
  const size = sizes.find(({ least }) => width >= least)?.name ?? "";
  return (
    <div aria-hidden="true" className={`poster-bib${size}`}>
      <div className="poster-bib-edge">{edge}</div>
      <div className="poster-bib-number">{number}</div>
      <div className="poster-bib-name">{name}</div>
    </div>
  );
}
