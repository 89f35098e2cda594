import { href } from "react-router";
import { listActivities } from "#features/activities/queries.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { seasonEntries } from "#features/registrations/season/queries.server.ts";
import { daysUntil } from "#features/registrations/season/season.ts";
import { sessionLength, sessionName, stepsText } from "#features/training/messages.ts";
import { findPlan } from "#features/training/plans/queries.server.ts";
import type { StoredPlan, StoredSession } from "#features/training/rules/plan.ts";
import type { Services } from "#services/services.ts";
import {
  addDays,
  type Day,
  daysBetween,
  startOfMonth,
  startOfTrainingWeek,
  weekdayNames,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import { siteGuides } from "../knowledge/site-guide.ts";
import { linksIn } from "../knowledge/topic.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { OwnRequest } from "../planning/requested-plan.ts";
import { foundRaces } from "../search/cards.server.ts";
import { capitalized, formats, written } from "./words/formats.ts";
import { ownWords } from "./words/own-words.ts";

type Needs = Pick<Services, "db" | "now">;
type SessionRequest = Own<"sessions"> | Own<"next-session">;
type PlanQuestion = SessionRequest | Own<"move"> | Own<"shorten"> | Own<"plan">;
type Own<About> = Extract<OwnRequest, { about: About }>;

/** Answers from the runner's own plan, entries and activities; guests learn where these are. */
export async function* answerOwn(
  services: Needs,
  turn: ChatTurn,
  request: OwnRequest,
): AsyncIterable<AnswerEvent> {
  const { userId } = turn;
  if (userId === null) return yield* answerGuest(turn, request);
  switch (request.about) {
    case "sessions":
    case "next-session":
    case "move":
    case "shorten":
    case "plan":
      return yield* answerPlan(services, turn, request, userId);
    case "entries":
      return yield* answerEntries(services, turn, request, userId);
    default:
      return yield* answerRuns(services, turn, request, userId);
  }
}

/** The pages that tell it once the runner is signed in. */
function* answerGuest(turn: ChatTurn, request: OwnRequest): Iterable<AnswerEvent> {
  const { language } = turn.plan;
  const words = ownWords[language];
  if (isOfPlan(request)) {
    yield { kind: "text", text: `${words.guest}\n\n${words.without(isOneDay(request))}` };
    yield { kind: "links", links: [signIn(turn), { label: words.build, to: href("/training") }] };
    yield { kind: "options", options: words.options };
    return;
  }
  const id = request.about === "entries" ? "site-entries" : "site-figures";
  const guide = siteGuides.find((one) => one.id === id);
  yield { kind: "text", text: `${words.guest} ${guide?.answer[language] ?? ""}` };
  yield { kind: "links", links: [signIn(turn), ...linksIn(language, guide?.links)] };
}

function isOfPlan(request: OwnRequest): request is PlanQuestion {
  return ["sessions", "next-session", "move", "shorten", "plan"].includes(request.about);
}

function signIn({ plan: { language } }: ChatTurn) {
  return { label: ownWords[language].signIn, to: href("/login") };
}

function isOneDay(request: PlanQuestion): boolean {
  return request.about !== "sessions" || request.from === request.to;
}

async function* answerPlan(
  services: Needs,
  turn: ChatTurn,
  request: PlanQuestion,
  userId: string,
): AsyncIterable<AnswerEvent> {
  const words = ownWords[turn.plan.language];
  const plan = await findPlan(services, { userId }, "running");
  const link = { label: plan ? words.openPlan : words.build, to: href("/training") };
  if (!plan) {
    yield { kind: "text", text: `${words.noPlan}\n\n${words.without(isOneDay(request))}` };
    yield { kind: "links", links: [link] };
    yield { kind: "options", options: words.options };
    return;
  }
  const today = await runnersToday(services, { userId });
  const { text, session } = toldOf(plan, request, { turn, today });
  const goal = goalLine(plan, today, turn);
  const parts = request.about === "plan" ? [goal, text] : [text, goal];
  yield { kind: "text", text: parts.filter(Boolean).join("\n\n") };
  yield {
    kind: "links",
    links: [...(session ? [sessionLink(session, words.openSession)] : []), link],
  };
  yield { kind: "options", options: words.planOptions };
}

/** For whom and when something of a plan is told. */
type Reader = { turn: ChatTurn; today: Day };

/** The answer about a plan, and the session to link to if the answer is about a single one. */
function toldOf(
  plan: StoredPlan,
  request: PlanQuestion,
  reader: Reader,
): { text: string; session: StoredSession | null } {
  const { turn, today } = reader;
  const { language } = turn.plan;
  const words = ownWords[language];
  const tell = (session: StoredSession) => sessionLine(session, reader);
  if (request.about === "plan") {
    const [next] = sessionsToRun(plan, today);
    return { text: next ? words.next(tell(next)) : "", session: next ?? null };
  }
  if (request.about === "move") return movedOf(plan, request, reader);
  if (request.about === "shorten") return shortenedOf(plan, request, reader);
  const meant = sessionsOf(plan, request, today);
  const [only, another] = meant;
  if (only && another) {
    const sum = meant.reduce((total, { meters }) => total + meters, 0);
    const opening = words.sum(meant.length, formatLength(sum, turn.unit));
    return {
      text: `${opening}\n\n${meant.map((one) => `- ${tell(one)}`).join("\n")}`,
      session: null,
    };
  }
  if (only) return { text: tell(only), session: only };
  const { from, to } = request.about === "sessions" ? request : { from: today, to: today };
  const [next] = sessionsToRun(plan, from);
  const free = isOneDay(request)
    ? words.free(dayWords(from, today, language))
    : words.freeDays(dayWords(from, today, language), dayWords(to, today, language));
  const text = [free, next && words.next(tell(next))].filter(Boolean).join(" ");
  return { text, session: null };
}

/** The sessions that a message asks about, in their order. */
function sessionsOf(plan: StoredPlan, request: SessionRequest, today: Day): StoredSession[] {
  if (request.about === "sessions")
    return plan.sessions.filter(({ day }) => day >= request.from && day <= request.to);
  return sessionsToRun(plan, today)
    .filter(({ kind }) => !request.isLong || kind === "long")
    .slice(0, 1);
}

function sessionsToRun({ sessions }: StoredPlan, from: Day): StoredSession[] {
  return sessions.filter(({ day, state }) => day >= from && state === "planned");
}

function sessionLine(session: StoredSession, { turn: { plan, unit }, today }: Reader): string {
  const { language } = plan;
  const day = dayWords(session.day, today, language);
  const length = sessionLength(session, unit);
  const state = session.state === "planned" ? "" : ` (${ownWords[language].states[session.state]})`;
  return `**${day}:** ${sessionName(session)[language]}, ${length}${state}. ${capitalized(stepsText(session.steps, unit, language))}.`;
}

/** Sessions that need an easy or free day after them. */
const easyKinds: readonly StoredSession["kind"][] = ["easy", "recovery"];

/** Whether a session may move to another day: not beside another hard one, and not into the past. */
function movedOf(
  plan: StoredPlan,
  { of, to, by }: Own<"move">,
  {
    turn: {
      plan: { language },
    },
    today,
  }: Reader,
): { text: string; session: StoredSession | null } {
  const words = ownWords[language];
  const [session, another] = sessionsOf(plan, of, today);
  if (!session || another) return { text: words.whichMoves, session: null };
  const day = to ?? addDays(session.day, by);
  const nameOf = (one: StoredSession) => sessionName(one)[language];
  const told = {
    name: nameOf(session),
    from: dayWords(session.day, today, language),
    to: dayWords(day, today, language),
  };
  if (day < today) return { text: words.isPast(told), session };
  const others = plan.sessions.filter(({ id, state }) => id !== session.id && state === "planned");
  const there = others.find((one) => one.day === day);
  const isHard = ({ kind }: StoredSession) => !easyKinds.includes(kind);
  // What stood on the new day takes the place of the session that moves.
  const beside = isHard(session)
    ? others.find(
        (one) => isHard(one) && one !== there && Math.abs(daysBetween(one.day, day)) === 1,
      )
    : undefined;
  if (beside) {
    const other = { name: nameOf(beside), day: dayWords(beside.day, today, language) };
    return { text: words.notThere(told, other), session };
  }
  return { text: words.moves(told, there ? nameOf(there) : null), session };
}

/** A session that is cut once keeps two thirds of its length. */
const keptOfShorter = 2 / 3;

function shortenedOf(
  plan: StoredPlan,
  { of }: Own<"shorten">,
  { turn, today }: Reader,
): { text: string; session: StoredSession | null } {
  const { language } = turn.plan;
  const words = ownWords[language];
  const meant = sessionsOf(plan, of, today).filter(({ state }) => state === "planned");
  const [session, another] = meant;
  if (!session || another) return { text: words.whichShorter, session: null };
  const [whole, kept] = [session.meters, session.meters * keptOfShorter].map((meters) =>
    formatLength(Math.round(meters / 500) * 500, turn.unit),
  );
  const told = {
    name: sessionName(session)[language],
    day: dayWords(session.day, today, language),
    whole: whole ?? "",
    kept: kept ?? "",
  };
  return { text: words.shorter(told), session };
}

function sessionLink({ id }: StoredSession, label: string) {
  return { label, to: href("/training/sessions/:id/:change?", { id }) };
}

/** What the plan leads to, and how long that is. */
function goalLine({ name, goalDay }: StoredPlan, today: Day, { plan: { language } }: ChatTurn) {
  const days = daysBetween(today, goalDay);
  return ownWords[language].goal(written(name), formats[language].day(goalDay), days);
}

/** `Tomorrow, Tuesday, December 1`, `Thursday, December 3, 2026`. */
function dayWords(day: Day, today: Day, language: "en" | "es"): string {
  const full = formats[language].fullDay(day);
  const near = ownWords[language].near[daysBetween(today, day)];
  return near ? `${near}, ${weekdayNames[language][weekdayOf(day)] ?? ""}` : capitalized(full);
}

async function* answerEntries(
  services: Needs,
  { plan: { language } }: ChatTurn,
  { isNext }: Own<"entries">,
  userId: string,
): AsyncIterable<AnswerEvent> {
  const words = ownWords[language];
  const all = await seasonEntries(services, { userId });
  // In the zone of each race, as the dashboard counts.
  const daysTo = (race: (typeof all)[number]["race"]) => daysUntil(race, services.now());
  const ahead = all.filter(({ race }) => daysTo(race) >= 0).toReversed();
  const shown = isNext ? ahead.slice(0, 1) : ahead.slice(0, mostEntries);
  const lines = shown.map(({ race, distance, bib, startTime }) => {
    const day = formats[language].fullDay(race.startDate);
    const away = words.away(daysTo(race));
    const status = race.status === "cancelled" ? ` ${words.cancelled}` : "";
    const start = startTime === null ? "" : words.starts(formats[language].clock(startTime));
    const what = [distance, race.city, start, words.bib(bib)].filter(Boolean).join(", ");
    return `**${written(race.name)}**: ${day}, ${away} (${what}).${status}`;
  });
  const more = ahead.length - shown.length;
  const text =
    lines.length === 0
      ? words.noEntries
      : lines.length === 1
        ? `${words.nextRace} ${lines.join("")}`
        : `${words.entries(ahead.length)}\n\n${lines.map((one) => `- ${one}`).join("\n")}`;
  yield { kind: "text", text: more > 0 && !isNext ? `${text}\n\n${words.more(more)}` : text };
  // With their cards, later questions are about these races.
  const cards = await foundRaces(
    services,
    shown.map(({ race: { id } }) => ({ id, why: [] })),
  );
  if (cards.length > 0) yield { kind: "races", search: {}, races: cards, total: cards.length };
  const races = shown.map(({ race: { id, name } }) => ({
    label: name,
    to: href("/races/:id", { id }),
  }));
  const find = lines.length === 0 ? [{ label: words.find, to: href("/races") }] : [];
  const dashboard = { label: words.dashboard, to: href("/dashboard") };
  yield { kind: "links", links: [dashboard, ...races.slice(0, 1), ...find] };
}

/** More are listed on the dashboard. */
const mostEntries = 6;

async function* answerRuns(
  services: Needs,
  { plan: { language }, unit }: ChatTurn,
  request: Own<"distance"> | Own<"last-run">,
  userId: string,
): AsyncIterable<AnswerEvent> {
  const words = ownWords[language];
  const today = await runnersToday(services, { userId });
  const year = yearOf(today);
  const lists = await Promise.all(
    [year, year - 1].map((one) => listActivities(services, { userId }, one)),
  );
  const runs = lists.flat().filter(({ sport }) => sport === "run");
  const [last] = runs;
  if (!last) {
    yield { kind: "text", text: words.noRuns };
  } else if (request.about === "last-run") {
    const day = formats[language].fullDay(last.day);
    const told = {
      day,
      name: written(last.name ?? ""),
      length: formatLength(last.meters, unit),
      time: formatDuration(last.movingSeconds),
    };
    yield { kind: "text", text: words.lastRun(told) };
  } else {
    const [now, before] = periodsOf(request.period, today);
    const sumOf = ({ from, to }: Days) => {
      const within = runs.filter(({ day }) => day >= from && day <= to);
      const meters = within.reduce((sum, one) => sum + one.meters, 0);
      return { count: within.length, length: formatLength(meters, unit) };
    };
    const [first, second] = [
      words.ran(request.period, false, sumOf(now)),
      words.ran(request.period, true, sumOf(before)),
    ];
    yield { kind: "text", text: request.isLast ? `${second} ${first}` : `${first} ${second}` };
  }
  yield {
    kind: "links",
    links: [
      { label: words.figures, to: href("/training/analytics") },
      { label: words.activities, to: href("/training/activities") },
    ],
  };
}

type Days = { from: Day; to: Day };

/** The period so far, and the whole one before it. */
function periodsOf(period: Own<"distance">["period"], today: Day): [now: Days, before: Days] {
  const startIn = (day: Day): Day =>
    period === "week"
      ? startOfTrainingWeek(day)
      : period === "month"
        ? startOfMonth(day)
        : `${yearOf(day)}-01-01`;
  const from = startIn(today);
  const lastBefore = addDays(from, -1);
  return [
    { from, to: today },
    { from: startIn(lastBefore), to: lastBefore },
  ];
}
