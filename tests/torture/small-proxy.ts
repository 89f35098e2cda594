import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** How often the proxy asks `/readyz`, and how long it waits for the answer. */
const checkMs = 500;
const patienceMs = 5000;

type Upstream = { url: string; isReady: boolean };

/**
 * The least that a proxy before several copies does: it asks each whether it is ready, takes turns
 * among those that are, keeps connections, and never retries.
 */
export async function startSmallProxy() {
  const upstreams = new Map<string, Upstream>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const check = async (upstream: Upstream) => {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${upstream.url}/readyz`, { signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    // A busy machine is slow to answer; a copy that stops says no, or is not there.
    upstream.isReady = answer?.ok ?? (signal.aborted && upstream.isReady);
  };
  const checking = setInterval(() => {
    for (const upstream of upstreams.values()) void check(upstream);
  }, checkMs);

  const server = createServer((incoming, outgoing) => {
    const ready = [...upstreams.values()].filter(({ isReady }) => isReady);
    turn += 1;
    const upstream = ready[turn % ready.length];
    if (upstream) pass(incoming, outgoing, upstream.url, agent);
    else outgoing.writeHead(503).end("no copy is ready");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The copy of this name is reached at `url` from now on. */
    async send(name: string, url: string) {
      const upstream = { url, isReady: false };
      upstreams.set(name, upstream);
      while (!upstream.isReady) await check(upstream);
    },
    stop() {
      clearInterval(checking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, url: string, agent: Agent) {
  const { hostname, port } = new URL(url);
  const { method, url: path, headers } = incoming;
  const passed = ask({ hostname, port, path, method, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on("error", (problem) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end(problem.message);
  });
  incoming.pipe(passed);
}
