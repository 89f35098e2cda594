import type { KeyboardEvent, SyntheticEvent } from "react";
import { href, Link } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type Chart,
  type ChartBar,
  changeOf,
  type FigureTab,
  figureTabs,
  formatFigure,
  type KeyFigure,
  type Ranking,
  readFigureTab,
} from "#features/figures/figure.ts";
import {
  type ChartUnit,
  type PeriodId,
  periodChoices,
  periodOf,
  readPeriod,
  usualPeriod,
} from "#features/figures/period.ts";
import { sheetOf } from "#features/figures/queries.server.ts";
import { countWatched } from "#features/figures/watched/queries.server.ts";
import { useCount } from "#features/figures/watched/told-counts.tsx";
import { newsNames, type WatchedCounts } from "#features/figures/watched/watched-counts.ts";
import { raceType } from "#features/races/race-type.ts";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { BarChart, SparkBars } from "#ui/chart/bar-chart.tsx";
import { ChartNumbers } from "#ui/chart/chart-numbers.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import {
  formatDay,
  formatFullMoment,
  formatMonth,
  formatMonthYear,
  formatShortDay,
  toDay,
  yearOf,
} from "#values/day.ts";
import { formatDays } from "#values/day-range.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/dashboard.ts";
import styles from "./dashboard/dashboard.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const tab = readFigureTab(searchParams.get("tab"));
  const period = readPeriod(searchParams.get("period"));
  const own = services(args.context);
  const [sheet, counts] = await Promise.all([
    sheetOf(own, tab, period),
    countWatched(own, newsNames),
  ]);
  return { tab, period, sheet, counts };
}

export const meta: Route.MetaFunction = () => officeMeta("Dashboard", "en");

/** The figures of the hub, counted at the time that is shown below them. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { tab, period, sheet, counts } = loaderData;
  const { unit } = periodOf(period, toDay(sheet.countedAt));
  return (
    <>
      <ToolHeading
        actions={
          <a
            href={figuresFile({ tab, period })}
            download
            className={buttonClass({ look: "quiet", size: "small" })}
          >
            <Icon name="download" /> Download CSV
          </a>
        }
      >
        Dashboard
      </ToolHeading>
      <ToDo counts={counts} />
      <DashboardTools tab={tab} period={period} />
      <dl className="figures">
        {sheet.figures.map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </dl>
      <FigureCourses figures={sheet.figures} unit={unit} />
      <div className="figure-panels">
        {sheet.charts.map((chart) => (
          <ChartPanel key={chart.id} chart={chart} period={period} />
        ))}
        {sheet.rankings.map((ranking) => (
          <RankingPanel key={ranking.id} ranking={ranking} />
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">
        Counted on {formatFullMoment(sheet.countedAt, "en")}.
      </p>
      <QuickActions />
    </>
  );
}

/** What waits for an administrator. */
const toDo = [
  {
    name: "applications",
    to: href("/admin/experts/applications"),
    one: "expert application to decide",
    many: "expert applications to decide",
  },
  {
    name: "messages",
    to: href("/admin/messages"),
    one: "message to answer",
    many: "messages to answer",
  },
  {
    name: "newClaims",
    to: `${href("/admin/races/claims")}?status=new`,
    one: "race claim to check",
    many: "race claims to check",
  },
  {
    name: "suggestions",
    to: href("/admin/races/suggestions"),
    one: "race suggestion to decide",
    many: "race suggestions to decide",
  },
] as const;

/** Lines that were loaded with the page stay, and new ones do not push the page down. */
function ToDo({ counts }: { counts: WatchedCounts }) {
  const loaded = toDo.filter(({ name }) => counts[name]);
  if (loaded.length === 0) return null;
  return (
    <section aria-label="To do" className="to-do">
      <h2>To do</h2>
      <ul>
        {loaded.map((item) => (
          <ToDoLine key={item.name} item={item} counts={counts} />
        ))}
      </ul>
    </section>
  );
}

function ToDoLine({
  item: { name, to, one, many },
  counts,
}: {
  item: (typeof toDo)[number];
  counts: WatchedCounts;
}) {
  const count = useCount(name, counts) ?? 0;
  return (
    <li>
      <Link to={to}>
        <b>{formatCount(count)}</b> {count === 1 ? one : many}
      </Link>
    </li>
  );
}

