import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { isTimeout, type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { BucketSettings } from "./config.ts";
import {
  checkFolder,
  contentTypeOf,
  type FilePart,
  type Files,
  isKey,
  type ListedFile,
} from "./files.ts";
import { cut, empty } from "./stream-parts.ts";

/** Milliseconds. */
const bucketTimes = {
  /** For a call with its whole answer. */
  call: 15_000,
  /** For sending a file. */
  put: 120_000,
  /** For silence in a stream. */
  silence: 10_000,
  /** Before a call is repeated that the store refused for the moment. Every call may be repeated. */
  pauses: [100, 400],
};

/** A longer refusal is not read. */
const mostRefusalBytes = 4096;

/** No store puts more names into one answer. */
const mostNames = 1000;

type Call = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Of a file, or the question for a list. */
  key: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | Blob;
};

/** Files in a bucket of Amazon S3, or of a store that speaks its protocol. */
export function openBucket(
  settings: BucketSettings,
  fetch: typeof globalThis.fetch,
  times = bucketTimes,
  namesAtOnce = mostNames,
): Files {
  const { send, patiently, whole } = openCalls(settings, fetch, times);

  /** Asks for one page of names after another: each begins after the last name of the previous one. */
  async function* namesBelow(folder: string): AsyncGenerator<ListedFile> {
    let last = "";
    for (;;) {
      // The first form of this question: its next page begins after a name, not after a token.
      const query = new URLSearchParams({ prefix: `${folder}/`, "max-keys": `${namesAtOnce}` });
      if (last) query.set("marker", last);
      const page = await whole({ method: "GET", key: `?${query}` }, async (answer) => {
        await checked(answer);
        return namesIn(await answer.text());
      });
      for (const { key, storedAt } of page.names) if (isKey(key)) yield { key, storedAt };
      const next = page.names.at(-1)?.key;
      if (!page.isCut || !next) return;
      last = next;
    }
  }

  return {
    async put(key, bytes) {
      const contentType = contentTypeOf(key);
      const headers = { "Content-Type": contentType, "Cache-Control": cachingOf(contentType) };
      // A store keeps the whole body or nothing.
      await whole(
        {
          method: "PUT",
          key,
          headers,
          body: bytes instanceof Blob ? bytes : new Uint8Array(bytes),
        },
        checked,
      );
    },
    async read(key) {
      const contentType = contentTypeOf(key);
      return whole({ method: "GET", key }, async (answer) => {
        if (await isMissing(answer)) return null;
        await checked(answer);
        return { bytes: Buffer.from(await answer.arrayBuffer()), contentType };
      });
    },
    async find(key) {
      const contentType = contentTypeOf(key);
      return whole({ method: "HEAD", key }, async (answer) => {
        if (answer.status === 404) return null;
        await checked(answer);
        return { size: Number(answer.headers.get("content-length") ?? 0), contentType };
      });
    },
    async stream(key, part) {
      contentTypeOf(key);
      const silence = openSilence(times.silence);
      const headers = rangeOf(part);
      return asProblem(async () => {
        const call: Call = { method: "GET", key, headers };
        const answer = await patiently(() => silence.during(send(call, silence.signal)));
        if (await isMissing(answer)) return null;
        if (answer.status === 416) {
          await answer.body?.cancel();
          return empty();
        }
        await checked(answer);
        if (!answer.body) return empty();
        return cut(answer.body, wanted(answer, part), (reading) =>
          asProblem(() => silence.during(reading)),
        );
      });
    },
    async remove(key) {
      contentTypeOf(key);
      await whole({ method: "DELETE", key }, async (answer) => {
        if (!(await isMissing(answer))) await checked(answer);
      });
    },
    list(folder) {
      checkFolder(folder);
      return namesBelow(folder);
    },
  };
}

/** Signed calls of the store. */
function openCalls(
  settings: BucketSettings,
  fetch: typeof globalThis.fetch,
  times: typeof bucketTimes,
) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const address = bucketAddress(settings);

  async function send({ method, key, headers, body }: Call, signal: AbortSignal) {
    const signed = await client.sign(`${address}/${key}`, {
      method,
      headers: { ...headers, "X-Amz-Content-Sha256": await hashOf(body) },
      ...(body && { body }),
    });
    // A redirect names another region: following it would need another signature.
    return fetch(signed, { redirect: "manual", signal });
  }

  /** Repeats what the store refuses for the moment. */
  async function patiently(attempt: () => Promise<Response>): Promise<Response> {
    for (const wait of times.pauses) {
      const answer = await attempt().catch((error: unknown) => {
        if (isTimeout(error)) throw error;
        return null;
      });
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await answer?.body?.cancel();
      await pause(wait);
    }
    return attempt();
  }

  /** Runs a call to its end. Each attempt has its time. */
  async function whole<T>(call: Call, read: (answer: Response) => Promise<T>): Promise<T> {
    const limit = call.method === "PUT" ? times.put : times.call;
    const attempt = () => send(call, AbortSignal.timeout(limit));
    return asProblem(async () => read(await patiently(attempt)));
  }

  return { send, patiently, whole };
}

