import { createHash, createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";

/** What the store does with the next requests instead of answering them. */
export type BucketTrouble =
  | { status: number; code?: string; times?: number }
  /** Sends nothing, or stops after so many bytes of a body. */
  | { silentAfter: number }
  /** Closes the connection after so many bytes of a body. */
  | { cutAfter: number };

/** The bucket and the account of the store. */
export const bucketKeys = {
  bucket: "dorsal",
  region: "eu-test-1",
  accessKeyId: "S3RVER",
  secretAccessKey: "a secret of the store",
};

export type SeenRequest = { method: string; path: string; headers: IncomingHttpHeaders };

/**
 * A real S3 server with an empty bucket. The server itself ignores signatures of version 4, so a door
 * in front of it checks them, with the hash of the body, as Amazon's documentation describes.
 */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), "bucket-"));
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucketKeys.bucket }],
  });
  const { port: storePort } = await store.run();
  const seen: SeenRequest[] = [];
  let trouble: BucketTrouble | null = null;
  let open = 0;

  const door = createServer((asked, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    void buffer(asked).then((body) => {
      seen.push({ method: asked.method ?? "", path: asked.url ?? "", headers: asked.headers });
      if (!isSigned(asked, body)) return refuse(response, 403, "SignatureDoesNotMatch");
      const now = trouble;
      if (now && "status" in now) {
        if (now.times !== undefined && (now.times -= 1) <= 0) trouble = null;
        return refuse(response, now.status, now.code ?? "Trouble");
      }
      return pass(asked, body, { response, port: storePort, trouble: now });
    });
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const address = door.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    endpoint: `http://127.0.0.1:${port}`,
    seen,
    /** Requests whose answers have not ended. */
    get open() {
      return open;
    },
    make(next: BucketTrouble | null) {
      trouble = next;
      seen.length = 0;
    },
    async close() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

type Passing = { response: ServerResponse; port: number; trouble: BucketTrouble | null };

/** Sends a checked request to the store, and its answer back. */
function pass(asked: IncomingMessage, body: Buffer, { response, port, trouble }: Passing) {
  const { method, url, headers } = asked;
  const options = { host: "127.0.0.1", port, method, path: url, headers, agent: false };
  const passed = request(options, (answer) => {
    void buffer(answer).then((bytes) => {
      if (trouble && "silentAfter" in trouble && trouble.silentAfter === 0) return;
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (method === "HEAD" || !trouble) return response.end(bytes);
      const most = "silentAfter" in trouble ? trouble.silentAfter : 0;
      const least = "cutAfter" in trouble ? trouble.cutAfter : most;
      response.flushHeaders();
      response.write(bytes.subarray(0, least), () => {
        if ("cutAfter" in trouble) response.destroy();
      });
      return undefined;
    });
  });
  passed.on("error", () => refuse(response, 500, "InternalError"));
  passed.end(body);
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`);
}

/**
 * Whether a request is signed with the keys of the account.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function isSigned({ method = "", url = "", headers }: IncomingMessage, body: Buffer): boolean {
  const authorization = headers.authorization ?? "";
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!found) return false;
  const [, keyId, day = "", region, names = "", signature] = found;
  if (keyId !== bucketKeys.accessKeyId || region !== bucketKeys.region) return false;
  const hash = sha256(body);
  if (headers["x-amz-content-sha256"] !== hash) return false;
  const date = String(headers["x-amz-date"]);
  const { pathname, searchParams } = new URL(url, "http://store.example");
  searchParams.sort();
  const query = searchParams.toString().replaceAll("+", "%20");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, lines.join(""), names, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (from, part) => createHmac("sha256", from).update(part).digest(),
    `AWS4${bucketKeys.secretAccessKey}`,
  );
  return createHmac("sha256", key).update(toSign).digest("hex") === signature;
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}
