import { expect, test } from "vitest";
import { ownLinksOnly } from "./own-links.ts";

const race = { id: "00000000-0000-4000-8000-000000000001" };

test("only links to the races of the post stay, of all others the words", () => {
  const own = `/races/${race.id}`;
  const text = `See [Lima](${own}), [that](https://evil.example "t"), [page](/admin), ![pic](x.png) and
<img src=x onerror=y> https://evil.example/a [note][^1] [ref][r]

[r]: https://evil.example
[^1]: A source.`;
  const kept = ownLinksOnly(text, [race]);
  expect(kept).toContain(`[Lima](${own}), that, page, pic and`);
  expect(kept).toContain("[^1]: A source.");
  expect(kept).not.toMatch(/evil|<img|admin/);
});

test("a text of nothing but beginnings of links is read as fast as any other", () => {
  expect(ownLinksOnly("[a](".repeat(4000), [race])).toHaveLength(16_000);
});
