import type { ReactNode } from "react";
import { darkColors, lightColors } from "#ui/styles/colors.ts";
import { type Lang, sayIn } from "#values/say.ts";

/** For programs that know it; everywhere else the colours below stay as they are. */
const dark = `@media (prefers-color-scheme: dark) {
.paper { background: ${darkColors.paper} !important; }
.surface { background: ${darkColors.surface} !important; border-color: ${darkColors.signal} ${darkColors.line} ${darkColors.line} !important; }
.ink { color: ${darkColors.ink} !important; }
.muted { color: ${darkColors.muted} !important; }
.line { border-color: ${darkColors.line} !important; }
.sunken { background: ${darkColors.sunken} !important; }
.link { color: ${darkColors.sky} !important; }
.hole { background: ${darkColors.paper} !important; border-color: ${darkColors.line} !important; }
}`;

/** The words of the link that ends such mails. */
export const noMore = {
  en: "No more of these emails",
  es: "No recibir más correos como este",
};

const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * The sheet around a letter's parts: the name of the house over a card like a bib, with its two
 * punched holes. Tables and inline styles, because that is what mail programs draw alike.
 */
export function LetterFrame({
  lang,
  title,
  preview,
  unsubscribeUrl,
  children,
}: {
  lang: Lang;
  title: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  unsubscribeUrl: string | undefined;
  children: ReactNode;
}) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{dark}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: lightColors.paper }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <table
          role="presentation"
          className="paper"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: lightColors.paper }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "28px 12px 36px" }}>
                <Sheet title={title}>{children}</Sheet>
                <Foot lang={lang} unsubscribeUrl={unsubscribeUrl} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="surface"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{
        maxWidth: 560,
        background: lightColors.surface,
        border: `1px solid ${lightColors.line}`,
        borderTop: `8px solid ${lightColors.signal}`,
        borderRadius: 14,
      }}
    >
      <tbody>
        <tr>
          <td style={{ padding: "14px 18px 0" }}>
            <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
              <tbody>
                <tr>
                  <Hole align="left" />
                  <td
                    className="ink"
                    align="center"
                    style={{
                      font: `800 15px/20px Archivo, ${font}`,
                      letterSpacing: "0.04em",
                      color: lightColors.ink,
                    }}
                  >
                    Dorsal
                  </td>
                  <Hole align="right" />
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
        <tr>
          <td
            className="ink"
            style={{
              padding: "18px 28px 14px",
              font: `400 16px/25px ${font}`,
              color: lightColors.ink,
            }}
          >
            <h1
              style={{
                margin: "0 0 18px",
                font: `800 24px/30px Archivo, ${font}`,
                overflowWrap: "anywhere",
              }}
            >
              {title}
            </h1>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Hole({ align }: { align: "left" | "right" }) {
  return (
    <td width="14" align={align} aria-hidden="true">
      <div
        className="hole"
        style={{
          width: 12,
          height: 12,
          borderRadius: 12,
          background: lightColors.paper,
          border: `1px solid ${lightColors.line}`,
        }}
      />
    </td>
  );
}

function Foot({ lang, unsubscribeUrl }: { lang: Lang; unsubscribeUrl: string | undefined }) {
  const say = sayIn(lang);
  return (
    <p
      className="muted"
      style={{
        maxWidth: 560,
        margin: "18px auto 0",
        font: `400 13px/20px ${font}`,
        color: lightColors.muted,
      }}
    >
      {say({ en: "Dorsal, for runners", es: "Dorsal, para corredores" })}
      {unsubscribeUrl && (
        <>
          <br />
          <a className="muted" href={unsubscribeUrl} style={{ color: lightColors.muted }}>
            {say(noMore)}
          </a>
        </>
      )}
    </p>
  );
}
