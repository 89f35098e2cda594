import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openaiImages } from "#services/images/openai-image.ts";
import { sharpImages } from "#services/images/sharp.ts";
import { openLimits } from "#services/limits/limits.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aBomb, aPhoto } from "../../../../tests/support/pictures.ts";
import {
  type ImageStep,
  imageKey,
  startImageProvider,
} from "../../../../tests/support/providers/images.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { pictureSources, shareAddress } from "./addresses.ts";
import { makePicture, pictureAnswer, storePicture } from "./pictures.server.ts";

const { db } = await openTestDatabase();
const directory = await mkdtemp(join(tmpdir(), "pictures-"));
const provider = await startImageProvider();
afterAll(async () => {
  await rm(directory, { recursive: true });
  await provider.close();
});
const admin = { userId: "11111111-1111-4111-8111-111111111111" } as Admin;
const logged: unknown[] = [];
const log = { error: (facts: unknown) => logged.push(facts) } as never;
const now = () => new Date("2026-11-22T10:00:00Z");
const settings = { apiKey: imageKey, baseUrl: provider.baseUrl, model: "gpt-image-1.5" };
const limits = { patienceMs: 20_000, mostBytes: 10_000_000 };

const shop = {
  db,
  log,
  files: openLocalDisk(join(directory, "files")),
  images: sharpImages(directory),
  limits: openLimits({ db, now }),
  imageModel: null,
};
const withProvider = { ...shop, imageModel: openaiImages(settings, fetch, limits) };

/** The stored picture of an address, through the door that readers use. */
async function served(address: string) {
  const request = new Request(`https://dorsal.example${address}`);
  const answer = await pictureAnswer(shop, request, address.replace("/media/blog/", ""));
  expect(answer.status, address).toBe(200);
  return sharp(await answer.bytes()).metadata();
}

test("ADM-BLOG-17 an uploaded picture becomes a featured image in all its cuts", async () => {
  const stored = await storePicture(shop, admin, await aPhoto(), "featured");
  if (stored.problem !== null) throw new Error(stored.problem);
  expect(stored.source).toBe("upload");
  const { src, srcSet = "" } = pictureSources(stored.address);
  const sizes = srcSet.split(", ").map((each) => each.split(" ")[0] ?? "");
  expect(sizes).toHaveLength(3);
  for (const address of [src, ...sizes]) {
    const [, width, height] = /(\d+)x(\d+)\.webp$/.exec(address) ?? [];
    expect(await served(address)).toMatchObject({
      format: "webp",
      width: Number(width),
      height: Number(height),
    });
  }
  const shared = await served(shareAddress(stored.address) ?? "");
  expect(shared).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(shared.exif).toBeUndefined();
  const again = await storePicture(shop, admin, await aPhoto(), "featured");
  expect(again).toEqual(stored);
});

test("a picture for the inside of a text stays whole, and is at most 1600 pixels wide", async () => {
  const create = { width: 3000, height: 2000, channels: 3 as const, background: "#336699" };
  const stored = await storePicture(
    shop,
    admin,
    await sharp({ create }).png().toBuffer(),
    "inline",
  );
  if (stored.problem !== null) throw new Error(stored.problem);
  const { src, srcSet = "", width, height } = pictureSources(stored.address);
  expect([width, height]).toEqual([1600, 1067]);
  expect(await served(src)).toMatchObject({ width, height });
  expect(await served(srcSet.split(" ")[0] ?? "")).toMatchObject({ width: 800 });
  const small = await storePicture(shop, admin, await aPhoto(), "inline");
  if (small.problem !== null) throw new Error(small.problem);
  expect(pictureSources(small.address)).toEqual({ src: small.address, width: 600, height: 400 });
});