function QuickActions() {
  const actions = [
    { to: href("/admin/users"), label: "Manage users" },
    { to: href("/admin/reviews"), label: "Moderate reviews" },
    { to: href("/admin/races"), label: "Manage races" },
    { to: href("/admin/ai"), label: "Manage assistants" },
  ];
  return (
    <nav aria-label="Quick actions" className="quick-actions">
      {actions.map(({ to, label }) => (
        <TextLink key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </nav>
  );
}

/** The choice of a tab and a period. Both are in the address. */
function DashboardTools({ tab, period }: { tab: FigureTab; period: PeriodId }) {
  return (
    <>
      <nav aria-label="Figures" className="tabs figure-tabs">
        {figureTabs.map(({ id, label }) => (
          <Link
            key={id}
            to={dashboardPath({ tab: id, period })}
            prefetch="intent"
            aria-current={id === tab ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <nav aria-label="Period" className="periods">
        {periodChoices.map(({ id, label }) => (
          <Link
            key={id}
            to={dashboardPath({ tab, period: id })}
            aria-current={id === period ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** One figure with its name, its definition and its value in the period before. */
function FigureCard({ figure }: { figure: KeyFigure }) {
  const change = changeOf(figure);
  return (
    <div className="figure">
      <dt>
        <Definition of={figure.label}>{figure.definition}</Definition>
      </dt>
      <dd>
        <span className="num figure-value">{formatFigure(figure.value, figure.kind)}</span>
        <span className="figure-change">{change ?? (figure.isToday ? "today" : " ")}</span>
        {figure.bars.length > 1 && <SparkBars values={figure.bars.map(({ value }) => value)} />}
      </dd>
    </div>
  );
}

/** The numbers of the small charts of the figures. Figures of the whole period start on different days. */
function FigureCourses({ figures, unit }: { figures: readonly KeyFigure[]; unit: ChartUnit }) {
  const drawn = figures.filter(({ bars }) => bars.length > 1);
  const longest = drawn.toSorted((a, b) => b.bars.length - a.bars.length)[0];
  if (!longest) return null;
  return (
    <ChartNumbers
      label={`figures per ${unit}`}
      heads={[unitHeads[unit], ...drawn.map(({ label }) => label)]}
      rows={longest.bars.map((bar) => ({
        name: barName(bar, unit),
        values: drawn.map(({ bars, kind }) =>
          formatFigure(bars.find(({ from }) => from === bar.from)?.value ?? 0, kind),
        ),
      }))}
    />
  );
}

/** A chart with its title and its numbers. */
function ChartPanel({ chart, period }: { chart: Chart; period: PeriodId }) {
  const { title, definition, kind, unit, bars } = chart;
  const format = (value: number) => formatFigure(value, kind);
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const name = `${title} per ${unit}`;
  return (
    <section aria-label={name} className="card figure-panel figure-wide">
      <h2>
        <Definition of={name}>{definition}</Definition>
      </h2>
      <BarChart
        summary={`${name}: ${format(sum)} in ${bars.length} ${unit}${bars.length === 1 ? "" : "s"}`}
        bars={bars.map((bar) => ({
          label: barLabel(bar, unit, period),
          name: barName(bar, unit),
          value: bar.value,
          before: bar.before,
        }))}
        format={format}
        columns={[unitHeads[unit], title, "Last period"]}
      />
    </section>
  );
}

/** A ranking, with a bar for each number. */
function RankingPanel({ ranking: { id, title, definition, rows } }: { ranking: Ranking }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section aria-label={title} className="card figure-panel">
      <h2>
        <Definition of={title}>{definition}</Definition>
      </h2>
      {rows.length === 0 && <p className="py-6 text-center text-muted">Nothing in this period</p>}
      <ol className="ranking">
        {rows.map(({ name, value, raceId }) => (
          <li key={raceId ?? name}>
            {raceId ? (
              <Link to={href("/races/:id", { id: raceId })} className="ranking-name">
                {name}
              </Link>
            ) : (
              <span className="ranking-name">
                {id === "types" ? raceType(name, "en").label : name}
              </span>
            )}{" "}
            <span className="ranking-value">{formatCount(value)}</span>
            <span
              aria-hidden="true"
              className="ranking-bar"
              style={{ width: `${(value / largest) * 100}%` }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type FiguresQuery = { tab: FigureTab; period: PeriodId };

/** The address of the dashboard, without the values that are usual. */
function dashboardPath({ tab, period }: FiguresQuery): string {
  return withQuery(href("/admin"), {
    tab: tab !== "overview" && tab,
    period: period !== usualPeriod && period,
  });
}

/** The same figures as a file. */
function figuresFile(query: FiguresQuery): string {
  return withQuery(href("/admin/figures.csv"), query);
}

/** `Day`, above the names of bars. */
const unitHeads: Record<ChartUnit, string> = { day: "Day", week: "Week", month: "Month" };

/** `November 21, 2026`, `November 15 – 21, 2026`, `November 2026` */
function barName({ from, to }: ChartBar, unit: ChartUnit): string {
  if (unit === "month") return formatMonthYear(from, "en");
  return unit === "week" ? formatDays(from, to, "en") : formatDay(from, "en");
}

/** Under a bar: `Nov 21`, `Nov`, and over several years `Nov 2026`. */
function barLabel({ from }: ChartBar, unit: ChartUnit, period: PeriodId): string {
  if (unit !== "month") return formatShortDay(from, "en");
  return period === "all" ? `${formatMonth(from, "en")} ${yearOf(from)}` : formatMonth(from, "en");
}

/**
 * A name with its definition, which is shown while the name is hovered or focused, and stays open
 * after a click. It works without scripts; with scripts, Escape closes it.
 */
function Definition({ of: name, children }: { of: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the summary is interactive; this only closes
    <details
      className="definition"
      onKeyDown={closeOnEscape}
      onBlur={forget}
      onPointerLeave={forget}
    >
      <summary>{name}</summary>
      <p>{children}</p>
    </details>
  );
}

/** Keeps it closed while it has the focus. */
const closed = "definition-closed";

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape") return;
  currentTarget.open = false;
  currentTarget.classList.add(closed);
}

function forget({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  currentTarget.classList.remove(closed);
}
