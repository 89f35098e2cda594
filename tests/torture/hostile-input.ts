/** A request that an attacker may send. */
export type Input = {
  input: string;
  path: string;
  method?: "GET" | "POST";
  type?: string;
  headers?: Record<string, string>;
  body?: string;
};

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=edge";

/**
 * Input that parsers may be slow for: many fields, long texts of one kind, nested and unclosed JSON,
 * long addresses and headers.
 * @param known.race - the id of an existing race, as `known.expert` is that of an expert
 */
export function hostileInputs(known: { race: string; expert: string }): Input[] {
  return [...forms(), ...uploads(), ...texts(known), ...addresses(), ...heads()];
}

function forms(): Input[] {
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=`).join("&");
  const parts = (count: number) =>
    `${Array.from({ length: count }, (_, at) => part(`f${at}`, "")).join("")}--edge--\r\n`;
  return [
    { input: "1,000 fields", body: fields(1000) },
    { input: "50,000 fields", body: fields(50_000) },
    { input: "200,000 fields", body: fields(200_000) },
    { input: "nothing but &", body: "&".repeat(500_000) },
    { input: "one field of 500 kB", body: `email=${"x".repeat(500_000)}` },
    { input: "percent signs", body: `email=${"%".repeat(500_000)}` },
    { input: "1 MB", body: `email=${"x".repeat(1024 * 1024)}` },
    { input: "1,000 parts", type: multipart, body: parts(1000) },
    { input: "8,000 parts", type: multipart, body: parts(8000) },
    { input: "a part of headers", type: multipart, body: `--edge\r\n${"X: y\r\n".repeat(80_000)}` },
    {
      input: "names without an end",
      type: multipart,
      body: `--edge\r\nContent-Disposition: form-data; ${'name="'.repeat(80_000)}\r\n\r\n--edge--`,
    },
    { input: "nothing but edges", type: multipart, body: "--edge\r\n".repeat(60_000) },
  ].map((form) => ({ type: urlencoded, ...form, path: "/login" }));
}

/** Files of somebody who is not signed in, without a length. */
function uploads(): Input[] {
  const file = `--edge\r\nContent-Disposition: form-data; name="files"; filename="a.zip"\r\n\r\n`;
  const body = file + "x".repeat(110 * 1024 * 1024);
  const headers = { "transfer-encoding": "chunked" };
  return ["/training/activities", "/admin/races/import", "/storage/v1/object/photos/a.zip"].map(
    (path) => ({ input: `110 MB to ${path}`, path, type: multipart, headers, body }),
  );
}

function part(name: string, value: string): string {
  return `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** Texts that a rule looks at letter by letter. */
function texts({ race, expert }: { race: string; expert: string }): Input[] {
  const shapes: Record<string, string> = {
    spaces: `${" ".repeat(100_000)}x`,
    at: "@".repeat(100_000),
    dots: `a@${"a.".repeat(50_000)}`,
    brackets: "[(<{".repeat(25_000),
    slashes: "/\\".repeat(50_000),
    lines: "\r\n".repeat(50_000),
    accents: "e\u0301\u0301".repeat(33_000),
  };
  const doors: Record<string, string[]> = {
    "/login": ["email", "password", "to"],
    "/signup": ["email", "password", "confirmation", "first_name"],
    "/contact": ["name", "email", "subject", "message"],
    "/forgot-password": ["email"],
    "/claims/submit": ["race", "name", "email", "phone", "organization", "message"],
    "/reviews/guest": ["subject", "id", "name", "email", "comment", "experience_date"],
    [`/experts/${expert}/message`]: ["name", "email", "message"],
    [`/experts/${expert}/review`]: ["name", "email", "comment", "experience_date"],
    "/functions/tavus-conversation": ["action", "persona_id", "replica_id"],
    "/units": ["unit", "to"],
  };
  const real: Record<string, string> = { race, id: race, subject: "race" };
  return Object.entries(doors).flatMap(([path, names]) =>
    Object.entries(shapes).map(([shape, text]) => ({
      input: `${shape} in ${path}`,
      path,
      type: urlencoded,
      body: new URLSearchParams(
        names.map((name) => [name, real[name] ?? text.slice(0, 90_000 / names.length)]),
      ).toString(),
    })),
  );
}

/** What JSON doors and signed doors read. */
function json(path: string): Input[] {
  const type = "application/json";
  return [
    {
      input: `nested lists at ${path}`,
      path,
      type,
      body: "[".repeat(250_000) + "]".repeat(250_000),
    },
    { input: `open objects at ${path}`, path, type, body: '{"a":'.repeat(100_000) },
    {
      input: `many keys at ${path}`,
      path,
      type,
      body: `{${Array.from({ length: 40_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
    },
  ];
}

/** Long addresses, up to the limit for the headers of a request. */
function addresses(): Input[] {
  const long = 14_000;
  const words: Record<string, string> = {
    "one word": "a".repeat(long),
    "many words": "ab ".repeat(long / 3),
    quotes: '"'.repeat(long / 3),
    misspelt: "maratonn limma ".repeat(long / 15),
    percent: "%".repeat(long / 3),
    ranges: "1-2,".repeat(long / 4),
  };
  const names = [
    "q",
    "type",
    "country",
    "city",
    "distance",
    "from",
    "to",
    "page",
    "month",
    "units",
    "specialty",
    "tab",
  ];
  const reads = ["/races", "/races.ics", "/races/cities", "/services", "/tools/pace", "/login"];
  const queries = reads.flatMap((path) =>
    Object.entries(words).map(([kind, text]): Input => {
      const share = text.slice(0, Math.floor(text.length / names.length));
      const all = new URLSearchParams(names.map((name) => [name, share]));
      const query = new URLSearchParams({ q: text }).toString().slice(0, long);
      return {
        input: `${kind} in ${path}`,
        path: `${path}?${kind === "one word" ? query : all.toString().slice(0, long)}`,
        method: "GET",
      };
    }),
  );
  const many = Array.from({ length: 3000 }, (_, at) => `t=${at % 7}`)
    .join("&")
    .slice(0, long);
  return [
    ...queries,
    {
      input: "a parameter 2,000 times",
      path: `/races?${many.replaceAll("t=", "type=")}`.slice(0, long),
      method: "GET",
    },
    ...json("/functions/stripe-checkout"),
    ...json("/functions/stripe-subscription"),
    ...json("/auth/passkey/verify-authentication"),
    ...json("/webhooks/stripe"),
    ...json("/webhooks/whatsapp"),
    ...json("/functions/tavus-conversation"),
    ...json("/webhooks/tavus/word"),
    ...json("/coach-sessions/id/say"),
    { input: "a long word of a webhook", path: `/webhooks/tavus/${"a.".repeat(long / 2)}` },
    {
      input: "a long key of a conversation",
      path: `/experts/inquiries/${"a.".repeat(long / 2)}`,
      method: "GET",
    },
    {
      input: "a long seed of a portrait",
      path: `/portraits/coach/${"a".repeat(long)}.svg`,
      method: "GET",
    },
    { input: "slashes in an address", path: "/".repeat(long), method: "GET" },
    { input: "dots in an address", path: "/a/..".repeat(long / 5), method: "GET" },
    { input: "an address of parts", path: "/a".repeat(long / 2), method: "GET" },
  ];
}

function heads(): Input[] {
  const long = 14_000;
  const get = (input: string, headers: Record<string, string>): Input => ({
    input,
    path: "/about",
    method: "GET",
    headers,
  });
  return [
    get("cookies", { cookie: "a=b; ".repeat(long / 5) }),
    get("equal signs in a cookie", { cookie: `units=${"=".repeat(long)}` }),
    get("a forged session", { cookie: `dorsal.session_token=${"%25.".repeat(long / 4)}` }),
    get("encodings", { "accept-encoding": "br;q=0,".repeat(long / 7) }),
    get("zeros in an encoding", { "accept-encoding": `br;q=0.${"0".repeat(long)}1` }),
    get("languages", { "accept-language": "es;q=0.1,".repeat(long / 9) }),
    get("known pages", { "if-none-match": `W/"${"x".repeat(long)}"` }),
    get("proxies", { "x-forwarded-for": "1.2.3.4, ".repeat(long / 9) }),
    get("types", { accept: "text/html,".repeat(long / 10) }),
  ];
}
