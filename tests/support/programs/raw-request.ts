import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** The first line and the body of the answer to a request whose head is written by hand. */
export async function askRaw(port: number, head: string): Promise<{ line: string; body: string }> {
  const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\n\r\n`, "latin1"));
  const answer = await text(socket);
  const [line = ""] = answer.split("\r\n", 1);
  return { line, body: answer.slice(answer.indexOf("\r\n\r\n") + 4) };
}
