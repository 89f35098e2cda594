import { expect, test } from "vitest";
import { sentFile } from "./upload.ts";

test("of a file that is too long no more is read than tells so", async () => {
  const form = new FormData();
  form.set("file", new File(["0123456789"], "ten.gpx"));
  expect(await sentFile(form, 4)).toEqual({
    name: "ten.gpx",
    bytes: new TextEncoder().encode("01234"),
  });
});

test("no file is an empty one, and a text or two files are none", async () => {
  const form = new FormData();
  expect(await sentFile(form, 4)).toEqual({ name: "", bytes: new Uint8Array() });
  form.append("file", new File(["x"], "x.gpx"));
  form.append("file", new File(["y"], "y.gpx"));
  expect(await sentFile(form, 4)).toBeNull();
  form.set("file", "a text");
  expect(await sentFile(form, 4)).toBeNull();
});
