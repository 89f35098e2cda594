import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** A mail as a real server received it: its envelope and its source. */
export type ReceivedMail = { from: string; to: string[]; source: string };

type Options = {
  port?: number;
  /** Refuses a recipient, a sender or `the content` with this code, for example 550; 0 accepts it. */
  refuse?: (what: string) => number;
  password?: string;
  /** What a slow server does before it takes a mail. */
  beforeAnswer?: () => Promise<void>;
};

/** A real SMTP server on this machine: `const server = await startMailServer(); … server.stop()`. */
export async function startMailServer({
  port = 0,
  refuse = () => 0,
  password,
  beforeAnswer = async () => {},
}: Options = {}) {
  const received: ReceivedMail[] = [];
  const check = (what: string, done: (error?: Error) => void) => {
    const responseCode = refuse(what);
    const refusal = responseCode && Object.assign(new Error("Refused."), { responseCode });
    done(refusal || undefined);
    return !refusal;
  };
  const server = new SMTPServer({
    disabledCommands: password ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    authOptional: !password,
    onAuth: (login, _session, done) =>
      done(login.password === password ? null : new Error("Wrong."), { user: login.username }),
    onMailFrom: ({ address }, _session, done) => void check(address, done),
    onRcptTo: ({ address }, _session, done) => void check(address, done),
    onData(stream, { envelope }, done) {
      text(stream).then(async (source) => {
        await beforeAnswer();
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        if (!check("the content", done)) return;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        // A mail whose connection closes in the middle was not sent.
      }, done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/**
 * A mail server that is slow, refuses a tenth of the recipients for good, and another tenth the first time. Senders are
 * never refused.
 * @param sender - the address from which the mails come
 */
export async function startUnwillingMailServer({
  sender,
  slowMs,
}: {
  sender: string;
  slowMs: number;
}) {
  const asked = new Map<string, number>();
  const [refused, postponed] = [new Set<string>(), new Set<string>()];
  const smtp = await startMailServer({
    beforeAnswer: () => (slowMs > 0 ? pause(slowMs) : Promise.resolve()),
    refuse(what) {
      if (what === sender || !what.includes("@")) return 0;
      const number = asked.get(what) ?? asked.size;
      asked.set(what, number);
      if (number % 10 === 3) return refused.add(what) && 550;
      if (number % 10 !== 7 || postponed.has(what)) return 0;
      return postponed.add(what) && 451;
    },
  });
  return { ...smtp, asked, refused, postponed };
}
