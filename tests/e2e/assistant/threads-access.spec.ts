import { newRunner } from "../support/people.ts";
import { type PooledRunner, sessionOf } from "../support/runner-pool.ts";
import { expect, test } from "../support/test.ts";

/** Asks in a thread, or begins one: the status, the thread and the cookies that are set. */
async function ask(baseURL: string, cookie: string, thread: string | null = null) {
  const answer = await fetch(`${baseURL}/functions/openai-chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ text: "Where do I run?", thread, stream: false }),
  });
  const said = await answer.json();
  const set = answer.headers.get("set-cookie") ?? "";
  return { status: answer.status, thread: said.thread ?? null, set };
}

function cookieOf(person: unknown): string {
  const { name, value } = sessionOf(person as PooledRunner);
  return `${name}=${value}`;
}

test("CHAT-28 nobody asks in another's thread, and a guest who signs in keeps theirs", async ({
  baseURL: address,
  request,
}) => {
  const baseURL = String(address);
  const owner = cookieOf(await newRunner(request));
  const other = cookieOf(await newRunner(request));
  const guest = await ask(baseURL, "");
  expect(guest.status).toBe(200);
  const [key = ""] = guest.set.split(";");

  for (const stranger of ["", "chat_guest=AAAAAAAAAAAAAAAAAAAAAA", other]) {
    expect((await ask(baseURL, stranger, guest.thread)).status).toBe(404);
  }
  expect((await ask(baseURL, key, guest.thread)).status).toBe(200);

  // The first page after signing in, whichever it is and in whichever way.
  const page = await fetch(`${baseURL}/about`, { headers: { Cookie: `${owner}; ${key}` } });
  expect(page.headers.get("set-cookie")).toContain("chat_guest=; Max-Age=0");
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect((await ask(baseURL, owner, guest.thread)).status).toBe(200);
  for (const stranger of [key, other]) {
    expect((await ask(baseURL, stranger, guest.thread)).status).toBe(404);
  }
});
