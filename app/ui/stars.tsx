import { formatCount } from "#values/count.ts";
import { Icon } from "./icon.tsx";

/** Five stars, of which `value` (1 to 5) are filled. */
export function Stars({ value, className = "text-base" }: { value: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${value} out of 5 stars`}
      className={`inline-flex align-[-0.15em] text-gold ${className}`}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" filled={star <= Math.round(value)} className="size-[1.1em]" />
      ))}
    </span>
  );
}

/** One star, the mean and how many judged: `★ 4.6 (128)`. */
export function Rating({
  average,
  count,
  unit,
}: {
  average: number;
  count: number;
  /** What was counted, in singular and plural: `["review", "reviews"]`. Left out on cards. */
  unit?: readonly [string, string];
}) {
  const mean = average.toFixed(1);
  const counted = `${formatCount(count)}${unit ? ` ${count === 1 ? unit[0] : unit[1]}` : ""}`;
  return (
    <span className="rating" role="img" aria-label={`Rated ${mean} out of 5 by ${counted}`}>
      <b>{mean}</b>
      {` (${counted})`}
    </span>
  );
}
