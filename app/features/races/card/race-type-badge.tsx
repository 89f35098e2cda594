import { useLang } from "#ui/language/language.tsx";
import { raceType } from "../race-type.ts";

/** A square in the type's colour and the type's name, on one line whatever its length. */
export function RaceTypeBadge({ type }: { type: string }) {
  const { kind, label } = raceType(type, useLang());
  return (
    <span className={`race-type type-${kind}`} title={label}>
      {label}
    </span>
  );
}
