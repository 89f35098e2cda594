import { href } from "react-router";
import type { SiteGuide } from "./topic.ts";

const dashboard = {
  label: { en: "Open your dashboard", es: "Abrir tu panel" },
  to: href("/dashboard"),
};
const races = { label: { en: "Find the race", es: "Buscar la carrera" }, to: href("/races") };
const contact = { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") };

/** How an entry is made, changed, paid, collected and looked up, and what comes after the race. */
export const entryGuides: readonly SiteGuide[] = [
  {
    id: "site-register",
    asked: `
      how do i sign up for a race here
      how do i register for a race
      can you sign me up
      can you register me for it
      register me please
      how does registering work
      como me inscribo a una carrera
      me puedes inscribir tu
      inscribeme a la carrera
      como funciona la inscripcion
      entonces dime como me inscribo`,
    keywords: [],
    answer: {
      en: "I cannot register you; you do it on the race's page in a few minutes: open the race, press **Register**, sign in, choose the distance, fill in your data and accept the waiver. If it costs something, you pay at the end. Some races take entries on the organizer's own site; their page has the link. You need an account for entries, not for searching, comparing and reading.",
      es: "Yo no te puedo inscribir; lo haces tú en la página de la carrera en pocos minutos: abre la carrera, toca **Inscríbete**, inicia sesión, elige la distancia, completa tus datos y acepta el deslinde. Si cuesta algo, pagas al final. Algunas carreras reciben inscripciones en el sitio del organizador; su página tiene el enlace. Para inscribirte necesitas una cuenta; para buscar, comparar y leer no.",
    },
    links: [races],
  },
  {
    id: "site-without-account",
    asked: `
      can i use this without an account
      do i need an account to register
      do i have to sign up to see races
      do i need one to enter a race
      necesito una para inscribirme
      puedo usar la pagina sin cuenta
      necesito cuenta para inscribirme
      tengo que registrarme para ver carreras`,
    keywords: ["without an account", "sin cuenta"],
    answer: {
      en: "Yes: searching, comparing, the pace lab, the course tool, alerts by mail, reviews and this chat work without an account. You need one to register for a race, for favorites, training plans and activities; it is free.",
      es: "Sí: buscar, comparar, la calculadora de ritmo, la herramienta de recorridos, las alertas por correo, las reseñas y este chat funcionan sin cuenta. La necesitas para inscribirte en una carrera, para favoritas, planes de entrenamiento y actividades; es gratis.",
    },
    links: [
      races,
      { label: { en: "Create an account", es: "Crear una cuenta" }, to: href("/signup") },
    ],
  },
  {
    id: "site-register-others",
    asked: `
      can i sign up someone who has no account
      can i put my friend in without an email
      how do i sign my daughter up
      lo puedo inscribir yo
      puedo inscribir a mis hijos desde mi cuenta
      a que correo llega si inscribo a otro
      can i register a friend or my kid
      can i sign up my whole family
      register several people at once
      can i register my son
      puedo inscribir a mi hijo o a un amigo
      puedo inscribir a mi familia
      inscribir a varias personas
      can i enter somebody else
      several people in one order
      can we register together and pay once
      sign up me and my wife in one payment
      do i need an account for each person
      do we both need our own bibs
      inscribir a mi esposa y a mi en el mismo pedido
      varias personas en un solo pago
      puedo pagar juntas las inscripciones de mis amigos`,
    keywords: ["people in one order", "personas en un pedido", "mismo pedido", "misma orden"],
    answer: {
      en: "Yes, where the organizer has switched it on: start your own registration and choose **Enter somebody else instead**, or **Add another person** at its end. Everybody has a distance, answers and a bib number of their own, there is one payment, and all mails go to you. The others need no account; for a child the form asks for the consent of a parent or guardian. Without these buttons each runner registers with an account of their own. Teams and relays work where the organizer has them.",
      es: "Sí, donde el organizador lo activó: empieza tu inscripción y elige **Inscribir a otra persona**, o **Agregar a otra persona** al final. Cada quien tiene su distancia, sus respuestas y su dorsal; el pago es uno solo, y los correos te llegan a ti. Los demás no necesitan cuenta; para un menor el formulario pide el consentimiento del padre, la madre o el tutor. Sin esos botones, cada corredor se inscribe con su propia cuenta. Hay equipos y relevos donde el organizador los ofrece.",
    },
    links: [races, contact],
  },
  {
    id: "site-entry-code",
    asked: `
      somebody gave me a code where do i put it
      where does the code go
      donde pongo el codigo
      me dieron un codigo para inscribirme
      i have a code for the race where do i type it
      i have an invitation code
      the race gave me a code to register
      where do i put my discount code for the race
      my code does not work
      it wont accept my code
      the race is full but i have a code
      are there places for club members or sponsors
      tengo un codigo para la carrera donde lo pongo
      tengo un codigo de invitacion
      donde pongo mi codigo de descuento de la carrera
      no me acepta el codigo
      mi codigo no funciona
      la carrera esta llena pero tengo un codigo
      tengo un codigo de cupo reservado`,
    keywords: ["invitation code", "kept place", "codigo de invitacion", "cupo reservado"],
    answer: {
      en: "Type it when you register on the race's page: a full distance with kept places asks for an **Invitation code**, and the last step of the form takes it as well, as it does a code that lowers the price. Organizers give them out, for instance to a club or a sponsor, often as a link. Not accepted? It may be used up, over, stopped or for another distance: ask the person who gave it to you. I have no codes.",
      es: "Escríbelo al inscribirte en la página de la carrera: una distancia llena con cupos reservados pide un **Código de invitación**, y el último paso del formulario también lo acepta, igual que un código que baja el precio. Los dan los organizadores, por ejemplo a un club o un auspiciador, muchas veces como enlace. ¿No lo acepta? Puede estar agotado, vencido, detenido o ser de otra distancia: pregunta a quien te lo dio. Yo no tengo códigos.",
    },
    links: [races, contact],
  },
  {
    id: "site-entry-mail",
    asked: `
      i registered but got no email
      i lost my confirmation email for the race
      i did not get the confirmation of my entry
      did my registration go through
      ya me inscribi pero no me llego ningun correo
      no me llego el correo de la inscripcion
      perdi la confirmacion de mi inscripcion
      como se si quede inscrito`,
    keywords: [],
    answer: {
      en: "Look at your **dashboard** first: a race that is listed there is registered, with your bib number, your code and the confirmation, whether or not a mail came. A mail may sit in the spam folder. Is it not there, or does it wait for a payment? Then open your order from the dashboard. If you entered on the organizer's own site, only they can send it again.",
      es: "Mira primero tu **panel**: si la carrera está ahí, estás inscrito, con tu número de dorsal, tu código y la confirmación, llegue o no el correo. El correo puede estar en spam. ¿No está, o espera un pago? Abre tu pedido desde el panel. Si te inscribiste en el sitio del organizador, solo él puede reenviarlo.",
    },
    links: [dashboard, contact],
  },
  {
    id: "site-entry-details",
    asked: `
      i typed my birthday wrong
      my id number is wrong on my registration
      it wont let me edit my registration
      puse mal mi dni
      puse mal mi fecha de nacimiento
      no me deja editar mis datos
      my name is wrong on my registration
      i put the wrong date of birth in my entry
      how do i correct my registration data
      how do i change my shirt size
      i chose the wrong shirt size
      me equivoque en mi fecha de nacimiento al inscribirme
      mi nombre esta mal en la inscripcion
      como cambio mi talla de polo
      me equivoque de talla
      como corrijo mis datos de la inscripcion
      me inscribi con el nombre mal escrito
      mi talla de polo tambien esta mal`,
    keywords: ["change shirt size", "cambiar talla", "equivoque talla polo"],
    answer: {
      en: "You cannot change what you wrote in an entry yourself; your registration, on your **dashboard**, shows it. Write to the organizer named on the race's page: they can correct name, date of birth or shirt size. If the entry was free and places are left, you can also cancel it and register again. Your account data you change under **Profile**.",
      es: "Lo que escribiste en una inscripción no lo puedes cambiar tú; se ve en tu inscripción, desde tu **panel**. Escribe al organizador que figura en la página de la carrera: él corrige nombre, fecha de nacimiento o talla. Si era gratis y quedan cupos, también puedes cancelarla e inscribirte otra vez. Los datos de tu cuenta los cambias en **Perfil**.",
    },
    links: [dashboard, races],
  },
  {
    id: "site-transfer",
    phrase:
      /\b(?:give|pass|transfer|sell|swap|pasar(?:le|selo)?|paso|ced(?:er|o)|vend(?:er|o)|regal(?:ar|o)|transferir|dar(?:le)?)\b.{0,25}\b(?:bib|entry|number|spot|place|registration|numero|dorsal|inscripcion|cupo|lugar|entrada)\b.{0,25}\b(?:to|friend|someone|somebody|amig[oa]|alguien|otr[oa]|herman[oa]|espos[oa])\b/,
    asked: `
      can i give my spot to my cousin
      can i pass it to my sister
      se la puedo pasar a mi primo
      le puedo dar mi cupo a otra persona
      can my brother run with my bib
      i got injured can somebody else take my place
      me lesione mi hermano puede correr con mi numero
      puede otra persona usar mi dorsal
      can i give my spot to my brother
      how do i move my entry over to a friend
      can someone else run in my place
      transfer my entry to another person
      can i sell my bib
      i cant go can my friend take my bib
      quiero ceder mi dorsal a otra persona
      le puedo pasar mi inscripcion a un amigo
      puedo vender mi cupo
      transferir mi inscripcion a otra persona
      no puedo ir puede correr otro en mi lugar`,
    keywords: [
      "transfer my bib",
      "transfer my entry",
      "transfer my registration",
      "sell my bib",
      "transferir mi dorsal",
      "transferir inscripcion",
      "vender mi dorsal",
    ],
    wordings: `
      can my brother run instead of me
      can i sell my bib to someone
      give my bib to a friend
      puede correr otra persona en mi lugar
      puedo vender mi dorsal
      le doy mi numero a un amigo`,
    answer: {
      en: "Yes, if the organizer allows it: open your registration on the **dashboard**, choose **Change your entry** and invite the other runner by email. They get a link, fill in their own data and receive a new bib number; yours ends then. The page shows the last day and the fee, if there is one. Never just hand over a bib: data and insurance would be yours. Is there no such choice? Then the race does not allow transfers here; ask the organizer.",
      es: "Sí, si el organizador lo permite: abre tu inscripción en el **panel**, elige **Cambiar tu inscripción** e invita al otro corredor por correo. Recibe un enlace, completa sus propios datos y tiene un dorsal nuevo; el tuyo termina entonces. La página muestra el último día y el costo, si lo hay. Nunca entregues el dorsal sin más: los datos y el seguro serían los tuyos. ¿No aparece esa opción? Entonces la carrera no lo permite aquí; pregunta al organizador.",
    },
    links: [dashboard],
  },
  {
    id: "site-defer",
    asked: `
      i want to defer my entry to next year
      can i move my registration to the next edition
      im injured can i defer
      puedo guardar mi inscripcion para el proximo año
      quiero aplazar mi inscripcion
      me lesione puedo pasar mi cupo a la siguiente edicion`,
    keywords: ["defer my entry", "defer to next year", "aplazar mi inscripcion"],
    answer: {
      en: "If the organizer allows it: open your registration on the **dashboard**, choose **Change your entry** and keep it for the next edition. What you paid, less the fee, comes off the price of the next entry; your place this year is free then. The page shows until when. Without that choice only the organizer can defer it.",
      es: "Si el organizador lo permite: abre tu inscripción en el **panel**, elige **Cambiar tu inscripción** y guárdala para la próxima edición. Lo que pagaste, menos el costo del cambio, se descuenta de la siguiente inscripción; tu cupo de este año queda libre. La página dice hasta cuándo. Sin esa opción, solo el organizador puede aplazarla.",
    },
    links: [dashboard],
  },
  {
    id: "site-change-distance",
    asked: `
      i signed up for the wrong distance
      how do i switch to the half i already paid for the full
      do i pay the difference
      quiero bajarme a la de 10
      me cobran la diferencia
      me devuelven la diferencia si bajo de distancia
      me inscribi en la distancia equivocada
      i signed up for 21k but want 10k now
      me inscribi en 21k pero quiero 10k
      i entered the half but want to do the 10k instead
      i registered for 21k and want to switch to 10k
      can i switch distances
      downgrade my entry to a shorter distance
      me puedo cambiar de distancia
      me inscribi a 21 y quiero cambiar a 10
      puedo bajar de la maraton a la media
      im signed up for the 10k but wanna switch to the half`,
    keywords: [],
    wordings: `
      i signed up for the wrong distance
      i picked the wrong race distance
      i chose 10k by mistake
      me inscribi en la distancia equivocada
      elegi mal la distancia
      me equivoque de distancia al inscribirme`,
    answer: {
      en: "If the organizer allows it, you do it yourself: open your registration on the **dashboard**, choose **Change your entry** and take the other distance. You pay what it costs more and the fee, if any, and get a new bib number. Without that choice, ask the organizer; giving the place back and entering again works only while places are left.",
      es: "Si el organizador lo permite, lo haces tú: abre tu inscripción en el **panel**, elige **Cambiar tu inscripción** y toma la otra distancia. Pagas la diferencia y el costo del cambio, si lo hay, y recibes un dorsal nuevo. Sin esa opción, pregunta al organizador; cancelar e inscribirte otra vez solo sirve mientras queden cupos.",
    },
    links: [dashboard],
  },
  {
    id: "site-refund",
    asked: `
      do i get my money back if i cannot go
      si al final no puedo ir me devuelven
      me regresan el dinero si no voy
      can i get a refund for my race
      do i get my money back if i get injured
      can i get my money back if the race is cancelled
      refund if i cancel my entry
      me devuelven el dinero si cancelo mi inscripcion
      que pasa con mi dinero si cancelan la carrera
      hay reembolso si me lesiono
      the organizer cancelled my race now what
      what happens if my race gets cancelled
      cancelaron mi carrera que hago ahora`,
    keywords: [
      "refund",
      "refundable",
      "money back",
      "reembolsable",
      "reembolso",
      "devolucion",
      "devuelven dinero",
      "devuelven plata",
    ],
    wordings: `
      will i get my money back for the entry
      can i get my registration fee back
      the race got cancelled do i get a refund
      im injured and cannot run do i get my money back
      how long does a refund take
      what if the organizer does not give the money back
      me devuelven la plata de la inscripcion
      me lesione y no puedo correr me devuelven el dinero
      cancelaron la carrera que pasa con mi pago
      cuanto demora la devolucion`,
    answer: {
      en: "What you paid for an entry is the organizer's to give back: it does not come back by itself when you cancel, and their rules say whether and how much. If the organizer cancels the race, they decide about each payment, and your order shows what becomes of it. Look at the rules on the race's page before you cancel; a transfer or keeping the entry for the next edition may save more.",
      es: "Lo que pagaste por una inscripción lo devuelve el organizador: no vuelve solo cuando cancelas, y su reglamento dice si hay devolución y cuánto. Si el organizador cancela la carrera, él decide sobre cada pago, y tu pedido muestra qué pasa con él. Mira el reglamento en la página de la carrera antes de cancelar; transferirla o guardarla para la próxima edición puede convenir más.",
    },
    links: [dashboard, races],
  },
  {
    id: "site-pay",
    asked: `
      can i pay cash on the day
      can i register on race day
      in which currency do they charge me
      does my card work for a race in canada
      se puede pagar en efectivo el mismo dia
      en que moneda me cobran
      mi tarjeta sirve en otro pais
      me aceptan si soy extranjero
      can i pay with yape or oxxo
      how can i pay for my entry
      can i pay in installments
      do you accept credit cards for the race
      puedo pagar con yape
      se puede pagar en oxxo
      puedo pagar en cuotas
      y en cuotas
      aceptan tarjeta para la inscripcion
      como pago la inscripcion`,
    keywords: [
      "cuotas",
      "yape",
      "plin",
      "oxxo",
      "spei",
      "pay in installments",
      "payment methods",
      "pay with card",
      "pay with paypal",
      "pagar con tarjeta",
      "metodos de pago",
    ],
    answer: {
      en: "It depends on the race: the organizer chooses the ways to pay, and you see them in the last step of the registration. Usual ones are a card, OXXO in Mexico, and Yape, Plin, a deposit or a transfer, for which you send a picture of the receipt. Payment in installments is not offered here; your card may offer it. The place is held while you pay; how long, your order says.",
      es: "Depende de la carrera: el organizador elige las formas de pago y las ves en el último paso de la inscripción. Lo usual es tarjeta, OXXO en México, y Yape, Plin, depósito o transferencia, con foto de la constancia. Pagar en cuotas no se ofrece aquí; tal vez sí tu tarjeta. El cupo se guarda mientras pagas; tu pedido dice hasta cuándo.",
    },
    links: [races, dashboard],
  },
  {
    id: "site-pay-problem",
    phrase:
      /^(?!.*\b(?:memberships?|membresias?|subscriptions?|suscripcion(?:es)?)\b).*(?:\b(?:paid|charged|billed|pay)\b.{0,25}\b(?:twice|double|two times)\b|\b(?:double|duplicate|two|2|second) (?:charges?|payments?)\b|\b(?:doble|dos|2|segundo) (?:cargos?|cobros?|pagos?)\b|\b(?:cargos?|cobros?|pagos?) (?:doble|duplicad[oa]s?|dos veces)\b|\b(?:pague|pagado|pagamos|cobraron|cobro|cobrado)\b.{0,25}\b(?:doble|dos veces|2 veces)\b)/,
    asked: `
      my card was declined but i see the charge
      i paid and nothing arrived
      the page hangs when i register
      me rebotaron la tarjeta y me cobraron
      ya pague pero no me llego nada
      me sale error al inscribirme
      my payment did not go through
      i paid by transfer when is my spot confirmed
      they rejected my payment proof what now
      pague por transferencia cuando confirman mi cupo
      rechazaron mi comprobante de pago que hago
      the page freezes when i want to pay
      i paid but it says pending
      i paid twice for a race
      se me congela la app cuando quiero pagar
      no me deja pagar la inscripcion
      pague y no aparece mi inscripcion
      me cobraron dos veces la inscripcion`,
    keywords: [],
    wordings: `
      there are two charges on my card
      i see a double charge for my entry
      duplicate charge for the race
      me hicieron un doble cargo
      tengo dos cargos en mi tarjeta
      me cobraron doble la carrera
      i was charged twice
      i paid two times for the same race
      i got charged but have no entry
      my card was charged and nothing happened
      me cobraron dos veces
      pague dos veces la inscripcion
      me inscribi y pague doble quien me devuelve
      me cobraron y no aparece mi inscripcion`,
    answer: {
      en: "Do not pay a second time yet. Open your order from your **dashboard**: it says whether the payment has arrived, and until when the place is held. If it has not, load the page again or use another browser or way to pay. A deposit or transfer counts once the organizer has looked at your receipt. Still stuck, or charged twice? Write to us with the race and the time of the payment.",
      es: "Todavía no pagues otra vez. Abre tu pedido desde tu **panel**: dice si el pago llegó y hasta cuándo se guarda el cupo. Si no llegó, carga la página de nuevo o usa otro navegador u otra forma de pago. Un depósito o transferencia cuenta cuando el organizador revisó tu constancia. ¿Sigue igual, o te cobraron dos veces? Escríbenos con la carrera y la hora del pago.",
    },
    links: [dashboard, contact],
  },
  {
    id: "site-waiting-list",
    asked: `
      it is sold out can i get in
      my distance is full
      ya se agoto la distancia que queria
      esta llena puedo entrar
      is there a waiting list if the race is full
      im on the waitlist how do i know if i got in
      the race is sold out can i still get in
      how does the waiting list work
      hay lista de espera si la carrera esta llena
      estoy en lista de espera como se si entre
      la carrera esta agotada como entro
      como funciona la lista de espera`,
    phrase:
      /\b(?:wait ?list|waiting list|waitlisted|lista de espera)\b(?!.*\b(?:does|tiene|has) (?:the|la|el)\b)/,
    keywords: ["waiting list", "waitlist", "lista de espera"],
    answer: {
      en: "Where the organizer has opened one, a full distance shows **Waiting list** on the race's page: join with one tap, signed in. When a place gets free you get a mail and the place is held for you for some hours, usually 24; register within that time, or it goes to the next runner. Your place in the line is shown on the same page.",
      es: "Si el organizador la abrió, una distancia llena muestra **Lista de espera** en la página de la carrera: entras con un toque, con la sesión iniciada. Cuando se libera un cupo recibes un correo y se te guarda por unas horas, normalmente 24; inscríbete en ese plazo o pasa al siguiente. Tu lugar en la fila se ve en la misma página.",
    },
    links: [races, dashboard],
  },
  {
    id: "site-kit",
    asked: `
      can my neighbor pick up my bib
      can he pick up my bib too
      el dorsal lo puede recoger otra persona
      puede recoger mi kit un familiar
      can my wife pick up my kit
      can somebody else pick up my bib
      puede mi esposa recoger mi kit
      puede otra persona recoger mi kit
      where do i pick up my bib
      where do i pick up my race kit
      can somebody else pick up my kit
      can my mom or husband pick up my bib for me
      what if i lose my qr code or my chip
      que pasa si pierdo mi qr
      puede mi esposo recoger mi kit por mi
      do you have my qr code for kit pickup
      how do i book a time slot for the kit
      what do i need to pick up my packet
      donde recojo mi kit
      puede otra persona recoger mi kit
      donde esta mi codigo qr para el kit
      que necesito para recoger mi dorsal
      hasta cuando puedo recoger el kit
      how does check in work at the desk
      can they scan the code on my phone
      is a screenshot of the qr code enough
      como funciona la entrega con el codigo qr
      pueden escanear mi codigo desde el celular`,
    keywords: ["scan my code", "screenshot of the code", "escanear mi codigo"],
    wordings: `
      where do i get my race packet
      when can i collect the kit
      donde retiro mi kit
      cuando recojo el kit`,
    answer: {
      en: "Open your registration on the **dashboard** and choose **Prepare for race day**: place and hours of the pick-up are there, a time slot to choose if the organizer offers them, and your QR code to show. The desk reads it with a camera from your phone, a screenshot or paper; bring your identity document. Somebody else may collect it: name them on that page and pass on the code that it gives you; they bring an identity document. If nothing stands there, the organizer has not published it yet.",
      es: "Abre tu inscripción en el **panel** y elige **Prepararte para la carrera**: ahí están el lugar y las horas de la entrega, un horario para elegir si el organizador los ofrece, y tu código QR para mostrar. La mesa lo lee con una cámara desde tu celular, una captura o un papel; lleva tu documento. Puede recogerlo otra persona: pon su nombre en esa página y pásale el código que te da; debe llevar su documento. Si no aparece nada, el organizador aún no lo publicó.",
    },
    links: [dashboard],
  },
  {
    id: "site-desk",
    asked: `
      how do i scan codes with the camera at check in
      can volunteers scan the bibs with a phone
      how do i check runners in at my race
      does check in work offline
      como escaneo los codigos con la camara en la entrega de kits
      como hago el check in de los corredores de mi carrera
      la entrega de kits funciona sin internet`,
    keywords: ["camera at check in", "camara en la entrega", "check in desk"],
    answer: {
      en: "For organizers and their helpers: open the desk's page from the tools of your race and choose **Camera**. A code that is read hands over the kit at once, with name and bib large on the screen and **Undo** below; scanners that type work as well. Open it once with a network: then it goes on without one, and sends what was handed over later.",
      es: "Para organizadores y su equipo: abre la página de la mesa desde las herramientas de tu carrera y elige **Cámara**. Un código leído entrega el kit de inmediato, con nombre y dorsal grandes en la pantalla y **Deshacer** debajo; también sirven los lectores que escriben. Ábrela una vez con red: luego sigue sin ella y envía después lo entregado.",
    },
    links: [
      {
        label: { en: "For race organizers", es: "Para organizadores" },
        to: href("/organizers"),
      },
    ],
  },
  {
    id: "site-bib",
    asked: `
      where do i find my bib number
      wheres my bib number
      what is my bib number
      when do i get my bib
      cual es mi numero de dorsal
      donde veo mi dorsal
      cuando me dan mi numero`,
    keywords: [],
    answer: {
      en: "On your **dashboard**: open the race among your registrations, and the number stands at the top, with a picture of the bib to save or share. You get it with the entry, or once it is paid. The printed bib comes with the kit; the organizer may still renumber before the start list is out.",
      es: "En tu **panel**: abre la carrera entre tus inscripciones y el número está arriba, con una imagen del dorsal para guardar o compartir. Lo recibes con la inscripción, o cuando está pagada. El dorsal impreso viene con el kit; el organizador todavía puede cambiar números antes de la lista de salida.",
    },
    links: [dashboard],
  },
  {
    id: "site-results",
    // `And the results?` after a race.
    phrase:
      /^(?:(?:and|y|what about|que hay de) )?(?:the|its|their|los|sus) (?:results|resultados)(?: (?:of|from|de|del) (?:it|that|last year|esa|ella|ese|el ano pasado))?[ ?!.]*$/,
    asked: `
      where do i see my result from last sunday
      where are the results
      how do i see the results of a race
      who won the race
      how do i download my finisher certificate
      can i get a certificate
      donde veo mi resultado
      y los resultados donde se ven
      donde estan los resultados
      como descargo mi certificado
      donde esta mi certificado de finalista
      quien gano la carrera`,
    keywords: ["finisher certificate", "certificado de finalista", "mi diploma"],
    wordings: `
      my watch died in the race where do i see my time
      does dorsal keep my time if my watch stopped
      se me paro el reloj donde veo mi tiempo
      se me apago el reloj en la carrera como se mi tiempo
      where can i find my time from last sunday
      are the results up
      ya salieron los resultados
      donde veo mi tiempo`,
    answer: {
      en: "On the race's page here, under **Results**, once the organizer has published them: look for your name or bib number, and download your certificate from your line. If you registered here, your own result is also on your registration. If the page has no results, the organizer has not published them here; look on their site. I cannot see them in this chat.",
      es: "En la página de la carrera, en **Resultados**, cuando el organizador los publica: busca tu nombre o dorsal y descarga tu certificado desde tu línea. Si te inscribiste aquí, tu resultado también está en tu inscripción. Si la página no tiene resultados, el organizador no los publicó aquí; mira su sitio. Yo no los veo en este chat.",
    },
    links: [races, dashboard],
  },
  {
    id: "site-result-wrong",
    asked: `
      my result has the wrong time who fixes it
      my time is wrong in the results
      im missing from the results
      how do i remove my name from the results
      i want my name off the results
      quiero quitar mi nombre de los resultados
      mi tiempo esta mal en los resultados
      no aparezco en los resultados
      como oculto mi nombre en los resultados
      can i hide my results`,
    keywords: [],
    answer: {
      en: "The organizer and the timer correct times and places: write to the organizer named on the race's page with your bib number and what is wrong; they publish a new version. Your name you can hide yourself: open your registration on the dashboard and choose **Hide my name** at your result.",
      es: "Los tiempos y puestos los corrigen el organizador y quien cronometra: escribe al organizador que figura en la página de la carrera con tu dorsal y qué está mal; publica una versión nueva. Tu nombre lo puedes ocultar tú: abre tu inscripción en el panel y elige **Ocultar mi nombre** en tu resultado.",
    },
    links: [dashboard, races],
  },
  {
    id: "site-contact-organizer",
    asked: `
      what is their email
      how do i reach them
      i have a complaint about the organizer
      cual es su correo
      como los contacto a los de la carrera
      tengo un reclamo al organizador
      how do i contact the organizer
      how do i contact an organizer
      email of the race organizer
      who do i ask about this race
      como contacto al organizador
      correo del organizador
      a quien le pregunto sobre la carrera`,
    keywords: ["contact organizer", "contact the organizer", "contactar organizador"],
    answer: {
      en: "On the race's page: the organizer is named there, with the link to their own page where they have given one. Questions about rules, kits, refunds and the course are theirs. If the page names nobody, write to us and we pass it on as far as we can.",
      es: "En la página de la carrera: ahí figura el organizador, con el enlace a su propia página si lo dio. Reglamento, kits, devoluciones y recorrido son asunto suyo. Si la página no nombra a nadie, escríbenos y vemos cómo ayudarte.",
    },
    links: [races, contact],
  },
  {
    id: "site-start-list",
    asked: `
      can i see who else is running
      is there a list of runners
      se puede ver quien mas va a correr
      hay lista de inscritos
      can i see who else is registered
      who is running this race
      how many people are registered
      puedo ver quienes estan inscritos
      donde esta la lista de inscritos
      cuantos inscritos hay`,
    keywords: ["lista de inscritos"],
    answer: {
      en: "No, who is registered is not public here: only the organizer sees the list and may publish a start list on their own pages. Your own entry is on your dashboard. Friends can tell each other; there is no list of friends.",
      es: "No, quiénes están inscritos no es público aquí: solo el organizador ve la lista y puede publicar una lista de salida en sus páginas. Tu propia inscripción está en tu panel. No hay lista de amigos.",
    },
    links: [dashboard],
  },
  {
    id: "site-lottery",
    asked: `
      how does the lottery work here
      is there a lottery or ballot for entries
      do i need to qualify to enter
      hay sorteo para entrar
      como funciona el sorteo de cupos
      necesito tiempo clasificatorio`,
    keywords: [],
    answer: {
      en: "Entries taken here go by order of registration; there is no lottery on Dorsal. A race with a lottery or a qualifying time runs it on its organizer's own site: what we know stands on the race's page, with the link. Full here? Some races have a waiting list.",
      es: "Las inscripciones de aquí van por orden de llegada; en Dorsal no hay sorteo. Una carrera con sorteo o tiempo clasificatorio lo hace en el sitio de su organizador: lo que sabemos está en la página de la carrera, con el enlace. ¿Está llena aquí? Algunas tienen lista de espera.",
    },
    links: [races],
  },
  {
    id: "site-volunteer",
    asked: `
      how do i volunteer at a race
      i want to be a volunteer
      can i be a pacer
      quiero ser voluntario
      como puedo ser voluntario en una carrera
      quiero ser liebre o pacer`,
    keywords: ["volunteer", "voluntario", "voluntaria", "voluntariado"],
    answer: {
      en: "Ask the organizer: volunteers and pacers are chosen by each race, not by Dorsal. Find the race, and its page names the organizer, with a link to their own page where there is one.",
      es: "Pregunta al organizador: a los voluntarios y liebres los elige cada carrera, no Dorsal. Busca la carrera; su página nombra al organizador, con un enlace a su propia página si lo hay.",
    },
    links: [races],
  },
];
