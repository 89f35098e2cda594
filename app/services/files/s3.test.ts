import { afterAll, afterEach, expect, test } from "vitest";
import { bucketKeys, startBucket } from "../../../tests/support/providers/bucket.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { bucketAddress, openBucket } from "./s3.ts";

const bucket = await startBucket();
const keys = { ...bucketKeys, endpoint: bucket.endpoint };
const limits = { call: 20_000, put: 20_000, silence: 20_000, pauses: [5, 10] };
const files = openBucket(keys, fetch, limits);
/** For what never answers. */
const impatient = openBucket(keys, fetch, { ...limits, call: 200, put: 200, silence: 200 });
afterAll(bucket.close);
afterEach(() => bucket.make(null));

/** The kind of failure of everything that can be done with a file. */
function kindsOf(store: typeof files) {
  const calls = [
    store.put("a/b.mp3", Buffer.from("x")),
    store.read("a/b.mp3"),
    store.find("a/b.mp3"),
    store.stream("a/b.mp3"),
    store.remove("a/b.mp3"),
    Array.fromAsync(store.list("a")),
  ];
  return Promise.all(calls.map((call) => call.then(() => "fine", kindOf)));
}

function kindOf(problem: unknown): string {
  return problem instanceof ServiceProblem ? `${problem.service} ${problem.kind}` : String(problem);
}

function six(kind: string) {
  return Array.from({ length: 6 }, () => `files ${kind}`);
}

test("a file says what it is and how long it can be kept", async () => {
  await files.put("podcasts/a1/episode.mp3", Buffer.from("sound"));
  await files.put("imports/a1.csv", Buffer.from("name"));
  const [sound, table] = bucket.seen.map(({ headers }) => headers);
  expect(sound).toMatchObject({
    "content-type": "audio/mpeg",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(table).toMatchObject({ "cache-control": "private, no-store" });
  expect(bucket.seen[0]?.path).toBe("/dorsal/podcasts/a1/episode.mp3");
});

test("another secret, another key and another region are refused", async () => {
  const wrong = [
    { secretAccessKey: "another secret" },
    { accessKeyId: "ANOTHER" },
    { region: "eu-test-2" },
  ];
  for (const each of wrong) {
    expect(await kindsOf(openBucket({ ...keys, ...each }, fetch, limits))).toEqual(six("auth"));
  }
});

test("what the store answers decides the kind of the failure", async () => {
  const kinds = { 403: "auth", 400: "invalid", 301: "invalid", 429: "rate", 503: "unavailable" };
  for (const [status, kind] of Object.entries(kinds)) {
    bucket.make({ status: Number(status), code: "Trouble" });
    expect(await kindsOf(files), status).toEqual(six(kind));
  }
});

test("a failure names the code of the store, and nothing that was signed", async () => {
  bucket.make({ status: 403, code: "RequestTimeTooSkewed" });
  const problem = await files.read("a/b.mp3").catch((error: unknown) => error);
  expect(problem).toMatchObject({ cause: new Error("403 RequestTimeTooSkewed") });
});

test("a missing bucket is no missing file", async () => {
  const elsewhere = openBucket({ ...keys, bucket: "elsewhere" }, fetch, limits);
  expect(await elsewhere.read("a/b.mp3").catch(kindOf)).toBe("files invalid");
  expect(await elsewhere.stream("a/b.mp3").catch(kindOf)).toBe("files invalid");
  expect(await elsewhere.put("a/b.mp3", Buffer.from("x")).catch(kindOf)).toBe("files invalid");
});

test("a list of more names than one answer has is read to its end", async () => {
  const names = ["many/a.json", "many/b.json", "many/c.json", "many/d.json", "many/e.json"];
  for (const name of names) await files.put(name, Buffer.from("{}"));
  bucket.make(null);
  const listed = await Array.fromAsync(openBucket(keys, fetch, limits, 2).list("many"));
  expect(listed.map(({ key }) => key)).toEqual(names);
  expect(bucket.seen).toHaveLength(3);
});

test("what is refused for the moment is asked again", async () => {
  for (const status of [500, 503, 429]) {
    bucket.make({ status, times: 2 });
    await files.put("a/c.mp3", Buffer.from("sound"));
    expect((await files.read("a/c.mp3"))?.bytes.toString()).toBe("sound");
    expect(bucket.seen.filter(({ method }) => method === "PUT")).toHaveLength(3);
  }
});

test("a store that is away or silent fails in time", async () => {
  const closed = await startBucket();
  const away = openBucket({ ...keys, endpoint: closed.endpoint }, fetch, limits);
  await closed.close();
  expect(await kindsOf(away)).toEqual(six("unavailable"));
  bucket.make({ silentAfter: 0 });
  expect(await kindsOf(impatient)).toEqual(six("timeout"));
});

test("a stream that breaks off or falls silent fails, and does not end early", async () => {
  const bytes = Buffer.alloc(400_000, 7);
  await files.put("a/d.mp3", bytes);
  const reading = async (store: typeof files) =>
    new Response(await store.stream("a/d.mp3")).arrayBuffer();
  bucket.make({ cutAfter: 100_000 });
  expect(await reading(files).catch(kindOf)).toBe("files unavailable");
  bucket.make({ silentAfter: 100_000 });
  expect(await reading(impatient).catch(kindOf)).toBe("files timeout");
  expect(await impatient.read("a/d.mp3").catch(kindOf)).toBe("files timeout");
});

test("a stream that is left ends its request", async () => {
  await files.put("a/e.mp3", Buffer.alloc(3_000_000, 7));
  const reader = (await files.stream("a/e.mp3"))!.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => bucket.open).toBe(0);
});

test("Amazon's buckets are hosts, and those of other stores are paths", () => {
  const amazon = { bucket: "dorsal", region: "eu-central-1", endpoint: null };
  expect(bucketAddress(amazon)).toBe("https://dorsal.s3.eu-central-1.amazonaws.com");
  expect(bucketAddress({ ...amazon, bucket: "dorsal.example" })).toBe(
    "https://s3.eu-central-1.amazonaws.com/dorsal.example",
  );
  expect(bucketAddress({ ...amazon, region: "cn-north-1" })).toBe(
    "https://dorsal.s3.cn-north-1.amazonaws.com.cn",
  );
  expect(bucketAddress({ ...amazon, endpoint: "http://127.0.0.1:9000" })).toBe(
    "http://127.0.0.1:9000/dorsal",
  );
});
