import { type ReactNode, useId } from "react";
import { href } from "react-router";
import type { AdvancedAnalytics } from "#features/activities/analytics/analytics.ts";
import { type ReckonedPart, reckonings } from "#features/activities/analytics/messages.ts";
import type { AnalyticsSpan } from "#features/activities/analytics/period.ts";
import { formatPace, type Run } from "#features/pace/pace.ts";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import {
  addDays,
  type Day,
  daysBetween,
  formatMonth,
  formatMonthYear,
  formatShortDay,
  monthOf,
  yearOf,
} from "#values/day.ts";
import { formatDays } from "#values/day-range.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang, Sentence } from "#values/say.ts";

/** A section of the page. */
export function Panel({
  part,
  title = part ? reckonings[part].title : "",
  lead,
  isWide = false,
  children,
}: {
  /** Names it. */
  part?: ReckonedPart;
  title?: Sentence;
  lead?: ReactNode;
  /** Over both columns of a wide screen. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const say = useSay();
  return (
    <section
      aria-labelledby={id}
      className={isWide ? "analytics-panel analytics-wide" : "analytics-panel"}
    >
      <h2 id={id}>{say(title)}</h2>
      {lead && <p className="analytics-lead">{lead}</p>}
      {children}
    </section>
  );
}

/** What stands where there is not enough data, instead of a guess. */
export function NotEnough({
  isOfProfile = false,
  children,
}: {
  /** The profile lacks it. */
  isOfProfile?: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <div className="analytics-lacking">
      <p className="analytics-lacking-title">
        {say({ en: "Not enough data", es: "Faltan datos" })}
      </p>
      <p>
        {children}
        {isOfProfile && (
          <>
            {" "}
            <TextLink to={href("/training/profile")}>
              {say({ en: "Go to your runner profile", es: "Ir a tu perfil de corredor" })}
            </TextLink>
          </>
        )}
      </p>
    </div>
  );
}

/** How the numbers of the page are calculated, part by part. */
export function HowCalculated({ parts }: { parts: readonly ReckonedPart[] }) {
  const say = useSay();
  return (
    <section id="how" aria-labelledby="how-title" className="reckonings">
      <h2 id="how-title">{say({ en: "How this is calculated", es: "Cómo se calcula" })}</h2>
      {parts.map((part) => {
        const { title, how, takes, limits, source } = reckonings[part];
        return (
          <details key={part}>
            <summary className="disclosure">{say(title)}</summary>
            <p>{say(how)}</p>
            <dl>
              <dt>{say({ en: "Takes", es: "Usa" })}</dt>
              <dd>{say(takes)}</dd>
              <dt>{say({ en: "Limits", es: "Límites" })}</dt>
              <dd>{say(limits)}</dd>
              <dt>{say({ en: "Source", es: "Fuente" })}</dt>
              <dd>{say(source)}</dd>
            </dl>
          </details>
        );
      })}
    </section>
  );
}

/** What each part of the page is given. */
export type AnalyticsView<Given = AdvancedAnalytics> = { analytics: Given; unit: LengthUnit };

/** `/training/activities/…` */
export function activityPath(id: string): string {
  return href("/training/activities/:id/:change?", { id });
}

/** A week or month below a chart: `Nov 21`, `Nov`, and where the year is not plain `Nov 2026`. */
export function partLabel(from: Day, span: AnalyticsSpan, lang: Lang): string {
  if (span.part === "week" || comesTwice(span)) return dayLabel(from, span, lang);
  const month = formatMonth(from, lang);
  return monthOf(from) === 1 ? `${month} ${yearOf(from)}` : month;
}

/** A week or month in full: `November 15 – 21, 2026`, `November 2026`. */
export function partName(from: Day, part: "week" | "month", lang: Lang): string {
  return part === "week" ? formatDays(from, addDays(from, 6), lang) : formatMonthYear(from, lang);
}

/** A day below a chart: `Nov 21`, and where months come twice `Nov 2026`. */
export function dayLabel(day: Day, span: AnalyticsSpan, lang: Lang): string {
  if (comesTwice(span)) return `${formatMonth(day, lang)} ${yearOf(day)}`;
  return formatShortDay(day, lang);
}

/** How many labels fit below a chart on a phone. */
export function mostLabels(span: AnalyticsSpan): number {
  return comesTwice(span) ? 4 : 5;
}

/** Whether the same month of two years is in a span. */
function comesTwice({ from, to }: AnalyticsSpan): boolean {
  return daysBetween(from, to) > 366;
}

/** `5:12 /km` */
export function paceText(run: Run, unit: LengthUnit): string {
  return `${formatPace(run, unit)} /${unit}`;
}
