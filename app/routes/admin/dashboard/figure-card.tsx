import { changeOf, formatFigure, type KeyFigure } from "#features/figures/figure.ts";
import { SparkBars } from "#ui/chart/spark-bars.tsx";
import { Definition } from "./definition.tsx";

/** One figure with its name, its definition and its value in the period before. */
export function FigureCard({ figure }: { figure: KeyFigure }) {
  const change = changeOf(figure);
  return (
    <div className="figure">
      <dt>
        <Definition of={figure.label}>{figure.definition}</Definition>
      </dt>
      <dd>
        <span className="num figure-value">{formatFigure(figure.value, figure.kind)}</span>
        <span className="figure-change">{change ?? (figure.isToday ? "today" : " ")}</span>
        {figure.bars.length > 1 && <SparkBars values={figure.bars.map(({ value }) => value)} />}
      </dd>
    </div>
  );
}
