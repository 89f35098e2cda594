import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { fieldWords, type ResultReading, resultFields } from "#features/results/result.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { sayIn } from "#values/say.ts";
import type { Route } from "../+types/version.ts";

type Data = Route.ComponentProps["loaderData"];

/** One line for each column of the file: its name, five of its cells, and what it is read as. */
export function Columns({ page, typed }: { page: Data; typed: Record<string, string> }) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const { race, version } = page;
  const { reading } = version;
  const path = at.resultVersion(race.id, version.id, "columns");
  const isBusy = useIsSending(path);
  const options = [
    { value: "", label: say({ en: "Not read", es: "No se lee" }) },
    ...resultFields.map((field) => ({ value: field, label: say(fieldWords[field]) })),
  ];
  type Line = ResultReading["headings"][number] & { place: number };
  const columns: RecordColumn<Line>[] = [
    {
      title: say({ en: "In the file", es: "En el archivo" }),
      isHead: true,
      cell: ({ name }) => (
        <span className="wrap-anywhere">{name || say({ en: "No name", es: "Sin nombre" })}</span>
      ),
    },
    {
      title: say({ en: "First five rows", es: "Primeras cinco filas" }),
      cell: ({ samples }) => (
        <span className="wrap-anywhere text-muted">
          {samples.map((cell) => cell || "–").join(" · ") || say({ en: "Nothing", es: "Nada" })}
        </span>
      ),
    },
    {
      title: say({ en: "Read as", es: "Se lee como" }),
      cell: ({ name, place, field }) => (
        <Select
          label={say({ en: `Column “${name}”`, es: `Columna “${name}”` })}
          hideLabel
          name={`column-${place}`}
          defaultValue={typed[`column-${place}`] ?? field ?? ""}
          options={options}
        />
      ),
    },
  ];
  return (
    <Form method="post" action={path} className="grid gap-6">
      {reading.isUndecided && <UndecidedTime />}
      <Records
        caption={say({ en: "Columns of the file", es: "Columnas del archivo" })}
        columns={columns}
        rows={reading.headings.map((heading, place) => ({ ...heading, place }))}
        keyOf={({ place }) => String(place)}
      />
      {reading.events.length > 0 && (
        <Select
          className="max-w-text"
          label={say({ en: "Rows of this distance", es: "Filas de esta distancia" })}
          hint={say({
            en: "The file has several distances. Only the chosen rows are read.",
            es: "El archivo tiene varias distancias. Solo se leen las filas elegidas.",
          })}
          name="only"
          defaultValue={typed.only ?? reading.only ?? ""}
          options={[
            { value: "", label: say({ en: "All rows", es: "Todas las filas" }) },
            ...reading.events.map((event) => ({ value: event, label: event })),
          ]}
        />
      )}
      <p className="max-w-text text-sm text-muted">
        {say({
          en: "Remembered for your next file with the same headings.",
          es: "Lo recordaremos para tu próximo archivo con los mismos encabezados.",
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {isBusy
            ? say({ en: "Reading the file…", es: "Leyendo el archivo…" })
            : say({ en: "Continue to check", es: "Continuar a la revisión" })}
        </Button>
        <ButtonLink look="quiet" to={at.resultVersion(race.id, version.id)}>
          {say({ en: "Skip", es: "Omitir" })}
        </ButtonLink>
      </div>
    </Form>
  );
}

export function UndecidedTime() {
  const say = useSay();
  return (
    <div className="max-w-text">
      <Notice icon="alert">
        {say({
          en: "The file does not say whether its time is the gun time or the chip time. We chose one of them; change the columns if it is the other one.",
          es: "El archivo no indica si su tiempo es el oficial (pistola) o el de chip. Elegimos uno; si es el otro, cambia las columnas.",
        })}
      </Notice>
    </div>
  );
}
