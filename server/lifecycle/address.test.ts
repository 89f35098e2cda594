import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, listenFor, probePort } from "./address.ts";

async function listening(host: string | null) {
  const server = createServer();
  await listenFor(server, { port: 0, host }, { isOnlyHere: false });
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

test("a port that is taken is found before anything is opened", async () => {
  for (const taken of [null, "127.0.0.1"]) {
    const { port } = await listening(taken);
    for (const host of [null, "127.0.0.1", "0.0.0.0"]) {
      const probe = probePort({ port, host });
      await expect(probe, `${taken} ${host}`).rejects.toMatchObject({ code: "EADDRINUSE" });
    }
  }
  await probePort({ port: 0, host: null });
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
