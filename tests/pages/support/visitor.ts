import { parseHTML } from "linkedom";
import type { Match } from "../../support/pages/queries.ts";
import { entriesOf, formOf } from "./fields.ts";
import { Locator, type Viewer, type VisitorRoleOptions } from "./locator.ts";

const mostRedirects = 10;

/** A process that compresses answers for itself only loses time. */
export const uncompressed = { "accept-encoding": "identity" };

type Cookie = { value: string; path: string };

/**
 * A person whose browser runs no scripts and applies no styles. It keeps cookies, follows links and
 * redirects, and sends forms as a browser does; it does not check fields before it sends them, so that the
 * server's checks are tested.
 */
export class Visitor {
  readonly origin: string;
  readonly #cookies = new Map<string, Cookie>();
  /** Read when a test looks at the page: many are only passed through. */
  #document: Document | null = null;
  url: URL;
  /** Of the answer that brought the page. */
  status = 0;
  headers = new Headers();
  /** The answer as text, for what is not a page. */
  body = "";

  constructor(origin: string) {
    this.origin = origin;
    this.url = new URL(origin);
  }

  /** The path of the page with its query and its fragment. */
  get path(): string {
    return this.url.pathname + this.url.search + this.url.hash;
  }

  get title(): string {
    return this.#page().title;
  }

  readonly #viewer: Viewer = {
    root: () => this.#page(),
    open: (link) => this.visit(link.getAttribute("href") ?? ""),
    submit: (button) => this.#submit(button),
  };

  readonly page = new Locator(this.#viewer, "page", () => [this.#page().documentElement]);

  async visit(address: string | URL) {
    await this.#open(new URL(address, this.url), {});
  }

  /** Follows the `Refresh` header of the page, without its delay. */
  async waitForRefresh() {
    const [, next] = /^\d+;\s*url=(.*)$/i.exec(this.headers.get("refresh") ?? "") ?? [];
    if (!next) throw new Error(`${this.path} has no Refresh header.`);
    await this.visit(next);
  }

  /** Follows the link of this name. */
  follow = (name: Match, options: VisitorRoleOptions = {}) =>
    this.page.getByRole("link", { name, ...options }).click();

  /** Presses the button of this name. */
  press = (name: Match, options: VisitorRoleOptions = {}) =>
    this.page.getByRole("button", { name, ...options }).click();

  /** Types into the field with this label. */
  fill = (label: Match, value: string) => this.page.getByLabel(label, { exact: true }).fill(value);

  /** Selects an option of the list with this label. */
  choose = (label: Match, option: string) =>
    this.page.getByLabel(label, { exact: true }).selectOption(option);

  /** A request with the visitor's cookies, for what is not a page; the page stays. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const target = new URL(address, this.url);
    if (init.redirect === "manual") return this.#request(target, init);
    return (await this.#follow(target, init)).answer;
  }

  /** Sends a form that no page shows, as an attacker or a program could, and follows no redirect. */
  post(address: string, form: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams(form);
    return this.fetch(address, { method: "POST", body, redirect: "manual" });
  }

  setCookie(name: string, value: string, path = "/") {
    this.#cookies.set(name, { value, path });
  }

  cookie = (name: string) => this.#cookies.get(name)?.value;
  clearCookies = () => this.#cookies.clear();

  async #submit(button: Element) {
    const form = formOf(button);
    const attribute = (name: string) =>
      button.getAttribute(`form${name}`) ?? form.getAttribute(name);
    const target = new URL(attribute("action") ?? "", this.url);
    target.hash = "";
    const entries = entriesOf(form, button);
    if ((attribute("method") ?? "get").toLowerCase() === "get") {
      target.search = `${new URLSearchParams(asText(entries))}`;
      return this.#open(target, {});
    }
    const isMultipart = attribute("enctype") === "multipart/form-data";
    const body = isMultipart ? new FormData() : new URLSearchParams(asText(entries));
    if (body instanceof FormData) for (const [name, value] of entries) body.append(name, value);
    return this.#open(target, { method: "POST", body });
  }

  async #open(target: URL, init: RequestInit) {
    const { url, answer } = await this.#follow(target, init);
    this.url = url;
    this.status = answer.status;
    this.headers = answer.headers;
    this.body = await answer.text();
    this.#document = null;
    if (!this.body.includes('http-equiv="refresh"')) return;
    const refresh = this.#page().querySelector('noscript meta[http-equiv="refresh"]');
    const [, next] = /^0;\s*url=(.*)$/i.exec(refresh?.getAttribute("content") ?? "") ?? [];
    if (next) await this.visit(next);
  }

  #page(): Document {
    const isPage = this.headers.get("content-type")?.startsWith("text/html");
    return (this.#document ??= documentOf(isPage ? this.body : ""));
  }

  async #follow(target: URL, init: RequestInit): Promise<{ url: URL; answer: Response }> {
    let url = target;
    let options = init;
    for (let hops = 0; hops <= mostRedirects; hops++) {
      if (url.origin !== this.origin) throw new Error(`${url} is another website.`);
      const answer = await this.#request(url, options);
      const location = answer.headers.get("location");
      if (answer.status < 300 || answer.status >= 400 || !location) return { url, answer };
      await answer.arrayBuffer();
      const { hash } = url;
      url = new URL(location, url);
      url.hash ||= hash;
      if (answer.status < 307) options = { headers: init.headers };
    }
    throw new Error(`More than ${mostRedirects} redirects, most recently to ${url}.`);
  }

  async #request(target: URL, init: RequestInit): Promise<Response> {
    const cookies = [...this.#cookies].filter(([, { path }]) => target.pathname.startsWith(path));
    const headers = new Headers({ accept: "text/html", ...uncompressed });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    if (cookies.length > 0) {
      headers.set("cookie", cookies.map(([name, { value }]) => `${name}=${value}`).join("; "));
    }
    if (init.method && init.method !== "GET") headers.set("origin", this.origin);
    const answer = await fetch(target, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string) {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const isOver = attributes.some((each) => /^max-age=(0|-)/i.test(each) || isPast(each));
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? "/";
    if (isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}

/** The parser leaves the entities of a text area as they are, where a browser reads them. */
function documentOf(html: string): Document {
  const { document } = parseHTML(html);
  lowerAttributes(document);
  for (const area of document.querySelectorAll("textarea")) {
    const reader = document.createElement("p");
    reader.innerHTML = area.textContent ?? "";
    area.textContent = reader.textContent;
  }
  return document;
}

/** React writes `dateTime` and `formAction`; a browser reads `datetime` and `formaction`. */
function lowerAttributes(document: ParentNode) {
  for (const element of document.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (!/[A-Z]/.test(name) || element.closest("svg")) continue;
      element.setAttribute(name.toLowerCase(), element.getAttribute(name) ?? "");
      element.removeAttribute(name);
    }
  }
}

function isPast(attribute: string): boolean {
  const [, date] = /^expires=(.*)$/i.exec(attribute) ?? [];
  return date !== undefined && Date.parse(date) <= Date.now();
}

function asText(entries: [string, string | File][]): [string, string][] {
  return entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}
