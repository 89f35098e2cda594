import { columnName, columns, requiredColumns } from "#features/races/import/file/columns.ts";
import type { Heading, Mapping } from "#features/races/import/file/mapping.ts";
import { Select } from "#ui/form/select.tsx";
import { Records } from "#ui/list/records.tsx";

/** One line for each column of the file: its name, some of its cells, and what it is imported as. */
export function ColumnChoices({ headings, mapping }: { headings: Heading[]; mapping: Mapping }) {
  const rows = headings
    .map((heading, place) => ({ ...heading, place, chosen: chosenOf(heading, mapping) }))
    .filter(({ name }) => name !== "");
  return (
    <Records
      caption="Columns of the file"
      columns={shown}
      rows={rows}
      keyOf={({ place }) => String(place)}
    />
  );
}

type Row = Heading & { place: number; chosen: string };

const options = [
  { value: "", label: "Not imported" },
  ...columns.map((column) => ({
    value: column,
    label: requiredColumns.some((required) => required === column) ? `${column} *` : column,
  })),
];

const shown = [
  { title: "In the file", cell: ({ name }: Row) => <span className="wrap-anywhere">{name}</span> },
  {
    title: "For example",
    cell: ({ samples }: Row) => (
      <span className="wrap-anywhere text-muted">{samples.join(" · ") || "Nothing"}</span>
    ),
  },
  {
    title: "Imported as",
    cell: ({ name, place, chosen }: Row) => (
      <Select
        label={`Column for “${name}”`}
        hideLabel
        name={`column-${place}`}
        defaultValue={chosen}
        options={options}
      />
    ),
  },
];

function chosenOf({ name, column }: Heading, { columns: said }: Mapping): string {
  const key = columnName(name);
  return (Object.hasOwn(said, key) ? said[key] : column) ?? "";
}
