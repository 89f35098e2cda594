import { setTimeout as pause } from "node:timers/promises";
import { emptyLedger, type Ledger } from "./ledger.ts";
import type { Runner, TortureWorld } from "./world.ts";

const longestWaitMs = 30_000;
const betweenWritesMs = 90;
const betweenReadsMs = 120;
const beforeSendingAgainMs = 250;

/** How one request went; status 0 is no answer at all. */
export type Answer = { at: number; ms: number; kind: string; status: number; isPolite: boolean };

export type Visitors = {
  answers: Answer[];
  ledger: Ledger;
  leave(): Promise<void>;
};

/**
 * Runners who enter races and review one, and repeat unacknowledged requests, beside readers
 * of six kinds; all of them until they leave.
 */
export function sendVisitors(origin: string, world: TortureWorld): Visitors {
  const answers: Answer[] = [];
  const ledger = emptyLedger();
  const [raceId = ""] = world.raceIds;
  const leaving = new AbortController();
  const visit = { origin, answers, hasLeft: () => leaving.signal.aborted };
  const [someone] = world.runners;
  const cookie = someone?.cookie ?? "";
  const underway = [
    ...world.runners.map((runner) => write(visit, ledger, runner, raceId)),
    read(visit, "home", () => "/"),
    read(visit, "list", (n) => `/races?q=torture&page=${1 + (n % 30)}&visit=${n}`),
    read(visit, "race", (n) => `/races/${raceId}?visit=${n}`),
    read(visit, "dashboard", () => "/dashboard", cookie),
    read(visit, "readyz", () => "/readyz"),
    read(visit, "healthz", () => "/healthz"),
  ];
  return {
    answers,
    ledger,
    async leave() {
      leaving.abort();
      await Promise.all(underway);
    },
  };
}

type Visit = { origin: string; answers: Answer[]; hasLeft: () => boolean };

async function read(visit: Visit, kind: string, path: (n: number) => string, cookie = "") {
  for (let n = 1; !visit.hasLeft(); n += 1) {
    await ask(visit, kind, path(n), { headers: { cookie } });
    await pause(betweenReadsMs);
  }
}

/** Enters one race after the other, and reviews one again and again. */
async function write(visit: Visit, ledger: Ledger, runner: Runner, raceId: string) {
  const headers = { cookie: runner.cookie, origin: visit.origin };
  const { userId } = runner;
  ledger.comments.set(userId, [""]);
  for (const [n, draft] of runner.drafts.entries()) {
    const entering = { method: "POST", headers, body: new URLSearchParams() };
    await untilDone(visit, ledger, () => ask(visit, "entry", draft.path, entering), 303);
    if (visit.hasLeft()) return;
    ledger.entries.push(draft);

    const comment = `The ${n}. time`;
    const tried = ledger.comments.get(userId) ?? [];
    tried.push(comment);
    const fields = { subject: "race", id: raceId, rating: "4", comment, experience_date: "" };
    const reviewing = { method: "POST", headers, body: new URLSearchParams(fields) };
    await untilDone(visit, ledger, () => ask(visit, "review", "/reviews/save", reviewing), 200);
    if (visit.hasLeft()) return;
    ledger.comments.set(userId, [comment]);
  }
}

async function untilDone(
  visit: Visit,
  ledger: Ledger,
  send: () => Promise<number>,
  expected: number,
) {
  while (!visit.hasLeft()) {
    if ((await send()) === expected) {
      ledger.acknowledged += 1;
      return pause(betweenWritesMs);
    }
    await pause(beforeSendingAgainMs);
  }
}

async function ask(visit: Visit, kind: string, path: string, init: RequestInit): Promise<number> {
  const at = performance.now();
  const signal = AbortSignal.timeout(longestWaitMs);
  const answer = await fetch(visit.origin + path, { ...init, signal, redirect: "manual" })
    .then(async (response) => {
      await response.arrayBuffer();
      const { status, headers } = response;
      const isPolite =
        status !== 503 ||
        kind === "readyz" ||
        (headers.has("retry-after") && headers.get("cache-control") === "no-store");
      return { status, isPolite };
    })
    .catch(() => ({ status: 0, isPolite: false }));
  visit.answers.push({ at, ms: performance.now() - at, kind, ...answer });
  return answer.status;
}
