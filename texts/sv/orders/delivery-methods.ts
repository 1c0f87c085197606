import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const deliveryMethods: FurtherTexts['deliveryMethods'] = {
  lead: 'Så kan varor levereras på varje marknad. Inställningarna väljer bland dem.',
  market: 'Marknad',
  search: 'Sök kod eller namn',
  code: 'Kod',
  name: 'Namn',
  description: 'Beskrivning',
  fee: 'Avgift utan moms',
  free: 'Ingen avgift',
  deliveryPoint: 'Utlämningsställe',
  pointNeeded: 'Behövs',
  pointNotNeeded: 'Behövs inte',
  actions: 'Åtgärder',
  none: ({ market }) => `Inga leveranssätt i ${market} än`,
  noneNext: 'Lägg till det första. Innan dess kan inget beställas där.',
  add: 'Lägg till leveranssätt',
  adding: ({ market }) => `Nytt leveranssätt: ${market}`,
  changing: 'Ändra leveranssätt',
  codeHelp: 'Kort och bestående, till exempel HOME. Inställningar och beställningar går efter koden.',
  codeStays: 'Koden ändras inte. Inställningar och beställningar går efter den.',
  codeWrong: 'Först en bokstav, sedan bokstäver, siffror, punkt, bindestreck och understreck, högst 40.',
  feeHelp: 'Tomt betyder ingen avgift.',
  feeWrong: 'Skriv ett belopp som är 0 eller mer.',
  needsPoint: 'Varorna hämtas på ett utlämningsställe',
  needsPointHelp: 'Den som beställer väljer stället bland transportörens.',
  languages: { en: 'Engelska, visas även på danska', sv: 'Svenska', fi: 'Finska' },
  nameMissing: 'Skriv ett namn på minst ett språk.',
  saved: 'Leveranssättet är sparat.',
  removeQuestion: ({ name }) => `Ta bort ${name}?`,
  removeLoses: ({ market }) => `Det kan inte längre väljas i ${market}.`,
  removed: 'Leveranssättet är borttaget.',
  usedBySettings: ({ count }) =>
    plural('sv', count, {
      one: 'Det kan inte tas bort: beställningsinställningarna hos # kund eller vårdplats nämner det. Ta först bort det där.',
      other:
        'Det kan inte tas bort: beställningsinställningarna hos # kunder och vårdplatser nämner det. Ta först bort det där.',
    }),
  usedByOrders: ({ count }) =>
    plural('sv', count, {
      one: 'Det kan inte tas bort: # beställning nämner det. Ta bort det ur beställningsinställningarna så kan ingen välja det mer.',
      other:
        'Det kan inte tas bort: # beställningar nämner det. Ta bort det ur beställningsinställningarna så kan ingen välja det mer.',
    }),
}
