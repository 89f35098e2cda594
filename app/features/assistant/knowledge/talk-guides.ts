import { href } from "react-router";
import type { SiteGuide } from "./topic.ts";

const races = { label: { en: "Find the race", es: "Buscar la carrera" }, to: href("/races") };
const contact = { label: { en: "Write to us", es: "Escríbenos" }, to: href("/contact") };
const services = href("/services");

/** Guides to what visitors ask about people, teams and clubs. */
export const talkGuides: readonly SiteGuide[] = [
  {
    id: "site-coach-or-expert",
    asked: `
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
