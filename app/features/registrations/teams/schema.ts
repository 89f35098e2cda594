import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { longestTeamName, longestTeamText, type TeamRules, teamSizes } from "./team.ts";

const { least, most } = teamSizes;

const typed = z
  .string()
  .catch("")
  .transform((text) => text.trim());

/** Empty: `null`. */
const size = typed
  .pipe(
    z.string().refine(
      (text) =>
        text === "" || (/^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most),
      inSchema({
        en: `Please enter a whole number from ${least} to ${most}`,
        es: `Escribe un número entero de ${least} a ${most}`,
      }),
    ),
  )
  .transform((text) => (text === "" ? null : Number(text)));

/** Empty: `null`. */
const ownText = typed
  .transform((text) => text.replaceAll("\r\n", "\n"))
  .pipe(z.string().max(longestTeamText, inSchema(atMostLetters(longestTeamText))))
  .transform((text) => text || null);

const required = inSchema({ en: "Please enter a number", es: "Escribe un número" });

/** The team rules of a distance, from the form of its organizer. */
export const teamRulesForm = z
  .object({
    distance: z.string().catch(""),
    kind: z.enum(
      ["off", "team", "relay"],
      inSchema({ en: "Please choose one of the options.", es: "Elige una de las opciones." }),
    ),
    fewest: size,
    most: size,
    last_day: typed
      .pipe(
        z.string().refine(
          (text) => text === "" || parseDay(text) !== null,
          inSchema({
            en: "Please enter a day such as 2027-03-07",
            es: "Escribe un día como 2027-03-07",
          }),
        ),
      )
      .transform((text) => text || null),
    text_en: ownText,
    text_es: ownText,
    has_one_price: tick,
  })
  .check(({ value, issues }) => {
    if (value.kind === "off") return;
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    if (value.most === null) refuse("most", required);
    else if (value.kind === "team" && value.fewest === null) refuse("fewest", required);
    else if (value.kind === "team" && (value.fewest ?? 0) > value.most) {
      refuse(
        "fewest",
        inSchema({
          en: "This is more than the maximum.",
          es: "Supera el máximo de integrantes.",
        }),
      );
    }
  })
  .transform(({ distance, kind, fewest, most: largest, last_day, text_en, text_es, ...form }) => {
    const legs = largest ?? most;
    const rules: TeamRules | null =
      kind === "off"
        ? null
        : {
            kind,
            fewest: kind === "relay" ? legs : (fewest ?? least),
            most: legs,
            lastDay: last_day,
            text: { en: text_en, es: text_es },
            hasOnePrice: form.has_one_price,
          };
    return { distanceId: distance, rules };
  });

/** The name of a team. */
export const teamForm = z.object({
  name: z
    .string()
    .catch("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, inSchema({ en: "Please name the team", es: "Ponle un nombre al equipo" }))
        .max(longestTeamName, inSchema(atMostLetters(longestTeamName))),
    ),
});
