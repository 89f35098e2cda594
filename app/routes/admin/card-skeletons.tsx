import { Skeleton } from "#ui/list/skeleton.tsx";

/** The cards of a first screen. */
const count = 6;

/** Shown while cards are loading. */
export function CardSkeletons() {
  return (
    <div role="status" className="office-cards">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} data-skeleton="" className="card grid gap-3 p-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-17 w-full" />
        </div>
      ))}
    </div>
  );
}
