import { fileStoreIn, type FileStoreConfig } from './config/file-store.ts'
import type { Country } from '@omsorg/domain/market.ts'
import { ConfigurationError } from './config/configuration-error.ts'
import { cardsIn, directoryIn, type CardsConfig, type DirectoryConfig } from './config/sign-in.ts'

/**
 * The only place that reads the environment. Everything else is given what it needs.
 */
export type Mode = 'demo' | 'production' | 'test'

export interface Config {
  readonly mode: Mode
  readonly port: number
  /** This machine alone unless said otherwise: what stands in front ends the encryption. */
  readonly host: string
  /** The address that links in mails point to. It is fixed, so that a forged Host header reaches nobody's inbox. */
  readonly publicAddress: string
  /** Addresses or networks of the proxies in front. They say from where a call comes. */
  readonly trustedProxies: readonly string[]
  readonly databaseUrl: string
  /** The login of the jobs; where there is none of their own, the one above. */
  readonly jobsDatabaseUrl: string
  readonly webFolder: string
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly databaseConnections: number
  /** After how many minutes without a call a session ends. */
  readonly idleMinutes: number
  /** How often a stream that stays open says that it is there, and is asked whether its session stands. */
  readonly streamBeatMilliseconds: number
  /** The ERP; null in a demo, where a fake of our own stands in. */
  readonly erp: ErpConfig | null
  /** The population register of each country that has one connected; in a demo, fakes of our own stand in. */
  readonly registers: Readonly<Partial<Record<RegisterCountry, RegisterConfig>>>
  /** The mail server; null in a demo, where a mail box in memory stands in, and where nothing is to be sent. */
  readonly mail: MailConfig | null
  /** The SMS gateway; null in a demo, where a fake stands in, and where nothing is to be sent. */
  readonly sms: SmsConfig | null
  /** The service that reads cards; null in a demo, where a fake of our own stands in, and where none is connected. */
  readonly cards: CardsConfig | null
  /** The directory by whose tokens people sign in; null in a demo, where a fake stands in, and where none is connected. */
  readonly directory: DirectoryConfig | null
  /** The scanner of files (clamd); null in a demo, where a fake stands in, and where no file is let through. */
  readonly virusScanner: { readonly host: string; readonly port: number } | null
  /** Where files lie; null where they stay in the database. */
  readonly fileStore: FileStoreConfig | null
  /** Where customer service of each country reads its mail. */
  readonly customerService: Readonly<Record<Country, string>>
  /** What holders of portal accounts call; null where none is given. */
  readonly customerServicePhones: Readonly<Record<Country, string | null>>
  /** The carrier of each country whose pick-up points are asked for; in a demo, fakes of our own stand in. */
  readonly carriers: Readonly<Partial<Record<RegisterCountry, CarrierConfig>>>
  /** Whoever knows it goes past the maintenance screen; null where nobody does. */
  readonly maintenanceKey: string | null
  /** Where the demo's fakes keep what they know over a restart; null keeps it in memory. */
  readonly dataFolder: string | null
  /** The key that identity numbers and search criteria are made unreadable with; it must outlive the database. */
  readonly secret: string
}

export interface ErpConfig {
  readonly url: string
  /** Where the ERP tells of agreements and ratings; at the same place when nothing else is said. */
  readonly catalogueUrl: string
  readonly token: string
  /** The keys that the ERP's messages may be signed with: two while they are changed. */
  readonly webhookKeys: readonly string[]
}

export interface SmsConfig {
  /** With the service plan: https://eu.sms.api.sinch.com/xms/v1/<plan> */
  readonly url: string
  readonly token: string
  /** As whom the messages come: a number, or up to eleven letters. */
  readonly from: string
}

export interface MailConfig {
  /** smtps://user:password@mail.example:465 */
  readonly url: string
  /** Who the mails come from: `Omsorg <no-reply@omsorg.example>`. */
  readonly from: string
}

export type RegisterCountry = Country

export interface RegisterConfig {
  readonly url: string
  /** A bearer token, where the register asks for one. */
  readonly token: string | undefined
  /** The file with our certificate and its key (PEM), where the register asks for one. */
  readonly certificateFile: string | undefined
  readonly keyFile: string | undefined
  /** What the authority has given us as a name. */
  readonly callerId: string | undefined
}

export interface CarrierConfig {
  readonly carrier: 'postnord' | 'bring' | 'posti'
  readonly url: string
  readonly key: string | undefined
  /** What the carrier knows us as, where it asks for that. */
  readonly user: string | undefined
}

/** Of everybody who says nothing else (A-9-04). */
export const usualIdleMinutes = 20

