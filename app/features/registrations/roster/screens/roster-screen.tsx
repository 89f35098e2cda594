import { Form, href, useHref } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Records } from "#ui/list/records.tsx";
import { SearchField } from "#ui/list/search-field.tsx";
import { NotLoaded } from "#ui/message/not-loaded.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { placeIn } from "#values/countries.ts";
import { formatDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import type { Say, Words } from "#values/say.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { registrationStatuses, registrationStatusWords } from "../../registration.ts";
import { type GivenStatus, givenStatuses } from "../given-status.ts";
import { rosterNotLoaded } from "../messages.ts";
import {
  type MatchingQuestion,
  type PlaceCount,
  type ChangeProblem as Problem,
  type RosterEntry,
  type RosterFilters,
  type RosterOrder,
  rosterOrders,
} from "../roster.ts";
import { ChangeProblem } from "./change-problem.tsx";
import { ChosenBar } from "./chosen-bar.tsx";
import { RosterTable } from "./roster-table.tsx";

/** The registrations that the filters find, with what can be done about them. */
export function RosterScreen({
  filters,
  entries,
  race,
  query,
  undo,
  answer,
}: {
  filters: RosterFilters;
  /** `null` when they could not be read. */
  entries: Page<RosterEntry> | null;
  /** The race that they are for, where they are for one. */
  race: DeskRace | null;
  /** What the pages of the list keep of the address. */
  query: string;
  /** The changes of one click that can be taken back. */
  undo: Undoable | null;
  answer: Problem | MatchingQuestion | undefined;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const addressOf = (page: number) => {
    const params = new URLSearchParams(query);
    params.set("page", String(page));
    return `${at.allRegistrations ?? at.registrations(filters.raceId ?? "")}?${params}`;
  };
  return (
    <>
      {race && <RaceDesk race={race} />}
      <RosterTools filters={filters} files={race?.files ?? 0} />
      <div className="mt-4 grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <p className="text-muted">
            {entries &&
              formatTotal(
                entries,
                [
                  say({ en: "registration", es: "inscripción" }),
                  say({ en: "registrations", es: "inscripciones" }),
                ],
                lang,
              )}
          </p>
          <RosterFiles raceId={filters.raceId} query={query} />
        </div>
        {undo && undo.count > 0 && !answer && <UndoForm {...undo} />}
        {answer && "matching" in answer ? (
          <MatchingForm count={answer.matching} />
        ) : (
          <ChangeProblem problem={answer} />
        )}
        {!entries && <NotLoaded again={addressOf(1)}>{say(rosterNotLoaded)}</NotLoaded>}
        {entries && entries.rows.length > 0 && (
          <div className="choosing">
            <RosterTable
              entries={entries.rows}
              isOfOneRace={race !== null}
              hasCategories={race?.hasCategories ?? false}
            />
            <ChosenBar matching={entries.pages > 1 ? entries.total : null} />
          </div>
        )}
        {entries?.rows.length === 0 && (
          <EmptyState
            icon="search"
            title={say({ en: "No registrations found", es: "No hay inscripciones" })}
          />
        )}
        {entries && <Pagination page={entries.page} pages={entries.pages} addressOf={addressOf} />}
      </div>
    </>
  );
}

/** A race with the places that are taken. */
type DeskRace = {
  id: string;
  name: string;
  startDate: string;
  place: string;
  hasCategories: boolean;
  /** Whether its entries are sold here, and how many proofs of payment wait. */
  isSold: boolean;
  proofs: number;
  /** How many entries have files that wait. */
  files: number;
  places: PlaceCount[];
};

/** One race on its day: how its places are taken, and the list for the start. */
function RaceDesk({ race }: { race: DeskRace }) {
  const say = useSay();
  const lang = useLang();
  const { id } = race;
  const at = useWorkplace();
  return (
    <section aria-labelledby="race-desk" className="mb-8">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="race-desk" className="text-xl">
            <TextLink to={href("/races/:id", { id })}>{race.name}</TextLink>
          </h2>
          <p className="text-muted">
            {formatDay(race.startDate, lang)}, {placeIn(race.place, lang)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {race.isSold && (at.isOffice || race.proofs > 0) && (
            <ButtonLink to={at.payments(id)} look="quiet" size="small">
              {race.proofs === 0
                ? say({ en: "Payments", es: "Pagos" })
                : say({
                    en: `Payments (${formatCount(race.proofs)} to review)`,
                    es: `Pagos (${formatCount(race.proofs)} por revisar)`,
                  })}
            </ButtonLink>
          )}
          {at.allRegistrations && <OfficeWays id={id} all={at.allRegistrations} />}
        </div>
      </div>
      <Records
        caption={say({ en: "Places by distance", es: "Cupos por distancia" })}
        columns={placeColumns(say)}
        rows={race.places}
        keyOf={({ distance }) => distance ?? ""}
      />
    </section>
  );
}

/** The other screens of a race in the back office; the workspace of organizers has them in its menu. */
function OfficeWays({ id, all }: { id: string; all: string }) {
  const say = useSay();
  const at = useWorkplace();
  return (
    <>
      <ButtonLink to={at.startList(id)} look="quiet" size="small">
        {say({ en: "Start list", es: "Lista de salida" })}
      </ButtonLink>
      <ButtonLink to={at.checkIn(id)} look="quiet" size="small">
        {say({ en: "Check-in", es: "Mesas de entrega" })}
      </ButtonLink>
      <ButtonLink to={at.kits(id)} look="quiet" size="small">
        {say({ en: "Race day", es: "Día de la carrera" })}
      </ButtonLink>
      <ButtonLink to={at.messages(id)} look="quiet" size="small">
        {say({ en: "Messages", es: "Mensajes" })}
      </ButtonLink>
      <ButtonLink to={all} look="plain" size="small">
        {say({ en: "All races", es: "Todas las carreras" })}
      </ButtonLink>
    </>
  );
}

const placeColumns = (say: Say) => [
  {
    title: say({ en: "Distance", es: "Distancia" }),
    cell: ({ distance }: PlaceCount) =>
      distance ?? say({ en: "Without a distance", es: "Sin distancia" }),
  },
  {
    title: say({ en: "Taken", es: "Ocupados" }),
    isNumber: true,
    cell: (row: PlaceCount) => {
      const count = formatCount(taken(row));
      if (row.capacity === null) return count;
      const most = formatCount(row.capacity);
      return say({ en: `${count} of ${most}`, es: `${count} de ${most}` });
    },
  },
  counted(say({ en: "Registered", es: "Recibidas" }), ({ registered }) => registered),
  counted(say({ en: "Confirmed", es: "Confirmadas" }), ({ confirmed }) => confirmed),
  counted(say({ en: "Completed", es: "Completadas" }), ({ completed }) => completed),
  counted(say({ en: "Cancelled", es: "Canceladas" }), ({ cancelled }) => cancelled),
];

const taken = ({ registered, confirmed, completed }: PlaceCount) =>
  registered + confirmed + completed;

function counted(title: string, of: (row: PlaceCount) => number) {
  return { title, isNumber: true, cell: (row: PlaceCount) => formatCount(of(row)) };
}

const orderWords: Record<RosterOrder, Words> = {
  name: { en: "Last name", es: "Apellido" },
  bib: { en: "Bib", es: "Dorsal" },
};

/** The search and the filters of the list; the registrations of one race can be sorted. */
function RosterTools({
  filters,
  files: waiting,
}: {
  filters: RosterFilters;
  /** How many entries have files that wait. */
  files: number;
}) {
  const say = useSay();
  const { runner, race, raceId, status, when, files, order } = filters;
  const { isOffice } = useWorkplace();
  return (
    <ListTools
      label={say({ en: "Search by runner or email", es: "Buscar por corredor o correo" })}
      words={runner}
      kept={raceId && isOffice ? { race: raceId } : {}}
    >
      {!raceId && (
        <SearchField label={say({ en: "Race", es: "Carrera" })} name="name" words={race} />
      )}
      <Select
        label={say({ en: "Status", es: "Estado" })}
        name="status"
        defaultValue={status ?? ""}
        options={[
          { value: "", label: say({ en: "All", es: "Todos" }) },
          ...registrationStatuses.map((value) => ({
            value,
            label: say(registrationStatusWords[value]),
          })),
        ]}
      />
      {!raceId && (
        <Select
          label={say({ en: "When", es: "Cuándo" })}
          name="when"
          defaultValue={when ?? ""}
          options={[
            { value: "", label: say({ en: "Any time", es: "En cualquier fecha" }) },
            { value: "upcoming", label: say({ en: "Upcoming", es: "Próximas" }) },
            { value: "past", label: say({ en: "Past", es: "Anteriores" }) },
          ]}
        />
      )}
      {raceId && (waiting > 0 || files) && (
        <Select
          label={say({ en: "Files", es: "Archivos" })}
          name="files"
          defaultValue={files ?? ""}
          options={[
            { value: "", label: say({ en: "All", es: "Todos" }) },
            {
              value: "received",
              label: say({
                en: `To review (${formatCount(waiting)})`,
                es: `Por revisar (${formatCount(waiting)})`,
              }),
            },
          ]}
        />
      )}
      {raceId && (
        <Select
          label={say({ en: "Sort by", es: "Ordenar por" })}
          name="order"
          defaultValue={order ?? ""}
          options={[
            { value: "", label: say({ en: "Latest first", es: "Más recientes" }) },
            ...rosterOrders.map((value) => ({ value, label: say(orderWords[value]) })),
          ]}
        />
      )}
    </ListTools>
  );
}

/** The list as it is filtered, as files to take along. */
function RosterFiles({ raceId, query }: { raceId: string | null; query: string }) {
  const say = useSay();
  const at = useWorkplace();
  const params = new URLSearchParams(query);
  params.delete("page");
  const asked = params.size > 0 ? `?${params}` : "";
  const csv = useHref(at.registrationsFile("csv", raceId, asked));
  const workbook = useHref(at.registrationsFile("xlsx", raceId, asked));
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <a href={csv} download className="link">
        {say({ en: "Export as CSV", es: "Exportar como CSV" })}
      </a>
      <a href={workbook} className="link">
        {say({ en: "Export as Excel", es: "Exportar como Excel" })}
      </a>
    </p>
  );
}

/** Changes that were made with one click: their timestamp, and how many can still be undone. */
type Undoable = { moment: string; count: number };

/** Takes back the changes of the last click. */
function UndoForm({ moment, count }: Undoable) {
  const say = useSay();
  const number = formatCount(count);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" name="undo" value={moment} look="quiet" size="small">
        {count === 1
          ? say({ en: "Undo this change", es: "Deshacer este cambio" })
          : say({ en: `Undo these ${number} changes`, es: `Deshacer estos ${number} cambios` })}
      </Button>
      <p className="text-sm text-muted">
        {say({
          en: "For one hour. The runners get another email.",
          es: "Durante una hora. Los corredores reciben otro correo.",
        })}
      </p>
    </Form>
  );
}

const labels: Record<GivenStatus, (count: string) => Words> = {
  confirmed: (count) => ({ en: `Confirm all ${count}`, es: `Confirmar las ${count}` }),
  completed: (count) => ({
    en: `Mark all ${count} completed`,
    es: `Marcar las ${count} como completadas`,
  }),
  cancelled: (count) => ({
    en: `Cancel all ${count} registrations`,
    es: `Cancelar las ${count} inscripciones`,
  }),
};

/** Asks what is done with all registrations that match, also with those on other pages. */
function MatchingForm({ count }: { count: number }) {
  const say = useSay();
  const shown = useShown<HTMLDivElement>(count);
  const number = formatCount(count);
  if (count === 0) {
    return (
      <Notice kind="problem">
        {say({
          en: "No registration matches any more.",
          es: "Ya no hay inscripciones que coincidan.",
        })}
      </Notice>
    );
  }
  return (
    <div ref={shown}>
      <Notice kind="problem">
        <p className="font-semibold">
          {count === 1
            ? say({ en: "Change 1 registration?", es: "¿Cambiar 1 inscripción?" })
            : say({
                en: `Change ${number} registrations?`,
                es: `¿Cambiar ${number} inscripciones?`,
              })}
        </p>
        <p>
          {say({
            en: "These are all that match, also on the other pages. Each runner gets an email.",
            es: "Son todas las que coinciden, también las de otras páginas. Cada corredor recibe un correo.",
          })}
        </p>
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          <input type="hidden" name="matching" value={count} />
          {givenStatuses.map((status) => (
            <Button
              key={status}
              type="submit"
              name="status"
              value={status}
              look={status === "cancelled" ? "danger" : "quiet"}
              size="small"
            >
              {say(labels[status](number))}
            </Button>
          ))}
        </Form>
      </Notice>
    </div>
  );
}
