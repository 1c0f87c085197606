import type { MarketCode } from '@omsorg/domain/market.ts'

export interface PlannedPlace {
  readonly name: string
  readonly number: string
  /** Who lives or comes here; decides ages, areas and where goods go. */
  readonly kind: 'nursing-home' | 'home-care' | 'clinic' | 'children'
  readonly recipients: number
  /** Null: nobody has chosen order types, so nothing can be ordered here yet. */
  readonly orderTypes: readonly number[] | null
}

export interface PlannedClient {
  readonly name: string
  readonly market: MarketCode
  readonly alias: string
  readonly patientDataOwnerId: string
  readonly number: string
  readonly language: 'sv' | 'fi' | 'en' | 'dk'
  readonly phonePrefix: string
  readonly units: readonly { readonly name: string; readonly places: readonly PlannedPlace[] }[]
}

type Line = readonly [
  name: string,
  kind: PlannedPlace['kind'],
  recipients: number,
  orderTypes?: readonly number[] | null,
]

const usualTypes = { 'nursing-home': [1, 2, 3, 4], 'home-care': [1, 2, 4], clinic: [1, 2, 4], children: [1, 4] }

function places(firstNumber: number, lines: readonly Line[]): readonly PlannedPlace[] {
  return lines.map(([name, kind, recipients, orderTypes], index) => ({
    name,
    number: String(firstNumber + index),
    kind,
    recipients,
    orderTypes: orderTypes === undefined ? usualTypes[kind] : orderTypes,
  }))
}

export const plannedClients: readonly PlannedClient[] = [
  {
    name: 'Region Fjällviken',
    market: 10,
    alias: 'fjallviken',
    patientDataOwnerId: 'SE-FJALLVIKEN',
    number: '700400',
    language: 'sv',
    phonePrefix: '+4670174',
    units: [
      {
        name: 'Kommunal omsorg Vik',
        places: places(700416, [
          ['Björkbacken', 'nursing-home', 12],
          ['Solgläntan, avd. 1', 'nursing-home', 12],
          ['Solgläntan, avd. 2', 'nursing-home', 40],
          ['Solgläntan, avd. 3', 'nursing-home', 12],
          ['Solgläntan, natt', 'nursing-home', 2, null],
          ['Strandvägen 8', 'nursing-home', 12],
        ]),
      },
      {
        name: 'Hemsjukvård Norr',
        places: places(700431, [
          ['Norra teamet', 'home-care', 16],
          ['Östra teamet', 'home-care', 14],
          ['Kvällspatrullen', 'home-care', 6],
        ]),
      },
      {
        name: 'Länssjukhuset',
        places: places(700441, [
          ['Urologmottagningen', 'clinic', 8],
          ['Stomimottagningen', 'clinic', 8],
          ['Barnkliniken', 'children', 16],
          ['Medicinavdelning 4', 'clinic', 6],
        ]),
      },
      {
        name: 'Primärvård Söder',
        places: places(700451, [
          ['Ekens vårdcentral', 'clinic', 6],
          ['Sälgens vårdcentral', 'clinic', 5],
          ['Diabetesmottagningen', 'clinic', 5],
        ]),
      },
    ],
  },
  {
    name: 'Järvimaa',
    market: 30,
    alias: 'jarvimaa',
    patientDataOwnerId: 'FI-JARVIMAA',
    number: '300100',
    language: 'fi',
    phonePrefix: '+35840123',
    units: [
      {
        name: 'Hoivakoti Mäntyranta',
        places: places(300111, [
          ['Mäntyranta, osasto A', 'nursing-home', 10],
          ['Mäntyranta, osasto B', 'nursing-home', 3],
          ['Mäntyranta, osasto C', 'nursing-home', 2],
        ]),
      },
      {
        name: 'Kotihoito Itäranta',
        places: places(300121, [
          ['Itäranta, tiimi 1', 'home-care', 3],
          ['Itäranta, tiimi 2', 'home-care', 2],
          ['Yökotihoito', 'home-care', 1],
        ]),
      },
      {
        name: 'Keskussairaala',
        places: places(300131, [
          ['Urologian poliklinikka', 'clinic', 1],
          ['Avannehoito', 'clinic', 1],
          ['Lastenosasto', 'children', 1],
        ]),
      },
    ],
  },
  {
    name: 'Fjordheim kommune',
    market: 40,
    alias: 'fjordheim',
    patientDataOwnerId: 'NO-FJORDHEIM',
    number: '400100',
    language: 'en',
    phonePrefix: '+474123',
    units: [
      {
        name: 'Fjordgløtt sykehjem',
        places: places(400111, [
          ['Fjordgløtt, avdeling 1', 'nursing-home', 10],
          ['Fjordgløtt, avdeling 2', 'nursing-home', 3],
          ['Fjordgløtt, avdeling 3', 'nursing-home', 2],
        ]),
      },
      {
        name: 'Hjemmetjenesten Nord',
        places: places(400121, [
          ['Team Fjellsiden', 'home-care', 3],
          ['Team Havna', 'home-care', 2],
          ['Nattpatruljen', 'home-care', 1],
        ]),
      },
      {
        name: 'Helsehuset',
        places: places(400131, [
          ['Kontinenspoliklinikken', 'clinic', 1],
          ['Ernæringsteamet', 'clinic', 1],
          ['Helsestasjonen', 'children', 1],
        ]),
      },
    ],
  },
  {
    name: 'Sundby Kommune',
    market: 80,
    alias: 'sundby',
    patientDataOwnerId: 'DK-SUNDBY',
    number: '800100',
    language: 'dk',
    phonePrefix: '+452012',
    units: [
      {
        name: 'Plejecenter Åvang',
        places: places(800111, [
          ['Åvang, afsnit A', 'nursing-home', 6],
          ['Åvang, afsnit B', 'nursing-home', 1],
          ['Åvang, afsnit C', 'nursing-home', 1],
        ]),
      },
      {
        name: 'Hjemmeplejen Vest',
        places: places(800121, [
          ['Distrikt Havnen', 'home-care', 1],
          ['Distrikt Skoven', 'home-care', 1],
          ['Aftenteamet', 'home-care', 0],
        ]),
      },
      {
        name: 'Sygeplejeklinikken',
        places: places(800131, [
          ['Klinik Torvet', 'clinic', 1],
          ['Klinik Stationen', 'clinic', 1],
          ['Stomiklinikken', 'clinic', 0],
        ]),
      },
    ],
  },
]
