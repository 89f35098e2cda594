import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitConnections, mostConnections } from "./connection-limit.ts";

test("files stay free for everything that is not a visitor", () => {
  expect(mostConnections(20_000)).toBe(19_800);
  expect(mostConnections(64)).toBe(32);
});

test("connections beyond the limit are closed, counted, and logged in one line", async () => {
  const server = createServer();
  const lines: object[] = [];
  const log = { warn: (fields: object) => void lines.push(fields) } as never;
  const connections = limitConnections(server, log, 2);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 5 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await expect.poll(() => connections.dropped()).toBe(3);
  expect(lines).toEqual([{ most: 2, dropped: 1 }]);
});
