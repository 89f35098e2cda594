import type { RunningServer } from "../../bench/server.ts";
import { type Bar, barsOf, inSeconds } from "./bars.ts";
import { compare } from "./ledger.ts";
import type { Postgres } from "./postgres.ts";
import { startSmallProxy } from "./small-proxy.ts";
import { type Answer, sendVisitors } from "./visitors.ts";
import { makeWorld } from "./world.ts";

const names = ["first", "second"];
const stopWithin = 5;

/** Restarts two copies behind a proxy in turn, `rounds` times each, under load. */
export async function restartInTurn(database: Postgres, rounds: number): Promise<Bar[]> {
  const world = await makeWorld({ server: database.url });
  const proxy = await startSmallProxy();
  const copies = new Map<string, RunningServer>();
  const start = async (name: string) => {
    const copy = await world.startCopy({ APP_URL: proxy.url, TRUST_PROXY: "1" });
    copies.set(name, copy);
    await proxy.send(name, copy.url);
  };
  try {
    for (const name of names) await start(name);
    const visitors = sendVisitors(proxy.url, world);
    let slowestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const begun = performance.now();
        await copies.get(name)?.stop();
        slowestMs = Math.max(slowestMs, performance.now() - begun);
        await start(name);
      }
    }
    await visitors.leave();
    const { answers, ledger } = visitors;
    const { lost, doubled } = await compare(ledger, world);
    const restarts = rounds * names.length;
    const { exactly, atLeast, atMost } = barsOf(`copies restarted in turn, ${restarts} times`);
    return [
      atLeast("pages and writes", answers.length, restarts),
      exactly(`failed${firstOf(answers.filter(hasFailed))}`, answers.filter(hasFailed).length, 0),
      atLeast("writes acknowledged", ledger.acknowledged, restarts),
      exactly("lost", lost, 0),
      exactly("doubled", doubled, 0),
      atMost("slowest stop", inSeconds(slowestMs), stopWithin, "s"),
    ];
  } finally {
    await Promise.all([...copies.values()].map((copy) => copy.stop()));
    proxy.stop();
    await world.remove();
  }
}

/** A copy that stops says so at `/readyz`: that is no failure. */
function hasFailed({ status, kind }: Answer): boolean {
  return (status < 200 || status >= 400) && kind !== "readyz";
}

function firstOf([first]: Answer[]): string {
  return first ? ` (the first: ${first.kind} ${first.status})` : "";
}
