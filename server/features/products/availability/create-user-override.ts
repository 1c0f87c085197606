import { createUserOverride as contract } from '@omsorg/contract/products/availability/create-user-override.ts'
import { handle } from '../../../platform/handle.ts'
import { saveOverride } from './save-override.ts'

export const createUserOverride = handle(contract, async ({ input, actor, tx }) =>
  saveOverride(tx, actor, { ...input, rowVersion: null }),
)
