/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { storageObjects, userProfiles } from "#db/schema.ts";
import { signInByPassword } from "#features/app-auth/sign-in.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openTestDatabase, temporaryDirectory } from "../../../../tests/support/database.ts";
import { accountsOf } from "../../../../tests/support/identity.ts";
import { aMember, later, password } from "../../../../tests/support/programs/apps.ts";
import { aStorage, serveStorage } from "../../../../tests/support/programs/storage.ts";

const { db } = await openTestDatabase();
const accounts = accountsOf(db);
const files = openLocalDisk(await temporaryDirectory());
const { origin } = await serveStorage({ ...accounts, files });
const address = `${origin}/storage/v1`;

afterEach(() => void vi.useRealTimers());

/** A person whose app has signed in, and the storage of that app. */
async function aPersonWithStorage(email: string) {
  const userId = await aMember(accounts, email);
  const client = { clientAddress: "192.0.2.1", userAgent: "a test", issuer: `${origin}/auth/v1` };
  const signedIn = await signInByPassword(accounts, { email, phone: "", password }, client);
  if (signedIn.problem !== null) throw new Error(signedIn.problem);
  const token = signedIn.session.access_token;
  return { userId, token, storage: aStorage(origin, accounts, token) };
}

const ana = await aPersonWithStorage("ana@example.com");
const ben = await aPersonWithStorage("ben@example.com");
const nobody = aStorage(origin, accounts, null);
await ana.storage.createBucket("photos", { public: false });
await ana.storage.createBucket("club-site", {
  public: true,
  fileSizeLimit: 1000,
  allowedMimeTypes: ["image/*", "text/plain"],
});
const photos = ana.storage.from("photos");

const text = (content: string) => new Blob([content], { type: "text/plain" });

test("AUTHSVC-25 buckets are made, read, changed and deleted by their owner alone", async () => {
  const made = await ana.storage.createBucket("drafts", { public: false, fileSizeLimit: "1MB" });
  expect(made).toEqual({ data: { name: "drafts" }, error: null });
  expect((await ana.storage.getBucket("drafts")).data).toMatchObject({
    id: "drafts",
    public: false,
    file_size_limit: 1024 * 1024,
    owner: ana.userId,
  });
  expect((await ana.storage.listBuckets()).data?.map(({ id }) => id)).toContain("drafts");
  expect((await ben.storage.listBuckets()).data).toEqual([]);
  for (const { error } of [
    await ben.storage.getBucket("drafts"),
    await ben.storage.updateBucket("drafts", { public: true }),
    await ben.storage.emptyBucket("drafts"),
    await ben.storage.deleteBucket("drafts"),
    await ben.storage.from("drafts").list(),
    await ben.storage.from("drafts").upload("a.txt", text("a")),
  ]) {
    expect(error).toMatchObject({ status: 404, message: "Bucket not found" });
  }
  expect((await ben.storage.createBucket("drafts")).error).toMatchObject({ status: 409 });
  expect((await ana.storage.createBucket("Bad Name")).error).toMatchObject({ status: 400 });
  await ana.storage.from("drafts").upload("a.txt", text("a"));
  expect((await ana.storage.deleteBucket("drafts")).error).toMatchObject({ status: 409 });
  expect((await ana.storage.emptyBucket("drafts")).error).toBeNull();
  expect((await ana.storage.updateBucket("drafts", { public: true })).error).toBeNull();
  expect((await ana.storage.deleteBucket("drafts")).error).toBeNull();
  expect((await nobody.listBuckets()).error).toMatchObject({ status: 401 });
});

