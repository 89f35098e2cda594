import { href } from "react-router";
import { coolingOffDays } from "#features/accounts/deletion/deletion.ts";
import { intervals, plans } from "#features/membership/plans/plans.ts";
import { priceWords } from "#features/membership/plans/price-texts.ts";
import type { Lang } from "#values/say.ts";
import { accountGuides } from "./account-guides.ts";
import { entryGuides } from "./entry-guides.ts";
import { keywordFinder, wordsOf } from "./keywords.ts";
import type { SiteGuide } from "./topic.ts";

/** Each plan with its prices, as the membership page has them. */
const planLines = (lang: Lang) =>
  plans
    .map(({ tier, name }) => {
      const [month, year] = intervals.map((interval) => priceWords(tier, interval, lang));
      return `- **${name}:** ${month}, ${year}`;
    })
    .join("\n");

const benefitLines = (lang: Lang) =>
  plans
    .map(({ tier, name, description }) => {
      const [month, year] = intervals.map((interval) => priceWords(tier, interval, lang));
      return `- **${name}** (${month}, ${year}): ${description[lang]}`;
    })
    .join("\n");

export const siteGuides: readonly SiteGuide[] = [
  ...entryGuides,
  ...accountGuides,
  {
    id: "site-list-race",
    phrase:
      /\b(?:i|we) (?:organi[sz]e|direct|am organi[sz]ing|are organi[sz]ing) (?:a|an|the|my|our|some)\b|\borganiz(?:o|amos) (?:una|un|la|mi|nuestra)\b|\b(?:list|publish|submit|upload|post|promote|advertise) (?:my|our) (?:own )?(?:race|event|run|marathon|trail|10k|5k)\b|\b(?:publicar|publico|subir|subo|anunciar|promocionar|listar|agregar) (?:mi|nuestra|nuestro) (?:propia )?(?:carrera|evento|maraton|trail)\b|\b(?:get|have|put) (?:my|our) (?:race|event)\b.{0,20}\b(?:here|site|listed)\b/,
    keywords: [
      "list my own race",
      "list our race",
      "list own race",
      "list race here",
      "add race here",
      "my race is missing",
      "race is not listed",
      "falta mi carrera",
      "mi carrera no esta",
      "mi carrera no aparece",
      "my race does not appear",
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
      "reclamar carrera",
      "reclama carrera",
      "reclamo carrera",
      "claim a race",
      "claim race i organize",
      "mi evento aqui",
    ],
    wordings: `
      i want to organize a race how do i use dorsal
      quiero organizar una carrera como uso dorsal
      how do i get my event on your site
      i am a race director and want to publish
      quiero que mi evento salga aqui
      soy organizador como subo mi carrera
      how do i put my race on here
      i organize a race how do i publish it
      como publico mi carrera aqui
      organizo una carrera y quiero subirla`,
    answer: {
      en: "Look first whether your race is listed already: then open its page and choose **Claim this Race**. If it is not, tell us about it on the page for suggestions, with its name, date, place and site; a person adds it, and you claim it then. You get a page, registration, payments, kits, messages and results in one place, with a free trial.",
      es: "Mira primero si tu carrera ya está en la lista: entonces abre su página y elige **Gestionar esta carrera** (Claim this Race). Si no está, cuéntanos de ella en la página de sugerencias, con nombre, fecha, lugar y sitio; una persona la agrega, y después la gestionas tú. Tienes página, inscripciones, pagos, kits, mensajes y resultados en un solo lugar, con prueba gratis.",
    },
    links: [
      { label: { en: "For race organizers", es: "Para organizadores" }, to: href("/organizers") },
      { label: { en: "Find your race", es: "Buscar tu carrera" }, to: href("/races") },
      { label: { en: "Suggest a race", es: "Sugerir una carrera" }, to: href("/suggest") },
    ],
  },
  {
    id: "site-cancel-entry",
    phrase:
      /\b(?:signed up|registered|entered|paid for|me (?:inscribi|registre|anote|apunte)|estoy inscrit[oa])\b.*\b(?:cant|can not|cannot|wont|not able|unable|no longer|no (?:puedo|voy|quiero|podre))\b|\b(?:cancel(?:ing|o|ar)?|anul(?:o|ar)|withdraw(?:ing)?|drop out|back out)\b(?!.*\b(?:membership|subscription|plan|account|membresia|suscripcion|cuenta)\b).{0,30}\b(?:race|entry|registration|spot|place|bib|carrera|maraton|inscripcion|registro|cupo|dorsal)\b/,
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
    wordings: `
      how do i take back my registration
      i cannot run anymore how do i get out
      ya no puedo ir como cancelo
      quiero salirme de la carrera
      how do i withdraw from a race
      i cannot make it to the race how do i give up my place
      take me out of the race
      como me doy de baja de una carrera
      no puedo ir a la carrera como libero mi cupo
      quiero anular mi inscripcion
      quiero cancelar mi inscripcion
      i want to cancel my entry
      como cancelo mi inscripcion a la carrera`,
    asked: `
      can i get out of it
      i cannot go anymore what do i do
      how do i drop out of a race i paid for
      ya no puedo ir que hago
      como me salgo de la carrera`,
    answer: {
      en: "You can do it yourself. Sign in, open your **dashboard**, find the race under your registrations and choose **Cancel registration**. Your place goes to somebody else at once; you may register again while places are left. A fee that you have paid does not come back by itself: the organizer decides about it. Where the organizer allows it, **Change your entry** lets you pass it on, change the distance or keep it for the next edition instead. Did you enter on the organizer's own site? Then only they can cancel it.",
      es: "Lo puedes hacer tú. Inicia sesión, abre tu **panel**, busca la carrera en tus inscripciones y elige **Cancelar inscripción** (Cancel registration). Tu cupo pasa de inmediato a otra persona; puedes inscribirte otra vez mientras queden cupos. Lo que pagaste no vuelve solo: decide el organizador. Si él lo permite, con **Cambiar tu inscripción** puedes en cambio pasarla a otra persona, cambiar de distancia o guardarla para la próxima edición. ¿Te inscribiste en el sitio del organizador? Entonces solo él puede cancelarla.",
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
      "upload my watch",
      "upload from my watch",
      "subo mi reloj",
      "subir mi reloj",
      "subo mis entrenamientos",
      "pasar datos del reloj",
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
    wordings: `
      connect my garmin watch
      upload my runs from strava
      puedo conectar mi reloj garmin
      subir mis carreras de strava
      can i upload gpx files from my watch
      does it have to be strava
      how do i get my garmin runs in here
      do my runs sync automatically
      can i connect my apple watch
      subir un archivo gpx de mi reloj
      como paso mis corridas de garmin
      se sincroniza solo con strava
      puedo conectar mi reloj`,
    answer: {
      en: "Yes, as files. Download your activities from Strava or Garmin (both send you a zip of everything under “export your data”) and upload them under **Training → Activities**: FIT, GPX, TCX and KML files, single, gzipped or the whole zip. There is no automatic connection to Strava or Garmin. Your bests, weeks and predictions are computed from these files; what was uploaded twice counts once.",
      es: "Sí, como archivos. Descarga tus actividades de Strava o Garmin (ambos te envían un zip con todo en “exportar tus datos”) y súbelas en **Entrenamiento → Actividades** (Training → Activities): archivos FIT, GPX, TCX y KML, sueltos, comprimidos o el zip entero. No hay conexión automática con Strava ni Garmin. Tus marcas, semanas y predicciones salen de esos archivos; lo que se sube dos veces cuenta una.",
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
      "export my data",
      "export my activities",
      "borro mi cuenta",
      "elimino mi cuenta",
      "cierro mi cuenta",
      "borrar mis datos",
      "eliminar mis datos",
      "borrar mi cuenta",
      "eliminar mi cuenta",
      "cerrar mi cuenta",
      "descargar mis datos",
    ],
    wordings: `
      how do i close my account and erase everything
      como borro mi cuenta y mis datos
      wipe everything you know about me
      delete everything you have on me
      how do i erase my account
      close my account
      can i download all my data
      export my data
      how do i get a copy of my data
      are my runs deleted as well
      do my imported activities get deleted too
      can i come back after deleting my account
      borra todo lo que sabes de mi
      quiero borrar todo
      como elimino mi cuenta
      quiero cerrar mi cuenta
      puedo descargar todo lo que tienen de mi
      exportar mis datos
      puedo bajar todos mis datos
      bajar una copia de mis datos
      tambien se borran mis carreras y actividades
      puedo volver despues de borrar la cuenta`,
    answer: {
      en: `Your data belongs to you. Sign in and open **Your data** in your account: there you can download everything we keep about you, or delete the account with all of it, uploaded activities included. You then have ${coolingOffDays} days to change your mind. You can delete single conversations with me in the list of conversations.`,
      es: `Tus datos son tuyos. Inicia sesión y abre **Tus datos** en tu cuenta: ahí puedes descargar todo lo que guardamos de ti o borrar la cuenta con todo, también las actividades subidas. Después tienes ${coolingOffDays} días para arrepentirte. Las conversaciones conmigo las puedes borrar una por una en la lista de conversaciones.`,
    },
    links: [
      { label: { en: "Your data", es: "Tus datos" }, to: href("/account/data") },
      { label: { en: "Privacy Policy", es: "Política de privacidad" }, to: href("/privacy") },
    ],
  },
  {
    id: "site-plans",
    keywords: [
      "how much sprinter",
      "how much pacer",
      "sprinter per year",
      "elite per year",
      "pacer per year",
      "sprinter al ano",
      "cuanto sprinter",
      "cuanto pacer",
      "cuesta elite",
      "cuesta pacer",
      "cuesta sprinter",
      "how much training plans",
      "training plans cost",
      "training plan cost",
      "price of training plans",
      "cuanto cuestan planes entrenamiento",
      "precio planes entrenamiento",
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
      en: `Looking for races, comparing and entering them, alerts and the pace calculator are free. The memberships:

${planLines("en")}

In US dollars; the year costs a fifth less. What each one includes is on the membership page, where you also change or cancel it.`,
      es: `Buscar, comparar e inscribirte en carreras, las alertas y la calculadora de ritmo son gratis. Las membresías:

${planLines("es")}

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
    wordings: `
      discount for groups or clubes
      any promo code
      descuento para grupos o clubes
      tienen codigo de descuento`,
    answer: {
      en: "I cannot give codes, but partners do: their offers for shoes, watches, food and more are on the page of partner offers. Everybody sees them; Sprinter and Elite members see the codes. A discount on the entry of a race comes from its organizer, on the race's own page.",
      es: "Yo no puedo dar códigos, pero los aliados sí: sus ofertas de zapatillas, relojes, nutrición y más están en la página de ofertas. Todos las ven; los códigos los ven los miembros Sprinter y Elite. El descuento en la inscripción de una carrera lo da su organizador, en la página de la carrera.",
    },
    links: [
      { label: { en: "Partner offers", es: "Ofertas de aliados" }, to: href("/offers") },
      { label: { en: "See the plans", es: "Ver los planes" }, to: href("/membership") },
    ],
  },
  {
    id: "site-favorites",
    asked: `
      how do i save a race for later
      where do i find the races i saved
      como guardo una carrera para verla despues
      donde encuentro las carreras que guarde`,
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
    wordings: `
      where are my saved races
      donde veo mis carreras guardadas
      how do i save a race for later
      how do i see the races i saved
      where are my saved races
      how do i add a race to my favorites
      como veo las carreras que guarde
      donde estan mis favoritas
      como agrego una carrera a favoritos`,
    answer: {
      en: "I cannot save a race for you. Open the race and press the heart on its page or on its card in the list; you need to be signed in. To remove one, press the heart again. Your favorites are on your dashboard.",
      es: "No puedo guardar una carrera por ti. Abre la carrera y toca el corazón en su página o en su tarjeta de la lista; necesitas haber iniciado sesión. Para quitar una, toca el corazón otra vez. Tus favoritas están en tu panel.",
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
    wordings: `
      is there an app for android
      can i use this on my phone
      hay app para iphone
      puedo usarlo en el celular`,
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
    wordings: `
      where do i find training plans
      is there a pace calculator
      donde estan los planes
      hay calculadora de ritmos`,
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
  {
    id: "site-entries",
    phrase:
      /^(?:ya )?(?:me (?:inscribi|anote|registre)|i (?:have )?(?:already )?(?:signed up|registered|entered))\b.{0,20}\b(?:now what|what now|what(?:s| is)? next|ahora|que hago|que sigue)\b|\b(?:see|where|find|show|check|ver|donde|encuentro|muestrame)\b.*\b(?:my|mis?) (?:registr|entr(?:y|ies)\b|inscri)/,
    keywords: [
      "races i registered for",
      "races i signed up for",
      "my upcoming races",
      "confirm my registration",
      "lost my registration",
      "lost my entry",
      "perdi mi inscripcion",
      "perdi inscripcion",
      "my bib number",
      "mis carreras inscritas",
      "carreras inscrito",
      "carreras en que me inscribi",
      "mi numero de dorsal",
      "ver mi inscripcion",
      "comprobante inscripcion",
    ],
    wordings: `
      where do i see my registrations
      which races am i registered for
      donde veo mis inscripciones
      en que carreras estoy inscrito
      where is my registration
      how do i know if im registered
      show me my races
      donde esta mi inscripcion
      como se si estoy inscrito
      donde veo mis carreras`,
    answer: {
      en: "I cannot see your entries. Sign in and open your **dashboard**: every race that you have registered for here is listed, with your bib number, your code, and what is left to do; **Prepare for race day** has the kit, the start and your wave. If you entered on an organizer's own site, the confirmation is in that organizer's email.",
      es: "Yo no puedo ver tus inscripciones. Inicia sesión y abre tu **panel**: ahí está cada carrera en la que te inscribiste aquí, con tu dorsal, tu código y lo que falta; en **Prepararte para la carrera** están el kit, la salida y tu oleada. Si te inscribiste en el sitio de un organizador, la confirmación está en su correo.",
    },
    links: [{ label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") }],
  },
  {
    id: "site-change-entry",
    phrase:
      /\b(?:switch|change|move|downgrade|upgrade|cambiar(?:me)?|cambio|bajar(?:me)?|pasar(?:me)?)\b.{0,12}\b(?:from|de|del)\b.{0,10}\b(?:full|half|marathon|maraton|media|medio|\d+ ?k)\b.{0,8}\b(?:to|a|al)\b.{0,8}\b(?:full|half|marathon|maraton|media|medio|\d+ ?k)\b|\b(?:change|switch|cambiar)\b.{0,20}\b(?:distance|distancia)\b.{0,12}\b(?:my (?:entry|registration|bib)|mi (?:inscripcion|dorsal))\b/,
    keywords: ["buy a bib", "buy used bib", "comprar dorsal"],
    wordings: `
      can i change my entry
      what can i change in my registration
      puedo cambiar algo de mi inscripcion
      que puedo cambiar de mi inscripcion`,
    answer: {
      en: "If the organizer allows it, you change an entry yourself: open your registration on the **dashboard** and choose **Change your entry**. You can pass it on to somebody else, take another distance, or keep it for the next edition; last day and fee are shown there. Is there no such choice? Then the organizer decides: look at the rules on the race's page, or write to them. Numbers that are sold from hand to hand are void.",
      es: "Si el organizador lo permite, cambias una inscripción tú mismo: ábrela en tu **panel** y elige **Cambiar tu inscripción**. Puedes pasarla a otra persona, tomar otra distancia o guardarla para la próxima edición; ahí ves el último día y el costo. ¿No aparece esa opción? Entonces decide el organizador: mira el reglamento en la página de la carrera o escríbele. Un dorsal vendido de mano en mano no vale.",
    },
    links: [
      { label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") },
      { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") },
    ],
  },
  {
    id: "site-figures",
    phrase:
      /\b(?:my|mis) (?:stats|statistics|estadisticas)\b|\b(?:what|how (?:far|much|many \w+)) (?:did|have) i (?:run|ran)\b|^(?:y )?(?:que|cuanto|cuantos \w+) (?:corri|he corrido|llevo corrid\w+)\b/,
    keywords: [
      "my weekly mileage",
      "my mileage this month",
      "my personal bests here",
      "cuantos km llevo",
      "cuantos kilometros llevo",
    ],
    wordings: `
      what did i run last week
      where do i see my statistics
      cuanto corri esta semana
      donde veo mis estadisticas
      where do i see my runs after uploading
      where is my training log
      where are my statistics
      how many km did i run this month
      donde veo mis corridas subidas
      donde estan mis estadisticas
      cuantos km corri este mes`,
    answer: {
      en: "Your kilometers by week and month, your bests and your predictions are under **Training → Analytics**, and every single run is under **Training → Activities**. Both fill up with the files that you upload.",
      es: "Tus kilómetros por semana y mes, tus marcas y tus predicciones están en **Entrenamiento → Análisis** (Training → Analytics), y cada salida en **Entrenamiento → Actividades** (Training → Activities). Las dos páginas se llenan con los archivos que subes.",
    },
    links: [
      { label: { en: "Your figures", es: "Tus cifras" }, to: href("/training/analytics") },
      { label: { en: "Your activities", es: "Tus actividades" }, to: href("/training/activities") },
    ],
  },
  {
    id: "site-watch",
    phrase:
      /^(?!.*\b(?:upload\w*|import\w*|sub[oei]r?|cargo|cargar)\b).*(?:\b(?:plan|workouts?|sessions?|entrenamientos?|sesion(?:es)?)\b.{0,30}\b(?:watch|garmin|coros|suunto|polar|apple watch|reloj|calendar|calendario)\b|\b(?:watch|garmin|reloj)\b.{0,25}\b(?:training plan|workouts?|plan de entrenamiento|entrenamientos)\b)/,
    keywords: ["plan on my watch", "workout file", "plan en el reloj", "plan en mi calendario"],
    wordings: `
      how do i download my training plan
      print my training plan
      como descargo mi plan de entrenamiento
      como imprimo mi plan`,
    answer: {
      en: "Yes. Open a session of your plan under **Training** and download it as a FIT file: Garmin, Coros and other watches read it. The whole plan also has an address for your calendar, and a table to print. Plans are part of the memberships.",
      es: "Sí. Abre una sesión de tu plan en **Entrenamiento** (Training) y descárgala como archivo FIT: lo leen Garmin, Coros y otros relojes. El plan completo también tiene una dirección para tu calendario y una tabla para imprimir. Los planes son parte de las membresías.",
    },
    links: [
      { label: { en: "Your training", es: "Tu entrenamiento" }, to: href("/training") },
      { label: { en: "See the plans", es: "Ver los planes" }, to: href("/membership") },
    ],
  },
  {
    id: "site-sign-in",
    phrase:
      /\b(?:confirmation|verification|activation)\b.{0,12}\b(?:e ?mails?|link|code)\b|\b(?:correo|email|mail|codigo|enlace) de (?:confirmacion|verificacion|activacion)\b|\bno me (?:llega|llego|ha llegado)\b.{0,15}\b(?:correo|email|mail|codigo)\b|\b(?:forgot|lost|reset|olvide|perdi|recuperar|restablecer)\b.{0,12}\b(?:password|contrasena|clave)\b|\b(?:cant|cannot|unable to|no puedo) (?:log ?in|sign in|(?:entrar|ingresar)(?! a (?:la|una|esa) (?:carrera|maraton))|iniciar sesion)\b/,
    keywords: ["confirm my email", "confirmar mi correo", "two factor code"],
    wordings: `
      can i sign in with google
      do you have google login
      can i log in with apple or facebook
      se puede entrar con google
      puedo ingresar con mi cuenta de google
      i cannot log in
      the confirmation mail of my account did not come
      no puedo entrar a mi cuenta
      no me llego el correo para confirmar mi cuenta
      i cannot log in
      the confirmation email never came
      the login link does not work
      no puedo entrar a mi cuenta
      no me llega el correo de confirmacion
      no puedo iniciar sesion`,
    answer: {
      en: "The login page takes e-mail and password, a passkey, and Google where it shows **Sign in with Google**. Is it the password? Choose **Forgot your password** there. Is it the confirmation mail? Look into the spam folder; its link is good for one day. Not there either? Sign in with that address and password, and the page offers to send it again; if the address was misspelled, sign up again. If still nothing arrives, write to us: I cannot see accounts.",
      es: "La página de inicio de sesión acepta correo y contraseña, llave de acceso, y Google donde muestra **Iniciar sesión con Google**. ¿Es la contraseña? Elige ahí **¿Olvidaste tu contraseña?**. ¿Es el correo de confirmación? Mira en la carpeta de spam; su enlace vale un día. ¿Tampoco está ahí? Inicia sesión con esa dirección y contraseña, y la página te ofrece enviarlo otra vez; si la dirección estaba mal escrita, regístrate de nuevo. Si aun así no llega nada, escríbenos: yo no puedo ver cuentas.",
    },
    links: [
      { label: { en: "Sign in", es: "Iniciar sesión" }, to: href("/login") },
      { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") },
    ],
  },
  {
    id: "site-alerts",
    phrase:
      /\b(?:remind|alert|notify|email) me (?:when|if)\b|\b(?:let me know|tell me) (?:when|if)\b.{0,30}\b(?:opens?|opening|price|cheaper|registration)\b|\b(?:avisame|avisar(?:me)?|avisan|recuerdame|recordarme|notificame|notificarme) (?:si|cuando)\b/,
    keywords: [
      "price alerts",
      "race alerts",
      "get notified",
      "notifications",
      "alertas de carreras",
      "recibir avisos",
      "notificaciones",
    ],
    wordings: `
      remind me before registration closes
      avisame cuando abran inscripciones
      tell me when registration opens
      notify me when the registration opens
      can you remind me before the race
      i want a reminder when prices go up
      avisame cuando abra la inscripcion
      quiero que me avisen cuando abran inscripciones
      me pueden recordar la carrera
      un aviso cuando suba el precio`,
    answer: {
      en: "I cannot remind you in this chat. Press the heart on the race's page: Sprinter and Elite members get a mail when registration of a favorite opens or its price rises. Free and without an account: search in the race list and choose **Tell me by email** for a weekly mail about new, opening, closing and cheaper races.",
      es: "En este chat no puedo avisarte. Toca el corazón en la página de la carrera: los miembros Sprinter y Elite reciben un correo cuando abre la inscripción de una favorita o sube su precio. Gratis y sin cuenta: busca en la lista de carreras y elige **Avísame por correo** para un correo semanal con carreras nuevas, que abren, que cierran o que bajan de precio.",
    },
    links: [
      { label: { en: "Find the race", es: "Buscar la carrera" }, to: href("/races") },
      { label: { en: "See the plans", es: "Ver los planes" }, to: href("/membership") },
    ],
  },
  {
    id: "site-podcasts",
    keywords: [
      "podcast",
      "podcasts",
      "episodes",
      "articles to read",
      "something to listen to",
      "episodios",
      "articulos para leer",
    ],
    answer: {
      en: "Dorsal has both: the **podcasts** are talks about races and training, with a transcript to read along, and the **blog** has articles, which you can search.",
      es: "Dorsal tiene las dos cosas: los **pódcast** son charlas sobre carreras y entrenamiento, con transcripción para leer, y el **blog** tiene artículos, con buscador.",
    },
    links: [
      { label: { en: "Podcasts", es: "Pódcast" }, to: href("/podcasts") },
      { label: { en: "Blog", es: "Blog" }, to: href("/blog") },
    ],
  },
  {
    id: "site-billing",
    keywords: [
      "factura de membresia",
      "invoice",
      "invoices",
      "receipt",
      "billing",
      "change my card",
      "payment failed",
      "cancel anytime",
      "cancel any time",
      "cancelar cuando quiera",
      "pay for membership",
      "pagar membresia",
      "cancel my membership",
      "pause my membership",
      "factura",
      "facturas",
      "recibo de pago",
      "boleta",
      "cambiar tarjeta",
      "cancelar membresia",
    ],
    wordings: `
      i need an invoice
      necesito factura
      me cobraron doble`,
    asked: `
      when do i get charged next
      where are my receipts
      cuando me cobran de nuevo
      donde estan mis recibos`,
    answer: {
      en: "Your membership, its payments and invoices, and the button to cancel it are on your **dashboard** under **Billing**. If something was charged wrongly, write to us: our team looks into it. What you paid here for a race stands on the page of your entry, also from the dashboard; about giving it back its organizer decides.",
      es: "Tu membresía, sus pagos y comprobantes, y el botón para cancelarla están en tu **panel**, en **Pagos** (Billing). Si algo se cobró mal, escríbenos: nuestro equipo lo revisa. Lo que pagaste aquí por una carrera está en la página de tu inscripción, también desde el panel; sobre devolverlo decide su organizador.",
    },
    links: [
      { label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") },
      { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") },
    ],
  },
  {
    id: "site-api",
    keywords: ["api", "developers", "embed races", "widget", "desarrolladores"],
    answer: {
      en: "Yes: there is a public API with the races, and widgets that show races on another site. Both are described on the page for developers.",
      es: "Sí: hay una API pública con las carreras, y widgets que muestran carreras en otro sitio. Las dos cosas están descritas en la página para desarrolladores.",
    },
    links: [
      { label: { en: "For developers", es: "Para desarrolladores" }, to: href("/developers") },
    ],
  },
  {
    id: "site-report",
    keywords: [
      "report wrong date",
      "report mistake",
      "race information is wrong",
      "wrong information",
      "error on race page",
      "page does not work",
      "site is broken",
      "reportar error",
      "fecha equivocada",
      "informacion equivocada",
      "datos incorrectos",
      "la pagina no funciona",
    ],
    wordings: `
      how do i report a fake race
      this race does not exist how do i report it
      como reporto una carrera falsa
      the date of this race is wrong
      this page has an error
      the link does not work
      i found a bug
      la fecha de esta carrera esta mal
      hay un error en la pagina
      encontre un error`,
    asked: `
      the page does not load
      the list of races is not loading on my phone
      something is broken on the site
      someone registered with my name
      la pagina no carga
      no carga la lista de carreras
      hay un error en la pagina
      alguien se inscribio con mi nombre
      la pagina se queda cargando`,
    answer: {
      en: "Thank you for looking closely. For a race, choose **Suggest a correction** on its page and say what is wrong; a person checks and corrects it. For anything else on the site, write to us.",
      es: "Gracias por fijarte. En una carrera, elige **Sugiere una corrección** en su página y di qué está mal; una persona lo revisa y lo corrige. Para lo demás del sitio, escríbenos.",
    },
    links: [
      { label: { en: "Find the race", es: "Buscar la carrera" }, to: href("/races") },
      { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") },
    ],
  },
  {
    id: "site-language",
    keywords: [
      "change language of the site",
      "site in spanish",
      "website in spanish",
      "cambiar idioma",
      "pagina en espanol",
      "sitio en espanol",
      "como lo pongo en espanol",
      "sale todo en ingles",
      "salio todo en ingles",
      "put it in spanish",
    ],
    wordings: `
      can i see this page in spanish
      la pagina esta en ingles como la cambio`,
    answer: {
      en: "The whole site exists in English and in Spanish: a link at the top and at the bottom of each page changes between them. In your account you choose the language of the mails. In this chat and in coach sessions you can write in English or in Spanish.",
      es: "Todo el sitio existe en español y en inglés: un enlace arriba y abajo en cada página cambia entre los dos. En tu cuenta eliges el idioma de los correos. En este chat y en las sesiones con los entrenadores con IA puedes escribir en español o en inglés.",
    },
    links: [{ label: { en: "Your account", es: "Tu cuenta" }, to: href("/account/edit") }],
  },
  {
    id: "site-become-expert",
    keywords: [
      "become an expert",
      "become a coach here",
      "apply as expert",
      "offer my services",
      "im a coach",
      "im a physio",
      "work with dorsal",
      "ser experto",
      "convertirme en experto",
      "postular experto",
      "ofrecer mis servicios",
      "soy entrenador",
      "soy entrenadora",
      "soy nutricionista",
      "soy fisioterapeuta",
    ],
    wordings: `
      i am a coach and want to offer my services here
      soy entrenador y quiero aparecer aqui`,
    answer: {
      en: "Coaches, physiotherapists, nutritionists and other specialists can have a page here. Send the application with what you do, where, and your experience; our team reads it before your page appears.",
      es: "Entrenadores, fisioterapeutas, nutricionistas y otros especialistas pueden tener una página aquí. Envía la solicitud con lo que haces, dónde y tu experiencia; nuestro equipo la lee antes de publicar tu página.",
    },
    links: [
      {
        label: { en: "Apply as an expert", es: "Postular como experto" },
        to: href("/experts/apply"),
      },
      { label: { en: "See the experts", es: "Ver los expertos" }, to: href("/services") },
    ],
  },
  {
    id: "site-plan-benefits",
    keywords: [
      "what do i get with",
      "what does sprinter membership include",
      "what does elite membership include",
      "what does pacer membership include",
      "what does membership include",
      "what does elite include",
      "what does sprinter include",
      "what does pacer include",
      "difference between plans",
      "free plan",
      "free version",
      "without paying",
      "plan gratis",
      "plan gratuito",
      "version gratis",
      "sin pagar",
      "benefits of membership",
      "what is included in membership",
      "free trial",
      "que incluye elite",
      "que incluye sprinter",
      "que incluye pacer",
      "diferencia entre planes",
      "beneficios membresia",
      "que trae la membresia",
      "ventajas membresia",
    ],
    wordings: `
      how many questions can i ask in this chat
      hay limite de preguntas en este chat
      what does the membership include
      is it worth paying
      que incluye la membresia
      para que sirve pagar
      what do i get with elite
      is the membership worth it
      what is the difference between the plans
      what is free here
      does elite include coach sessions
      que incluye el plan elite
      vale la pena la membresia
      que diferencia hay entre los planes
      que es gratis aqui`,
    answer: {
      en: `In short:

- **Without a plan:** finding, comparing and entering races, favorites, reviews, the pace calculator and ten questions a day in this chat
${benefitLines("en")}

The membership page compares what each plan includes, side by side. Prices are in US dollars.`,
      es: `En pocas palabras:

- **Sin plan:** buscar, comparar e inscribirte en carreras, favoritas, reseñas, la calculadora de ritmo y diez preguntas al día en este chat
${benefitLines("es")}

La página de membresía compara lo que incluye cada plan. Los precios son en dólares.`,
    },
    links: [
      { label: { en: "Compare the plans", es: "Comparar los planes" }, to: href("/membership") },
    ],
  },
  {
    id: "site-about",
    keywords: [
      "who made this website",
      "who is behind this website",
      "about dorsal",
      "about this website",
      "is dorsal free",
      "quien hizo esta pagina",
      "quien hizo este sitio",
      "sobre dorsal",
      "quienes son ustedes",
    ],
    wordings: `
      who organizes the races you or somebody else
      do you organize the races yourselves
      quien organiza las carreras ustedes
      ustedes organizan las carreras
      does dorsal work in my country
      en que paises funciona dorsal
      quienes son`,
    asked: `
      who runs this site
      who is behind this
      whose page is this
      quien esta detras de esta pagina
      quien hizo esta pagina
      de quien es dorsal`,
    answer: {
      en: "Dorsal is a hub for runners in Peru, Mexico, Canada and the United States: a race directory with registration, training plans, coaches and experts. Who we are and why we do it is on the page about us.",
      es: "Dorsal es un punto de encuentro para corredores de Perú, México, Canadá y Estados Unidos: un directorio de carreras con inscripción, planes de entrenamiento, entrenadores con IA y expertos. Quiénes somos y por qué lo hacemos está en la página sobre nosotros.",
    },
    links: [
      { label: { en: "About us", es: "Sobre nosotros" }, to: href("/about") },
      { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") },
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
  const told = siteGuides.find(({ phrase }) => phrase?.test(folded));
  if (told) return told;
  const words = wordsOf(folded);
  const [best] = finders
    .map(({ guide, score }) => ({ guide, points: score(words) }))
    .filter(({ points }) => points >= enough)
    .sort((one, other) => other.points - one.points);
  return best?.guide ?? null;
}
