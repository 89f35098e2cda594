import { type RefObject, useEffect, useRef } from "react";
import { data, Form, href, redirect } from "react-router";
import { type DeskEntry, daysAfterStart, timeAt } from "#features/check-in/check-in.ts";
import { findDesk } from "#features/check-in/desks.server.ts";
import { findEntries, receiveForm } from "#features/check-in/scans.server.ts";
import { collectForm, undoForm } from "#features/check-in/schema.ts";
import { genderWords } from "#features/registrations/rules/entry-rules.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { addDays } from "#values/day.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/desk.ts";
import { CameraScanner } from "./desk/camera-scanner.tsx";
import styles from "./desk/desk.css?url";
import { type LiveDesk, longestSearch, useForgottenDesk, useLiveDesk } from "./desk/live-desk.ts";

export const handle: Handle = { keepsPages: true, hasOneTypeface: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** What this address says of a form that a page without scripts has sent. */
const outcomes = {
  in: { en: "Collected.", es: "Entregado." },
  already: {
    en: "Not counted again: this kit was handed over before.",
    es: "No se contó de nuevo: este kit ya se había entregado.",
  },
  cancelled: { en: "This entry is cancelled.", es: "Esta inscripción está cancelada." },
  undone: { en: "Taken back.", es: "Se deshizo la entrega." },
  void: {
    en: "Nothing was taken back: something else has happened since.",
    es: "No se deshizo nada: hubo otro cambio después.",
  },
  unknown: {
    en: "This entry does not exist any more.",
    es: "Esta inscripción ya no existe.",
  },
} as const satisfies Record<string, Words>;

/** What each change reads of the form: an undo names the scan that it takes back. */
const changes = {
  collect: (form: FormData) => {
    const { value } = readForm(collectForm, form);
    return value && { ...value, undoes: null };
  },
  undo: (form: FormData) => {
    const { value } = readForm(undoForm, form);
    if (!value) return null;
    const { installation, sequence } = value;
    return { ...value, undoes: { installation, sequence } };
  },
};

export async function loader(args: Route.LoaderArgs) {
  if (args.params.change !== undefined) changeOf(changes, args.params.change);
  const { token } = args.params;
  const desk = await findDesk(services(args.context), token);
  if (!desk) return data(null, 410);
  const typed = (args.url.searchParams.get("q") ?? "").slice(0, longestSearch);
  const done = args.url.searchParams.get("done") ?? "";
  const lang = languageOf(args.url);
  const { race } = desk;
  const found = typed.trim() ? await findEntries(services(args.context), desk, typed, lang) : null;
  return {
    token,
    desk: desk.name,
    race: { name: race.name, timeZone: race.timeZone },
    lastDay: addDays(race.startDate, daysAfterStart),
    typed,
    found,
    done: Object.hasOwn(outcomes, done) ? (done as keyof typeof outcomes) : null,
    /** By entry: after a step back, the form of another entry must not look like one that is sent twice. */
    keys: Object.fromEntries(found?.entries.map(({ id }) => [id, crypto.randomUUID()]) ?? []),
  };
}

/** The form of an entry, from a page without scripts. One that is sent twice counts once. */
export async function action(args: Route.ActionArgs) {
  const read = changeOf(changes, args.params.change);
  const { token } = args.params;
  const desk = await findDesk(services(args.context), token);
  if (!desk) throw data("This link has ended.", 410);
  const sent = read(await formOf(args.request));
  if (!sent) throw data("This form is not complete.", 400);
  const done = await receiveForm(services(args.context), desk, sent);
  const asked = new URLSearchParams({
    q: args.url.searchParams.get("q") ?? "",
    done,
  });
  return redirect(`${href("/check-in/:token/:change?", { token })}?${asked}`, 303);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Check-in", es: "Entrega de kits" }, pageLanguages(matches).lang);

/** Where volunteers hand over kits. With scripts it works without a network. */
export default function DeskPage({ loaderData, params }: Route.ComponentProps) {
  return loaderData ? <OpenDesk {...loaderData} /> : <ForgottenDesk token={params.token} />;
}

type Opened = NonNullable<Route.ComponentProps["loaderData"]>;

function OpenDesk(opened: Opened) {
  const say = useSay();
  const lang = useLang();
  const { token, desk, race, typed, found, done, keys } = opened;
  const live = useLiveDesk(opened);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [only, ...others] = live?.found ?? [];
  const isOne = only !== undefined && others.length === 0 && !only.holder;
  const onlyId = isOne ? only.id : null;
  // Enter finds a bib, and Enter again hands the kit over.
  useEffect(() => {
    if (onlyId && document.activeElement === field.current) {
      results.current?.querySelector("button")?.focus();
    }
  }, [onlyId]);
  useTypingScanner(field);
  if (live?.isEnded) {
    return <EndedDesk unsent={live.status.unsent} saveUnsent={live.saveUnsent} />;
  }
  const shown = live ? live.found : found?.entries;
  const words = live ? live.typed : typed;
  // After a number or a code, the name is still to be tried.
  const next = /\d/.test(words) ? say({ en: " Try the name.", es: " Prueba con el nombre." }) : "";
  const kit = live ? (live.status.list?.kit ?? []) : (found?.kit ?? []);
  return (
    <main className="checkin">
      <header className="checkin-head">
        <h1>{race.name}</h1>
        <p>{desk}</p>
      </header>
      {live && <DeskState live={live} timeZone={race.timeZone} />}
      {live && <CameraScanner scan={live.scan} timeZone={race.timeZone} />}
      <Form
        method="get"
        action={href("/check-in/:token/:change?", { token })}
        role="search"
        discover="none"
        className="checkin-search"
        onSubmit={(event) => {
          if (!live) return;
          event.preventDefault();
          live.search(field.current?.value ?? "");
          field.current?.select();
        }}
      >
        <label htmlFor="q" className="label">
          {say({ en: "Bib, code or name", es: "Dorsal, código o nombre" })}
        </label>
        <div>
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            className="input"
            defaultValue={typed}
            maxLength={longestSearch}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Button type="submit">{say({ en: "Find", es: "Buscar" })}</Button>
        </div>
      </Form>
      <div ref={results} aria-live="polite" className="checkin-found">
        {!live && done && (
          <Notice kind={done === "in" ? "success" : "note"}>{outcomes[done]}</Notice>
        )}
        {shown?.length === 0 && (
          <Notice kind="problem">
            {live?.status.list
              ? say({
                  en: `“${words}” is not on the list of ${timeAt(race.timeZone, live.status.list.readAt, lang)}.${next} A newer entry is found once this device is connected.`,
                  es: `“${words}” no está en la lista de las ${timeAt(race.timeZone, live.status.list.readAt, lang)}.${next} Una inscripción más nueva aparece cuando este dispositivo tenga conexión.`,
                })
              : say({
                  en: `Nobody was found for “${words}”.${next}`,
                  es: `No hay nadie con “${words}”.${next}`,
                })}
          </Notice>
        )}
        {shown?.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            kit={kit}
            timeZone={race.timeZone}
            sending={{ token, typed: words, formKey: keys[entry.id] ?? "" }}
            live={live}
            onCollected={() => field.current?.focus()}
          />
        ))}
      </div>
      {live && <RecentScans live={live} timeZone={race.timeZone} />}
    </main>
  );
}

