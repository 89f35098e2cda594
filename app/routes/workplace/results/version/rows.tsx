import { Form, Link } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { CheckedRow } from "#features/results/desk.server.ts";
import { doubtWords } from "#features/results/messages.ts";
import { type Doubt, formatResultTime, statusWords } from "#features/results/result.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { Route } from "../+types/version.ts";
import { History } from "./history.tsx";

type Data = Route.ComponentProps["loaderData"];

/** The rows that somebody should look at, those without an entry, or all; or what was corrected. */
export function Rows({ page }: { page: Data }) {
  const say = useSay();
  const at = useWorkplace();
  const { race, version, questions, show, rows, history } = page;
  const own = at.resultVersion(race.id, version.id);
  const hasEntries = questions.entries > 0;
  const views: { filter: Data["show"]; label: string }[] = [
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
    { filter: "history", label: say({ en: "Corrections", es: "Correcciones" }) },
  ];
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
      {history && <History history={history} />}
      {rows && <RowList page={page} rows={rows} own={own} />}
    </section>
  );
}

function RowList({
  page: { race, version, questions, show, words },
  rows,
  own,
}: {
  page: Data;
  rows: NonNullable<Data["rows"]>;
  own: string;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const query = { show, q: words };
  const hasEntries = questions.entries > 0;
  return (
    <>
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
    </>
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
  if (row.isClaimed)
    return say({ en: "Claimed by a runner", es: "De un corredor que lo solicitó" });
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
