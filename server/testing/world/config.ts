import type { FakeRegisters } from '../../adapters/population-register/fake.ts'
import type { Config } from '../../platform/config.ts'

/** Where the worlds send what is for customer service. */
export const customerService = 'kundservice@omsorg.example'

/** What the worlds and the fakes beside them know each other by. */
export const keys = {
  erp: 'erp-token-of-the-tests',
  carrier: 'carrier-key-of-the-tests',
  cards: {
    apiKey: 'card-key-of-the-tests',
    serviceKeys: {
      siths: 'siths',
      vrk: 'vrk',
      'bankid-se': 'bankid',
      ftn: 'ftn',
      mitid: 'mitid',
      'bankid-no': 'norge',
    },
  },
  directory: {
    tenant: '0e5a0000-0000-4000-8000-00000000e000',
    clientId: '0e5a0000-0000-4000-8000-00000000e001',
    audience: '0e5a0000-0000-4000-8000-00000000e002',
    scope: 'api://0e5a0000-0000-4000-8000-00000000e002/access_as_user',
  },
  sms: 'sms-token-of-the-tests',
  register: 'register-token-of-the-tests',
  webhook: 'webhook-key-of-the-tests-32-characters',
} as const

/** What opens a way past the maintenance screen. */
export const maintenanceKeyOfWorlds = 'key-past-the-maintenance'

export const secretOfWorlds = 'secret-of-the-tests-that-guards-nobody'

export function configOf(
  databaseUrl: string,
  urls: { erp: string; catalogue: string; carriers: string; sms: string; cards: string; directory: string },
  registers: FakeRegisters,
): Config {
  return {
    mode: 'test',
    port: 0,
    host: '127.0.0.1',
    publicAddress: 'http://127.0.0.1:0',
    trustedProxies: ['127.0.0.1'],
    databaseUrl,
    jobsDatabaseUrl: databaseUrl,
    webFolder: '',
    logLevel: 'silent',
    databaseConnections: 10,
    idleMinutes: 20,
    streamBeatMilliseconds: 50,
    maintenanceKey: maintenanceKeyOfWorlds,
    erp: { url: urls.erp, catalogueUrl: urls.catalogue, token: keys.erp, webhookKeys: [keys.webhook] },
    registers: Object.fromEntries(
      (['SE', 'FI', 'NO', 'DK'] as const).map((country) => [
        country,
        {
          url: registers.addressOf(country),
          token: keys.register,
          certificateFile: undefined,
          keyFile: undefined,
          callerId: undefined,
        },
      ]),
    ),
    mail: null,
    sms: { url: urls.sms, token: keys.sms, from: 'Omsorg' },
    cards: {
      url: urls.cards,
      ...keys.cards,
      attributes: {
        siths: ['hsaid'],
        vrk: ['serialNumber'],
        'bankid-se': ['personalNumber'],
        ftn: ['personalNumber'],
        mitid: ['personalNumber'],
        'bankid-no': ['personalNumber'],
      },
      issuerAttributes: ['issuer'],
    },
    directory: { url: urls.directory, ...keys.directory, operatorTenants: [keys.directory.tenant] },
    fileStore: null,
    virusScanner: null,
    customerServicePhones: { SE: '08-465 004 12', FI: null, NO: null, DK: null },
    customerService: { SE: customerService, FI: customerService, NO: customerService, DK: customerService },
    carriers: {
      SE: { carrier: 'postnord', url: `${urls.carriers}/postnord`, key: keys.carrier, user: undefined },
      DK: { carrier: 'postnord', url: `${urls.carriers}/postnord`, key: keys.carrier, user: undefined },
      NO: { carrier: 'bring', url: `${urls.carriers}/bring`, key: keys.carrier, user: 'omsorg' },
      FI: { carrier: 'posti', url: `${urls.carriers}/posti/location`, key: keys.carrier, user: undefined },
    },
    dataFolder: null,
    secret: secretOfWorlds,
  }
}
