import { data, Form, Link } from "react-router";
import { queueThanks } from "#features/race-mail/sending.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import {
  correctResult,
  discardResults,
  mapResults,
  matchResult,
  publishResults,
  setResultSettings,
  withdrawResults,
} from "#features/results/commands.server.ts";
import {
  type CheckedRow,
  type CheckFilter,
  checkedRows,
  checkFilters,
  findResultsRace,
  findRow,
  findVersion,
  openQuestions,
} from "#features/results/desk.server.ts";
import {
  doubtWords,
  type ResultFileProblem,
  type ResultProblem,
  resultFileProblems,
  resultProblems,
} from "#features/results/messages.ts";
import {
  type Doubt,
  fieldWords,
  formatResultTime,
  mostPulled,
  type ResultReading,
  resultFields,
  resultSexes,
  resultStatuses,
  sexWords,
  statusWords,
} from "#features/results/result.ts";
import { columnChoice, correctionForm, matchForm, settingsForm } from "#features/results/schema.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DeletionForm } from "#ui/overlay/deletion-form.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/version.ts";

/** What the screen says of a change that was not made. */
type VersionAnswer = { problem: Words | null; errors: FormErrors | null };

type Change = (
  args: Route.ActionArgs,
  editor: Editor & { userId: string },
  at: Workplace,
) => Promise<Response | ReturnType<typeof refused>>;

const changes: Record<string, Change> = {
  async columns(args, editor, at) {
    const key = keyOf(args.params);
    const known = services(args.context);
    const version = await findVersion(known.db, key.raceId, key.importId);
    if (!version) return refused("gone");
    const form = await formOf(args.request);
    const only = String(form.get("only") ?? "");
    const fields = version.reading.headings.map((_, place) =>
      columnChoice.parse(form.get(`column-${place}`) ?? ""),
    );
    const { problem } = await mapResults(known, editor, key, { fields, only: only || null });
    if (problem !== null) return refused(problem, form);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The file was read again.",
      es: "Leímos el archivo de nuevo.",
    });
  },
  async settings(args, editor, at) {
    const form = await formOf(args.request);
    const { value } = readForm(settingsForm, form);
    if (!value) return refused("unreadable", form);
    const key = keyOf(args.params);
    const { problem } = await setResultSettings(services(args.context), editor, key, value);
    if (problem !== null) return refused(problem, form);
    dropPages(args.context);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "Places updated.",
      es: "Puestos actualizados.",
    });
  },
  async publish(args, editor, at) {
    const key = keyOf(args.params);
    const { problem } = await publishResults(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    dropPages(args.context);
    const origin = publicOrigin(args.request);
    await queueThanks(services(args.context), { origin, raceId: key.raceId });
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The results are published.",
      es: "Los resultados están publicados.",
    });
  },
  async withdraw(args, editor, at) {
    const key = keyOf(args.params);
    const { problem } = await withdrawResults(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    dropPages(args.context);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The results are no longer public.",
      es: "Los resultados ya no son públicos.",
    });
  },
  async discard(args, editor, at) {
    const key = keyOf(args.params);
    const { problem } = await discardResults(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    return seeOtherSaying(at.results(key.raceId), {
      en: "The draft is deleted.",
      es: "El borrador fue eliminado.",
    });
  },
  async match(args, editor, at) {
    const form = await formOf(args.request);
    const { value } = readForm(matchForm, form);
    if (!value) return refused("gone", form);
    if (value.way === "match" && value.bib === null) return refused("no-entry", form);
    const key = { ...keyOf(args.params), resultId: value.row };
    const entry = value.way === "match" && value.bib !== null ? { bib: value.bib } : "left";
    const { problem } = await matchResult(services(args.context), editor, key, entry);
    if (problem !== null) return refused(problem, form);
    dropPages(args.context);
    return seeOtherSaying(
      at.resultVersion(key.raceId, key.importId) + args.url.search,
      entry === "left"
        ? { en: "The result stays without an entry.", es: "El resultado queda sin inscripción." }
        : { en: "The result has its entry.", es: "El resultado tiene su inscripción." },
    );
  },
  async correct(args, editor, at) {
    const form = await formOf(args.request);
    const { value, errors } = readForm(correctionForm, form);
    if (errors) return data<VersionAnswer>({ problem: null, errors }, 400);
    const resultId = args.url.searchParams.get("row") ?? "";
    const key = { ...keyOf(args.params), resultId };
    const { problem } = await correctResult(services(args.context), editor, key, value);
    if (problem !== null) return refused(problem, form);
    dropPages(args.context);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The result is corrected.",
      es: "El resultado fue corregido.",
    });
  },
};