test("AUTHSVC-25 a folder is listed by name, 100 from the first, unless asked otherwise", async () => {
  for (const name of ["b.txt", "a.txt", "2026/Año/start.txt", "2026/z.txt", "Z.txt"]) {
    expect((await photos.upload(`listed/${name}`, text(name))).error, name).toBeNull();
  }
  const names = async (...asked: Parameters<typeof photos.list>) =>
    (await photos.list(...asked)).data?.map(({ name }) => name);
  expect(await names("listed")).toEqual(["2026", "Z.txt", "a.txt", "b.txt"]);
  expect(await names("listed/2026/")).toEqual(["Año", "z.txt"]);
  expect(await names("listed/2026/Año")).toEqual(["start.txt"]);
  expect(await names("listed", { limit: 2, offset: 1 })).toEqual(["Z.txt", "a.txt"]);
  expect(await names("listed", { search: "a.t" })).toEqual(["a.txt"]);
  const down = { sortBy: { column: "name", order: "desc" } };
  expect(await names("listed", down)).toEqual(["b.txt", "a.txt", "Z.txt", "2026"]);
  const newest = { sortBy: { column: "created_at", order: "desc" }, limit: 1 };
  expect(await names("listed", newest)).toEqual(["Z.txt"]);
  const { data } = await photos.list("listed");
  expect(data?.[0]).toMatchObject({ id: null, metadata: null });
  expect(data?.[2]).toMatchObject({
    id: expect.any(String),
    metadata: { size: 5, mimetype: "text/plain", cacheControl: "max-age=3600" },
  });
  const many = Array.from({ length: 101 }, (_, place) => ({
    bucketId: "photos",
    name: `many/${String(place).padStart(3, "0")}`,
    file: `objects/many-${place}.bin`,
    bytes: 0,
    contentType: "text/plain",
  }));
  await db.insert(storageObjects).values(many);
  expect(await names("many")).toHaveLength(100);
  const plain = await fetch(`${address}/object/list/photos`, {
    method: "POST",
    headers: { Authorization: `Bearer ${ana.token}` },
    body: JSON.stringify({ prefix: "many" }),
  });
  expect(await plain.json()).toHaveLength(100);
});

test("AUTHSVC-26 an upload is kept for 3600 seconds and overwrites nothing unless asked to", async () => {
  const first = await photos.upload("up/start.txt", text("one"));
  expect(first.data).toMatchObject({ path: "up/start.txt", fullPath: "photos/up/start.txt" });
  const again = await photos.upload("up/start.txt", text("two"));
  expect(again.error).toMatchObject({ status: 409, message: "The resource already exists" });
  expect(await (await photos.download("up/start.txt")).data?.text()).toBe("one");
  expect((await photos.info("up/start.txt")).data).toMatchObject({
    size: 3,
    contentType: "text/plain",
    cacheControl: "max-age=3600",
  });
  const over = await photos.upload("up/start.txt", text("three"), {
    upsert: true,
    cacheControl: "60",
  });
  expect(over.data?.id).toBe(first.data?.id);
  expect(await (await photos.download("up/start.txt")).data?.text()).toBe("three");
  expect((await photos.info("up/start.txt")).data?.cacheControl).toBe("max-age=60");
  expect(
    (await photos.update("up/start.txt", Buffer.from("four"), { contentType: "text/plain" })).error,
  ).toBeNull();
  expect((await photos.update("up/none.txt", text("x"))).error).toMatchObject({ status: 404 });
  const stored = await db
    .select()
    .from(storageObjects)
    .where(eq(storageObjects.name, "up/start.txt"));
  expect(stored).toHaveLength(1);
  expect((await files.read(stored[0]?.file ?? ""))?.bytes.toString()).toBe("four");
});

test("what a browser would run is not stored, and a bucket's own limits hold", async () => {
  for (const type of [
    "text/html",
    "image/svg+xml",
    "text/javascript",
    "application/xhtml+xml",
    "nonsense",
  ]) {
    const { error } = await photos.upload("page", Buffer.from("<script>"), { contentType: type });
    expect(error, type).toMatchObject({ status: 415 });
  }
  const site = ana.storage.from("club-site");
  const pdf = new Blob(["%PDF"], { type: "application/pdf" });
  expect((await site.upload("a.pdf", pdf)).error).toMatchObject({ status: 415 });
  expect((await site.upload("a.txt", text("x".repeat(1001)))).error).toMatchObject({ status: 413 });
  const large = new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)], { type: "image/png" });
  expect((await photos.upload("large.png", large)).error).toMatchObject({ status: 413 });
});