/**
 * A scanner that types sends its letters to whatever has the focus, and then Enter: a button would be pressed for the
 * runner before. What is typed anywhere goes into the field.
 */
function useTypingScanner(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && event.key !== " ";
      if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.matches("input:not([type=checkbox]), select")
      )
        return;
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", toField);
    return () => document.removeEventListener("keydown", toField);
  }, [field]);
}

/** What a runner gets, and whether it was handed over. */
function EntryCard({
  entry,
  kit,
  timeZone,
  sending: { token, typed, formKey },
  live,
  onCollected,
}: {
  entry: DeskEntry;
  kit: readonly string[];
  timeZone: string;
  sending: { token: string; typed: string; formKey: string };
  live: LiveDesk | null;
  /** The next runner comes; another Enter must not undo. */
  onCollected: () => void;
}) {
  const say = useSay();
  const lang = useLang();
  const { holder } = entry;
  const change = holder ? "undo" : "collect";
  return (
    <article
      className={`checkin-entry${holder ? " checkin-collected" : ""}`}
      aria-labelledby={`entry-${entry.bib}`}
    >
      <p className="checkin-bib">{entry.bib}</p>
      <h2 id={`entry-${entry.bib}`}>{entry.name}</h2>
      <Facts
        items={[
          { label: say({ en: "Distance", es: "Distancia" }), value: entry.distance },
          {
            label: say({ en: "Gender", es: "Género" }),
            value: entry.gender && say(genderWords[entry.gender]),
          },
          { label: say({ en: "Age", es: "Edad" }), value: entry.age },
          { label: say({ en: "Category", es: "Categoría" }), value: entry.category },
          ...kit.map((label, place) => ({ label, value: entry.kit[place] || null })),
        ]}
      />
      {holder && (
        <p className="checkin-said">
          {say({
            en: `Collected at ${timeAt(timeZone, holder.at, lang)}, ${holder.desk}`,
            es: `Entregado a las ${timeAt(timeZone, holder.at, lang)}, ${holder.desk}`,
          })}
        </p>
      )}
      {entry.isCancelled && !holder ? (
        <Notice kind="problem">
          {say({
            en: "This entry is cancelled. Ask the organizer before you hand anything over.",
            es: "Esta inscripción está cancelada. Consulta al organizador antes de entregar algo.",
          })}
        </Notice>
      ) : (
        <Form
          method="post"
          action={`${href("/check-in/:token/:change?", { token, change })}?${new URLSearchParams({ q: typed })}`}
          discover="none"
          className="checkin-form"
          onSubmit={(event) => {
            if (!live) return;
            event.preventDefault();
            live.change(change, entry);
            if (change === "collect") onCollected();
          }}
        >
          <input type="hidden" name="entry" value={entry.id} />
          <input type="hidden" name="key" value={formKey} />
          {holder && (
            <>
              <input type="hidden" name="installation" value={holder.installation} />
              <input type="hidden" name="sequence" value={holder.sequence} />
            </>
          )}
          {!holder && (
            <p className="checkin-hint">
              {say({
                en: "Compare with an identity document.",
                es: "Compara con un documento de identidad.",
              })}
            </p>
          )}
          <Button
            type="submit"
            look={holder ? "quiet" : "primary"}
            size={holder ? "normal" : "large"}
          >
            {holder
              ? say({ en: "Undo", es: "Deshacer" })
              : say({ en: "Hand over the kit", es: "Entregar el kit" })}
            <span className="sr-only">{` ${entry.bib}, ${entry.name}`}</span>
          </Button>
        </Form>
      )}
    </article>
  );
}

