import type { FurtherTexts } from '../../shape.ts'

export const anonymizing: FurtherTexts['anonymizing'] = {
  open: 'Anonymisér en person',
  lead: 'Fjerner for altid, hvem en person var. Det, der er bestilt og leveret, bliver stående og kan tælles.',
  search: 'Hvis oplysninger skal væk?',
  action: 'Anonymisér',
  question: ({ name }) => (name === '' ? 'Anonymisér personen?' : `Anonymisér ${name}?`),
  goes: 'Navn, personnummer, kontaktoplysninger, repræsentanter, adresser, notater og portalkonti fjernes.',
  stays: 'Bestillinger og leverancer bliver stående uden navn, til regnskabet.',
  final: 'Det kan ikke fortrydes.',
  sure: 'Jeg har tjekket, at det er den rigtige person',
  sureMissing: 'Tjek først, at det er den rigtige person.',
  done: 'Personen er anonymiseret.',
  notAllowed: 'Kun administratorer i kundeservice anonymiserer personer.',
  cannot: 'Det kan ikke gøres nu',
  refused: {
    'already-anonymized': 'Personen er allerede anonymiseret.',
    'has-running-orders': 'Der er bestillinger på vej. Vent, til de er nået frem.',
    'has-running-prescriptions': 'Der er bevillinger i gang. De skal afsluttes først.',
  },
}
