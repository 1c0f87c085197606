import type { MarketCode } from '@omsorg/domain/market.ts'

/** Who an account of the demo world is, in words. */
export type AccountLine = readonly [
  userName: string,
  market: MarketCode,
  en: string,
  sv: string,
  fi: string,
  dk: string,
]

export const administration: readonly AccountLine[] = [
  [
    'admin',
    10,
    'Administers the organisation',
    'Administrerar organisationen',
    'Hallinnoi organisaatiota',
    'Administrerer organisationen',
  ],
  [
    'reader',
    10,
    'Reads the organisation, changes nothing',
    'Läser organisationen, ändrar inget',
    'Lukee organisaatiota, ei muuta mitään',
    'Læser organisationen, ændrer intet',
  ],
]

export const customerService: readonly AccountLine[] = [
  [
    'csp',
    10,
    'Customer service with every role',
    'Kundservice med alla roller',
    'Asiakaspalvelu, kaikki roolit',
    'Kundeservice med alle roller',
  ],
  [
    'csp.orderer',
    10,
    'Customer service, orders',
    'Kundservice, beställer',
    'Asiakaspalvelu, tilaa',
    'Kundeservice, bestiller',
  ],
  [
    'csp.replacer',
    10,
    'Customer service, replaces items',
    'Kundservice, ersätter artiklar',
    'Asiakaspalvelu, korvaa tuotteita',
    'Kundeservice, erstatter varer',
  ],
  [
    'csp.impersonator',
    10,
    'Customer service, acts as a user',
    'Kundservice, agerar som en användare',
    'Asiakaspalvelu, toimii käyttäjänä',
    'Kundeservice, handler som en bruger',
  ],
]