/** What is not sent is always visible: it is lost with this device. */
function DeskState({ live, timeZone }: { live: LiveDesk; timeZone: string }) {
  const say = useSay();
  const lang = useLang();
  const { status, isOnline, isKept, mayBeEvicted } = live;
  const { unsent, list } = status;
  const count = formatCount(unsent);
  return (
    <div className="checkin-state">
      <p role="status">
        <strong className={unsent > 0 ? "checkin-unsent" : undefined}>
          {unsent > 0
            ? say({ en: `${count} not sent`, es: `${count} sin enviar` })
            : say({ en: "All sent", es: "Todo enviado" })}
        </strong>{" "}
        ·{" "}
        {isOnline
          ? say({ en: "connected", es: "con conexión" })
          : say({ en: "no connection", es: "sin conexión" })}
        {isKept && ` · ${say({ en: "works offline", es: "lista para usarse sin internet" })}`}
      </p>
      <p>
        {list
          ? say({
              en: `${formatCount(status.checkedIn)} of ${formatCount(status.entered)} collected · list of ${timeAt(timeZone, list.readAt, lang)}`,
              es: `${formatCount(status.checkedIn)} de ${formatCount(status.entered)} entregados · lista de las ${timeAt(timeZone, list.readAt, lang)}`,
            })
          : say({
              en: "The list of runners has not come yet. Connect this device.",
              es: "Todavía no llega la lista de corredores. Conecta este dispositivo.",
            })}
      </p>
      {unsent > 0 && !isOnline && <SaveUnsent save={live.saveUnsent} />}
      {unsent > 0 && mayBeEvicted && (
        <p>
          {say({
            en: "This browser may clear its memory. Keep the page open until everything is sent.",
            es: "Este navegador podría borrar su memoria. Deja la página abierta hasta que todo se envíe.",
          })}
        </p>
      )}
    </div>
  );
}

