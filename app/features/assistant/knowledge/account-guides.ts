import { href } from "react-router";
import { billingPath } from "#features/membership/membership.ts";
import type { SiteGuide } from "./topic.ts";

const contact = { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") };
const races = { label: { en: "Find the race", es: "Buscar la carrera" }, to: href("/races") };
const services = href("/services");

/** Guides to the settings of an account, the mail we send, what organizers and members pay, people, teams and clubs. */
export const accountGuides: readonly SiteGuide[] = [
  {
    id: "site-account",
    phrase:
      /\b(?:create|creating|open|make|set up|get) (?:an |a |my |your )?(?:free |new )?accounts?\b|\b(?:register|sign up|join) (?:on|to|with|at|in|for) (?:the |this |your )?(?:site|website|web|page|platform|app|dorsal)\b|\b(?:registro|registrarme|registrarse|registramos|inscribo|inscribirme|suscribo) (?:en|a) (?:la|esta|el|este|su|tu)? ?(?:pagina|sitio|web|app|aplicacion|plataforma|dorsal)\b|\b(?:crear|creo|abrir|abro|hacer|hago|hacerme|sacar|saco) (?:una |mi |la )?(?:nueva )?cuenta\b/,
    keywords: [],
    answer: {
      en: "Choose **Sign up**, at the top of every page: your name, an e-mail address and a password are enough, then open the link in the mail that we send. It is free, and costs nothing later unless you choose a membership. Searching and comparing work without it; you need an account to enter a race, for favorites and for training plans.",
      es: "Elige **Regístrate**, arriba en cada página: bastan tu nombre, un correo y una contraseña; después abre el enlace del correo que te enviamos. Es gratis, y no cuesta nada después si no eliges una membresía. Buscar y comparar funciona sin cuenta; la necesitas para inscribirte en una carrera, para favoritas y para planes de entrenamiento.",
    },
    links: [{ label: { en: "Create an account", es: "Crear una cuenta" }, to: href("/signup") }],
  },
  {
    id: "site-contact",
    phrase:
      /^(?!.*\b(?:organizers?|organisers?|organizador(?:a|es)?)\b).*(?:\b(?:contact|reach|write to|email|message|call) (?:you|dorsal|your (?:team|support)|the (?:site|team|website)|support|customer (?:service|support))\b|\b(?:contactarlos|contactarles|contactarte|los contacto|les escribo|escribirles|comunicarme con (?:ustedes|dorsal)|hablar con ustedes|contacto con (?:ustedes|dorsal)|contactar a dorsal)\b)/,
    keywords: [],
    asked: `
      who do i write to
      whom can i write to then
      how do i talk to a human
      a quien le escribo
      entonces con quien hablo
      quiero hablar con una persona`,
    answer: {
      en: "Through the contact page: say what it is about, and our team answers by mail. For an entry or a payment name the race and the day. Rules, kits, refunds and the course are a matter for the race's organizer, who is named on its page.",
      es: "Por la página de contacto: di de qué se trata y nuestro equipo responde por correo. Si es una inscripción o un pago, nombra la carrera y el día. El reglamento, los kits, las devoluciones y el recorrido son asunto del organizador, que figura en la página de la carrera.",
    },
    links: [contact],
  },
  {
    id: "site-countries",
    phrase:
      /\b(?:which|what) countries (?:do you|does (?:dorsal|this site)|are you)\b|\b(?:en|para) que paises (?:estan|tienen|funciona|hay carreras|cubren|trabajan)\b|\bque paises (?:cubren|tienen|abarcan)\b/,
    keywords: [],
    answer: {
      en: "Dorsal lists races in the United States, Canada, Mexico and Peru. Name a city or a country, and I look there; races elsewhere can be proposed on the page for suggestions.",
      es: "Dorsal tiene carreras en Perú, México, Estados Unidos y Canadá. Dime una ciudad o un país y busco ahí; las de otros lugares se pueden proponer en la página de sugerencias.",
    },
    links: [races],
  },
  {
    id: "site-find-club",
    phrase:
      /^(?!.*\b(?:team|relay|equipo|relevos?|races?|carreras?|marathons?|maraton(?:es)?|10k|5k|21k|half)\b).*(?:\b(?:find|join|looking for|search(?:ing)? for|is there|are there|know|any)\b.{0,20}\b(?:(?:running|run|trail|track) )?(?:clubs?|crews?|running groups?|run groups?)\b|^(?:\S+ ){0,2}(?:running|run|trail|track) (?:clubs?|crews?|groups?) (?:near|in|around|at|close)\b|^(?:clube?s?|grupos?) (?:de|para) (?:corr\w+|running|atletismo|trail)\b|\b(?:encuentro|encontrar|busco|buscar|hay|unirme a|conoces|recomiendas|recomienda)\b.{0,20}\b(?:clube?s?|crews?|grupos? (?:para correr|de corredores|de running))(?!\w))/,
    keywords: [],
    answer: {
      en: "Dorsal has no list of running clubs, so I cannot name one. Look at the races near you: many are organized by clubs, and their page names the organizer. A running shop in your town knows the groups that meet, and coaches who work with groups are under **Services**.",
      es: "Dorsal no tiene una lista de clubes, así que no puedo nombrarte uno. Mira las carreras cerca de ti: muchas las organizan clubes, y su página nombra al organizador. Una tienda de running de tu ciudad conoce los grupos que se juntan, y los entrenadores que trabajan con grupos están en **Servicios**.",
    },
    links: [
      races,
      { label: { en: "See the experts", es: "Ver los expertos" }, to: href("/services") },
    ],
  },
  {
    id: "site-search-alerts",
    asked: `
      tell me when a new race shows up near me
      ping me if there is a new race
      let me know when registration opens
      avisame si sale una carrera nueva
      me avisan cuando haya carreras cerca
      tell me when a new trail race near cusco shows up
      can i get an email when new races are added
      how do i save a search
      is there a way to get told when registration opens
      can i get an email when registration opens
      notify me about new races in my city
      quiero recibir avisos de carreras nuevas en arequipa
      avisame cuando haya carreras nuevas
      puedo guardar una busqueda
      como me entero cuando abren las inscripciones
      me pueden avisar cuando abra la inscripcion
      get told when registration opens
      how do i get told when a race opens
      quiero saber cuando abra la inscripcion`,
    keywords: [],
    answer: {
      en: "Yes, with an alert: search in the **race list** with your place, distance or type, then choose **Tell me by email**. Once a week you get a mail about races that are new, open for registration, close soon or have become cheaper; without news none comes. It is free, also without an account. Your alerts are in your account under **Alerts**, and each mail has a link that ends them.",
      es: "Sí, con una alerta: busca en la **lista de carreras** con tu lugar, distancia o tipo, y elige **Avísame por correo**. Una vez por semana recibes un correo sobre carreras nuevas, que abren inscripción, que cierran pronto o que bajaron de precio; sin novedades no llega nada. Es gratis, también sin cuenta. Tus alertas están en tu cuenta, en **Alertas**, y cada correo trae un enlace para terminarlas.",
    },
    links: [
      { label: { en: "Open the race list", es: "Abrir la lista de carreras" }, to: href("/races") },
      {
        label: { en: "Your alerts", es: "Tus alertas" },
        to: href("/account/alerts/:change?"),
      },
    ],
  },
  {
    id: "site-mails-off",
    asked: `
      how do i turn off the emails
      how do i stop the emails
      unsubscribe from your mails
      stop sending me emails
      como dejo de recibir correos
      como desactivo los correos
      quiero darme de baja de los avisos
      no quiero mas correos`,
    keywords: ["unsubscribe", "turn off emails", "stop emails", "dejar de recibir correos"],
    answer: {
      en: "Each mail of that kind has a link at its end that stops it with one click. Alerts about searches you end in your account under **Alerts**; mails about favorites, and news of races that you entered, you switch off on your **dashboard**. What you must know about an entry still reaches you.",
      es: "Cada correo de ese tipo trae al final un enlace que lo detiene con un clic. Las alertas de búsquedas las terminas en tu cuenta, en **Alertas**; los correos sobre favoritas y las novedades de carreras en las que te inscribiste los apagas en tu **panel**. Lo que debes saber de una inscripción te sigue llegando.",
    },
    links: [
      { label: { en: "Your alerts", es: "Tus alertas" }, to: href("/account/alerts/:change?") },
      { label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") },
    ],
  },
  {
    id: "site-password",
    asked: `
      how do i change my password
      how do i change my email address
      where do i change my email
      puedo cambiar el correo de mi cuenta
      i forgot my password
      como cambio mi contraseña
      se me olvido la contraseña
      olvide mi clave
      como cambio mi correo
      como activo la verificacion en dos pasos
      how do i set up two factor`,
    keywords: [],
    answer: {
      en: "In your account under **Security**: password, email address, passkeys and two-step sign-in are there. Forgotten? Choose **Forgot your password** on the login page, and a link comes by mail. I cannot see or change accounts myself.",
      es: "En tu cuenta, en **Seguridad**: ahí están la contraseña, el correo, las llaves de acceso y la verificación en dos pasos. ¿La olvidaste? Elige **¿Olvidaste tu contraseña?** en la página de inicio de sesión y te llega un enlace por correo. Yo no puedo ver ni cambiar cuentas.",
    },
    links: [
      { label: { en: "Security", es: "Seguridad" }, to: href("/account/security") },
      {
        label: { en: "Forgot your password", es: "Olvidé mi contraseña" },
        to: href("/forgot-password"),
      },
    ],
  },
  {
    id: "site-units",
    asked: `
      how do i switch from kilometers to miles
      can i see distances in miles
      change units to miles
      como cambio de kilometros a millas
      puedo ver las distancias en millas`,
    keywords: ["km to miles", "kilometers to miles", "show miles", "kilometros a millas"],
    answer: {
      en: "At the bottom of every page there is a switch **Distances in km / mi**: it changes all lengths and paces of the site in this browser.",
      es: "Abajo, en cada página, hay un selector **Distancias en km / mi**: cambia todas las distancias y ritmos del sitio en este navegador.",
    },
    links: [{ label: { en: "Go to the races", es: "Ir a las carreras" }, to: href("/races") }],
  },
  {
    id: "site-privacy",
    asked: `
      do you record what i say
      do you save my conversations
      who can read what i write here
      do you share my data
      graban lo que digo
      guardan lo que escribo
      quien ve mis datos
      venden mis datos
      do you sell my data
      who can see my runs
      are my activities public
      is my data private
      can other people see my profile
      venden mis datos
      quien puede ver mis entrenamientos
      mis datos son privados
      alguien ve mis actividades
      do you save what i write
      do you keep our conversations
      guardas lo que te digo
      se guardan mis mensajes`,
    keywords: ["sell my data", "venden mis datos"],
    wordings: `
      who do you share my data with
      what do you do with my data
      do you give my data to others
      is my information safe here
      does the coach see my activities
      con quien comparten mis datos
      que hacen con mis datos
      le dan mis datos a otros
      mi informacion esta segura`,
    answer: {
      en: "Your activities and your training plan are visible to you alone: nobody else has a page with them. We do not sell personal data and show no advertising that follows you. Your name is public only where you put it, in a review or in the results of a race; the details are in the privacy policy, and under **Your data** you can download or delete everything. Conversations in this chat are kept so that you can go on with them; you can delete each of them.",
      es: "Tus actividades y tu plan de entrenamiento solo los ves tú: nadie más tiene una página con ellos. No vendemos datos personales ni mostramos publicidad que te siga. Tu nombre es público solo donde lo pones, en una reseña o en los resultados de una carrera; los detalles están en la política de privacidad, y en **Tus datos** puedes descargar o borrar todo. Las conversaciones de este chat se guardan para que puedas seguirlas; puedes borrar cada una.",
    },
    links: [
      { label: { en: "Privacy Policy", es: "Política de privacidad" }, to: href("/privacy") },
      { label: { en: "Your data", es: "Tus datos" }, to: href("/account/data") },
    ],
  },
  {
    id: "site-delete-activity",
    asked: `
      i uploaded the same run twice
      how do i delete a run
      subi dos veces la misma corrida
      como borro una corrida repetida
      how do i delete a run i uploaded
      delete an activity
      i uploaded the wrong file
      como borro una actividad
      como elimino un entrenamiento que subi
      subi un archivo equivocado`,
    keywords: ["delete a run", "delete activity", "borrar actividad", "eliminar actividad"],
    answer: {
      en: "Open the run under **Training → Activities** and choose delete at its end; your bests and weeks are computed again without it.",
      es: "Abre la sesión en **Entrenamiento → Actividades** y elige eliminar al final; tus marcas y semanas se calculan de nuevo sin ella.",
    },
    links: [
      { label: { en: "Your activities", es: "Tus actividades" }, to: href("/training/activities") },
    ],
  },
  {
    id: "site-membership-refund",
    asked: `
      do i get the rest of the month back if i cancel
      me devuelven el resto del mes
      will i get the money back if i cancel my membership
      can i get my money back for the membership
      me devuelven la plata de la membresia
      me devuelven el dinero de la suscripcion
      refund for the membership
      is there a money back guarantee
      me devuelven la membresia
      hay garantia de devolucion de la membresia
      puedo pedir reembolso del plan`,
    keywords: ["money back guarantee", "refund membership", "reembolso membresia"],
    answer: {
      en: "For your first membership there is a 14-day money-back guarantee: write to us within 14 days of the first payment and we return it. After that a cancelled membership stays until the end of the period that is paid for, without a refund.",
      es: "Para tu primera membresía hay una garantía de devolución de 14 días: escríbenos dentro de los 14 días del primer pago y te lo devolvemos. Después, una membresía cancelada sigue hasta el final del periodo pagado, sin devolución.",
    },
    links: [contact, { label: { en: "Billing", es: "Facturación" }, to: billingPath() }],
  },
  {
    id: "site-membership-cancel",
    asked: `
      can i quit whenever i want
      puedo cancelar cuando quiera
      how do i cancel my membership
      cancel my subscription
      can i cancel anytime
      como cancelo mi suscripcion
      como cancelo mi membresia
      se puede cancelar cuando quiera
      quiero cancelar mi plan
      quiero anular mi compra del plan
      how do i turn off the automatic renewal
      i dont want it to renew
      stop renewing my plan
      desactivar la renovacion automatica
      que no se renueve mi plan
      can i pause my membership
      puedo pausar mi membresia`,
    keywords: [],
    wordings: `
      stop my plan
      how do i end my subscription
      can i pause my membership
      dar de baja el plan
      como dejo de pagar la membresia`,
    answer: {
      en: "In your dashboard under **Billing**, with **Cancel subscription**, whenever you like; there is no pause. It stays until the end of the period that is paid for, and until that day you can take the cancellation back.",
      es: "En tu panel, en **Facturación**, con **Cancelar la suscripción**, cuando quieras; no hay pausa. Sigue hasta el final del periodo pagado, y hasta ese día puedes anular la cancelación.",
    },
    links: [
      { label: { en: "Billing", es: "Facturación" }, to: billingPath() },
      { label: { en: "See the plans", es: "Ver los planes" }, to: href("/membership") },
    ],
  },
  {
    id: "site-organizer-fees",
    asked: `
      what do you charge organizers
      cuanto cobran a los organizadores
      how much does it cost to list my race
      what commission do you take from organizers
      what are the fees for organizers
      cuanto cobran de comision
      cuanto cuesta publicar mi carrera
      cuanto cobran a los organizadores`,
    keywords: ["commission", "organizer fees", "comision", "cuanto cobran organizadores"],
    answer: {
      en: "A trial of 14 days is free, without setup fees, and you can stop at any time. After it the price depends on the size of your race and on how many you organize: we tell you on request. What is included is on the page for organizers.",
      es: "La prueba de 14 días es gratis, sin costo inicial, y puedes dejarlo cuando quieras. Después, el precio depende del tamaño de tu carrera y de cuántas organizas: te lo decimos si nos escribes. Lo que incluye está en la página para organizadores.",
    },
    links: [
      { label: { en: "For race organizers", es: "Para organizadores" }, to: href("/organizers") },
      contact,
    ],
  },
  {
    id: "site-suggest",
    asked: `
      a race is missing here can i suggest it
      how do i suggest a race
      my local race is not on your site
      you are missing a race
      falta una carrera en la pagina
      como sugiero una carrera
      no encuentro la carrera de mi ciudad en su pagina
      quiero avisarles de una carrera que no tienen`,
    keywords: ["suggest a race", "sugerir carrera", "sugerir una carrera"],
    answer: {
      en: "Yes, please: **Tell us about a race** takes its name, date, city and a link; what you know is enough. A person looks at it before it is on the site, so I cannot promise a day; if you leave an address, we tell you what happened with it.",
      es: "Sí, por favor: en **Cuéntanos de una carrera** pones nombre, fecha, ciudad y un enlace; basta con lo que sepas. Una persona lo revisa antes de publicarla, así que no puedo prometer un día; si dejas tu correo, te contamos qué pasó.",
    },
    links: [{ label: { en: "Suggest a race", es: "Sugerir una carrera" }, to: href("/suggest") }],
  },
  {
    id: "site-review",
    asked: `
      i ran it how do i leave a comment
      where do i write my opinion of a race
      yo la corri como dejo mi comentario
      donde pongo mi opinion de la carrera
      quiero calificar una carrera
      how do i write a review for a race i ran
      can i add my own review for a race i did last year
      it wont let me write a review
      how do i rate a race
      como escribo una reseña
      puedo calificar una carrera que corri
      como opino de una carrera`,
    keywords: ["write a review", "add review", "leave a review", "escribir resena", "dejar resena"],
    answer: {
      en: "Open the race's page and choose the review button: one to five stars, the day on which you ran, and your words. You may do it as a guest, with your name and an email address that you confirm by a link; signed in it appears under **My Reviews**. One review for each person and race, and not for a day in the future.",
      es: "Abre la página de la carrera y elige el botón de reseña: de una a cinco estrellas, el día en que corriste y tus palabras. Puedes hacerlo como invitado, con nombre y un correo que confirmas con un enlace; con la sesión iniciada aparece en **Mis reseñas**. Una reseña por persona y carrera, y no con fecha futura.",
    },
    links: [races],
  },
  {
    id: "site-review-change",
    asked: `
      can they delete what i write
      can the organizer remove my review
      puedo editar mi comentario despues
      pueden borrar lo que escribo
      delete a review that i wrote
      how do i remove my review of a race
      can i edit my review
      i want to change what i wrote about a race
      eliminar mi reseña de una carrera
      quiero quitar una opinion que escribi
      puedo editar mi reseña
      cambiar la calificacion que di`,
    keywords: ["delete my review", "edit my review", "borrar mi resena", "eliminar mi resena"],
    answer: {
      en: "In your dashboard under **My Reviews** each of your reviews can be changed or deleted; the rating of the race follows. A review that you wrote as a guest you delete by the link in the mail that confirmed it.",
      es: "En tu panel, en **Mis reseñas**, puedes cambiar o eliminar cada una de tus reseñas; la calificación de la carrera se ajusta. Una reseña que escribiste como invitado la eliminas con el enlace del correo que la confirmó.",
    },
    links: [
      {
        label: { en: "Your reviews", es: "Tus reseñas" },
        to: `${href("/dashboard")}?tab=reviews`,
      },
    ],
  },
  {
    id: "site-virtual-coach",
    asked: `
      what is the video coach
      what is that ai trainer
      who is the coach in the video
      que es el entrenador por video
      como funciona el coach virtual
      que es eso del coach con ia
      do you have virtual coaches
      can i talk to an ai coach
      where are the virtual coaches
      y uno virtual
      tienen entrenadores virtuales
      donde hablo con un coach virtual
      quiero un entrenador con ia`,
    keywords: [
      "virtual coach",
      "virtual coaches",
      "ai coach",
      "entrenador virtual",
      "coach virtual",
    ],
    wordings: `
      are the coaches real people
      is the coach a human or a robot
      is the coach an ai
      can a coach look at my runs
      does the coach know my training
      how long is a session with a coach
      how many coach sessions do i get
      los entrenadores son personas de verdad
      el coach es una persona o un robot
      el entrenador es una ia
      el coach puede ver mis entrenamientos
      cuanto dura una sesion con el coach`,
    answer: {
      en: "Yes: the virtual coaches are under Services. You choose one by its field, from the first 5K to trail and speed, and talk with it in a session, in writing or by voice. They are programs, not people, and know only what you tell them in the session: not your activities. People are among the experts.",
      es: "Sí: los entrenadores con IA están en Servicios. Eliges uno por su tema, desde los primeros 5K hasta trail y velocidad, y conversas con él en una sesión, por escrito o por voz. Son programas, no personas, y saben solo lo que les cuentas en la sesión: no ven tus actividades. Las personas están entre los expertos.",
    },
    links: [
      {
        label: { en: "Virtual coaches", es: "Entrenadores con IA" },
        to: `${href("/services")}?tab=virtual`,
      },
    ],
  },
  {
    id: "site-person",
    asked: `
      how do i talk to a person
      can i speak to someone
      who do i talk to
      i want to talk to a human
      como hablo con una persona
      con quien hablo
      quiero hablar con alguien de dorsal
      tienen whatsapp o telefono
      tienen grupo de whatsapp
      do you have a whatsapp group`,
    keywords: ["talk to a person", "talk to a human", "hablar con una persona"],
    wordings: `
      i need support
      is there a phone number i can call
      how do i complain
      necesito ayuda de soporte
      hay un telefono para llamar
      quiero hacer un reclamo`,
    answer: {
      en: "People answer through our contact form: say which race or page it is about and leave an address. There is no phone line. For questions about a race itself, its organizer is the right one; the race's page names them.",
      es: "En el formulario de contacto responden personas: di de qué carrera o página se trata y deja un correo. No hay teléfono. Para preguntas de la carrera misma, lo indicado es su organizador; lo nombra la página de la carrera.",
    },
    links: [contact],
  },
  {
    id: "site-calendar",
    asked: `
      put my races in google calendar
      can i put your race calendar on my clubs website
      add races to my calendar
      embed races on my page
      poner mis carreras en mi calendario
      puedo poner sus carreras en la web de mi club
      hay un calendario para suscribirse`,
    keywords: ["google calendar", "embed calendar", "calendario en mi web"],
    answer: {
      en: "For your own calendar: any list of races can be subscribed to from the **race list**, and your registration has **Add to calendar**. For a website: copy the code of a widget, a single race or the calendar of a search, from the page for widgets; it is free.",
      es: "Para tu calendario: cualquier lista de carreras se puede suscribir desde la **lista de carreras**, y tu inscripción tiene **Agregar al calendario**. Para una web: copia el código de un widget, con una carrera o con el calendario de una búsqueda, en la página de widgets; es gratis.",
    },
    links: [
      { label: { en: "Widgets", es: "Widgets" }, to: href("/developers/widgets") },
      { label: { en: "Open the race list", es: "Abrir la lista de carreras" }, to: href("/races") },
    ],
  },
  {
    id: "site-coach-or-expert",
    asked: `
      do you have physios
      is there a nutritionist here
      tienen fisioterapeutas
      hay nutricionistas en la pagina
      puedo hablar con un entrenador real
      whats the difference between a coach and an expert here
      difference between virtual coach and expert
      coach or expert which one do i need
      are the coaches real people
      are the experts real people
      is the coach a human or a bot
      que diferencia hay entre un coach y un experto
      coach virtual o experto cual me conviene
      los coaches son personas reales
      los expertos son personas de verdad
      el coach es una persona o un robot`,
    phrase: /\bcoach\w*\b.*\bexpert\w*\b|\bexpert\w*\b.*\bcoach\w*\b/,
    keywords: ["coach or expert", "coach o experto", "coach y experto", "coach and expert"],
    answer: {
      en: "**Coaches** are programs: you talk with one in a session, at any hour, about your week, paces or nerves. **Experts** are people: trainers, nutritionists and therapists with a page, prices and reviews, whom you write to and who look at you. For a first plan or a question now, a coach is enough; for a pain, a diet or somebody who follows you for months, choose an expert.",
      es: "Los **coaches** son programas: conversas con uno en una sesión, a cualquier hora, sobre tu semana, ritmos o nervios. Los **expertos** son personas: entrenadores, nutricionistas y terapeutas con página, precios y reseñas, a quienes escribes y que te ven a ti. Para un primer plan o una pregunta de ahora basta un coach; para un dolor, una dieta o alguien que te siga por meses, elige un experto.",
    },
    links: [
      { label: { en: "Experts", es: "Expertos" }, to: services },
      {
        label: { en: "Virtual coaches", es: "Coaches virtuales" },
        to: `${services}?tab=virtual`,
      },
    ],
  },
  {
    id: "site-team",
    asked: `
      can i sign up as a team
      how do we enter as a team
      how do i make a team
      how does a team entry work
      relay team registration
      can my friends join my team
      podemos inscribirnos en equipo
      como armo un equipo
      como nos inscribimos como equipo
      equipo de relevos como funciona
      como se une alguien a mi equipo`,
    keywords: ["sign up as a team", "enter as a team", "team entry", "inscribirnos en equipo"],
    wordings: `
      how do i join my team for the relay
      my club has a relay team how do i get in
      como me uno al equipo de mi club para los relevos`,
    answer: {
      en: "Yes, where the organizer takes teams: register yourself first, then open your entry in the **dashboard** and make a team or join one; you send the others its link, and each one registers with their own data. Some races sell a team as one entry: the captain pays, and the others pay nothing. Without that choice the race has no teams here: ask its organizer.",
      es: "Sí, donde el organizador acepta equipos: inscríbete primero, abre tu inscripción en el **panel** y crea un equipo o únete a uno; envías su enlace a los demás, y cada quien se inscribe con sus datos. Algunas carreras venden el equipo como una sola inscripción: paga el capitán y los demás no pagan. Sin esa opción, la carrera no tiene equipos aquí: pregunta al organizador.",
    },
    links: [
      { label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") },
      races,
    ],
  },
  {
    id: "site-club",
    asked: `
      our running club wants to enter 20 people at once
      can a club register many runners
      group entry for a club or company
      register 20 people together
      our company wants to enter a race
      somos un club y queremos inscribir a 20
      inscribir a todo un club
      inscripcion grupal para empresas
      queremos inscribir a muchas personas juntas`,
    keywords: ["club entry", "group entry", "inscripcion grupal", "inscripcion de club"],
    answer: {
      en: "In one order you can enter several people where the organizer has switched it on, up to the number that the organizer allows, at most 60. For a few, start your registration and choose **Add another person**; for a whole club, choose **Enter many people from a spreadsheet** there and send its list. You pay for all of them at once. About a code or a group price, write to the organizer.",
      es: "En un pedido puedes inscribir a varias personas donde el organizador lo activó, hasta el número que él permite, 60 como máximo. Si son pocas, empieza tu inscripción y elige **Agregar a otra persona**; para un club entero, elige ahí **Inscribir a muchas personas desde una hoja de cálculo** y sube la lista. Pagas todo junto. Por un código o un precio de grupo, escribe al organizador.",
    },
    links: [races, contact],
  },
  {
    id: "site-extras",
    asked: `
      how do i add a t shirt to my order later
      can i buy the shirt after registering
      can i order a medal or a shirt
      add extras to my entry
      como compro el polo despues
      puedo comprar la playera despues de inscribirme
      puedo agregar la camiseta a mi inscripcion`,
    keywords: ["add a shirt", "comprar el polo", "comprar la playera"],
    answer: {
      en: "If the race sells extras, such as shirts or meals, the form offers them while you register, each with its price. Afterwards open your entry from the **dashboard**: if something is still for sale, **Buy extras** is there, and you pay for it in an order of its own. If it offers nothing, write to the organizer.",
      es: "Si la carrera vende adicionales, como polos o comidas, el formulario los ofrece al inscribirte, cada uno con su precio. Después abre tu inscripción desde el **panel**: si todavía hay algo a la venta, verás **Comprar adicionales**, y lo pagas en un pedido aparte. Si no ofrece nada, escribe al organizador.",
    },
    links: [{ label: { en: "Open your dashboard", es: "Abrir tu panel" }, to: href("/dashboard") }],
  },
  {
    id: "site-organizer-entries",
    asked: `
      can runners register for my race on your site
      do you handle registration and payment for organizers
      se puede inscribir la gente a mi carrera aqui mismo
      manejan las inscripciones y el pago de mi carrera`,
    keywords: ["registration for organizers", "inscripciones para organizadores"],
    answer: {
      en: "Yes: once the race is yours here, you open registration, set distances, prices and questions, and runners enter and pay on its page. You see every entry in a list, write to all of them, and run kits and results from the same place. You can keep your own registration site instead, and the page links to it.",
      es: "Sí: cuando la carrera es tuya aquí, abres las inscripciones, pones distancias, precios y preguntas, y la gente se inscribe y paga en su página. Ves cada inscripción en una lista, les escribes a todos, y llevas kits y resultados en el mismo lugar. También puedes seguir con tu propio sitio, y la página lleva a él.",
    },
    links: [
      { label: { en: "For race organizers", es: "Para organizadores" }, to: href("/organizers") },
    ],
  },
];
