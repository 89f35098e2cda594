import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of an organizer on this machine, to which a demo may send. It fails once, then it works. */
export async function aReceiver() {
  const answers = [500];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    bodies.push(body);
    const status = answers.shift() ?? 200;
    response.writeHead(status).end(status === 200 ? "Thanks" : "Out of order");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/dorsal`,
    bodies,
    close: () => server.close().closeAllConnections(),
  };
}
