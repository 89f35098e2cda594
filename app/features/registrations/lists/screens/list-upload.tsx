import { Form, href, useHref } from "react-router";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { countryIn, registrationCountries } from "#values/countries.ts";
import type { FormErrors } from "#values/form/form.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { EntryExtra } from "../../extras/extra.ts";
import { extraPriceWords, leftWords } from "../../extras/words.ts";
import { writtenIn } from "../../questions/question.ts";
import { type EntryForm, genderWords } from "../../rules/entry-rules.ts";
import { documentWords } from "../../rules/identity-document.ts";
import { listPath } from "../../wizard/wizard.ts";
import type { ListColumn } from "../list-columns.ts";
import { listFileProblems, listMegabytes, listProblems } from "../messages.ts";

/** What the screens of a list need to know of its race. */
export type ShownListRace = {
  race: {
    id: string;
    name: string;
    minimumAge: number;
    distances: { id: string; text: string }[];
  };
  form: EntryForm;
  columns: ListColumn[];
  /** Of the extras. */
  currency: string;
  isOpen: boolean;
};

/** Where a list is uploaded or pasted, with the columns that the race asks for. */
export function ListUpload({
  shown: { race, form: entryForm, columns, currency, isOpen, lists, isGone },
  errors,
}: {
  shown: ShownListRace & { lists: { id: string; people: number }[]; isGone: boolean };
  errors: FormErrors | null;
}) {
  const say = useSay();
  const action = listPath(race.id, {}, "read");
  const isBusy = useIsSending(action);
  const form = useFirstInvalid(errors);
  const template = useHref(href("/races/:id/register/list.csv", { id: race.id }));
  if (!isOpen) return <Notice>{listProblems.closed}</Notice>;
  return (
    <>
      {isGone && <Notice kind="problem">{listProblems.gone}</Notice>}
      {lists.length > 0 && (
        <Notice icon="clock">
          {lists.map(({ id, people }) => (
            <p key={id}>
              {say({
                en: `You have a list of ${people} people that is not sent yet.`,
                es: `Tienes una lista de ${people} personas que todavía no enviaste.`,
              })}{" "}
              <TextLink to={listPath(race.id, { list: id })}>
                {say({ en: "Continue with it", es: "Continuar con ella" })}
              </TextLink>
            </p>
          ))}
        </Notice>
      )}
      <p className="max-w-text">
        {say({
          en: `Upload the spreadsheet of your club: up to ${entryForm.people} people, one in each row, with one order and one payment. You check everybody before anything is sent.`,
          es: `Sube la hoja de cálculo de tu club: hasta ${entryForm.people} personas, una en cada fila, con un solo pedido y un solo pago. Revisas a todas antes de que se envíe algo.`,
        })}
      </p>
      <p>
        <a href={template} download className="link">
          {say({ en: "Download the template (CSV)", es: "Descargar la plantilla (CSV)" })}
        </a>
      </p>
      <Form
        ref={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        className="grid gap-5"
      >
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <LimitedFileField
          label={say({ en: "File", es: "Archivo" })}
          hint={say({
            en: `CSV or Excel workbook (.xlsx), up to ${listMegabytes} MB`,
            es: `CSV o libro de Excel (.xlsx), hasta ${listMegabytes} MB`,
          })}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          megabytes={listMegabytes}
          tooLarge={() => say(listFileProblems["too-large"])}
          error={errors?.fields.file}
          answer={errors}
        />
        <TextArea
          name="rows"
          label={say({ en: "Or paste the rows", es: "O pega las filas" })}
          hint={say({
            en: "Copy them in Excel or Google Sheets, with the names of the columns",
            es: "Cópialas en Excel o en Google Sheets, con los nombres de las columnas",
          })}
          rows={5}
          defaultValue={errors?.typed.rows}
          error={errors?.fields.rows}
        />
        {race.distances.length > 1 && (
          <Select
            name="distance"
            label={say({
              en: "Distance of rows that name none",
              es: "Distancia de las filas que no indican ninguna",
            })}
            options={[
              { value: "", label: say({ en: "None", es: "Ninguna" }) },
              ...race.distances.map(({ id, text }) => ({ value: id, label: text })),
            ]}
            defaultValue={errors?.typed.distance ?? ""}
          />
        )}
        <Choice
          name="saves_people"
          value="yes"
          defaultChecked={errors?.typed.saves_people === "yes"}
        >
          {say({
            en: "Save these people in my account for the next time",
            es: "Guardar a estas personas en mi cuenta para la próxima vez",
          })}
        </Choice>
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {isBusy
            ? say({ en: "Reading the list…", es: "Leyendo la lista…" })
            : say({ en: "Read the list", es: "Leer la lista" })}
        </Button>
      </Form>
      <Columns columns={columns} distances={race.distances} currency={currency} />
    </>
  );
}

/** The columns that the form of the race asks for, and what may stand in them. */
function Columns({
  columns,
  distances,
  currency,
}: {
  columns: readonly ListColumn[];
  distances: readonly { text: string }[];
  currency: string;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="text-xl">
        {say({ en: "Columns of the list", es: "Columnas de la lista" })}
      </h2>
      <dl className="answers">
        {columns.map((column) => (
          <div key={column.field}>
            <dt>
              {say(column.title)}
              {!column.isRequired && (
                <span className="text-muted">
                  {" "}
                  {column.field === "guardianName"
                    ? say({ en: "(of minors)", es: "(de menores de edad)" })
                    : say({ en: "(optional)", es: "(opcional)" })}
                </span>
              )}
            </dt>
            <dd>
              {column.extra
                ? extraHint(column.extra, currency, lang)
                : hintOf(column, distances, lang)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `How many, at S/35 PEN each. 12 left.` */
function extraHint(extra: EntryExtra, currency: string, lang: Lang): string {
  const say = sayIn(lang);
  const price = extraPriceWords(extra, currency);
  const each =
    extra.priceMinor === null
      ? price
      : {
          en: `How many, up to ${formatCount(extra.mostEach)}: ${price.en} each`,
          es: `Cuántos, hasta ${formatCount(extra.mostEach)}: ${price.es} cada uno`,
        };
  const left = leftWords(extra);
  return [each, left].flatMap((words) => (words ? `${say(words)}.` : [])).join(" ");
}

/** What may stand in a column; nothing where everything may. */
function hintOf(
  { field, question }: ListColumn,
  distances: readonly { text: string }[],
  lang: Lang,
): string {
  const say = sayIn(lang);
  const words = (texts: readonly string[]) => texts.join(", ");
  if (field === "distance") return words(distances.map(({ text }) => text));
  if (field === "gender") return words(Object.values(genderWords).map(say));
  if (field === "documentType") return words(Object.values(documentWords).map(say));
  if (field === "country") return words(registrationCountries.map((name) => countryIn(name, lang)));
  if (field === "dateOfBirth") {
    return say({
      en: "1990-02-28, or as your spreadsheet has it",
      es: "1990-02-28, o como la tenga tu hoja",
    });
  }
  if (question?.kind === "agreement") return say({ en: "Yes", es: "Sí" });
  return words(question?.choices.map(({ label }) => writtenIn(label, lang).text) ?? []);
}