/** For a device that never gets a network again: the organizer reads the file, and a scan that is sent too counts once. */
function SaveUnsent({ save }: { save: () => void }) {
  const say = useSay();
  return (
    <Button look="quiet" size="small" onClick={save}>
      {say({ en: "Save them as a file", es: "Guardarlos en un archivo" })}
    </Button>
  );
}

/** What this device did last, and what the server said of it. */
function RecentScans({ live, timeZone }: { live: LiveDesk; timeZone: string }) {
  const say = useSay();
  const lang = useLang();
  const { recent } = live.status;
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="checkin-recent">
      <h2 id="recent">{say({ en: "On this device", es: "En este dispositivo" })}</h2>
      <ol>
        {recent.map(({ sequence, kind, at, answer, before, entry }) => (
          <li key={sequence} className={before || answer === "cancelled" ? "checkin-double" : ""}>
            <span>{timeAt(timeZone, at, lang)}</span>{" "}
            <span>
              {entry
                ? `${entry.bib} · ${entry.name}`
                : say({ en: "Not on the list any more", es: "Ya no está en la lista" })}
            </span>{" "}
            <span>
              {before
                ? say({
                    en: `Already collected at ${timeAt(timeZone, before.at, lang)}, ${before.desk}`,
                    es: `Ya entregado a las ${timeAt(timeZone, before.at, lang)}, ${before.desk}`,
                  })
                : answer && answer !== "in"
                  ? say(outcomes[answer])
                  : kind === "undo"
                    ? say(outcomes.undone)
                    : say(outcomes.in)}
              {answer ? "" : ` ${say({ en: "Not sent yet.", es: "Aún sin enviar." })}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The link has ended while nobody looked: what this device still knows of the runners is deleted. */
function ForgottenDesk({ token }: { token: string }) {
  return <EndedDesk {...useForgottenDesk(token)} />;
}

function EndedDesk({ unsent, saveUnsent }: { unsent: number; saveUnsent: () => void }) {
  const say = useSay();
  return (
    <main className="checkin">
      <header className="checkin-head">
        <h1>{say({ en: "This link has ended", es: "Este enlace terminó" })}</h1>
      </header>
      <p>
        {say({
          en: "Ask the organizer for a new one. This device keeps no list of runners any more.",
          es: "Pide uno nuevo al organizador. Este dispositivo ya no guarda la lista de corredores.",
        })}
      </p>
      {unsent > 0 && (
        <>
          <Notice kind="problem">
            {say({
              en: `${formatCount(unsent)} scans of this device were not sent before the link ended. Save them as a file and give it to the organizer.`,
              es: `${formatCount(unsent)} registros de este dispositivo no se enviaron antes de que terminara el enlace. Guárdalos en un archivo y dáselo al organizador.`,
            })}
          </Notice>
          <SaveUnsent save={saveUnsent} />
        </>
      )}
    </main>
  );
}
