import { data, Form } from "react-router";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { editsRace } from "#features/races/rights.server.ts";
import {
  type CheckFilter,
  checkedRows,
  checkFilters,
  findResultsRace,
  findRow,
  findVersion,
  openQuestions,
} from "#features/results/desk.server.ts";
import { historyOfVersion, isShown } from "#features/results/history.server.ts";
import { resultProblems } from "#features/results/messages.ts";
import {
  bibInLink,
  longestNote,
  longestPhotosLink,
  mostPulled,
  type ResultReading,
  resultStatuses,
  statusWords,
  teamCounts,
} from "#features/results/result.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DeletionForm } from "#ui/overlay/deletion-form.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readPageNumber } from "#values/form/paging.ts";
import { sayIn, type Words } from "#values/say.ts";
import { keepable } from "#values/text/clean.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../../changes.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/version.ts";
import { Columns, UndecidedTime } from "./version/columns.tsx";
import { Correction } from "./version/correction.tsx";
import { Rows } from "./version/rows.tsx";
import { changes, type VersionAnswer } from "./version/submission.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { change, id, version: versionId } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const known = services(args.context);
  const race = await findResultsRace(known, editor, id);
  const version = race && (await findVersion(known.db, race.id, versionId));
  if (!race || !version) throw data(resultProblems.gone, 404);
  const asked = args.url.searchParams;
  const questions = await openQuestions(known, version, race);
  const isHistory = asked.get("show") === "history";
  const filter =
    checkFilters.find((known) => known === asked.get("show")) ?? usualFilter(questions);
  const words = keepable(asked.get("q") ?? "").slice(0, 100);
  const row = await findRow(known.db, version.id, asked.get("row") ?? "");
  return {
    race: { id: race.id, name: race.name },
    version,
    questions,
    show: isHistory ? ("history" as const) : filter,
    words,
    row,
    rows: isHistory
      ? null
      : await checkedRows(
          known,
          version.id,
          { show: filter, words },
          readPageNumber(asked.get("page")),
        ),
    history: isHistory ? await historyOfVersion(known, race.id, version) : null,
    replaces: version.state !== "published" && (await isShown(known, race.id, version)),
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
          <Form
            method="post"
            action={addressOf("publish")}
            className="grid justify-items-start gap-3"
          >
            {(page.replaces || version.note !== null) && (
              <TextField
                label={say({
                  en: "What is corrected, and why",
                  es: "Qué se corrige y por qué",
                })}
                hint={say({
                  en: "Shown below the public results.",
                  es: "Se muestra debajo de los resultados públicos.",
                })}
                name="note"
                maxLength={longestNote}
                defaultValue={version.note ?? ""}
                className="w-full max-w-text"
              />
            )}
            {questions.minors > 0 && (
              <Choice name="hides_minors" defaultChecked>
                {say({
                  en: `Leave out the names of runners under 18 (${formatCount(questions.minors)})`,
                  es: `Omitir los nombres de los menores de 18 años (${formatCount(questions.minors)})`,
                })}
              </Choice>
            )}
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
      <Photos page={page} errors={answer.errors} />
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
        <Select
          label={say({ en: "Ranking of teams", es: "Clasificación por equipos" })}
          name="team_by"
          defaultValue={typed.team_by ?? version.teams?.by ?? ""}
          options={[
            { value: "", label: say({ en: "None", es: "Ninguna" }) },
            { value: "time", label: say({ en: "Sum of times", es: "Suma de tiempos" }) },
            { value: "place", label: say({ en: "Sum of places", es: "Suma de puestos" }) },
          ]}
        />
        <Select
          label={say({
            en: "Runners of a team who count",
            es: "Corredores que puntúan por equipo",
          })}
          name="team_count"
          defaultValue={typed.team_count ?? String(version.teams?.count ?? 3)}
          options={Array.from({ length: teamCounts.most - teamCounts.least + 1 }, (_, at) => {
            const count = String(at + teamCounts.least);
            return { value: count, label: count };
          })}
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

/** Where the photos of the race are. */
function Photos({
  page: { race, version },
  errors,
}: {
  page: Data;
  errors: VersionAnswer["errors"];
}) {
  const say = useSay();
  const path = useWorkplace().resultVersion(race.id, version.id, "photos");
  const isBusy = useIsSending(path);
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="mb-4 text-xl">
        {say({ en: "Photos", es: "Fotos" })}
      </h2>
      <Form method="post" action={path} className="grid max-w-text justify-items-start gap-4">
        <TextField
          label={say({
            en: "Link to the photos of the race",
            es: "Enlace a las fotos de la carrera",
          })}
          hint={say({
            en: `Shown with the results. Write ${bibInLink} where the address has the bib number: each runner then gets a link to their photos.`,
            es: `Se muestra con los resultados. Escribe ${bibInLink} donde la dirección lleva el dorsal: así cada corredor tendrá un enlace a sus fotos.`,
          })}
          name="photos"
          inputMode="url"
          maxLength={longestPhotosLink}
          defaultValue={errors?.typed.photos ?? version.photosLink ?? ""}
          error={errors?.fields.photos}
          className="w-full"
        />
        <Button type="submit" look="quiet" busy={isBusy}>
          {say({ en: "Save the link", es: "Guardar el enlace" })}
        </Button>
      </Form>
    </section>
  );
}
