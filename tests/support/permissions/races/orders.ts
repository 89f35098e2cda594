import {
  type Answer,
  type Attempt,
  adminsOnly,
  open,
  ownerLast,
  ownersOnly,
  signedIn,
  type Write,
} from "../matrix.ts";
import { world } from "../people.ts";

/** Orders of another runner at a race, with a payment each: in review twice, and a surplus. */
const ordersAt = (last: string) => ({
  orders: [0, 1, 2].map((place) => `99999999-9999-4999-8999-9999999996${last}${place}`),
  payments: [0, 1, 2].map((place) => `99999999-9999-4999-8999-9999999997${last}${place}`),
  voucher: `99999999-9999-4999-8999-9999999998${last}0`,
  waits: [0, 1].map((place) => `99999999-9999-4999-8999-9999999995${last}${place}`),
});

/** The orders of the owner's race and of the race of the office, and one of the owner's own. */
export const orderWorld = {
  organized: ordersAt("0"),
  office: ordersAt("1"),
  own: "99999999-9999-4999-8999-999999999620",
  ownPayment: "99999999-9999-4999-8999-999999999720",
  ownWait: "99999999-9999-4999-8999-999999999520",
} as const;

const own = `/orders/${orderWorld.own}`;
const ownWait = `/waiting-list/${orderWorld.ownWait}`;

/** The changes of an entry, each at its own address. */
const entryChange = `/registrations/${world.registrations[0]}/change`;
const entryChangeNames = ["transfer", "distance", "deferral", "withdraw"];

/** The list of people for a race that takes none. */
const list = `/races/${world.race}/register/list`;
const listChangeNames = ["read", "row", "leave", "code", "send", "drop"];

const places = [
  {
    base: "organize",
    race: `/organize/races/${world.organizedRace}`,
    distance: world.organizedDistances[0],
    ids: orderWorld.organized,
    opened: ownersOnly,
    order: ownerLast,
  },
  {
    base: "admin",
    race: `/admin/races/${world.officeRace}`,
    distance: world.officeDistances[0],
    ids: orderWorld.office,
    opened: adminsOnly,
  },
];

/** The answers to `GET` of orders, prices, codes, payments and waiting lists. */
export const orderReads: Record<string, Attempt> = {
  "orders/:id": { path: own, outcome: ownersOnly(200) },
  "orders/:id/method": { path: `${own}/method`, outcome: ownersOnly(200) },
  "orders/:id/card": { path: `${own}/card`, outcome: ownersOnly(200) },
  "orders/:id/proof": { path: `${own}/proof`, outcome: ownersOnly(200) },
  "orders/:id/take-out": { path: `${own}/take-out`, outcome: ownersOnly(200) },
  "orders/:id/cancel": { path: `${own}/cancel`, outcome: ownersOnly(200) },
  "races/:id/register/list": { path: list, outcome: signedIn(200) },
  "races/:id/register/list.csv": { path: `${list}.csv`, outcome: signedIn(200) },
  ...Object.fromEntries(
    listChangeNames.map((name): [string, Attempt] => [
      `races/:id/register/list/${name}`,
      { path: `${list}/${name}`, outcome: signedIn(200) },
    ]),
  ),
  "waiting-list/:id": { path: ownWait, outcome: ownersOnly(200) },
  "waiting-list/:id/leave": { path: `${ownWait}/leave`, outcome: ownersOnly(200) },
  "registrations/:id/change": { path: entryChange, outcome: ownersOnly(200) },
  ...Object.fromEntries(
    [...entryChangeNames, "form"].map((name): [string, Attempt] => [
      `registrations/:id/change/${name}`,
      { path: `${entryChange}/${name}`, outcome: ownersOnly(200) },
    ]),
  ),
  // The race has no teams, and nobody here is in one.
  "registrations/:id/team": {
    path: `/registrations/${world.registrations[0]}/team`,
    outcome: signedIn(404),
  },
  ...Object.fromEntries(
    ["", "/add", "/captain", "/enter", "/leg", "/link", "/close-link", "/remove", "/rename"].map(
      (change): [string, Attempt] => [
        `teams/:id${change}`,
        { path: `/teams/${world.race}${change}`, outcome: signedIn(404) },
      ],
    ),
  ),
  "team-invitations/:token": open("/team-invitations/forged", 404),
  "team-invitations/:token/enter": open("/team-invitations/forged/enter", 404),
  "team-invitations/:token/join": open("/team-invitations/forged/join", 404),
  "transfers/:token": open("/transfers/forged", 404),
  "transfers/:token/accept": open("/transfers/forged/accept", 404),
  "transfers/:token/decline": open("/transfers/forged/decline", 404),
  "races/:id/waiting-list": open(`/races/${world.race}/waiting-list`, `/races/${world.race}`),
  "orders/:id/proofs/:payment": {
    path: `${own}/proofs/${orderWorld.ownPayment}`,
    outcome: ownersOnly(200),
  },
  ...Object.fromEntries(
    places.flatMap(({ base, race, ids, opened }) => {
      const screen = (pattern: string, path: string): [string, Attempt] => [
        `${base}/races/:id/${pattern}`,
        { path: `${race}/${path}`, outcome: opened(200) },
      ];
      return [
        screen("prices", "prices"),
        screen("changes", "changes"),
        ...["teams", "teams/rename", "teams/delete"].map((path) => screen(path, path)),
        ...["codes", "codes/stop", "codes/resume"].map((path) => screen(path, path)),
        screen("payments", "payments"),
        ...["confirm", "refuse", "settle", "refund"].map((change) =>
          screen(`payments/${change}`, `payments/${change}`),
        ),
        screen("proofs/:payment", `proofs/${ids.payments[0]}`),
        ...["waiting-list", "waiting-list/offer", "waiting-list/remove", "waiting-list.csv"].map(
          (path) => screen(path, path),
        ),
      ];
    }),
  ),
};

