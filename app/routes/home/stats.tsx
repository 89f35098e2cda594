import { formatCount } from "#values/text/count.ts";

/** Figures that the product's owner fixes; the number of listed races is counted. */
const fixed = [
  { value: "5", label: "Type of Races" },
  { value: "3", label: "Countries" },
  { value: "24/7", label: "AI Support" },
] as const;

export function Stats({ distances }: { distances: number }) {
  const figures = [{ value: `${formatCount(distances)}+`, label: "Listed Races" }, ...fixed];
  return (
    <section aria-label="Dorsal in numbers" className="mt-16">
      <dl className="card grid grid-cols-2 overflow-hidden lg:grid-cols-4">
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="-mr-px -mb-px flex flex-col-reverse border-r border-b border-line px-6 py-6 md:px-7"
          >
            <dt className="mt-2 text-muted">{figure.label}</dt>
            <dd className="num text-3xl md:text-[2.75rem]">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
