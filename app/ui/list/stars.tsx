import type { CSSProperties } from "react";
import { useSay } from "#ui/language/language.tsx";
import { formatCount } from "#values/text/count.ts";

/** Five stars, of which `value` (1 to 5) are filled. */
export function Stars({ value, className = "text-base" }: { value: number; className?: string }) {
  const say = useSay();
  return (
    <span
      role="img"
      aria-label={say({ en: `${value} out of 5 stars`, es: `${value} de 5 estrellas` })}
      className={`stars ${className}`}
      style={{ "--filled": Math.round(value) } as CSSProperties}
    />
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
  const say = useSay();
  const mean = average.toFixed(1);
  const number = formatCount(count);
  const counted = unit && `${number} ${count === 1 ? unit[0] : unit[1]}`;
  const reviews =
    count === 1
      ? { en: "1 review", es: "1 reseña" }
      : { en: `${number} reviews`, es: `${number} reseñas` };
  return (
    <span
      className="rating"
      role="img"
      aria-label={say({
        en: `Rated ${mean} out of 5 by ${counted ?? reviews.en}`,
        es: `Calificación: ${mean} de 5, según ${counted ?? reviews.es}`,
      })}
    >
      <b>{mean}</b>
      {` (${counted ?? number})`}
    </span>
  );
}
