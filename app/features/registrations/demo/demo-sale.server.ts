import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { demoAccounts, demoReviewer } from "#db/demo/people/people.ts";
import { day, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { takesRegistrations } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { addDays, toDay } from "#values/day.ts";
import { formatAmount } from "#values/money.ts";
import { applyTemplate } from "../categories/commands.server.ts";
import { type DraftServices, keepAnswers } from "../drafts.server.ts";
import { register } from "../entering/commands.server.ts";
import { addExtra } from "../extras/commands.server.ts";
import { chooseMethod, sendProof } from "../orders/commands.server.ts";
import { keepProof } from "../orders/proofs.server.ts";
import { confirmPayment } from "../orders/review.server.ts";
import { changeSale } from "../prices/commands.server.ts";
import { addQuestion } from "../questions/commands.server.ts";
import { askedQuestions } from "../questions/queries.server.ts";
import { changeEntryForm } from "../rules/commands.server.ts";
import type { ManualMethod } from "../ways.ts";

type Needs = Pick<Services, "now" | "files" | "limits" | "images"> & DraftServices;

const organizer = { userId: demoAccounts.runner.id, isAdmin: false };
const origin = "https://demo.dorsal.test";
const priceMinor = 9500;

/** The people of the demo have no mailboxes. */
const mail: Services["mail"] = { mode: "sandbox", send: async () => "" };

/** Who orders an entry, and how it is paid for. */
const orders: {
  runner: string;
  bornIn: number;
  gender: "female" | "male";
  method: ManualMethod;
  reference?: string;
  isConfirmed?: boolean;
}[] = [
  {
    runner: "Diego",
    bornIn: 1991,
    gender: "male",
    method: "yape",
    reference: "03912745",
    isConfirmed: true,
  },
  {
    runner: "Rosa",
    bornIn: 1979,
    gender: "female",
    method: "bank_deposit",
    reference: "884120",
    isConfirmed: true,
  },
  { runner: "Milagros", bornIn: 1986, gender: "female", method: "yape", reference: "04417093" },
  { runner: "Percy", bornIn: 1968, gender: "male", method: "bank_deposit", reference: "884377" },
  { runner: "Óscar", bornIn: 2001, gender: "male", method: "yape" },
];

/**
 * Lets the race that the organizer of a new demo has sell its entries as a race in Lima does: categories,
 * identity documents, shirts, price steps, and payments by Yape or deposit, two of which wait for the
 * organizer. Does nothing while that race takes no registrations.
 * @returns whether the race sells entries now
 */
export function openDemoSale(needs: Needs): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    const services = { ...needs, db: tx, mail };
    const race = await findDemoRace(services);
    if (!race) return false;
    await setUp(services, race);
    for (const [number, order] of orders.entries()) {
      await placeOrder(services, race, { order, number });
    }
    return true;
  });
}

function findDemoRace({ db, now }: Pick<Needs, "db" | "now">): Promise<DemoRace | null> {
  return readRow(
    db,
    { id: text, startDate: day, distanceId: text },
    sql`
      select r.id, to_char(r.start_date, 'YYYY-MM-DD') as "startDate", d.id as "distanceId"
      from races r
      join race_organizers o on o.race_id = r.id
      join race_distances d on d.race_id = r.id
      where o.user_id = ${organizer.userId}::uuid and ${takesRegistrations(now())}
      order by o.created_at, d.sort_order
      limit 1`,
  );
}

type DemoRace = { id: string; startDate: string; distanceId: string };

