import type { FurtherTexts } from '../../shape.ts'
import { portalMail } from './portal-mail.ts'
import { portalAccounts } from './portal-accounts.ts'

export const portalAccountTexts = { portalAccounts, portalMail } satisfies Partial<FurtherTexts>
