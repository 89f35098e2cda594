import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lightColors } from "#ui/styles/colors.ts";
import { type Lang, type Say, type Sentence, sayIn } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { inLanguage } from "#values/web/language.ts";
import { LetterFrame, noMore } from "./letter-frame.server.tsx";

type PartOf<Text> =
  | Text
  | { label: Text; href: string; look?: "button" | "link" }
  | { facts: readonly (readonly [name: Text, value: Text])[] }
  | { code: string }
  | { squares: readonly (readonly boolean[])[]; label: Text }
  | { quote: Text }
  | { written: string }
  | { note: Text };

/** A piece of a letter: see `writeLetter`. */
export type LetterPart = PartOf<string>;

/** A piece of a letter in both languages: see `bilingualLetter`. */
export type BilingualPart = PartOf<Sentence>;

type WrittenLetter = {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
};

const longestSubject = 150;

/**
 * Writes a mail once for both of its forms. A string is a paragraph, `{ label, href }` a button (or
 * a plain link), `{ facts }` a small table, `{ code }` a code to type, `{ squares }` a picture of dark and
 * light squares with a light edge, which is not in the plain text, `{ quote }` what a person
 * wrote, with its line breaks, `{ written }` the same as a paragraph of the letter itself, whose web addresses
 * are links, and `{ note }` small print.
 * @param options.unsubscribeUrl - for all that is not a receipt: where one click ends such mails
 *
 * @example
 * writeLetter("Confirm your email", [
 *   "Welcome to Dorsal.",
 *   { label: "Confirm email", href: "https://dorsal.example/auth/confirm?token=…" },
 * ])
 */
export function writeLetter(
  subject: string,
  parts: readonly LetterPart[],
  { unsubscribeUrl, lang = "en" }: { unsubscribeUrl?: string; lang?: Lang } = {},
): WrittenLetter {
  // Names that people gave to things stand in subjects: they stay on one line.
  const line = shorten(subject.replace(/\p{Cc}+/gu, " "), longestSubject);
  const first = parts.map(beginningOf).find((text) => text !== null) ?? "";
  return {
    subject: line,
    text: textOf(parts, unsubscribeUrl, lang),
    html: `<!DOCTYPE html>${renderToStaticMarkup(
      <LetterFrame
        lang={lang}
        title={line}
        preview={shorten(first, 120)}
        unsubscribeUrl={unsubscribeUrl}
      >
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing ever moves in a letter
          <Part key={place} part={part} lang={lang} />
        ))}
      </LetterFrame>,
    )}`,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

/**
 * Writes a letter in the language of its reader. Its links lead to the pages in that language.
 * @param parts - as of `writeLetter`, with texts in both languages, and addresses without the prefix of one
 */
export function bilingualLetter(
  subject: Sentence,
  parts: readonly BilingualPart[],
  { unsubscribeUrl }: { unsubscribeUrl?: string } = {},
): (lang: Lang) => WrittenLetter {
  return (lang) => {
    const say = sayIn(lang);
    return writeLetter(
      say(subject),
      parts.map((part) => saidPart(part, say, lang)),
      {
        lang,
        ...(unsubscribeUrl !== undefined && { unsubscribeUrl: inLanguage(lang, unsubscribeUrl) }),
      },
    );
  };
}

/** What a part says in a list of mails, if it is a paragraph. */
function beginningOf(part: LetterPart): string | null {
  if (typeof part === "string") return part;
  return "written" in part ? part.written : null;
}

function saidPart(part: BilingualPart, say: Say, lang: Lang): LetterPart {
  if (typeof part === "string" || "en" in part) return say(part);
  if ("href" in part) {
    return { ...part, label: say(part.label), href: inLanguage(lang, part.href) };
  }
  if ("facts" in part) {
    return { facts: part.facts.map(([name, value]) => [say(name), say(value)]) };
  }
  if ("squares" in part) return { ...part, label: say(part.label) };
  if ("quote" in part) return { quote: say(part.quote) };
  return "note" in part ? { note: say(part.note) } : part;
}

function textOf(
  parts: readonly LetterPart[],
  unsubscribeUrl: string | undefined,
  lang: Lang,
): string {
  const ends = ["-- \nDorsal", ...(unsubscribeUrl ? [`${noMore[lang]}: ${unsubscribeUrl}`] : [])];
  return `${[...parts.map(partText).filter(Boolean), ...ends].join("\n\n")}\n`;
}

function partText(part: LetterPart): string {
  if (typeof part === "string") return part;
  if ("href" in part) return `${part.label}:\n${part.href}`;
  if ("facts" in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
  if ("code" in part) return `    ${part.code}`;
  if ("squares" in part) return "";
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  if ("written" in part) return part.written;
  return part.note;
}

const paragraph: CSSProperties = { margin: "0 0 18px" };

function Part({ part, lang }: { part: LetterPart; lang: Lang }): ReactNode {
  if (typeof part === "string") return <p style={paragraph}>{part}</p>;
  if ("href" in part) {
    return part.look === "link" ? <PlainLink {...part} /> : <Button {...part} lang={lang} />;
  }
  if ("facts" in part) return part.facts.length > 0 && <Facts facts={part.facts} />;
  if ("code" in part) return <Code>{part.code}</Code>;
  if ("squares" in part) return <Squares {...part} />;
  if ("quote" in part) return <Quote>{part.quote}</Quote>;
  if ("written" in part) return <Written>{part.written}</Written>;
  return (
    <p className="muted" style={{ ...paragraph, fontSize: 14, color: lightColors.muted }}>
      {part.note}
    </p>
  );
}

/** An attribute from before styles, for programs that know no other. */
const oldColor = { bgcolor: lightColors.signal };

/** A cell with a colour of its own is the one kind of button that every mail program draws. */
function Button({ label, href, lang }: { label: string; href: string; lang: Lang }) {
  const say = sayIn(lang);
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "26px 0 14px" }}>
        <tbody>
          <tr>
            <td {...oldColor} style={{ background: lightColors.signal, borderRadius: 6 }}>
              <a
                href={href}
                style={{
                  display: "inline-block",
                  padding: "13px 26px",
                  fontWeight: 700,
                  color: lightColors.onSignal,
                  textDecoration: "none",
                }}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p
        className="muted"
        style={{ ...paragraph, fontSize: 13, lineHeight: "20px", color: lightColors.muted }}
      >
        {say({
          en: "Or copy this address into your browser:",
          es: "O copia esta dirección en tu navegador:",
        })}
        <br />
        <a
          className="link"
          href={href}
          style={{ color: lightColors.sky, wordBreak: "break-all", overflowWrap: "anywhere" }}
        >
          {href}
        </a>
      </p>
    </>
  );
}

