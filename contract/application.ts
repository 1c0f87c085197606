import type { Definition } from './endpoint.ts'

export type Application = 'GUIDE' | 'PRINCIPAL' | 'CSP' | 'CRP'

/** Those in which users of the organisation work; the portal has holders of accounts instead. */
export type StaffApplication = Exclude<Application, 'CRP'>

/** The identifier of each application as it is shown (A-1-06); token, addresses and API say CSP. */
export const variantOf = {
  GUIDE: 'GUIDE',
  PRINCIPAL: 'PRINCIPAL',
  CSP: 'CUSTOMER_SERVICE_PORTAL',
  CRP: 'CARE_RECIPIENT_PORTAL',
} as const satisfies Readonly<Record<Application, string>>

const baseOfApplication: Record<Application, string> = {
  GUIDE: '/api/Guide',
  PRINCIPAL: '/api/Principal',
  CSP: '/api/CSP',
  CRP: '/api/CRP',
}

export function baseOf(application: Application | null): string {
  return application ? baseOfApplication[application] : '/api'
}

const staffApplications: readonly StaffApplication[] = ['GUIDE', 'PRINCIPAL', 'CSP']

/** Every address at which an endpoint is served. What is public belongs to staff; the portal has its own below `/connect`. */
export function addressesOf(endpoint: Definition): readonly string[] {
  if (endpoint.fixed) return [endpoint.path]
  const bases = endpoint.permission === 'public' ? ['/api', ...staffApplications.map(baseOf)] : []
  const own = (endpoint.applications ?? []).map(baseOf)
  return [...new Set([...bases, ...own])].map((base) => base + endpoint.path)
}