/** The hash of a body, which the signature covers: the store refuses what changed on the way. */
async function hashOf(body: Uint8Array | Blob | undefined): Promise<string> {
  const hash = createHash("sha256");
  if (body instanceof Blob) for await (const part of body.stream()) hash.update(part);
  else hash.update(body ?? "");
  return hash.digest("hex");
}

/** Pictures and sound have names made of their content, and are public; the rest is for few. */
function cachingOf(contentType: string): string {
  const isPublic = /^(?:image|audio)\//.test(contentType);
  return isPublic ? "public, max-age=31536000, immutable" : "private, no-store";
}

function rangeOf(part: FilePart | undefined): Record<string, string> {
  return part ? { Range: `bytes=${part.start}-${part.end}` } : {};
}

/** Where the wanted bytes stand in the answer: a store may send more than it was asked for. */
function wanted({ status, headers }: Response, part: FilePart | undefined) {
  if (!part) return { skip: 0, length: Number.POSITIVE_INFINITY };
  const [, first = "0"] = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "") ?? [];
  const begin = status === 206 ? Number(first) : 0;
  return { skip: part.start - begin, length: part.end - part.start + 1 };
}

/** A missing file. A missing bucket is a mistake of the configuration. */
async function isMissing(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false;
  const code = await refusalOf(answer);
  if (code === "NoSuchBucket") throw problem("invalid", new Error(code));
  return true;
}

/** @throws ServiceProblem for a refusal */
async function checked(answer: Response): Promise<void> {
  if (answer.ok) return;
  const { status } = answer;
  const code = await refusalOf(answer);
  throw problem(kindOf(status), new Error(`${status} ${code ?? ""}`.trim()));
}

function kindOf(status: number): ProblemKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 429) return "rate";
  return status < 500 ? "invalid" : "unavailable";
}

/** The code of a refusal. The rest of it repeats what was signed, and stays out of the log. */
async function refusalOf(answer: Response): Promise<string | null> {
  const size = Number(answer.headers.get("content-length") ?? 0);
  if (size > mostRefusalBytes) {
    await answer.body?.cancel();
    return null;
  }
  const text = await answer.text();
  return /<Code>(\w{1,60})<\/Code>/.exec(text.slice(0, mostRefusalBytes))?.[1] ?? null;
}

/** Aborts a call when nothing has arrived for that long; a reader that pauses does not count as silence. */
function openSilence(milliseconds: number) {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    async during<T>(work: Promise<T>): Promise<T> {
      const late = new DOMException("The store is silent.", "TimeoutError");
      const timer = setTimeout(() => controller.abort(late), milliseconds);
      return work.finally(() => clearTimeout(timer));
    },
  };
}

async function asProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceProblem) throw error;
    throw problem(isTimeout(error) ? "timeout" : "unavailable", error);
  }
}

function problem(kind: ProblemKind, cause: unknown): ServiceProblem {
  return new ServiceProblem("files", kind, cause);
}

/** A page of the list of a bucket. Names with marks that XML would write in another way are none of ours. */
function namesIn(xml: string): { names: ListedFile[]; isCut: boolean } {
  const names = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
    key: /<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? "",
    storedAt: new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(entry)?.[1] ?? ""),
  }));
  return { names, isCut: /<IsTruncated>true<\/IsTruncated>/.test(xml) };
}

/**
 * The address below which the files of a bucket are found. Amazon wants the bucket in the name of the
 * host, other stores in the path; a dot in a bucket's name would not fit Amazon's certificate.
 */
export function bucketAddress({
  bucket,
  region,
  endpoint,
}: Pick<BucketSettings, "bucket" | "region" | "endpoint">): string {
  if (endpoint) return `${endpoint}/${bucket}`;
  const host = `s3.${region}.amazonaws.com${region.startsWith("cn-") ? ".cn" : ""}`;
  return bucket.includes(".") ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
}