test("an object is read by its owner, in parts too, and its tag says whether it has changed", async () => {
  await photos.upload("read/run.txt", text("0123456789"));
  const read = (headers: Record<string, string> = {}, path = "photos/read/run.txt") =>
    fetch(`${address}/object/${path}`, {
      headers: { Authorization: `Bearer ${ana.token}`, ...headers },
    });
  const whole = await read();
  expect(whole.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(whole.headers.get("cache-control")).toBe("private, max-age=3600, no-transform");
  expect(whole.headers.get("content-security-policy")).toContain("sandbox");
  expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
  const part = await read({ Range: "bytes=2-4" });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  const tag = whole.headers.get("etag") ?? "";
  expect((await read({ "If-None-Match": tag })).status).toBe(304);
  await photos.upload("read/run.txt", text("other"), { upsert: true });
  expect((await read({ "If-None-Match": tag })).status).toBe(200);
  expect(
    (await read({}, "photos/read/run.txt?download=my%20run.txt")).headers.get(
      "content-disposition",
    ),
  ).toBe("attachment; filename=\"my run.txt\"; filename*=UTF-8''my%20run.txt");
  expect((await photos.exists("read/run.txt")).data).toBe(true);
  expect((await photos.exists("read/none.txt")).data).toBe(false);
  expect((await ben.storage.from("photos").download("read/run.txt")).error).not.toBeNull();
  expect((await nobody.from("photos").download("read/run.txt")).error).not.toBeNull();
  expect((await read({ Authorization: "Bearer made.up.token" })).status).toBe(401);
});

test("everybody reads a public bucket by its own address, and changes nothing in it", async () => {
  const site = ana.storage.from("club-site");
  await site.upload("news/today.txt", text("hello"));
  const { data } = nobody.from("club-site").getPublicUrl("news/today.txt");
  const answer = await fetch(data.publicUrl);
  expect([answer.status, await answer.text()]).toEqual([200, "hello"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, no-transform");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const secret = nobody.from("photos").getPublicUrl("up/start.txt").data.publicUrl;
  expect((await fetch(secret)).status).toBe(404);
  expect((await nobody.from("club-site").upload("mine.txt", text("x"))).error).toMatchObject({
    status: 401,
  });
  await ben.storage.from("club-site").remove(["news/today.txt"]);
  expect((await fetch(data.publicUrl)).status).toBe(200);
});

test("a signed address is good for its object alone and ends, and the object's end ends it", async () => {
  await photos.upload("signed/Año nuevo.txt", text("shared"));
  await photos.upload("signed/other.txt", text("other"));
  const { data } = await photos.createSignedUrl("signed/Año nuevo.txt", 60);
  const url = data?.signedUrl ?? "";
  expect(await (await fetch(url)).text()).toBe("shared");
  expect((await fetch(url.replace(/A.*o%20nuevo/, "other"))).status).toBe(400);
  expect((await fetch(`${url.slice(0, -2)}xx`)).status).toBe(400);
  const several = await photos.createSignedUrls(["signed/other.txt", "signed/none.txt"], 60);
  expect(several.data).toMatchObject([
    { error: null },
    { error: "Object not found", signedUrl: null },
  ]);
  expect((await photos.createSignedUrl("signed/none.txt", 60)).error).toMatchObject({
    status: 404,
  });
  expect((await photos.createSignedUrl("signed/other.txt", 10 ** 9)).error).toMatchObject({
    status: 400,
  });
  expect(
    (await ben.storage.from("photos").createSignedUrl("signed/other.txt", 60)).error,
  ).not.toBeNull();
  later(61);
  expect((await fetch(url)).status).toBe(400);
  vi.useRealTimers();
  const second = (await photos.createSignedUrl("signed/other.txt", 60)).data?.signedUrl ?? "";
  await photos.remove(["signed/other.txt"]);
  expect((await fetch(second)).status).toBe(404);
});

test("a signed address is worth nothing for the bucket of the same name that somebody else has later", async () => {
  await ben.storage.createBucket("shared-name");
  await ben.storage.from("shared-name").upload("a.txt", text("of ben"));
  const signed = await ben.storage.from("shared-name").createSignedUrl("a.txt", 3600);
  const url = signed.data?.signedUrl ?? "";
  expect(await (await fetch(url)).text()).toBe("of ben");
  await ben.storage.emptyBucket("shared-name");
  await ben.storage.deleteBucket("shared-name");
  await ana.storage.createBucket("shared-name");
  await ana.storage.from("shared-name").upload("a.txt", text("of ana"));
  expect((await fetch(url)).status).toBe(404);
});

test("letters that the database cannot keep are refused", async () => {
  const headers = { authorization: `Bearer ${ana.token}` };
  for (const [method, path, body] of [
    ["GET", "bucket/a%00b", null],
    ["GET", "object/photos/a%00b", null],
    ["DELETE", "object/photos/a%00b", null],
    ["GET", "object/public/club-site%00/a", null],
    ["POST", "object/list/photos", { prefix: "a\0b" }],
    ["POST", "object/list/photos", { search: "a\ud800b" }],
    ["DELETE", "object/photos", { prefixes: ["a\0b"] }],
    ["POST", "object/sign/photos", { expiresIn: 60, paths: ["a\0b"] }],
    ["POST", "object/move", { bucketId: "photos", sourceKey: "a\0b", destinationKey: "c" }],
  ] as const) {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${address}/${path}`, sent);
    expect([400, 404], `${method} ${path}`).toContain(answer.status);
  }
});

test("objects are moved and removed, and their files go with them", async () => {
  await photos.upload("move/a.txt", text("a"));
  await photos.upload("move/b.txt", text("b"));
  expect((await photos.move("move/a.txt", "move/b.txt")).error).toMatchObject({ status: 409 });
  expect((await photos.move("move/none.txt", "move/c.txt")).error).toMatchObject({ status: 404 });
  expect((await photos.move("move/a.txt", "move/../c.txt")).error).toMatchObject({ status: 400 });
  expect((await photos.move("move/a.txt", "moved.txt")).error).toBeNull();
  const [row] = await db.select().from(storageObjects).where(eq(storageObjects.name, "moved.txt"));
  const { data } = await photos.remove(["moved.txt", "move/none.txt"]);
  expect(data?.map(({ name }) => name)).toEqual(["moved.txt"]);
  expect(await files.find(row?.file ?? "")).toBeNull();
});

test("names that an address could mean in another way are refused", async () => {
  const put = (path: string) =>
    fetch(`${address}/object/${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${ana.token}`, "Content-Type": "text/plain" },
      body: "x",
    });
  for (const name of [
    "a%2525b",
    "a%5Cb",
    "a*b",
    "a%00b",

    "%2e%2e%2f..%2fup",
    "a//b",
    "",
  ]) {
    const { status } = await put(`photos/${name}`);
    expect(status, name).toBeGreaterThanOrEqual(400);
    expect(status, name).toBeLessThan(500);
  }
  expect((await put("list/a.txt")).status).toBeLessThan(500);
});

test("an account keeps so much and no more, also with uploads at once", async () => {
  const cleo = await aPersonWithStorage("cleo@example.com");
  await cleo.storage.createBucket("cleo-files", { public: false });
  const full = Array.from({ length: 998 }, (_, place) => ({
    bucketId: "cleo-files",
    name: `full/${place}`,
    file: `objects/cleo-${place}.bin`,
    bytes: 1,
    contentType: "text/plain",
  }));
  await db.insert(storageObjects).values(full);
  const own = cleo.storage.from("cleo-files");
  const sent = await Promise.all(["a", "b", "c", "d"].map((name) => own.upload(name, text(name))));
  expect(sent.filter(({ error }) => error === null)).toHaveLength(2);
  expect(sent.find(({ error }) => error)?.error).toMatchObject({ status: 413 });
  for (let place = 0; place < 9; place++) await cleo.storage.createBucket(`cleo-${place}`);
  expect((await cleo.storage.createBucket("cleo-more")).error).toMatchObject({ status: 400 });
});

test("a deactivated account has no storage any more, and shares nothing", async () => {
  const dana = await aPersonWithStorage("dana@example.com");
  await dana.storage.createBucket("dana-public", { public: true });
  const own = dana.storage.from("dana-public");
  await own.upload("a.txt", text("a"));
  const url = own.getPublicUrl("a.txt").data.publicUrl;
  const signed = (await own.createSignedUrl("a.txt", 60)).data?.signedUrl ?? "";
  expect((await fetch(url)).status).toBe(200);
  await db
    .update(userProfiles)
    .set({ isActive: false })
    .where(eq(userProfiles.userId, dana.userId));
  for (const each of [url, signed]) expect((await fetch(each)).status).toBe(404);
  expect((await own.list()).error).toMatchObject({ status: 401 });
});

test("files that runners have are kept, and XML is only downloaded", async () => {
  for (const type of [
    "image/heic",
    "image/heif",
    "application/vnd.ant.fit",
    "application/vnd.garmin.tcx+xml",
    "application/gpx+xml",
    "application/vnd.google-earth.kml+xml",
    "application/vnd.google-earth.kmz",
    "video/quicktime",
    "audio/aac",
    "audio/x-m4a",
    "text/markdown",
  ]) {
    const name = `runner/${type.replaceAll(/\W/g, "-")}`;
    const sent = await photos.upload(name, Buffer.from("<a/>"), { contentType: type });
    expect(sent.error, type).toBeNull();
    const answer = await fetch(`${address}/object/photos/${name}`, {
      headers: { Authorization: `Bearer ${ana.token}` },
    });
    const { headers } = answer;
    expect(headers.get("content-type"), type).toContain(type);
    expect(headers.get("content-security-policy"), type).toContain("sandbox");
    expect(headers.get("x-content-type-options"), type).toBe("nosniff");
    expect(headers.get("content-disposition")?.startsWith("attachment") ?? false, type).toBe(
      type.endsWith("+xml"),
    );
  }
});

test("an object is copied within and between buckets of its owner", async () => {
  await photos.upload("copy/a.txt", text("a"), { cacheControl: "60" });
  const copied = await photos.copy("copy/a.txt", "copy/b.txt");
  expect(copied).toEqual({ data: { path: "photos/copy/b.txt" }, error: null });
  expect((await photos.info("copy/b.txt")).data).toMatchObject({ cacheControl: "max-age=60" });
  await photos.remove(["copy/a.txt"]);
  expect(await (await photos.download("copy/b.txt")).data?.text()).toBe("a");
  const site = { destinationBucket: "club-site" };
  expect((await photos.copy("copy/b.txt", "copied.txt", site)).error).toBeNull();
  expect((await photos.copy("copy/b.txt", "copied.txt", site)).error).toMatchObject({
    status: 409,
  });
  expect((await photos.copy("copy/none.txt", "c.txt")).error).toMatchObject({ status: 404 });
  const foreign = await ben.storage.from("photos").copy("copy/b.txt", "c.txt");
  expect(foreign.error).toMatchObject({ status: 404 });
});

test("what is not offered or not right is named", async () => {
  await photos.upload("named.txt", text("a"));
  const refused = async (call: Promise<{ error: unknown }>) => (await call).error;
  for (const error of [
    await refused(photos.createSignedUploadUrl("a.txt")),
    await refused(photos.uploadToSignedUrl("a.txt", "token", text("a"))),
    await refused(photos.listV2({})),
    await refused(Promise.resolve(photos.download("named.txt", { transform: { width: 9 } }))),
    await refused(photos.upload("meta.txt", text("a"), { metadata: { by: "ana" } })),
    await refused(photos.upload("meta.txt", Buffer.from("a"), { metadata: { by: "ana" } })),
  ]) {
    expect(error).toMatchObject({ status: 501, message: expect.stringContaining("not offer") });
  }
  for (const [member, error] of [
    ["expiresIn", await refused(photos.createSignedUrl("named.txt", 10 ** 9))],
    [
      "transform",
      await refused(photos.createSignedUrl("named.txt", 9, { transform: { width: 9 } })),
    ],
    ["limit", await refused(photos.list("", { limit: 5000 }))],
    [
      "cacheControl",
      await refused(photos.upload("c.txt", text("a"), { cacheControl: "no-store" })),
    ],
    [
      "cacheControl",
      await refused(photos.upload("c.txt", Buffer.from("a"), { cacheControl: "no-store" })),
    ],
    [
      "destinationBucket",
      await refused(photos.move("named.txt", "m.txt", { destinationBucket: "club-site" })),
    ],
    [
      "file_size_limit",
      await refused(ana.storage.createBucket("big-files", { public: false, fileSizeLimit: "1GB" })),
    ],
  ] as const) {
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining(member) });
  }
});
