/** Whom a demo account stands for, and where in Region Fjällviken. `member` is a place, a unit or the client by name. */
export interface PlannedUser {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly acceptsDisclaimer?: boolean
  readonly status?: 'inactive' | 'locked' | 'pending'
  readonly at: readonly {
    readonly node: string
    readonly roles: readonly string[]
    readonly isDefault?: boolean
  }[]
}

const two = 'Solgläntan, avd. 2'
/** Where dispense and specialist products are prescribed. */
const three = 'Solgläntan, avd. 3'
const region = 'Region Fjällviken'

export const swedishAccounts: readonly PlannedUser[] = [
  {
    userName: 'prescriber.se',
    firstName: 'Maja',
    lastName: 'Lindqvist',
    at: [
      { node: two, roles: ['Prescriber', 'Orderer'], isDefault: true },
      { node: 'Strandvägen 8', roles: ['Prescriber', 'Orderer'] },
    ],
  },
  {
    userName: 'orderer.se',
    firstName: 'Olle',
    lastName: 'Fransberg',
    at: [{ node: two, roles: ['Orderer'], isDefault: true }],
  },
  {
    userName: 'purchaser.se',
    firstName: 'Petra',
    lastName: 'Ingemark',
    at: [{ node: two, roles: ['CarePlacePurchaser'], isDefault: true }],
  },
  {
    userName: 'requester.se',
    firstName: 'Sara',
    lastName: 'Hult',
    at: [{ node: two, roles: ['PrescriptionRenewRequester'], isDefault: true }],
  },
  {
    userName: 'dispense.se',
    firstName: 'Didrik',
    lastName: 'Pehrlid',
    at: [
      { node: two, roles: ['DispenseHandler'], isDefault: true },
      { node: three, roles: ['DispenseHandler'] },
    ],
  },
  {
    userName: 'specialist.se',
    firstName: 'Stina',
    lastName: 'Ekspång',
    at: [
      { node: two, roles: ['Specialist'], isDefault: true },
      { node: three, roles: ['Specialist'] },
    ],
  },
  {
    userName: 'restricted.se',
    firstName: 'Rolf',
    lastName: 'Gränsjö',
    at: [{ node: two, roles: ['RestrictedPrescriber'], isDefault: true }],
  },
  {
    userName: 'ranking.se',
    firstName: 'Rakel',
    lastName: 'Ordning',
    at: [
      { node: two, roles: ['Nurse'], isDefault: true },
      { node: region, roles: ['RankingHandler', 'CustomArticleNumberHandler'] },
    ],
  },
  {
    userName: 'cuadmin.se',
    firstName: 'Cecilia',
    lastName: 'Unger',
    at: [
      { node: 'Kommunal omsorg Vik', roles: ['CUAdmin'] },
      { node: two, roles: ['Nurse'], isDefault: true },
    ],
  },
  {
    userName: 'news.se',
    firstName: 'Nina',
    lastName: 'Blad',
    acceptsDisclaimer: false,
    at: [
      { node: region, roles: ['NewsManager'] },
      { node: two, roles: ['Nurse'], isDefault: true },
    ],
  },
  {
    userName: 'several.se',
    firstName: 'Sten',
    lastName: 'Fjällås',
    at: [
      { node: 'Solgläntan, avd. 1', roles: ['Nurse', 'Orderer'] },
      { node: three, roles: ['Nurse', 'Orderer'] },
      { node: 'Norra teamet', roles: ['Nurse', 'Orderer'] },
    ],
  },
  { userName: 'noplace.se', firstName: 'Ninni', lastName: 'Utterlid', at: [] },
  {
    userName: 'twofactor.se',
    firstName: 'Tove',
    lastName: 'Faxholt',
    at: [{ node: two, roles: ['Orderer'], isDefault: true }],
  },
  {
    userName: 'app.se',
    firstName: 'Arvid',
    lastName: 'Appelby',
    at: [{ node: two, roles: ['Orderer'], isDefault: true }],
  },
  {
    userName: 'inactive.se',
    firstName: 'Inga',
    lastName: 'Viklund',
    status: 'inactive',
    at: [{ node: two, roles: ['Orderer'] }],
  },
  {
    userName: 'locked.se',
    firstName: 'Lars',
    lastName: 'Låsgren',
    status: 'locked',
    at: [{ node: two, roles: ['Orderer'] }],
  },
  {
    userName: 'pending.se',
    firstName: 'Pia',
    lastName: 'Vänlid',
    status: 'pending',
    at: [{ node: two, roles: ['Orderer'] }],
  },
  {
    userName: 'newcomer.se',
    firstName: 'Nils',
    lastName: 'Nyholt',
    status: 'pending',
    at: [{ node: two, roles: ['Nurse'], isDefault: true }],
  },
  {
    userName: 'nurse.se',
    firstName: 'Nora',
    lastName: 'Sjölander',
    at: [{ node: two, roles: ['Nurse'], isDefault: true }],
  },
  {
    userName: 'investigator.se',
    firstName: 'Ulf',
    lastName: 'Redemark',
    at: [{ node: two, roles: ['Investigator'], isDefault: true }],
  },
  {
    userName: 'areas.se',
    firstName: 'Ottilia',
    lastName: 'Arnfält',
    at: [{ node: two, roles: ['OrdererIncontinence', 'OrdererNutrition'], isDefault: true }],
  },
  {
    userName: 'crphandler.se',
    firstName: 'Kristin',
    lastName: 'Portell',
    at: [{ node: two, roles: ['CRPHandler'], isDefault: true }],
  },
  {
    userName: 'roles.se',
    firstName: 'Majken',
    lastName: 'Ljung',
    at: [
      { node: region, roles: ['ReportReceiver'] },
      { node: 'Kommunal omsorg Vik', roles: ['CUAdmin'] },
      {
        node: 'Solgläntan, avd. 1',
        roles: [
          'Nurse',
          'PrescriberIncontinence',
          'PrescriberCatheter',
          'PrescriberWoundCare',
          'OrdererIncontinence',
          'OrdererWoundCare',
        ],
      },
      { node: two, roles: ['Nurse', 'Investigator', 'Prescriber', 'Orderer'], isDefault: true },
      { node: three, roles: ['Orderer'] },
    ],
  },
  {
    userName: 'reports.se',
    firstName: 'Ragnar',
    lastName: 'Portin',
    at: [
      { node: region, roles: ['ReportReceiver'] },
      { node: two, roles: ['Nurse'], isDefault: true },
    ],
  },
]

