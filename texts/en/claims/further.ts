import { claims } from './claims.ts'

export const claimTexts = { claims }
