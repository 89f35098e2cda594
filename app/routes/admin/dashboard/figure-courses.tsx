import { formatFigure, type KeyFigure } from "#features/figures/figure.ts";
import type { ChartUnit } from "#features/figures/period.ts";
import { ChartNumbers } from "#ui/chart/chart-numbers.tsx";
import { barName, unitHeads } from "./bar-names.ts";

/** The numbers behind the small drawings of the figures. Figures of a hub's whole time begin apart. */
export function FigureCourses({
  figures,
  unit,
}: {
  figures: readonly KeyFigure[];
  unit: ChartUnit;
}) {
  const drawn = figures.filter(({ bars }) => bars.length > 1);
  const longest = drawn.toSorted((a, b) => b.bars.length - a.bars.length)[0];
  if (!longest) return null;
  return (
    <ChartNumbers
      label={`figures per ${unit}`}
      heads={[unitHeads[unit], ...drawn.map(({ label }) => label)]}
      rows={longest.bars.map((bar) => ({
        name: barName(bar, unit),
        values: drawn.map(({ bars, kind }) =>
          formatFigure(bars.find(({ from }) => from === bar.from)?.value ?? 0, kind),
        ),
      }))}
    />
  );
}
