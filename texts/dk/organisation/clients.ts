import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const organisationClients: FurtherTexts['organisationClients'] = {
  client: {
    name: 'Navn',
    market: 'Marked',
    chooseMarket: 'Vælg',
    marketKept: 'Markedet ligger fast, når nogen arbejder der.',
    dataController: 'Dataansvarlig',
    dataControllerHelp:
      'Id på den organisation, der er ansvarlig for personoplysningerne. Hver kunde på et marked har sit eget.',
    dataOwnerTaken: {
      title: 'En anden kunde har samme dataansvarlige',
      body: 'Kontrollér id’et, eller find den kunde, der har det.',
    },
    erpIdentifier: 'Nummer i ERP-systemet',
    erpIdentifierHelp: 'Begynder med ERP-. Kan være tomt.',
    erpIncomplete: 'Skriv nummeret efter ERP-, eller lad feltet være tomt.',
    alias: 'Kaldes også',
    aliasHelp: 'Søgningen finder også kunden på dette navn.',
    saved: 'Kunden er gemt.',
  },
  place: {
    name: 'Plejestedets navn',
    email: 'E-mail',
    phone: 'Telefon',
    customerNo: 'Kundenummer',
    customerNoHelp: 'Det, der bestilles på. Kan angives senere.',
    added: ({ name }) => `${name} er tilføjet.`,
    saved: 'Plejestedet er gemt.',
  },
  remove: {
    lead: ({ name }) => `Når ${name} fjernes, kan ingen arbejde der længere:`,
    users: ({ count }) =>
      plural('dk', count, {
        zero: 'Ingen brugere logges ud.',
        one: '# bruger logges ud med det samme og kan ikke logge ind.',
        other: '# brugere logges ud med det samme og kan ikke logge ind.',
      }),
    tree: ({ units, places }) => `Plejeenheder (${units}) og plejesteder (${places}) forsvinder fra træet.`,
    orders: 'Ordrer, der er afgivet, leveres. Der kan ikke afgives nye.',
    back: 'Intet slettes: kunden kan gendannes med alt, hvad den har.',
    action: 'Fjern kunden',
    question: ({ name }) => `Fjern ${name}?`,
    done: ({ name }) => `${name} er fjernet.`,
  },
}