const demoMaintenanceKey = 'omsorg-demo'
const demoSecret = 'demo-secret-that-guards-invented-people-only'

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const mode = oneOf(env, 'OMSORG_MODE', ['demo', 'production', 'test'], 'demo')
  const port = wholeNumber(env, 'PORT', 3000)
  const databaseUrl = env['DATABASE_URL']
  if (!databaseUrl) throw new ConfigurationError('DATABASE_URL names the database; npm start sets it by itself.')
  return {
    mode,
    port,
    host: env['OMSORG_HOST'] || '127.0.0.1',
    publicAddress: env['OMSORG_PUBLIC_ADDRESS'] ?? `http://localhost:${port}`,
    trustedProxies: addressesIn(env, 'OMSORG_TRUSTED_PROXIES'),
    databaseUrl,
    jobsDatabaseUrl: env['OMSORG_JOBS_URL'] || databaseUrl,
    webFolder: env['OMSORG_WEB'] ?? '',
    logLevel: oneOf(
      env,
      'OMSORG_LOG',
      ['debug', 'info', 'warn', 'error', 'silent'],
      mode === 'test' ? 'silent' : 'info',
    ),
    databaseConnections: wholeNumber(env, 'OMSORG_DATABASE_CONNECTIONS', 10),
    idleMinutes: minutesOfIdleness(env['OMSORG_IDLE_MINUTES']),
    streamBeatMilliseconds: Math.max(1, wholeNumber(env, 'OMSORG_STREAM_BEAT_SECONDS', 20)) * 1000,
    erp: erpOf(env, mode),
    registers: registersOf(env),
    mail: mailOf(env),
    sms: smsOf(env),
    cards: cardsIn(env, mode === 'production'),
    directory: directoryIn(env, mode === 'production'),
    virusScanner: virusScannerOf(env['OMSORG_CLAMD']),
    fileStore: fileStoreIn(env, mode === 'production'),
    customerService: customerServiceOf(env),
    customerServicePhones: customerServicePhonesOf(env, mode),
    carriers: carriersOf(env),
    maintenanceKey: maintenanceKeyOf(env['OMSORG_MAINTENANCE_KEY'], mode),
    dataFolder: env['OMSORG_DATA'] ?? null,
    secret: secretOf(env['OMSORG_SECRET'], mode),
  }
}

/** The warning opens two minutes before the end, and no session lasts longer than twelve hours. */
function minutesOfIdleness(text: string | undefined): number {
  const minutes = Number(text || usualIdleMinutes)
  if (Number.isInteger(minutes) && minutes >= 3 && minutes <= 720) return minutes
  throw new ConfigurationError(`OMSORG_IDLE_MINUTES is a whole number from 3 to 720, not ${text}.`)
}

function erpOf(env: Readonly<Record<string, string | undefined>>, mode: Mode): ErpConfig | null {
  const url = env['OMSORG_ERP_URL']
  const token = env['OMSORG_ERP_TOKEN']
  const webhookKeys = (env['OMSORG_ERP_KEYS'] ?? '').split(',').filter((key) => key.length >= 32)
  const catalogueUrl = env['OMSORG_ERP_CATALOGUE_URL'] || url
  if (url && token && catalogueUrl && webhookKeys.length > 0) return { url, catalogueUrl, token, webhookKeys }
  if (mode !== 'production') return null
  throw new ConfigurationError(
    'Production needs OMSORG_ERP_URL, OMSORG_ERP_TOKEN and OMSORG_ERP_KEYS (32 characters or more).',
  )
}

function smsOf(env: Readonly<Record<string, string | undefined>>): SmsConfig | null {
  const url = env['OMSORG_SMS_URL']
  const token = env['OMSORG_SMS_TOKEN']
  const from = env['OMSORG_SMS_FROM'] || 'Omsorg'
  if (!url && !token) return null
  if (!url || !token) throw new ConfigurationError('OMSORG_SMS_URL and OMSORG_SMS_TOKEN are given together.')
  return { url, token, from }
}

function mailOf(env: Readonly<Record<string, string | undefined>>): MailConfig | null {
  const url = env['OMSORG_MAIL_URL']
  const from = env['OMSORG_MAIL_FROM']
  if (!url && !from) return null
  if (url && from) return { url, from }
  throw new ConfigurationError('OMSORG_MAIL_URL and OMSORG_MAIL_FROM belong together.')
}

