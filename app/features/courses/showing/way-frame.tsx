import type { ReactNode } from "react";
import type { AxisMark } from "#drawing/course/line.ts";
import { useSay } from "#ui/language/language.tsx";
import { formatLength, type LengthUnit } from "#values/length.ts";

export const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/**
 * The frame of a drawing over the way: levels at its side, the way below it. The drawing stretches to
 * its place; what is written here does not.
 */
export function WayFrame({
  levels,
  marks,
  end,
  children,
}: {
  levels: readonly AxisMark[];
  marks: readonly AxisMark[];
  /** What the way ends with: `9 km`. */
  end: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className="profile-plot">
        {levels.map(({ part, label }) => (
          <span
            key={label}
            aria-hidden="true"
            className="profile-level"
            style={{ top: percent(part) }}
          >
            {label}
          </span>
        ))}
        {children}
      </div>
      <div aria-hidden="true" className="profile-axis">
        <span>0</span>
        {marks.map(({ part, label }) => (
          <span key={label} style={{ left: percent(part) }}>
            {label}
          </span>
        ))}
        <span>{end}</span>
      </div>
    </>
  );
}

/** The first cell of a split in a table: its number, or where a shorter last part ends. */
export function SplitName({
  number,
  end,
  unit,
}: {
  number: number;
  /** In meters; `null` for a whole kilometer or mile. */
  end: number | null;
  unit: LengthUnit;
}) {
  const say = useSay();
  if (end === null) return <td>{number}</td>;
  const length = formatLength(end, unit);
  return <td>{say({ en: `to ${length}`, es: `hasta ${length}` })}</td>;
}
