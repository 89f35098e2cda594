import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
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
