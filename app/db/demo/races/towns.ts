import type { Position } from "#values/geo/position.ts";
import type { places } from "../../schema.ts";
import { demoAccounts } from "../people/people.ts";
import type { CatalogRace } from "./catalog.ts";

type Town = Position & {
  state: string;
  city: string;
  /** As the gazetteer writes it, where that is not as the races do. */
  name?: string;
  /** The gazetteer does not have the place. */
  byHand?: true;
};

/** Where the towns of the races are. */
const towns: Record<string, Town[]> = {
  Peru: [
    { state: "Callao", city: "La Punta", lat: -12.073, lon: -77.163 },
    { state: "Arequipa", city: "Arequipa", lat: -16.399, lon: -71.535 },
    { state: "Arequipa", city: "Chivay", lat: -15.638, lon: -71.601 },
    { state: "Arequipa", city: "Mollendo", lat: -17.023, lon: -72.015 },
    { state: "Cusco", city: "Cusco", lat: -13.523, lon: -71.967 },
    { state: "Cusco", city: "Ollantaytambo", lat: -13.257, lon: -72.263 },
    { state: "Huancavelica", city: "Huancavelica", lat: -12.783, lon: -74.973 },
    { state: "Ica", city: "Ica", lat: -14.068, lon: -75.729 },
    { state: "Ica", city: "Paracas", lat: -13.867, lon: -76.267 },
    { state: "Junín", city: "Huancayo", lat: -12.065, lon: -75.205 },
    { state: "La Libertad", city: "Pacasmayo", lat: -7.401, lon: -79.571 },
    { state: "La Libertad", city: "Trujillo", lat: -8.116, lon: -79.03 },
    { state: "La Libertad", city: "Virú", lat: -8.416, lon: -78.752 },
    { state: "Lambayeque", city: "Chiclayo", lat: -6.771, lon: -79.841 },
    { state: "Lima", city: "Asia", lat: -12.783, lon: -76.567 },
    { state: "Lima", city: "Calango", lat: -12.526, lon: -76.543 },
    { state: "Lima", city: "Chaclacayo", lat: -11.983, lon: -76.767 },
    { state: "Lima", city: "Lima", lat: -12.043, lon: -77.028 },
    { state: "Lima", city: "Pachacámac", lat: -12.23, lon: -76.859 },
    { state: "Lima", city: "Punta Hermosa", lat: -12.333, lon: -76.817 },
    {
      state: "Lima",
      city: "Santa Cruz de Cocachacra",
      lat: -11.913,
      lon: -76.538,
      name: "Cocachacra",
    },
    { state: "Lima", city: "Santa María del Mar", lat: -12.402, lon: -76.773 },
    { state: "Loreto", city: "Iquitos", lat: -3.749, lon: -73.254 },
    { state: "Moquegua", city: "Ilo", lat: -17.632, lon: -71.341 },
    { state: "Pasco", city: "Cerro de Pasco", lat: -10.667, lon: -76.257 },
    { state: "Piura", city: "Colán", lat: -5.006, lon: -81.057, byHand: true },
    { state: "Piura", city: "Piura", lat: -5.194, lon: -80.633 },
    { state: "San Martín", city: "San Roque de Cumbaza", lat: -6.385, lon: -76.441, byHand: true },
    { state: "Áncash", city: "Huaraz", lat: -9.528, lon: -77.528 },
    { state: "Áncash", city: "Yungay", lat: -9.138, lon: -77.744 },
  ],
  Mexico: [
    { state: "Baja California", city: "Tijuana", lat: 32.503, lon: -117.004 },
    { state: "Chihuahua", city: "Ciudad Juárez", lat: 31.72, lon: -106.461, name: "Juárez" },
    { state: "Chihuahua", city: "Guachochi", lat: 26.82, lon: -107.074 },
    { state: "Chihuahua", city: "Urique", lat: 27.211, lon: -107.914 },
    { state: "Ciudad de México", city: "Mexico City", lat: 19.428, lon: -99.128 },
    { state: "Coahuila", city: "Torreón", lat: 25.544, lon: -103.419 },
    { state: "Guerrero", city: "Ixtapa", lat: 17.668, lon: -101.642 },
    { state: "Hidalgo", city: "Huasca de Ocampo", lat: 20.204, lon: -98.576 },
    { state: "Jalisco", city: "Guadalajara", lat: 20.667, lon: -103.392 },
    { state: "Jalisco", city: "Puerto Vallarta", lat: 20.617, lon: -105.23 },
    { state: "Nuevo León", city: "Monterrey", lat: 25.675, lon: -100.318 },
    { state: "Oaxaca", city: "Huatulco", lat: 15.769, lon: -96.135, name: "Crucecita" },
    {
      state: "Querétaro",
      city: "Querétaro",
      lat: 20.588,
      lon: -100.388,
      name: "Santiago de Querétaro",
    },
    { state: "Quintana Roo", city: "Cozumel", lat: 20.5, lon: -86.943 },
    { state: "San Luis Potosí", city: "Armadillo de los Infante", lat: 22.245, lon: -100.656 },
    { state: "San Luis Potosí", city: "San Luis Potosí", lat: 22.15, lon: -100.979 },
    { state: "Sinaloa", city: "Mazatlán", lat: 23.233, lon: -106.406 },
    { state: "Veracruz", city: "Boca del Río", lat: 19.105, lon: -96.104, name: "Boca del Rio" },
    { state: "Yucatán", city: "Mérida", lat: 20.975, lon: -89.617 },
  ],
  Canada: [
    { state: "Alberta", city: "Banff", lat: 51.176, lon: -115.57 },
    { state: "Alberta", city: "Calgary", lat: 51.05, lon: -114.085 },
    { state: "Alberta", city: "Crowsnest Pass", lat: 49.6, lon: -114.435 },
    { state: "Alberta", city: "Grande Cache", lat: 53.883, lon: -119.136 },
    { state: "British Columbia", city: "Kelowna", lat: 49.883, lon: -119.486 },
    { state: "British Columbia", city: "Penticton", lat: 49.481, lon: -119.586 },
    { state: "British Columbia", city: "Squamish", lat: 49.699, lon: -123.156 },
    { state: "British Columbia", city: "Vancouver", lat: 49.25, lon: -123.119 },
    { state: "British Columbia", city: "Victoria", lat: 48.436, lon: -123.352 },
    { state: "Manitoba", city: "Winnipeg", lat: 49.884, lon: -97.147 },
    { state: "Newfoundland and Labrador", city: "St. John's", lat: 47.565, lon: -52.709 },
    { state: "Nova Scotia", city: "Halifax", lat: 44.646, lon: -63.573 },
    { state: "Ontario", city: "Burlington", lat: 43.386, lon: -79.837 },
    { state: "Ontario", city: "Hamilton", lat: 43.25, lon: -79.85 },
    { state: "Ontario", city: "Niagara Falls", lat: 43.1, lon: -79.066 },
    { state: "Ontario", city: "Ottawa", lat: 45.411, lon: -75.698 },
    { state: "Ontario", city: "Paris", lat: 43.2, lon: -80.383 },
    { state: "Ontario", city: "Toronto", lat: 43.7, lon: -79.416 },
    { state: "Prince Edward Island", city: "Charlottetown", lat: 46.235, lon: -63.126 },
    { state: "Quebec", city: "Beaupré", lat: 47.044, lon: -70.895 },
    { state: "Quebec", city: "La Malbaie", lat: 47.654, lon: -70.153 },
    { state: "Quebec", city: "Mont-Tremblant", lat: 46.213, lon: -74.584 },
    { state: "Quebec", city: "Montréal", lat: 45.509, lon: -73.588 },
    { state: "Quebec", city: "Québec", lat: 46.812, lon: -71.215 },
    { state: "Yukon", city: "Whitehorse", lat: 60.716, lon: -135.054 },
  ],
  "United States": [
    { state: "Arizona", city: "Fountain Hills", lat: 33.612, lon: -111.717 },
    { state: "Arizona", city: "Prescott", lat: 34.54, lon: -112.468 },
    { state: "California", city: "Cool", lat: 38.887, lon: -121.015 },
    { state: "California", city: "Death Valley", lat: 36.24, lon: -116.811 },
    { state: "California", city: "Los Angeles", lat: 34.052, lon: -118.244 },
    { state: "California", city: "Mill Valley", lat: 37.906, lon: -122.545 },
    { state: "California", city: "Sacramento", lat: 38.582, lon: -121.494 },
    { state: "California", city: "San Francisco", lat: 37.775, lon: -122.419 },
    { state: "Colorado", city: "Boulder", lat: 40.015, lon: -105.271 },
    { state: "Colorado", city: "Leadville", lat: 39.251, lon: -106.293 },
    { state: "Colorado", city: "Manitou Springs", lat: 38.86, lon: -104.917 },
    { state: "Colorado", city: "Silverton", lat: 37.812, lon: -107.665 },
    { state: "Connecticut", city: "Manchester", lat: 41.776, lon: -72.521 },
    {
      state: "District of Columbia",
      city: "Washington",
      lat: 38.895,
      lon: -77.036,
      name: "Washington, D.C.",
    },
    { state: "Georgia", city: "Atlanta", lat: 33.749, lon: -84.388 },
    { state: "Hawaii", city: "Honolulu", lat: 21.307, lon: -157.858 },
    { state: "Hawaii", city: "Kailua-Kona", lat: 19.64, lon: -155.999 },
    { state: "Illinois", city: "Chicago", lat: 41.85, lon: -87.65 },
    { state: "Maryland", city: "Boonsboro", lat: 39.506, lon: -77.652 },
    { state: "Massachusetts", city: "Boston", lat: 42.358, lon: -71.06 },
    { state: "Massachusetts", city: "Falmouth", lat: 41.552, lon: -70.615 },
    { state: "Michigan", city: "Detroit", lat: 42.331, lon: -83.046 },
    { state: "Minnesota", city: "Duluth", lat: 46.783, lon: -92.107 },
    { state: "Minnesota", city: "Minneapolis", lat: 44.98, lon: -93.264 },
    { state: "New Hampshire", city: "Gorham", lat: 44.388, lon: -71.173 },
    { state: "New York", city: "Buffalo", lat: 42.886, lon: -78.878 },
    { state: "New York", city: "New York", lat: 40.714, lon: -74.006, name: "New York City" },
    { state: "Pennsylvania", city: "Philadelphia", lat: 39.952, lon: -75.164 },
    { state: "Texas", city: "Austin", lat: 30.267, lon: -97.743 },
    { state: "Texas", city: "Houston", lat: 29.763, lon: -95.363 },
    { state: "Texas", city: "Huntsville", lat: 30.724, lon: -95.551 },
    { state: "Washington", city: "Seattle", lat: 47.606, lon: -122.332 },
    { state: "Wisconsin", city: "Hayward", lat: 46.013, lon: -91.485 },
  ],
};

const codes: Record<string, string> = {
  Peru: "PE",
  Mexico: "MX",
  Canada: "CA",
  "United States": "US",
};

/** The rows of the places of the demo, each with the key of its town. */
export function demoPlaceRows(createdAt: Date): { key: string; row: typeof places.$inferInsert }[] {
  return Object.entries(towns).flatMap(([country, listed]) =>
    listed.map(({ city, state, lat, lon, name, byHand }) => ({
      key: townOf({ city, state, country }),
      row: {
        name: name ?? city,
        state,
        countryCode: codes[country] ?? "",
        lat,
        lon,
        source: byHand ? ("hand" as const) : ("gazetteer" as const),
        createdBy: byHand ? demoAccounts.admin.id : null,
        createdAt,
      },
    })),
  );
}

/** The key of a race's town. */
export function townOf({ city, state, country }: Pick<CatalogRace, "city" | "state" | "country">) {
  return [city, state, country].join("/");
}