function keyOf({ id, version }: { id: string; version: string }) {
  return { raceId: raceIdOf(id), importId: version };
}

function refused(problem: ResultProblem | ResultFileProblem, form: FormData | null = null) {
  if (problem === "no-race") throw raceMissing();
  const words = { ...resultProblems, ...resultFileProblems }[problem];
  const errors = form && formErrors(null, form);
  return data<VersionAnswer>({ problem: words, errors }, problem === "gone" ? 409 : 400);
}

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { change, id, version: versionId } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const known = services(args.context);
  const race = await findResultsRace(known, editor, id);
  const version = race && (await findVersion(known.db, race.id, versionId));
  if (!race || !version) throw data(resultProblems.gone, 404);
  const asked = args.url.searchParams;
  const questions = await openQuestions(known, version, race.id);
  const show =
    checkFilters.find((filter) => filter === asked.get("show")) ?? usualFilter(questions);
  const words = (asked.get("q") ?? "").slice(0, 100);
  const row = await findRow(known.db, version.id, asked.get("row") ?? "");
  return {
    race: { id: race.id, name: race.name },
    version,
    questions,
    show,
    words,
    row,
    rows: await checkedRows(known, version.id, { show, words }, readPageNumber(asked.get("page"))),
    isColumns: change === "columns" && version.state === "draft",
    asks: questionOf(change, version.state),
  };
}

/** The change that the page asks about before it is made. */
function questionOf(change: string | undefined, state: string): "withdraw" | "discard" | null {
  if (change === "withdraw" && state === "published") return change;
  return change === "discard" && state === "draft" ? change : null;
}

function usualFilter({ doubtful }: { doubtful: number }): CheckFilter {
  return doubtful > 0 ? "doubts" : "all";
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  return changeOf(changes, args.params.change)(args, editor, at);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Check the results", es: "Revisar los resultados" },
    pageLanguages(matches).lang,
  );

type Data = Route.ComponentProps["loaderData"];

/** One version of results: the columns of its file, or the check of its rows, from draft to published. */
export default function ResultVersionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const at = useWorkplace();
  const { race, version, isColumns, asks } = loaderData;
  const title = version.distance || race.name;
  const answer = actionData ?? { problem: null, errors: null };
  if (asks) return <Question page={loaderData} asks={asks} problem={answer.problem} />;
  return (
    <>
      <BackLink to={at.results(race.id)}>
        {say({ en: "Back to the results", es: "Volver a los resultados" })}
      </BackLink>
      <ToolHeading
        lead={
          <>
            <TextLink to={at.race(race.id)}>{race.name}</TextLink>
            {` · ${version.fileName}`}
          </>
        }
      >
        {isColumns
          ? say({ en: `Columns of the file: ${title}`, es: `Columnas del archivo: ${title}` })
          : say({ en: `Check the results: ${title}`, es: `Revisar los resultados: ${title}` })}
      </ToolHeading>
      {answer.problem && (
        <div className="mb-6 max-w-text">
          <Notice kind="problem">{answer.problem}</Notice>
        </div>
      )}
      {isColumns ? (
        <Columns page={loaderData} typed={answer.errors?.typed ?? {}} />
      ) : (
        <Check page={loaderData} answer={answer} />
      )}
    </>
  );
}

