import type { Lang } from "../say.ts";

/** The columns that forms of the site have, besides those of the back office. */
const inSpanish: Readonly<Record<string, string>> = {
  event: "Evento",
  race_name: "Nombre de la carrera",
  race_photo: "Foto de la carrera",
  start_date: "Fecha de la carrera",
  start_time: "Hora de salida",
  registration_deadline: "Cierre de inscripciones",
  registration_status: "Estado de las inscripciones",
  registration_link: "Enlace de inscripción",
  minimum_age: "Edad mínima",
  race_type: "Tipo de carrera",
  race_status: "Estado de la carrera",
  organizer: "Organizador",
  description: "Descripción",
  country: "País",
  city: "Ciudad",
  state_province: "Estado, provincia o departamento",
  province: "Estado, provincia o departamento",
  address: "Dirección",
  google_maps_link: "Enlace de Google Maps",
  map_url: "Mapa del recorrido",
  elevation_profile_url: "Perfil de altimetría",
  gpx_url: "Archivo GPX",
  rules_url: "Reglamento",
  elevation_gain: "Desnivel positivo",
  elevation_loss: "Desnivel negativo",
  distance: "Distancia",
  title: "Título",
  price: "Precio",
  discounted_price: "Precio con descuento",
  price_currency: "Moneda",
  price_includes: "El precio incluye",
  time_limit: "Tiempo límite",
  capacity: "Cupos",
  additional_information: "Información adicional",
  profile_information: "Información del perfil",
  image: "Imagen",
  profile_image: "Imagen del perfil de altimetría",
  map_image: "Imagen del mapa",
  first_name: "Nombre",
  last_name: "Apellido",
  years_experience: "Años de experiencia",
  services: "Servicios",
  hourly_rate: "Tarifa",
  hourly_rate_currency: "Moneda de la tarifa",
  rate_description: "Descripción de la tarifa",
  profile_picture: "Foto",
  email: "Correo electrónico",
  phone: "Teléfono",
  bio: "Presentación",
};

/**
 * The name of a column as people read it.
 * @example columnWords("race_photo") // "Race photo"
 * @example columnWords("fromTier") // "From tier"
 */
export function columnWords(name: string, lang: Lang): string {
  const spanish = lang === "es" ? inSpanish[name] : undefined;
  if (spanish !== undefined) return spanish;
  const words = name
    .replaceAll("_", " ")
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
