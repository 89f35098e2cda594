import { href, Link } from "react-router";
import type { ImportLine } from "#features/races/import/race-import.ts";
import { formatFullMoment } from "#values/day.ts";

export const fileColumn = {
  title: "File",
  cell: ({ id, fileName }: ImportLine) => (
    <Link to={href("/admin/races/import/:id", { id })} className="link wrap-anywhere">
      {fileName}
    </Link>
  ),
};

export const byColumn = {
  title: "By",
  cell: ({ createdBy }: ImportLine) => createdBy ?? "a former admin",
};

export const whenColumn = {
  title: "When",
  cell: ({ createdAt }: ImportLine) => (
    <time dateTime={createdAt.toISOString()}>{formatFullMoment(createdAt)}</time>
  ),
};
