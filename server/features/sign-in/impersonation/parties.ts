import { grantedBy } from '@omsorg/contract/roles.ts'
import type { Target } from '@omsorg/domain/sign-in/impersonation/may-impersonate.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Account } from '../token/accounts.sql.ts'
import { roleCodesOf } from './impersonations.sql.ts'

/** An account as the rule of impersonation looks at it, with the rights that it has in this moment. */
export async function partyOf(tx: Transaction, account: Account): Promise<Target> {
  const codes = await roleCodesOf(tx, account.id)
  return {
    id: account.id,
    application: account.application,
    market: account.market,
    mayImpersonate: codes.some((code) => grantedBy(code).includes('ImpersonationWrite')),
    status: account.status,
    clientRemoved: account.client_removed,
    isMachine: account.is_machine,
  }
}
