import { afterAll, beforeAll, beforeEach } from "vitest";
import { expect, test } from "../../pages/support/test.ts";
import { cookieOf } from "../../support/permissions/people.ts";
import { aPhoto } from "../../support/pictures.ts";
import { bucketKeys, startBucket } from "../../support/providers/bucket.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";

let server: OwnServer;
let bucket: Awaited<ReturnType<typeof startBucket>>;

/** A server whose files are in a bucket. */
beforeAll(async () => {
  bucket = await startBucket();
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/support/permissions/world-database.ts"),
    REQUIRE_LIVE_SERVICES: "files",
    S3_BUCKET: bucketKeys.bucket,
    AWS_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    AWS_REGION: bucketKeys.region,
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
  });
});
beforeEach(() => bucket.make(null));
afterAll(async () => {
  await server?.stop();
  await bucket?.close();
});

type Role = Parameters<typeof cookieOf>[0];

function call(path: string, role: Role | null, init: RequestInit = {}) {
  const headers = { ...(role && cookieOf(role)), Origin: server.url, ...init.headers };
  return fetch(server.url + path, { redirect: "manual", ...init, headers });
}

function makePicture(role: Role | null, body: object) {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return call("/functions/generate-image", role, init);
}

/** The address of a new picture. */
async function newPicture(): Promise<string> {
  const answer = await makePicture("admin", { prompt: "A night trail race", size: "1024x1024" });
  expect(answer.status).toBe(200);
  const made = await answer.json();
  expect(made.source).toBe("drawn");
  expect(made.image_url).toMatch(/^\/media\/blog\/[0-9a-f]{40}\/1200x630\.webp$/);
  return made.image_url;
}

test("FN-16 ROLE-11 an administrator calls for a picture, and others are refused in JSON", async () => {
  await newPicture();
  for (const body of [{}, { prompt: "" }, { prompt: "x", size: "1x1" }, { prompt: 7 }]) {
    const answer = await makePicture("admin", body);
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, "invalid"]);
  }
  const refused = { visitor: "signed_out", stranger: "forbidden" } as const;
  for (const [role, code] of Object.entries(refused)) {
    const answer = await makePicture(role as keyof typeof refused, { prompt: "x" });
    expect((await answer.json()).error.code, role).toBe(code);
  }
  expect((await call("/functions/generate-image", "admin")).status).toBe(405);
});

test("ADM-BLOG-17 a stored picture is sent whole, in parts, or not again", async () => {
  const path = await newPicture();
  const whole = await call(path, null);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(whole.headers.get("content-type")).toBe("image/webp");
  expect(whole.headers.get("content-encoding")).toBeNull();
  expect(whole.headers.get("content-length")).toBe(String(bytes.length));
  const tag = whole.headers.get("etag") ?? "";
  expect(tag).toMatch(/^"[^"]+"$/);

  const head = await call(path, null, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(String(bytes.length));
  const part = await call(path, null, { headers: { Range: "bytes=100-199" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  const parts = await call(path, null, { headers: { Range: "bytes=0-9,-10" } });
  expect(parts.headers.get("content-type")).toContain("multipart/byteranges");
  expect((await parts.arrayBuffer()).byteLength).toBe(Number(parts.headers.get("content-length")));
  const behind = await call(path, null, { headers: { Range: `bytes=${bytes.length}-` } });
  expect([behind.status, behind.headers.get("content-range")]).toEqual([
    416,
    `bytes */${bytes.length}`,
  ]);
  expect((await call(path, null, { headers: { Range: "bytes=x" } })).status).toBe(200);
  expect((await call(path, null, { headers: { "If-None-Match": tag } })).status).toBe(304);
  const other = { Range: "bytes=0-9", "If-Range": '"another"' };
  expect((await call(path, null, { headers: other })).status).toBe(200);
});

test("a reader that disconnects ends the request to the bucket, and a silent bucket delays no page", async () => {
  const path = await newPicture();
  bucket.make({ silentAfter: 1000 });
  const leaving = new AbortController();
  const answer = await call(path, null, { signal: leaving.signal });
  const reader = answer.body!.getReader();
  await reader.read();
  expect((await call("/blog", null)).status).toBeLessThan(500);
  leaving.abort();
  await expect.poll(() => bucket.open).toBe(0);
});

test("a failing bucket is reported as unavailable, and recovers", async () => {
  const path = await newPicture();
  bucket.make({ status: 500 });
  const away = await call(path, null);
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
  const failed = await makePicture("admin", { prompt: "x" });
  expect([failed.status, (await failed.json()).error.message]).toEqual([
    502,
    "Failed to generate image. Please try again or upload one manually.",
  ]);
  bucket.make(null);
  expect((await call(path, null)).status).toBe(200);
});

test("PROF-06 the photo of a profile is kept in the bucket too", async () => {
  const form = new FormData();
  form.set("first_name", "Ana");
  form.set(
    "profile_image",
    new Blob([new Uint8Array(await aPhoto())], { type: "image/jpeg" }),
    "me.jpg",
  );
  const saved = await call("/account/edit", "owner", { method: "POST", body: form });
  expect(saved.status).toBeLessThan(400);
  const stored = bucket.seen.find(({ method }) => method === "PUT")?.path ?? "";
  expect(stored).toMatch(/^\/dorsal\/people\/[0-9a-f]{40}-\d+\.webp$/);
  const photo = await call(stored.replace("/dorsal/", "/media/"), null);
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"]);
});
