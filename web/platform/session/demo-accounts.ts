import type { Application } from '@omsorg/contract/application.ts'

const applications: readonly Application[] = ['GUIDE', 'PRINCIPAL', 'CSP']

export interface DemoAccount {
  readonly userName: string
  readonly application: Application
}

export interface DemoAccounts {
  /** The same for all accounts. */
  readonly password: string
  readonly accounts: readonly DemoAccount[]
}

/** The accounts of a demo, or null: outside demo mode there is nothing at this address. Never says that it failed. */
export async function readDemoAccounts(): Promise<DemoAccounts | null> {
  try {
    const response = await fetch('/demo/accounts', { headers: { Accept: 'application/json' } })
    return response.ok ? demoAccountsIn(await response.json()) : null
  } catch {
    return null
  }
}

/** Takes only what has the shape of demo accounts. */
export function demoAccountsIn(body: unknown): DemoAccounts | null {
  const password = field(body, 'password')
  const listed = field(body, 'accounts')
  if (typeof password !== 'string' || !Array.isArray(listed)) return null
  const accounts = listed.flatMap((each: unknown) => {
    const userName = field(each, 'userName')
    const application = applications.find((known) => known === field(each, 'application'))
    return typeof userName === 'string' && application ? [{ userName, application }] : []
  })
  return accounts.length > 0 ? { password, accounts } : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
