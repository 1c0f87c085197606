import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const deliveryMethods: FurtherTexts['deliveryMethods'] = {
  lead: 'Sådan kan varer leveres på hvert marked. Indstillingerne vælger blandt dem.',
  market: 'Marked',
  search: 'Søg på kode eller navn',
  code: 'Kode',
  name: 'Navn',
  description: 'Beskrivelse',
  fee: 'Gebyr uden moms',
  free: 'Intet gebyr',
  deliveryPoint: 'Udleveringssted',
  pointNeeded: 'Skal vælges',
  pointNotNeeded: 'Skal ikke vælges',
  actions: 'Handlinger',
  none: ({ market }) => `Endnu ingen leveringsmåder i ${market}`,
  noneNext: 'Tilføj den første. Indtil da kan der ikke bestilles noget der.',
  add: 'Tilføj leveringsmåde',
  adding: ({ market }) => `Ny leveringsmåde: ${market}`,
  changing: 'Ret leveringsmåde',
  codeHelp: 'Kort og varig, for eksempel HOME. Indstillinger og bestillinger går efter koden.',
  codeStays: 'Koden ændres ikke. Indstillinger og bestillinger går efter den.',
  codeWrong: 'Først et bogstav, derefter bogstaver, tal, punktum, bindestreg og understregning, højst 40.',
  feeHelp: 'Tomt betyder intet gebyr.',
  feeWrong: 'Skriv et beløb på 0 eller mere.',
  needsPoint: 'Varerne hentes på et udleveringssted',
  needsPointHelp: 'Den, der bestiller, vælger stedet blandt transportørens.',
  languages: { en: 'Engelsk, vises også på dansk', sv: 'Svensk', fi: 'Finsk' },
  nameMissing: 'Skriv et navn på mindst ét sprog.',
  saved: 'Leveringsmåden er gemt.',
  removeQuestion: ({ name }) => `Fjern ${name}?`,
  removeLoses: ({ market }) => `Den kan ikke længere vælges i ${market}.`,
  removed: 'Leveringsmåden er fjernet.',
  usedBySettings: ({ count }) =>
    plural('dk', count, {
      one: 'Den kan ikke fjernes: bestillingsindstillingerne hos # kunde eller plejested nævner den. Fjern den først derfra.',
      other:
        'Den kan ikke fjernes: bestillingsindstillingerne hos # kunder og plejesteder nævner den. Fjern den først derfra.',
    }),
  usedByOrders: ({ count }) =>
    plural('dk', count, {
      one: 'Den kan ikke fjernes: # bestilling nævner den. Fjern den fra bestillingsindstillingerne, så kan ingen vælge den mere.',
      other:
        'Den kan ikke fjernes: # bestillinger nævner den. Fjern den fra bestillingsindstillingerne, så kan ingen vælge den mere.',
    }),
}
