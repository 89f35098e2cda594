import { changeOf, type Figure, formatFigure } from "#features/figures/figure.ts";
import { Definition } from "./definition.tsx";

/** One number with its name, what it was before, and what exactly it counts. */
export function FigureCard({ figure }: { figure: Figure }) {
  const change = changeOf(figure);
  return (
    <div className="figure">
      <dt>
        <Definition of={figure.label}>{figure.definition}</Definition>
      </dt>
      <dd>
        <span className="num figure-value">{formatFigure(figure.value, figure.kind)}</span>
        <span className="figure-change">{change ?? (figure.isToday ? "today" : " ")}</span>
      </dd>
    </div>
  );
}
