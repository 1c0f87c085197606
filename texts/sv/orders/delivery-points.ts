import { plural } from '../../plural.ts'
import type { CareTexts } from '../../shape.ts'

export const deliveryPoints: CareTexts['deliveryPoints'] = {
  near: 'Ställen nära postnummer',
  nearHelp: 'Adressens postnummer till att börja med. Skriv ett annat för att leta någon annanstans.',
  writeCode: 'Skriv ett helt postnummer för att se ställena i närheten.',
  found: ({ count, postalCode }) =>
    plural('sv', count, {
      zero: `Det finns inga ställen nära ${postalCode}. Prova ett annat postnummer eller ett annat leveranssätt.`,
      one: `# ställe nära ${postalCode}`,
      other: `# ställen nära ${postalCode}, det närmaste först`,
    }),
  before: 'Valt tidigare',
  choose: 'Välj ett utlämningsställe.',
  notAllowed: 'Utlämningsställen används inte på den här vårdplatsen.',
  down: 'Transportören svarar inte',
  downNext: 'Välj ett annat leveranssätt, eller försök igen om en stund. Det du har fyllt i finns kvar.',
  kept: 'Transportören svarar inte just nu. Det här är ställena som den nyligen uppgav.',
  allDay: 'dygnet runt',
  hoursUnknown: 'Öppettiderna är inte kända.',
  letterbox: 'Paket under 2\u00a0kg kan läggas i brevlådan.',
}
