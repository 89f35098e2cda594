import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, listen, listenEverywhere } from "./address.ts";

async function listening(host: string | null) {
  const server = createServer((_request, response) => void response.end("hello"));
  await listen(server, { port: 0, host });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

test("a port that is taken is found", async () => {
  for (const taken of [null, "0.0.0.0"]) {
    const { port } = await listening(taken);
    for (const host of [null, "127.0.0.1", "0.0.0.0"]) {
      const second = listen(createServer(), { port, host });
      await expect(second, `${taken} ${host}`).rejects.toMatchObject({ code: "EADDRINUSE" });
    }
  }
});

test("a server that opens to other machines keeps its port and the requests that wait", async () => {
  const { server, port } = await listening(null);
  server.removeAllListeners("request");
  const asked = once(server, "request");
  const answer = fetch(`http://127.0.0.1:${port}`);
  const [, response] = await asked;
  await listenEverywhere(server);
  expect(server.address()).toMatchObject({ address: "0.0.0.0", port });
  response.end("hello");
  expect(await (await answer).text()).toBe("hello");
});

test("a server that a stop has closed during the start stays closed", async () => {
  const { server } = await listening(null);
  server.close();
  await listenEverywhere(server);
  expect(server.listening).toBe(false);
});

test("the address of an IPv6 host can be opened", async () => {
  const { server, port } = await listening("127.0.0.1");
  const at = (host: string | null, appUrl: string | null = null) =>
    addressOf(server, { port: 0, host, appUrl });
  expect(at("::")).toBe(`http://[::]:${port}`);
  expect(at("127.0.0.1")).toBe(`http://127.0.0.1:${port}`);
  expect(at(null)).toBe(`http://localhost:${port}`);
  expect(at("::", "https://dorsal.example")).toBe("https://dorsal.example");
});
