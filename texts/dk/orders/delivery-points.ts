import { plural } from '../../plural.ts'
import type { CareTexts } from '../../shape.ts'

export const deliveryPoints: CareTexts['deliveryPoints'] = {
  near: 'Steder nær postnummer',
  nearHelp: 'Adressens postnummer til at begynde med. Skriv et andet for at lede et andet sted.',
  writeCode: 'Skriv et helt postnummer for at se stederne i nærheden.',
  found: ({ count, postalCode }) =>
    plural('dk', count, {
      zero: `Der er ingen steder nær ${postalCode}. Prøv et andet postnummer eller en anden leveringsmåde.`,
      one: `# sted nær ${postalCode}`,
      other: `# steder nær ${postalCode}, det nærmeste først`,
    }),
  before: 'Valgt tidligere',
  choose: 'Vælg et udleveringssted.',
  notAllowed: 'Udleveringssteder bruges ikke på dette plejested.',
  down: 'Transportøren svarer ikke',
  downNext: 'Vælg en anden leveringsmåde, eller prøv igen om lidt. Det, du har udfyldt, bliver stående.',
  kept: 'Transportøren svarer ikke lige nu. Det er de steder, den oplyste for nylig.',
  allDay: 'døgnet rundt',
  hoursUnknown: 'Åbningstiderne er ikke kendt.',
  letterbox: 'Pakker under 2\u00a0kg kan lægges i postkassen.',
}