function PlainLink({ label, href }: { label: string; href: string }) {
  return (
    <p style={paragraph}>
      <a className="link" href={href} style={{ color: lightColors.sky, fontWeight: 600 }}>
        {label}
      </a>
    </p>
  );
}

const squareSize = 7;

const light = { bgcolor: lightColors.surface };
const dark = { bgcolor: lightColors.ink };

/**
 * A picture that needs no file: mail programs hide pictures from addresses until they are allowed, and few show
 * attached ones in the text. Cells with a background are drawn by all of them.
 */
function Squares({ squares, label }: { squares: readonly (readonly boolean[])[]; label: string }) {
  return (
    <table
      role="img"
      aria-label={label}
      cellPadding={0}
      cellSpacing={0}
      {...light}
      style={{ margin: "0 0 18px", border: `28px solid ${lightColors.surface}` }}
    >
      <tbody>
        {squares.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing ever moves in a letter
          <tr key={y}>
            {row.map((isDark, x) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing ever moves in a letter
                key={x}
                width={squareSize}
                height={squareSize}
                {...(isDark ? dark : light)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  const cell: CSSProperties = {
    padding: "9px 0",
    borderTop: `1px solid ${lightColors.line}`,
    verticalAlign: "top",
    textAlign: "left",
  };
  return (
    <table
      className="line"
      cellPadding={0}
      cellSpacing={0}
      width="100%"
      style={{ margin: "4px 0 22px", borderBottom: `1px solid ${lightColors.line}` }}
    >
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th
              scope="row"
              className="muted line"
              style={{ ...cell, paddingRight: 18, fontWeight: 400, color: lightColors.muted }}
            >
              {name}
            </th>
            <td className="line" style={{ ...cell, fontWeight: 600, overflowWrap: "anywhere" }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Code({ children }: { children: string }) {
  return (
    <p
      className="sunken"
      style={{
        margin: "6px 0 22px",
        padding: "16px 8px",
        background: lightColors.sunken,
        borderRadius: 8,
        textAlign: "center",
        font: "700 30px/36px ui-monospace, Consolas, Menlo, monospace",
        letterSpacing: "0.18em",
      }}
    >
      {children}
    </p>
  );
}

/** The end of a sentence after an address does not belong to it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

function Written({ children }: { children: string }) {
  return (
    <p style={{ ...paragraph, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
      {children.split(ADDRESS).map((piece, place) =>
        place % 2 === 1 ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing ever moves in a letter
            key={place}
            className="link"
            href={piece}
            style={{ color: lightColors.sky }}
          >
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote
      className="line"
      style={{
        margin: "4px 0 22px",
        padding: "2px 0 2px 16px",
        borderLeft: `4px solid ${lightColors.line}`,
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
      }}
    >
      {children}
    </blockquote>
  );
}
