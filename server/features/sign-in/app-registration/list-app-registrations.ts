import { permissions } from '@omsorg/contract/permissions.ts'
import { listAppRegistrations as contract } from '@omsorg/contract/sign-in/app-registration/list-app-registrations.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { registrations } from './app-registrations.sql.ts'

const isWhole = (name: string) => permissions.some((each) => each === name)

export const listAppRegistrations = handle(contract, async ({ tx }) => {
  const found = await registrations(tx)
  return agree(
    found.map((each) => ({
      clientId: each.client_id,
      displayName: each.display_name,
      createdOn: each.created_at,
      reachClientId: each.reach_client_id,
      reachMarket: each.reach_market,
      permissionCount: each.permissions.filter(isWhole).length,
    })),
  )
})
