import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Running } from "#services/running.ts";
import type { Words } from "#values/say.ts";
import { plainDocument } from "./answers/plain-document.ts";

/**
 * How a request is refused that reaches no route, in the language of its address.
 * @param home - where the page of the refusal leads, without the prefix of a language
 */
export type Refuse = (
  c: Context,
  status: ContentfulStatusCode,
  sentence: Words,
  home?: string,
) => Response | Promise<Response>;

type Languages = Pick<Running, "splitLanguage" | "inLanguage">;

/** Addresses of programs answer in the shape that their callers read, all others as pages. */
export function refuseBy(running: Languages & Pick<Running, "programRefusal">): Refuse {
  return (c, status, sentence, home) =>
    running.programRefusal(c.req.path, status, sentence.en) ??
    refuse(running, c, status, sentence, home);
}

/** The host's own answer to a request that does not reach a page: one plain sentence. */
export function refuse(
  { splitLanguage, inLanguage }: Languages,
  ...[c, status, words, home = "/"]: Parameters<Refuse>
): Response {
  c.header("Cache-Control", "no-store");
  const { lang } = splitLanguage(c.req.path);
  const sentence = words[lang];
  if (!c.req.header("accept")?.includes("text/html")) return c.text(sentence, status);
  const way = `<p><a href="${inLanguage(lang, home)}">${homeWords[lang]}</a></p>`;
  return c.html(plainDocument(lang, sentence, way), status);
}

const homeWords: Words = { en: "Home", es: "Inicio" };

/** For a failure that nobody foresaw: its number leads to it in the log. */
export function failureWords(id: string): Words {
  return {
    en: `Something went wrong. The number of this request is ${id}.`,
    es: `Algo salió mal. El número de esta solicitud es ${id}.`,
  };
}