export const prescribersAbroad = [
  {
    userName: 'prescriber.fi',
    market: 30,
    firstName: 'Päivi',
    lastName: 'Määränen',
    roles: ['Prescriber', 'Orderer'],
    places: ['Mäntyranta, osasto A', 'Mäntyranta, osasto B'],
  },
  {
    userName: 'prescriber.no',
    market: 40,
    firstName: 'Kari',
    lastName: 'Forskrud',
    roles: ['Prescriber', 'Orderer'],
    places: ['Fjordgløtt, avdeling 1', 'Fjordgløtt, avdeling 2'],
  },
  {
    userName: 'prescriber.dk',
    market: 80,
    firstName: 'Mette',
    lastName: 'Resenhøj',
    roles: ['Prescriber', 'Orderer'],
    places: ['Åvang, afsnit A', 'Åvang, afsnit B'],
  },
  {
    userName: 'restricted.dk',
    market: 80,
    firstName: 'Karen',
    lastName: 'Lundgård',
    roles: ['RestrictedPrescriber'],
    places: ['Åvang, afsnit A'],
  },
] as const

export const operators = [
  { userName: 'admin', firstName: 'Erik', lastName: 'Sandvall', application: 'PRINCIPAL', roles: ['Admin'] },
  { userName: 'reader', firstName: 'Lea', lastName: 'Särelid', application: 'PRINCIPAL', roles: ['PrincipalReader'] },
  {
    userName: 'csp',
    firstName: 'Kim',
    lastName: 'Kundell',
    application: 'CSP',
    roles: [
      'CSPAdmin',
      'CSPOrderer',
      'CSPPrescriber',
      'CSPPrescriptionRenewRequester',
      'CSPActivator',
      'CSPImpersonator',
      'CSPReplacer',
      'CSPReporter',
    ],
  },
  { userName: 'csp.orderer', firstName: 'Ove', lastName: 'Tjärnlid', application: 'CSP', roles: ['CSPOrderer'] },
  { userName: 'csp.replacer', firstName: 'Rita', lastName: 'Utterberg', application: 'CSP', roles: ['CSPReplacer'] },
  {
    userName: 'csp.impersonator',
    firstName: 'Ivar',
    lastName: 'Ombergh',
    application: 'CSP',
    roles: ['CSPImpersonator'],
  },
] as const

/** The roles of colleagues who fill the lists, one after another. */
export const colleagueRoles: readonly (readonly string[])[] = [
  ['Nurse', 'Orderer'],
  ['Prescriber', 'Orderer'],
  ['PrescriberIncontinence', 'OrdererIncontinence'],
  ['Investigator', 'Nurse'],
  ['PrescriberNutrition', 'Orderer'],
  ['Nurse', 'CRPHandler'],
  ['CarePlacePurchaser', 'Orderer'],
  ['PrescriptionRenewRequester', 'Nurse'],
]
