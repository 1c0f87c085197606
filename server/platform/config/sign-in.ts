import { ConfigurationError } from './configuration-error.ts'

/** Cards of care staff, and the e-IDs of those who have an account of the care recipient portal. */
type Means = 'siths' | 'vrk' | 'bankid-se' | 'ftn' | 'mitid' | 'bankid-no'

export interface CardsConfig {
  /** With its version: https://client.grandid.com/json1.1/ */
  readonly url: string
  readonly apiKey: string
  /** What the service knows each card and e-ID by; null for one that it does not offer us. */
  readonly serviceKeys: Readonly<Record<Means, string | null>>
  /** In which attributes of its answer the number of each may stand. */
  readonly attributes: Readonly<Record<Means, readonly string[]>>
  /** In which the issuer of the card may stand. */
  readonly issuerAttributes: readonly string[]
}

export interface DirectoryConfig {
  /** https://login.microsoftonline.com */
  readonly url: string
  /** In which tenant the window opens: one, or `organizations`. */
  readonly tenant: string
  /** Our pages and our interface, as the directory knows them. */
  readonly clientId: string
  readonly audience: string
  readonly scope: string
  /** The tenants whose people may be operators. */
  readonly operatorTenants: readonly string[]
}

type Env = Readonly<Record<string, string | undefined>>

/** Null where no card service is named. */
export function cardsIn(env: Env, isProduction: boolean): CardsConfig | null {
  const url = env['OMSORG_CARDS_URL']
  const apiKey = env['OMSORG_CARDS_API_KEY']
  const serviceKeys = {
    siths: env['OMSORG_CARDS_SITHS_KEY'] || null,
    vrk: env['OMSORG_CARDS_VRK_KEY'] || null,
    'bankid-se': env['OMSORG_CARDS_BANKID_SE_KEY'] || null,
    ftn: env['OMSORG_CARDS_FTN_KEY'] || null,
    mitid: env['OMSORG_CARDS_MITID_KEY'] || null,
    'bankid-no': env['OMSORG_CARDS_BANKID_NO_KEY'] || null,
  }
  const isNamed = Object.values(serviceKeys).some((key) => key !== null)
  if (!url && !apiKey && !isNamed) return null
  if (!url || !apiKey || !isNamed) {
    throw new ConfigurationError(
      'OMSORG_CARDS_URL and OMSORG_CARDS_API_KEY are given together, with the key of one card or e-ID at least: OMSORG_CARDS_SITHS_KEY, _VRK_KEY, _BANKID_SE_KEY, _FTN_KEY, _MITID_KEY, _BANKID_NO_KEY.',
    )
  }
  onlyHttps('OMSORG_CARDS_URL', url, isProduction)
  const siths = ['hsaid', 'hsaId', 'employeeHsaId', 'serialNumber', 'username']
  const attributes = {
    siths: namesIn(env['OMSORG_CARDS_SITHS_ATTRIBUTES']) ?? siths,
    vrk: namesIn(env['OMSORG_CARDS_VRK_ATTRIBUTES']) ?? ['serialNumber', 'username'],
    'bankid-se': namesIn(env['OMSORG_CARDS_BANKID_SE_ATTRIBUTES']) ?? ['personalNumber', 'serialNumber', 'username'],
    ftn: namesIn(env['OMSORG_CARDS_FTN_ATTRIBUTES']) ?? ['hetu', 'nationalIdentificationNumber', 'personalNumber'],
    mitid: namesIn(env['OMSORG_CARDS_MITID_ATTRIBUTES']) ?? ['cpr', 'cprNumber', 'personalNumber'],
    'bankid-no': namesIn(env['OMSORG_CARDS_BANKID_NO_ATTRIBUTES']) ?? ['pid', 'fnr', 'ssn', 'personalNumber'],
  }
  const issuerAttributes = namesIn(env['OMSORG_CARDS_ISSUER_ATTRIBUTES']) ?? ['issuer', 'issuerDn', 'issuerDN']
  return { url, apiKey, serviceKeys, attributes, issuerAttributes }
}

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Null where no directory is named. */
export function directoryIn(env: Env, isProduction: boolean): DirectoryConfig | null {
  const clientId = env['OMSORG_DIRECTORY_CLIENT']
  const scope = env['OMSORG_DIRECTORY_SCOPE']
  if (!clientId && !scope) return null
  if (!clientId || !scope) {
    throw new ConfigurationError('OMSORG_DIRECTORY_CLIENT and OMSORG_DIRECTORY_SCOPE are given together.')
  }
  const url = (env['OMSORG_DIRECTORY_URL'] || 'https://login.microsoftonline.com').replace(/\/$/, '')
  onlyHttps('OMSORG_DIRECTORY_URL', url, isProduction)
  const tenant = env['OMSORG_DIRECTORY_TENANT'] || 'organizations'
  const operatorTenants = namesIn(env['OMSORG_DIRECTORY_OPERATORS']) ?? (guid.test(tenant) ? [tenant] : [])
  if (!guid.test(tenant) && tenant !== 'organizations') {
    throw new ConfigurationError(`OMSORG_DIRECTORY_TENANT is the id of a tenant, or organizations, not ${tenant}.`)
  }
  const strange = operatorTenants.find((each) => !guid.test(each))
  if (strange) throw new ConfigurationError(`OMSORG_DIRECTORY_OPERATORS holds no id of a tenant: ${strange}`)
  return { url, tenant, clientId, audience: env['OMSORG_DIRECTORY_AUDIENCE'] || clientId, scope, operatorTenants }
}

function namesIn(text: string | undefined): readonly string[] | null {
  const names = (text ?? '').split(',').flatMap((each) => each.trim() || [])
  return names.length > 0 ? names : null
}

function onlyHttps(name: string, url: string, isProduction: boolean): void {
  if (isProduction && URL.parse(url)?.protocol !== 'https:') {
    throw new ConfigurationError(`${name} is no address with https: ${url}`)
  }
}
