/** The class of a number with at least this many letters, longest first. */
export type BibSizes = readonly { least: number; name: string }[];

/** A bib with a value in large letters, as small as it needs to be to fit. */
export function PaceBib({
  edge,
  number,
  name,
  sizes,
}: {
  edge: string;
  number: string;
  name: string;
  sizes: BibSizes;
}) {
  const size = sizes.find(({ least }) => number.length >= least)?.name;
  return (
    <p className={["poster-bib pace-bib", size].filter(Boolean).join(" ")}>
      <span className="poster-bib-edge">{edge}</span>
      <span className="poster-bib-number">{number}</span>
      <span className="poster-bib-name">{name}</span>
    </p>
  );
}
