import { createHash, randomUUID } from "node:crypto";
import { chanceOf } from "#drawing/chance.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import type { RaceKind } from "#features/races/race-type.ts";
import { notFoundAnswer, storedFileAnswer } from "#services/files/stored-file-answer.ts";
import type { PhotoRefusal } from "#services/images/images.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { lightColors } from "#ui/styles/colors.ts";
import {
  featuredAddress,
  featuredCuts,
  inlineAddress,
  inlineWidths,
  smallerOf,
} from "./addresses.ts";
import { subjectOf } from "./subject.ts";

/** Why a picture is not stored or not made: the studio has a sentence for each. */
type PictureProblem =
  | "no-title-for-picture"
  | "no-picture"
  | "not-uploaded"
  | "no-image"
  | "heic"
  | "too-many-pixels"
  | "too-many";

/** A picture that is stored, with its address, or why it is missing. */
type PictureOutcome =
  | { problem: null; address: string; source: ImageSource }
  | { problem: PictureProblem };

/** Where the featured image of a post comes from. */
export type ImageSource = "upload" | "model" | "drawn";

export const onlyAdminsMakePictures = "Only administrators can generate images.";
export const unknownPictureCall =
  'Send a "prompt" of at most 1,000 letters and the size "1024x1024".';

/** The most letters of a wish for a picture. */
const longestPrompt = 1000;

/** Where a title says nothing of the scenery. */
const usualScenes = ["road", "trail", "ultra"] as const satisfies RaceKind[];

type Shop = Pick<Services, "files" | "images" | "limits" | "log">;

/** Every cut of a featured image, the largest last: its address is what a post stores. */
const cuts = [
  ...featuredCuts.map((size) => ({ ...size, format: "webp" as const })),
  { width: 1200, height: 630, format: "jpeg" as const },
].reverse();

const refusals = {
  "no picture": "no-image",
  heic: "heic",
  "too many pixels": "too-many-pixels",
} as const satisfies Record<PhotoRefusal, string>;

/**
 * Stores an uploaded picture: cut as a featured image, or whole for the inside of a text. The same
 * picture has the same address.
 */
export async function storePicture(
  services: Shop,
  admin: Admin,
  bytes: Uint8Array,
  use: "featured" | "inline",
): Promise<PictureOutcome> {
  if (!(await services.limits.allow("pictureUpload", admin.userId))) return { problem: "too-many" };
  const store = use === "featured" ? storeCuts : storeWhole;
  try {
    return await store(services, bytes, "upload");
  } catch (error) {
    return failure(services, error, "not-uploaded");
  }
}

/** What a picture shows. */
type Wish = {
  /** Of the post. Without one, the prompt is sent as it is. */
  title: string;
  /** What the post is about, or what is to be seen. */
  prompt?: string;
  /** What the provider is asked for; a featured image is cut out of it. */
  size?: "1024x1024" | "1536x1024";
  signal?: AbortSignal;
};

/**
 * Makes a featured image: by the provider if one is configured, else by our cover painter, who draws
 * another picture each time. A provider's failure changes nothing.
 */
export async function makePicture(
  services: Shop & Pick<Services, "imageModel">,
  admin: Admin,
  wish: Wish,
): Promise<PictureOutcome> {
  const words = [wish.title, wish.prompt].map((text) => (text ?? "").trim()).filter(Boolean);
  if (words.length === 0) return { problem: "no-title-for-picture" };
  if (!(await services.limits.allow("pictureMaking", admin.userId))) return { problem: "too-many" };
  try {
    const { imageModel } = services;
    const bytes = imageModel
      ? await imageModel.generate(
          promptOf(wish),
          wish.size ?? "1536x1024",
          wish.signal ?? new AbortController().signal,
        )
      : await draw(services, words.join(" "));
    const stored = await storeCuts(services, bytes, imageModel ? "model" : "drawn");
    if (stored.problem === null) return stored;
    services.log.error({ refusal: stored.problem }, "a picture of the provider could not be read");
    return { problem: "no-picture" };
  } catch (error) {
    return failure(services, error, "no-picture");
  }
}

function promptOf({ title, prompt = "" }: Wish): string {
  const [name, about] = [title.trim(), prompt.trim()];
  const wish = name
    ? `A natural, well-lit editorial photograph for an article for runners with the title "${name}". ${about} No text, no logos, no watermarks.`
    : about;
  return Array.from(wish).slice(0, longestPrompt).join("");
}

/** Our own drawing, whose scenery fits the words. */
async function draw({ images }: Pick<Services, "images">, words: string): Promise<Uint8Array> {
  const { kind, country, hour } = subjectOf(words);
  const [size] = featuredCuts;
  const seed = randomUUID();
  const type = kind ?? chanceOf(seed).pick(usualScenes);
  // A place that no land knows: the seed decides what it looks like.
  const svg = coverSvg(
    { seed, type, hour, place: { city: seed, country, startDate: null, position: null } },
    size,
  );
  const drawing = { svg, left: 0, top: 0, ...size };
  return images.drawJpeg({
    ...size,
    background: lightColors.paper,
    drawings: [drawing],
    texts: [],
  });
}

async function storeCuts(
  { files, images }: Pick<Services, "files" | "images">,
  bytes: Uint8Array,
  source: ImageSource,
): Promise<PictureOutcome> {
  const made = await images.cutPhotos(bytes, cuts);
  if (typeof made === "string") return { problem: refusals[made] };
  const hash = hashOf(made);
  for (const [place, { width, height, format }] of cuts.entries()) {
    const photo = made[place];
    const ending = format === "jpeg" ? "jpg" : format;
    if (photo) await files.put(`blog/${hash}/${width}x${height}.${ending}`, photo);
  }
  return { problem: null, address: featuredAddress(hash), source };
}

async function storeWhole(
  { files, images }: Pick<Services, "files" | "images">,
  bytes: Uint8Array,
  source: ImageSource,
): Promise<PictureOutcome> {
  const made = await images.scaledPhotos(bytes, [inlineWidths.small, inlineWidths.large]);
  if (typeof made === "string") return { problem: refusals[made] };
  const [small, large] = made;
  if (!small || !large) return { problem: "no-image" };
  const hash = hashOf([large]);
  const size = await images.sizeOf(large);
  if (size.width > inlineWidths.small) {
    await files.put(keyOf(inlineAddress(hash, smallerOf(size))), small);
  }
  const address = inlineAddress(hash, size);
  await files.put(keyOf(address), large);
  return { problem: null, address, source };
}

/** The name of a picture: the hash of what is stored, so that a name never has another content. */
function hashOf(photos: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const photo of photos) hash.update(photo);
  return hash.digest("hex").slice(0, 40);
}

function keyOf(address: string): string {
  return address.replace(/^\/media\//, "");
}

function failure(
  { log }: Pick<Services, "log">,
  error: unknown,
  problem: "no-picture" | "not-uploaded",
): PictureOutcome {
  if (!(error instanceof ServiceProblem)) throw error;
  log.error({ error }, "a picture of a post could not be made or stored");
  return { problem };
}

/** Only these files of the store are pictures of the blog. */
const picture = /^[0-9a-f]{40}\/(?:whole-)?\d{1,4}x\d{1,4}\.(?:webp|jpg)$/;

/** Answers for `/media/blog/*`. */
export async function pictureAnswer(
  services: Pick<Services, "files" | "log">,
  request: Request,
  path: string,
): Promise<Response> {
  return picture.test(path)
    ? storedFileAnswer(services, request, `blog/${path}`)
    : notFoundAnswer();
}
