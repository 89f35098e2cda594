import { SkeletonCards } from "#ui/list/skeleton-cards.tsx";

/** Shown while cards are loading. */
export function CardSkeletons() {
  return (
    <SkeletonCards
      count={6}
      className="office-cards"
      cardClassName="gap-3 p-5"
      bars={["h-5 w-2/3", "h-4 w-1/2", "h-17 w-full"]}
    />
  );
}