test("FAKE-06 only pictures are stored: neither drawings, nor bombs, nor too many", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  for (const use of ["featured", "inline"] as const) {
    expect(await storePicture(shop, admin, svg, use)).toEqual({ problem: "no-image" });
    expect(await storePicture(shop, admin, aBomb(), use)).toEqual({ problem: "too-many-pixels" });
  }
  await rolledBack(db, async (tx) => {
    const strict = { ...shop, limits: openLimits({ db: tx, now }, 0.001) };
    const one = { userId: "22222222-2222-4222-8222-222222222222" } as Admin;
    await storePicture(strict, one, svg, "featured");
    expect(await storePicture(strict, one, svg, "featured")).toEqual({ problem: "too-many" });
    await makePicture(strict, one, { title: "x" });
    expect(await makePicture(strict, one, { title: "x" })).toEqual({ problem: "too-many" });
  });
});

test("GAP-96 without a provider our painter draws, and draws another picture each time", async () => {
  const title = "Your first trail race at night";
  const [one, two] = [
    await makePicture(shop, admin, { title }),
    await makePicture(shop, admin, { title }),
  ];
  if (one.problem !== null || two.problem !== null) throw new Error("not drawn");
  expect([one.source, two.source]).toEqual(["drawn", "drawn"]);
  expect(one.address).not.toBe(two.address);
  expect(await served(one.address)).toMatchObject({ width: 1200, height: 630 });
});

test("ADM-BLOG-28 without a title and a prompt nothing is made", async () => {
  for (const each of [shop, withProvider]) {
    expect(await makePicture(each, admin, { title: " ", prompt: "" })).toEqual({
      problem: "no-title-for-picture",
    });
  }
});

test("FN-16 a provider is asked with the prompt in its size, and its picture is cut", async () => {
  const square = { width: 1024, height: 1024, channels: 3 as const, background: "#884422" };
  const picture = await sharp({ create: square }).png().toBuffer();
  provider.answerWith(() => ({ picture }));
  const wish = { title: "", prompt: "a runner on a bridge", size: "1024x1024" as const };
  const made = await makePicture(withProvider, admin, wish);
  expect(made).toMatchObject({ problem: null, source: "model" });
  expect(provider.calls[0]).toMatchObject({ prompt: "a runner on a bridge", size: "1024x1024" });
  if (made.problem === null) expect(await served(made.address)).toMatchObject({ width: 1200 });
  await makePicture(withProvider, admin, { title: "How to pace", prompt: "Even splits." });
  expect(provider.calls[1]).toMatchObject({ size: "1536x1024" });
  expect(provider.calls[1]?.prompt).toContain('the title "How to pace". Even splits. No text');
});

test("ADM-BLOG-37 ERR-98 a provider's failure stores nothing and draws nothing in its place", async () => {
  const steps: ImageStep[] = [
    { status: 401 },
    { status: 429 },
    { status: 503 },
    { text: "no JSON" },
    { picture: Buffer.from("no picture") },
    { picture: aBomb() },
  ];
  for (const step of steps) {
    provider.answerWith(() => step);
    const made = await makePicture(withProvider, admin, { title: "How to pace" });
    expect(made).toEqual({ problem: "no-picture" });
  }
  const told = logged.map((facts) => String(Object.values(facts as object)[0]));
  expect(told).toHaveLength(steps.length);
  expect(told.join()).not.toContain("pace");
});

test("a store that fails says so", async () => {
  const put = () => Promise.reject(new ServiceProblem("files", "unavailable"));
  const broken = { ...shop, files: { ...shop.files, put } };
  expect(await storePicture(broken, admin, await aPhoto(), "featured")).toEqual({
    problem: "not-uploaded",
  });
  expect(await makePicture(broken, admin, { title: "How to pace" })).toEqual({
    problem: "no-picture",
  });
});

test("only pictures of the blog have an address below /media/blog", async () => {
  await shop.files.put("people/secret-96.webp", await aPhoto());
  const paths = [
    "",
    "x.webp",
    "../people/secret-96.webp",
    `${"0".repeat(40)}/../../people/secret-96.webp`,
    `${"0".repeat(40)}/1200x630.webp`,
    `${"0".repeat(40)}/1200x630.gif`,
  ];
  for (const path of paths) {
    const request = new Request("https://dorsal.example/media/blog/x");
    expect((await pictureAnswer(shop, request, path)).status, path).toBe(404);
  }
});
