import type { FurtherTexts } from '../../shape.ts'

export const anonymizing: FurtherTexts['anonymizing'] = {
  open: 'Anonymisera en person',
  lead: 'Tar bort vem en person var, för alltid. Det som har beställts och levererats finns kvar och kan räknas.',
  search: 'Vems uppgifter ska bort?',
  action: 'Anonymisera',
  question: ({ name }) => (name === '' ? 'Anonymisera personen?' : `Anonymisera ${name}?`),
  goes: 'Namn, personnummer, kontaktuppgifter, företrädare, adresser, anteckningar och portalkonton tas bort.',
  stays: 'Order och leveranser finns kvar utan namn, för bokföringen.',
  final: 'Det går inte att ångra.',
  sure: 'Jag har kontrollerat att det är rätt person',
  sureMissing: 'Kontrollera först att det är rätt person.',
  done: 'Personen är anonymiserad.',
  notAllowed: 'Bara administratörer på kundservice anonymiserar personer.',
  cannot: 'Det går inte nu',
  refused: {
    'already-anonymized': 'Personen är redan anonymiserad.',
    'has-running-orders': 'Det finns order på väg. Vänta tills de har kommit fram.',
    'has-running-prescriptions': 'Det finns pågående förskrivningar. De måste avslutas först.',
  },
}
