import { data, href, useHref } from "react-router";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { raceUrl } from "#features/races/race.ts";
import { raceBreadcrumb } from "#features/races/sharing/structured-data.ts";
import { todayAt } from "#features/races/standing.ts";
import { CertificateLink } from "#features/results/certificate-link.tsx";
import {
  type PublicResult,
  type PublishedResults,
  publishedResults,
  resultsPage,
} from "#features/results/public.server.ts";
import {
  bibInLink,
  formatResultTime,
  ownTime,
  photosOfRunner,
  type ResultFilters,
  readResultFilters,
  sexWords,
  statusWords,
} from "#features/results/result.ts";
import { rankedTeams } from "#features/results/team-ranking.server.ts";
import { publicServices } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { type RecordColumn, RecordMore, Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { countryOfCode } from "#values/countries.ts";
import { formatDay, toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/results.ts";
import styles from "./results/results.css?url";
import { TeamTable } from "./results/team-table.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const raceMissing: Words = { en: "Race not found", es: "No encontramos la carrera" };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, now } = publicServices(context);
  const race = await findRaceToEnter({ db }, params.id);
  if (!race) throw data(raceMissing, 404);
  const results = await publishedResults({ db }, race.id);
  const asked = url.searchParams.get("distance");
  const shown = results.find(({ key }) => key === asked) ?? results[0] ?? null;
  const filters = readResultFilters(url.searchParams);
  const lang = languageOf(url);
  const { id, name, startDate, status } = race;
  const isOfTeams = shown?.teamBy != null && url.searchParams.get("list") === "teams";
  return {
    teams: shown && isOfTeams ? await rankedTeams({ db }, shown) : null,
    race: { id, name, startDate },
    isOver: startDate < todayAt(race, now()) || status === "completed",
    origin: url.origin,
    results,
    shown,
    filters,
    rows:
      shown && !isOfTeams
        ? await resultsPage({ db }, shown, filters, readPageNumber(url.searchParams.get("page")))
        : null,
    structured: JSON.stringify(raceBreadcrumb(race, { origin: url.origin, lang })),
  };
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  const languages = pageLanguages(matches);
  if (!loaderData) return missingMeta(matches, error, raceMissing);
  const { race, origin, results, filters, rows, structured } = loaderData;
  const day = formatDay(race.startDate, languages.lang);
  const finished = results.reduce((sum, { summary }) => sum + summary.finished, 0);
  return [
    ...pageMeta(languages, {
      title: {
        en: `Results of ${race.name}, ${day}`,
        es: `Resultados de ${race.name}, ${day}`,
      },
      description: {
        en: `${formatCount(finished)} finishers of ${race.name} on ${day}: times and places overall, by sex and by category.`,
        es: `${formatCount(finished)} finalistas de ${race.name}, ${day}: tiempos y puestos en general, por sexo y por categoría.`,
      },
      url: `${raceUrl(race, origin)}/results`,
      image: sharedPicture(loaderData, languages.lang),
      // A page of runners is found by the name of the race, not by theirs.
      indexed: results.length > 0 && rows?.page === 1 && filters.words === "",
    }),
    { "script:ld+json": JSON.parse(structured) },
  ];
};

/** Of the one runner that was searched for, who finished; else none. */
function sharedPicture({ race, origin, shown, filters, rows }: PageData, lang: Lang) {
  const [only] = rows?.rows ?? [];
  if (!shown || !only || filters.words === "" || rows?.total !== 1) return null;
  if (only.status !== "finished" || only.bib === "") return null;
  const address = inLanguage(lang, `${raceUrl(race, origin)}/results/share.jpg`);
  return {
    url: withQuery(address, { distance: shown.key, bib: only.bib }),
    alt: shareText(only, { race: race.name, distance: shown.distance }, lang),
    width: 1200,
    height: 630,
  };
}

/** `/races/:id/results`: how the runners of a race came in. */
export default function RaceResults({ loaderData }: Route.ComponentProps) {
  const lang = useLang();
  const say = sayIn(lang);
  const { race, results, shown, isOver, teams } = loaderData;
  const { id } = race;
  const own = href("/races/:id", { id });
  return (
    <Container className="pt-8 pb-16">
      <Breadcrumb
        steps={[
          { label: say({ en: "Races", es: "Carreras" }), to: href("/races") },
          { label: race.name, to: own },
          { label: say({ en: "Results", es: "Resultados" }) },
        ]}
      />
      <div className="mt-4 mb-6">
        <PageHeading lead={formatDay(race.startDate, lang)}>
          {say({ en: `Results of ${race.name}`, es: `Resultados de ${race.name}` })}
        </PageHeading>
      </div>
      {results.length > 1 && <DistanceLinks id={id} results={results} shown={shown} />}
      {shown?.teamBy && <ListLinks id={id} shown={shown} isOfTeams={teams !== null} />}
      {shown?.teamBy && teams && (
        <TeamTable
          teams={teams}
          by={shown.teamBy}
          count={shown.teamCount}
          file={withQuery(href("/races/:id/results.csv", { id }), {
            distance: shown.key,
            list: "teams",
          })}
        />
      )}
      {shown ? (
        <Results page={loaderData} shown={shown} />
      ) : (
        <EmptyState
          icon="calendar"
          title={
            isOver
              ? say({ en: "No results yet", es: "Todavía no hay resultados" })
              : say({
                  en: "This race has not been run yet",
                  es: "Esta carrera todavía no se corre",
                })
          }
          action={<TextLink to={own}>{say({ en: "See the race", es: "Ver la carrera" })}</TextLink>}
        >
          <p>
            {say({
              en: "Its organizer can publish the results here.",
              es: "Su organizador puede publicar aquí los resultados.",
            })}
          </p>
        </EmptyState>
      )}
    </Container>
  );
}

type PageData = Route.ComponentProps["loaderData"];

function DistanceLinks({
  id,
  results,
  shown,
}: {
  id: string;
  results: PublishedResults[];
  shown: PublishedResults | null;
}) {
  const say = useSay();
  return (
    <nav aria-label={say({ en: "Distances", es: "Distancias" })} className="tabs mb-6">
      {results.map(({ key, distance }) => (
        <TextLink
          key={key}
          to={withQuery(href("/races/:id/results", { id }), { distance: key })}
          aria-current={key === shown?.key ? "page" : undefined}
        >
          {distance || say({ en: "Race", es: "Carrera" })}
        </TextLink>
      ))}
    </nav>
  );
}

/** The runners and the teams of a distance. */
function ListLinks({
  id,
  shown: { key },
  isOfTeams,
}: {
  id: string;
  shown: PublishedResults;
  isOfTeams: boolean;
}) {
  const say = useSay();
  const own = href("/races/:id/results", { id });
  return (
    <nav aria-label={say({ en: "Lists", es: "Listas" })} className="tabs mb-6">
      <TextLink
        to={withQuery(own, { distance: key })}
        aria-current={isOfTeams ? undefined : "page"}
      >
        {say({ en: "Runners", es: "Corredores" })}
      </TextLink>
      <TextLink
        to={withQuery(own, { distance: key, list: "teams" })}
        aria-current={isOfTeams ? "page" : undefined}
      >
        {say({ en: "Teams", es: "Equipos" })}
      </TextLink>
    </nav>
  );
}

function Results({ page, shown }: { page: PageData; shown: PublishedResults }) {
  const lang = useLang();
  const say = sayIn(lang);
  const { race, rows, filters, origin, results } = page;
  const distance = results.length > 1 ? shown.key : null;
  const file = useHref(withQuery(href("/races/:id/results.csv", { id: race.id }), { distance }));
  if (!rows) return null;
  const { summary } = shown;
  const own = href("/races/:id/results", { id: race.id });
  const { words, sex, category } = filters;
  const query = { distance, q: words, sex, category };
  const addressOf = (number: number) => withQuery(own, { ...query, page: number > 1 && number });
  const [only] = rows.rows;
  const address = `${inLanguage(lang, `${raceUrl(race, origin)}/results`)}`;
  const ended = (["dnf", "dns", "dsq"] as const).flatMap((status) =>
    summary[status] > 0 ? [`${say(statusWords[status])}: ${formatCount(summary[status])}`] : [],
  );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="tabular text-muted">
          {[
            say({
              en: `${formatCount(summary.finished)} finished`,
              es: `Llegaron: ${formatCount(summary.finished)}`,
            }),
            ...ended,
          ].join(" · ")}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {shown.photosLink && !shown.photosLink.includes(bibInLink) && (
            <OutsideLink href={shown.photosLink}>
              {say({ en: "Photos of the race", es: "Fotos de la carrera" })}
            </OutsideLink>
          )}
          <a href={file} download className={buttonClass({ look: "quiet", size: "small" })}>
            {say({ en: "Download CSV", es: "Descargar CSV" })}
          </a>
          <ShareMenu
            name={
              words !== "" && rows.total === 1 && only
                ? shareText(only, { race: race.name, distance: shown.distance }, lang)
                : say({ en: `Results of ${race.name}`, es: `Resultados de ${race.name}` })
            }
            url={withQuery(address, query)}
          />
        </div>
      </div>
      <ResultTools summary={summary} filters={filters} distance={distance} />
      {words !== "" && (
        <p className="text-muted" role="status">
          {formatTotal(
            rows,
            [say({ en: "result", es: "resultado" }), say({ en: "results", es: "resultados" })],
            lang,
          )}
        </p>
      )}
      {rows.rows.length > 0 ? (
        <Records
          caption={say({ en: "Results", es: "Resultados" })}
          columns={columnsOf(summary, words === "" ? null : { id: race.id, shown }, lang)}
          rows={rows.rows}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState
          icon="search"
          title={say({ en: "No runner found", es: "No se encontró a ningún corredor" })}
          action={
            <TextLink to={withQuery(own, { distance })}>
              {say({ en: "Show all results", es: "Ver todos los resultados" })}
            </TextLink>
          }
        />
      )}
      <Pagination page={rows.page} pages={rows.pages} addressOf={addressOf} />
      <p className="text-sm text-muted">
        {say({
          en: "Look for your name or your bib number to get your certificate. Did you enter elsewhere? There you can also add the result to your account.",
          es: "Busca tu nombre o tu dorsal para obtener tu certificado. ¿Te inscribiste en otro lugar? Ahí también puedes agregar el resultado a tu cuenta.",
        })}{" "}
        {say({
          en: `Published on ${formatDay(toDay(shown.publishedAt), lang)} by the organizer, who also corrects mistakes.`,
          es: `Publicados el ${formatDay(toDay(shown.publishedAt), lang)} por el organizador, quien también corrige los errores.`,
        })}
      </p>
      {shown.note && (
        <p className="text-sm wrap-anywhere">
          {say({ en: `Corrected: ${shown.note}`, es: `Corrección: ${shown.note}` })}
        </p>
      )}
    </div>
  );
}

