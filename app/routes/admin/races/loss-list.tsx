import type { Losses } from "#features/races/editing/queries.server.ts";
import { formatCount } from "#values/text/count.ts";

const words = [
  ["distances", "distance", "distances"],
  ["registrations", "registration", "registrations"],
  ["reviews", "review", "reviews"],
  ["favorites", "favorite of runners", "favorites of runners"],
  ["claims", "claim", "claims"],
  ["posts", "mention in a blog post", "mentions in blog posts"],
] as const;

/** Everything that is deleted with a race. */
export function LossList({ losses }: { losses: Losses }) {
  const lost = words.filter(([name]) => losses[name] > 0);
  if (lost.length === 0) return <p>Nothing else belongs to it. This cannot be undone.</p>;
  return (
    <div>
      <p>With the race goes for good, and cannot be brought back:</p>
      <ul className="mt-2 grid gap-1">
        {lost.map(([name, one, many]) => (
          <li key={name}>
            <b className="tabular">{formatCount(losses[name])}</b> {losses[name] === 1 ? one : many}
          </li>
        ))}
      </ul>
    </div>
  );
}
