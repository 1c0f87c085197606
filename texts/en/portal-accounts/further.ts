import { portalAccounts } from './portal-accounts.ts'

export const portalAccountTexts = { portalAccounts }
