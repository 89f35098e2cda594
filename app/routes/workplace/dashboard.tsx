import type { ReactNode } from "react";
import { href } from "react-router";
import { findSetup } from "#features/races/editing/opening/opening.server.ts";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { findWorkplaceRace } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { countedCategories } from "#features/registrations/categories/queries.server.ts";
import { findOwnExtras } from "#features/registrations/extras/queries.server.ts";
import { extrasWords, soldWords } from "#features/registrations/extras/words.ts";
import { countWaitingFiles } from "#features/registrations/files/entry-files.server.ts";
import { orderShelves } from "#features/registrations/order.ts";
import { paymentCounts } from "#features/registrations/orders/office.server.ts";
import { paymentSums, shelfWords } from "#features/registrations/orders/words.ts";
import { askedQuestions } from "#features/registrations/questions/queries.server.ts";
import { hasChoices, writtenIn } from "#features/registrations/questions/question.ts";
import { entriesByDay, placesOf } from "#features/registrations/roster/queries.server.ts";
import type { PlaceCount } from "#features/registrations/roster/roster.ts";
import { countdownWords } from "#features/registrations/season/messages.ts";
import { formatResultTime } from "#features/results/result.ts";
import { finishStatistics, runnerStatistics } from "#features/results/statistics.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { PartBar } from "#ui/chart/plot.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { countryIn } from "#values/countries.ts";
import { addDays, type Day, daysBetween, formatDay, formatShortDay } from "#values/day.ts";
import { formatDays } from "#values/day-range.ts";
import { formatAmount } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/dashboard.ts";
import styles from "./dashboard.css?url";
import { requireEditor } from "./editor.server.ts";

/** Weeks of the chart of entries, the last of which ends today. */
const shownWeeks = 12;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const all = services(args.context);
  const { id } = args.params;
  const race = await findWorkplaceRace(all, editor, id);
  if (!race) throw raceMissing();
  const setup = await findSetup(all, editor, race.id);
  const { categories, without } = await countedCategories(all, race.id);
  const asked = await askedQuestions(all, race.id);
  const today = todayAt(race, all.now());
  const first = addDays(today, 1 - 7 * shownWeeks);
  const made = await entriesByDay(all, race.id, first);
  return {
    race,
    counts: await paymentCounts(all, race.id),
    files: await countWaitingFiles(all, race.id),
    isOpen: setup?.isOpen ?? false,
    missing: setup?.points.filter(({ state }) => state === "missing").length ?? 0,
    places: await placesOf(all, race.id),
    finishes: await finishStatistics(all, race.id),
    runners: await runnerStatistics(all, race.id),
    today,
    weeks: Array.from({ length: shownWeeks }, (_, at) => {
      const [from, to] = [addDays(first, 7 * at), addDays(first, 7 * at + 6)];
      const own = made.filter(({ day }) => from <= day && day <= to);
      return { from, to, entries: own.reduce((sum, { entries }) => sum + entries, 0) };
    }),
    categories: categories.map(({ id, name, entries }) => ({ id, name, entries })),
    without,
    extras: await findOwnExtras(all, editor, race.id),
    questions: asked.filter(hasChoices),
  };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Dashboard", es: "Panel" }, pageLanguages(matches).lang);

