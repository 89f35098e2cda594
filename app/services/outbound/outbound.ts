import { lookup } from "node:dns/promises";
import { request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { keepable } from "#values/text/clean.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

/** Why a server was not reached, or may not be. */
export type OutboundProblem = "not-https" | "private" | "unknown-host" | "too-slow" | "no-answer";

/** An answer of any kind, also a refusal or a redirect. */
export type OutboundAnswer = {
  status: number;
  /** The beginning of the body. */
  text: string;
};

/** The servers that other people name: they are reached in the internet only, never in our own network. */
export type Outbound = {
  /** Whether an address may be sent to right now. Nothing is sent. */
  check(address: string): Promise<OutboundProblem | null>;
  /** Sends once. Redirects are not followed. */
  post(
    address: string,
    message: { headers: Record<string, string>; body: string },
  ): Promise<OutboundAnswer | { problem: OutboundProblem }>;
};

type OutboundOptions = {
  /** Whether this machine itself may be sent to, also without TLS: for demos that nobody else reaches. */
  allowsLoopback: boolean;
  /** The numeric addresses of a host. */
  resolve?: (host: string) => Promise<string[]>;
  timeoutMs?: number;
};

const defaultTimeoutMs = 10_000;
/** How much of an answer is read. */
const answerBytes = 1024;

/**
 * Every address that a name stands for must be public. The connection goes to one of those that were
 * checked: the name is not looked up again, so that it cannot lead elsewhere meanwhile.
 */
export function openOutbound({
  allowsLoopback,
  resolve = resolveByDns,
  timeoutMs = defaultTimeoutMs,
}: OutboundOptions): Outbound {
  async function place(
    address: string,
    signal: AbortSignal,
  ): Promise<{ url: URL; to: string[] } | { problem: OutboundProblem }> {
    const url = URL.parse(address);
    if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) {
      return { problem: "not-https" };
    }
    if (url.protocol === "http:" && !allowsLoopback) return { problem: "not-https" };
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const to = isIP(host) ? [host] : await before(signal, resolve(host)).catch(() => []);
    if (to.length === 0) return { problem: signal.aborted ? "too-slow" : "unknown-host" };
    if (allowsLoopback && to.every(isLoopbackAddress)) return { url, to };
    if (url.protocol === "http:") return { problem: "not-https" };
    return to.every(isPublicAddress) ? { url, to } : { problem: "private" };
  }

  return {
    async check(address) {
      const found = await place(address, AbortSignal.timeout(timeoutMs));
      return "problem" in found ? found.problem : null;
    },
    async post(address, message) {
      const signal = AbortSignal.timeout(timeoutMs);
      const found = await place(address, signal);
      if ("problem" in found) return found;
      return send(found.url, { ...message, to: found.to, signal }).catch(() => ({
        problem: signal.aborted ? ("too-slow" as const) : ("no-answer" as const),
      }));
    },
  };
}

type Sent = { headers: Record<string, string>; body: string; to: string[]; signal: AbortSignal };

function send(url: URL, { headers, body, to, signal }: Sent): Promise<OutboundAnswer> {
  const request = url.protocol === "https:" ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      // A connection of its own: one that is kept could have been opened for another name.
      agent: false,
      signal,
      lookup: known(to),
      headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
    });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      const parts: Buffer[] = [];
      let read = 0;
      const finish = () => {
        const text = keepable(Buffer.concat(parts).subarray(0, answerBytes).toString("utf8"));
        resolve({ status: answer.statusCode ?? 0, text });
        sent.destroy();
      };
      answer.on("data", (part: Buffer) => {
        parts.push(part);
        read += part.length;
        if (read >= answerBytes) finish();
      });
      answer.on("end", finish);
      answer.on("error", reject);
    });
    sent.end(body);
  });
}

/** Answers with addresses that are known already. */
function known(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    if (all) return callback(null, found);
    const [first = { address: "", family: 4 }] = found;
    callback(null, first.address, first.family);
  };
}

async function resolveByDns(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Gives up waiting for a name: the system itself may ask for it for half a minute. */
function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
