import { useSay } from "#ui/language/language.tsx";
import { Skeleton } from "./skeleton.tsx";

/** The placeholder of a loading list: cards with a bar for each of their lines. */
export function SkeletonCards({
  count,
  className = "grid gap-3",
  cardClassName = "gap-3 p-4",
  bars,
}: {
  count: number;
  className?: string;
  /** The gap and the padding of a card. */
  cardClassName?: string;
  /** The sizes of the bars of a card. */
  bars: readonly string[];
}) {
  const say = useSay();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{say({ en: "Loading...", es: "Cargando…" })}</span>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical
        <div key={at} data-skeleton="" className={`card grid ${cardClassName}`}>
          {bars.map((size) => (
            <Skeleton key={size} className={size} />
          ))}
        </div>
      ))}
    </div>
  );
}
