import type { Position } from "#values/geo/position.ts";

/** A position as people read it: `13.5230° S, 71.9670° W`. */
export function PositionText({ position: { lat, lon } }: { position: Position }) {
  return (
    <span className="tabular whitespace-nowrap">
      {degrees(lat, "N", "S")}, {degrees(lon, "E", "W")}
    </span>
  );
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
}
