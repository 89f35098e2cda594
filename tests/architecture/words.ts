import type { Source } from "./source.ts";

/** Words of a dialect: plain technical English has a shorter one for each. */
export const dialect =
  /\b(whoever|whomever|anew|for who|to who|there is none|wherefrom|whereto)\b/i;

/** Comments read as the documentation of a good library does. */
export function speaksPlainly(sources: Source[]): string[] {
  return sources.flatMap(({ path, comments }) =>
    comments.flatMap((comment) => {
      const [found] = dialect.exec(comment) ?? [];
      return found ? [`${path}: "${found}" in a comment`] : [];
    }),
  );
}

/** The names of exported types are unique, so that a name identifies its type. */
export function typesHaveOneName(sources: Source[]): string[] {
  const homes = new Map<string, string[]>();
  for (const { path, types } of sources.filter(({ path }) => path.startsWith("app/"))) {
    for (const name of types) homes.set(name, [...(homes.get(name) ?? []), path]);
  }
  return [...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${paths.join(", ")}: each exports a type ${name}`);
}

const isSentence = (text: string) => /^\p{Lu}\p{Ll}+ /u.test(text);

/** Keys may be names of places, such as `Prince Edward Island`. */
const isSentenceAsKey = (key: string) => isSentence(key) && /[.!?:]$|(\S+ ){3}/.test(key);

/**
 * Codes decide, sentences are shown: nothing is compared with a text that people read, looked for in
 * it or found by it, nor with one of `messages.ts`. Another language, or a comma, must change no
 * decision.
 */
export function noSentenceDecides(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => /^(app|server)\//.test(path) && !path.includes(".test."))
    .flatMap(({ path, compared, quotedKeys, imports }) => {
      const sentences = new Set(
        imports.filter(({ to }) => to.endsWith("messages.ts")).flatMap(({ names }) => names),
      );
      return compared
        .filter((name) => isSentence(name) || sentences.has(name))
        .concat(quotedKeys.filter(isSentenceAsKey))
        .map((name) => `${path}: lets the sentence "${name}" decide`);
    });
}

/** Screens for administrators and developers, the outbox of the sandbox and demo data are in English. */
const englishParts =
  /^app\/(?:routes\/(?:admin|developers)[/.]|routes\/sandbox\/(?:outbox|message)|routes\/site\/admin-|db\/|features\/podcasts\/audio\/)|\/developers\/page\b/;

/** Whatever a page shows is said in its language: `say({ en, es })`. Formats are made in one room. */
export function speaksBothLanguages(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("app/") && !path.includes(".test."))
    .filter(({ path }) => !englishParts.test(path) || path.endsWith("/widgets.tsx"))
    .flatMap(({ path, bareTexts, localized }) => [
      ...bareTexts
        .filter((text) => !isName(text))
        .map((text) => `${path}: shows "${text}" in one language`),
      ...(path.startsWith("app/values/") ? [] : localized).map(
        (use) => `${path}: ${use} belongs into app/values`,
      ),
    ]);
}

/**
 * Links and forms lead to the language of their page. Files for administrators have no language, and
 * plain links may lead to them.
 */
export function addressesKeepTheLanguage(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("app/"))
    .flatMap(({ path, unprefixed }) =>
      unprefixed
        .filter((link) => !(link.startsWith("<a ") && englishParts.test(path)))
        .map((link) => `${path}: ${link} needs useHref`),
    );
}

/** Names and addresses are the same in every language. */
const isName = (text: string) => /^(?:Dorsal|UTC|https:\/\/.*)$/.test(text);
