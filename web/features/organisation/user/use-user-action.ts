import { type ActionOf, nodeActions } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { AddressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { addressOfNode } from '../node/chosen-node.ts'
import { screenOf } from '../node/node-screens.ts'
import { useAdministrator } from '../node/use-administrator.ts'

/** Where an action of a user is done, and whether whoever looks may open it and change something there. */
export function useUserAction(node: AddressedPerson<'User'>, name: ActionOf<'User'>) {
  const who = useAdministrator()
  const action = who && nodeActions('User', who).find((each) => each.name === name)
  return {
    address: addressOfNode(who?.application ?? 'PRINCIPAL', node, name),
    opens: action?.missing.length === 0 && screenOf('User', name) !== undefined,
    mayChange: action?.missing.length === 0 && action.mayChange,
  }
}
