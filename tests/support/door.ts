import { createServer, connect as dial, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type Door = {
  /** The address of the database through this proxy. */
  url: string;
  open(): Promise<void>;
  /** Cuts every connection and refuses new ones. */
  close(): Promise<void>;
  /** Accepts connections but forwards nothing, like a frozen server. */
  silence(): void;
  /** Forwards the data of existing connections, but not of new ones. */
  ignoreNewcomers(): void;
};

/** A proxy between a test and a database server, which is closed at first. */
export async function aDoorTo(server: string): Promise<Door> {
  const behind = new URL(server);
  const inside = new Set<Socket>();
  let isSilent = false;
  let ignoresNewcomers = false;
  const door = createServer((visitor) => {
    const isIgnored = ignoresNewcomers;
    const host = dial(Number(behind.port || 5432), behind.hostname);
    for (const [one, other] of [
      [visitor, host],
      [host, visitor],
    ] as const) {
      inside.add(one);
      one.on("data", (bytes) => {
        if (!isSilent && !isIgnored) other.write(bytes);
      });
      one.on("error", () => {});
      one.on("close", () => {
        inside.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => door.listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const one of inside) one.destroy();
      door.close(() => resolve());
    });

  await listen(0);
  const address = door.address();
  if (typeof address !== "object" || !address) throw new Error("The door has no address.");
  await close();
  onTestFinished(close);
  const url = new URL(server);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    open: () => listen(address.port),
    close,
    silence() {
      isSilent = true;
    },
    ignoreNewcomers() {
      ignoresNewcomers = true;
    },
  };
}
