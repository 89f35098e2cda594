import type { RaceField } from "#features/races/editing/details.ts";
import type { Words } from "#values/say.ts";

/** The label of each field of a race. */
export const raceLabels: Record<RaceField, Words> = {
  event: { en: "Event Name *", es: "Nombre del evento *" },
  race_name: { en: "Race Name *", es: "Nombre de la carrera *" },
  start_date: { en: "Race Date *", es: "Fecha de la carrera *" },
  start_time: { en: "Start Time", es: "Hora de salida" },
  registration_deadline: { en: "Registration Deadline", es: "Cierre de inscripciones" },
  minimum_age: { en: "Minimum Age", es: "Edad mínima" },
  race_type_category: { en: "Race Type Category *", es: "Categoría del tipo de carrera *" },
  race_type: { en: "Race Type *", es: "Tipo de carrera *" },
  race_status: { en: "Race Status", es: "Estado de la carrera" },
  registration_status: { en: "Registration Status", es: "Estado de las inscripciones" },
  organizer: { en: "Organizer", es: "Organizador" },
  description: { en: "Description", es: "Descripción" },
  country: { en: "Country *", es: "País *" },
  city: { en: "City *", es: "Ciudad *" },
  state_province: { en: "State/Province", es: "Estado, provincia o departamento" },
  address: { en: "Address", es: "Dirección" },
  google_maps_link: { en: "Google Maps Link", es: "Enlace de Google Maps" },
  is_premium: { en: "Premium race", es: "Carrera premium" },
  registration_link: { en: "Registration Link", es: "Enlace de inscripción" },
  external_image_url: { en: "Image Address", es: "Dirección de la imagen" },
  map_url: { en: "Course Map", es: "Mapa del recorrido" },
  elevation_profile_url: { en: "Elevation Profile", es: "Perfil de altimetría" },
  gpx_url: { en: "GPX Track", es: "Archivo GPX" },
  rules_url: { en: "Rules", es: "Reglamento" },
  elevation_gain: { en: "Elevation Gain", es: "Desnivel positivo" },
  elevation_loss: { en: "Elevation Loss", es: "Desnivel negativo" },
};

/** The groups of the form of a race, in their order. */
export const raceGroups = {
  race: { id: "race", title: { en: "Race", es: "Carrera" } },
  when: { id: "when", title: { en: "When", es: "Cuándo" } },
  where: { id: "where", title: { en: "Where", es: "Dónde" } },
  registration: { id: "registration", title: { en: "Registration", es: "Inscripción" } },
  page: { id: "page", title: { en: "Page", es: "Página" } },
} as const;

/** The groups of the form of a distance, in their order. */
export const distanceGroups = {
  distance: { id: "distance", title: { en: "Distance", es: "Distancia" } },
  price: { id: "price", title: { en: "Price", es: "Precio" } },
  start: { id: "start", title: { en: "Start", es: "Salida" } },
  course: { id: "course", title: { en: "Course", es: "Recorrido" } },
} as const;

export const orderGroup = {
  id: "distances",
  title: { en: "Distances", es: "Distancias" },
} as const;
