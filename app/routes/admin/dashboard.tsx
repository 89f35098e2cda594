import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { readFigureTab } from "#features/figures/figure.ts";
import { periodOf, readPeriod } from "#features/figures/period.ts";
import { sheetOf } from "#features/figures/queries.server.ts";
import { countWatched } from "#features/figures/watched/queries.server.ts";
import { useCount } from "#features/figures/watched/told-counts.tsx";
import type { WatchedCounts } from "#features/figures/watched/watched-counts.ts";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatFullMoment, toDay } from "#values/day.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/dashboard.ts";
import { ChartPanel } from "./dashboard/chart-panel.tsx";
import styles from "./dashboard/dashboard.css?url";
import { DashboardTools } from "./dashboard/dashboard-tools.tsx";
import { FigureCard } from "./dashboard/figure-card.tsx";
import { FigureCourses } from "./dashboard/figure-courses.tsx";
import { figuresFile } from "./dashboard/figures-address.ts";
import { RankingPanel } from "./dashboard/ranking-panel.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const tab = readFigureTab(searchParams.get("tab"));
  const period = readPeriod(searchParams.get("period"));
  const own = services(args.context);
  const [sheet, counts] = await Promise.all([
    sheetOf(own, tab, period),
    countWatched(own, ["applications"]),
  ]);
  return { tab, period, sheet, counts };
}

export const meta: Route.MetaFunction = () => officeMeta("Dashboard");

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
      <WaitingApplications counts={counts} />
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
      <p className="mt-6 text-sm text-muted">Counted on {formatFullMoment(sheet.countedAt)}.</p>
      <QuickActions />
    </>
  );
}

/** A line that is there when the page comes stays, and one that is not does not push the page down. */
function WaitingApplications({ counts }: { counts: WatchedCounts }) {
  const applications = useCount("applications", counts) ?? 0;
  if (!counts.applications) return null;
  return (
    <p className="mt-4 mb-3">
      <TextLink to={href("/admin/experts/applications")}>
        {applications === 1
          ? "1 application of an expert waits for a decision"
          : `${applications || "No"} applications of experts wait for a decision`}
      </TextLink>
    </p>
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
