import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const organisationClients: FurtherTexts['organisationClients'] = {
  client: {
    name: 'Namn',
    market: 'Marknad',
    chooseMarket: 'Välj',
    marketKept: 'Marknaden ligger fast när någon arbetar där.',
    dataController: 'Personuppgiftsansvarig',
    dataControllerHelp:
      'Id för den organisation som ansvarar för personuppgifterna. Varje kund på en marknad har sitt eget.',
    dataOwnerTaken: {
      title: 'En annan kund har samma personuppgiftsansvarige',
      body: 'Kontrollera id:t, eller sök upp kunden som har det.',
    },
    erpIdentifier: 'Nummer i affärssystemet',
    erpIdentifierHelp: 'Börjar med ERP-. Kan lämnas tomt.',
    erpIncomplete: 'Skriv numret efter ERP-, eller lämna fältet tomt.',
    alias: 'Kallas också',
    aliasHelp: 'Sökningen hittar kunden på det här namnet också.',
    saved: 'Kunden är sparad.',
  },
  place: {
    name: 'Vårdplatsens namn',
    email: 'E-post',
    phone: 'Telefon',
    customerNo: 'Kundnummer',
    customerNoHelp: 'Det som order läggs på. Kan anges senare.',
    added: ({ name }) => `${name} är tillagd.`,
    saved: 'Vårdplatsen är sparad.',
  },
  remove: {
    lead: ({ name }) => `När ${name} tas bort kan ingen arbeta där längre:`,
    users: ({ count }) =>
      plural('sv', count, {
        zero: 'Inga användare loggas ut.',
        one: '# användare loggas ut direkt och kan inte logga in.',
        other: '# användare loggas ut direkt och kan inte logga in.',
      }),
    tree: ({ units, places }) => `Vårdenheter (${units}) och vårdplatser (${places}) försvinner ur trädet.`,
    orders: 'Order som är lagda levereras. Nya kan inte läggas.',
    back: 'Ingenting raderas: kunden kan återställas med allt den har.',
    action: 'Ta bort kunden',
    question: ({ name }) => `Ta bort ${name}?`,
    done: ({ name }) => `${name} är borttagen.`,
  },
}
