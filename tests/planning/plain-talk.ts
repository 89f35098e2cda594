import { days, month, searches, wishes } from "./conversation.ts";

/** What strangers type after an answer, and beside races: short, with jokes, and about the site. */
export const plainTalk = [
  ...searches("new search", [
    [
      ["10k in Texas in march", "half marathons in Florida"],
      { state: "Florida", distance: "Half Marathon" },
    ],
    [["races in Toronto in may", ["A", "B"], "any races in Lima?"], { city: "Lima" }],
    [
      ["races in Toronto in may", ["A", "B"], "and in Lima?"],
      { city: "Lima", ...month("2027-05") },
    ],
    [
      ["halfs in Texas in march", "nothing in april?"],
      { state: "Texas", distance: "Half Marathon", ...month("2027-04") },
    ],
  ]),
  ...searches("short lengths and places", [
    [
      ["trail 21k bc"],
      { state: "British Columbia", race_type: "Trail", distance: "Half Marathon" },
    ],
    [["21k in Lima", "ok just 10"], { city: "Lima", distance: "10K" }],
    [["races in Lima", "just 10"], { city: "Lima", limit: 10 }],
    [["ultra 100k peru"], { country: "Peru", race_type: "Ultra", distance: "100K" }],
    [
      ["flat fast marathon to BQ, november 2027"],
      { distance: "Marathon", ...days("2027-11-01", "2027-11-30") },
    ],
    [["10k", "in california would be best"], { state: "California", distance: "10K" }],
    [["half in Boston", "and Miami?"], { city: "Miami", distance: "Half Marathon" }],
    [["cuantas carreras tienen en total"], {}],
    [["how many races do you have in Peru"], { country: "Peru" }],
  ]),
  ...wishes("talk", [
    [["tell me a joke about runners"], { kind: "joke" }],
    [["jajaja cuentame un chiste"], { kind: "joke" }],
    [["what is the capital of France"], { kind: "beyond", subject: "elsewhere" }],
    [["me puedes escribir un poema"], { kind: "beyond", subject: "elsewhere" }],
    [["gracias, eres lo máximo"], { kind: "thanks" }],
    [["no me gusta correr jaja"], { kind: "chat" }],
    [["no me entendés"], { kind: "complaint" }],
    [["how do i get there?"], { kind: "beyond", subject: "travel" }],
    [["show me the second one"], { kind: "which-race", isComparison: false, subjects: [] }],
    [
      ["me ayudas a elegir entre Lima y Arequipa"],
      { kind: "which-race", isComparison: true, subjects: [] },
      { places: ["Lima", "Arequipa"] },
    ],
  ]),
  ...wishes("site", [
    [
      ["me inscribí y ya no puedo ir, como cancelo?"],
      { kind: "training", topic: "site-cancel-entry" },
    ],
    [["i need to withdraw from a race"], { kind: "training", topic: "site-cancel-entry" }],
    [["puedo pasarle mi numero a un amigo?"], { kind: "training", topic: "site-transfer" }],
    [
      ["can i switch from the full to the half"],
      { kind: "training", topic: "site-change-entry" },
      { distance: "Half Marathon" },
    ],
    [["can i see my workouts on my garmin"], { kind: "training", topic: "site-watch" }],
    [["puedo ver mi plan en el reloj"], { kind: "training", topic: "site-watch" }],
    [["no me llega el correo de confirmación"], { kind: "training", topic: "site-sign-in" }],
    [["remind me when registration opens"], { kind: "training", topic: "site-alerts" }],
    [["whats in the free plan"], { kind: "training", topic: "site-plan-benefits" }],
    [["como se reclama una carrera"], { kind: "training", topic: "site-list-race" }],
  ]),
  ...wishes("pace follow-ups", [
    [
      ["corri 10k en 48 minutos cuanto haria en 21k", [], "y en 42?"],
      {
        kind: "pace",
        known: { meters: 10_000, seconds: 2880 },
        targetMeters: 42_195,
        targetSeconds: null,
      },
    ],
    [
      ["corri 10k en 48 minutos cuanto haria en 21k", [], "a que ritmo por km seria"],
      {
        kind: "pace",
        known: { meters: 10_000, seconds: 2880 },
        targetMeters: 21_097.5,
        targetSeconds: null,
      },
    ],
    [
      ["what pace is a 4:00 marathon", [], "and half?"],
      { kind: "pace", known: null, targetMeters: 21_097.5, targetSeconds: 7200 },
    ],
  ]),
];
