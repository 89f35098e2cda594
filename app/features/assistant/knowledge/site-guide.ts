import { href } from "react-router";
import { coolingOffDays } from "#features/accounts/deletion/deletion.ts";
import { plans } from "#features/membership/plans/plans.ts";
import { priceTexts } from "#features/membership/plans/price-texts.ts";
import { keywordFinder, wordsOf } from "./keywords.ts";

type InEach<Value> = { en: Value; es: Value };

/** How something is done on Dorsal itself, and the pages where. */
export type SiteGuide = {
  id: string;
  /** Folded words and phrases that name it, in both languages. */
  keywords: readonly string[];
  answer: InEach<string>;
  links: readonly { label: InEach<string>; to: string }[];
};

const prices = priceTexts();

/** Each plan with its prices, as the membership page has them. */
const planLines = (month: string, year: string) =>
  plans
    .map(
      ({ tier, name }) =>
        `- **${name}:** ${prices[tier].month.total} ${month}, ${prices[tier].year.total} ${year}`,
    )
    .join("\n");

export const siteGuides: readonly SiteGuide[] = [
  {
    id: "site-list-race",
    keywords: [
      "list my own race",
      "list our race",
      "list own race",
      "list race here",
      "add race here",
      "race listed here",
      "publish my race",
      "publish own race",
      "my event here",
      "register my race as organizer",
      "publicar mi carrera",
      "publico mi carrera",
      "agregar mi carrera",
      "anadir mi carrera",
      "subir mi carrera",
      "listar mi carrera",
      "mi evento aqui",
    ],
    answer: {
      en: "Look first whether your race is listed already: then open its page and choose **Claim this Race**. If it is not, tell us about it through the contact form with its name, date, place and site, and we add it. What organizers get here, with a free trial, is on the page for organizers.",
      es: "Mira primero si tu carrera ya está en la lista: entonces abre su página y elige **Claim this Race**. Si no está, cuéntanos de ella en el formulario de contacto con nombre, fecha, lugar y sitio, y la agregamos. Lo que reciben los organizadores, con prueba gratis, está en la página para organizadores.",
    },
    links: [
      { label: { en: "For race organizers", es: "Para organizadores" }, to: href("/organizers") },
      { label: { en: "Find your race", es: "Buscar tu carrera" }, to: href("/races") },
      { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") },
    ],
  },
  {
    id: "site-cancel-entry",
    keywords: [
      "cancel registration",
      "cancel my registration",
      "cancel entry",
      "cancel my entry",
      "withdraw from race",
      "withdraw registration",
      "give up my place",
      "unregister",
      "cancelar inscripcion",
      "cancelo inscripcion",
      "anular inscripcion",
      "anulo inscripcion",
      "cancelar mi registro",
      "darme de baja carrera",
      "ceder mi cupo",
    ],
    answer: {
      en: "You can do it yourself. Sign in, open your **dashboard**, find the race under your registrations and choose **Cancel registration**. Your place goes to somebody else at once; you may register again while places are left. A fee that you have paid is a matter for the organizer: their rules say whether there is a refund or a transfer. Did you enter on the organizer's own site? Then only they can cancel it.",
      es: "Lo puedes hacer tú. Inicia sesión, abre tu **panel**, busca la carrera en tus inscripciones y elige **Cancel registration**. Tu lugar pasa de inmediato a otra persona; puedes inscribirte otra vez mientras queden lugares. Si pagaste algo, eso lo ve el organizador: su reglamento dice si hay devolución o transferencia. ¿Te inscribiste en el sitio del organizador? Entonces solo él puede cancelarla.",
    },
    links: [{ label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") }],
  },
  {
    id: "site-import",
    keywords: [
      "import strava",
      "import my strava",
      "import garmin",
      "import activities",
      "import runs",
      "upload runs",
      "upload gpx",
      "upload fit",
      "upload activity",
      "upload activities",
      "connect strava",
      "connect garmin",
      "sync strava",
      "sync garmin",
      "link strava",
      "importar strava",
      "importar garmin",
      "importar actividades",
      "importar mis carreras de strava",
      "subir actividades",
      "subir gpx",
      "subir mis entrenamientos",
      "conectar strava",
      "conectar garmin",
      "sincronizar strava",
      "sincronizar garmin",
    ],
    answer: {
      en: "Yes, as files. Download your activities from Strava or Garmin (both send you a zip of everything under “export your data”) and upload them under **Training → Activities**: FIT, GPX and TCX files, single, gzipped or the whole zip. There is no automatic connection to Strava or Garmin. Your bests, weeks and predictions are computed from these files; what was uploaded twice counts once.",
      es: "Sí, como archivos. Descarga tus actividades de Strava o Garmin (ambos te envían un zip con todo en «exportar tus datos») y súbelas en **Training → Activities**: archivos FIT, GPX y TCX, sueltos, comprimidos o el zip entero. No hay conexión automática con Strava ni Garmin. Tus marcas, semanas y predicciones salen de esos archivos; lo que se sube dos veces cuenta una.",
    },
    links: [
      {
        label: { en: "Upload activities", es: "Subir actividades" },
        to: href("/training/activities/new"),
      },
      {
        label: { en: "Your activities", es: "Tus actividades" },
        to: href("/training/activities"),
      },
    ],
  },
  {
    id: "site-delete-data",
    keywords: [
      "delete my data",
      "delete all my data",
      "delete my account",
      "delete account",
      "close my account",
      "remove my account",
      "erase my data",
      "download my data",
      "borrar mis datos",
      "eliminar mis datos",
      "borrar mi cuenta",
      "eliminar mi cuenta",
      "cerrar mi cuenta",
      "descargar mis datos",
    ],
    answer: {
      en: `Your data belongs to you. Sign in and open **Your data** in your account: there you can download everything we keep about you, or delete the account with all of it. You then have ${coolingOffDays} days to change your mind. Single conversations with me you can delete in the list of conversations.`,
      es: `Tus datos son tuyos. Inicia sesión y abre **Your data** en tu cuenta: ahí puedes descargar todo lo que guardamos de ti o borrar la cuenta con todo. Después tienes ${coolingOffDays} días para arrepentirte. Las conversaciones conmigo las puedes borrar una por una en la lista de conversaciones.`,
    },
    links: [
      { label: { en: "Your data", es: "Tus datos" }, to: href("/account/data") },
      { label: { en: "Privacy Policy", es: "Política de privacidad" }, to: href("/privacy") },
    ],
  },
  {
    id: "site-plans",
    keywords: [
      "cuesta elite",
      "cuesta pacer",
      "cuesta sprinter",
      "how much membership",
      "membership cost",
      "membership price",
      "membership plans",
      "price membership",
      "pacer plan",
      "sprinter plan",
      "elite plan",
      "elite cost",
      "sprinter cost",
      "how much elite",
      "subscription cost",
      "subscription price",
      "how much dorsal",
      "dorsal cost",
      "cuanto cuesta membresia",
      "precio membresia",
      "cuanto vale membresia",
      "planes membresia",
      "cuanto cuesta dorsal",
      "cuanto cuesta suscripcion",
      "plan elite",
      "plan sprinter",
      "plan pacer",
    ],
    answer: {
      en: `Looking for races, comparing them and the pace calculator are free. The memberships:

${planLines("a month", "a year")}

In US dollars; the year costs a fifth less. What each one includes is on the membership page, where you also change or cancel it.`,
      es: `Buscar y comparar carreras y la calculadora de ritmo son gratis. Las membresías:

${planLines("al mes", "al año")}

En dólares; el año cuesta una quinta parte menos. Lo que incluye cada una está en la página de membresía, donde también la cambias o cancelas.`,
    },
    links: [{ label: { en: "See the plans", es: "Ver los planes" }, to: href("/membership") }],
  },
  {
    id: "site-offers",
    keywords: [
      "discount code",
      "discount codes",
      "promo code",
      "coupon",
      "coupons",
      "partner offers",
      "partner discounts",
      "voucher",
      "codigo descuento",
      "codigo promocional",
      "cupon",
      "cupones",
      "ofertas socios",
      "descuentos socios",
      "descuento zapatillas",
    ],
    answer: {
      en: "I cannot give codes, but partners do: their offers for shoes, watches, food and more are on the page of partner offers. Everybody sees them; Sprinter and Elite members see the codes. A discount on the entry of a race comes from its organizer, on the race's own page.",
      es: "Yo no puedo dar códigos, pero los socios sí: sus ofertas de zapatillas, relojes, nutrición y más están en la página de ofertas. Todos las ven; los códigos los ven los miembros Sprinter y Elite. El descuento en la inscripción de una carrera lo da su organizador, en la página de la carrera.",
    },
    links: [
      { label: { en: "Partner offers", es: "Ofertas de socios" }, to: href("/offers") },
      { label: { en: "See the plans", es: "Ver los planes" }, to: href("/membership") },
    ],
  },
  {
    id: "site-favorites",
    keywords: [
      "favorites",
      "favorite",
      "favourites",
      "favourite",
      "add to favorites",
      "save race",
      "save this race",
      "bookmark",
      "wishlist",
      "favoritos",
      "favoritas",
      "favorita",
      "guardar carrera",
      "guarda esta carrera",
      "guardar esa carrera",
      "lista de deseos",
    ],
    answer: {
      en: "I cannot save a race for you. Open the race and press the heart on its page or on its card in the list; you need to be signed in. Your favorites are on your dashboard.",
      es: "No puedo guardar una carrera por ti. Abre la carrera y toca el corazón en su página o en su tarjeta de la lista; necesitas haber iniciado sesión. Tus favoritas están en tu panel.",
    },
    links: [
      { label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") },
      { label: { en: "Find a race", es: "Buscar una carrera" }, to: href("/races") },
    ],
  },
  {
    id: "site-app",
    keywords: [
      "have an app",
      "is there an app",
      "mobile app",
      "phone app",
      "android app",
      "iphone app",
      "ios app",
      "app store",
      "play store",
      "download app",
      "download the app",
      "tienen app",
      "hay app",
      "hay una app",
      "aplicacion movil",
      "aplicacion celular",
      "descargar app",
      "descargar la app",
    ],
    answer: {
      en: "There is no app in a store: Dorsal runs in the browser of your phone. Add it to your home screen (Share → Add to Home Screen on iPhone, the menu → Install on Android), and it opens like an app.",
      es: "No hay app en una tienda: Dorsal funciona en el navegador del teléfono. Agrégalo a tu pantalla de inicio (Compartir → Añadir a pantalla de inicio en iPhone, menú → Instalar en Android) y se abre como una app.",
    },
    links: [{ label: { en: "Go to the races", es: "Ir a las carreras" }, to: href("/races") }],
  },
  {
    id: "site-tools",
    keywords: [
      "what can dorsal do",
      "where is everything",
      "where find training plans",
      "make training plan here",
      "own training plan",
      "training plans here",
      "pace calculator",
      "pace tool",
      "pace lab",
      "gpx analysis",
      "analyze gpx",
      "course tool",
      "analyze a course",
      "elevation profile of gpx",
      "que hay en dorsal",
      "donde esta todo",
      "donde planes entrenamiento",
      "calculadora de ritmo",
      "calculadora ritmo",
      "analizar gpx",
      "analizar recorrido",
      "herramienta recorrido",
    ],
    answer: {
      en: `Where things are on Dorsal:

- **Races:** search, calendars, comparing, registering
- **Training:** a plan made for your race, days and kilometers, your activities and figures
- **Pace lab:** paces and splits for a time or a distance
- **Course tool:** climbs and pace of a GPX file
- **Coaches and experts:** sessions with a virtual coach, and people
- **Dashboard:** your registrations, favorites and membership`,
      es: `Dónde está cada cosa en Dorsal:

- **Carreras:** buscar, calendarios, comparar, inscribirse
- **Training:** un plan hecho para tu carrera, tus días y kilómetros, tus actividades y cifras
- **Calculadora de ritmo:** ritmos y parciales para un tiempo o una distancia
- **Herramienta de recorridos:** subidas y ritmo de un archivo GPX
- **Coaches y expertos:** sesiones con un coach virtual, y personas
- **Panel:** tus inscripciones, favoritas y membresía`,
    },
    links: [
      { label: { en: "Make a training plan", es: "Crear un plan" }, to: href("/training/new") },
      { label: { en: "Pace lab", es: "Calculadora de ritmo" }, to: href("/tools/pace") },
      { label: { en: "Course tool", es: "Recorridos" }, to: href("/tools/course/:change?") },
    ],
  },
];

export function isSiteGuide(topic: string): boolean {
  return siteGuides.some(({ id }) => id === topic);
}

const finders = siteGuides.map((guide) => ({ guide, score: keywordFinder(guide.keywords) }));

/** A lone word of a phrase is not enough, except where it is the name of the thing. */
const enough = 2;

/** The guide to the site that a message asks for; `null` if it asks for none. */
export function findSiteGuide(folded: string): SiteGuide | null {
  const words = wordsOf(folded);
  const [best] = finders
    .map(({ guide, score }) => ({ guide, points: score(words) }))
    .filter(({ points }) => points >= enough)
    .sort((one, other) => other.points - one.points);
  return best?.guide ?? null;
}
