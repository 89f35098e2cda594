import { data, Form, href, redirect, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { columnName, columns, requiredColumns } from "#features/races/import/file/columns.ts";
import { dateOrders } from "#features/races/import/file/dates.ts";
import { distanceColumn } from "#features/races/import/file/headings.ts";
import {
  type Heading,
  type Mapping,
  type MappingQuestion,
  missingColumns,
  readMapping,
} from "#features/races/import/file/mapping.ts";
import { findImport } from "#features/races/import/race-imports.server.ts";
import { mapImport } from "#features/races/import/uploads.server.ts";
import { ambiguousMark, decimalMarks, readWrittenPrice } from "#features/races/written-price.ts";
import { FileProblemNotice } from "#routes/admin/races/import/problem-list.tsx";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Select } from "#ui/form/select.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf } from "#values/form/form.ts";
import { formatNumber } from "#values/text/number.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../../handle.ts";
import type { Route } from "./+types/columns.ts";
import { ImportSteps } from "./steps.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { id } = args.params;
  const found = await findImport(services(args.context), id);
  if (!found) throw data("There is no such import.", 404);
  if (found.state !== "uploaded") throw redirect(href("/admin/races/import/:id", { id }));
  const { fileName, headings, mapping, question, hasOrder, numbers } = found;
  return { fileName, headings, mapping, question, hasOrder, numbers };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const known = services(args.context);
  const found = await findImport(known, id);
  if (!found) throw data("There is no such import.", 404);
  const mapping = readMapping(await formOf(args.request), found);
  const { problem } = await mapImport(known, admin, id, mapping);
  if (problem) return data({ problem, mapping }, 400);
  return redirect(href("/admin/races/import/:id", { id }), 303);
}

export const meta: Route.MetaFunction = () => officeMeta("Columns of the file", "en");

/** What the columns of a file mean and how its dates are read; remembered for the next such file. */
export default function FileColumnsForm({
  loaderData,
  actionData,
  params: { id },
}: Route.ComponentProps) {
  const { fileName, headings, question, hasOrder, numbers } = loaderData;
  const mapping = actionData?.mapping ?? loaderData.mapping;
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <ToolHeading lead={fileName}>Columns of the file</ToolHeading>
      <ImportSteps current="Preview" />
      <div className="mt-6 max-w-text">
        {actionData ? (
          <FileProblemNotice problem={actionData.problem} />
        ) : (
          <ReadingQuestion question={question} headings={headings} />
        )}
      </div>
      <Form method="post" className="mt-6 grid gap-6">
        {hasOrder && <DateOrderChoice chosen={mapping.dates} />}
        {numbers && (
          <DecimalsChoice
            example={numbers}
            chosen={mapping.decimals}
            isAsked={question === "numbers"}
          />
        )}
        <ColumnChoices headings={headings} mapping={mapping} />
        <p className="max-w-text text-sm text-muted">
          This is remembered for the next file with the same headings.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Reading the file…" : "Continue to preview"}
          </Button>
          <ButtonLink
            to={question ? href("/admin/races/import") : href("/admin/races/import/:id", { id })}
            look="quiet"
          >
            Back
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** Why the columns of a file are asked for. */
function ReadingQuestion({
  question,
  headings,
}: {
  question: MappingQuestion | null;
  headings: Heading[];
}) {
  if (question === "columns") {
    const missing = missingColumns(headings.map(({ column }) => column));
    return (
      <FileProblemNotice
        problem={{ code: "missing-columns", columns: missing }}
        advice="Say below what the columns of the file are."
      />
    );
  }
  if (question === "dates") {
    return (
      <Notice icon="calendar">
        Some dates of this file could be two days. Say whether the day or the month comes first.
      </Notice>
    );
  }
  if (question === "numbers") {
    return (
      <Notice>
        Some prices of this file could be two amounts. Say how the file writes its numbers.
      </Notice>
    );
  }
  return <p>Say what each column of the file holds. The required ones are marked with *.</p>;
}

const orderWords = {
  day: "The day: 4/3/2027 is March 4, 2027",
  month: "The month: 4/3/2027 is April 3, 2027",
} as const;

/** The choice of the first part of dates such as 4/3/2027. */
function DateOrderChoice({ chosen }: { chosen: Mapping["dates"] }) {
  return (
    <ChoiceGroup label="What comes first in the dates of this file?">
      {dateOrders.map((order) => (
        <Choice
          key={order}
          kind="radio"
          name="dates"
          value={order}
          defaultChecked={chosen === order}
          required
        >
          {orderWords[order]}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** The choice between thousands and decimals in prices such as 1.250, with both amounts. */
function DecimalsChoice({
  example,
  chosen,
  isAsked,
}: {
  example: string;
  chosen: Mapping["decimals"];
  isAsked: boolean;
}) {
  const mark = ambiguousMark(example);
  const other = decimalMarks.find((known) => known !== mark);
  if (!mark || !other) return null;
  const amount = (decimals: typeof mark) =>
    formatNumber((readWrittenPrice(example, decimals)?.minor ?? 0) / 100, 2, 2);
  const usual = isAsked ? chosen : (chosen ?? other);
  return (
    <ChoiceGroup label={`What does the price ${example} in this file mean?`}>
      {[other, mark].map((decimals) => (
        <Choice
          key={decimals}
          kind="radio"
          name="decimals"
          value={decimals}
          defaultChecked={usual === decimals}
          required
        >
          {amount(decimals)}: {decimals === mark ? "decimals" : "thousands"} after the{" "}
          {mark === "." ? "point" : "comma"}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** One line for each column of the file: its name, some of its cells, and what it is imported as. */
function ColumnChoices({ headings, mapping }: { headings: Heading[]; mapping: Mapping }) {
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
  { value: distanceColumn, label: "one distance, with its price" },
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