/** `host:port` of clamd, whose own port is 3310. */
function virusScannerOf(text: string | undefined): Config['virusScanner'] {
  if (!text) return null
  const [, host = '', port = '3310'] = /^([^\s:]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i.exec(text) ?? []
  if (host === '') throw new ConfigurationError(`OMSORG_CLAMD is host:port, not ${text}.`)
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}

/** `OMSORG_CUSTOMER_SERVICE_SE`, `…_FI`, `…_NO`, `…_DK`, each else `OMSORG_CUSTOMER_SERVICE`. */
function customerServiceOf(env: Readonly<Record<string, string | undefined>>): Config['customerService'] {
  const all = env['OMSORG_CUSTOMER_SERVICE'] || 'customer-service@omsorg.example'
  const of = (country: Country) => env[`OMSORG_CUSTOMER_SERVICE_${country}`] || all
  return { SE: of('SE'), FI: of('FI'), NO: of('NO'), DK: of('DK') }
}

/** `OMSORG_CUSTOMER_SERVICE_PHONE_SE` and its sisters: what holders of portal accounts call; none where none is given. */
function customerServicePhonesOf(
  env: Readonly<Record<string, string | undefined>>,
  mode: Mode,
): Config['customerServicePhones'] {
  const all = env['OMSORG_CUSTOMER_SERVICE_PHONE'] || (mode === 'demo' ? '08-465 004 12' : null)
  const of = (country: Country) => env[`OMSORG_CUSTOMER_SERVICE_PHONE_${country}`] || all
  return { SE: of('SE'), FI: of('FI'), NO: of('NO'), DK: of('DK') }
}

/** Each of `OMSORG_REGISTER_SE_URL`, `…_FI_…`, `…_NO_…`, `…_DK_…` that is set connects one register. */
function registersOf(env: Readonly<Record<string, string | undefined>>): Config['registers'] {
  const countries: readonly RegisterCountry[] = ['SE', 'FI', 'NO', 'DK']
  return Object.fromEntries(
    countries.flatMap((country) => {
      const of = (part: string) => env[`OMSORG_REGISTER_${country}_${part}`] || undefined
      const url = of('URL')
      if (!url) return []
      const connection: RegisterConfig = {
        url,
        token: of('TOKEN'),
        certificateFile: of('CERTIFICATE'),
        keyFile: of('KEY'),
        callerId: of('CALLER'),
      }
      return [[country, connection]]
    }),
  )
}

const usualCarriers = { SE: 'postnord', FI: 'posti', NO: 'bring', DK: 'postnord' } as const

/** Each of `OMSORG_SHIPMENT_SE_URL`, `…_FI_…`, `…_NO_…`, `…_DK_…` that is set connects one carrier. */
function carriersOf(env: Readonly<Record<string, string | undefined>>): Config['carriers'] {
  const countries: readonly RegisterCountry[] = ['SE', 'FI', 'NO', 'DK']
  return Object.fromEntries(
    countries.flatMap((country) => {
      const name = (part: string) => `OMSORG_SHIPMENT_${country}_${part}`
      const url = env[name('URL')]
      if (!url) return []
      const carrier = oneOf(env, name('CARRIER'), ['postnord', 'bring', 'posti'], usualCarriers[country])
      if (carrier === 'posti' && country !== 'FI')
        throw new ConfigurationError(`${name('CARRIER')}: Posti is of Finland.`)
      return [[country, { carrier, url, key: env[name('KEY')] || undefined, user: env[name('USER')] || undefined }]]
    }),
  )
}

function maintenanceKeyOf(given: string | undefined, mode: Mode): string | null {
  if (!given) return mode === 'demo' ? demoMaintenanceKey : null
  if (given.length < 12) throw new ConfigurationError('OMSORG_MAINTENANCE_KEY has 12 characters or more.')
  return given
}

function secretOf(given: string | undefined, mode: Mode): string {
  if (given && given.length >= 32) return given
  if (mode === 'production')
    throw new ConfigurationError('OMSORG_SECRET is needed in production: 32 characters or more.')
  return demoSecret
}

function addressesIn(env: Readonly<Record<string, string | undefined>>, name: string): readonly string[] {
  const addresses = (env[name] ?? '').split(',').flatMap((each) => each.trim() || [])
  const wrong = addresses.find((each) => !/^[\da-f.:]*[.:][\da-f.:]*(?:\/\d{1,3})?$/i.test(each))
  if (wrong) throw new ConfigurationError(`${name} holds no address or network: ${wrong}`)
  return addresses
}

function wholeNumber(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new ConfigurationError(`${name} is not a whole number: ${text}`)
  return value
}

function oneOf<const Choice extends string>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const choice = choices.find((each) => each === text)
  if (!choice) throw new ConfigurationError(`${name} is one of ${choices.join(', ')}, not ${text}.`)
  return choice
}
