import { ExpertCardSkeleton } from "#features/experts/card/expert-card-skeleton.tsx";

const cards = ["1", "2", "3", "4", "5", "6"];

/** Six cards while they load. */
export function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading services" className="expert-grid">
      {cards.map((card) => (
        <ExpertCardSkeleton key={card} />
      ))}
    </div>
  );
}
