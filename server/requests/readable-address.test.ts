import { expect, test } from "vitest";
import { withReadableAddress } from "./readable-address.ts";

const at = (path: string) =>
  new URL(withReadableAddress(new Request(`http://localhost${path}`)).url).pathname;

test.for([
  ["/races/%", "/races/%25"],
  ["/object/my%20bucket/100%.txt", "/object/my%2520bucket/100%25.txt"],
  ["/object/b/%ff", "/object/b/%25ff"],
  ["/object/b/a%0d%0ab", "/object/b/a%250d%250ab"],
  ["/object/b/%E2%80%A8", "/object/b/%25E2%2580%25A8"],
])("%s is read as %s", ([path = "", read]) => {
  expect(at(path)).toBe(read);
});

test("readable addresses stay as they are, and a body goes along", async () => {
  const good = new Request("http://localhost/races/a%20b?q=%ff");
  expect(withReadableAddress(good)).toBe(good);
  const sent = new Request("http://localhost/100%?q=%ff", { method: "POST", body: "words" });
  const read = withReadableAddress(sent);
  expect([read.url, await read.text()]).toEqual(["http://localhost/100%25?q=%ff", "words"]);
});
