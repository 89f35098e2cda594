import { readFileSync } from "node:fs";
import type { Utterance } from "#features/assistant/conversation/utterance.ts";
import { kindOf } from "#features/assistant/planning/kind-of.ts";
import {
  type Intent,
  type Plan,
  type PlanContext,
  plan,
} from "#features/assistant/planning/plan.ts";
import { placeSize } from "#features/races/places/place-names.server.ts";
import { demoPlaces, namedIn, shownBy, today } from "./demo-site.ts";

/** A message of a conversation, with what a perfect assistant would take it for. */
export type TalkLine = {
  /** Who wrote it. */
  set: string;
  conversation: string;
  language: string;
  /** Kinds of messages, and `own`: what the runner's own pages tell. */
  kinds: readonly string[];
  topic: string;
  before: string | null;
  text: string;
};

export type PlayedLine = TalkLine & { plan: Plan; said: string; isFirst: boolean };

type Classify = NonNullable<PlanContext["classify"]>;

export function readTalks(file: string | URL): TalkLine[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const cell = (name: string) => (cells[columns.indexOf(name)] ?? "").trim();
    return {
      set: cell("set"),
      conversation: cell("conversation"),
      language: cell("language"),
      kinds: cell("kind").split("|"),
      topic: cell("topic"),
      before: cell("before") || null,
      text: cell("text"),
    };
  });
}

/** Plays each conversation turn by turn, as the site would go on with it. */
export function play(lines: readonly TalkLine[], classify?: Classify): PlayedLine[] {
  const talks = Map.groupBy(lines, ({ set, conversation }) => `${set} ${conversation}`);
  return [...talks.values()].flatMap((talk) => {
    const said: Utterance[] = [];
    return talk.map((line) => {
      said.push({ author: "user", text: line.text, races: [] });
      const planned = planOf(said, line.text, classify);
      const known = said.flatMap(({ races }) => races);
      const named = namedIn(line.text);
      if (named && "id" in named) known.push(named);
      said.push({ author: "assistant", text: "", races: shownBy(planned, known) });
      return {
        ...line,
        plan: planned,
        said: saidKind(planned.intent),
        isFirst: line.before === null,
      };
    });
  });
}

function planOf(said: readonly Utterance[], text: string, classify?: Classify): Plan {
  const context: PlanContext = {
    today,
    places: demoPlaces,
    race: null,
    sizeOf: placeSize,
    ...(classify && { classify }),
  };
  const first = plan(said, context);
  const named = nameable.has(first.intent.kind) && !first.isFixed ? namedIn(text) : null;
  return named ? plan(said, { ...context, named }) : first;
}

const nameable = new Set<Intent["kind"]>([
  "race",
  "registration",
  "which-race",
  "search",
  "training",
  "beyond",
  "other",
  "unsure",
  "which-topic",
  "chat",
  "generic",
]);

/** Guides that tell where the runner's own data is. */
const ownGuides = new Set(["site-entries", "site-figures", "site-billing", "site-watch"]);

/** The kind of an answer; `own` where it tells of the runner's own data. */
export function saidKind(intent: Intent): string {
  if (intent.kind === "own") return "own";
  if (intent.kind === "unsure") return intent.kinds[0] ?? "out-of-scope";
  return kindOf(intent);
}

export function isRightKind({ kinds, said, plan: { intent } }: PlayedLine): boolean {
  if (kinds.includes(said)) return true;
  const isOwnGuide = intent.kind === "training" && ownGuides.has(intent.topic);
  if (kinds.includes("own") && isOwnGuide) return true;
  // How an entry is made, changed and paid back stands in guides.
  return kinds.includes("registration-help") && said === "site-help" && intent.kind === "training";
}

/** The topic that an answer tells, or those that it offers. */
export function topicsSaid({ plan: { intent } }: PlayedLine): readonly string[] {
  switch (intent.kind) {
    case "training":
      return [intent.topic];
    case "which-topic":
    case "unsure":
      return intent.topics;
    case "plan":
      return [planTopic(intent.meters)];
    default:
      return [];
  }
}

function planTopic(meters: number): string {
  if (meters < 7500) return "plan-5k";
  if (meters < 15_000) return "plan-10k";
  return meters < 30_000 ? "plan-half" : "plan-marathon";
}

/** Prints accuracy by kind and by place in the talk, and what was taken for what. */
export function printMeasure(name: string, played: readonly PlayedLine[]): void {
  const share = (of: readonly PlayedLine[], is: (one: PlayedLine) => boolean) =>
    of.length === 0
      ? "-"
      : `${of.filter(is).length}/${of.length} ${((100 * of.filter(is).length) / of.length).toFixed(1)}`;
  const withTopic = played.filter(
    ({ topic, kinds }) =>
      topic.length > 0 &&
      topic !== "none" &&
      kinds.some((kind) => ["advice", "plan", "site-help"].includes(kind)),
  );
  const isTopic = (one: PlayedLine) => topicsSaid(one)[0] === one.topic;
  const isOffered = (one: PlayedLine) => topicsSaid(one).includes(one.topic);
  console.log(
    `\n${name}: kind ${share(played, isRightKind)} | first ${share(
      played.filter((one) => one.isFirst),
      isRightKind,
    )} | later ${share(
      played.filter((one) => !one.isFirst),
      isRightKind,
    )}`,
  );
  console.log(
    `topic ${share(withTopic, isTopic)} | offered ${share(withTopic, isOffered)} | first ${share(
      withTopic.filter((one) => one.isFirst),
      isTopic,
    )} | later ${share(
      withTopic.filter((one) => !one.isFirst),
      isTopic,
    )}`,
  );
  const kinds = [...new Set(played.map((one) => one.kinds[0] ?? ""))].sort();
  for (const kind of kinds) {
    const of = played.filter((one) => one.kinds[0] === kind);
    const wrong = Map.groupBy(
      of.filter((one) => !isRightKind(one)),
      ({ said }) => said,
    );
    const told = [...wrong]
      .toSorted((a, b) => b[1].length - a[1].length)
      .map(([said, group]) => `${said} ${group.length}`);
    console.log(`  ${kind.padEnd(18)} ${share(of, isRightKind).padEnd(16)} ${told.join(", ")}`);
  }
}
