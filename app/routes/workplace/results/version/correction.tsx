import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import {
  formatResultTime,
  longestReason,
  resultSexes,
  resultStatuses,
  sexWords,
  statusWords,
} from "#features/results/result.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useSay } from "#ui/language/language.tsx";
import { withQuery } from "#values/address.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { Route } from "../+types/version.ts";

type Data = Route.ComponentProps["loaderData"];

/** The form that corrects one row. */
export function Correction({ page, errors }: { page: Data; errors: FormErrors | null }) {
  const say = useSay();
  const at = useWorkplace();
  const { race, version, row } = page;
  const path = row && at.resultVersion(race.id, version.id, "correct");
  const isBusy = useIsSending(path ?? "");
  if (!row || !path) return null;
  const time = (ms: number | null) => (ms === null ? "" : formatResultTime(ms));
  const stored: Record<string, string> = {
    bib: row.bib,
    name: row.name,
    sex: row.sex ?? "",
    category: row.category ?? "",
    club: row.club ?? "",
    team: row.team ?? "",
    status: row.status ?? "",
    gunMs: time(row.gunMs),
    chipMs: time(row.chipMs),
  };
  const field = (name: string) => ({
    name,
    defaultValue: errors?.typed[name] ?? stored[name] ?? "",
    error: errors?.fields[name],
  });
  const none = { value: "", label: say({ en: "Not known", es: "No se sabe" }) };
  return (
    <section id="correct" aria-labelledby="correction" className="card p-5">
      <h2 id="correction" className="mb-4 text-xl">
        {say({
          en: `Correct line ${row.line}: ${row.name || row.bib}`,
          es: `Corregir la línea ${row.line}: ${row.name || row.bib}`,
        })}
      </h2>
      <Form
        method="post"
        action={withQuery(path, { row: row.id })}
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        <TextField
          label={say({ en: "Bib number", es: "Dorsal" })}
          maxLength={20}
          {...field("bib")}
        />
        <TextField label={say({ en: "Name", es: "Nombre" })} maxLength={200} {...field("name")} />
        <Select
          label={say({ en: "Sex", es: "Sexo" })}
          options={[none, ...resultSexes.map((sex) => ({ value: sex, label: say(sexWords[sex]) }))]}
          {...field("sex")}
        />
        <TextField
          label={say({ en: "Category", es: "Categoría" })}
          maxLength={80}
          {...field("category")}
        />
        <TextField label={say({ en: "Club", es: "Club" })} maxLength={120} {...field("club")} />
        <TextField label={say({ en: "Team", es: "Equipo" })} maxLength={120} {...field("team")} />
        <Select
          label={say({ en: "Status", es: "Estado" })}
          options={[
            none,
            ...resultStatuses.map((status) => ({ value: status, label: say(statusWords[status]) })),
          ]}
          {...field("status")}
        />
        <TextField
          label={say({ en: "Gun time", es: "Tiempo oficial" })}
          maxLength={24}
          {...field("gunMs")}
        />
        <TextField
          label={say({ en: "Chip time", es: "Tiempo de chip" })}
          maxLength={24}
          {...field("chipMs")}
        />
        <div className="sm:col-span-2 lg:col-span-4">
          <TextField
            label={
              version.state === "draft"
                ? say({ en: "Reason (optional)", es: "Motivo (opcional)" })
                : say({ en: "Reason", es: "Motivo" })
            }
            hint={say({
              en: "The runner of this result can read it.",
              es: "El corredor de este resultado podrá leerlo.",
            })}
            maxLength={longestReason}
            {...field("reason")}
          />
        </div>
        <div className="sm:col-span-2 lg:col-span-4">
          <Choice
            name="isNameHidden"
            value="yes"
            defaultChecked={errors ? "isNameHidden" in errors.typed : row.isNameHidden}
          >
            {say({
              en: "Leave the name out of the public pages, the file and the API",
              es: "No mostrar el nombre en las páginas públicas, el archivo ni la API",
            })}
          </Choice>
        </div>
        <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-4">
          <Button type="submit" busy={isBusy}>
            {say({ en: "Save correction", es: "Guardar corrección" })}
          </Button>
          <ButtonLink look="quiet" to={at.resultVersion(race.id, version.id)}>
            {say({ en: "Cancel", es: "Cancelar" })}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
