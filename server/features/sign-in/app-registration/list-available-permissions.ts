import { grantableToMachines } from '@omsorg/contract/sign-in/app-registration/grantable.ts'
import { listAvailablePermissions as contract } from '@omsorg/contract/sign-in/app-registration/list-available-permissions.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'

export const listAvailablePermissions = handle(contract, async () => agree([...grantableToMachines]))
