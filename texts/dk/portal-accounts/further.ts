import type { FurtherTexts } from '../../shape.ts'
import { portalAccounts } from './portal-accounts.ts'

export const portalAccountTexts = { portalAccounts } satisfies Partial<FurtherTexts>
