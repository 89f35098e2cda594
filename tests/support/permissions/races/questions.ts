import {
  type Attempt,
  adminsOnly,
  ownerLast,
  ownersOnly,
  signedIn,
  type Write,
} from "../matrix.ts";
import { world } from "../people.ts";

/** Two questions of the race of the office, and two of the owner's race. The second one is deleted. */
export const questionWorld = {
  office: ["99999999-9999-4999-8999-999999999950", "99999999-9999-4999-8999-999999999951"],
  organized: ["99999999-9999-4999-8999-999999999952", "99999999-9999-4999-8999-999999999953"],
} as const;

const places = [
  {
    base: "admin",
    list: `/admin/races/${world.officeRace}/questions`,
    question: questionWorld.office[1],
    opened: adminsOnly,
    turned: adminsOnly,
  },
  {
    base: "organize",
    list: `/organize/races/${world.organizedRace}/questions`,
    question: questionWorld.organized[1],
    opened: ownersOnly,
    turned: signedIn,
  },
];

const changes = ["stop", "ask"];

/** The answers to `GET` of the questions of a race. */
export const questionReads: Record<string, Attempt> = Object.fromEntries(
  places.flatMap(({ base, list, question, opened, turned }) => {
    const pattern = `${base}/races/:id/questions`;
    const screen = (path: string): Attempt => ({ path, outcome: opened(200) });
    return [
      [pattern, screen(list)],
      [`${pattern}/new`, screen(`${list}/new`)],
      [`${pattern}/:question`, screen(`${list}/${question}`)],
      [`${pattern}/:question/delete`, screen(`${list}/${question}/delete`)],
      [`${pattern}/order`, { path: `${list}/order`, outcome: turned(list) }],
      ...changes.map((change): [string, Attempt] => [
        `${pattern}/:question/${change}`,
        { path: `${list}/${question}/${change}`, outcome: turned(list) },
      ]),
    ] satisfies [string, Attempt][];
  }),
);

/** The answers to `POST`, in an order in which each finds its subject. */
export const questionWrites: Record<string, Write[]> = Object.fromEntries(
  places.flatMap(({ base, list, question, opened }) => {
    const pattern = `${base}/races/:id/questions`;
    const order = base === "organize" ? ownerLast : undefined;
    const write = (path: string, form: Record<string, string> = {}): Write[] => [
      { what: path, path, form, outcome: opened(list), ...(order && { order }) },
    ];
    return [
      [`${pattern}/new`, write(`${list}/new`, { kind: "text", text_en: "Club?" })],
      [`${pattern}/:question`, write(`${list}/${question}`, { kind: "date", text_en: "When?" })],
      [`${pattern}/order`, write(`${list}/order`, { move: `up ${question}` })],
      ...changes.map((change): [string, Write[]] => [
        `${pattern}/:question/${change}`,
        write(`${list}/${question}/${change}`),
      ]),
      [`${pattern}/:question/delete`, write(`${list}/${question}/delete`)],
    ] satisfies [string, Write[]][];
  }),
);