async function setUp(services: Needs, { id, startDate, distanceId }: DemoRace): Promise<void> {
  const earliest = addDays(toDay(services.now()), 14);
  const firstStep = [addDays(startDate, -30), earliest].sort().at(-1) ?? earliest;
  await accepted(
    changeEntryForm(services, organizer, id, {
      edited_version: "",
      waiver_en: null,
      waiver_es: null,
      people_per_order: 4,
      insurance: "hidden",
      gender: "required",
      document: "required",
      club: "optional",
    }),
  );
  const template = { raceId: id, template: "peru", mayReplace: false } as const;
  await accepted(applyTemplate(services, organizer, template, "es"));
  const sizes = ["S", "M", "L", "XL"].map((size) => ({ label: { en: size, es: size }, stock: 60 }));
  await accepted(
    addQuestion(services, organizer, id, {
      kind: "choice",
      distanceId: null,
      isDistanceDeleted: false,
      text: { en: "Shirt size", es: "Talla de polo" },
      hint: { en: null, es: null },
      isRequired: true,
      choices: sizes,
    }),
  );
  await accepted(
    changeSale(services, organizer, id, {
      ...noMethods,
      currency: "PEN",
      member_percent: 10,
      free_every: null,
      upload_hours: 48,
      review_hours: 72,
      yape_en: "Yape to 900 000 000, in the name of Rafael Demo. An example: send no money.",
      yape_es: "Yapea al 900 000 000, a nombre de Rafael Demo. Es un ejemplo: no envíes dinero.",
      bank_deposit_en: "Account 000-0000000-0-00, an example. Send no money.",
      bank_deposit_es: "Cuenta 000-0000000-0-00, un ejemplo. No envíes dinero.",
      prices: [
        {
          distanceId,
          steps: [
            { id: null, priceMinor, lastDay: firstStep, places: null },
            { id: null, priceMinor: 11_000, lastDay: null, places: null },
          ],
        },
      ],
    }),
  );
  await accepted(
    addExtra(services, organizer, id, {
      name: { en: "Name engraved on the medal", es: "Nombre grabado en la medalla" },
      note: { en: null, es: null },
      distanceId: null,
      priceMinor: 1500,
      leastMinor: null,
      mostMinor: null,
      mostEach: 1,
      stock: 100,
      lastDay: null,
      paysBack: true,
    }),
  );
}

const noMethods = {
  yape_en: null,
  yape_es: null,
  plin_en: null,
  plin_es: null,
  bank_deposit_en: null,
  bank_deposit_es: null,
  spei_en: null,
  spei_es: null,
  transfer_en: null,
  transfer_es: null,
  cash_en: null,
  cash_es: null,
};

async function placeOrder(
  services: Needs & Pick<Services, "mail">,
  { id: raceId, distanceId }: DemoRace,
  { order, number }: { order: (typeof orders)[number]; number: number },
): Promise<void> {
  const person = demoReviewer(order.runner);
  const viewer = { userId: person.id };
  const [shirt] = await askedQuestions(services, raceId);
  const size = shirt?.choices[number % shirt.choices.length];
  const draft = { draftId: randomUUID(), raceId, distanceId };
  await keepAnswers(services, viewer, draft, {
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: `${order.bornIn}-05-14`,
    gender: order.gender,
    phone: `+120255501${number}0`,
    country: person.country,
    documentType: "dni",
    documentNumber: `0000000${number}`,
    emergencyContactName: `Contact of ${person.lastName} (demo)`,
    emergencyContactPhone: "+12025550199",
    waiverAccepted: "yes",
    ...(shirt && size && { [`question:${shirt.id}`]: size.id }),
  });
  const { orderId } = await accepted(
    register(services, viewer, draft, { origin, shownMinor: priceMinor }),
  );
  if (orderId === null) throw new Error("An entry of the demo needs no order.");
  const { method, reference, isConfirmed } = order;
  await accepted(chooseMethod(services, viewer, { orderId, method }));
  if (!reference) return;
  const { proof } = await accepted(keepProof(services, viewer, await drawnProof(services, order)));
  if (proof) await accepted(sendProof(services, viewer, { orderId, reference, proof }));
  if (!isConfirmed) return;
  await accepted(confirmPayment(services, organizer, { orderId, receivedMinor: priceMinor }));
}

/** What a phone shows after a payment, as a picture that says that it is an example. */
async function drawnProof(
  { images }: Pick<Services, "images">,
  { method, reference, runner }: (typeof orders)[number],
): Promise<File> {
  const lines = [
    method === "yape" ? "Yape" : "Depósito",
    formatAmount(priceMinor, "PEN"),
    `De: ${runner} (demo)`,
    `Operación ${reference}`,
    "Ejemplo, no es un pago",
  ];
  const jpeg = await images.drawJpeg({
    width: 480,
    height: 440,
    background: lightColors.paper,
    drawings: [],
    texts: lines.map((text, line) => ({
      text,
      left: 40,
      top: 40 + line * 75,
      width: 400,
      height: 60,
      size: line === 1 ? 48 : 28,
      weight: line === 1 ? 900 : 500,
      color: lightColors.ink,
      align: "left",
      anchor: "middle",
    })),
  });
  return new File([new Uint8Array(jpeg)], "proof.jpg", { type: "image/jpeg" });
}

/** The result of a command that must succeed. */
async function accepted<Done extends { problem: unknown }>(
  command: Promise<Done>,
): Promise<Extract<Done, { problem: null }>> {
  const done = await command;
  if (done.problem !== null) throw new Error(`The demo is refused: ${String(done.problem)}`);
  return done as Extract<Done, { problem: null }>;
}
