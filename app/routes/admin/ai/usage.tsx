import { href, Link } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { usageOf } from "#features/assistant/managing/usage.server.ts";
import {
  type AssistantUsage,
  sumsOf,
  type UsageLine,
  type UsagePerson,
  usageDays,
} from "#features/assistant/managing/usage.ts";
import { services } from "#services/context.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Records } from "#ui/list/records.tsx";
import { addDays, type Day, formatDay, formatShortDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/usage.ts";
import styles from "./usage.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { usage: await usageOf(services(args.context)) };
}

export const meta: Route.MetaFunction = () => officeMeta("Usage of Assistants", "en");

/** What the assistants did in the last days, and what it has cost. */
export default function Usage({ loaderData: { usage } }: Route.ComponentProps) {
  const { hasModel, tokensToday, tokensPerDay, lines, persons } = usage;
  const { tokens, byModel, builtIn } = sumsOf(lines);
  const hasCost = hasModel || tokens > 0;
  return (
    <div className="grid gap-8">
      <p className="max-w-text text-muted">{engineWords(usage)}</p>
      <Facts
        items={[
          { label: "Tokens today", value: hasCost ? formatCount(tokensToday) : null },
          { label: "Budget of a day", value: hasModel ? budgetWords(tokensPerDay) : null },
          { label: `Tokens in ${usageDays} days`, value: hasCost ? formatCount(tokens) : null },
          { label: "Answers of models", value: formatCount(byModel) },
          { label: "Built-in answers", value: formatCount(builtIn) },
        ]}
      />
      {lines.length === 0 ? (
        <EmptyState title="No questions yet" icon="chat">
          Here are the answers and tokens of each day, as soon as runners ask something.
        </EmptyState>
      ) : (
        <>
          <Chart usage={usage} name="Answers" count={({ answers }) => answers} />
          {tokens > 0 && (
            <Chart
              usage={usage}
              name="Tokens"
              count={({ inputTokens, outputTokens }) => inputTokens + outputTokens}
            />
          )}
          <section className="grid gap-3">
            <h2 className="text-xl">By day and model</h2>
            <Records
              caption="Answers and tokens by day and model"
              columns={lineColumns}
              rows={lines}
              keyOf={({ day, model }) => `${day} ${model}`}
            />
          </section>
          {persons.length > 0 && (
            <section className="grid gap-3">
              <h2 className="text-xl">Most tokens by person</h2>
              <Records
                caption="The people whose questions used the most tokens"
                columns={personColumns}
                rows={persons}
                keyOf={({ userId }) => String(userId)}
              />
            </section>
          )}
        </>
      )}
    </div>
  );
}

function budgetWords(tokensPerDay: number | null): string {
  return tokensPerDay === null ? "no limit" : formatCount(tokensPerDay);
}

function engineWords({ hasModel, tokensPerDay, tokensToday }: AssistantUsage): string {
  if (!hasModel) {
    return "No language model is configured: the built-in assistant answers everything, and costs nothing.";
  }
  if (tokensPerDay === null) return "A language model answers, without a budget for the day.";
  const share = Math.round((tokensToday / tokensPerDay) * 100);
  return tokensToday >= tokensPerDay
    ? "The budget of today is used up: the built-in assistant answers until midnight UTC."
    : `A language model answers. ${share}% of the budget of today is used; beyond it the built-in assistant answers.`;
}

function Chart({
  usage: { today, lines },
  name,
  count,
}: {
  usage: AssistantUsage;
  name: string;
  count: (line: UsageLine) => number;
}) {
  const byDay = new Map<Day, number>();
  for (const line of lines) byDay.set(line.day, (byDay.get(line.day) ?? 0) + count(line));
  const days = Array.from({ length: usageDays }, (_, at) => addDays(today, at + 1 - usageDays));
  const sum = [...byDay.values()].reduce((total, value) => total + value, 0);
  return (
    <section className="card p-5">
      <h2 className="mb-4 text-lg">{name} per day</h2>
      <BarChart
        summary={`${name} per day: ${formatCount(sum)} in ${usageDays} days`}
        bars={days.map((day) => ({
          label: formatShortDay(day, "en"),
          name: formatDay(day, "en"),
          value: byDay.get(day) ?? 0,
          before: null,
        }))}
        format={formatCount}
        columns={["Day", name, ""]}
      />
    </section>
  );
}

const lineColumns = [
  {
    title: "Day",
    cell: ({ day }: UsageLine) => <span className="whitespace-nowrap">{formatDay(day, "en")}</span>,
  },
  { title: "Model", cell: ({ model }: UsageLine) => model ?? "Built-in assistant" },
  { title: "Answers", isNumber: true, cell: ({ answers }: UsageLine) => formatCount(answers) },
  {
    title: "Tokens read",
    isNumber: true,
    cell: ({ inputTokens }: UsageLine) => formatCount(inputTokens),
  },
  {
    title: "Tokens written",
    isNumber: true,
    cell: ({ outputTokens }: UsageLine) => formatCount(outputTokens),
  },
];

const personColumns = [
  {
    title: "Person",
    cell: ({ userId, email }: UsagePerson) =>
      userId === null ? (
        "Guests"
      ) : (
        <Link to={href("/admin/users/:id", { id: userId })} className="link wrap-anywhere">
          {email ?? userId}
        </Link>
      ),
  },
  { title: "Answers", isNumber: true, cell: ({ answers }: UsagePerson) => formatCount(answers) },
  { title: "Tokens", isNumber: true, cell: ({ tokens }: UsagePerson) => formatCount(tokens) },
];
