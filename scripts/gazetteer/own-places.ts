import type { Position } from "#values/geo/position.ts";

/** A place that neither source has, or has elsewhere. */
export type OwnPlace = Position & {
  name: string;
  country: string;
  /** The code of GeoNames. */
  state: string;
  people: number;
  /** Other names, with commas between them. */
  others?: string;
};

/**
 * The districts of Lima and Callao that GeoNames counts to the city and does not list, or lists without
 * their people, so that smaller places of the name would be meant first. Runners and
 * organizers name them as the place of a race.
 *
 * Positions (the seat of the district) and people: Instituto Nacional de Estadística e Informática of
 * Peru, districts by ubigeo, as collected in github.com/jmcastagnetto/ubigeo-peru-aumentado. The seat of
 * Pachacámac stands there five kilometers north of its square, and is mended here.
 */
export const ownPlaces: OwnPlace[] = [
  ...districts("15", [
    ["Ancón", -11.774, -77.176, 54],
    ["Barranco", -12.149, -77.022, 55],
    ["Breña", -12.059, -77.046, 133],
    ["Jesús María", -12.076, -77.043, 146],
    ["La Molina", -12.078, -76.917, 211],
    ["Miraflores", -12.122, -77.029, 162],
    ["Ate", -12.026, -76.921, 663, "Vitarte, Ate Vitarte"],
    ["Chorrillos", -12.177, -77.016, 351],
    ["Comas", -11.957, -77.049, 597],
    ["El Agustino", -12.048, -77.001, 233],
    ["La Victoria", -12.065, -77.031, 262],
    ["Lince", -12.084, -77.03, 104],
    ["Los Olivos", -11.991, -77.071, 404],
    ["Lurigancho", -11.936, -76.697, 200, "Lurigancho-Chosica"],
    ["Lurín", -12.275, -76.87, 93],
    ["Magdalena del Mar", -12.092, -77.067, 89, "Magdalena"],
    ["Pachacámac", -12.23, -76.859, 112],
    ["Pueblo Libre", -12.078, -77.063, 118],
    ["Puente Piedra", -11.867, -77.077, 354],
    ["Punta Negra", -12.365, -76.796, 8],
    ["Rímac", -12.042, -77.027, 223, "El Rímac"],
    ["San Borja", -12.107, -76.999, 151],
    ["San Juan de Lurigancho", -12.03, -77.01, 1112],
    ["San Juan de Miraflores", -12.164, -76.964, 452],
    ["San Martín de Porres", -12.03, -77.058, 712],
    ["San Miguel", -12.092, -77.079, 178],
    ["Santa Anita", -12.044, -76.971, 265],
    ["Santa María del Mar", -12.402, -76.773, 2],
    ["Surquillo", -12.119, -77.022, 123],
    ["Villa El Salvador", -12.213, -76.937, 469],
    ["Villa María del Triunfo", -12.163, -76.944, 487],
  ]),
  ...districts("07", [
    ["Bellavista", -12.063, -77.129, 92],
    ["La Perla", -12.066, -77.108, 73],
    ["La Punta", -12.073, -77.163, 8],
    ["Mi Perú", -11.855, -77.125, 40],
  ]),
  // A municipality of five towns, of which GeoNames lists one, Blairmore. People: Statistics Canada, 2021.
  { name: "Crowsnest Pass", country: "CA", state: "01", lat: 49.6, lon: -114.435, people: 5695 },
];

type District = [name: string, lat: number, lon: number, thousands: number, others?: string];

function districts(state: string, rows: District[]): OwnPlace[] {
  return rows.map(([name, lat, lon, thousands, others]) => ({
    name,
    country: "PE",
    state,
    lat,
    lon,
    people: thousands * 1000,
    ...(others && { others }),
  }));
}
