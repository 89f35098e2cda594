import { expect, test } from "../support/test.ts";

test("every link of llms.txt leads to a document that any site may read", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => String(address));
  expect(links.length).toBeGreaterThan(10);
  const paths = links.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/developers", "/api/v1/openapi.json"]));
  for (const address of links) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 200]);
  }
});

test("the entrances of programs lead on to addresses that exist", async ({ request }) => {
  for (const entrance of ["/api/v1", "/auth/v1", "/storage/v1", "/realtime/v1"]) {
    const { documentation, links } = await (await request.get(entrance)).json();
    const page = await (await request.get(documentation)).text();
    expect(page, documentation).toContain(`id="${new URL(documentation).hash.slice(1)}"`);
    for (const address of Object.values<string>(links)) {
      expect((await request.get(address)).status(), address).not.toBe(404);
    }
  }
});
