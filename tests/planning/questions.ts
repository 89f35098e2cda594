import { type Conversation, wishes } from "./conversation.ts";

const half = 21_097.5;
const generic = { kind: "generic" } as const;
const twoRaces = ["Maratón Puerta del Sol", "Carrera Andina 21K"];
const threeRaces = ["Bridge Marathon", "Foggy Harbor Half", "Redwood Ultra 50K"];

/** Messages that ask for something else than a search. */
export const questions: Conversation[] = [
  ...wishes("generic", [
    [["can you find me some races?"], generic],
    [["I'd like to run a race"], generic],
    [["recommend me a race please"], generic],
    [["marathons in Lima", "start over"], generic],
    [["hola, quiero participar en una carrera"], generic],
    [["recomiendame carreras"], generic],
    [["carreras en lima", "otra búsqueda"], generic],
    [["nesesito una carrera"], generic],
  ]),
  ...wishes("not about a race", [
    [["How much water should I drink?"], { kind: "training", topic: "hydration" }],
    [["how much sleep do I need"], { kind: "training", topic: "rest" }],
    [["What is REDs?"], { kind: "training", topic: "reds" }],
    [
      ["necesito un plan para mi maratón en Lima"],
      { kind: "training", topic: "plan-marathon" },
      { distance: "Marathon" },
    ],
    [
      ["plan para 10k", "y para 21k?"],
      { kind: "training", topic: "plan-half" },
      { distance: "Half Marathon" },
    ],
    [["What's the weather in Lima"], { kind: "beyond", subject: "weather" }],
    [["resultados de la maraton de lima"], { kind: "beyond", subject: "results" }],
    [["how do i get to Cusco"], { kind: "beyond", subject: "travel" }],
    [["find me a coach in Lima"], { kind: "expert", field: "coach", city: "Lima" }],
    [["I need a nutritionist"], { kind: "expert", field: "nutrition", city: null }],
    [["busco entrenador de trail en Cusco"], { kind: "expert", field: "trail", city: "Cusco" }],
    [["fisioterapeuta en guadalajara"], { kind: "expert", field: "therapy", city: "Guadalajara" }],
    [["can I talk to a virtual coach?"], { kind: "expert", field: "virtual", city: null }],
    [["you are useless"], { kind: "complaint" }],
    [["español por favor"], { kind: "languages" }],
    [["👍"], { kind: "thanks" }],
  ]),
  ...wishes("registration", [
    [
      ["how can I sign up for the Foggy Harbor Half?"],
      { kind: "registration", race: { name: "Foggy Harbor Half" } },
      { race_name: "Foggy Harbor Half" },
    ],
    [
      ["races in Peru", twoRaces, "how do I register for the second one?"],
      { kind: "registration", race: { id: "b" } },
      { race_name: "Carrera Andina 21K" },
    ],
    [
      ["where do i register for a marathon in Ottawa"],
      { kind: "registration", race: null },
      { city: "Ottawa", distance: "Marathon" },
    ],
    [
      ["quiero inscribirme en la Carrera de las Flores"],
      { kind: "registration", race: { name: "Carrera de las Flores" } },
      { race_name: "Carrera de las Flores" },
    ],
    [
      ["carreras en lima", twoRaces, "como me inscribo en la primera"],
      { kind: "registration", race: { id: "a" } },
      { race_name: "Maratón Puerta del Sol" },
    ],
    [
      ["como me registro para la maraton del desierto?"],
      { kind: "registration", race: { name: "maraton del desierto" } },
      { race_name: "maraton del desierto" },
    ],
  ]),
  ...wishes("race facts", [
    [
      ["races in California", threeRaces, "How is it rated?"],
      { kind: "race", race: { id: "a" }, subjects: ["rating"] },
      { state: "California" },
    ],
    [
      ["carreras en lima", twoRaces, "¿Quién la organiza?"],
      { kind: "race", race: { id: "a" }, subjects: ["organizer"] },
      { city: "Lima" },
    ],
    [
      ["carreras en lima", ["Tacna Corre 10K"], "¿Se va a realizar?"],
      { kind: "race", race: { id: "a" }, subjects: ["status"] },
      { city: "Lima" },
    ],
    [
      ["carreras en lima", ["Tacna Corre 10K"], "¿Cuántos cupos quedan?"],
      { kind: "race", race: { id: "a" }, subjects: ["places-left"] },
      { city: "Lima" },
    ],
    [
      ["2 dudas: cual es el tiempo limite en lima 42k y si hay que llevar certificado medico"],
      { kind: "race", race: { name: "lima 42k" }, subjects: ["time-limit", "rules"] },
    ],
    [
      ["what is the cutoff of the Redwood Ultra 50K?"],
      { kind: "race", race: { name: "Redwood Ultra 50K" }, subjects: ["time-limit"] },
    ],
    [
      ["races in California", threeRaces, "how hilly is the third one?"],
      { kind: "race", race: { id: "c" }, subjects: ["elevation"] },
      { state: "California" },
    ],
    [
      ["races in California", threeRaces, "does the Foggy Harbor Half give a medal?"],
      { kind: "race", race: { id: "b" }, subjects: ["price-includes"] },
      { state: "California" },
    ],
    [
      ["races in Boulder", ["Flatirons 10K"], "what time does it start?"],
      { kind: "race", race: { id: "a" }, subjects: ["start-time"] },
      { city: "Boulder" },
    ],
    [
      ["races in Boulder", ["Flatirons 10K"], "who organizes it?", "is it sold out?"],
      { kind: "race", race: { id: "a" }, subjects: ["places-left"] },
      { city: "Boulder" },
    ],
    [
      ["tell me about the Bridge Marathon"],
      { kind: "race", race: { name: "Bridge Marathon" }, subjects: [] },
    ],
    [
      ["¿cuánto cuesta la Carrera Andina 21K?"],
      { kind: "race", race: { name: "Carrera Andina 21K" }, subjects: ["price"] },
    ],
    [
      ["carreras en lima", twoRaces, "a que hora empieza la segunda?"],
      { kind: "race", race: { id: "b" }, subjects: ["start-time"] },
      { city: "Lima" },
    ],
    [
      [
        "carreras en lima",
        twoRaces,
        "y que incluye la primera",
        "hasta cuando me puedo inscribir?",
      ],
      { kind: "race", race: { id: "a" }, subjects: ["deadline"] },
      { city: "Lima" },
    ],
    [
      ["carreras en tacna", ["Tacna Corre 10K"], "fue cancelada esa carrera?"],
      { kind: "race", race: { id: "a" }, subjects: ["status"] },
      { city: "Tacna" },
    ],
  ]),
  ...wishes("compare", [
    [
      ["races in Boulder", ["Flatirons 10K"], "compare the first two"],
      { kind: "compare", races: [{ id: "a" }] },
      { city: "Boulder" },
    ],
    [
      ["compare lima 42k and arequipa marathon"],
      { kind: "compare", races: [{ name: "lima 42k" }, { name: "arequipa marathon" }] },
    ],
    [
      ["carreras en lima", twoRaces, "cual es la mas dura"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Lima" },
    ],
    [
      ["compare the Bridge Marathon with the Redwood Ultra 50K"],
      { kind: "compare", races: [{ name: "Bridge Marathon" }, { name: "Redwood Ultra 50K" }] },
    ],
    [
      ["races in California", threeRaces, "which is easier, the first or the second?"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { state: "California" },
    ],
    [
      ["carreras en lima", twoRaces, "compáralas"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Lima" },
    ],
    [
      ["carreras en lima", twoRaces, "que diferencia hay entre las dos?"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Lima" },
    ],
  ]),
  ...wishes("pace", [
    [
      ["what pace do I need for a sub 2 half?"],
      { kind: "pace", known: null, targetMeters: half, targetSeconds: 7200 },
    ],
    [
      ["my 5k is 24:30, predict my marathon"],
      {
        kind: "pace",
        known: { meters: 5000, seconds: 1470 },
        targetMeters: 42_195,
        targetSeconds: null,
      },
    ],
    [
      ["8:00 per mile for a 10k"],
      { kind: "pace", known: null, targetMeters: 10_000, targetSeconds: 2983 },
    ],
    [
      ["I ran 10 miles in 1:20:00", "and for a marathon?"],
      {
        kind: "pace",
        known: { meters: 16_093, seconds: 4800 },
        targetMeters: 42_195,
        targetSeconds: null,
      },
    ],
    [
      ["a que ritmo corro un maraton en 3 horas y media"],
      { kind: "pace", known: null, targetMeters: 42_195, targetSeconds: 12_600 },
    ],
    [
      ["hice 21k en 1:52:00, cuanto haria en maraton?"],
      {
        kind: "pace",
        known: { meters: half, seconds: 6720 },
        targetMeters: 42_195,
        targetSeconds: null,
      },
    ],
    [
      ["a 6 min por km cuanto demoro en 10k"],
      { kind: "pace", known: null, targetMeters: 10_000, targetSeconds: 3600 },
    ],
    [
      ["que ritmo para 10k en 45 minutos", "y en 50 minutos?"],
      { kind: "pace", known: null, targetMeters: 10_000, targetSeconds: 3000 },
    ],
  ]),
];
