import sharp from "sharp";
import { expect, test } from "vitest";
import { aBomb } from "../../../tests/support/pictures.ts";
import { cutPhotos, scaledPhotos, sizeOf, squarePhotos } from "./photos.ts";

const sides = [96, 384];

/** A picture of 800 by 400 pixels: the left half is red, the right half blue. */
function redAndBlue() {
  const half = { width: 400, height: 400, channels: 3 as const };
  return sharp({ create: { ...half, width: 800, background: "#ff0000" } }).composite([
    { input: { create: { ...half, background: "#0000ff" } }, left: 400, top: 0 },
  ]);
}

async function colorAt(picture: Uint8Array, left: number, top: number) {
  const spot = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  const [red = 0, , blue = 0] = await spot.raw().toBuffer();
  return red > blue ? "red" : "blue";
}

test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
  "a picture as %s becomes two squares from its center",
  async (format) => {
    const sent = await redAndBlue().toFormat(format).toBuffer();
    const made = await squarePhotos(sent, sides);
    if (typeof made === "string") throw new Error(made);
    for (const [place, photo] of made.entries()) {
      const { format, width, height } = await sharp(photo).metadata();
      expect([format, width, height]).toEqual(["webp", sides[place], sides[place]]);
    }
    expect(await colorAt(made[1] as Uint8Array, 40, 200)).toBe("red");
    expect(await colorAt(made[1] as Uint8Array, 340, 200)).toBe("blue");
  },
);

test("a photo loses its location and keeps its orientation", async () => {
  const sent = await redAndBlue()
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitudeRef: "S" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const made = await squarePhotos(sent, [200]);
  const photo = made[0] as Uint8Array;
  const { exif, xmp, iptc, orientation } = await sharp(photo).metadata();
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  // Rotated by a quarter turn: the left half is on top.
  expect([await colorAt(photo, 100, 20), await colorAt(photo, 100, 180)]).toEqual(["red", "blue"]);
});

test("a file that only claims to be a picture is refused", async () => {
  const jpeg = await redAndBlue().jpeg().toBuffer();
  const strangers = {
    empty: Buffer.alloc(0),
    "a drawing": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    "a page": Buffer.from("<!doctype html><script>alert(1)</script>"),
    "a false beginning": Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), jpeg]),
    "a file that breaks off": jpeg.subarray(0, 700),
    noise: Buffer.alloc(50_000, 7),
  };
  for (const [name, sent] of Object.entries(strangers)) {
    expect(await squarePhotos(sent, sides), name).toBe("no picture");
  }
});

test("a HEIC photo is reported, whatever its name says", async () => {
  const heic = Buffer.from("\0\0\0\x24ftypheic\0\0\0\0mif1heic", "latin1");
  expect(await squarePhotos(heic, sides)).toBe("heic");
});

test("a small file that decodes to 256 million pixels is refused", async () => {
  const bomb = aBomb();
  expect(bomb.length).toBeLessThan(200_000);
  expect(await squarePhotos(bomb, sides)).toBe("too many pixels");
});

test("data appended to a picture is dropped", async () => {
  const jpeg = await redAndBlue().jpeg().toBuffer();
  const made = await squarePhotos(Buffer.concat([jpeg, Buffer.from("<script>alert(1)")]), [96]);
  expect(typeof made).toBe("object");
  expect(Buffer.from(made[0] as Uint8Array).includes("<script>")).toBe(false);
});

test("a picture is scaled down to each width, uncropped, and never up", async () => {
  const sent = await redAndBlue().jpeg().toBuffer();
  const made = await scaledPhotos(sent, [320, 1600]);
  if (typeof made === "string") throw new Error(made);
  const sizes = await Promise.all(
    made.map(async (photo) => {
      const { format, width, height, exif } = await sharp(photo).metadata();
      return [format, width, height, exif];
    }),
  );
  expect(sizes).toEqual([
    ["webp", 320, 160, undefined],
    ["webp", 800, 400, undefined],
  ]);
  expect(await colorAt(made[0] as Uint8Array, 10, 80)).toBe("red");
});

/** A few more pixels than are decoded at once. */
function aLargePhoto(options: { progressive: boolean }): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 6400, channels: 3, background: "#336699" } })
    .jpeg(options)
    .toBuffer();
}

test("FAKE-06 a very large photo is scaled; a decompression bomb and other files are refused", async () => {
  const large = await aLargePhoto({ progressive: false });
  const made = await scaledPhotos(large, [640]);
  if (typeof made === "string") throw new Error(made);
  expect((await sharp(made[0]).metadata()).width).toBe(640);
  expect(await scaledPhotos(aBomb(), [640])).toBe("too many pixels");
  expect(await scaledPhotos(Buffer.from("<svg/>"), [640])).toBe("no picture");
});

test("a picture that has to be decoded as a whole is refused by its size", async () => {
  const sent = await aLargePhoto({ progressive: true });
  expect(await scaledPhotos(sent, [640])).toBe("too many pixels");
});

test("ADM-BLOG-18 a picture is cut to each size from its middle, without what it tells of its camera", async () => {
  const sent = await redAndBlue()
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitudeRef: "S" } })
    .png()
    .toBuffer();
  const cuts = [
    { width: 1200, height: 630, format: "webp" },
    { width: 400, height: 210, format: "webp" },
    { width: 1200, height: 630, format: "jpeg" },
  ] as const;
  const made = await cutPhotos(sent, cuts);
  if (typeof made === "string") throw new Error(made);
  for (const [place, photo] of made.entries()) {
    const { format, width, height, exif } = await sharp(photo).metadata();
    expect({ format, width, height, exif }).toEqual({ ...cuts[place], exif: undefined });
    expect(await sizeOf(photo)).toEqual({ width, height });
    expect(await colorAt(photo, 10, 10)).toBe("red");
    expect(await colorAt(photo, (width ?? 0) - 10, 200)).toBe("blue");
  }
  expect(await cutPhotos(aBomb(), cuts)).toBe("too many pixels");
  expect(await cutPhotos(Buffer.from("<svg/>"), cuts)).toBe("no picture");
});

test("what is transparent becomes white in a JPEG", async () => {
  const empty = { width: 100, height: 60, channels: 4 as const, background: "#00000000" };
  const sent = await sharp({ create: empty }).png().toBuffer();
  const made = await cutPhotos(sent, [{ width: 1200, height: 630, format: "jpeg" }]);
  const [red] = await sharp(made[0] as Uint8Array)
    .raw()
    .toBuffer();
  expect(red).toBe(255);
});
