import type { Texts } from '../shape.ts'

export const firstErrorCodes: Texts['errorCodes'] = {
  ath0001: 'Du kunne ikke logges ind. Tjek brugernavn og adgangskode.',
  ath0002: 'Kontoen er deaktiveret. Kontakt support.',
  ath0003:
    'Kontoen er låst efter mislykkede forsøg eller lang tid uden brug. Administratoren på din plejeenhed eller kundeservice låser den op.',
  ath0004: 'Registreringen er ikke færdig.',
  ath0005: 'Du kunne ikke logges ind. Tjek brugernavn og adgangskode.',
  ath0006: 'Der skete en fejl på serveren. Indlæs siden igen, og prøv en gang til.',
  COM001002: 'Du har ikke rettighed til at gøre dette.',
  GBS000701: 'Plejestedet kan ikke håndtere hjemmelevering.',
  GBS000704: 'Borgeren er inaktiv.',
  GBS000705: 'Borgeren har ingen leveringsadresse.',
  GBS000706: 'Der mangler en bestillingsperiode for plejestedet.',
  GBS000707: 'Der mangler en bestillingsperiode for kunden.',
  GBS000709: 'Der er ikke valgt en bestillingstype for plejestedet.',
  GBS000710: 'Der kan ikke bestilles til en afdød borger.',
  CRS003007: 'Borgeren er inaktiv på plejestedet.',
  REQUEST_FAILED: 'Det lykkedes ikke. Prøv igen.',
  GENERIC: 'Der er sket en fejl, kontakt kundeservice.',
  FORBIDDEN: 'Adgang nægtet. Du har ikke rettighed til at se eller gøre dette.',
  DB_TIMEOUT: 'Resultatet er for stort. Angiv et filter, og prøv igen.',
  TOO_MANY: 'For mange forsøg. Vent lidt, og prøv igen.',
  OVERLOADED: 'Tjenesten har travlt. Prøv igen om lidt, intet er gået tabt.',
  UNAVAILABLE: 'Tjenesten blev afbrudt et øjeblik. Prøv igen om lidt.',
  OFFLINE: 'Der er ingen forbindelse. Det, du har skrevet, bliver her, til den er tilbage.',
}
