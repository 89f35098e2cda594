import type { RaceForecast } from "#features/races/import/preview/forecast.ts";
import { findingText } from "#features/races/import/preview/messages.ts";

/** What a row says about its place, and whether that gives it a position. */
export function ForecastPlace({ place, open }: Pick<RaceForecast, "place" | "open">) {
  return (
    <span className="grid gap-1 md:min-w-48 md:max-w-90 md:py-1">
      <span>{place}</span>
      {open && (
        <span className={open.problem === "left" ? "text-sm text-muted" : "import-open"}>
          {findingText({ code: "open-place", ...open })}
          {open.candidates.length > 0 && (
            <span className="text-muted"> Perhaps {open.candidates.join(" · ")}.</span>
          )}
        </span>
      )}
    </span>
  );
}
