import { expect, test } from "vitest";
import { featuredAddress, inlineAddress, pictureSources, shareAddress } from "./addresses.ts";

const hash = "0123456789abcdef0123456789abcdef01234567";

test("a featured image has three widths and a JPEG for networks", () => {
  const address = featuredAddress(hash);
  expect(pictureSources(address)).toEqual({
    src: address,
    srcSet: `/media/blog/${hash}/1200x630.webp 1200w, /media/blog/${hash}/800x420.webp 800w, /media/blog/${hash}/400x210.webp 400w`,
    width: 1200,
    height: 630,
  });
  expect(shareAddress(address)).toBe(`/media/blog/${hash}/1200x630.jpg`);
});

test("a picture inside a text has a small width too, unless it is small", () => {
  const address = inlineAddress(hash, { width: 1600, height: 1067 });
  expect(pictureSources(address)).toEqual({
    src: address,
    srcSet: `/media/blog/${hash}/whole-800x534.webp 800w, ${address} 1600w`,
    width: 1600,
    height: 1067,
  });
  const small = inlineAddress(hash, { width: 640, height: 480 });
  expect(pictureSources(small)).toEqual({ src: small, width: 640, height: 480 });
  expect(shareAddress(address)).toBeNull();
});

test("any other address stands alone", () => {
  const others = [
    "https://pictures.example/a.jpg",
    "/media/races/a-640.webp",
    "/media/blog/x.webp",
  ];
  for (const address of others) {
    expect(pictureSources(address)).toEqual({ src: address });
    expect(shareAddress(address)).toBeNull();
  }
  expect(shareAddress(null)).toBeNull();
});