/** Asks for confirmation before a draft is deleted or results are withdrawn. */
function Question({
  page: { race, version },
  asks,
  problem,
}: {
  page: Data;
  asks: "withdraw" | "discard";
  problem: Words | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const out = at.resultVersion(race.id, version.id);
  const path = at.resultVersion(race.id, version.id, asks);
  const isBusy = useIsSending(path);
  return (
    <>
      <BackLink to={out}>{say({ en: "Back to the check", es: "Volver a la revisión" })}</BackLink>
      <ToolHeading
        lead={[race.name, version.distance, version.fileName].filter(Boolean).join(" · ")}
      >
        {asks === "withdraw"
          ? say({ en: "Withdraw these results?", es: "¿Retirar estos resultados?" })
          : say({ en: "Delete this draft?", es: "¿Eliminar este borrador?" })}
      </ToolHeading>
      <DeletionForm
        form={Form}
        action={path}
        isBusy={isBusy}
        out={out}
        problem={problem}
        button={
          asks === "withdraw"
            ? say({ en: "Withdraw the results", es: "Retirar los resultados" })
            : say({ en: "Delete the draft", es: "Eliminar el borrador" })
        }
      >
        <p>
          {asks === "withdraw"
            ? say({
                en: "Runners no longer see them on the page of the race, in the file and in the API. You can publish this version again.",
                es: "Los corredores ya no los verán en la página de la carrera, el archivo ni la API. Puedes publicar esta versión de nuevo.",
              })
            : say({
                en: "Its rows, corrections and matches are deleted. This cannot be undone.",
                es: "Se eliminan sus filas, correcciones y asignaciones. Esto no se puede deshacer.",
              })}
        </p>
      </DeletionForm>
    </>
  );
}

/** One line for each column of the file: its name, five of its cells, and what it is read as. */
function Columns({ page, typed }: { page: Data; typed: Record<string, string> }) {
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

function UndecidedTime() {
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

function Check({ page, answer }: { page: Data; answer: VersionAnswer }) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const { race, version, questions, row } = page;
  const { summary, reading, state } = version;
  const isDraft = state === "draft";
  const addressOf = (change?: Parameters<Workplace["resultVersion"]>[2]) =>
    at.resultVersion(race.id, version.id, change);
  const isPublishing = useIsSending(addressOf("publish"));
  return (
    <div className="grid gap-8">
      <Facts
        items={[
          ...resultStatuses.map((status) => ({
            label: say(statusWords[status]),
            value: formatCount(summary[status]),
          })),
          {
            label: say({ en: "To look at", es: "Por revisar" }),
            value: formatCount(questions.doubtful),
          },
          ...(questions.entries > 0
            ? [
                {
                  label: say({ en: "With an entry", es: "Con inscripción" }),
                  value: formatCount(summary.matched),
                },
                {
                  label: say({ en: "Entries without a result", es: "Inscripciones sin resultado" }),
                  value: formatCount(questions.without),
                },
              ]
            : []),
        ]}
      />
      <ReadingNotes reading={isDraft ? reading : null} summary={summary} />
      <div className="flex flex-wrap gap-3">
        {state === "published" ? (
          <>
            <ButtonLink to={`/races/${race.id}/results`} look="quiet">
              {say({ en: "See the public page", es: "Ver la página pública" })}
            </ButtonLink>
            <ButtonLink to={addressOf("withdraw")} look="plain">
              {say({ en: "Withdraw the results", es: "Retirar los resultados" })}
            </ButtonLink>
          </>
        ) : (
          <Form method="post" action={addressOf("publish")}>
            <Button type="submit" busy={isPublishing}>
              {isDraft
                ? say({ en: "Publish the results", es: "Publicar los resultados" })
                : say({ en: "Publish this version again", es: "Publicar esta versión de nuevo" })}
            </Button>
          </Form>
        )}
        {isDraft && (
          <>
            <ButtonLink look="quiet" to={addressOf("columns")}>
              {say({ en: "Change the columns", es: "Cambiar las columnas" })}
            </ButtonLink>
            <ButtonLink to={addressOf("discard")} look="plain">
              {say({ en: "Delete the draft", es: "Eliminar el borrador" })}
            </ButtonLink>
          </>
        )}
      </div>
      <Settings page={page} typed={answer.errors?.typed ?? {}} />
      {row && <Correction key={row.id} page={page} errors={answer.errors} />}
      <Rows page={page} />
    </div>
  );
}

/** What is worth knowing of how the file was read. */
function ReadingNotes({
  reading,
  summary,
}: {
  /** `null` where nothing can be changed about it any more. */
  reading: ResultReading | null;
  summary: Data["version"]["summary"];
}) {
  const say = useSay();
  const { differing, open } = summary;
  return (
    <div className="grid max-w-text gap-3 empty:hidden">
      {reading?.isUndecided && <UndecidedTime />}
      {open > 0 && (
        <Notice icon="alert">
          {say({
            en: `Rows without a time and a status: ${formatCount(open)}. They are not published until you correct them.`,
            es: `Filas sin tiempo ni estado: ${formatCount(open)}. No se publican hasta que las corrijas.`,
          })}
        </Notice>
      )}
      {differing > 0 && (
        <Notice icon="alert">
          {say({
            en: `Places of the file that differ from the times: ${formatCount(differing)}.`,
            es: `Puestos del archivo que no coinciden con los tiempos: ${formatCount(differing)}.`,
          })}
        </Notice>
      )}
      {reading && reading.repeated > 0 && (
        <p>
          {say({
            en: `Rows left out because another group of the file repeats them: ${formatCount(reading.repeated)}.`,
            es: `Filas repetidas en otro grupo del archivo que se omitieron: ${formatCount(reading.repeated)}.`,
          })}
        </p>
      )}
      {reading && reading.dropped > 0 && (
        <details>
          <summary className="disclosure">
            {say({
              en: `Lines without a runner: ${formatCount(reading.dropped)}`,
              es: `Líneas sin corredor: ${formatCount(reading.dropped)}`,
            })}
          </summary>
          <ul className="mt-2 grid gap-1 text-sm text-muted">
            {reading.droppedLines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** How the places are computed. */
function Settings({ page, typed }: { page: Data; typed: Record<string, string> }) {
  const say = useSay();
  const at = useWorkplace();
  const { race, version } = page;
  const { settings } = version;
  const path = at.resultVersion(race.id, version.id, "settings");
  const isBusy = useIsSending(path);
  const gun = say({ en: "Gun time", es: "Tiempo oficial (pistola)" });
  const chip = say({ en: "Chip time", es: "Tiempo de chip" });
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="mb-4 text-xl">
        {say({ en: "Places", es: "Puestos" })}
      </h2>
      <Form method="post" action={path} className="grid items-end gap-4 md:grid-cols-4">
        <Select
          label={say({ en: "Order by", es: "Ordenar por" })}
          name="order"
          defaultValue={typed.order ?? settings.order}
          options={[
            { value: "file", label: say({ en: "Places of the file", es: "Puestos del archivo" }) },
            { value: "gun", label: gun },
            { value: "chip", label: chip },
          ]}
        />
        <Select
          label={say({ en: "Categories by", es: "Categorías por" })}
          name="categories"
          defaultValue={typed.categories ?? settings.categories}
          options={[
            { value: "same", label: say({ en: "The same", es: "Lo mismo" }) },
            { value: "gun", label: gun },
            { value: "chip", label: chip },
          ]}
        />
        <Select
          label={say({
            en: "Overall winners without a place in their category",
            es: "Ganadores generales sin puesto en su categoría",
          })}
          name="pulled"
          defaultValue={typed.pulled ?? String(settings.pulled)}
          options={Array.from({ length: mostPulled + 1 }, (_, count) => ({
            value: String(count),
            label:
              count === 0
                ? say({ en: "None", es: "Ninguno" })
                : say({ en: `First ${count} of each sex`, es: `Primeros ${count} por sexo` }),
          }))}
        />
        <div>
          <Button type="submit" look="quiet" busy={isBusy}>
            {say({ en: "Update places", es: "Actualizar puestos" })}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The form that corrects one row. */
function Correction({ page, errors }: { page: Data; errors: FormErrors | null }) {
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

/** The rows that somebody should look at, those without an entry, or all. */
function Rows({ page }: { page: Data }) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const { race, version, questions, show, words, rows } = page;
  const own = at.resultVersion(race.id, version.id);
  const hasEntries = questions.entries > 0;
  const views: { filter: CheckFilter; label: string }[] = [
    {
      filter: "doubts",
      label: `${say({ en: "To look at", es: "Por revisar" })} (${formatCount(questions.doubtful)})`,
    },
    ...(hasEntries
      ? [
          {
            filter: "unmatched" as const,
            label: `${say({ en: "Without an entry", es: "Sin inscripción" })} (${formatCount(questions.unmatched)})`,
          },
        ]
      : []),
    { filter: "all", label: say({ en: "All rows", es: "Todas las filas" }) },
  ];
  const query = { show, q: words };
  return (
    <section aria-labelledby="rows" className="grid gap-4">
      <h2 id="rows" className="text-xl">
        {say({ en: "Rows", es: "Filas" })}
      </h2>
      <nav
        aria-label={say({ en: "Which rows", es: "Qué filas" })}
        className="flex flex-wrap gap-x-5 gap-y-2"
      >
        {views.map(({ filter, label }) =>
          filter === show ? (
            <span key={filter} aria-current="page" className="font-semibold">
              {label}
            </span>
          ) : (
            <TextLink key={filter} to={withQuery(own, { show: filter })}>
              {label}
            </TextLink>
          ),
        )}
      </nav>
      <ListTools
        label={say({ en: "Name or bib number", es: "Nombre o dorsal" })}
        words={words}
        kept={{ show }}
      />
      {rows.rows.length === 0 ? (
        <EmptyState heading="h3" title={say({ en: "No rows here", es: "No hay filas aquí" })} />
      ) : (
        <Records
          caption={say({ en: "Rows", es: "Filas" })}
          columns={columnsOf(
            { own, match: at.resultVersion(race.id, version.id, "match"), query, page: rows.page },
            hasEntries,
            lang,
          )}
          rows={rows.rows}
          keyOf={({ id }) => id}
        />
      )}
      <Pagination
        page={rows.page}
        pages={rows.pages}
        addressOf={(number) => withQuery(own, { ...query, page: number })}
      />
    </section>
  );
}

type Place = { own: string; match: string; query: Record<string, string>; page: number };

function columnsOf(place: Place, hasEntries: boolean, lang: Lang): RecordColumn<CheckedRow>[] {
  const say = sayIn(lang);
  const time = (ms: number | null) => (ms === null ? "–" : formatResultTime(ms));
  return [
    {
      title: say({ en: "Place", es: "Puesto" }),
      isNumber: true,
      cell: ({ placeOverall, placeFound, status }) => (
        <>
          {placeOverall ?? (status ? say(statusWords[status]) : "–")}
          {placeFound !== null && placeFound !== placeOverall && (
            <span className="block text-sm text-muted">
              {say({ en: `file: ${placeFound}`, es: `archivo: ${placeFound}` })}
            </span>
          )}
        </>
      ),
    },
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      room: 30,
      cell: ({ id, name, bib, category, doubts }) => (
        <>
          <Link
            to={`${withQuery(place.own, { ...place.query, page: place.page, row: id })}#correct`}
            className="link wrap-anywhere"
            aria-label={say({ en: `Correct ${name || bib}`, es: `Corregir ${name || bib}` })}
          >
            {name || say({ en: "No name", es: "Sin nombre" })}
          </Link>
          <span className="record-line record-quiet">
            {[bib && `# ${bib}`, category].filter(Boolean).join(" · ")}
          </span>
          {doubts.map((doubt) => (
            <span key={doubt} className="block text-sm font-medium text-danger">
              {say(doubtWords[doubt as Doubt])}
            </span>
          ))}
        </>
      ),
    },
    {
      title: say({ en: "Gun time", es: "Tiempo oficial" }),
      isNumber: true,
      cell: ({ gunMs }) => time(gunMs),
    },
    {
      title: say({ en: "Chip time", es: "Tiempo de chip" }),
      isNumber: true,
      cell: ({ chipMs }) => time(chipMs),
    },
    ...(hasEntries
      ? [
          {
            title: say({ en: "Entry", es: "Inscripción" }),
            cell: (row: CheckedRow) => <EntryOf row={row} place={place} />,
          },
        ]
      : []),
  ];
}

/** The entry of a row, or the form that gives it one. */
function EntryOf({ row, place }: { row: CheckedRow; place: Place }) {
  const say = useSay();
  const path = withQuery(place.match, { ...place.query, page: place.page });
  if (row.entry) {
    return (
      <span>
        {row.entry.name} <span className="tabular text-muted"># {row.entry.bib}</span>
      </span>
    );
  }
  if (row.match !== "none" && place.query.show !== "unmatched") return "–";
  if (row.match === "none") {
    return <span className="text-muted">{say({ en: "Left alone", es: "Sin inscripción" })}</span>;
  }
  const about = row.name || row.bib;
  return (
    <Form method="post" action={path} preventScrollReset className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="row" value={row.id} />
      <TextField
        label={say({
          en: `Bib number of the entry of ${about}`,
          es: `Dorsal de la inscripción de ${about}`,
        })}
        hideLabel
        name="bib"
        inputMode="numeric"
        maxLength={9}
        placeholder={say({ en: "Bib of the entry", es: "Dorsal inscrito" })}
        className="w-40"
      />
      <Button type="submit" look="quiet" size="row" name="way" value="match">
        {say({ en: "Match", es: "Asignar" })}
      </Button>
      <Button type="submit" look="plain" size="row" name="way" value="leave">
        {say({ en: "Leave alone", es: "Dejar así" })}
      </Button>
    </Form>
  );
}