type Form = Record<string, string>;

const runner = (path: string, form: Form, answer: Answer): Write[] => [
  { what: path, path, form, outcome: ownersOnly(answer), order: ownerLast },
];

/** The answers to `POST`, in an order in which each finds its subject. */
export const orderWrites: Record<string, Write[]> = {
  "orders/:id": runner(own, {}, 405),
  "orders/:id/method": runner(`${own}/method`, { method: "yape" }, own),
  "orders/:id/card": runner(`${own}/card`, {}, 409),
  "orders/:id/proof": runner(`${own}/proof`, { reference: "1" }, 400),
  "orders/:id/take-out": runner(`${own}/take-out`, {}, 409),
  "orders/:id/cancel": runner(`${own}/cancel`, {}, own),
  "waiting-list/:id": runner(ownWait, {}, 405).map((write) => ({
    ...write,
    outcome: signedIn(405),
  })),
  // Nobody learns who waits: all others are told the same.
  "waiting-list/:id/leave": runner(`${ownWait}/leave`, {}, "/dashboard").map((write) => ({
    ...write,
    outcome: signedIn("/dashboard"),
  })),
  "registrations/:id/change": [
    { what: "it takes no form", path: entryChange, form: {}, outcome: signedIn(405) },
  ],
  "races/:id/register/list": [
    { what: "it takes no form", path: list, form: {}, outcome: signedIn(405) },
  ],
  ...Object.fromEntries(
    listChangeNames.map((name): [string, Write[]] => {
      const path = `${list}/${name}`;
      const answer = name === "read" ? 409 : name === "send" ? 400 : list;
      return [
        `races/:id/register/list/${name}`,
        [{ what: path, path, form: {}, outcome: signedIn(answer) }],
      ];
    }),
  ),
  "registrations/:id/change/form": [
    {
      what: "nothing is open",
      path: `${entryChange}/form`,
      form: {},
      outcome: signedIn(entryChange),
    },
  ],
  // The race allows no change. Nobody learns whose entry it is: all others are told the same.
  ...Object.fromEntries(
    entryChangeNames.map((name): [string, Write[]] => {
      const form = { email: "ben@example.com", distance: world.officeDistances[0] };
      const path = `${entryChange}/${name}`;
      return [
        `registrations/:id/change/${name}`,
        [{ what: path, path, form, outcome: signedIn(409) }],
      ];
    }),
  ),
  "registrations/:id/team": [
    {
      what: "a race without teams",
      path: `/registrations/${world.registrations[0]}/team`,
      form: { name: "Andes" },
      outcome: signedIn(404),
    },
  ],
  "teams/:id": [
    { what: "it takes no form", path: `/teams/${world.race}`, form: {}, outcome: signedIn(405) },
  ],
  // Nobody here is in a team: all get the same answer.
  ...Object.fromEntries(
    ["add", "captain", "enter", "leg", "link", "close-link", "remove", "rename"].map(
      (change): [string, Write[]] => [
        `teams/:id/${change}`,
        [
          {
            what: change,
            path: `/teams/${world.race}/${change}`,
            form: { entry: world.registrations[0], name: "Andes", leg: "1" },
            outcome: signedIn(409),
          },
        ],
      ],
    ),
  ),
  "team-invitations/:token": [
    { what: "it takes no form", ...open("/team-invitations/forged", 405), form: {} },
  ],
  "team-invitations/:token/enter": [
    {
      what: "a forged link",
      path: "/team-invitations/forged/enter",
      form: {},
      outcome: signedIn(404),
    },
  ],
  "team-invitations/:token/join": [
    {
      what: "a forged link",
      path: "/team-invitations/forged/join",
      form: { entry: world.registrations[0] },
      outcome: signedIn(404),
    },
  ],
  "transfers/:token": [{ what: "it takes no form", ...open("/transfers/forged", 405), form: {} }],
  "transfers/:token/accept": [
    { what: "a forged link", path: "/transfers/forged/accept", form: {}, outcome: signedIn(404) },
  ],
  "transfers/:token/decline": [
    { what: "a forged link", ...open("/transfers/forged/decline", 404), form: {} },
  ],
  "races/:id/waiting-list": [
    {
      what: "a race without a waiting list",
      path: `/races/${world.race}/waiting-list`,
      form: {},
      outcome: signedIn(`/races/${world.race}`),
    },
  ],
  ...Object.fromEntries(
    places.flatMap(({ base, race, distance, ids, opened, order }) => {
      const { voucher, orders, payments, waits } = ids;
      const write = (
        pattern: string,
        form: Form,
        {
          path = pattern,
          answer = `${race}/${path.split("/")[0]}`,
          unrecorded,
        }: { path?: string; answer?: Answer; unrecorded?: string } = {},
      ): [string, Write[]] => [
        `${base}/races/:id/${pattern}`,
        [
          {
            what: pattern,
            path: `${race}/${path}`,
            form,
            outcome: opened(answer),
            ...(order && { order }),
            ...(unrecorded && base === "admin" && { unrecorded }),
          },
        ],
      ];
      const rules = {
        currency: "PEN",
        member_percent: "0",
        upload_hours: "24",
        review_hours: "24",
      };
      const code = { voucher: "NEW", kind: "free", max_per_person: "1" };
      return [
        write("prices", { ...rules, [`price:${distance}:0`]: "80", cash_en: "At the shop" }),
        write("changes", {
          transfer: "on",
          distance: "off",
          distance_back: "off",
          deferral: "off",
        }),
        write("teams", { distance: String(distance), kind: "relay", most: "4" }),
        write(
          "teams/rename",
          { team: world.race, name: "Andes" },
          { answer: 409, unrecorded: "there is no such team" },
        ),
        write(
          "teams/delete",
          { team: world.race },
          { answer: 409, unrecorded: "there is no such team" },
        ),
        write("waiting-list", { waiting_list: "on", offer_hours: "12" }),
        write("waiting-list/offer", { runner: String(waits[0]) }),
        write("waiting-list/remove", { runner: String(waits[1]) }),
        write("codes", code),
        write("codes/stop", { voucher }),
        write("codes/resume", { voucher }),
        write("payments", {}, { answer: 405, unrecorded: "it changes nothing" }),
        write("payments/confirm", { order: String(orders[0]), amount: "80" }),
        write("payments/refuse", { order: String(orders[1]), reason: "Not found" }),
        write(
          "payments/refund",
          { payment: String(payments[2]), amount: "80", reason: "Late" },
          { answer: 409, unrecorded: "it was not paid by card" },
        ),
        write("payments/settle", {
          payment: String(payments[2]),
          amount: "80",
          to: "refund",
          reason: "Late",
        }),
      ];
    }),
  ),
};