/** Where a race stands: what is to do, its entries, places, money, categories and choices. */
export default function RaceDashboard({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const at = useWorkplace();
  const { race, isOpen, missing, places, counts } = loaderData;
  const isEmpty =
    places.every((row) => heldIn(row) + row.cancelled === 0) && counts.currency === null;
  return (
    <>
      <DashboardHeading {...loaderData} />
      <div className="grid gap-8">
        <ToDo {...loaderData} />
        {isEmpty ? (
          <EmptyState
            title={say({ en: "No entries yet", es: "Todavía no hay inscripciones" })}
            icon="calendar"
            action={
              isOpen ? (
                <ButtonLink to={href("/races/:id", { id: race.id })}>
                  {say({ en: "See its page", es: "Ver su página" })}
                </ButtonLink>
              ) : (
                <ButtonLink to={at.setup(race.id)}>
                  {say({ en: "Open the checklist", es: "Abrir la lista de pendientes" })}
                </ButtonLink>
              )
            }
          >
            <p>
              {isOpen
                ? say({
                    en: "Registration is open. Entries are counted here from the first one on.",
                    es: "Las inscripciones están abiertas. Aquí se cuentan desde la primera.",
                  })
                : say(
                    missing > 0
                      ? {
                          en: "Registration is closed. The checklist says what is missing before it can open.",
                          es: "Las inscripciones están cerradas. La lista dice qué falta para abrirlas.",
                        }
                      : {
                          en: "Registration is closed. Nothing is missing: you can open it from the checklist.",
                          es: "Las inscripciones están cerradas. No falta nada: puedes abrirlas desde la lista de pendientes.",
                        },
                  )}
            </p>
          </EmptyState>
        ) : (
          <>
            <Places places={places} />
            <EntryChart weeks={loaderData.weeks} />
            <Money raceId={race.id} counts={counts} />
          </>
        )}
        <Categories raceId={race.id} {...loaderData} />
        <Choices raceId={race.id} questions={loaderData.questions} />
        <Extras own={loaderData.extras} />
        <Runners runners={loaderData.runners} />
        {loaderData.finishes.map((finish) => (
          <Finishes key={finish.key} finish={finish} />
        ))}
      </div>
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** Which race it is, when it takes place, and the ways to its entries and its editor. */
function DashboardHeading({ race, places, today }: Pick<Loaded, "race" | "places" | "today">) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const total = places.reduce((sum, row) => sum + entriesIn(row), 0);
  const left = daysBetween(today, race.startDate);
  const { figure, words } = countdownWords(left, lang);
  const toGo = left > 0 ? ` · ${figure} ${words}` : left === 0 ? ` · ${words}` : "";
  return (
    <>
      <BackLink to={at.races}>
        {at.isOffice
          ? say({ en: "Back to Races", es: "Volver a las carreras" })
          : say({ en: "Back to your races", es: "Volver a tus carreras" })}
      </BackLink>
      <ToolHeading
        lead={`${race.name}, ${formatDay(race.startDate, lang)}${toGo}`}
        actions={
          <>
            <ButtonLink to={at.registrations(race.id)} look="quiet" size="small">
              {say(
                total === 1
                  ? { en: "1 registration", es: "1 inscripción" }
                  : {
                      en: `${formatCount(total)} registrations`,
                      es: `${formatCount(total)} inscripciones`,
                    },
              )}
            </ButtonLink>
            <ButtonLink to={at.race(race.id)} look="quiet" size="small">
              {say({ en: "Edit the race", es: "Editar la carrera" })}
            </ButtonLink>
          </>
        }
      >
        {say({ en: "Dashboard", es: "Panel" })}
      </ToolHeading>
    </>
  );
}

/** What is sold beside the entries, what is left of it, and what was paid. */
function Extras({ own }: { own: Loaded["extras"] }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  if (!own || own.extras.length === 0) return null;
  return (
    <Panel title={say(extrasWords)}>
      <ul className="card max-w-200 divide-y divide-line">
        {own.extras.map(({ id, name, taken, stock, paidMinor }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 p-4">
            <span className="min-w-0 wrap-anywhere">{writtenIn(name, lang).text}</span>
            <span className="tabular text-muted">
              {soldWords({ taken, stock }, lang)}, {formatAmount(paidMinor, own.currency)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={at.extras(own.race.id)}>
          {say({ en: "Change the extras", es: "Cambiar los adicionales" })}
        </TextLink>
      </p>
    </Panel>
  );
}

/** Made entries that are not cancelled. */
function entriesIn({ registered, confirmed, completed }: PlaceCount): number {
  return registered + confirmed + completed;
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** What waits for the organizer, with the way to it. */
function ToDo({ race: { id }, counts, files, missing, places, isOpen }: Loaded) {
  const say = useSay();
  const at = useWorkplace();
  const unconfirmed = places.reduce((sum, { registered }) => sum + registered, 0);
  const count = (of: number, one: Words, many: Words): Words =>
    of === 1 ? one : { en: `${formatCount(of)} ${many.en}`, es: `${formatCount(of)} ${many.es}` };
  const all: { of: number; to: string; words: Words }[] = [
    {
      of: counts.review,
      to: withQuery(at.payments(id), { show: "review" }),
      words: count(
        counts.review,
        { en: "1 proof to review", es: "1 comprobante por revisar" },
        { en: "proofs to review", es: "comprobantes por revisar" },
      ),
    },
    {
      of: counts.settle,
      to: withQuery(at.payments(id), { show: "settle" }),
      words: count(
        counts.settle,
        { en: "1 payment to settle", es: "1 pago por resolver" },
        { en: "payments to settle", es: "pagos por resolver" },
      ),
    },
    {
      of: isOpen ? 0 : missing,
      to: at.setup(id),
      words: count(
        missing,
        { en: "1 point of the checklist is missing", es: "Falta 1 punto de la lista" },
        { en: "points of the checklist are missing", es: "puntos de la lista por completar" },
      ),
    },
    {
      of: files,
      to: at.registrations(id, { files: "received" }),
      words: count(
        files,
        { en: "1 registration with files to review", es: "1 inscripción con archivos por revisar" },
        {
          en: "registrations with files to review",
          es: "inscripciones con archivos por revisar",
        },
      ),
    },
    {
      of: unconfirmed,
      to: at.registrations(id, { status: "registered" }),
      words: count(
        unconfirmed,
        { en: "1 registration to confirm", es: "1 inscripción por confirmar" },
        { en: "registrations to confirm", es: "inscripciones por confirmar" },
      ),
    },
  ];
  const waiting = all.filter(({ of }) => of > 0);
  return (
    <Panel title={say({ en: "To do", es: "Por hacer" })}>
      {waiting.length === 0 ? (
        <p className="text-muted">
          {say({ en: "Nothing waits for you.", es: "No tienes nada pendiente." })}
        </p>
      ) : (
        <ul className="grid gap-1.5">
          {waiting.map(({ to, words }) => (
            <li key={to}>
              <TextLink to={to}>{say(words)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function EntryChart({ weeks }: { weeks: { from: Day; to: Day; entries: number }[] }) {
  const say = useSay();
  const lang = useLang();
  const sum = formatCount(weeks.reduce((total, { entries }) => total + entries, 0));
  const title = say({ en: "Entries per week", es: "Inscripciones por semana" });
  return (
    <Panel title={title}>
      <p className="max-w-text text-sm text-muted">
        {say({
          en: "By the day on which the form was sent. Entries that were cancelled later count, those that wait for payment do not.",
          es: "Según el día en que se envió el formulario. Cuentan las que se cancelaron después, no las que esperan el pago.",
        })}
      </p>
      <BarChart
        summary={say({
          en: `Entries per week: ${sum} in ${weeks.length} weeks`,
          es: `Inscripciones por semana: ${sum} en ${weeks.length} semanas`,
        })}
        bars={weeks.map(({ from, to, entries }) => ({
          label: formatShortDay(from, lang),
          name: formatDays(from, to, lang),
          value: entries,
          before: null,
        }))}
        format={formatCount}
        columns={[
          say({ en: "Week", es: "Semana" }),
          say({ en: "Entries", es: "Inscripciones" }),
          "",
        ]}
      />
    </Panel>
  );
}

/** How full each distance is. */
function Places({ places }: { places: PlaceCount[] }) {
  const say = useSay();
  return (
    <Panel title={say({ en: "Places", es: "Cupos" })}>
      <ul className="desk-places">
        {places.map((row) => (
          <li key={row.distance ?? ""}>
            <p>
              <b>{row.distance ?? say({ en: "No distance", es: "Sin distancia" })}</b>
              <span>{placeWords(row).map(say).join(" · ")}</span>
            </p>
            {row.capacity !== null && (
              <PartBar part={Math.min(1, heldIn(row) / Math.max(1, row.capacity))} look="second" />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Places that nobody else can take: of entries, of orders that are paid for, offered ones and those that codes keep. */
function heldIn(row: PlaceCount): number {
  return entriesIn(row) + row.pending + row.offered + row.kept;
}

/** `7 of 1,000 taken`, `2 awaiting payment`, `991 free` */
function placeWords(row: PlaceCount): Words[] {
  const { capacity, pending, offered, kept } = row;
  const taken = formatCount(entriesIn(row));
  const [waiting, given] = [formatCount(pending), formatCount(offered)];
  const free = capacity === null ? null : formatCount(Math.max(0, capacity - heldIn(row)));
  return [
    capacity === null
      ? { en: `${taken} taken, no limit`, es: `${taken} ocupados, sin límite` }
      : {
          en: `${taken} of ${formatCount(capacity)} taken`,
          es: `${taken} de ${formatCount(capacity)} ocupados`,
        },
    pending > 0 && { en: `${waiting} awaiting payment`, es: `${waiting} esperan el pago` },
    offered > 0 && {
      en: `${given} offered to the waiting list`,
      es: `${given} ofrecidos a la lista de espera`,
    },
    kept > 0 && {
      en: `${formatCount(kept)} kept for codes`,
      es: `${formatCount(kept)} reservados para códigos`,
    },
    free !== null && { en: `${free} free`, es: `${free} libres` },
  ].filter((words) => words !== false);
}

/** The money that came, and the orders by where they stand; each number leads to its list. */
function Money({ raceId, counts }: { raceId: string; counts: Loaded["counts"] }) {
  const say = useSay();
  const at = useWorkplace();
  const { currency } = counts;
  if (currency === null) return null;
  return (
    <Panel title={say({ en: "Payments", es: "Pagos" })}>
      <dl className="grid max-w-160 gap-1.5">
        {paymentSums(counts).map(([label, minor]) => (
          <div key={label.en} className="flex justify-between gap-6">
            <dt className="text-muted">{say(label)}</dt>
            <dd className="tabular text-right font-semibold">
              {`${formatAmount(minor, currency)} ${currency}`}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
        {orderShelves.map((show) => (
          <li key={show}>
            <TextLink to={withQuery(at.payments(raceId), { show })}>
              {`${say(shelfWords[show])}: ${formatCount(counts[show])}`}
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Categories({
  raceId,
  categories,
  without,
}: Pick<Loaded, "categories" | "without"> & { raceId: string }) {
  const say = useSay();
  const at = useWorkplace();
  if (categories.length === 0) return null;
  const rows = [
    ...categories,
    ...(without > 0
      ? [{ id: "", name: say({ en: "Without a category", es: "Sin categoría" }), entries: without }]
      : []),
  ];
  return (
    <Panel title={say({ en: "Categories", es: "Categorías" })}>
      <Counts
        rows={rows.map(({ id, name, entries }) => ({ key: id, name, text: formatCount(entries) }))}
      />
      <p>
        <TextLink to={at.categories(raceId)}>
          {say({ en: "Change the categories", es: "Cambiar las categorías" })}
        </TextLink>
      </p>
    </Panel>
  );
}

/** What runners chose, such as sizes of shirts, with what is left. Pending entries hold theirs. */
function Choices({ raceId, questions }: { raceId: string; questions: Loaded["questions"] }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  if (questions.length === 0) return null;
  return (
    <Panel title={say({ en: "Choices", es: "Opciones elegidas" })}>
      {questions.map(({ id, text, choices }) => (
        <section key={id} className="grid gap-2">
          <h3 className="text-lg">{writtenIn(text, lang).text}</h3>
          <Counts
            rows={choices.map(({ id: choice, label, taken, stock }) => ({
              key: choice,
              name: writtenIn(label, lang).text,
              text:
                stock === null
                  ? formatCount(taken)
                  : say({
                      en: `${formatCount(taken)} of ${formatCount(stock)}`,
                      es: `${formatCount(taken)} de ${formatCount(stock)}`,
                    }),
            }))}
          />
        </section>
      ))}
      <p>
        <TextLink to={at.questions(raceId)}>
          {say({ en: "Change the questions", es: "Cambiar las preguntas" })}
        </TextLink>
      </p>
    </Panel>
  );
}

/** Where runners come from, and how many have come back. */
function Runners({ runners }: Pick<Loaded, "runners">) {
  const say = useSay();
  const lang = useLang();
  const { entries, returning, hasEarlier, countries } = runners;
  if (entries === 0) return null;
  return (
    <Panel title={say({ en: "Runners", es: "Corredores" })}>
      {hasEarlier && (
        <p>
          {say({
            en: `${formatCount(returning)} of ${formatCount(entries)} ran an earlier edition (${percent(returning, entries)}).`,
            es: `${formatCount(returning)} de ${formatCount(entries)} corrieron una edición anterior (${percent(returning, entries)}).`,
          })}
        </p>
      )}
      <Counts
        rows={countries.map(({ country, entries: count }) => ({
          key: country,
          name: countryIn(country, lang),
          text: formatCount(count),
        }))}
      />
    </Panel>
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)} %`;
}

/** How many of those who started have finished, and in which times. */
function Finishes({ finish }: { finish: Loaded["finishes"][number] }) {
  const say = useSay();
  const { distance, finished, started, stepMs, steps } = finish;
  const name = distance || say({ en: "the race", es: "la carrera" });
  return (
    <Panel title={say({ en: `Finish times: ${name}`, es: `Tiempos de llegada: ${name}` })}>
      <p>
        {say({
          en: `${formatCount(finished)} of ${formatCount(started)} starters finished (${percent(finished, started)}).`,
          es: `Llegaron ${formatCount(finished)} de ${formatCount(started)} que partieron (${percent(finished, started)}).`,
        })}
      </p>
      {steps.length > 0 && (
        <BarChart
          summary={say({
            en: `Finishers in steps of ${stepMs / 60_000} minutes`,
            es: `Llegadas en pasos de ${stepMs / 60_000} minutos`,
          })}
          bars={steps.map(({ fromMs, count }) => ({
            label: formatResultTime(fromMs),
            name: `${formatResultTime(fromMs)} – ${formatResultTime(fromMs + stepMs)}`,
            value: count,
            before: null,
          }))}
          format={formatCount}
          columns={[
            say({ en: "Time", es: "Tiempo" }),
            say({ en: "Finishers", es: "Llegadas" }),
            "",
          ]}
        />
      )}
    </Panel>
  );
}

function Counts({ rows }: { rows: { key: string; name: string; text: string }[] }) {
  return (
    <dl className="grid max-w-120 gap-1.5">
      {rows.map(({ key, name, text }) => (
        <div key={key} className="flex justify-between gap-6">
          <dt className="min-w-0 break-words">{name}</dt>
          <dd className="tabular text-right font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
