/** Words that relate to what was said. Spelling correction leaves them alone. */
export const refiningWords =
  `city cities town towns state province country region ciudad ciudades estado departamento provincia
  pais later earlier sooner nearby close closer closest nearest around near surroundings surrounding
  alrededores alrededor cerca cercana cercano zona area somewhere elsewhere another other whole entire
  temprano adelante despues antes siguiente proximo proxima following after before same that those
  flatter hillier steeper easier harder plana plano cheaper
  left leave out filters filtros condiciones vacantes cupo cupos`.split(/\s+/);
