import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** Requests an address with another `Host` header: `fetch` always sends the real one. */
export async function askAsHost(
  address: string,
  host: string,
): Promise<{ status: number | undefined; body: string }> {
  const asking = request(address, { headers: { host } }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}
