import { racesAddress } from "#features/races/search/filters.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { ListData } from "./list-data.ts";

/** The meaning of the words, with a link that takes them literally. */
export function Readings({ list: { readings, filters, found } }: { list: ListData }) {
  const literally = { ...filters, q: found.corrected ?? filters.q, isLiteral: true, page: 1 };
  return (
    <p className="mb-6 text-sm text-muted">
      {readings
        .map(
          ({ words, meaning }, at) => `“${words}”${at === 0 ? " is also read" : ""} as ${meaning}`,
        )
        .join(", ")}
      .{" "}
      <TextLink to={racesAddress(literally)} preventScrollReset>
        Take the words literally
      </TextLink>
    </p>
  );
}
