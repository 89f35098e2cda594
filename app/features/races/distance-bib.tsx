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
  const size = number.length > 6 ? " poster-bib-long" : number.length > 4 ? " poster-bib-wide" : "";
  return (
    <div aria-hidden="true" className={`poster-bib${size}`}>
      <div className="poster-bib-edge">{edge}</div>
      <div className="poster-bib-number">{number}</div>
      <div className="poster-bib-name">{name}</div>
    </div>
  );
}
