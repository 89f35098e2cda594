import { useSay } from "#ui/language/language.tsx";

/** A breathing bar that stands for what is still coming; give it the size of that. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}

/** Three dots that come and go while something small is loading. */
export function LoadingDots({ label }: { label?: string }) {
  const say = useSay();
  return (
    <span role="status" className="loading-dots">
      <span className="sr-only">{label ?? say({ en: "Loading...", es: "Cargando…" })}</span>
      <i />
      <i />
      <i />
    </span>
  );
}

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
