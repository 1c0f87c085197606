import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { Database } from './database.ts'
import type { Handler } from './handle.ts'
import { selfTest } from './self-test.sql.ts'

export class UnsafeStart extends Error {}

/**
 * What would be dangerous to serve with: an endpoint without a declared permission, one that is answered twice or never, or
 * one that shows persons in steps, where no transaction holds both the reading and its row in the access log.
 */
export function checkEndpoints(contracts: readonly Definition[], handlers: readonly Handler[]): void {
  const answered = handlers.map((handler) => handler.contract)
  for (const { kind, contract } of handlers) {
    if (kind === 'steps' && (contract.shows || contract.searchesBy)) {
      throw new UnsafeStart(`${contract.name} shows persons in steps, which leaves nothing in the access log`)
    }
  }
  const featureOf = ({ name }: Definition) => name.split('/')[0]
  for (const contract of answered) {
    if (!contract.permission) throw new UnsafeStart(`${contract.name} declares neither a permission nor public`)
    if (contract.permission !== 'public' && !contract.applications?.length) {
      throw new UnsafeStart(`${contract.name} names no application`)
    }
    if (!contracts.includes(contract))
      throw new UnsafeStart(`${contract.name} is missing in contract/${featureOf(contract)}/endpoints.ts`)
  }
  for (const contract of contracts) {
    const times = answered.filter((each) => each === contract).length
    if (times !== 1) {
      const handlers = `server/features/${featureOf(contract)}/index.ts`
      throw new UnsafeStart(`${contract.name} is answered ${times} times: ${handlers} must list its handler once`)
    }
  }
}

/** The database must not show more than it should. */
export async function refuseUnsafeDatabase(database: Database): Promise<void> {
  const failures = await database.transaction(null, selfTest)
  if (failures.length > 0) throw new UnsafeStart(`the database fails its self-test: ${failures.join('; ')}`)
}