function ResultTools({
  summary,
  filters,
  distance,
}: {
  summary: PublishedResults["summary"];
  filters: ResultFilters;
  distance: string | null;
}) {
  const say = useSay();
  const names = [...new Set(summary.categories.map(({ name }) => name))];
  const all = { value: "", label: say({ en: "All", es: "Todos" }) };
  return (
    <ListTools
      label={say({ en: "Name or bib number", es: "Nombre o dorsal" })}
      words={filters.words}
      kept={distance ? { distance } : {}}
    >
      {summary.sexes.length > 1 && (
        <Select
          label={say({ en: "Sex", es: "Sexo" })}
          name="sex"
          defaultValue={filters.sex ?? ""}
          options={[
            all,
            ...summary.sexes.map(({ sex }) => ({ value: sex, label: say(sexWords[sex]) })),
          ]}
        />
      )}
      {names.length > 1 && (
        <Select
          label={say({ en: "Category", es: "Categoría" })}
          name="category"
          defaultValue={filters.category ?? ""}
          options={[
            { value: "", label: say({ en: "All", es: "Todas" }) },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
    </ListTools>
  );
}

function columnsOf(
  { hasGun, hasChip, categories, sexes }: PublishedResults["summary"],
  searched: Searched | null,
  lang: Lang,
): RecordColumn<PublicResult>[] {
  const say = sayIn(lang);
  const time = (ms: number | null) => (ms === null ? "–" : formatResultTime(ms));
  const placed = (title: string, placeOf: (row: PublicResult) => number | null) => ({
    title,
    isNumber: true,
    cell: (row: PublicResult) => placeOf(row) ?? "–",
  });
  const gun = say({ en: "Gun time", es: "Tiempo oficial" });
  const chip = say({ en: "Chip time", es: "Tiempo de chip" });
  return [
    {
      title: say({ en: "Place", es: "Puesto" }),
      isNumber: true,
      room: "whole",
      cell: ({ placeOverall, status }) =>
        placeOverall ?? (status === "finished" ? "–" : say(statusWords[status])),
    },
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      room: 40,
      cell: (row) => <Runner row={row} searched={searched} />,
    },
    { title: say({ en: "Bib", es: "Dorsal" }), cell: ({ bib }) => bib || "–", isNumber: true },
    ...(hasGun
      ? [{ title: gun, isNumber: true, cell: (row: PublicResult) => time(row.gunMs) }]
      : []),
    ...(hasChip
      ? [{ title: chip, isNumber: true, cell: (row: PublicResult) => time(row.chipMs) }]
      : []),
    ...(sexes.length > 0
      ? [placed(say({ en: "By sex", es: "Por sexo" }), ({ placeSex }) => placeSex)]
      : []),
    ...(categories.length > 0
      ? [placed(say({ en: "In category", es: "En categoría" }), (row) => row.placeCategory)]
      : []),
  ];
}

/** The race and the distance in which somebody looks for a runner. */
type Searched = { id: string; shown: PublishedResults };

/**
 * The name, what else is known of the runner, and the splits to be opened. Who looks for a runner finds the
 * certificate too.
 */
function Runner({ row, searched }: { row: PublicResult; searched: Searched | null }) {
  const lang = useLang();
  const say = sayIn(lang);
  const { name, sex, category, club, team, country, splits } = row;
  const shown = name || say({ en: "Name not shown", es: "Nombre no publicado" });
  const land =
    country?.length === 2 ? (countryOfCode(country.toUpperCase(), lang) ?? country) : country;
  const photos = name !== "" && searched && photosOfRunner(searched.shown.photosLink, row.bib);
  const facts = [
    category ?? (sex && say(sexWords[sex])),
    club !== name && club,
    team !== name && team !== club && team,
    land,
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <span className={name ? "wrap-anywhere" : "text-muted"}>{shown}</span>
      {facts && <span className="record-line record-quiet">{facts}</span>}
      {searched && row.bib !== "" && (
        <span className="record-line">
          {row.status === "finished" && (
            <>
              <CertificateLink raceId={searched.id} resultsKey={searched.shown.key} bib={row.bib} />
              {" · "}
            </>
          )}
          <TextLink
            to={withQuery(href("/races/:id/result-claim/:change?", { id: searched.id }), {
              distance: searched.shown.key,
              bib: row.bib,
            })}
          >
            {say({ en: "This is me", es: "Soy yo" })}
          </TextLink>
        </span>
      )}
      {photos && (
        <span className="record-line">
          <OutsideLink href={photos}>{say({ en: "Photos", es: "Fotos" })}</OutsideLink>
        </span>
      )}
      {splits.length > 0 && (
        <RecordMore line={say({ en: "Splits", es: "Parciales" })}>
          <dl className="tabular mt-1 grid w-fit text-sm font-normal">
            {splits.map((split, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two splits may have one name
              <div key={at} className="flex justify-between gap-4">
                <dt className="text-muted">{split.name}</dt>
                <dd>{formatResultTime(split.ms)}</dd>
              </div>
            ))}
          </dl>
        </RecordMore>
      )}
    </>
  );
}

/** `Ana Quispe, 41:10, place 12: Lima 10K` */
function shareText(
  row: PublicResult,
  { race, distance }: { race: string; distance: string },
  lang: Lang,
): string {
  const say = sayIn(lang);
  const about = [
    row.name || say({ en: `Bib ${row.bib}`, es: `Dorsal ${row.bib}` }),
    ownTime(row),
    row.placeOverall !== null &&
      say({ en: `place ${row.placeOverall}`, es: `puesto ${row.placeOverall}` }),
    distance,
  ];
  return `${about.filter(Boolean).join(", ")}: ${race}`;
}
