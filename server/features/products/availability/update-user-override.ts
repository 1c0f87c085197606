import { updateUserOverride as contract } from '@omsorg/contract/products/availability/update-user-override.ts'
import { handle } from '../../../platform/handle.ts'
import { saveOverride } from './save-override.ts'

export const updateUserOverride = handle(contract, async ({ input, actor, tx }) => saveOverride(tx, actor, input))
